"""How long a press takes in Telegram, before a stand-in for the service: to its answer, and to the new picture."""

import asyncio
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from engine.games import games

PRESSES = 40
LONGEST_S = 60
ANSWER_AIM_MS = 50
HEADS = (
    f"{'game':12}{'presses':>9}{'answer p50':>12}{'p99 ms':>8}{'aim':>5}{'p99/aim':>9}{'shown p50':>11}{'p99 ms':>8}"
)


def main() -> None:
    """One line a game: two people who press whatever stands in their private chats."""
    print(HEADS)
    for slug in sorted(games()):
        print(asyncio.run(_measured(slug)))


async def _measured(slug: str) -> str:
    tests = Path(__file__).parents[1] / "tests"
    sys.path += [str(tests), str(tests / "fakes"), str(tests / "e2e" / "telegram")]
    from fake_telegram import FakeTelegram  # noqa: PLC0415  its folder has just been put on the path
    from hosting import Clock, hosted  # noqa: PLC0415
    from playing import party  # noqa: PLC0415

    from bot.tables.looks.painters import Painters  # noqa: PLC0415  the real pictures belong to it

    answers: list[float] = []
    shown: list[float] = []
    clock = Clock()
    with tempfile.TemporaryDirectory() as folder:
        async with FakeTelegram(clock).open() as fake, hosted(fake, clock, Path(folder)) as hosting:
            played = await party(hosting, slug, pause=10, seed=1, painter=Painters())
            ends = perf_counter() + LONGEST_S
            while len(answers) < PRESSES and perf_counter() < ends and not await played.is_over():
                began = perf_counter()
                answered = await played.press()
                if answered:
                    answers.append((answered - began) * 1000)
                    shown.append((perf_counter() - began) * 1000)
                await hosting.after(played.pause)
    return _line(slug, sorted(answers), sorted(shown))


def _line(slug: str, answers: list[float], shown: list[float]) -> str:
    worst = _at(answers, 0.99)
    aims = f"{ANSWER_AIM_MS:>5}{worst / ANSWER_AIM_MS:>9.2f}"
    pictures = f"{_at(shown, 0.5):>11.1f}{_at(shown, 0.99):>8.1f}"
    return f"{slug:12}{len(answers):>9}{_at(answers, 0.5):>12.1f}{worst:>8.1f}{aims}{pictures}"


def _at(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(len(values) * share))] if values else 0.0


if __name__ == "__main__":
    main()
