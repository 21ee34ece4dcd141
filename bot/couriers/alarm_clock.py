"""Rings the alarms of tables whose time has come."""

import asyncio
from dataclasses import dataclass

import structlog

from bot.couriers.trouble import trouble
from bot.metrics import ALARMS
from bot.tables.service import Service
from bot.tables.shelf import Shelf

log = structlog.get_logger(__name__)
MOST_AT_ONCE = 64


@dataclass
class AlarmClock:
    """One worker; a table that two of them wake at once is woken once."""

    service: Service
    shelf: Shelf

    async def round(self) -> int:
        """Wake every table that is due; how many there were."""
        due = await self.shelf.due(self.service.clock(), MOST_AT_ONCE)
        await asyncio.gather(*(self._wake(table) for table in due))
        return len(due)

    async def _wake(self, table: str) -> None:
        ALARMS.inc()
        try:
            await self.service.wake(table)
        except Exception as broken:
            log.error("alarm.broken", table=table, **trouble(broken))
