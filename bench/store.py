"""What keeping costs: commits beside bare ones of the same bytes, a hundred presses a second, tables in memory."""

import asyncio
import gc
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from redis.asyncio import Redis

from bot.running import house
from bot.store.redis.shelf import RedisShelf
from bot.store.sqlite import SqliteShelf
from bot.tables.domain.desk import Desk
from bot.tables.domain.house import Customs
from bot.tables.model.intents import Door, Fill, Intent, Open, Person, Press, ShowHand, Start, Verb
from bot.tables.model.reply import Reply
from bot.tables.saved.forms import table_bytes
from bot.tables.service import Service
from engine.games import games

COMMITS = 400
TABLES = 50
A_SECOND = 100
SECONDS = 5
AIM_MS = 50
OPEN_TABLES = 2_000
AIM_KIB = 64
GAME = "holland"
NOW = 1_700_000_000_000


def main() -> None:
    """Both homes, one after the other, then a process with many tables open."""
    asyncio.run(_homes())


async def _homes() -> None:
    heads = f"{'commits/s':>11}{'bare/s':>9}{'commits/bare':>14}{'p50 ms':>9}{'p99 ms':>8}{'aim':>5}{'p99/aim':>9}"
    print(f"{'home':8}{heads}")
    with tempfile.TemporaryDirectory() as folder:
        async for name, shelf, bare in at_each_home(Path(folder)):
            print(await _measured(name, shelf, bare))
            if name == "sqlite":
                kib = await _kib_a_table(shelf)
    print(f"{OPEN_TABLES} tables open: {kib:.1f} KiB a table (aim {AIM_KIB}, {kib / AIM_KIB:.2f} of it)")


async def at_each_home(folder: Path) -> AsyncIterator[tuple[str, Any, Callable[[bytes], Awaitable[object]]]]:
    """One home of tables after the other, with what writes bare bytes into the same kind of store."""
    shelf = SqliteShelf.opened(folder / "sqlite", games)
    plain = sqlite3.connect(folder / "bare.db", isolation_level=None, check_same_thread=False)
    plain.executescript("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE t (id PRIMARY KEY, body)")

    async def bare(body: bytes) -> None:
        await asyncio.to_thread(plain.execute, "INSERT OR REPLACE INTO t VALUES (1, ?)", (body,))

    yield "sqlite", shelf, bare
    shelf.close()
    plain.close()
    async with served(folder) as url:
        server, client = await RedisShelf.opened(url, games), Redis.from_url(url)
        yield "redis", server, lambda body: client.set("bare", body)
        await client.aclose()
        await server.close()


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[str]:
    """A Redis of its own meanwhile, which writes to the disk as the one of `compose.yaml` does."""
    sys.path.append(str(Path(__file__).parents[1] / "tests"))
    from support.servers import Server  # noqa: PLC0415  its folder has just been put on the path

    server = Server(folder / "redis", ("--appendfsync", "everysec")).start()
    yield server.url
    server.stop()


async def _measured(name: str, shelf: Any, bare: Callable[[bytes], Awaitable[object]]) -> str:
    service = Service(house(Customs(thinking=(10**9, 10**9))), shelf, lambda: NOW)
    opened = [await dealt(service, number) for number in range(TABLES)]
    commits, bares = await _commits(service, opened[0].table, bare)
    times = sorted(await _presses(service, opened))
    p50, p99 = (times[int(len(times) * share)] * 1000 for share in (0.5, 0.99))
    ratio = commits / bares
    return f"{name:8}{commits:11,.0f}{bares:9,.0f}{ratio:14.2f}{p50:9.1f}{p99:8.1f}{AIM_MS:5}{p99 / AIM_MS:9.2f}"


async def dealt(service: Service, number: int) -> Reply:
    """A table of one person and computer players, dealt."""
    for step, verb in enumerate((Open(GAME, {}, "en"), Fill(3), Start())):
        reply = await service.handle(_intent(number, f"{number}.{step}", verb))
        assert reply.ok, reply.text
    hand = await service.handle(_intent(number, f"{number}.hand", ShowHand()))
    return replace(hand, table=reply.table)


def _intent(number: int, delivery: str, verb: Verb) -> Intent:
    who = Person(f"web:p{number}", f"P{number}", "en")
    return Intent(delivery, who, verb, place=f"web:room-{number}", door=Door("web", who.id))


async def _commits(service: Service, table: str, bare: Callable[[bytes], Awaitable[object]]) -> tuple[float, float]:
    """Commits of one table after each other, and as many bare ones of the same bytes."""
    kept = await service.shelf.load(table)
    assert kept is not None
    began = perf_counter()
    for number in range(COMMITS):
        desk = Desk(service.house, kept.table, kept.match, NOW)
        await service.shelf.commit(kept, desk.to_keep(NOW), f"bench-{number}", Reply("done"))
        kept = replace(kept, version=kept.version + 1)
    commits = COMMITS / (perf_counter() - began)
    body = table_bytes(kept.table, kept.match)
    began = perf_counter()
    for _ in range(COMMITS):
        await bare(body)
    return commits, COMMITS / (perf_counter() - began)


async def _presses(service: Service, opened: list[Reply]) -> list[float]:
    """Seconds from each press to its committed answer: presses come when they come, whoever is still waiting."""
    chance, waiting, times = Random(1), [], []
    began = perf_counter()
    for number in range(A_SECOND * SECONDS):
        await asyncio.sleep(max(0.0, began + number / A_SECOND - perf_counter()))
        at = chance.randrange(len(opened))
        waiting.append(asyncio.create_task(pressed(service, opened[at], at, number, times)))
    await asyncio.gather(*waiting)
    return times


async def pressed(service: Service, reply: Reply, at: int, number: int, times: list[float]) -> None:
    """One press of somebody's hand, and how long its answer took."""
    assert reply.screen is not None
    buttons = reply.screen.buttons
    intent = _intent(at, f"press-{number}", Press(buttons[number % len(buttons)].id))
    began = perf_counter()
    await service.handle(intent)
    times.append(perf_counter() - began)


async def _kib_a_table(shelf: SqliteShelf) -> float:
    """What so many open tables add to the memory of a process that has served each of them."""
    service = Service(house(), shelf, lambda: NOW)
    await dealt(service, 10_000)
    gc.collect()
    before = _resident_kib()
    for number in range(OPEN_TABLES):
        await dealt(service, 20_000 + number)
    gc.collect()
    return (_resident_kib() - before) / OPEN_TABLES


def _resident_kib() -> int:
    status = Path("/proc/self/status").read_text("utf-8")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


if __name__ == "__main__":
    main()
