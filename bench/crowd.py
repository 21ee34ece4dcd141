"""A crowd at tables of all games: how long answers and pictures take, and for how long the loop is deaf meanwhile.

A house that paints and thinks in threads of its own, one that has workers, and one of these on a server, one after
the other, so that the ratios hold on a busy machine. What an answer costs of a core, all that comes of it included
(alarms, letters, turns of computer players), holds there too.
`python -m bench.crowd 200` has two hundred people press every two seconds.
"""

import asyncio
import random
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from time import perf_counter, process_time

from bot.running import Running
from bot.store.opening import OpenShelf, opened
from bot.tables.domain.house import Customs
from bot.tables.model.intents import Configure, Confirm, Door, Fill, Intent, Open, Person, Press, ShowHand, Start, Verb
from bot.tables.model.reply import Reply
from bot.web.streams import WebPlatform
from bot.workshop.foreman import Equipment
from bot.workshop.pool import Pool, cores
from engine.games import games
from render.svg import keep_on_disk

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from support.servers import Server

SECONDS = 25
A_TICK = 0.01
WAYS = ("threads", "workers", "redis")
HEADS = (
    f"{'crowd':22}{'way':>9}{'answers/s':>11}{'p50 ms':>8}{'p99':>8}{'max':>8}{'core ms':>9}{'broken':>8}"
    f"{'pictures/s':>12}{'p50 ms':>8}{'p95':>8}"
    f"{'deaf p50':>10}{'p99':>8}{'max':>8}"
)


@dataclass(frozen=True)
class Crowd:
    """How many there are, how long each waits before the next press, and whether they look at pictures."""

    name: str
    people: int
    pause: float
    pictures: bool


CROWDS = (Crowd("16 without a pause", 16, 0, pictures=False), Crowd("20, each 2 s", 20, 2, pictures=True))


@dataclass
class Figures:
    """What was measured, in seconds."""

    answers: list[float] = field(default_factory=list)
    pictures: list[float] = field(default_factory=list)
    deaf: list[float] = field(default_factory=list)
    core: float = 0
    """Of the house's own process."""
    broken: int = 0


def main(*crowds: Crowd) -> None:
    """Two lines a crowd, and how many times better the second is."""
    print(HEADS)
    with tempfile.TemporaryDirectory() as art:
        keep_on_disk(Path(art))
        for crowd in crowds or CROWDS:
            for way in WAYS:
                print(_line(crowd, way, asyncio.run(_measured(crowd, way, Path(art)))), flush=True)


async def _measured(crowd: Crowd, way: str, art: Path) -> Figures:
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder:
        async with _house(Path(folder), way, art) as running:
            guests = [Guest(running, number, figures) for number in range(crowd.people)]
            await asyncio.gather(*(guest.sits_down(crowd) for guest in guests))
            for slot in (figures.answers, figures.pictures, figures.deaf):
                slot.clear()
            figures.broken = 0
            ends, began = perf_counter() + SECONDS, process_time()
            ears = asyncio.create_task(_listen(figures.deaf))
            await asyncio.gather(*(guest.plays(crowd, ends) for guest in guests))
            ears.cancel()
            figures.core = process_time() - began
    return figures


@asynccontextmanager
async def _house(folder: Path, way: str, art: Path) -> AsyncIterator[Running]:
    async with AsyncExitStack() as house:
        shelf = await house.enter_async_context(_store(folder, way))
        pool = None
        if way != "threads":
            pool = Pool(Equipment(art, folder / "pictures"))
            await house.enter_async_context(pool.opened(cores()))
        running = Running(shelf, Customs(most_tables=1_000), workshop=pool)
        running.platforms["web"] = WebPlatform()
        await house.enter_async_context(running.carrying())
        yield running


@asynccontextmanager
async def _store(folder: Path, way: str) -> AsyncIterator[OpenShelf]:
    server = Server(folder / "redis").start() if way == "redis" else None
    async with opened(None if server is None else server.url, folder, games) as shelf:
        yield shelf
    if server is not None:
        server.stop()


@dataclass
class Guest:
    """One person against computer players, who presses whatever comes first to hand."""

    running: Running
    number: int
    figures: Figures
    deliveries: "count[int]" = field(default_factory=count)

    async def sits_down(self, crowd: Crowd) -> None:
        """Open a table, fill it, start, and see the first picture: what is made but once is made before we measure."""
        slug = sorted(games())[self.number % len(games())]
        pace = {"ai_delay_s": "0"} if slug == "amsterdam" else {}
        await self.does(Open(slug, {}, "en"))
        for name, value in pace.items():
            await self.does(Configure(name, value))
        for verb in (Fill(), Start(), Confirm()):
            await self.does(verb)
        if crowd.pictures:
            await self.looks(await self.does(ShowHand()), 0)

    async def plays(self, crowd: Crowd, ends: float) -> None:
        """Press, look, wait, until the time is up."""
        chance = random.Random(self.number)
        await asyncio.sleep(chance.random() * crowd.pause)
        looking: set[asyncio.Task[None]] = set()
        while perf_counter() < ends:
            reply = await self.does(ShowHand())
            while perf_counter() < ends:
                buttons = [one for one in reply.screen.buttons if one.on] if reply.screen else []
                if crowd.pictures:
                    looking.add(asyncio.create_task(self.looks(reply, perf_counter())))
                await asyncio.sleep(crowd.pause)
                if not buttons:
                    break
                reply = await self.does(Press(chance.choice(buttons).id))
        for one in looking:
            one.cancel()

    async def does(self, verb: Verb) -> Reply:
        """Say something to the house, and note how long its answer took."""
        who = f"web:{self.number}"
        began = perf_counter()
        reply = await self.running.service.handle(
            Intent(
                f"{who}/{next(self.deliveries)}",
                Person(who, f"Guest {self.number}", "en"),
                verb,
                place=f"web:place{self.number}",
                door=Door("chat", who),
            )
        )
        self.figures.answers.append(perf_counter() - began)
        self.figures.broken += "wrong on my side" in reply.text
        self.running.stir()
        return reply

    async def looks(self, reply: Reply, began: float) -> None:
        """Wait for the picture of an answer."""
        if reply.screen is not None and await self.running.service.picture(reply.screen.picture):
            self.figures.pictures.append(perf_counter() - began)


async def _listen(deaf: list[float]) -> None:
    """How late the loop comes to something that was due."""
    while True:
        due = perf_counter() + A_TICK
        await asyncio.sleep(A_TICK)
        deaf.append(perf_counter() - due)


def _line(crowd: Crowd, way: str, found: Figures) -> str:
    answers = f"{len(found.answers) / SECONDS:11.1f}" + "".join(
        f"{_at(found.answers, share):8.0f}" for share in (0.5, 0.99, 1)
    )
    answers += f"{1000 * found.core / len(found.answers):9.1f}{found.broken:8}"
    pictures = f"{len(found.pictures) / SECONDS:12.1f}" + "".join(
        f"{_at(found.pictures, share):8.0f}" for share in (0.5, 0.95)
    )
    deaf = f"{_at(found.deaf, 0.5):10.1f}" + "".join(f"{_at(found.deaf, share):8.1f}" for share in (0.99, 1))
    return f"{crowd.name:22}{way:>9}{answers}{pictures}{deaf}"


def _at(values: list[float], share: float) -> float:
    """Milliseconds that so many of the values do not exceed."""
    return 1000 * sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0


if __name__ == "__main__":
    main(*(Crowd(f"{one}, each 2 s", int(one), 2, pictures=True) for one in sys.argv[1:]))
