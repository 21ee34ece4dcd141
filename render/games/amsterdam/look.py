"""The colours of the city at night, its lettering and its art."""

from functools import cache
from typing import Final

from render.fonts import Face
from render.svg import Drawing, drawing
from render.text import Style

NIGHT: Final = "#12162e"
WATER: Final = "#1a2a52"
SHALLOW: Final = "#2b4a7d"
DEEP: Final = "#0d1330"
QUAY: Final = "#4a4560"
PANEL: Final = "#1d2244"
EDGE: Final = "#454c7d"
MOON: Final = "#f4ead0"
DIM: Final = "#aab0d4"
LAMP: Final = "#ffc45c"
GOLD: Final = "#f0c04a"
INK: Final = "#12101e"
LABEL_FILL: Final = "#ffe27a"

TEAM: Final = ("#26222f", "#f08020")
"""Of black, of orange (SA-031)."""
RIM: Final = ("#f4ead0", "#3a1a04")
"""What makes a team's pieces stand out from every picture."""

ON_PAPER: Final = Style(28, INK, Face.BOLD)
FADED: Final = Style(25, "#5d5568")
TITLE: Final = Style(40, MOON, Face.DISPLAY)
HEAD: Final = Style(30, GOLD, Face.BOLD)
BOLD: Final = Style(27, MOON, Face.BOLD)
PLAIN: Final = Style(28, MOON)
QUIET: Final = Style(26, DIM)
LABEL: Final = Style(24, MOON, Face.BOLD)


@cache
def art(name: str) -> Drawing:
    """A drawing of this game."""
    return drawing("render.games.amsterdam", name)


@cache
def pawn(team: int) -> Drawing:
    """The Detectives of a team: black is square, orange is round (SA-708)."""
    return art("pawn_square" if team == 0 else "pawn_round").filled({"cloth": TEAM[team], "rim": RIM[team]})


@cache
def token(team: int) -> Drawing:
    """An evidence token of a team, of the same shapes."""
    return art("token_square" if team == 0 else "token_round").filled({"cloth": TEAM[team], "rim": RIM[team]})
