"""Rings the alarms of tables whose time has come. One that breaks us is tried again, ever more rarely."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field

import structlog

from bot.couriers.trouble import trouble
from bot.metrics import ALARMS
from bot.tables.intents import TableId
from bot.tables.service import Service
from bot.tables.shelf import Shelf, StoreTrouble

log = structlog.get_logger(__name__)
MOST_AT_ONCE = 64
FIRST_REST_MS = 5_000
LONGEST_REST_MS = 3_600_000


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
            log.error("alarm.broken", table=table, **trouble(broken))
            await self._rest(table)
            return False
        self._broke.pop(table, None)
        return True

    async def _rest(self, table: TableId) -> None:
        rest = min(LONGEST_REST_MS, FIRST_REST_MS * 4 ** self._broke[table])
        self._broke[table] += 1
        await self.shelf.snooze(table, self.service.clock() + rest)
