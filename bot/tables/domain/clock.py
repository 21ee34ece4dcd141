"""The clocks of a table, computed: when each open question is due, when reminders go out, what wakes the table next.

The store keeps one deadline a table: the earliest moment at which `due` would do something. It survives restarts; what
is due is judged anew when it fires, so a late or doubled alarm does nothing.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from hashlib import blake2b
from typing import Any, TypeAlias

from bot.tables.domain import newcomers
from bot.tables.domain.desk import Desk
from bot.tables.domain.house import HOUR, MINUTE
from bot.tables.model import views
from bot.tables.model.table import GAMES_OWN_CLOCKS, NO_CLOCK, SPEEDS, Opening, Phase
from engine.core import run
from engine.core.position import Position
from engine.core.seat import Seat
from engine.core.step import Question

Same: TypeAlias = Callable[[Question[Any], Question[Any]], bool]

REMINDED_AT = (50, 80)
"""Reminders go out when so many hundredths of the time are used up."""
UNHURRIED = 300
"""Seconds for whoever plays a game for the first time, and for whoever plays with them: the last reminder comes a
minute before they are over."""
SHORTEST_REMINDED = 2 * MINUTE
"""A clock shorter than this has only the last reminder."""


def identical(one: Question[Any], other: Question[Any]) -> bool:
    """Whether two questions are one: the kernel keeps an open question's object as long as it is open."""
    return one is other


def equal(one: Question[Any], other: Question[Any]) -> bool:
    """Whether two questions look the same."""
    return one == other


def opened(desk: Desk) -> tuple[Opening, ...]:
    """Fresh clocks for every open question."""
    return tuple(_opening(desk, question) for question, _ in desk.playing.position.open_questions())


def carry_over(desk: Desk, before: Position[Any], same: Same, unnoticed: bool) -> None:
    """Keep the clocks of questions that stay open, start those of new ones.

    `unnoticed`: nobody else can tell that anything has happened. What is asked now is asked behind the question that
    they still see, whose clock goes on: a fresh one would tell them.
    """
    clocks = list(zip((question for question, _ in before.open_questions()), desk.table.openings, strict=True))
    open_now = [question for question, _ in desk.playing.position.open_questions()]
    kept = [_taken(clocks, partial(same, question)) for question in open_now]
    for at, question in enumerate(open_now):
        if unnoticed and question.announced:
            kept[at] = kept[at] or _taken(clocks, lambda other: other.announced)
    desk.change(openings=tuple(one or _opening(desk, asked) for one, asked in zip(kept, open_now, strict=True)))


def given_again(desk: Desk, past: Sequence[Question[Any]]) -> None:
    """What its clock could not settle, and is asked still, has its whole time once more: no alarm rings for ever."""
    open_now = [question for question, _ in desk.playing.position.open_questions()]
    anew = [any(one is question for one in past) for question in open_now]
    desk.change(
        openings=tuple(
            _opening(desk, question) if again else had
            for question, had, again in zip(open_now, desk.table.openings, anew, strict=True)
        )
    )


def seconds_of(desk: Desk, question: Question[Any]) -> int:
    """How long a question may stay open; 0 for ever."""
    own = desk.game.clocks.get(question.clock)
    seconds = own(desk.playing.settings) if own else 0
    if question.clock in desk.game.hosting.unhurried and seconds and newcomers.any_at(desk):
        seconds = max(seconds, UNHURRIED)
    if question.full_time or desk.table.pace == GAMES_OWN_CLOCKS:
        return seconds
    return 0 if desk.table.pace == NO_CLOCK else int(desk.table.pace) * HOUR // 1000


def rewound(desk: Desk, by_ms: int) -> None:
    """Give every clock back the time that passed in a pause, the game's own among them."""
    desk.change(
        paused_ms=desk.table.paused_ms + by_ms,
        openings=tuple(
            replace(one, opened_at=one.opened_at + by_ms, due_at=None if one.due_at is None else one.due_at + by_ms)
            for one in desk.table.openings
        ),
        askings=tuple(replace(asking, since=asking.since + by_ms) for asking in desk.table.askings),
    )


