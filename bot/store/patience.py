"""How long we wait for a server: a hanging one is told of soon, and nobody is sent away by who stands before them.

So many are served at once, and in the order in which they came. As long as the server answers them, those in the queue
wait on; once it is silent to all, everybody hears so, whether their turn has come or not.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Final

MOST_AT_ONCE: Final = 512
"""What is asked in one moment travels together (`together.py`): in a shorter queue a crowd waits for nothing."""
TICKS: Final = 9


@dataclass(eq=False)
class Wait:
    """Somebody who waits for their turn, and then for an answer."""

    limit: asyncio.Timeout
    heard: int
    """How often the server had answered others when they last looked."""
    is_queueing: bool = True
    silent: int = 0
    """For so many ticks it has been silent."""

    def tick(self, answers: int) -> None:
        """A moment has passed; in the queue one waits anew from each answer to somebody else."""
        goes_on = self.is_queueing and answers != self.heard
        self.silent, self.heard = (0 if goes_on else self.silent + 1), answers
        if self.silent >= TICKS:
            self.limit.reschedule(asyncio.get_running_loop().time())


@dataclass
class Patience:
    """Everybody who waits for one server."""

    turns: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(MOST_AT_ONCE))
    answers: int = 0
    """How often it has answered."""
    waits: dict[float, set[Wait]] = field(default_factory=dict)
    """Who waits, by the length of their ticks. They share one clock: each command is one more, and most are short."""

    @asynccontextmanager
    async def lasting(self, seconds: float) -> AsyncIterator[None]:
        """Wait for so long, by the moments that pass on our own loop: one that was held up is no fault of the server's.

        In the queue, anew from each answer to somebody else. What is asked meanwhile belongs to the same turn.
        """
        if _SERVED.get() is self:
            yield
            return
        before = _SERVED.set(self)
        try:
            async with self._limited(seconds) as wait, self.turns:
                wait.is_queueing = False
                yield
        finally:
            _SERVED.reset(before)
        self.answers += 1

    @asynccontextmanager
    async def _limited(self, seconds: float) -> AsyncIterator[Wait]:
        tick = seconds / TICKS
        async with asyncio.timeout(None) as limit:
            wait = Wait(limit, self.answers)
            if tick not in self.waits:
                self.waits[tick] = set()
                asyncio.get_running_loop().call_later(tick, self._tick, tick)
            self.waits[tick].add(wait)
            try:
                yield wait
            finally:
                self.waits[tick].discard(wait)

    def _tick(self, tick: float) -> None:
        for wait in tuple(self.waits[tick]):
            wait.tick(self.answers)
        if self.waits[tick]:
            asyncio.get_running_loop().call_later(tick, self._tick, tick)
        else:
            del self.waits[tick]


_SERVED: Final[ContextVar[Patience | None]] = ContextVar("served", default=None)
"""The server to which it is our turn."""
