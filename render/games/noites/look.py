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
STONE: Final = "#1d2030"
SKY: Final = "#1a2238"
MOON: Final = "#f3efcf"
FADED: Final = "#6b5a48"
"""Ink of what matters less, on paper."""
SIDES: Final = ("#e0482f", "#37b0a4")
"""Side A is red with a round rim, side B is green with a notched one."""
TITLE: Final = Style(40, BONE, Face.DISPLAY)
HEAD: Final = Style(30, YELLOW, Face.BOLD)
BOLD: Final = Style(28, BONE, Face.BOLD)
PLAIN: Final = Style(24, BONE)
QUIET: Final = Style(23, DIM)


@cache
def art(name: str) -> Drawing:
    """A drawing of this game."""
    return drawing("render.games.noites", name)


FACES: Final = 6


def face_of(victim: str) -> str:
    """Which of the six drawings a victim is."""
    return f"victim/{(int(victim[1:]) - 1) % FACES + 1}"
