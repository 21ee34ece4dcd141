"""The colours of the cave, by day and by night, and its art."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from render.backs import card_back
from render.fonts import Face
from render.palette import PAPER, ink_on
from render.paper import cut_out
from render.svg import Drawing, drawing
from render.text import Style

INK: Final = "#2b1a12"
GOLD: Final = "#f5b81f"
RED: Final = "#d63c33"
GREEN: Final = "#5e9e3a"
STONE: Final = "#a59a90"
CLOTH: Final = {
    "blue": "#3f8fe0",
    "green": "#3fa85a",
    "yellow": "#f7d02c",
    "red": "#e0443a",
    "purple": "#a45bd0",
    "orange": "#f08a2a",
}
HATS: Final = ("blue", "green", "yellow", "red", "purple", "orange")
"""In this order the colours wear the hats 1 to 6: nobody is known by colour alone."""
TIN: Final = ("#3c3a3e", "#d63c33")
"""The black lunchbox and the red one."""


@dataclass(frozen=True, slots=True)
class Hour:
    """Day or night."""

    rock: str
    ground: str
    panel: str
    edge: str
    words: str
    quiet: str
    dark: str
    """What lies where no lamp burns."""


DAY: Final = Hour("#a98a66", "#6a4a36", PAPER, "#8a5a30", "#2b1a12", "#7a5a3c", "#120a06")
NIGHT: Final = Hour("#5f6a86", "#1f2233", "#303650", "#6f7aa6", PAPER, "#b6bfe0", "#070a1c")


@cache
def art(name: str) -> Drawing:
    """A drawing of this game."""
    return drawing("render.games.caverna", name)


def back() -> Drawing:
    """A card of the cave, face down."""
    return card_back(art("back"), "#5a2a1a", "#c99a52")


@cache
def meeple(colour: str) -> Drawing:
    """An adventurer: a colour and a hat that no other has."""
    return art(f"meeple/{HATS.index(colour) + 1}").filled({"cloth": CLOTH[colour]})


@cache
def backpack(colour: str) -> Drawing:
    """A backpack in its owner's colour."""
    return art("backpack").filled({"cloth": CLOTH[colour]})


@cache
def lunchbox(which: int) -> Drawing:
    """The black lunchbox or the red one."""
    return cut_out(art("lunchbox").filled({"tin": TIN[which]}))


def icon(name: str) -> Drawing:
    """The emblem of an action or an encounter."""
    return art({"ouro": "nugget", "ouro_duplo": "double"}.get(name, f"card/{name}"))


@cache
def on_cloth(colour: str, size: int) -> Style:
    """Letters on a player's colour."""
    return Style(size, ink_on(CLOTH[colour]), Face.BOLD)
