"""A crowd with their pages open: how long answers and pictures take, and for how long the loop is deaf meanwhile.

The house is a process of its own with its painters beside it, and the crowd is another one, whose cost is told apart:
both share the machine's cores. What an answer costs of a core, all that comes of it included (alarms, letters, pages,
turns of computer players), holds on a busy machine too. `python -m bench.crowd 50 100 200` shows where it saturates.
"""

import asyncio
import gzip
import json
import os
import random
import resource
import sys
import tempfile
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import asdict, dataclass, field
from itertools import count
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from aiohttp import ClientError, ClientSession, ClientTimeout, TCPConnector

from bot.running import Running
from bot.store.opening import opened
from bot.tables.domain.house import Customs
from bot.tables.learning import learn, settle
from bot.web.adapter import WebAdapter
from bot.workshop.foreman import Equipment
from bot.workshop.pool import Pool, cores
from engine.games import games
from render.svg import keep_on_disk

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from support.servers import Server

CROWDS = (20, 50, 100, 200)
STORES = ("sqlite", "redis")
SECONDS = float(os.environ.get("CROWD_SECONDS", "25"))
WARM_SECONDS = 20.0
"""So long things are drawn that are drawn but once."""
PAUSE = 2.0
A_TICK = 0.01
MOST_SITTING_DOWN = 4
PASSED_OVER = {"all", "befallen", "call", "decided", "drop", "moments", "put", "stand"}
"""What a page is told and a guest does nothing about. A name that nobody knows ends the run: pictures were once told
under another one, and for three days were not counted.
"""
HEADS = (
    f"{'people':>6}{'store':>8}{'answers/s':>11}{'p50 ms':>8}{'p99':>8}{'failed':>8}"
    f"{'pictures/s':>12}{'p50 ms':>8}{'p95':>8}{'lag p50':>9}{'p99':>7}{'max':>8}"
    f"{'core ms':>9}{'painters':>10}{'crowd':>7}{'cores %':>9}{'MB':>7}{'of all':>8}"
)
"""`core ms`, `painters` and `crowd`: what an answer costs of a core in the house, in its workers, and to ask for it."""


@dataclass
class Cost:
    """What the house has cost since it was asked last, and how deaf it was."""

    core: float
    painters: float
    deaf: list[float]
    megabytes: float
    all_megabytes: float


@dataclass
class Figures:
    """What the crowd has met, in seconds."""

    answers: list[float] = field(default_factory=list)
    pictures: list[float] = field(default_factory=list)
    failed: int = 0

    def clear(self) -> None:
        """Begin to count."""
        self.answers.clear()
        self.pictures.clear()
        self.failed = 0


def main() -> None:
    """A line for each crowd at each store."""
    if sys.argv[1:2] == ["house"]:
        asyncio.run(_keep_house(Path(sys.argv[2]), sys.argv[3]))
        return
    print(HEADS)
    with tempfile.TemporaryDirectory() as art:
        for people in [int(one) for one in sys.argv[1:] if one.isdigit()] or CROWDS:
            for store in [one for one in sys.argv[1:] if one in STORES] or STORES:
                print(asyncio.run(_measured(people, store, Path(art))), flush=True)


async def _measured(people: int, store: str, art: Path) -> str:
    figures = Figures()
    async with _house(store, art) as (house, url), _crowd(people, url, figures) as guests:
        limit = asyncio.Semaphore(MOST_SITTING_DOWN)
        await asyncio.gather(*(guest.sits_down(limit) for guest in guests))
        await asyncio.gather(*(guest.plays(perf_counter() + WARM_SECONDS) for guest in guests))
        await _asked(house)
        figures.clear()
        began = process_time()
        await asyncio.gather(*(guest.plays(perf_counter() + SECONDS) for guest in guests))
        return _line(people, store, figures, await _asked(house), process_time() - began)


# --- the crowd ---


@asynccontextmanager
async def _crowd(people: int, url: str, figures: Figures) -> "AsyncIterator[list[Guest]]":
    async with ClientSession(
        connector=TCPConnector(limit=0), timeout=ClientTimeout(60), auto_decompress=False
    ) as session:
        guests = [Guest(session, url, number, figures) for number in range(people)]
        pages = [asyncio.create_task(guest.looks()) for guest in guests]
        yield guests
        for page in pages:
            page.cancel()
        ended = await asyncio.gather(*pages, return_exceptions=True)
        if broken := [one for one in ended if isinstance(one, Exception)]:
            raise ExceptionGroup("pages", broken)


