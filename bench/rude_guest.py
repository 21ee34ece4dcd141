"""One rude guest beside twenty people at play: how long their answers take, with each of his ways and without.

The house is a process of its own behind a proxy that it believes (we speak for it), and so is the guest, who lets all
others go first as if he had a machine of his own. The people press every two seconds. What counts is the ratio.
"""

import asyncio
import random
import sys
import tempfile
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from time import perf_counter
from urllib.parse import urlsplit

from aiohttp import ClientError, ClientSession, ClientTimeout

from engine.games import games

PEOPLE = 20
SECONDS = 12.0
PAUSE = 2.0
RUDE = "203.0.113.9"
NUMBERS = count()
Attack = Callable[[ClientSession, str], Awaitable[None]]


def main() -> None:
    """One line for each way of being rude."""
    if len(sys.argv) > 2:
        asyncio.run(_rage(sys.argv[1], sys.argv[2]))
        return
    print(f"{'guest':14}{'answers':>9}{'failed':>8}{'p50 ms':>9}{'p99 ms':>9}{'p99 ratio':>11}")
    asyncio.run(_all())


async def _all() -> None:
    async with _house() as url, ClientSession(timeout=ClientTimeout(60)) as session:
        people = [Somebody(session, url, number) for number in range(PEOPLE)]
        for one in people:
            await one.sits_down()
        await _measured(people, url, "")
        for name in ("", *ATTACKS, ""):
            times, failed = await _measured(people, url, name)
            p50, p99 = (1000 * times[int(share * (len(times) - 1))] for share in (0.5, 0.99))
            usual = usual if name else p99  # noqa: F821  the first one is nobody
            print(f"{name or 'nobody':14}{len(times):9}{failed:8}{p50:9.0f}{p99:9.0f}{p99 / usual:11.2f}", flush=True)


@asynccontextmanager
async def _house() -> AsyncIterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        house = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", "from bot.cli import main; main()", "play", "--no-open", "--port", "0"),
            cwd=folder,
            env={"PYTHONPATH": str(Path(__file__).parents[1]), "MESTRE_PROXY": "127.0.0.1", "MESTRE_LANG": "en"},
            stdout=PIPE,
            stderr=DEVNULL,
        )
        assert house.stdout is not None
        said = (await house.stdout.readline()).decode()
        yield next(word for word in said.split() if word.startswith("http")).rstrip("/.")
        house.terminate()
        await house.wait()


async def _measured(people: "list[Somebody]", url: str, attack: str) -> tuple[list[float], int]:
    rude = None
    if attack:
        rude = await asyncio.create_subprocess_exec(
            "nice", "-n", "19", sys.executable, "-m", "bench.rude_guest", attack, url
        )
        await asyncio.sleep(1)
    ends = perf_counter() + SECONDS
    found = await asyncio.gather(*(one.plays(ends) for one in people))
    if rude is not None:
        with suppress(ProcessLookupError):
            rude.kill()
        await rude.wait()
    return sorted(time for times, _ in found for time in times), sum(failed for _, failed in found)


class Somebody:
    """One person at a table with computer players."""

    def __init__(self, session: ClientSession, url: str, number: int) -> None:
        self.session = session
        self.url = url
        self.room = f"{url}/r/{'r' * 30}{number:02}/{'k' * 30}{number:02}"
        self.address = f"10.0.0.{number + 1}"
        self.slug = sorted(games())[number % len(games())]

    async def asks(self, **what: object) -> tuple[int, dict[str, object]]:
        """Status and answer."""
        return await _post(self.session, self.url, self.room, self.address, **what)

    async def sits_down(self) -> None:
        """From nothing to the first question."""
        for command in (("play", self.slug), ("fill",), ("start",), ("confirm",)):
            await self.asks(do=command)

    async def plays(self, ends: float) -> tuple[list[float], int]:
        """Press what comes; how long each answer took, and how many there were none for."""
        times, failed, buttons = [], 0, []
        await asyncio.sleep(random.random() * PAUSE)
        while perf_counter() < ends:
            began = perf_counter()
            wanted = {"press": random.choice(buttons)} if buttons else {"do": ("hand",)}
            status, told = await self.asks(**wanted)
            times.append(perf_counter() - began)
            failed += status != 200 or "wrong on my side" in str(told.get("text"))
            screen = told.get("screen")
            rows = screen["rows"] if isinstance(screen, dict) else []
            buttons = [one["id"] for row in rows for one in row if one["on"]]
            await asyncio.sleep(PAUSE)
        return times, failed


