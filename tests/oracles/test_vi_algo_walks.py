"""Walks in the catacomb against docs/rules/vi_algo.md, in every position of random games (VA-310 to VA-314)."""

import os
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from support.breadth import breadth

from engine.core import run
from engine.core.dice import mixed_seed
from engine.core.position import Position
from engine.core.refusal import Refused
from engine.games.vi_algo import GAME
from engine.games.vi_algo.actions import Walk
from engine.games.vi_algo.events import Walked
from engine.players.arena import LIVELY, Endless, play_out
from engine.proof.expectation import plain
from oracles.printed import rows

GAMES = int(os.environ.get("MESTRE_ORACLE_GAMES", breadth("1", "10")))
"""So many games for each setup: `MESTRE_ORACLE_GAMES=40` looks at some five thousand positions."""
Told = Mapping[str, Any]
Hex = tuple[int, int]
DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
SIDES = ((3, -7), (7, -4), (4, 3), (-3, 7), (-7, 4), (-4, -3))
STEPS = 3
"""Of a Walk action."""


def numbered() -> dict[str, Hex]:
    """2.3: the hexes of a room by number."""
    hexes = ((q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3)
    return {str(number): at for number, at in enumerate(hexes, 1)}


HEXES = numbered()
DOORS = {
    (room, name): (int(direction) - 1, arrives)
    for room, names, direction, arrivals in rows("vi_algo", "| Side | Door hexes |")
    for name, arrives in zip(names.split(", "), arrivals.split(", "), strict=True)
}
ROCKS = {
    row[0]: set(row[2].split())
    for heading in ("| Room | Name |", "| Room | Mirror")
    for row in rows("vi_algo", heading)
}


class Catacomb:
    """Which hex leads to which by a step in each direction."""

    def __init__(self, plan: tuple[tuple[str, Hex], ...]) -> None:
        centres = {centre: letter for letter, centre in plan}
        self.steps: dict[str, dict[int, str]] = {}
        for (q, r), letter in centres.items():
            floor = {at: name for name, at in HEXES.items() if name not in ROCKS[letter]}
            for at, name in floor.items():
                beside = {number: (at[0] + x, at[1] + y) for number, (x, y) in enumerate(DIRECTIONS)}
                inside = {number: f"{letter}{floor[to]}" for number, to in beside.items() if to in floor}
                self.steps[letter + name] = inside | {
                    direction: centres[q + SIDES[int(side) - 1][0], r + SIDES[int(side) - 1][1]] + arrives
                    for (side, door), (direction, arrives) in DOORS.items()
                    if door == name and (q + SIDES[int(side) - 1][0], r + SIDES[int(side) - 1][1]) in centres
                }

    @cache  # noqa: B019  a catacomb lives as long as its test
    def far(self, begin: str) -> dict[str, int]:
        """How many steps it is to each hex."""
        found, edge = {begin: 0}, [begin]
        while edge:
            edge = [
                to for at in edge for to in self.steps[at].values() if found.setdefault(to, found[at] + 1) > found[at]
            ]
            edge = list(dict.fromkeys(edge))
        return found

    def way(self, begin: str, end: str) -> list[str]:
        """VA-313: of the shortest runs that with the smallest list of directions."""
        way = [begin]
        while way[-1] != end:
            steps = sorted(self.steps[way[-1]].items())
            left = {to: self.far(to)[end] for _, to in steps}
            way.append(next(to for _, to in steps if left[to] == min(left.values())))
        return way


@cache
def catacomb(plan: tuple[tuple[str, Hex], ...]) -> Catacomb:
    return Catacomb(plan)


def of(told: Told) -> Catacomb:
    return catacomb(tuple((room["letter"], tuple(room["centre"])) for room in told["whole"]["board"]["plan"]))


def ends(told: Told, me: str) -> set[str]:
    taken = {at for one, at in told["spots"].items() if one != me} | set(told["mummies"])
    most = told["steps_left"] + STEPS * told["actions"]
    far = of(told).far(told["spots"][me])
    return {at for at, steps in far.items() if 0 < steps <= most and at not in taken}


def is_run(told: Told, me: str, spots: list[str]) -> bool:
    """Whether it may be walked: the end, then the hexes to go through."""
    end, *via = spots
    stops = [told["spots"][me], *via, end]
    if not set(stops) <= of(told).steps.keys():
        return False
    steps = sum(of(told).far(one)[other] for one, other in pairwise(stops))
    taken = {at for one, at in told["spots"].items() if one != me} | set(told["mummies"])
    return 0 < steps <= told["steps_left"] + STEPS * told["actions"] and end not in taken


def is_allowed(position: Position[Any], seat: int, spots: list[str]) -> bool:
    try:
        Walk(tuple(spots)).check(position.board, seat)
    except Refused:
        return False
    return True


@pytest.mark.long
@pytest.mark.rule("VA-310", "VA-311", "VA-312", "VA-313")
@pytest.mark.parametrize("layout", ["star", "path"])
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("number", range(GAMES))
def test_a_run_is_what_the_rules_have_it(layout: str, seats: int, number: int) -> None:
    seen = dict.fromkeys(("ends", "via", "walked"), 0)
    chance = Random(f"{layout} {seats} {number}")

    def watch(before: Any, entry: Any, outcome: run.Outcome[Any]) -> None:
        position, told = outcome.position, plain(GAME.describe(outcome.position))
        for event in (one.event for one in outcome.told if isinstance(one.event, Walked)):
            action = getattr(entry, "action", None)
            if isinstance(action, Walk) and event.seat == entry.seat and len(action.spots) == 1:
                assert_walked(plain(GAME.describe(before)), told, event)
                seen["walked"] += 1
        seat = int(told["active"][1:]) - 1 if told["active"] else -1
        if position.result is None and told["phase"] == "act" and seat in run.awaited(position):
            lines = [" ".join(one.words()) for one in run.options(GAME, position, seat)]
            assert {one[5:] for one in lines if one.startswith("walk ")} == ends(told, told["active"])
            seen["ends"] += 1
            for _ in range(4):
                spots = [some_spot(chance, told) for _ in range(chance.randint(1, 3))]
                assert is_allowed(position, seat, spots) == is_run(told, told["active"], spots), (told, spots)
                seen["via"] += 1

    with suppress(Endless):
        setup = GAME.setup(seats, {"layout": layout, "extra_rooms": chance.randint(0, 3) if layout == "path" else 0})
        play_out(GAME, setup, mixed_seed("walks", str(seats), layout, str(number)), LIVELY, most=700, watch=watch)
    assert all(seen.values()), seen


def some_spot(chance: Random, told: Told) -> str:
    """A hex, more often one that is near."""
    here = told["spots"][told["active"]]
    near = [at for at, steps in of(told).far(here).items() if steps <= 3]
    return chance.choice(near if chance.random() < 0.8 else [f"{chance.choice('ZABCD')}{chance.randint(1, 37)}"])


def assert_walked(before: Told, after: Told, event: Walked) -> None:
    """By the shortest way, as far as the run has come; and what it cost, once it is at its end."""
    begin, end = event.way[0], event.way[-1]
    assert list(event.way) == of(before).way(begin, end)
    me = before["active"]
    if begin != before["spots"][me] or (after["active"], after["round"]) != (me, before["round"]):
        return
    if after["phase"] != "act" or after["spots"][me] != end:
        return
    steps, left = len(event.way) - 1, before["steps_left"]
    actions = -(-max(0, steps - left) // STEPS)
    assert (after["actions"], after["steps_left"]) == (before["actions"] - actions, left + STEPS * actions - steps)
