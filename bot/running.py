"""An open house: one service over one store, the platforms that stand open on it, and what keeps them moving.

Adapters are given `service` to hand intents to and `stir` to call after each, so that what waits is carried at once.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from time import monotonic, perf_counter, time
from typing import Any, Protocol

import structlog

from bot.couriers.alarm_clock import AlarmClock
from bot.couriers.courier import Courier
from bot.couriers.trouble import trouble
from bot.metrics import ANSWERS, ROUNDS
from bot.tables.house import Customs, House
from bot.tables.intents import Intent
from bot.tables.painting import Gallery
from bot.tables.port import Platform, Workshop
from bot.tables.screen import Reply
from bot.tables.service import Service
from bot.tables.shelf import Shelf
from bot.text import Catalogue
from engine.games import games
from engine.players import PLAYERS

log = structlog.get_logger(__name__)
IDLE_SECONDS = 0.25
LONGEST_REST_SECONDS = 15.0
LONGEST_SILENCE_SECONDS = 60.0
CLEAR_OUT_SECONDS = 3_600.0
LAST_ROUND_SECONDS = 5.0
"""A letter that is being carried when the house closes may still arrive."""


class CannotOpen(Exception):  # noqa: N818  it is told to whoever runs the house
    """A platform did not let us in; `key` names the message that says why (`cli-…`)."""

    def __init__(self, key: str, **params: Any) -> None:
        super().__init__(key)
        self.key = key
        self.params = params


class Adapter(Protocol):
    """One way in and out: a platform with its ears."""

    @property
    def platform(self) -> Platform:
        """The way out."""
        ...

    async def start(self) -> None:
        """Listen; return once people can be answered. `CannotOpen` if that will not be without a hand."""
        ...

    async def stop(self) -> None:
        """Hear nothing more, finish what was begun."""
        ...


def now_ms() -> int:
    """The clock of a running house."""
    return int(time() * 1000)


def house(customs: Customs | None = None) -> House:
    """A house with every installed game, every computer player and every word."""
    return House(Catalogue.load(strict=False).read(), games, PLAYERS, Gallery(), _entropy, customs or Customs())


class OpenService(Service):
    """A service that is measured, and that answers kindly even when something of ours is broken."""

    async def handle(self, intent: Intent) -> Reply:
        """Answer whatever happens: what cannot be kept is told to the person, its cause to the log."""
        began = perf_counter()
        reply, outcome = await self._answered(intent)
        ANSWERS.labels(intent.who.id.partition(":")[0], outcome).observe(perf_counter() - began)
        return reply

    async def _answered(self, intent: Intent) -> tuple[Reply, str]:
        try:
            reply = await super().handle(intent)
        except Exception as broken:
            log.error("intent.broken", verb=type(intent.verb).__name__, **trouble(broken))
            return Reply(self.house.catalogue.words(intent.who.language)("table-broken"), ok=False), "broken"
        return reply, "ok" if reply.ok else "refused"


class Running:
    """The house while it is open."""

    def __init__(
        self, shelf: Shelf, customs: Customs | None = None, other: House | None = None, workshop: Workshop | None = None
    ) -> None:
        self.service = service = OpenService(other or house(customs), shelf, now_ms, workshop)
        self.shelf = shelf
        self.platforms: dict[str, Platform] = {}
        self._courier = Courier(service, shelf, self.platforms)
        self._alarms = AlarmClock(service, shelf)
        self._stirred = asyncio.Event()
        self._closing = False
        self._last_round = monotonic()
        self._clear_out_at = 0.0

    @property
    def well(self) -> bool:
        """Whether the store was reached lately."""
        return monotonic() - self._last_round < LONGEST_SILENCE_SECONDS

    def stir(self) -> None:
        """Something was committed: carry what waits now rather than soon."""
        self._stirred.set()

    @asynccontextmanager
    async def opened(self, adapters: Sequence[Adapter]) -> AsyncIterator[None]:
        """Open every door, carry as long as they stand open, close them again in turn."""
        async with AsyncExitStack() as closing:
            for adapter in adapters:
                closing.push_async_callback(adapter.stop)
                await adapter.start()
                self.platforms[adapter.platform.name] = adapter.platform
            async with self.carrying():
                yield

    @asynccontextmanager
    async def carrying(self) -> AsyncIterator[None]:
        """Carry letters and ring alarms meanwhile."""
        task = asyncio.create_task(self._carry())
        try:
            yield
        finally:
            self._closing = True
            self.stir()
            await asyncio.wait([task], timeout=LAST_ROUND_SECONDS)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _carry(self) -> None:
        rest = IDLE_SECONDS
        while not self._closing:
            self._stirred.clear()
            try:
                while await self._alarms.round() + await self._courier.round():
                    pass
                await self._clear_out()
            except Exception as broken:
                ROUNDS.labels("broken").inc()
                rest = min(LONGEST_REST_SECONDS, rest * 2)
                log.error("store.unreachable", rest=rest, **trouble(broken))
                await asyncio.sleep(rest)
                continue
            rest, self._last_round = IDLE_SECONDS, monotonic()
            ROUNDS.labels("done").inc()
            await self._until_stirred()

    async def _clear_out(self) -> None:
        """Finished tables are kept for a time; once an hour those are deleted whose time is over."""
        if monotonic() >= self._clear_out_at:
            self._clear_out_at = monotonic() + CLEAR_OUT_SECONDS
            await self.shelf.clear_out(now_ms() - self.service.house.customs.archive_lasts)

    async def _until_stirred(self) -> None:
        try:
            await asyncio.wait_for(self._stirred.wait(), IDLE_SECONDS)
        except TimeoutError:
            return


def _entropy() -> str:
    return secrets.token_hex(32)
