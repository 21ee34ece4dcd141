"""Rings the alarms of tables whose time has come. One that breaks us is tried again, ever more rarely."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field

import structlog

from bot.couriers.trouble import trouble
from bot.metrics import ALARMS
from bot.tables.faults import new_code
from bot.tables.intents import TableId
from bot.tables.service import Service
from bot.tables.shelf import Shelf, StoreTrouble

log = structlog.get_logger(__name__)
MOST_AT_ONCE = 64
FIRST_REST_MS = 5_000
MOST_TRIES = 6


@dataclass
class AlarmClock:
    """One worker; a table that two of them wake at once is woken once."""

    service: Service
    shelf: Shelf
    _broke: Counter[TableId] = field(default_factory=Counter)
    """How often in a row the alarm of a table broke us."""

    async def round(self) -> int:
        """Wake every table that is due; how many were woken. `StoreTrouble` once all were tried."""
        due = await self.shelf.due(self.service.clock(), MOST_AT_ONCE)
        woken = await asyncio.gather(*map(self._wake, due), return_exceptions=True)
        for one in woken:
            if isinstance(one, BaseException):
                raise one
        return sum(map(bool, woken))

    async def _wake(self, table: TableId) -> bool:
        ALARMS.inc()
        try:
            await self.service.wake(table)
        except StoreTrouble:
            raise
        except Exception as broken:
            await self._rest(table, broken)
            return False
        self._broke.pop(table, None)
        return True

    async def _rest(self, table: TableId, broken: Exception) -> None:
        """Like a letter, an alarm is tried again after ever longer rests, and an operator sees it in the end."""
        code, tries = new_code(), self._broke[table]
        log.error("alarm.broken", table=table, code=code, tries=tries + 1, **trouble(broken))
        if tries + 1 >= MOST_TRIES:
            self._broke.pop(table)
            await self.service.set_aside(table, broken, code)
        else:
            self._broke[table] += 1
            await self.shelf.snooze(table, self.service.clock() + FIRST_REST_MS * 4**tries)