async def _post(
    session: ClientSession, url: str, room: str, address: str, **what: object
) -> tuple[int, dict[str, object]]:
    body = {"name": "Guest", "language": "en", "delivery": str(next(NUMBERS)), **what}
    headers = {"Origin": url, "X-Forwarded-For": address}
    try:
        async with session.post(room, json=body, headers=headers) as answer:
            return answer.status, await answer.json() if answer.status == 200 else {}
    except (ClientError, TimeoutError, OSError):
        return 0, {}


# --- the rude guest ---


async def _rage(name: str, url: str) -> None:
    async with ClientSession(headers={"X-Forwarded-For": RUDE, "Origin": url}, timeout=ClientTimeout(30)) as session:
        while True:
            with suppress(ClientError, OSError, TimeoutError):
                await ATTACKS[name](session, url)


async def sockets(session: ClientSession, url: str) -> None:
    """As many open pages as there can be."""
    for number in range(4_000):
        with suppress(ClientError):
            await session.ws_connect(f"{url}/r/rude/{number:032}/live", origin=url)


async def garbage(session: ClientSession, url: str) -> None:
    """Requests that are none, as fast as they go."""
    await asyncio.gather(*(_spill(session, f"{url}/r/rude/key", b"{") for _ in range(24)))


async def _spill(session: ClientSession, url: str, body: bytes) -> None:
    async with session.post(url, data=body):
        return


async def covers(session: ClientSession, url: str) -> None:
    """Pictures in languages that there are not."""
    paths = (f"{url}/cover/{random.choice(('en', 'uk', f'q{n}'))}/holland" for n in range(20))
    await asyncio.gather(*(_fetch(session, path) for path in paths))


async def _fetch(session: ClientSession, path: str) -> None:
    async with session.get(path) as answer:
        await answer.read()


async def half(_: ClientSession, url: str) -> None:
    """Requests that are begun and not ended."""
    there = urlsplit(url)
    held = []
    for _ in range(900):
        reader, writer = await asyncio.open_connection(there.hostname, there.port)
        writer.write(b"GET / HTT")
        held.append((reader, writer))
    await asyncio.sleep(60)


async def rooms(session: ClientSession, url: str) -> None:
    """Tables without end, each by somebody new."""
    await asyncio.gather(*(_post(session, url, _room(), RUDE, do=("play", "holland")) for _ in range(20)))


def _room() -> str:
    return f"{sys.argv[2]}/r/{random.getrandbits(160):040x}/{random.getrandbits(160):040x}"


async def lines(session: ClientSession, url: str) -> None:
    """The longest lines that are let in, many at once, as a player of the night."""
    room = _room()
    for command in (("play", "noites"), ("fill",), ("start",), ("confirm",)):
        await _post(session, url, room, RUDE, do=command)
    while True:
        await asyncio.gather(*(_post(session, url, room, RUDE, line="я1 " * 660) for _ in range(10)))


async def undo(session: ClientSession, url: str) -> None:
    """Act and take back, without end."""
    room = _room()
    for command in (("play", "holland"), ("fill",), ("start",), ("confirm",)):
        await _post(session, url, room, RUDE, do=command)
    while True:
        await _post(session, url, room, RUDE, line="choose 5")
        await _post(session, url, room, RUDE, line="/undo")


ATTACKS: dict[str, Attack] = {one.__name__: one for one in (sockets, garbage, covers, half, rooms, lines, undo)}


if __name__ == "__main__":
    main()
