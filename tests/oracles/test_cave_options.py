"""What may be done in the cave against what docs/rules/caverna.md allows, in every position of random games.

The sets are built from `describe` alone (CZ-413, CZ-420, CZ-511 to CZ-531, CZ-571 to CZ-579).
"""

import os
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import combinations
from typing import Any

import pytest
from support.breadth import breadth

from engine.core import run
from engine.core.dice import mixed_seed
from engine.core.match import Acted, TimedOut
from engine.core.position import Position
from engine.games.caverna import GAME
from engine.players.arena import LIVELY, Endless, play_out
from engine.proof.expectation import plain
from oracles.printed import rows

GAMES = int(os.environ.get("MESTRE_ORACLE_GAMES", breadth("1", "10")))
"""So many games for each setup: `MESTRE_ORACLE_GAMES=100` looks at some sixty thousand positions."""
Told = Mapping[str, Any]
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
NAMES = dict(
    zip(
        (f"c{number:03}" for number in range(1, 121)),
        (row[0].split("`")[1] for row in rows("caverna", "| id | Copies | Playable") for _ in range(int(row[1]))),
        strict=True,
    )
)
"""Of each card, in the order of 2.3."""


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


def cards_played(told: Told, me: str) -> Iterator[str]:
    """What may be played in step 1 or 3 (CZ-571 to CZ-577, CZ-579), each name once a turn (CZ-502)."""
    names = {NAMES[card] for card in told["hands"][me] if card != "s001"} - set(told["played"][me])
    if told["spots"][me] == "A1":
        return
    if told["phase"] == "step1":
        names -= {"parkour", "ir_na_picadilha"}
    for name in names & PLAYED.keys():
        yield from (f"play {name} {what}".strip() for what in PLAYED[name](told, me))


def thrown_at(told: Told, me: str) -> Iterator[str]:
    return (one for one, spot in others(told, me).items() if is_clear(told, told["spots"][me], spot))


def kicked(told: Told, me: str) -> Iterator[str]:
    return (one for one, spot in others(told, me).items() if spot == told["spots"][me])


def robbed(told: Told, me: str) -> Iterator[str]:
    for one, spot in others(told, me).items():
        hand = told["hands"][one]
        if hand and is_beside(told, told["spots"][me], spot):
            yield from (f"{one} special",) if "s001" in hand else ()
            if hand != ["s001"]:
                yield f"{one} blind" if "s001" in hand else one


def kissed(told: Told, me: str) -> Iterator[str]:
    return iter([""] if told["life"][me] < MOST_LIFE else [])


def jumped(told: Told, me: str) -> Iterator[str]:
    """Exactly two steps, or as many as there can be (CZ-575)."""
    found = set(ways(told, told["spots"][me], 2, free_cards(told, me) > 2))
    trolls = {troll["space"] for troll in told["cave_trolls"]}
    whole = {way for way in found if len(way) == 2 or way[-1] in trolls}
    return (" ".join(way) for way in whole or found)


def hopped(told: Told, me: str) -> Iterator[str]:
    return (way[0] for way in ways(told, told["spots"][me], 1, free_cards(told, me) > 2))


def hewn(told: Told, me: str) -> Iterator[str]:
    """CZ-577: a wall is taken away, or one is put up while there are any."""
    here = told["spots"][me]
    for side, (x, y) in zip("NESW", SIDES, strict=True):
        there = f"{chr(ord(here[0]) + x)}{int(here[1]) + y}"
        inside = there[0] in "ABCDE" and there[1:] in "12345" and "A1" not in (here, there)
        if inside and (told["supply"] > 0 or barred(told, here, there)):
            yield side


PLAYED = {
    "largar_a_pedrada": thrown_at,
    "descer_a_bica": kicked,
    "passar_a_mao": robbed,
    "beijin_de_mamae": kissed,
    "parkour": jumped,
    "ir_na_picadilha": hopped,
    "picaretada": hewn,
}
MOST_LIFE = 5


def others(told: Told, me: str) -> dict[str, str]:
    return {one: spot for one, spot in told["spots"].items() if one != me and spot != "A1"}


def free_cards(told: Told, me: str) -> int:
    return sum(card != "s001" for card in told["hands"][me])


def is_beside(told: Told, here: str, there: str) -> bool:
    """CZ-526."""
    x, y = ord(there[0]) - ord(here[0]), int(there[1]) - int(here[1])
    if max(abs(x), abs(y)) > 1:
        return False
    if not (x and y):
        return here == there or not barred(told, here, there)
    corners = (f"{there[0]}{here[1]}", f"{here[0]}{there[1]}")
    return any(not barred(told, here, one) and not barred(told, one, there) for one in corners)


