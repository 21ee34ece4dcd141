"""The colours of a night of horror: a poster for the drive-in, bone, blood and swamp green on black."""

from functools import cache
from typing import Final

from render.fonts import Face
from render.svg import Drawing, drawing
from render.text import Style

INK: Final = "#140c10"
NIGHT: Final = "#1a1116"
PANEL: Final = "#2a1a20"
EDGE: Final = "#6a3a3a"
BONE: Final = "#f3e6c8"
DIM: Final = "#b39c90"
BLOOD: Final = "#d8202f"
YELLOW: Final = "#ffe14d"
GRASS: Final = "#4c5a3c"
MOONLIT: Final = "#66774c"
DARK: Final = "#2f3a2b"
GRID: Final = "#2c3524"
SIDES: Final = ("#e0482f", "#37b0a4")
"""Side A is red with a round rim, side B is green with a notched one."""
FILL: Final = {
    "crypt_house": "#3b3040",
    "pond": "#2f6f8f",
    "woods": "#2c4a2a",
    "graveyard": "#6b705c",
    "low_wall": "#8d8578",
    "rubble": "#756a5c",
    "bog": "#4a4a26",
    "thorns": "#5a3a4a",
    "bonfire": "#7a3a1c",
    "mound": "#6d7a4a",
    "ledge": "#8a7a5a",
    "mausoleum": "#9a93a0",
    "watchtower": "#7a5a3a",
}
TITLE: Final = Style(40, BONE, Face.DISPLAY)
HEAD: Final = Style(30, YELLOW, Face.BOLD)
BOLD: Final = Style(28, BONE, Face.BOLD)
PLAIN: Final = Style(24, BONE)
QUIET: Final = Style(23, DIM)


@cache
def art(name: str) -> Drawing:
    """A drawing of this game."""
    return drawing("render.games.noites", name)
