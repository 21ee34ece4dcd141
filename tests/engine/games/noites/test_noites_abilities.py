"""Each special rule is one entry: what is forgotten of it is found here by its name."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

import engine.games.noites
from engine.games.noites.content.abilities import ABILITIES, TOGETHER, Traits
from engine.games.noites.content.armies import PROFILES
from engine.games.noites.content.sizes import SIZES

FOLDER = Path(engine.games.noites.__file__).parent
CODE = {path: re.sub(r'""".*?"""', "", path.read_text(), flags=re.DOTALL) for path in FOLDER.rglob("*.py")}
ENTRIES = FOLDER / "content" / "abilities.py"
TRAITS = tuple(one.name for one in fields(Traits))


@pytest.mark.parametrize("name", ABILITIES)
def test_an_ability_changes_something_and_has_its_price(name: str) -> None:
    assert ABILITIES[name].traits != Traits()
    assert ABILITIES[name].cost


@pytest.mark.parametrize("name", [name for name in ABILITIES if name not in SIZES])
def test_an_ability_is_named_in_its_entry_and_in_no_rule(name: str) -> None:
    told = [path for path, text in CODE.items() if f'"{name}"' in text]

    assert told == [ENTRIES]


@pytest.mark.parametrize("trait", TRAITS)
def test_what_an_ability_changes_is_asked_by_a_rule(trait: str) -> None:
    assert any(getattr(one.traits, trait) != getattr(Traits(), trait) for one in ABILITIES.values())
    assert any(f"traits.{trait}" in text for path, text in CODE.items() if path != ENTRIES)


@pytest.mark.parametrize("name", ABILITIES)
def test_some_monster_has_it(name: str) -> None:
    assert any(name in one.specials for one in PROFILES.values())


def test_of_several_abilities_switches_are_on_and_numbers_add_up() -> None:
    both = TOGETHER["furious", "frenzy", "flying", "ghostly"]

    assert both == Traits(charge_dice=2, strike_dice=1, lofty=True, flies=True)
