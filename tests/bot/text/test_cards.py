"""What is in a box has a name in every language; a card or a monster that lacks one is found here by its own."""

import pytest

from bot.text import Catalogue
from bot.text.keys import id_key
from engine.games.caverna.content.cards import encounters, names
from engine.games.caverna.rules.requests import TROLL_CARDS
from engine.games.holland.content.action_cards import CARDS
from engine.games.noites.cards.twists import TWISTS
from engine.games.noites.content.abilities import ABILITIES
from engine.games.noites.content.armies import ARMIES, PROFILES
from engine.games.noites.content.terrain import KINDS
from engine.games.vi_algo.content.entries import GROUP_CARDS, TREASURES

IN_THE_BOX = {
    "caverna": (*names(), *encounters(), *TROLL_CARDS),
    "holland": tuple(card.id for card in CARDS.values()),
    "noites": (*TWISTS, *ABILITIES, *ARMIES, *PROFILES, *KINDS),
    "vi_algo": (*TREASURES.named, *GROUP_CARDS.named),
}


@pytest.mark.parametrize(("slug", "name"), [(slug, name) for slug, listed in IN_THE_BOX.items() for name in listed])
def test_it_has_a_name_in_every_language(house: Catalogue, slug: str, name: str) -> None:
    assert [lang for lang in house.ids if id_key(slug, name) not in house.ids[lang]] == []
