"""The scenes of cards and cells as this game frames them."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from engine.games.amsterdam.content.backdrops import COLOURS, PALETTES
from engine.games.amsterdam.content.pictures import MANY, Picture, Shown
from render.games.amsterdam.places import hexagon, listed
from render.palette import mixed
from render.shapes import Point
from render.svg import Drawing

CARD_HIGH: Final = 1.0
"""How high a card is, by its width."""
WIDE: Final = 200
HEXAGON_HIGH: Final = 173.2
DRAWN: Final = 200
"""The width of the frame of a motif's drawing."""
ON_A_CARD: Final = ((58, 62), (142, 66), (100, 146))
ON_A_TILE: Final = ((68, 56), (132, 50), (62, 122), (138, 124))
GROUPS: Final = {
    1: ((0.0, 0.0, 82),),
    2: ((-22, -6, 58), (22, 8, 58)),
    3: ((-28, 10, 48), (0, -14, 48), (28, 10, 48)),
    MANY: ((-32, -12, 40), (0, -20, 40), (32, -12, 40), (-17, 16, 40), (17, 16, 40)),
}
"""Where several of a kind stand around their place, and how wide each is."""
ROOT = re.compile(r"^.*?<svg[^>]*>|</svg>\s*$", re.DOTALL)


@cache
def in_hexagon(picture: Picture) -> Drawing:
    """A scene cut to a hexagon that lies flat."""
    window = f'<polygon points="{listed(hexagon((WIDE / 2, HEXAGON_HIGH / 2), WIDE / 2))}"/>'
    return _framed(picture, window, HEXAGON_HIGH, ON_A_TILE)


@cache
def framed(picture: Picture) -> Drawing:
    """A scene with round corners, as on a card."""
    return _framed(picture, f'<rect width="{WIDE}" height="{WIDE}" rx="10"/>', WIDE, ON_A_CARD)


def _framed(picture: Picture, window: str, high: float, spots: tuple[Point, ...]) -> Drawing:
    groups = (markup for one, at in zip(picture.motifs, spots, strict=False) for markup in _group(one, at))
    return Drawing(
        "scene",
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high:g}"><defs><clipPath id="window">{window}'
        f'</clipPath></defs><g clip-path="url(#window)">{_backdrop(picture, high)}{"".join(groups)}</g></svg>',
    )


def _backdrop(picture: Picture, high: float) -> str:
    """A sky in the main colour by night, ground in the second one."""
    palette = PALETTES[picture.palette]
    sky, ground = mixed(COLOURS[palette.main], "#1b1430", 0.35), mixed(COLOURS[palette.second], "#1b1430", 0.2)
    return (
        f'<rect width="{WIDE}" height="{high:g}" fill="{sky}"/>'
        f'<path d="M0 {0.62 * high:g}q50 -16 100 0t100 0V{high:g}H0z" fill="{ground}"/>'
    )


def _group(shown: Shown, at: Point) -> Iterator[str]:
    for aside, low, wide in GROUPS[shown.count]:
        x, y, scale = at[0] + aside - wide / 2, at[1] + low - wide / 2, wide / DRAWN
        yield (
            f'<g color="{COLOURS[shown.colour]}" transform="translate({x:g} {y:g}) scale({scale:g})">'
            f"{_motif(shown.motif)}</g>"
        )


@cache
def _motif(motif: str) -> str:
    """The marks of a motif's drawing."""
    drawing = files("render") / "art" / "motifs" / f"{motif}.svg"
    return (
        ROOT.sub("", drawing.read_text("utf-8"))
        if drawing.is_file()
        else '<circle cx="100" cy="100" r="70" fill="currentColor"/>'
    )
