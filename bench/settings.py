"""Every setting of every game, each of its values, at every number of seats: random games, looked at after each answer.

`python -m bench.settings [GAMES [SLUG…]]` plays so many games of each setup, 50 if nothing is said, and prints a line a
game: setups, games, positions looked at, what was broken. It takes hours, so it is no part of `make bench`; each setup
is played once before any is played again, and whoever breaks it off is told how far it came.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from time import perf_counter
from typing import Any, TypeAlias

from engine.core import run
from engine.core.dice import mixed_seed
from engine.core.refusal import Refused
from engine.core.settings import Setting, Value, offered
from engine.games import AnyGame, games
from engine.players.arena import LIVELY, Endless, play_out
from engine.proof.checks import broken_invariants

USUAL_GAMES, MOST_ENTRIES, ALL_UP_TO = 50, 6_000, 12
Typed: TypeAlias = tuple[tuple[str, Value], ...]
TOWER = "RWPWW WRPGW RWPSW WRPWG RKPKR"
TOGETHER: Typed = (("mode", "coop"), ("coop_max_players", 6))
GOES_WITH: Mapping[tuple[str, str], Typed] = {
    ("amsterdam", "coop_budget"): TOGETHER,
    ("amsterdam", "coop_color"): TOGETHER,
    ("amsterdam", "coop_difficulty"): TOGETHER,
    ("amsterdam", "coop_max_players"): TOGETHER[:1],
    ("amsterdam", "coop_time_percent"): TOGETHER,
    ("amsterdam", "mode"): TOGETHER[1:],
    ("holland", "custom_layout"): (("layout", "custom"),),
    ("holland", "layout"): (("custom_layout", TOWER),),
    ("noites", "balanced"): (("size", "medium"),),
    ("noites", "interrupts"): (("pace", "async"),),
    ("vi_algo", "extra_rooms"): (("layout", "path"),),
}
"""What a setting needs beside it to matter at all."""
TEXTS: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("caverna", "owners"): ("2", "1 2"),
    ("holland", "custom_layout"): (TOWER,),
}
"""What may be typed where a setting is a text."""


def main() -> None:
    """One line a game."""
    many = int(sys.argv[1]) if len(sys.argv) > 1 else USUAL_GAMES
    slugs = sys.argv[2:] or sorted(games())
    print(f"{'':12}{'setups':>8}{'games':>8}{'unended':>8}{'positions':>11}{'broken':>8}{'seconds':>9}")
    for slug in slugs:
        began, played = perf_counter(), list[tuple[int, int, bool]]()
        found = list(setups(games()[slug]))
        try:
            played.extend(_played(games()[slug], *setup, number) for number in range(many) for setup in found)
        finally:
            print(_line(slug, len(found), played, perf_counter() - began), flush=True)


def _line(slug: str, setups: int, played: Sequence[tuple[int, int, bool]], seconds: float) -> str:
    positions, broken = sum(one[0] for one in played), sum(one[1] for one in played)
    unended = sum(not one[2] for one in played)
    return f"{slug:12}{setups:8}{len(played):8}{unended:8}{positions:11}{broken:8}{seconds:9.0f}"


def setups(game: AnyGame) -> Iterator[tuple[int, Typed]]:
    """Each value of each setting at every number of seats at which it may be chosen, with what it needs beside it."""
    for setting in offered(game.settings):
        beside = GOES_WITH.get((game.slug, setting.name), ())
        for value in values(setting, TEXTS.get((game.slug, setting.name), ())):
            for seats in game.seats:
                alone = ((setting.name, value),)
                yield from ((seats, typed) for typed in _first_allowed(game, seats, (*alone, *beside), alone))


def _first_allowed(game: AnyGame, seats: int, *tried: Typed) -> Iterator[Typed]:
    for typed in tried:
        with suppress(Refused):
            game.setup(seats, dict(typed))
            yield typed
            return


def values(setting: Setting, texts: tuple[str, ...] = ()) -> tuple[Value, ...]:
    """All of them; of a wide range of numbers the ends and the usual one."""
    if setting.kind == "flag":
        return True, False
    if setting.kind == "choice":
        return setting.choices
    if setting.lowest is None or setting.highest is None:
        return texts
    if setting.highest - setting.lowest <= ALL_UP_TO:
        return tuple(dict.fromkeys((*range(setting.lowest, setting.highest + 1), *setting.also)))
    usual = () if setting.default is None else (setting.default,)
    return tuple(dict.fromkeys((setting.lowest, *usual, setting.highest, *setting.also)))


def _played(game: AnyGame, seats: int, typed: Typed, number: int) -> tuple[int, int, bool]:
    """Positions looked at, what was broken, and whether the game came to its end."""
    seen, broken = 0, 0

    def watch(_before: Any, _entry: Any, outcome: run.Outcome[Any]) -> None:
        nonlocal seen, broken
        seen += 1
        for violation in broken_invariants(game, outcome.position):
            broken += 1
            print(f"{game.slug} {seats} {typed} {number}: {violation}", file=sys.stderr)

    seed = mixed_seed(game.slug, str(seats), str(typed), str(number))
    with suppress(Endless):
        play_out(game, game.setup(seats, dict(typed)), seed, LIVELY, most=MOST_ENTRIES, watch=watch)
        return seen, broken, True
    return seen, broken, False


if __name__ == "__main__":
    main()
