"""No seat stays empty: computer players act for it, people come back to it, others take it over.

The ladder of a silent seat: reminders, the default, a computer player that sees only what the seat may see, an open
call for a substitute, and at last a vote on ending the game. Its person may come back at every rung.
"""

from bot.tables.domain import attendance, clock, lessons, turns
from bot.tables.domain.desk import Desk
from bot.tables.domain.handler import Handler, serving
from bot.tables.model.intents import HandOver, Kick, Leave, Resign, SkipLesson, TakeBack
from bot.tables.model.reply import Reply
from bot.tables.model.table import Phase, Sitter
from bot.tables.ports.platform import Thought
from engine.core.dice import Dice, mixed_seed
from engine.core.match import Returned
from engine.core.refusal import Refused
from engine.core.seat import Seat


def hand_over(desk: Desk, verb: HandOver) -> Reply:
    """A computer player acts for me until I come back."""
    seat = _own_seat(desk)
    lessons.end(desk)
    desk.sit(seat, computer=desk.house.level(verb.level))
    desk.say("handed-over", seat=seat)
    return _done(desk)


def leave(desk: Desk, _verb: Leave) -> Reply:
    """Get up in play: the seat stays mine, a computer player goes on."""
    return hand_over(desk, HandOver())


def take_back(desk: Desk, _verb: TakeBack) -> Reply:
    """I act for myself again."""
    seat = _own_seat(desk)
    come_back(desk, seat)
    return _done(desk)


def come_back(desk: Desk, seat: Seat) -> None:
    """The person of a seat is heard of again."""
    sitter = desk.table.sitters[seat]
    desk.sit(seat, computer="", missed=0, stood_in_at=None)
    if sitter.computer:
        desk.say("is-back", seat=seat)
        _wake_up(desk)
    elif sitter.missed and desk.table.is_playing:
        turns.enter(desk, Returned(seat, turns.at_ms(desk)))


def join_again(desk: Desk, own: Seat) -> Reply:
    """Whoever has a seat sits down on it again."""
    if not desk.table.sitters[own].computer:
        raise Refused("already_seated")
    come_back(desk, own)
    return _done(desk)


def take_over(desk: Desk, seat: Seat, newcomer: Sitter) -> None:
    """Somebody else sits down, unless the seat's own person has come back meanwhile."""
    person = newcomer.person
    if person is None or not desk.table.sitters[seat].is_called_out or desk.table.seat_of(person) is not None:
        desk.say("seat-refused")
        return
    desk.table = desk.table.with_sitter(seat, newcomer).holding(seat, person)
    desk.change(spectators=tuple(one for one in desk.table.spectators if one != person))
    desk.say("joined", name=newcomer.name, number=seat + 1)
    voice = desk.voice_of(seat)
    desk.whisper(seat, voice("you-joined", number=seat + 1, game=voice.title()))
    _wake_up(desk)


def resign(desk: Desk, _verb: Resign) -> Reply:
    """Give the seat up for good."""
    seat = _own_seat(desk)
    vacate(desk, seat, "resigned")
    return Reply(desk.private("you-left"), table=desk.table.id)


def kick(desk: Desk, verb: Kick) -> Reply:
    """The host makes somebody get up: a computer player goes on, and anybody may take the seat."""
    desk.require_host()
    if not 1 <= verb.seat <= len(desk.table.sitters):
        raise Refused("no_such_seat", seat=verb.seat - 1)
    if desk.table.sitters[verb.seat - 1].person is None:
        raise Refused("is_computer")
    vacate(desk, verb.seat - 1, "kicked")
    return _done(desk)


def missed(desk: Desk, seat: Seat) -> None:
    """A deadline has passed; often enough, and a computer player stands in and the seat is called out."""
    sitter = desk.sit(seat, missed=desk.table.sitters[seat].missed + 1)
    if sitter.acts is None or not 0 < _patience(desk) <= sitter.missed:
        return
    desk.sit(seat, computer=desk.house.level(""), stood_in_at=desk.now)
    desk.say("stands-in", seat=seat)
    if desk.table.host == sitter.person:
        _other_host(desk)
    _pause_if_deserted(desk)


def _patience(desk: Desk) -> int:
    """After how many missed deadlines in a row a computer player stands in: the host's word, else the house's."""
    said = desk.game.attendance.patience(desk.playing.settings)
    return desk.house.customs.stand_in_after if said is None else said


def thought(desk: Desk, seat: Seat) -> Thought:
    """What the computer player of a seat answers from: it is shown the seat's view and draws from dice of its own."""
    number = desk.table.askings[seat].number
    dice = Dice(mixed_seed(desk.table.secret, "computer", str(seat), str(number), str(desk.table.entries)))
    return Thought(desk.table.sitters[seat].computer, desk.game, desk.seen(seat), dice)


def due_computers(desk: Desk) -> tuple[Seat, ...]:
    """The seats whose computer players have thought long enough."""
    return tuple(seat for seat in clock.computers(desk) if clock.thinking_until(desk, seat) <= desk.now)


def vacate(desk: Desk, seat: Seat, key: str) -> None:
    """The person of a seat is gone for good: a computer player goes on, and anybody may take the seat."""
    lessons.end(desk)
    desk.say(key, seat=seat)
    level = desk.table.sitters[seat].computer or desk.house.level("")
    desk.sit(seat, computer=level, gave_up=True, stood_in_at=desk.now)
    attendance.pass_on_host(desk)
    _pause_if_deserted(desk)


def skip_lesson(desk: Desk, _verb: SkipLesson) -> Reply:
    """No more of the lesson: the game is played on from here."""
    _own_seat(desk)
    lessons.end(desk)
    return _done(desk)


def _pause_if_deserted(desk: Desk) -> None:
    if desk.table.paused_at is None and not any(one.acts for one in desk.table.sitters):
        desk.change(paused_at=desk.now, paused_by="")
        desk.say("paused-alone")


def _wake_up(desk: Desk) -> None:
    """A game that stood still since nobody was left goes on with the first who comes."""
    is_first = sum(one.acts is not None for one in desk.table.sitters) == 1
    if is_first and desk.table.paused_at is not None and not desk.table.paused_by:
        clock.rewound(desk, desk.now - desk.table.paused_at)
        desk.change(paused_at=None)


def _other_host(desk: Desk) -> None:
    heir = next((one.person for one in desk.table.sitters if one.acts is not None), None)
    seat = None if heir is None else desk.table.seat_of(heir)
    if heir is not None and seat is not None:
        desk.change(host=heir)
        desk.say("host-passed", seat=seat)


def _own_seat(desk: Desk) -> Seat:
    if desk.table.phase is not Phase.PLAYING:
        raise Refused("not_playing")
    return desk.seat


def _done(desk: Desk) -> Reply:
    return Reply(desk.private("done"), table=desk.table.id)


HANDLERS = serving(
    Handler(HandOver, hand_over),
    Handler(TakeBack, take_back),
    Handler(Resign, resign),
    Handler(Leave, leave),
    Handler(Kick, kick),
    Handler(SkipLesson, skip_lesson),
)
