"""The icons of the tower, on buttons and as emojis: the cards, the pieces, ways up, ways to plan."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.games.holland.content.action_cards import CARDS
from render.games.holland.heraldry import art, knightly
from render.paper import cut_out
from render.svg import Drawing
from render.terms import AMBER, edged, icons

MOTIFS: Final = ("early", "go", "legal", "off", "plan", "roof", "strict", "villain")
PIECES: Final = {"hero": knightly("red"), "mage": art("mage"), "knight": art("knight")}
PLACES: Final = ("rope", "passage")
CALLED: Final = {"hide": "hide", "explode": "explosion", "climb": "climb"}
"""Words that a card is about as well."""
TURNED: Final = {"right": 0, "down": 90, "left": 180, "up": 270}


def icons_of_the_tower() -> Mapping[str, Drawing]:
    """By the choice as it is written, or by one of its words."""
    return {
        **edged({f"choose.{number}": art(f"icon/{card.id}") for number, card in CARDS.items()}),
        **icons(*MOTIFS),
        **{word: replace(cut_out(piece), name=piece.name) for word, piece in PIECES.items()},
        **{word: art(word) for word in PLACES},
        **edged({word: art(f"icon/{name}") for word, name in CALLED.items()}),
        **{word: _arrow(word, degrees) for word, degrees in TURNED.items()},
    }


def _arrow(name: str, degrees: int) -> Drawing:
    return Drawing(
        name,
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">'
        f'<path transform="rotate({degrees} 60 60)" d="M14 44h46V18l48 42-48 42V76H14z" fill="{AMBER}"'
        ' stroke="#1b1430" stroke-width="8" stroke-linejoin="round"/></svg>',
    )
