"""A round that an open house makes again and again: at once when it is stirred, now and then by itself."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from time import monotonic

import structlog

from bot.couriers.trouble import trouble
from bot.health import Health
from bot.metrics import ROUNDS
from bot.tables.ports.trouble import StoreTrouble

log = structlog.get_logger(__name__)
IDLE_SECONDS = 0.25
LONGEST_REST_SECONDS = 15.0
LONGEST_SILENCE_SECONDS = 60.0
STORE = "store"
"""The part of a house that is ill when nothing can be kept or read."""


@dataclass
class Rounds:
    """One kind of round. Each kind goes its own way, so that none waits for another."""

    name: str
    once: Callable[[], Awaitable[int]]
    """One round; how much there was to do."""
    health: Health
    idle: int = 1
    """So many times as long it waits where nothing stirs it: looking costs, and what matters stirs it."""
    _stirred: asyncio.Event = field(default_factory=asyncio.Event)
    _closing: bool = False
    _last: float = field(default_factory=monotonic)

    def stir(self) -> None:
        """There may be something to do."""
        self._stirred.set()

    def close(self) -> None:
        """End with the round that is being made."""
        self._closing = True
        self.stir()

    def listen(self) -> None:
        """A kind of round that none was made of for long is ill."""
        if monotonic() - self._last >= LONGEST_SILENCE_SECONDS:
            self.health.falls_ill(self.name, "silent")

    async def make(self) -> None:
        """Make rounds until closed; while something is wrong, ever more rarely."""
        rest = IDLE_SECONDS
        while not self._closing:
            self._stirred.clear()
            try:
                was_something = await self.once()
            except Exception as broken:
                ROUNDS.labels("broken").inc()
                self._is_ill(broken)
                rest = min(LONGEST_REST_SECONDS, rest * 2)
                log.error("round.broken", round=self.name, rest=rest, **trouble(broken))
                await asyncio.sleep(rest)
                continue
            rest, self._last = IDLE_SECONDS, monotonic()
            self.health.recovers(self.name)
            ROUNDS.labels("done").inc()
            if not was_something:
                await self._until_stirred()

    def _is_ill(self, broken: Exception) -> None:
        if isinstance(broken, StoreTrouble):
            self.health.falls_ill(STORE, broken.key)
        else:
            self.health.falls_ill(self.name, type(broken).__name__)

    async def _until_stirred(self) -> None:
        try:
            async with asyncio.timeout(IDLE_SECONDS * self.idle):
                await self._stirred.wait()
        except TimeoutError:
            return
