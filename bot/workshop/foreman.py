"""One worker as the house knows it: a process at the other end of two pipes.

It is started by name, so nothing of this process is copied into it; it ends when its pipe does, however this process
ended; and it has no token, since it is told of none (`docs/decisions/0090-workers.md`).
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bot.environment import Environment
from bot.workshop.orders import LENGTH, MOST_BUFFERED, MarksHeard, WorkOutcome, read_outcome

LONGEST_START_SECONDS: Final = 60.0
LONGEST_WORK_SECONDS = 30.0


class WorkerLost(Exception):  # noqa: N818  it says what became of the worker
    """A worker has ended, or does not end what it was given."""

    def __init__(self, begun: bool = True) -> None:
        super().__init__()
        self.begun = begun
        """Whether it was about this that it was lost, perhaps."""


@dataclass(frozen=True, slots=True)
class Equipment:
    """Where a worker finds what it needs."""

    art: Path
    """What was rasterised before."""
    pictures: Path
    """The house's own pictures."""


@dataclass(frozen=True, eq=False)
class Worker:
    """One process, which does one thing after the other; the next ones lie in its pipe meanwhile."""

    process: Process
    gone: "asyncio.Task[int]"
    turns: asyncio.Lock = field(default_factory=asyncio.Lock)
    """What comes out belongs to whoever is served, in the order of what went in."""
    lost: asyncio.Event = field(default_factory=asyncio.Event)
    marks: MarksHeard = field(default_factory=MarksHeard)
    """What it has told of scenes."""

    @property
    def pid(self) -> int:
        """The system's number for it."""
        return self.process.pid

    async def does(self, order: bytes) -> WorkOutcome:
        """Have something done, after what it was given before."""
        assert self.process.stdin is not None
        self.process.stdin.write(order)
        async with self.turns:
            if self.lost.is_set():
                raise WorkerLost(begun=False)
            return await self.hears(LONGEST_WORK_SECONDS)

    async def hears(self, seconds: float) -> WorkOutcome:
        """The next thing that it says."""
        assert self.process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                length = await self.process.stdout.readexactly(LENGTH)
                told = await self.process.stdout.readexactly(int.from_bytes(length, "big"))
        except (asyncio.IncompleteReadError, ConnectionError, TimeoutError):
            self.lost.set()
            raise WorkerLost from None
        return read_outcome(told, self.marks)


@asynccontextmanager
async def at_work(equipment: Equipment) -> AsyncIterator[Worker]:
    """A new worker, which is gone afterwards."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "bot.workshop", str(equipment.art), str(equipment.pictures)),
        stdin=PIPE,
        stdout=PIPE,
        env=_surroundings(),
        limit=MOST_BUFFERED,
        process_group=0,  # a key pressed at the terminal is meant for the house; in our session they give way to it
    )
    worker = Worker(process, asyncio.create_task(process.wait()))
    try:
        yield worker
    finally:
        await _ended(worker)


async def _ended(worker: Worker) -> None:
    """Nobody waits for what it does any more, and what it keeps on the disk it puts there whole."""
    with suppress(ProcessLookupError):
        worker.process.kill()
    await worker.gone


def _surroundings() -> dict[str, str]:
    """What is set in our environment but for our own settings, and where we find our packages."""
    ours = {name.upper() for name in Environment.model_fields}
    kept = {name: value for name, value in os.environ.items() if name.upper() not in ours}
    return {**kept, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
