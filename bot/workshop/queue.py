"""What is to be done in a workshop, and who of its workers is free: each order goes where its game is known already.

A worker has at hand what it has drawn lately. Five games at every worker would push each other out there.
"""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Final

from bot.workshop.orders import WorkOutcome

MOST_GAMES: Final = 3
"""A worker has about so many games at hand."""
MOST_PASSED: Final = 8
"""So often somebody whose game is known goes first; then it is the turn of whoever has waited longest."""
MOST_IN_A_ROW: Final = 2
"""So many thoughts go before a picture that waits: where computers have ever more to think about, people still see."""


@dataclass(eq=False)
class Job:
    """An order and whoever waits for what comes of it. Thoughts are short and go before pictures."""

    rank: int
    number: int
    slug: str
    order: bytes = field(repr=False)
    outcome: "asyncio.Future[WorkOutcome]"
    tries: int = 0
    passed: int = 0


TURN = attrgetter("rank", "number")
"""By what the next one is found."""


class SeatLeft(Exception):  # noqa: N818  it says what became of a seat
    """Nobody sits there any more."""


@dataclass(eq=False)
class WorkerSeat:
    """Where a worker sits, and which games it was given lately."""

    games: OrderedDict[str, None] = field(default_factory=OrderedDict)
    busy: int = 0
    """How much it was given that is not done."""
    left: bool = False
    """Whether nobody sits there any more."""

    def knows(self, slug: str) -> bool:
        """Whether this game is at hand here."""
        return slug in self.games

    def suits(self, slug: str) -> tuple[int, bool, int]:
        """The less, the better it suits this game: whoever has nothing to do goes first."""
        return self.busy, not self.knows(slug), len(self.games)

    def learns(self, slug: str) -> None:
        """From now on this game is at hand, and the one that was needed longest ago is not."""
        self.games[slug] = None
        self.games.move_to_end(slug)
        while len(self.games) > MOST_GAMES:
            self.games.popitem(last=False)


class JobQueue:
    """Jobs that wait for a worker, or workers that wait for a job."""

    def __init__(self) -> None:
        self._jobs: list[Job] = []
        self._free: dict[asyncio.Future[Job], WorkerSeat] = {}
        self._in_a_row = 0

    def __len__(self) -> int:
        return len(self._jobs)

    def put(self, job: Job) -> None:
        """Have it done: by a worker that has nothing to do and knows the game, else by the one that knows fewest."""
        if not self._free:
            self._jobs.append(job)
            return
        chosen = min(self._free, key=lambda one: self._free[one].suits(job.slug))
        seat = self._free.pop(chosen)
        seat.busy += 1
        chosen.set_result(job)

    def done(self, seat: WorkerSeat) -> None:
        """This seat has done something that it was given."""
        seat.busy -= 1

    def leave(self, seat: WorkerSeat) -> None:
        """Nobody sits here any more: whoever waits for a job is told so."""
        seat.left = True
        for coming in [one for one, at in self._free.items() if at is seat]:
            del self._free[coming]
            coming.set_exception(SeatLeft)

    async def take(self, seat: WorkerSeat) -> Job:
        """The next job for this seat; `SeatLeft` if there is nobody to do it."""
        if seat.left:
            raise SeatLeft
        if self._jobs:
            seat.busy += 1
            job = self._next(seat)
        else:
            job = await self._come(seat)
        seat.learns(job.slug)
        return job

    async def _come(self, seat: WorkerSeat) -> Job:
        coming: asyncio.Future[Job] = asyncio.get_running_loop().create_future()
        self._free[coming] = seat
        try:
            return await coming
        except asyncio.CancelledError:
            self._free.pop(coming, None)
            if coming.done() and not coming.cancelled() and coming.exception() is None:
                self.done(seat)
                self.put(coming.result())
            raise

    def _next(self, seat: WorkerSeat) -> Job:
        oldest = self._oldest()
        alike = (one for one in self._jobs if one.rank == oldest.rank and seat.knows(one.slug))
        known = min(alike, key=TURN, default=oldest)
        job = known if oldest.passed < MOST_PASSED else oldest
        if job is not oldest:
            oldest.passed += 1
        self._jobs.remove(job)
        return job

    def _oldest(self) -> Job:
        """The oldest of what goes first, or now and then of what has to wait for it."""
        first = min(self._jobs, key=TURN)
        later = [one for one in self._jobs if one.rank > first.rank]
        self._in_a_row = self._in_a_row + 1 if later else 0
        if self._in_a_row <= MOST_IN_A_ROW:
            return first
        self._in_a_row = 0
        return min(later, key=TURN)
