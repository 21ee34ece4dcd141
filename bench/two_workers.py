"""How many answers two workers on one Redis give beside one, each as fast as it can.

A worker is a process with tables of its own, whose people press without a pause. All of them and the server share the
cores of this machine: where these are too few, the last column tells what two would give if each had a core to itself,
from what an answer costs of one.
"""

import asyncio
import json
import sys
import tempfile
from asyncio.subprocess import DEVNULL, PIPE
from itertools import count
from pathlib import Path
from time import perf_counter, process_time

from bench.store import dealt, pressed, served
from bot.running import house
from bot.store.redis.shelf import RedisShelf
from bot.tables.domain.house import Customs
from bot.tables.model.reply import Reply
from bot.tables.service import Service
from engine.games import games

TABLES = 20
SECONDS, WARM_SECONDS = 10.0, 2.0
AIM = 1.8
NOW = 1_700_000_000_000
NUMBERS = count()


def main() -> None:
    """One line for one worker, one for two."""
    if len(sys.argv) > 2:
        asyncio.run(_work(sys.argv[1], int(sys.argv[2])))
        return
    print(f"{'workers':>7}{'answers/s':>11}{'core ms each':>14}{'times one':>11}{'aim':>6}{'with cores':>12}")
    asyncio.run(_all())


async def _all() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with served(Path(folder)) as url:
            (one, cost), (two, costs) = await _together(url, 1), await _together(url, 2)
    print(f"{1:7}{one:11,.0f}{1000 * cost:14.2f}")
    print(f"{2:7}{two:11,.0f}{1000 * costs:14.2f}{two / one:11.2f}{AIM:6}{2 * cost / costs:12.2f}")


async def _together(url: str, workers: int) -> tuple[float, float]:
    """Answers a second of all of them, and what one of them costs of a core."""
    command = (sys.executable, "-m", "bench.two_workers", url)
    begun = [
        await asyncio.create_subprocess_exec(*command, str(10 * workers + at), stdout=PIPE, stderr=DEVNULL)
        for at in range(workers)
    ]
    told = [json.loads((await one.communicate())[0]) for one in begun]
    answers = sum(one["answers"] for one in told)
    return answers / SECONDS, sum(one["core"] for one in told) / answers


async def _work(url: str, number: int) -> None:
    """One worker: sit everybody down, press, and tell how often and at what cost."""
    shelf = await RedisShelf.opened(url, games)
    service = Service(house(Customs(thinking=(10**9, 10**9))), shelf, lambda: NOW)
    people = [1000 * number + at for at in range(TABLES)]
    hands = {person: await dealt(service, person) for person in people}
    await _press(service, hands, WARM_SECONDS)
    before = process_time()
    answers = await _press(service, hands, SECONDS)
    print(json.dumps({"answers": answers, "core": process_time() - before}))
    await shelf.close()


async def _press(service: Service, hands: dict[int, Reply], seconds: float) -> int:
    """Everybody presses without a pause; how many answers there were."""
    times: list[float] = []

    async def on_and_on(person: int, hand: Reply) -> None:
        while perf_counter() < ends:
            await pressed(service, hand, person, next(NUMBERS), times)

    ends = perf_counter() + seconds
    await asyncio.gather(*(on_and_on(*one) for one in hands.items()))
    return len(times)


if __name__ == "__main__":
    main()
