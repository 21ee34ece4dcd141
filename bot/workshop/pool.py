"""A worker for each core, and another one for each that is lost."""

import asyncio
import os
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from hashlib import blake2b
from itertools import count
from time import monotonic
from typing import Any, Final

import structlog

from bot.tables.model.reply import Painted
from bot.tables.ports.platform import Subject, Thought
from bot.workshop.foreman import LONGEST_START_SECONDS, Equipment, Worker, WorkerLost, at_work
from bot.workshop.orders import AnswerFor, Broken, LookAt, NotAllowed, Paint, Warm, WorkDone, order_bytes
from bot.workshop.queue import Job, JobQueue, SeatLeft, WorkerSeat
from engine.core.action import Action, Tokens
from engine.core.refusal import Refused

log = structlog.get_logger(__name__)

THOUGHTS: Final = 0
PICTURES: Final = 1
MOST_WORKERS: Final = 4
"""Cores beyond these are left to others: each worker keeps some two hundred megabytes of art at hand."""
IN_HAND: Final = 2
"""So much a worker is given at once: it goes on with the next thing while the house still hears of the one before."""
MOST_TRIES: Final = 2
MOST_PICTURES: Final = 64
"""So many finished ones are kept: what one sees often has not changed since, whatever else happened at the table."""
LONGEST_WAIT_SECONDS = 60.0
SHORTEST_REST_SECONDS = 0.05
LONGEST_REST_SECONDS = 15.0


class NotDone(Exception):  # noqa: N818  it says what became of an order
    """An order was not carried out; why stands in the log."""


class Pool:
    """A `Workshop` of processes. An order whose worker is lost is given to one other."""

    def __init__(self, equipment: Equipment) -> None:
        self._equipment = equipment
        self._jobs = JobQueue()
        self._numbers = count()
        self._pictures: OrderedDict[bytes, Painted | None] = OrderedDict()
        self.workers: set[Worker] = set()
        """Those that are there now."""

    async def paint(self, subject: Subject) -> Painted | None:
        """The picture of a view; of an equal one, the very same."""
        order = order_bytes(Paint(subject))
        key = blake2b(order).digest()
        if key not in self._pictures:
            self._pictures[key] = await self._done(order, subject.game.slug, PICTURES)
        self._pictures.move_to_end(key)
        painted = self._pictures[key]
        while len(self._pictures) > MOST_PICTURES:
            self._pictures.popitem(last=False)
        return painted

    async def look(self, subject: Subject, at: Tokens) -> str:
        """What there is to say about these things."""
        return str(await self._done(order_bytes(LookAt(subject, at)), subject.game.slug, PICTURES))

    async def think(self, thought: Thought) -> Action[Any]:
        """What a computer player answers."""
        action: Action[Any] = await self._done(order_bytes(AnswerFor(thought)), thought.game.slug, THOUGHTS)
        return action

    @property
    def waiting(self) -> int:
        """How many orders wait for a worker."""
        return len(self._jobs)

    @asynccontextmanager
    async def opened(self, workers: int) -> AsyncIterator[None]:
        """Keep so many workers at work meanwhile. They make themselves ready while the house opens."""
        places = [asyncio.create_task(self._place(number / workers)) for number in range(workers)]
        try:
            yield
        finally:
            for place in places:
                place.cancel()
            await asyncio.gather(*places, return_exceptions=True)

    async def _done(self, order: bytes, slug: str, rank: int) -> Any:
        job = Job(rank, next(self._numbers), slug, order, asyncio.get_running_loop().create_future())
        self._jobs.put(job)
        async with asyncio.timeout(LONGEST_WAIT_SECONDS):
            outcome = await job.outcome
        match outcome:
            case WorkDone(result):
                return result
            case NotAllowed(key, params):
                raise Refused(key, **params)
            case Broken(why, at):
                log.error("work.broken", why=why, at=at)
                raise NotDone

    async def _place(self, share: float) -> None:
        """A place for a worker, and for another one when that is lost; how much of all games others begin with."""
        rest = SHORTEST_REST_SECONDS
        while True:
            began = monotonic()
            try:
                async with at_work(self._equipment) as worker:
                    await self._serve(worker, share)
            except WorkerLost:
                rest = SHORTEST_REST_SECONDS if monotonic() - began > LONGEST_REST_SECONDS else rest * 2
                log.error("worker.lost", rest=rest)
            await asyncio.sleep(min(rest, LONGEST_REST_SECONDS))

    async def _serve(self, worker: Worker, share: float) -> None:
        self.workers.add(worker)
        seat = WorkerSeat()
        worker.gone.add_done_callback(lambda _: self._jobs.leave(seat))
        try:
            await self._warm(worker, share)
            await asyncio.gather(*(self._keep_giving(worker, seat) for _ in range(IN_HAND)))
        finally:
            self.workers.remove(worker)

    async def _keep_giving(self, worker: Worker, seat: WorkerSeat) -> None:
        while True:
            try:
                job = await self._jobs.take(seat)
            except SeatLeft:
                raise WorkerLost(begun=False) from None
            try:
                await self._give(worker, job)
            finally:
                self._jobs.done(seat)

    async def _warm(self, worker: Worker, share: float) -> None:
        """Have it draw what everybody will need, as long as nobody needs anything else.

        Each worker begins with another game: what one has drawn the next ones find on the disk.
        """
        ready = await worker.hears(LONGEST_START_SECONDS)
        for slug in from_there_on(ready.result, share) if isinstance(ready, WorkDone) else ():
            if not self._jobs:
                await worker.does(order_bytes(Warm(slug)))

    async def _give(self, worker: Worker, job: Job) -> None:
        if job.outcome.done():
            return  # whoever wanted it has gone
        try:
            outcome = await worker.does(job.order)
        except WorkerLost as lost:
            job.tries += lost.begun
            self._once_more(job)
            raise
        if not job.outcome.done():
            job.outcome.set_result(outcome)

    def _once_more(self, job: Job) -> None:
        if job.tries < MOST_TRIES:
            self._jobs.put(job)
        elif not job.outcome.done():
            job.outcome.set_exception(NotDone())


def from_there_on(slugs: Sequence[str], share: float) -> tuple[str, ...]:
    """All of them, beginning behind this part.

    >>> from_there_on(["amsterdam", "caverna", "holland", "noites"], 0.5)
    ('holland', 'noites', 'amsterdam', 'caverna')
    """
    first = int(share * len(slugs))
    return (*slugs[first:], *slugs[:first])


def cores() -> int:
    """How many workers this machine has room for; `PYTHON_CPU_COUNT` says so of a part of it, as it does to Python."""
    told = os.environ.get("PYTHON_CPU_COUNT", "")
    there = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    usable = int(told) if told.isdecimal() else there
    return max(1, min(MOST_WORKERS, usable))