def put(desk: Desk, by_ms: int) -> None:
    """The house's clock was put: whoever was given time has it still. A pause counts from its own beginning anyway."""
    table = desk.table
    desk.change(
        touched_at=table.touched_at + by_ms,
        sitters=tuple(
            one if one.stood_in_at is None else replace(one, stood_in_at=one.stood_in_at + by_ms)
            for one in table.sitters
        ),
    )
    if table.is_playing:
        rewound(desk, by_ms)


def silent(position: Position[Any], at: int) -> tuple[Seat, ...]:
    """The seats that have not answered an open question."""
    question, answers = position.open_questions()[at]
    return tuple(seat for seat in question.asks(position.board) if seat not in dict(answers))


def thinking_until(desk: Desk, seat: Seat) -> int:
    """When a computer player answers: by the table's secret and since when everybody sees it asked, by nothing else.

    Where nobody may know who is asked, everybody would think for as long.
    """
    shortest, longest = desk.house.customs.thinking
    asking = desk.table.askings[seat]
    known = seat if seat in views.waiting_for(desk.playing.position) else ""
    digest = blake2b(f"{known}.{asking.since}".encode(), key=desk.table.secret.encode()[:64], digest_size=4).digest()
    customary = shortest + int.from_bytes(digest, "big") % max(1, longest - shortest)
    playing = desk.playing
    longer = run.thinking_seconds(desk.game, playing.setup.settings, playing.position, seat)
    return asking.since + max(customary, longer * 1000) * SPEEDS[desk.table.speed] // 100


def computers(desk: Desk) -> tuple[Seat, ...]:
    """The awaited seats for which a computer player acts; a lesson says itself what the others do."""
    if desk.table.lesson:
        return ()
    awaited = views.awaited(desk.playing.position)
    return tuple(seat for seat in dict.fromkeys(awaited) if desk.table.sitters[seat].computer)


def reminder_at(opening: Opening) -> int | None:
    """When the next reminder of a question goes out."""
    if opening.due_at is None:
        return None
    span = opening.due_at - opening.opened_at
    moments = REMINDED_AT if span >= SHORTEST_REMINDED else REMINDED_AT[1:]
    return opening.opened_at + span * moments[opening.reminded] // 100 if opening.reminded < len(moments) else None


def wake_at(desk: Desk) -> int | None:
    """The next moment at which something is due at this table; None if it waits for people alone."""
    return min(_alarms(desk), default=None)


def _alarms(desk: Desk) -> Iterator[int]:
    table, customs = desk.table, desk.house.customs
    if table.phase in (Phase.LOBBY, Phase.GATHERING):
        yield table.touched_at + customs.lobby_lasts
    if not table.is_playing:
        return
    for opening in table.openings:
        yield from (at for at in (reminder_at(opening), opening.due_at) if at is not None)
    yield from (thinking_until(desk, seat) for seat in computers(desk))
    yield from vote_alarms(desk)


def vote_alarms(desk: Desk) -> Iterator[int]:
    """When the house asks whether to end a game that somebody has been missing from."""
    if desk.table.wish is None:
        for sitter in desk.table.sitters:
            if sitter.stood_in_at is not None:
                yield sitter.stood_in_at + desk.house.customs.vote_after


def _opening(desk: Desk, question: Question[Any]) -> Opening:
    seconds = seconds_of(desk, question)
    return Opening(desk.now, desk.now + seconds * 1000 if seconds else None)


def _taken(clocks: list[tuple[Question[Any], Opening]], fits: Callable[[Question[Any]], bool]) -> Opening | None:
    """Take the first clock whose question fits from those that are left."""
    for at, (question, opening) in enumerate(clocks):
        if fits(question):
            del clocks[at]
            return opening
    return None


def pace_in_words(desk: Desk, pace: str) -> str:
    """A pace, in the table's language."""
    if pace in (GAMES_OWN_CLOCKS, NO_CLOCK):
        return desk.public(f"pace-{pace}")
    return desk.public("pace-hours", n=int(pace))
