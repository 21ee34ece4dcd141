"""Whoever plays a game for the first time: more time at first, and a hint below the question in their first turns."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bot.tables.domain.desk import Desk
from bot.tables.model import views
from bot.tables.model.table import Phase
from bot.text import keys
from bot.text.voice import Voice
from engine.core.position import Position
from engine.core.seat import Seat
from engine.core.step import Question

FIRST_TURNS = 3


def greet(desk: Desk, seat: Seat) -> None:
    """Before the deal it is seen who has never played this game."""
    if desk.table.phase in (Phase.LOBBY, Phase.GATHERING):
        is_new = desk.game.slug not in desk.who.played
        desk.sit(seat, first_turn=int(is_new), hinted=is_new and not desk.who.unhinted)


def dealt(desk: Desk) -> None:
    """From here on everybody at the table has played this game."""
    for person in desk.table.people:
        desk.remember(person, lambda known: known.has_played(desk.game.slug))


def turned(desk: Desk, before: Position[Any]) -> None:
    """Whose turn is over has one of the first turns behind them."""
    over = {*_in_turn(before)} - {*views.awaited(desk.playing.position)}
    for seat in over:
        turn = desk.table.sitters[seat].first_turn
        if turn:
            desk.sit(seat, first_turn=(turn + 1) % (FIRST_TURNS + 1))


def hint(desk: Desk, seat: Seat, voice: Voice) -> tuple[str, ...]:
    """What is worth knowing in one of the first turns, below a question that it is about."""
    sitter = desk.table.sitters[seat]
    key = keys.id_key(voice.slug, f"hint-{sitter.first_turn}")
    asked = (question for question, one in _put(desk.playing.position) if one == seat)
    is_about = not desk.table.lesson and any(sitter.first_turn in question.hints for question in asked)
    is_due = sitter.hinted and is_about and voice.words.has(key)
    return ("", voice("hint", text=voice.words(key))) if is_due else ()


def _in_turn(position: Position[Any]) -> Iterator[Seat]:
    """The seats that are waited for, and have begun to play."""
    return (seat for _, seat in _put(position))


def _put(position: Position[Any]) -> Iterator[tuple[Question[Any], Seat]]:
    """What holds up the game, with each seat that has not answered; not what comes before the first turn."""
    questions = (one for one in position.open_questions() if not one[0].prepares)
    return (
        (question, seat)
        for question, given in questions
        for seat in question.asks(position.board)
        if seat not in dict(given)
    )


def any_at(desk: Desk) -> bool:
    """Whether anybody here still has one of their first turns before them: then nobody is hurried."""
    return any(one.first_turn and one.acts for one in desk.table.sitters)


def no_hints(desk: Desk, seat: Seat) -> None:
    """They are not wanted, here or elsewhere."""
    desk.sit(seat, hinted=False)
    desk.remember(desk.who.id, lambda known: replace(known, unhinted=True))
