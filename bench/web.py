"""How long a press takes on the web table, over real HTTP: to its answer, and to the picture that shows what it did."""

import asyncio
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

from engine.games import games

PRESSES = 60
ANSWER_AIM_MS = 50
LONGEST_S = 60
PATIENCE_S = 3
IN_NO_HURRY = {"amsterdam": ("ai_delay_s", "0")}
"""What a game's computer players are told so that they do not wait for people's sake."""
HEADS = (
    f"{'game':12}{'presses':>9}{'answer p50':>12}{'p99 ms':>8}{'aim':>5}{'p99/aim':>9}{'picture p50':>13}{'p99 ms':>8}"
)


def main() -> None:
    """One line a game: a person who presses whatever comes first, against computer players that do not think."""
    print(HEADS)
    for slug in sorted(games()):
        print(asyncio.run(_measured(slug)))


async def _measured(slug: str) -> str:
    sys.path.append(str(Path(__file__).parents[1] / "tests"))
    from support.visiting import open_house, visiting  # noqa: PLC0415  its folder has just been put on the path

    answers: list[float] = []
    pictures: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        async with open_house(Path(folder), a_second=10_000) as address, visiting(address) as visit:
            ana = visit("ana")
            await ana.does("play", slug)
            if slug in IN_NO_HURRY:
                await ana.does("configure", *IN_NO_HURRY[slug])
            await ana.does("fill")
            await ana.does("start")
            ends = perf_counter() + LONGEST_S
            while len(answers) < PRESSES and perf_counter() < ends and ana.phase != "finished":
                await ana.until(lambda: bool(ana.buttons and ana.standing["waits"]) or ana.phase == "finished")
                if ana.buttons:
                    await _press(ana, answers, pictures)
    return _line(slug, answers, pictures)


async def _press(ana: Any, answers: list[float], pictures: list[float]) -> None:
    """Press whatever comes first until the question is answered: a choice among many takes several presses."""
    buttons = ana.buttons
    while buttons:
        before, began = ana.picture, perf_counter()
        reply = await ana.asks(press=buttons[0]["id"])
        answers.append((perf_counter() - began) * 1000)
        if reply["screen"] is None and await _painted(ana, before):
            pictures.append((perf_counter() - began) * 1000)
        rows = reply["screen"]["rows"] if reply["screen"] else []
        buttons = [button for row in rows for button in row if button["on"]]


async def _painted(ana: Any, before: Any) -> bool:
    """Whether a new picture of the hand came."""
    try:
        async with asyncio.timeout(PATIENCE_S):
            await ana.until(lambda: ana.picture != before)
    except TimeoutError:
        return False
    return True


def _line(slug: str, answers: list[float], pictures: list[float]) -> str:
    answer, picture = sorted(answers), sorted(pictures)
    worst = _at(answer, 0.99)
    aims = f"{ANSWER_AIM_MS:>5}{worst / ANSWER_AIM_MS:>9.2f}"
    shown = f"{_at(picture, 0.5):>13.1f}{_at(picture, 0.99):>8.1f}"
    return f"{slug:12}{len(answer):>9}{_at(answer, 0.5):>12.1f}{worst:>8.1f}{aims}{shown}"


def _at(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(len(values) * share))] if values else 0.0


if __name__ == "__main__":
    main()
