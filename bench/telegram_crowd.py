"""How long a press in Telegram waits to be answered, and for the message that it changes, at eight tables at once.

    python -m bench.telegram_crowd [polling|webhook]

One line for each way in which updates come; by a webhook, the response to what brings a press answers it.
`mestre run` is a process of its own, the fake Telegram another one. In every group four people play; each press is
measured by the clock, from the moment at which the update lies ready to the moment at which the service hears the
answer, and to the first change that whoever pressed can see. Meanwhile one call of each kind hangs for seconds, which
must hold up no other chat. The aims: 100 ms at p99, 1.0 s at p95, two calls for each press.

Counted is every call that says something: boards, private messages, what is taken away, and by polling the short answer
to each press, which no press can go without. To ask for updates is not counted: that is done all the time.
"""

import asyncio
import random
import sys
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

TESTS = Path(__file__).parents[1] / "tests"
WAYS = ("polling", "webhook")
BROUGHT = {"TELEGRAM_WEBHOOK": "http://127.0.0.1:8443/t", "TELEGRAM_PORT": "8443"}
GROUPS = 8
SEATS = 4
SECONDS = 30.0
REST_SECONDS = 4.0
"""Between two presses of one person."""
STUCK_SECONDS = 8.0
STUCK = ("answerCallbackQuery", "editMessageMedia", "editMessageCaption")
LONGEST_SECONDS = 10.0


def main(ways: tuple[str, ...] = WAYS) -> None:
    """A line for each way: presses, how long they waited, in milliseconds, and calls for each."""
    sys.path += [str(TESTS), str(TESTS / "fakes"), str(TESTS / "e2e" / "telegram")]
    heads = f"{'telegram':24}{'presses':>9}{'/s':>7}{'p50':>9}{'p99':>9}{'most':>9}{'changed p50':>12}{'p95':>9}"
    print(f"{heads}{'nothing':>9}{'calls':>7}")
    for way in ways:
        with TemporaryDirectory() as folder:
            _tell(way, *asyncio.run(_measured(Path(folder), way)))


def _tell(way: str, taken: list[tuple[float, float | None]], calls: int) -> None:
    heard = [answered * 1000 for answered, _ in taken]
    seen = [shown * 1000 for _, shown in taken if shown is not None]
    hundredths, changed = quantiles(heard, n=100), quantiles(seen, n=100)
    name = f"{GROUPS} busy, {way}"
    print(f"{name:24}{len(heard):9}{len(heard) / SECONDS:7.1f}{hundredths[49]:9.1f}{hundredths[98]:9.1f}", end="")
    print(f"{max(heard):9.1f}{changed[49]:12.1f}{changed[94]:9.1f}{len(heard) - len(seen):9}{calls / len(heard):7.2f}")


async def _measured(folder: Path, way: str) -> tuple[list[tuple[float, float | None]], int]:
    from fake_telegram import FakeTelegram  # noqa: PLC0415  the path to it is set first
    from processes import mestre_run  # noqa: PLC0415

    async with FakeTelegram().open() as fake:
        child = await mestre_run(folder, fake.token, fake.url, **(BROUGHT if way == "webhook" else {}))
        try:
            groups = [await _opened(fake, number) for number in range(GROUPS)]
            called, ends = len(fake.calls), monotonic() + SECONDS
            sticking = asyncio.create_task(_stick(fake))
            taken = await asyncio.gather(*(_presses(one, ends) for people in groups for one in people))
            calls = len(fake.calls) - called
            await sticking
        finally:
            child.terminate()
            await child.communicate()
    return [one for own in taken for one in own], calls


async def _stick(fake: Any) -> None:
    """A third of the way on, a call of each kind does what it should and is silent for long."""
    from fake_telegram import Fault  # noqa: PLC0415

    await asyncio.sleep(SECONDS / 3)
    for method in STUCK:
        fake.faults.next(method, Fault("late", seconds=STUCK_SECONDS))


async def _opened(fake: Any, number: int) -> list[Any]:
    from fake_telegram import Human  # noqa: PLC0415

    group = fake.group(-4001 - number)
    people = [Human.called(fake, 1000 + SEATS * number + at, f"Player {at}") for at in range(SEATS)]
    for one in people:
        one.starts()
    people[0].says("/play holland", group)
    await fake.until(lambda: any("Join" in one.labels for one in people[0].sees(group)))
    for one in people[1:]:
        one.says("/join", group)
    await fake.until(lambda: people[-1].user.name in people[0].board(group).text)
    people[0].says("/begin", group)
    await fake.until(lambda: "I am here" in people[0].board(group).labels)
    for one in people[1:]:
        await one.press(people[0].board(group), "I am here")
    await fake.until(lambda: all(any(one.photo for one in human.sees()) for human in people))
    return people


async def _presses(human: Any, ends: float) -> list[tuple[float, float | None]]:
    """Press what answers, until the time is up; how long until the answer, and until something was to be seen."""
    from playing import pressable  # noqa: PLC0415

    taken: list[tuple[float, float | None]] = []
    chance = random.Random(human.id)
    await asyncio.sleep(REST_SECONDS * chance.random())
    while monotonic() < ends:
        found, began = pressable(chance, human), monotonic()
        if found is not None:
            before = len(human.fake.sightings)
            await human.answered(human.pressing(*found))
            taken.append((monotonic() - began, await _changed(human, before, began)))
        await asyncio.sleep(max(0.1, began + REST_SECONDS - monotonic()))
    return taken


async def _changed(human: Any, before: int, began: float) -> float | None:
    """Until this person can see something new, the short answer to the press not counted; None if nothing came."""

    def changed() -> bool:
        new = human.fake.sightings[before:]
        return any(one.viewer == human.id and one.method != "answerCallbackQuery" for one in new)

    try:
        await human.fake.until(changed, LONGEST_SECONDS)
    except TimeoutError:
        return None
    return monotonic() - began


if __name__ == "__main__":
    main(tuple(sys.argv[1:]) or WAYS)
