"""Answers a second: applying them alone, and random play with everything that belongs to it."""

import sys
from pathlib import Path
from time import perf_counter
from typing import Any

from engine.core import run
from engine.core.dice import Dice, mixed_seed
from engine.core.match import Acted, Entry
from engine.core.position import Position
from engine.games import AnyGame, games
from engine.players.arena import MANNERS, play_out

SECONDS = 4.0
LONGEST = 20_000
AIM_OF_THE_EXAMPLE, AIM = 50_000, 5_000
"""Applied answers a second that the house has set itself: for the smallest game, and for a whole one."""


def main() -> None:
    """One line a game, at its largest table."""
    print(f"{'game':12}{'seats':>6}{'applied/s':>12}{'aim':>9}{'applied/aim':>13}{'random play/s':>15}")
    print(_measured(example(), AIM_OF_THE_EXAMPLE))
    for game in games().values():
        print(_measured(game, AIM))


def example() -> AnyGame:
    """The smallest game of the house, which no package brings along."""
    sys.path.append(str(Path(__file__).parents[1] / "examples/porrinha"))
    from porrinha import GAME  # noqa: PLC0415  its folder has just been put on the path

    return GAME


def _measured(game: AnyGame, aim: int) -> str:
    seats = game.seats.stop - 1
    setup = game.setup(seats)
    logs: list[tuple[Position[Any], tuple[Entry, ...]]] = []
    began = perf_counter()
    while perf_counter() - began < SECONDS:
        seed = mixed_seed("bench", str(len(logs)))
        start = run.start(game, setup, Dice(seed)).position
        logs.append((start, play_out(game, setup, seed, MANNERS["random"], most=LONGEST).log))
    playing = perf_counter() - began
    answers = sum(len(log) for _, log in logs)
    applied = answers / _applying(game, logs)
    return f"{game.slug:12}{seats:6}{applied:12,.0f}{aim:9,}{applied / aim:13.1f}{answers / playing:15,.0f}"


def _applying(game: AnyGame, logs: list[tuple[Position[Any], tuple[Entry, ...]]]) -> float:
    began = perf_counter()
    for start, log in logs:
        position = start
        for entry in log:
            if isinstance(entry, Acted):
                position = run.apply(game, position, entry.seat, entry.action, entry.at_ms).position
            else:
                position = run.time_up(game, position, run.awaited(position)).position
    return perf_counter() - began
