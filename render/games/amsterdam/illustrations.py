"""The scenes of cards and cells as this game frames them."""

from functools import cache
from typing import Final

from engine.games.amsterdam.content.backdrops import COLOURS, PALETTES
from engine.games.amsterdam.content.pictures import Picture
from render.games.amsterdam.places import hexagon, listed
from render.svg import Drawing

CARD_HIGH: Final = 1.0
"""How high a card is, by its width."""


@cache
def in_hexagon(picture: Picture) -> Drawing:
    """A scene cut to a hexagon that lies flat."""
    return _framed(picture, f'<polygon points="{listed(hexagon((100, 86.6), 100))}"/>', 173.2)


@cache
def framed(picture: Picture) -> Drawing:
    """A scene with round corners, as on a card."""
    return _framed(picture, '<rect width="200" height="200" rx="10"/>', 200)


def _framed(picture: Picture, window: str, high: float) -> Drawing:
    palette = PALETTES[picture.palette]
    discs = "".join(
        f'<circle cx="{60 + 30 * place}" cy="{90 + 10 * (place % 2)}" r="22" fill="{COLOURS[one.colour]}"/>'
        for place, one in enumerate(picture.motifs)
    )
    return Drawing(
        "scene",
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 {high}"><defs><clipPath id="window">{window}'
        f'</clipPath></defs><g clip-path="url(#window)"><rect width="200" height="200"'
        f' fill="{COLOURS[palette.main]}"/><path d="M0 110h200v90H0z" fill="{COLOURS[palette.second]}"'
        f' opacity=".5"/>{discs}</g></svg>',
    )
