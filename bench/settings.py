"""Every value of every setting, at every number of seats, among other settings: random games, every position looked at.

`python -m bench.settings [LEAST [SLUG…]]` plays as many games as it takes for each value to be met so often, 50 if
nothing is said, and prints a line a game. What is broken is told with a word like `noites:3:417`, for which that one
game is played again. It takes an hour, so it is no part of `make bench`; the numbers of seats take turns, and whoever
breaks it off is told how far it came.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from time import perf_counter
from typing import Any

from bench.covering import Plan, Planned, plan
from engine.core import run
from engine.games import AnyGame, games
from engine.players.arena import LIVELY, Endless, play_out
from engine.proof.checks import bad_replay, broken_invariants

USUAL_LEAST, MOST_ENTRIES, REPLAYED = 50, 6_000, 10
"""Every tenth game is exported, read and played again."""
HEADS = ("values", "idle", "overruled", "least", "games", "unended", "positions", "refused", "broken", "replayed")


def main() -> None:
    """One line a game, or one game again."""
    least = int(sys.argv[1]) if len(sys.argv) > 1 else USUAL_LEAST
    print(f"{'':12}" + "".join(f"{head:>10}" for head in (*HEADS, "seconds")))
    for word in sys.argv[2:] or sorted(games()):
        slug, *only = word.split(":")
        _swept(games()[slug], least, *map(int, only))


@dataclass(slots=True)
class Tally:
    """What was seen in the games of one game so far."""

    positions: int = 0
    unended: int = 0
    refused: int = 0
    broken: int = 0
    replayed: int = 0
    games: int = 0
    met: Counter[Any] = field(default_factory=Counter)

    def took(self, planned: Planned, watched: "Watched") -> None:
        """One game more."""
        self.games += 1
        self.positions += watched.positions
        self.unended += not watched.ended
        self.refused += watched.refused
        self.broken += len(watched.broken)
        self.replayed += watched.replayed
        self.met.update((planned.setup.seats, *aim) for aim in planned.meets)


@dataclass(slots=True)
class Watched:
    """One game, played and looked at."""

    positions: int = 0
    refused: int = 0
    ended: bool = False
    replayed: bool = False
    broken: list[str] = field(default_factory=list)


def _swept(game: AnyGame, least: int, *only: int) -> None:
    began, tally = perf_counter(), Tally()
    plans = {seats: plan(game, seats, least) for seats in game.seats}
    try:
        for planned in _in_turn(plans, *only):
            watched = watch(game, planned)
            tally.took(planned, watched)
            word = f"{game.slug}:{planned.setup.seats}:{planned.number}"
            sys.stderr.writelines(f"{word}: {one}\n" for one in watched.broken)
    finally:
        print(_line(game.slug, plans, tally, perf_counter() - began), flush=True)


def _in_turn(plans: dict[int, Plan], seats: int = 0, number: int = 0) -> Iterator[Planned]:
    if seats:
        yield plans[seats].games[number]
        return
    for some in zip_longest(*(one.games for one in plans.values())):
        yield from filter(None, some)


def _line(slug: str, plans: dict[int, Plan], tally: Tally, seconds: float) -> str:
    aims = [(seats, *aim) for seats, one in plans.items() for aim in one.aims]
    idle = sum(len(one.idle) for one in plans.values())
    overruled = sum(len(one.overruled) for one in plans.values())
    least = min((tally.met[aim] for aim in aims), default=0)
    seen = (tally.games, tally.unended, tally.positions, tally.refused, tally.broken, tally.replayed)
    return f"{slug:12}" + "".join(f"{one:10}" for one in (len(aims), idle, overruled, least, *seen, round(seconds)))


def watch(game: AnyGame, planned: Planned, most: int = MOST_ENTRIES) -> Watched:
    """Play a planned game, at most so many entries of it, and look at every position."""
    seen = Watched()

    def look(_before: Any, _entry: Any, outcome: run.Outcome[Any]) -> None:
        seen.positions += 1
        seen.broken.extend(broken_invariants(game, outcome.position))

    try:
        played = play_out(game, planned.setup, planned.seed, LIVELY, most=most, watch=look)
    except Endless:
        return seen
    except Exception as broken:
        seen.broken.append(f"raises {broken!r}")
        return seen
    seen.ended, seen.refused = True, len(played.refusals)
    if planned.number % REPLAYED == 0:
        seen.replayed = True
        seen.broken.extend(bad_replay(game, planned.setup, planned.seed, played.log, played.position))
    return seen


if __name__ == "__main__":
    main()
