"""What is in a box has a drawing of its own. One that is missing is composed (`render/blazon.py`), and missed here."""

from importlib.resources import files

import pytest

from engine.games.caverna.content.cards import DOUBLE_GOLD, GOLD, encounters, names
from engine.games.holland.content.action_cards import CARDS
from engine.games.noites.content.armies import PROFILES
from engine.games.vi_algo.content.entries import GROUP_CARDS, TREASURES

DRAWN = [
    *(("holland", f"icon/{card.id}") for card in CARDS.values()),
    *(("caverna", f"card/{name}") for name in (*names(), *encounters()) if name not in (GOLD, DOUBLE_GOLD)),
    *(("vi_algo", f"card/{name}") for name in (*TREASURES.named, *GROUP_CARDS.named)),
    *(("noites", f"monster/{name}") for name in PROFILES),
]


@pytest.mark.parametrize(("slug", "name"), DRAWN)
def test_it_has_a_drawing_of_its_own(slug: str, name: str) -> None:
    assert (files(f"render.games.{slug}") / "art" / f"{name}.svg").is_file()
