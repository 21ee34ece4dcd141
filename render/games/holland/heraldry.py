"""The four colours: each with a shield of its own shape, so that nobody needs the colour."""

from functools import cache
from typing import Final

from render.backs import card_back
from render.fonts import Face
from render.palette import PAPER, ink_on
from render.svg import Drawing, drawing
from render.text import Style
from render.words import Words

FIELDS: Final = {"blue": "#2f66c8", "red": "#b3202c", "green": "#3fb27f", "yellow": "#ffd23e"}
NIGHT: Final = "#20152c"
GOLD: Final = "#ffd257"
PARCHMENT: Final = PAPER
SEPIA: Final = "#6b4a2b"
ROSE: Final = "#e8542e"
SHADE: Final = "#7a5fb0"
VILLAIN_TRACE: Final = "#3a1d5c"


def art(name: str) -> Drawing:
    """A drawing of this game."""
    return drawing(__package__, name)


def back_of_character() -> Drawing:
    """The character card, face down."""
    return card_back(art("character_back"), "#4a3a5e", "#d9a763")


@cache
def shield(colour: str) -> Drawing:
    """The shield of a colour: round, pointed, a banner, a sun."""
    return art(f"shield_{colour}").filled({"field": FIELDS[colour]})


@cache
def knightly(colour: str) -> Drawing:
    """A hero in the cloth of a colour."""
    return art("hero").filled({"cloth": FIELDS[colour]})


@cache
def letters(colour: str, size: int) -> Style:
    """How an initial is written on the shield of a colour."""
    return Style(size, ink_on(FIELDS[colour]), Face.BOLD)


def initial(words: Words, colour: str) -> str:
    """One or two letters that no other colour begins with."""
    return words(f"holland-picture-initial-{colour}")
