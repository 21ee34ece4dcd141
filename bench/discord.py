"""How long a press in Discord waits to be acknowledged while many channels are busy, and what each press costs.

`mestre run` is a process of its own, the fake Discord another one. In every channel a game is played: each press is
committed, drawn, answered, and the board is brought up to date meanwhile. Measured is from the moment at which the
gateway tells of a press to the moment at which the service hears that it was heard, by the clock and many at once; how
long until there is an answer to look at; and how often the service was called for each press, all boards, calls by name
and answers counted. Meanwhile one call of each kind hangs for seconds, which must hold up nobody else. The aims:
100 ms at p99, 1.0 s at p95, two calls.
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
CHANNELS = 8
SEATS = 4
SECONDS = 30.0
REST_SECONDS = 4.0
"""Between two presses of one person."""
LOOKS_SECONDS = 0.5
"""Who is not asked anything looks at the hand again after this."""
STUCK_SECONDS = 8.0
STUCK = (
    "POST /interactions/{id}/{token}/callback",
    "PATCH /channels/{channel}/messages/{message}",
    "PATCH /webhooks/{application}/{token}/messages/{message}",
)


def main() -> None:
    """One line: presses, how long they waited, in milliseconds, and calls for each."""
    sys.path += [str(TESTS), str(TESTS / "fakes"), str(TESTS / "e2e" / "discord")]
    with TemporaryDirectory() as folder:
        waits, answers, calls = asyncio.run(_measured(Path(folder)))
    ms, answered = [wait * 1000 for wait in waits], [wait * 1000 for wait in answers]
    heard, seen = quantiles(ms, n=100), quantiles(answered, n=100)
    print(
        f"{'discord':24}{'presses':>9}{'/s':>7}{'p50':>9}{'p99':>9}{'most':>9}{'answer p50':>12}{'p95':>9}{'calls':>7}"
    )
    name = f"{CHANNELS} busy, {len(STUCK)} stuck"
    print(f"{name:24}{len(ms):9}{len(ms) / SECONDS:7.1f}{heard[49]:9.1f}{heard[98]:9.1f}{max(ms):9.1f}", end="")
    print(f"{seen[49]:12.1f}{seen[94]:9.1f}{calls / len(ms):7.2f}")


async def _measured(folder: Path) -> tuple[list[float], list[float], int]:
    from discord_process import mestre_run  # noqa: PLC0415  the path to it is set first
    from fake_discord import FakeDiscord  # noqa: PLC0415

    async with FakeDiscord().open() as fake:
        guild = fake.guild()
        places = [fake.channel(guild, f"games-{number}") for number in range(CHANNELS)]
        child = await mestre_run(folder, fake.token, fake.base, fake.gateway_url)
        assert child.stdout is not None
        await child.stdout.readline()
        try:
            people = [(one, place) for at, place in enumerate(places) for one in await _opened(fake, place, at)]
            begun, called, ends = len(fake.asked), len(fake.calls), monotonic() + SECONDS
            sticking = asyncio.create_task(_stick(fake))
            answers = await asyncio.gather(*(_presses(one, place, ends) for one, place in people))
            await sticking
            calls = sum("/emojis" not in one for one in fake.calls[called:])  # uploaded once, whoever presses
        finally:
            child.terminate()
            await child.communicate()
        asked = list(fake.asked.values())[begun:]
    took = [one.took for one in asked if one.acknowledged is not None]
    return took, [one for own in answers for one in own], calls


async def _stick(fake: Any) -> None:
    """A third of the way on, a call of each kind does what it should and is silent for long."""
    from fake_discord import Fault  # noqa: PLC0415

    await asyncio.sleep(SECONDS / 3)
    for route in STUCK:
        fake.faults.next(route, Fault("late", seconds=STUCK_SECONDS))


async def _opened(fake: Any, place: Any, number: int) -> list[Any]:
    from fake_discord import Human  # noqa: PLC0415

    people = [Human.called(fake, 1000 + SEATS * number + at, f"Player {at}") for at in range(SEATS)]
    await people[0].slash("play", place, game="holland")
    for one in people[1:]:
        await one.slash("join", place)
    await people[0].slash("start", place)
    await fake.until(lambda: any("I am here" in one.labels for one in people[0].sees(place)))
    for one in people[1:]:
        await one.press(one.board(place), "I am here")
    await fake.until(lambda: any("My hand" in one.labels for one in people[0].sees(place)))
    return people


async def _presses(human: Any, place: Any, ends: float) -> list[float]:
    """Open the hand, and press in it whatever is asked there, until the time is up; how long each answer took."""
    from discord_playing import choice, leads_on  # noqa: PLC0415

    chance, took = random.Random(human.id), list[float]()
    hand = None
    await asyncio.sleep(REST_SECONDS * (human.id % 100) / 100)
    while monotonic() < ends:
        if hand is not None and not leads_on(hand):  # the next question comes there by itself
            await asyncio.sleep(LOOKS_SECONDS)
            continue
        began, message = monotonic(), hand or human.board(place)
        pressed = choice(chance, hand) if hand else dict(message.buttons)["My hand"]
        asking = await human.answered(await human.pressing(message, pressed))
        took.append(monotonic() - began)
        hand = hand or asking.answers[-1]
        await asyncio.sleep(max(0.0, REST_SECONDS - took[-1]))
    return took


if __name__ == "__main__":
    main()
