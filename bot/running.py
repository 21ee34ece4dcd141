"""An open house: one service over one store, the platforms that stand open on it, and what keeps them moving.

Adapters are given `service` to hand intents to and `stir` to call after each, so that what waits is carried at once.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from time import monotonic, perf_counter, time

import structlog

from bot.couriers.alarm_clock import AlarmClock
from bot.couriers.courier import Courier
from bot.couriers.trouble import trouble
from bot.doors import Adapter, Doors
from bot.health import Health
from bot.house_clock import LEAP_MS, HouseClock
from bot.metrics import ANSWERS
from bot.rounds import STORE, Rounds
from bot.tables.domain.house import Customs, House
from bot.tables.looks.painters import Painters
from bot.tables.model.faults import Fault, new_code
from bot.tables.model.intents import Intent
from bot.tables.model.reply import Reply
from bot.tables.ports.platform import Clock, Platform, Workshop
from bot.tables.ports.store import Shelf
from bot.tables.ports.trouble import StoreTrouble
from bot.tables.service import Service
from bot.text import Catalogue, Words
from engine.games import games
from engine.players import PLAYERS

log = structlog.get_logger(__name__)
PATIENCE_SECONDS = 0.2
"""A round waits so long for what it has begun; what takes longer goes on beside the next ones."""
ALONE_MS = 300_000
"""Of several processes on one machine all see its clock leap: one of them gives people their time back."""
CLEAR_OUT_SECONDS = 3_600.0
PULSE_SECONDS = 60.0
FRESH_SECONDS = 5.0
"""What was kept so lately says that things can be kept."""
LAST_ROUND_SECONDS = 5.0
"""A letter that is being carried when the house closes may still arrive."""


def now_ms() -> int:
    """The clock of a running house."""
    return int(time() * 1000)


def house(customs: Customs | None = None) -> House:
    """A house with every installed game, every computer player and every word."""
    return House(Catalogue.load(strict=False).read(), games, PLAYERS, Painters(), _entropy, customs or Customs())


class OpenService(Service):
    """A service that is measured, and that answers kindly even when something of ours is broken."""

    def __init__(
        self,
        house: House,
        shelf: Shelf,
        clock: Clock,
        workshop: Workshop | None = None,
        health: Health | None = None,
    ) -> None:
        super().__init__(house, shelf, clock, workshop)
        self.health = health or Health()

    async def handle(self, intent: Intent) -> Reply:
        """Answer whatever happens: what cannot be kept is told to the person, its cause to the log."""
        began = perf_counter()
        reply, outcome = await self._answered(intent)
        ANSWERS.labels(intent.who.id.partition(":")[0], outcome).observe(perf_counter() - began)
        return reply

    async def _answered(self, intent: Intent) -> tuple[Reply, str]:
        try:
            reply = await super().handle(intent)
        except StoreTrouble as gone:
            self.health.falls_ill(STORE, gone.key)
            log.error("intent.unkept", verb=type(intent.verb).__name__, **trouble(gone))
            return Reply(self._words(intent)("table-broken"), ok=False), "broken"
        except Exception as broken:
            code = broken.code if isinstance(broken, Fault) else new_code()
            cause = broken.__cause__ or broken
            log.error("intent.broken", code=code, verb=type(intent.verb).__name__, table=intent.table, **trouble(cause))
            return Reply(self._words(intent)("table-fault", code=code), ok=False), "broken"
        return reply, "ok" if reply.ok else "refused"

    def _words(self, intent: Intent) -> Words:
        return self.house.catalogue.words(intent.who.language)


class Running:
    """The house while it is open."""

    def __init__(
        self,
        shelf: Shelf,
        customs: Customs | None = None,
        other: House | None = None,
        workshop: Workshop | None = None,
        clock: HouseClock | None = None,
    ) -> None:
        self._health = Health()
        self.clock = clock or HouseClock()
        self.service = service = OpenService(other or house(customs), shelf, self.clock, workshop, self._health)
        self.shelf = shelf
        self.platforms: dict[str, Platform] = {}
        self._courier = Courier(service, shelf, self.platforms, PATIENCE_SECONDS)
        self.alarms = AlarmClock(service, shelf, PATIENCE_SECONDS)
        self._rounds = (
            Rounds("alarms", self._ring, self._health),
            Rounds("letters", self._courier.round, self._health, idle=2),
            Rounds("upkeep", self._keep_up, self._health, idle=4),
        )
        self._clear_out_at = 0.0
        self._is_begun = False
        self._who = secrets.token_hex(8)
        self._pulsed_at = float("-inf")

    @property
    def health(self) -> Health:
        """How the house is at this moment."""
        for rounds in self._rounds:
            rounds.listen()
        return self._health

    async def examined(self) -> Health:
        """How the house is when somebody asks: that anything can be kept is tried, unless it was a moment ago."""
        if STORE not in self._health.ill and monotonic() >= self._pulsed_at + FRESH_SECONDS:
            try:
                await self._pulse()
            except StoreTrouble as gone:
                self._health.falls_ill(STORE, gone.key)
        return self.health

    def stir(self) -> None:
        """Something was committed: carry what waits now rather than soon."""
        for rounds in self._rounds:
            rounds.stir()

    @asynccontextmanager
    async def opened(self, adapters: Sequence[Adapter]) -> AsyncIterator[None]:
        """Open every door, carry as long as they stand open, close them again in turn."""
        async with AsyncExitStack() as closing:
            for adapter in adapters:
                closing.push_async_callback(adapter.stop)
            await closing.enter_async_context(Doors(self.platforms, self._health).opening(adapters))
            await closing.enter_async_context(self.carrying())
            yield

    @asynccontextmanager
    async def carrying(self) -> AsyncIterator[None]:
        """Carry letters and ring alarms meanwhile."""
        tasks = [asyncio.create_task(rounds.make()) for rounds in self._rounds]
        try:
            yield
        finally:
            for rounds in self._rounds:
                rounds.close()
            with suppress(TimeoutError):
                async with asyncio.timeout(LAST_ROUND_SECONDS):
                    await asyncio.wait(tasks)
                    await self._courier.last()
            await self.alarms.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _ring(self) -> int:
        """Ring what is due; what follows from it is carried at once."""
        woken = await self.alarms.round()
        if woken:
            self.stir()
        return woken

    async def _keep_up(self) -> int:
        """Now and then something is kept, and at once when something could not be: reading alone proves little."""
        await self._look_at_the_clock()
        if monotonic() >= self._pulsed_at + PULSE_SECONDS or STORE in self._health.ill:
            await self._pulse()
        await self._clear_out()
        return 0

    async def _look_at_the_clock(self) -> None:
        """A clock that was put takes no time from anybody, and keeps nobody waiting for longer."""
        if not self._is_begun:
            by = min(0, self.clock() - await self.shelf.left_at())  # the house before was open in what is to come
            self._is_begun = True
        else:
            by = self.clock.put()
        if abs(by) >= LEAP_MS and await self.shelf.alone("clock", self._who, ALONE_MS):
            log.warning("clock.put", by_ms=by)
            await self.shelf.put_clock(by)
            await self.service.acts.put_clock(by)

    async def _pulse(self) -> None:
        await self.shelf.pulse(self.clock())
        self._pulsed_at = monotonic()
        self._health.recovers(STORE)

    async def _clear_out(self) -> None:
        """Finished tables are kept for a time; once an hour those are deleted whose time is over."""
        if monotonic() >= self._clear_out_at:
            self._clear_out_at = monotonic() + CLEAR_OUT_SECONDS
            now = self.clock()
            await self.shelf.clear_out(now - self.service.house.customs.archive_lasts, now)


def _entropy() -> str:
    return secrets.token_hex(32)
