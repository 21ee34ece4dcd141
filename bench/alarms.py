"""How long it takes until a thousand alarms that go off at once are rung, beside nine thousand tables that wait."""

import asyncio
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

from bench.store import at_each_home, dealt
from bot.couriers.alarm_clock import AlarmClock
from bot.running import house
from bot.tables.domain.house import Customs
from bot.tables.service import Service

DUE, WAITING, AT_ONCE = 1_000, 9_000, 100
AIM_SECONDS = 2.0
NOW = 1_700_000_000_000
LATER_MS, LONGEST_TURN_MS = 10**9, 600_000


def main(due: int = DUE, waiting: int = WAITING) -> None:
    """One line a home. Every table is one of Sir Holland whose person lets the time run out."""
    print(f"{'home':8}{'tables':>8}{'due':>7}{'rung in s':>11}{'aim':>6}{'of aim':>8}")
    asyncio.run(_all(due, waiting))


async def _all(due: int, waiting: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async for name, shelf, _ in at_each_home(Path(folder)):
            seconds = await _rung(shelf, due, waiting)
            figures = f"{due + waiting:8}{due:7}{seconds:11.2f}{AIM_SECONDS:6}{seconds / AIM_SECONDS:8.2f}"
            print(f"{name:8}{figures}", flush=True)


async def _rung(shelf: Any, due: int, waiting: int) -> float:
    now = [NOW + LATER_MS]
    service = Service(house(Customs(thinking=(10**9, 10**9), most_tables=10**6)), shelf, lambda: now[0])
    for first in range(due, due + waiting, AT_ONCE):
        await asyncio.gather(*(dealt(service, number) for number in range(first, first + AT_ONCE)))
    now[0] = NOW
    for number in range(due):
        await dealt(service, number)
    now[0] = NOW + LONGEST_TURN_MS
    assert len(await shelf.due(now[0], due + waiting)) == due
    clock, began, rung = AlarmClock(service, shelf), perf_counter(), 0
    while rung < due:
        rung += await clock.round()
    return perf_counter() - began


if __name__ == "__main__":
    main(*(int(one) for one in sys.argv[1:]))
