"""Every setting of every game, each of its values, at every number of seats: random games, looked at after each answer.

`python -m bench.settings [GAMES [SLUG…]]` plays so many games of each setup, 50 if nothing is said, and prints a line a
game: setups, games, positions looked at, what was broken. It takes hours, so it is no part of `make bench`.
"""

import sys
from collections.abc import Iterator
from contextlib import suppress
from time import perf_counter
from typing import Any

from engine.core import run
from engine.core.dice import mixed_seed
from engine.core.refusal import Refused
from engine.core.settings import Setting, Value, offered
from engine.games import AnyGame, games
from engine.players.arena import LIVELY, Endless, play_out
from engine.proof.checks import broken_invariants

USUAL_GAMES, MOST_ENTRIES, ALL_UP_TO = 50, 6_000, 12


def main() -> None:
    """One line a game."""
    many = int(sys.argv[1]) if len(sys.argv) > 1 else USUAL_GAMES
    slugs = sys.argv[2:] or sorted(games())
    print(f"{'':12}{'setups':>8}{'games':>8}{'unended':>8}{'positions':>11}{'broken':>8}{'seconds':>9}")
    for slug in slugs:
        began = perf_counter()
        played = [_played(games()[slug], *setup, number) for setup in setups(games()[slug]) for number in range(many)]
        positions, broken, ended = (sum(column) for column in zip(*played, strict=True))
        line = f"{slug:12}{len(played) // many:8}{len(played):8}{len(played) - ended:8}{positions:11}{broken:8}"
        print(f"{line}{perf_counter() - began:9.0f}", flush=True)


def setups(game: AnyGame) -> Iterator[tuple[int, str, Value]]:
    """Each value of each setting at every number of seats at which it may be chosen."""
    for setting in offered(game.settings):
        for value in values(setting):
            for seats in game.seats:
                with suppress(Refused):
                    game.setup(seats, {setting.name: value})
                    yield seats, setting.name, value


def values(setting: Setting) -> tuple[Value, ...]:
    """All of them; of a wide range of numbers the ends and the usual one."""
    if setting.kind == "flag":
        return True, False
    if setting.kind == "choice":
        return setting.choices
    if setting.lowest is None or setting.highest is None:
        return ()
    if setting.highest - setting.lowest <= ALL_UP_TO:
        return tuple(dict.fromkeys((*range(setting.lowest, setting.highest + 1), *setting.also)))
    usual = () if setting.default is None else (setting.default,)
    return tuple(dict.fromkeys((setting.lowest, *usual, setting.highest, *setting.also)))


def _played(game: AnyGame, seats: int, name: str, value: Value, number: int) -> tuple[int, int, bool]:
    """Positions looked at, what was broken, and whether the game came to its end."""
    seen, broken = 0, 0

    def watch(_before: Any, _entry: Any, outcome: run.Outcome[Any]) -> None:
        nonlocal seen, broken
        seen += 1
        for violation in broken_invariants(game, outcome.position):
            broken += 1
            print(f"{game.slug} {seats} {name}={value} {number}: {violation}", file=sys.stderr)

    seed = mixed_seed(game.slug, str(seats), name, str(value), str(number))
    with suppress(Endless):
        play_out(game, game.setup(seats, {name: value}), seed, LIVELY, most=MOST_ENTRIES, watch=watch)
        return seen, broken, True
    return seen, broken, False


if __name__ == "__main__":
    main()
