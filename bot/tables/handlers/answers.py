"""Presses and typed lines as answers: read, judged, entered into the log."""

from typing import Any

from bot.tables.domain import later, lessons, turns
from bot.tables.domain.desk import Desk
from bot.tables.domain.tries import TOO_MANY
from bot.tables.looks.framed import framed
from bot.tables.menu import short_answers
from bot.tables.menu.facing import Facing
from bot.tables.menu.meaning import Answered, Drafted, Narrowed, meaning
from bot.tables.menu.prompts import screen
from bot.tables.model import views
from bot.tables.model.button_ids import Pressed
from bot.tables.model.reply import Reply
from bot.tables.model.table import Phase
from engine.core.action import Action
from engine.core.lines import Judged, judged, settles
from engine.core.refusal import Refused
from engine.core.seat import Seat

NOT_UNDERSTOOD = ("bad_command", "must_answer", "nothing_typed", "wrong_phase", "not_your_turn")
"""After these it helps to be told what is possible."""


def press(desk: Desk, pressed: Pressed) -> Reply:
    """A button of the prompt machine."""
    facing = _faced(desk, pressed)
    match meaning(facing, pressed):
        case Answered(action):
            one = Judged(action, desk.playing.position, ())
            return _once_more(desk, facing.seat, one) or _answer(desk, facing.seat, (one,))
        case Drafted(draft):
            desk.keep(facing.seat, draft)
            return _shown(desk, desk.facing(facing.seat), Narrowed())
        case Narrowed() as narrowed:
            if facing.doubted is not None:
                desk.keep(facing.seat, None)
            return _shown(desk, desk.facing(facing.seat), narrowed)


def say(desk: Desk, line: str) -> Reply:
    """A typed line: what happens together is carried out or none of it, the rest is kept for when its turn comes."""
    seat = _acting_seat(desk)
    entries = short_answers.understood(desk.facing(seat), desk.private, line)
    together: list[Judged[Any]] = []
    for one in judged(desk.game, desk.playing.position, seat, entries, turns.at_ms(desk)):
        doubted = _once_more(desk, seat, one)
        if doubted:
            return doubted
        together.append(one)
    return _answer(desk, seat, tuple(together))


def nearest(desk: Desk, refused: Refused, typed: str) -> str:
    """Why a typed line was refused, and what was meant or else is possible; from the seat's own choices."""
    voice = desk.private
    seat = desk.table.seat_of(desk.who.id)
    if seat is None or desk.match is None or not desk.table.is_playing or refused.key == TOO_MANY:
        return voice.refusal(refused)
    facing = desk.facing(seat)
    legal = [choice.action for choice in facing.choices]
    lines = short_answers.examples(facing, voice.speech) if refused.key in NOT_UNDERSTOOD else ()
    return voice.speech.explained(voice.words, voice.refusal(refused), typed, legal, lines)


def _answer(desk: Desk, seat: Seat, together: tuple[Judged[Any], ...]) -> Reply:
    """A seat answers; of what was kept for it before, nothing is left."""
    other = lessons.other_way(desk, seat, tuple(one.action for one in together))
    if other:
        return Reply(other, ok=False, table=desk.table.id)
    (first, *others), voice = together, desk.private
    secret, meant = _is_secret(desk, seat, first.action), desk.doubted(seat)
    outcome = later.done(desk, seat, first.action)
    belong = 0 if settles(first.position, outcome, seat) else len(others)
    followed = later.follow(desk, seat, first.left, belong, meant)
    later.keep(desk, seat, followed)
    desk.sit(seat, missed=0)
    lessons.go_on(desk)
    taken = voice("answer-taken-secret" if secret else "answer-taken", answer="; ".join(desk.did))
    rest = later.note(followed, voice)
    return Reply("\n".join(filter(None, (taken, rest))), table=desk.table.id, acted=True, rest=rest)


def _is_secret(desk: Desk, seat: Seat, action: Action[Any]) -> bool:
    """Whether an answer stays sealed."""
    asked = views.asked(desk.game, desk.playing.position, seat)
    return next((question.secret for question, _, verbs in asked if type(action) in verbs), False)


def _once_more(desk: Desk, seat: Seat, one: Judged[Any]) -> Reply | None:
    """Nothing is done yet if it is known to set off what cannot be taken back, and is said for the first time."""
    if one.action == desk.doubted(seat) or not one.action.beforehand(one.position.board, seat):
        return None
    if one.position is desk.playing.position:
        desk.playing.act(seat, one.action, turns.at_ms(desk))
    desk.keep(seat, one.action)
    said = desk.private.said(one.action, one.position.board, seat)
    return Reply(desk.private("once-more", answer=said), table=desk.table.id)


def _faced(desk: Desk, pressed: Pressed) -> Facing:
    seat = _acting_seat(desk)
    if pressed.seat != seat:
        raise Refused("not_your_button")
    return desk.facing(seat)


def _acting_seat(desk: Desk) -> Seat:
    if desk.table.phase is not Phase.PLAYING:
        raise Refused("not_playing")
    if desk.table.paused_at is not None:
        raise Refused("is_paused")
    seat = desk.seat
    if desk.table.sitters[seat].computer:
        raise Refused("handed_over")
    return seat


def _shown(desk: Desk, facing: Facing, narrowed: Narrowed) -> Reply:
    asked = framed(desk, facing.seat, desk.private, screen(facing, desk.private, narrowed))
    is_hand = narrowed == Narrowed() and desk.has_hand_here
    return Reply(screen=asked, is_hand=is_hand, in_place=True, table=desk.table.id)