@dataclass
class Guest:
    """One person with the page open, against computer players, who presses whatever comes first to hand."""

    session: ClientSession
    url: str
    number: int
    figures: Figures
    buttons: list[str] = field(default_factory=list)
    shown: dict[str, str] = field(default_factory=dict)
    """The picture of each channel."""
    awaited: dict[str, float] = field(default_factory=dict)
    """Since when the picture of each channel is out of date."""
    deliveries: "count[int]" = field(default_factory=count)

    @property
    def room(self) -> str:
        """Where this person's page is."""
        return f"{self.url}/r/{'r' * 28}{self.number:04}/{'k' * 28}{self.number:04}"

    @property
    def headers(self) -> dict[str, str]:
        """Each has an address of their own."""
        return {"Origin": self.url, "X-Forwarded-For": f"10.0.{self.number // 250}.{self.number % 250 + 1}"}

    async def sits_down(self, limit: asyncio.Semaphore) -> None:
        """Open a table, fill it, start: what is made but once is made before we measure."""
        slug = sorted(games())[self.number % len(games())]
        pace = [("configure", "ai_delay_s", "0")] if slug == "amsterdam" else []
        async with limit:
            for command in (("play", slug), *pace, ("fill",), ("start",), ("confirm",)):
                await self.asks(do=command)

    async def plays(self, ends: float) -> None:
        """Press, look, wait, until the time is up."""
        chance = random.Random(self.number)
        await asyncio.sleep(chance.random() * PAUSE)
        while perf_counter() < ends:
            pressed = {"press": chance.choice(self.buttons)} if self.buttons else {"do": ("hand",)}
            began = perf_counter()
            told = await self.asks(**pressed)
            self.figures.answers.append(perf_counter() - began)
            screen = told.get("screen")
            if screen is not None:
                self.buttons = _buttons(screen)
                asyncio.get_running_loop().create_task(self.awaits(screen["coming"], began))
            await asyncio.sleep(max(0, began + PAUSE - perf_counter()))

    async def asks(self, **what: object) -> dict[str, Any]:
        """The answer, and whether there was one."""
        body = {"name": f"Guest {self.number}", "language": "en", "delivery": str(next(self.deliveries)), **what}
        with suppress(ClientError, TimeoutError, OSError):
            async with self.session.post(self.room, json=body, headers=self.headers) as answer:
                told: dict[str, Any] = await answer.json() if answer.status == 200 else {}
                self.figures.failed += not told or "wrong on my side" in told["text"]
                return told
        self.figures.failed += 1
        return {}

    async def awaits(self, token: str | None, began: float) -> None:
        """The picture that was promised with an answer."""
        if token is None:
            return
        with suppress(ClientError, OSError):
            query = {"since": self.shown.get("hand", "")}
            coming = self.session.get(f"{self.room}/coming/{token}", params=query, headers=self.headers)
            async with coming as answer:
                picture = json.loads(gzip.decompress(await answer.read())) if answer.status == 200 else None
            if picture:
                await self.takes_picture("reply", picture, began)

    async def looks(self) -> None:
        """What the page is told, as long as it is open."""
        async with self.session.ws_connect(f"{self.room}/live?language=en", headers=self.headers) as socket:
            async for told in socket:
                for change in json.loads(told.data)["changes"]:
                    await self.takes(change)

    async def takes(self, change: dict[str, Any]) -> None:
        """See something new; a picture that comes after its words is timed from these."""
        match change:
            case {"do": "hand", "hand": hand}:
                self.buttons = [] if hand is None else _buttons(hand)
                if hand is not None and hand["wanted"]:
                    self.awaited.setdefault("hand", perf_counter())
            case {"do": "own-picture", "picture": picture}:
                await self.sees("hand", picture)
            case {"do": "put", "channel": "place", "message": message}:
                if message["wanted"]:
                    self.awaited.setdefault("place", perf_counter())
                    await self.sees("place", message["picture"])
            case {"do": other}:
                assert other in PASSED_OVER, f"no guest knows what {other} is"

    async def sees(self, channel: str, picture: dict[str, Any] | None) -> None:
        """Fetch a picture if it is another one than before."""
        if picture is None or picture["name"] == self.shown.get(channel):
            return
        began = self.awaited.pop(channel, None)
        asyncio.get_running_loop().create_task(self.takes_picture(channel, picture, began))

    async def takes_picture(self, channel: str, picture: dict[str, Any], began: float | None) -> None:
        """A picture that came with what is different, as most do, need not be fetched."""
        if "told" not in picture:
            await self.fetches(channel, picture["name"], began)
            return
        self.shown[channel] = picture["name"]
        if began is not None:
            self.figures.pictures.append(perf_counter() - began)

    async def fetches(self, channel: str, name: str, began: float | None) -> None:
        """Load a picture as the page does: what is different from the one before."""
        query = {"since": self.shown[channel]} if channel in self.shown else {}
        self.shown[channel] = name
        with suppress(ClientError, OSError):
            async with self.session.get(f"{self.url}/picture/{name}", params=query, headers=self.headers) as answer:
                await answer.read()
            if began is not None:
                self.figures.pictures.append(perf_counter() - began)


