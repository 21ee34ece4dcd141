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

MOST_AT_ONCE: Final = 32
TICKS: Final = 9


@dataclass
class Wait:
    """Somebody who waits for their turn, and then for an answer."""

    is_queueing: bool = True


@dataclass
class Patience:
    """Everybody who waits for one server."""

    turns: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(MOST_AT_ONCE))
    answers: int = 0
    """How often it has answered."""

    @asynccontextmanager
    async def lasting(self, seconds: float) -> AsyncIterator[None]:
        """Wait for so long, by the moments that pass on our own loop: one that was held up is no fault of the server's.

        In the queue, anew from each answer to somebody else. What is asked meanwhile belongs to the same turn.
        """
        if _SERVED.get() is self:
            yield
            return
        wait, before = Wait(), _SERVED.set(self)
        try:
            async with self._limited(wait, seconds), self.turns:
                wait.is_queueing = False
                yield
        finally:
            _SERVED.reset(before)
        self.answers += 1

    @asynccontextmanager
    async def _limited(self, wait: Wait, seconds: float) -> AsyncIterator[None]:
        async with asyncio.timeout(None) as limit:
            ticking = asyncio.create_task(self._tick(limit, wait, seconds / TICKS))
            try:
                yield
            finally:
                ticking.cancel()

    async def _tick(self, limit: asyncio.Timeout, wait: Wait, seconds: float) -> None:
        silent, heard = 0, self.answers
        while silent < TICKS:
            await asyncio.sleep(seconds)
            now = self.answers if wait.is_queueing else heard
            silent, heard = (silent + 1 if now == heard else 0), now
        limit.reschedule(asyncio.get_running_loop().time())


_SERVED: Final[ContextVar[Patience | None]] = ContextVar("served", default=None)
"""The server to which it is our turn."""