def stored(told: Told, me: str) -> Iterator[str]:
    """CZ-531: gold, and two other cards of the hand."""
    names = sorted(NAMES[card] for card in told["hands"][me] if card != "s001")
    if "ouro" in names:
        rest = [*names]
        rest.remove("ouro")
        yield from (f"store gold {' '.join(pair)}" for pair in set(combinations(rest, 2)))
    if "s001" in told["hands"][me]:
        yield from (f"store double {' '.join(pair)}" for pair in set(combinations(names, 2)))


def dropped(told: Told, me: str, many: int) -> Iterator[str]:
    """CZ-519, CZ-554: so many cards of the hand."""
    names = sorted(NAMES[card] for card in told["hands"][me] if card != "s001")
    return (f"drop {' '.join(cards)}" for cards in set(combinations(names, many)))


def taken(told: Told, me: str, most: int) -> Iterator[str]:
    """CZ-516."""
    here = told["spots"][me]
    many = len(told["piles"].get(here, ())) + (told["double"] == here)
    yield from (f"take {number}" for number in range(1, min(most, many) + 1))
    for one, packs in told["packs"].items():
        yield from (f"take pack {one} {slot}" for slot, pack in packs.items() if pack["space"] == here)


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


def allowed(told: Told, me: str, searching: list[int]) -> Iterator[tuple[tuple[str, ...], Iterator[str]]]:
    """Which verbs are looked at in a phase, and all the lines that may be typed with them."""
    phase = told["phase"]
    if phase in ("step1", "step2"):
        yield ("avanco", "walk", "run", "search", "think"), iter(basic_actions(told, me))
    if phase in ("step1", "step3"):
        yield ("play",), cards_played(told, me)
        yield ("dismiss",), (f"dismiss {troll}" for troll in told["trolls"][me] if troll not in told["met"][me])
    if phase == "camp_store":
        yield ("store",), stored(told, me)
    if phase == "search" and searching:
        yield ("take",), taken(told, me, searching[-1])
    if phase == "pay":
        yield ("drop",), dropped(told, me, 2)


def searches(entry: Any) -> int:
    """How many cards may be taken by the search that comes of it, 0 if none does; a default too may search."""
    words = entry.action.words() if isinstance(entry, Acted) else ("search" if isinstance(entry, TimedOut) else "",)
    return 2 * (words[0] in ("avanco", "search")) + (words[:2] == ("play", "ir_na_picadilha"))


@pytest.mark.long
@pytest.mark.rule("CZ-413", "CZ-420", "CZ-511", "CZ-512", "CZ-515", "CZ-516", "CZ-519", "CZ-526", "CZ-531")
@pytest.mark.rule("CZ-571", "CZ-572", "CZ-573", "CZ-574", "CZ-575", "CZ-576", "CZ-577", "CZ-579")
@pytest.mark.parametrize("mode", ["day", "night"])
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("number", range(GAMES))
def test_what_is_offered_is_what_the_rules_allow(mode: str, seats: int, number: int) -> None:
    looked_at: Counter[str] = Counter()
    searching: list[int] = []
    setup = GAME.setup(seats, {"mode": mode})
    called = {f"P{place}": role for place, role in enumerate(setup.roles, 1)}

    def with_names(lines: Iterator[str]) -> set[str]:
        return {" ".join(called.get(word, word) for word in line.split()) for line in lines}

    def watch(_before: Any, entry: Any, outcome: run.Outcome[Any]) -> None:
        position: Position[Any] = outcome.position
        told = plain(GAME.describe(position))
        me, phase = told["active"], told["phase"]
        seat = int(me[1:]) - 1
        searching.extend([searches(entry)] if searches(entry) else [])
        if position.result is not None or seat not in run.awaited(position):
            return
        offered = {" ".join(action.words()) for action in run.options(GAME, position, seat)}
        for heads, lines in allowed(told, me, searching):
            assert {one for one in offered if one.split()[0] in heads} == with_names(lines), (phase, told)
            looked_at[f"{phase} {heads[0]}"] += 1

    with suppress(Endless):
        play_out(GAME, setup, mixed_seed("cave", str(number)), LIVELY, most=900, watch=watch)
    assert {"step2 avanco", "step3 play"} <= looked_at.keys()
