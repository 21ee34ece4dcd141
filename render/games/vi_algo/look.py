"""The colours of the catacomb and its people, and its art."""

from functools import cache
from typing import Final

from render.backs import card_back
from render.fonts import Face
from render.palette import ink_on, mixed
from render.svg import Drawing, drawing
from render.text import Style

NIGHT: Final = "#17121f"
ROCK: Final = "#30263f"
PANEL: Final = "#241c30"
EDGE: Final = "#4b3f5e"
BONE: Final = "#f3e8cf"
DIM: Final = "#a99fb8"
GOLD: Final = "#f0bc4e"
EMBER: Final = "#ff8a2a"
BLOOD: Final = "#d6453d"
MAGIC: Final = "#62e0d8"
WALL: Final = "#0b0811"
WALL_TOP: Final = "#4d4260"
WALL_EDGE: Final = "#85789c"
DAYLIGHT: Final = "#f4dc8c"
DARKNESS: Final = "#0f1030"
NIGHTFALL: Final = 0.12
"""How much of a floor is dark where no daylight falls: torches alone stand out."""
FLOOR: Final = {
    "Z": "#75654f",
    "A": "#566579",
    "B": "#476e74",
    "C": "#766f60",
    "D": "#635a80",
    "E": "#6c6a4c",
    "F": "#7a5868",
}
MIRRORS: Final = dict(zip("GHIJKL", "ABCDEF", strict=True))
CLOTH: Final = {
    "dabs": "#3f8fe0",
    "bento": "#d8402f",
    "iara": "#3fa85a",
    "otto": "#f2c230",
    "nair": "#a45bd0",
    "ramon": "#f4f1ea",
}
SHAPE: Final = {
    "dabs": "circle",
    "bento": "triangle",
    "iara": "square",
    "otto": "diamond",
    "nair": "star",
    "ramon": "cross",
}
DEEPER: Final = {"triangle": 0.14, "star": 0.06}
"""How far below the middle of a shape a letter looks centred, by its width."""

INK: Final = "#221a2c"
FADED: Final = "#6a5c68"
UNLIT: Final = "#d3c4a6"
TITLE: Final = Style(40, BONE, Face.DISPLAY)
HEAD: Final = Style(30, GOLD, Face.BOLD)
BOLD: Final = Style(30, INK, Face.BOLD)
PLAIN: Final = Style(27, FADED, Face.BOLD)
NAMED: Final = Style(27, INK)


@cache
def art(name: str) -> Drawing:
    """A drawing of this game."""
    return drawing("render.games.vi_algo", name)


def back() -> Drawing:
    """A card of a room or a hand, face down."""
    return card_back(art("card_back"), "#5b3550", "#c9a24a")


def secret_back() -> Drawing:
    """A secret, face down."""
    return card_back(art("secret_back"), "#2c2140", "#c9a24a")


@cache
def token(character: str) -> Drawing:
    """The token of a character: a shape and a colour that no other has."""
    return art(f"piece/{SHAPE[character]}").filled({"cloth": CLOTH[character]})


@cache
def explorer(character: str) -> Drawing:
    """A character as it stands in the catacomb, its token on its chest."""
    return art(f"explorer/{character}").filled({"cloth": CLOTH[character]})


@cache
def letter_on(character: str, size: int) -> Style:
    """How an initial is lettered on a character's colour."""
    return Style(size, ink_on(CLOTH[character]), Face.BOLD)


def floor_of(letter: str, light: bool) -> str:
    """The colour of a room's floor."""
    colour = FLOOR[MIRRORS.get(letter, letter)]
    return colour if light else mixed(colour, DARKNESS, NIGHTFALL)