def _buttons(screen: dict[str, Any]) -> list[str]:
    return [one["id"] for row in screen["rows"] for one in row if one["on"]]


# --- the house ---


@asynccontextmanager
async def _house(store: str, art: Path) -> AsyncIterator[tuple[Process, str]]:
    """A house in a process of its own, and where its page is."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "redis").start() if store == "redis" else None
        where = [sys.executable, "-m", "bench.crowd", "house", str(art), server.url if server else folder]
        house = await asyncio.create_subprocess_exec(*where, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=2**26)
        assert house.stdout is not None
        assert house.stdin is not None
        yield house, (await house.stdout.readline()).decode().strip().rstrip("/")
        house.stdin.close()
        await house.wait()
        if server is not None:
            server.stop()


async def _keep_house(art: Path, where: str) -> None:
    """Be open, and tell what it cost for each line that comes."""
    keep_on_disk(art)
    url = where if where.startswith("redis") else None
    async with AsyncExitStack() as house:
        folder = Path(house.enter_context(tempfile.TemporaryDirectory()))
        pool = Pool(Equipment(art, folder / "pictures"))
        shelf = await house.enter_async_context(opened(url, folder if url else Path(where), games))
        await house.enter_async_context(pool.opened(cores()))
        running = Running(shelf, Customs(most_tables=1_000), workshop=pool)
        learn(running.service.house)
        web = WebAdapter(running.service, running.stir, "127.0.0.1", 0, proxies=("127.0.0.1",))
        await house.enter_async_context(running.opened([web]))
        settle()
        print(web.address, flush=True)
        deaf: list[float] = []
        ears, core, painters = asyncio.create_task(_listen(deaf)), 0.0, 0.0
        while await asyncio.to_thread(sys.stdin.readline):
            now, them = process_time(), sum(map(_core_of, _children()))
            here, all_of_us = _memory_of(os.getpid()), sum(map(_memory_of, (os.getpid(), *_children())))
            print(json.dumps(asdict(Cost(now - core, them - painters, [*deaf], here, all_of_us))), flush=True)
            core, painters = now, them
            deaf.clear()
        ears.cancel()


async def _asked(house: Process) -> Cost:
    assert house.stdin is not None
    assert house.stdout is not None
    house.stdin.write(b"\n")
    return Cost(**json.loads(await house.stdout.readline()))


async def _listen(deaf: list[float]) -> None:
    """How late the loop comes to something that was due."""
    while True:
        due = perf_counter() + A_TICK
        await asyncio.sleep(A_TICK)
        deaf.append(perf_counter() - due)


def _children() -> list[int]:
    return [int(one) for one in Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()]


def _core_of(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")


def _memory_of(process: int) -> float:
    """In MB, what is shared counted once for each who shares it."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * resource.getpagesize() / 2**20


def _line(people: int, store: str, found: Figures, cost: Cost, crowd: float) -> str:
    each = 1000 / max(1, len(found.answers))
    answers = f"{len(found.answers) / SECONDS:11.1f}{_at(found.answers, 0.5):8.0f}{_at(found.answers, 0.99):8.0f}"
    pictures = f"{len(found.pictures) / SECONDS:12.1f}{_at(found.pictures, 0.5):8.0f}{_at(found.pictures, 0.95):8.0f}"
    deaf = f"{_at(cost.deaf, 0.5):9.1f}{_at(cost.deaf, 0.99):7.1f}{_at(cost.deaf, 1):8.1f}"
    core = f"{each * cost.core:9.1f}{each * cost.painters:10.1f}{each * crowd:7.1f}"
    busy = 100 * (cost.core + cost.painters + crowd) / SECONDS
    return (
        f"{people:6}{store:>8}{answers}{found.failed:8}{pictures}{deaf}{core}{busy:9.0f}"
        f"{cost.megabytes:7.0f}{cost.all_megabytes:8.0f}"
    )


def _at(values: Iterable[float], share: float) -> float:
    """Milliseconds that so many of the values do not exceed."""
    sorted_values = sorted(values)
    return 1000 * sorted_values[min(len(sorted_values) - 1, int(len(sorted_values) * share))] if sorted_values else 0.0


if __name__ == "__main__":
    main()
