"""Plans of Holland on random towers: accepted, refused and carried out as docs/rules/holland.md has it."""

import os
from random import Random
from typing import Any

import pytest
from support.breadth import breadth

from engine.core.refusal import Refused
from engine.games.holland import GAME
from engine.games.holland.actions import workings
from engine.games.holland.rules.plan import legal_entries
from engine.proof.expectation import plain
from engine.proof.stage import Stage
from oracles.holland import COLUMNS, ROOF, SPECIALS, STEPS, Escape, NotAllowed

FIRST, TOWERS = (
    int(os.environ.get("MESTRE_ORACLE_FIRST", "0")),
    int(os.environ.get("MESTRE_ORACLE_TOWERS", breadth("10", "40"))),
)
PLANS = 25
"""So many plans in each tower: `MESTRE_ORACLE_TOWERS=4000` judges a hundred thousand."""
SPACES = [f"{column}{row}" for column in COLUMNS for row in range(1, 6)]
COLOURS = ("blue", "red")


def tower(chance: Random) -> Escape:
    """A tower as explosions leave it, with anybody anywhere; of red one hero is in a dungeon and free to go."""
    letters = dict.fromkeys((f"C{row}" for row in range(1, 6)), "P") | {"B1": "K", "D1": "K"}
    others = [one for one in SPACES if one not in letters]
    letters |= dict(zip(others, chance.sample("RRRRRRGGSWWWWWWWWW", 18), strict=True))
    villains = dict(zip(("mage", "knight"), chance.sample(SPACES, 2), strict=True))
    heroes = {"red_2": chance.choice(("B1", "D1"))}
    for name in ("blue_1", "blue_2", "red_1"):
        free = Escape(letters, heroes, villains, frozenset(), "blue", 1)
        spots = [one for one in SPACES if free.may_stop(name, one)]
        heroes[name] = chance.choice((*spots, ROOF)) if name != "blue_1" else chance.choice(spots)
    standing = [one for one, at in heroes.items() if one != "red_2" and at != ROOF and letters[at] not in "PS"]
    hidden = frozenset(one for one in standing if chance.random() < 0.15)
    card = chance.randint(1, 6)
    return Escape(letters, heroes, villains, hidden, "blue", card, chance.random() < 0.2, chance.random() < 0.2)


def entry(chance: Random, now: Escape) -> str:
    usual = {"hide": "hide", "villain": "villain", "explode": "explode"}.get(SPECIALS[now.card][0], "hero")
    verb = chance.choice(("hero", "hero", usual, usual, chance.choice(("hero", "villain", "explode", "hide"))))
    steps = " ".join(chance.choice(STEPS) for _ in range(chance.randint(1, 4)))
    return {
        "hero": f"hero {chance.randint(1, 2)} {steps}",
        "villain": f"villain {chance.choice(('mage', 'knight'))} {steps}",
        "explode": f"explode {chance.choice(SPACES)}",
        "hide": f"hide {chance.randint(1, 2)}",
    }[verb]


def plan(chance: Random, begun: Escape) -> str:
    """Entries that fit, as far as any was found, and often one that need not."""
    entries: list[str] = []
    now = begun
    for _ in range(chance.randint(0, 3)):
        for _ in range(12):
            one = entry(chance, now)
            try:
                now = now.after(one)
            except NotAllowed:
                continue
            entries.append(one)
            break
    return "; ".join(entries if entries and chance.random() < 0.6 else [*entries, entry(chance, now)])


def stage_of(begun: Escape) -> Stage[Any]:
    setup = GAME.setup(2, {"split_halves": begun.split, "heroes_pass_villains": not begun.blocked}, COLOURS)
    given = {"tower": begun.cards, **begun.heroes, **begun.villains, "hidden": sorted(begun.hidden)}
    return Stage.given(GAME, setup, "", (), {**given, "resolving": {"blue": begun.card}})


def comes_of(stage: Stage[Any], line: str) -> object:
    try:
        after = stage.typed(0, line)
    except Refused as refused:
        return refused.key
    told = plain(GAME.describe(after.position))
    return {key: set(told[key]) if key == "hidden" else told[key] for key in told if key in LOOKED_AT}


LOOKED_AT = ("tower", "blue_1", "blue_2", "red_1", "red_2", "mage", "knight", "hidden")


def should_come_of(begun: Escape, line: str) -> object:
    try:
        return told_of(begun.after(line))
    except NotAllowed as reason:
        return str(reason)


def told_of(after: Escape) -> dict[str, Any]:
    return {"tower": after.cards, **after.heroes, **after.villains, "hidden": set(after.hidden)}


@pytest.mark.long
@pytest.mark.rule("SH-303", "SH-309", "SH-310", "SH-318", "SH-507", "SH-509", "SH-511", "SH-512", "SH-608", "SH-609")
@pytest.mark.parametrize("number", range(FIRST, FIRST + TOWERS))
def test_a_plan_comes_out_as_the_rules_have_it(number: int) -> None:
    chance = Random(number)
    begun = tower(chance)
    stage = stage_of(begun)

    for line in [plan(chance, begun) for _ in range(PLANS)]:
        assert comes_of(stage, line) == should_come_of(begun, line), (begun, line)


@pytest.mark.long
@pytest.mark.rule("SH-316", "SH-318", "SH-319")
@pytest.mark.parametrize("number", range(FIRST, FIRST + TOWERS))
def test_a_hero_goes_by_the_best_of_all_runs_that_end_there(number: int) -> None:
    chance = Random(f"go {number}")
    begun = tower(chance)
    stage = stage_of(begun)

    for to in chance.sample((*SPACES, ROOF), 6):
        best = begun.run_to("1", to)
        found = comes_of(stage, f"go 1 {to.lower() if to == ROOF else to}")
        assert isinstance(found, str) if best is None else found == told_of(best), (begun, to)


@pytest.mark.rule("SH-303")
@pytest.mark.parametrize("number", range(FIRST, FIRST + TOWERS))
def test_after_each_entry_that_is_offered_all_stands_as_if_it_was_done(number: int) -> None:
    now = workings(stage_of(tower(Random(f"offered {number}"))).position.board, 0)

    for entry, after in legal_entries(now):
        assert after == now.done(entry)[0], entry
