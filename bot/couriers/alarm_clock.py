"""Rings the alarms of tables whose time has come. One that breaks us is tried again, ever more rarely."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field

import structlog

from bot.couriers.trouble import trouble
from bot.metrics import ALARMS
from bot.tables.model.faults import new_code
from bot.tables.model.intents import TableId
from bot.tables.ports.store import Shelf
from bot.tables.ports.trouble import StoreTrouble
from bot.tables.service import Service

log = structlog.get_logger(__name__)
MOST_AT_ONCE = 64
FIRST_REST_MS = 5_000
MOST_TRIES = 6


@dataclass
class AlarmClock:
    """One worker; a table that two of them wake at once is woken once."""

    service: Service
    shelf: Shelf
    patience: float = 3.0
    """Seconds that a round waits: a computer player that thinks for long holds up no other table for longer."""
    _waking: dict[TableId, "asyncio.Task[bool]"] = field(default_factory=dict)
    _broke: Counter[TableId] = field(default_factory=Counter)
    """How often in a row the alarm of a table broke us."""

    async def round(self) -> int:
        """Wake every table that is due; how many were woken. What takes long goes on beside the next rounds."""
        due = await self.shelf.due(self.service.clock(), MOST_AT_ONCE + len(self._waking))
        for table in due:
            if table not in self._waking:
                self._waking[table] = asyncio.create_task(self._wake(table))
        if self._waking:
            await asyncio.wait(self._waking.values(), timeout=self.patience)
        return self._woken()

    @property
    def busy(self) -> int:
        """How many tables are being woken."""
        return len(self._waking)

    async def close(self) -> None:
        """Wake nobody any more; what was not committed is due again at the next start."""
        for task in self._waking.values():
            task.cancel()
        await asyncio.gather(*self._waking.values(), return_exceptions=True)

    def _woken(self) -> int:
        """How many have been woken; `StoreTrouble` if the store was not reached for one of them."""
        done = [table for table, task in self._waking.items() if task.done()]
        tasks = [self._waking.pop(table) for table in done]
        for broken in [task.exception() for task in tasks]:
            if broken is not None:
                raise broken
        return sum(task.result() for task in tasks)

    async def _wake(self, table: TableId) -> bool:
        ALARMS.inc()
        try:
            await self.service.acts.wake(table)
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
            await self.service.acts.set_aside(table, broken, code)
        else:
            self._broke[table] += 1
            await self.shelf.snooze(table, self.service.clock() + FIRST_REST_MS * 4**tries)
