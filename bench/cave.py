"""How the cave plays by computer players: the figures of section 15 of its specification.

`python -m bench.cave --seats 5 --mode night --games 300`; the same seed, the same games.
"""

import argparse
import gc
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean, median, quantiles
from typing import Any

from engine.core.dice import mixed_seed
from engine.core.event import Event
from engine.core.match import Entry
from engine.core.position import Position
from engine.core.run import Outcome
from engine.games.caverna import GAME
from engine.games.caverna.events import Fainted, RequestMet, TrollTaken
from engine.players.arena import MANNERS, play_out

MOST_ENTRIES = 20_000


@dataclass(frozen=True)
class Figures:
    """One game in figures."""

    reason: str
    rounds: float
    winners: tuple[int, ...]
    """Places in the order of turns, the first player being 0."""
    counted: dict[type[Event], int]


def main() -> None:
    """Play games and print a line of the table."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--seats", type=int, required=True)
    asked.add_argument("--mode", choices=("day", "night"), required=True)
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--policy", choices=tuple(MANNERS), default="greedy")
    asked.add_argument("--seed", default="cave")
    asked.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    given = asked.parse_args()
    settings = {"mode": given.mode, **dict(one.split("=", 1) for one in given.set)}
    games = [
        played(given.seats, settings, mixed_seed(given.seed, given.mode, str(given.seats), str(number)), given.policy)
        for number in range(given.games)
    ]
    print(f"| {given.mode} | {given.seats} | {given.games} | {row(games, given.seats)} |", flush=True)


def played(seats: int, settings: dict[str, Any], seed: str, policy: str) -> Figures:
    """One game from its setup."""
    counted: Counter[type[Event]] = Counter()

    def watch(_before: Position[Any], _entry: Entry, outcome: Outcome[Any]) -> None:
        counted.update(type(told.event) for told in outcome.told)

    gc.disable()
    done = play_out(GAME, GAME.setup(seats, settings), seed, MANNERS[policy], most=MOST_ENTRIES, watch=watch)
    gc.enable()
    board = done.position.board
    winners = tuple((seat - board.first) % seats for seat in done.result.winners)
    return Figures(done.result.reason, board.turn / seats, winners, dict(counted))


def row(games: Sequence[Figures], seats: int) -> str:
    """How they ended, how long they took, who won, and what happened on the way."""
    ended = Counter(one.reason for one in games)
    rounds = [one.rounds for one in games]
    tenths = quantiles(rounds, n=10)
    share = [sum((place in one.winners) / len(one.winners) for one in games) for place in range(seats)]
    cells = (
        " / ".join(f"{100 * ended[reason] / len(games):.0f}" for reason in ("win_gold", "win_time", "round_limit")),
        f"{mean(rounds):.1f} ({tenths[0]:.1f} to {tenths[-1]:.1f}), median {median(rounds):.1f}",
        ", ".join(f"{100 * won / len(games):.0f}" for won in share),
        _each(games, Fainted),
        f"{_each(games, TrollTaken)} / {_each(games, RequestMet)}",
    )
    return " | ".join(cells)


def _each(games: Sequence[Figures], kind: type[Event]) -> str:
    return f"{mean(one.counted.get(kind, 0) for one in games):.2f}"


if __name__ == "__main__":
    main()
