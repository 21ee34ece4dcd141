"""What may be done in the cave against what docs/rules/caverna.md allows, in every position of random games.

The sets are built from `describe` alone (CZ-413, CZ-511 to CZ-519, CZ-571, CZ-572).
"""

import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

import pytest

from engine.core import run
from engine.core.dice import mixed_seed
from engine.core.position import Position
from engine.games.caverna import GAME
from engine.players.arena import LIVELY, Endless, play_out
from engine.proof.expectation import plain

GAMES = int(os.environ.get("MESTRE_ORACLE_GAMES", "2"))
"""So many games for each setup: `MESTRE_ORACLE_GAMES=100` looks at some ten thousand positions."""
Told = Mapping[str, Any]
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
STONES = {f"c{number:03}" for number in range(1, 15)}
KICKS = {f"c{number:03}" for number in range(15, 29)}


def next_door(told: Told, here: str) -> list[str]:
    """One step, never diagonal, never through a wall (CZ-511)."""
    beside = (f"{chr(ord(here[0]) + x)}{int(here[1]) + y}" for x, y in SIDES)
    return [one for one in beside if one[0] in "ABCDE" and one[1:] in "12345" and not barred(told, here, one)]


def barred(told: Told, one: str, other: str) -> bool:
    return f"{one}|{other}" in told["walls"] or f"{other}|{one}" in told["walls"]


def ways(told: Told, here: str, most: int, pays: bool) -> Iterator[tuple[str, ...]]:
    """A troll is always the last step, and needs two cards (CZ-512)."""
    trolls = {troll["space"] for troll in told["cave_trolls"]}
    for there in next_door(told, here):
        if there in trolls:
            if pays:
                yield (there,)
            continue
        yield (there,)
        if most > 1:
            yield from ((there, *rest) for rest in ways(told, there, most - 1, pays))


def basic_actions(told: Told, me: str) -> set[str]:
    here, free = told["spots"][me], [card for card in told["hands"][me] if card != "s001"]
    lines = set()
    for verb, most in (("avanco", 2), ("walk", 2), ("run", 3)):
        found = [way for way in ways(told, here, most, len(free) >= 2) if here != "A1" or way[-1] != "A1"]
        lines |= {" ".join((verb, *way)) for way in found or [()]}
    packs = [pack for own in told["packs"].values() for pack in own.values() if pack["space"] == here]
    if here != "A1" and (told["piles"].get(here) or told["double"] == here or packs):
        lines.add("search")
    return lines | ({"think"} if here != "A1" and len(free) >= 3 else set())


def thrown_and_kicked(told: Told, me: str) -> set[str]:
    here, hand, played = told["spots"][me], set(told["hands"][me]), told["played"][me]
    others = {one: spot for one, spot in told["spots"].items() if one != me and spot != "A1"}
    lines = set()
    if here != "A1" and hand & STONES and "largar_a_pedrada" not in played:
        lines |= {f"play largar_a_pedrada {one}" for one, spot in others.items() if is_clear(told, here, spot)}
    if here != "A1" and hand & KICKS and "descer_a_bica" not in played:
        lines |= {f"play descer_a_bica {one}" for one, spot in others.items() if spot == here}
    return lines


def is_clear(told: Told, here: str, there: str) -> bool:
    """The same row or column, with no wall on any edge between (CZ-571)."""
    if here[0] != there[0] and here[1] != there[1]:
        return False
    while here != there:
        x = (there[0] > here[0]) - (there[0] < here[0])
        y = (there[1] > here[1]) - (there[1] < here[1])
        step = f"{chr(ord(here[0]) + x)}{int(here[1]) + y}"
        if barred(told, here, step):
            return False
        here = step
    return True


@pytest.mark.long
@pytest.mark.rule("CZ-413", "CZ-511", "CZ-512", "CZ-515", "CZ-519", "CZ-571", "CZ-572")
@pytest.mark.parametrize("mode", ["day", "night"])
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("number", range(GAMES))
def test_what_is_offered_is_what_the_rules_allow(mode: str, seats: int, number: int) -> None:
    looked_at = []
    setup = GAME.setup(seats, {"mode": mode})
    called = {f"P{place}": role for place, role in enumerate(setup.roles, 1)}

    def watch(_before: Any, _entry: Any, outcome: run.Outcome[Any]) -> None:
        position: Position[Any] = outcome.position
        told = plain(GAME.describe(position))
        seat = int(told["active"][1:]) - 1
        if position.result is None and seat in run.awaited(position) and told["phase"] in ("step1", "step2", "step3"):
            offered = {" ".join(action.words()) for action in run.options(GAME, position, seat)}
            if told["phase"] == "step2":
                heads = ("avanco", "walk", "run", "search", "think")
                assert {one for one in offered if one.split()[0] in heads} == basic_actions(told, told["active"])
            else:
                cards = ("play largar_a_pedrada", "play descer_a_bica")
                assert {one for one in offered if one.startswith(cards)} == {
                    f"{line.rpartition(' ')[0]} {called[line.rpartition(' ')[2]]}"
                    for line in thrown_and_kicked(told, told["active"])
                }
            looked_at.append(told["phase"])

    with suppress(Endless):
        play_out(GAME, setup, mixed_seed("cave", str(number)), LIVELY, most=900, watch=watch)
    assert {"step2", "step3"} <= set(looked_at)
