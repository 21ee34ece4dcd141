"""What happens by itself: reminders, time that is up, computer players, the house's own question, a lobby's end."""

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, TypeAlias

import structlog

from bot.tables.domain import announcing, clock, turns
from bot.tables.domain.desk import Desk
from bot.tables.handlers import consent, substitutes
from bot.tables.model import views
from bot.tables.model.table import Phase
from bot.tables.ports.platform import Thought
from engine.core.action import Action
from engine.core.match import Acted, TimedOut
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Question

log = structlog.get_logger(__name__)

MOST_BEHIND = 32
"""So many things in a row may be asked behind one that everybody sees."""

Thinker: TypeAlias = Callable[[Thought], Awaitable[Action[Any]]]
"""Has a computer player think, wherever that is done."""
Work: TypeAlias = Callable[[Callable[[], None]], Awaitable[None]]
"""Does what may take long, wherever that is done."""


@dataclass
class Recollection:
    """A thinker who remembers: where somebody else was faster, and the alarm is rung again, what was thought holds.

    Without that a computer player at a table where somebody keeps pressing would think on and on and never be done.
    """

    think: Thinker
    _before: list[tuple[Thought, Action[Any]]] = field(default_factory=list)
    _now: list[tuple[Thought, Action[Any]]] = field(default_factory=list)

    def again(self) -> None:
        """The alarm is rung once more."""
        self._before, self._now = self._now, []

    async def __call__(self, thought: Thought) -> Action[Any]:
        """Answer as before whoever is shown the same as before."""
        action = self._known(thought) or await self.think(thought)
        self._now.append((thought, action))
        return action

    def _known(self, thought: Thought) -> Action[Any] | None:
        for at, (before, action) in enumerate(self._before):
            if (before.level, before.seen) == (thought.level, thought.seen):
                del self._before[at]
                return action
        return None


async def ring(desk: Desk, think: Thinker, work: Work) -> None:
    """Do what is due now. One thing at a time: what follows from it is due by the next alarm, or at once again."""
    if desk.table.phase in (Phase.LOBBY, Phase.GATHERING):
        if desk.table.touched_at + desk.house.customs.lobby_lasts <= desk.now:
            desk.change(phase=Phase.CANCELLED)
            desk.say("lobby-expired")
        return
    if not desk.table.is_playing:
        return
    late = _late(desk)
    computers = substitutes.due_computers(desk)
    if late is not None:
        await work(partial(_time_up, desk, late))
    elif computers:
        await _computers_answer(desk, computers, think, work)
    elif any(at <= desk.now for at in clock.vote_alarms(desk)):
        consent.ask_to_end(desk)
    else:
        _remind(desk)


def is_late(desk: Desk) -> bool:
    """Whether time was up before what lies on the desk came in, and the alarm has only not rung yet."""
    return desk.table.is_playing and _late(desk) is not None


def _late(desk: Desk) -> tuple[Seat, ...] | None:
    """The seats whose time is up; empty for a question that was open for its full time, None if nothing is due."""
    due = _due(desk)
    if not due:
        return None
    position = desk.playing.position
    return tuple(sorted({seat for at in due for seat in clock.silent(position, at)}))


def _due(desk: Desk) -> list[int]:
    return [at for at, one in enumerate(desk.table.openings) if one.due_at is not None and one.due_at <= desk.now]


def _past(desk: Desk) -> list[Question[Any]]:
    """The questions whose time is up."""
    asked = desk.playing.position.open_questions()
    return [asked[at][0] for at in _due(desk)]


async def _computer_answers(desk: Desk, seat: Seat, think: Thinker, work: Work) -> None:
    """Should a computer player have no answer that the rules allow, the default is taken: no table stands still."""
    try:
        action = await think(substitutes.thought(desk, seat))
        await work(partial(turns.enter, desk, Acted(seat, action, turns.at_ms(desk))))
    except Refused as refused:
        log.error("computer.refused", game=desk.table.game, why=refused.key)
        await work(partial(turns.enter, desk, TimedOut((seat,), turns.at_ms(desk))))


def _time_up(desk: Desk, late: tuple[Seat, ...]) -> None:
    known = views.waiting_for(desk.playing.position)
    begun = tuple(_as_they_stand(desk, late))
    if begun:
        _carry_out(desk, begun)
        return
    seats = late
    for number in _while_unnoticed(desk):
        past = _past(desk)
        turns.enter(desk, TimedOut(seats, turns.at_ms(desk), again=number > 0))
        if desk.table.is_playing:
            clock.given_again(desk, past)
        left = _late(desk) if desk.table.is_playing else None
        if left is None:
            break
        seats = left
    for seat in (seat for seat in late if seat in known):  # of the others nobody may know that they were asked
        if desk.table.is_playing:
            substitutes.missed(desk, seat)


def _as_they_stand(desk: Desk, late: tuple[Seat, ...]) -> Iterator[tuple[Seat, Action[Any]]]:
    """What people have put together and may be done as it is: it is thrown away by no clock."""
    for seat in late:
        facing = desk.facing(seat)
        if facing.draft is not None and facing.draft.parts() and facing.finishes(facing.draft):
            yield seat, facing.draft


def _carry_out(desk: Desk, begun: tuple[tuple[Seat, Action[Any]], ...]) -> None:
    """Do it in their place; whoever else is late is late by the next alarm, which rings at once."""
    for seat, draft in begun:
        turns.enter(desk, Acted(seat, draft, turns.at_ms(desk)))


async def _computers_answer(desk: Desk, seats: tuple[Seat, ...], think: Thinker, work: Work) -> None:
    """What a computer player is asked behind the first question it answers in the same moment: there is one pause."""
    for _ in _while_unnoticed(desk):
        await _computer_answers(desk, seats[0], think, work)
        seats = substitutes.due_computers(desk) if desk.table.is_playing else ()
        if not seats:
            break


def _while_unnoticed(desk: Desk) -> Iterator[int]:
    """Once, and again for as long as nobody else can tell that anything has happened."""
    face = announcing.face(desk.game, desk.table, desk.match)
    for number in range(MOST_BEHIND):
        yield number
        if announcing.face(desk.game, desk.table, desk.match) != face:
            return


def _remind(desk: Desk) -> None:
    reminded = tuple(
        replace(one, reminded=one.reminded + 1) if _is_due(clock.reminder_at(one), desk.now) else one
        for one in desk.table.openings
    )
    desk.change(openings=reminded)


def _is_due(at: int | None, now: int) -> bool:
    return at is not None and at <= now
