"""How Holland plays by computer players: the figures of section 15 of its specification.

`python -m bench.holland --seats 4 --games 40` prints a row; the same seed, the same games. It takes a while, so it is
no part of `make bench`.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from statistics import mean, quantiles

from engine.core import run
from engine.core.dice import Dice, mixed_seed
from engine.core.game import Setup
from engine.core.seat import Seat
from engine.games.holland import GAME
from engine.games.holland.board import Escape
from engine.games.holland.settings import HollandSettings
from engine.players.arena import Manner, of_level, play_out

MOST_ENTRIES = 5_000


def main() -> None:
    """Play games and print a line of the table."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--seats", type=int, required=True)
    asked.add_argument("--games", type=int, default=40)
    asked.add_argument("--policy", choices=("greedy", "random"), default="greedy")
    asked.add_argument("--seed", default="holland")
    asked.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    given = asked.parse_args()
    settings = dict(one.split("=", 1) for one in given.set)
    setup = GAME.setup(given.seats, settings)
    seeds = (mixed_seed(given.seed, str(given.seats), *given.set, str(number)) for number in range(given.games))
    games = [played(setup, seed, given.policy) for seed in seeds]
    case = " ".join((f"{given.seats} {given.policy}", *given.set))
    print(f"| {case} | {given.games} | {row(games)} |", flush=True)


def played(setup: Setup[HollandSettings], seed: str, policy: str) -> tuple[Seat, Escape]:
    """The first player of one game, and how it stood at the end."""
    first = run.start(GAME, setup, Dice(seed)).position.board.griffin
    return first, play_out(GAME, setup, seed, Manner(of_level(policy), offers=0), most=MOST_ENTRIES).position.board


def row(games: Sequence[tuple[Seat, Escape]]) -> str:
    """How long they took, how they ended, what decided, and who won by seat distance from the first player."""
    boards = [board for _, board in games]
    rounds = [board.round for board in boards]
    tenths = quantiles(rounds, n=10)
    decided = Counter(decided_by(board) for board in boards)
    share = Counter((board.ranking()[0] - first) % len(board.players) for first, board in games)
    cells = (
        f"{mean(rounds):.1f} ({tenths[0]:.0f}..{tenths[-1]:.0f})",
        f"{mean(any(board.saved(seat) == 2 for seat in board.seats) for board in boards):.2f}",
        " / ".join(f"{100 * decided[what] / len(boards):.0f}" for what in ("saved", "height", "griffin")) + " %",
        " ".join(f"{100 * share[place] / len(boards):.0f}" for place in range(len(boards[0].players))),
    )
    return " | ".join(cells)


def decided_by(board: Escape) -> str:
    """What the winner has before the second."""
    first, second, *_ = board.ranking()
    if board.saved(first) != board.saved(second):
        return "saved"
    return "height" if board.heights(first) != board.heights(second) else "griffin"


if __name__ == "__main__":
    main()
