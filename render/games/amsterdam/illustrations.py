"""The scenes of cards and cells as this game frames them."""

from functools import lru_cache
from typing import Final

from engine.games.amsterdam.content.album import OwnPicture
from engine.games.amsterdam.content.gallery import AnyPicture
from render.games.amsterdam.photographs import photograph
from render.games.amsterdam.places import hexagon, listed
from render.games.amsterdam.scenes.composing import composed
from render.games.amsterdam.scenes.layout import HEXAGON, SQUARE, Frame
from render.svg import Drawing

CARD_HIGH: Final = 1.0
"""How high a card is, by its width."""
HEXAGON_HIGH: Final = 346.4
MOST_PICTURES: Final = 512
"""Those of a few galleries: a table may have one of its own."""


@lru_cache(MOST_PICTURES)
def in_hexagon(picture: AnyPicture) -> Drawing:
    """A scene cut to a hexagon that lies flat."""
    window = f'<polygon points="{listed(hexagon((200, 200), 200))}"/>'
    return _framed(picture, HEXAGON, window, (200 - HEXAGON_HIGH / 2, HEXAGON_HIGH))


@lru_cache(MOST_PICTURES)
def framed(picture: AnyPicture) -> Drawing:
    """A scene with round corners, as on a card."""
    return _framed(picture, SQUARE, '<rect width="400" height="400" rx="20"/>', (0, 400 * CARD_HIGH))


def name(picture: AnyPicture) -> str:
    """What a listing calls a scene: by what is to be seen in it."""
    if isinstance(picture, OwnPicture):
        return f"photograph {picture.image}"
    return " ".join(("scene", *(one.motif for one in picture.motifs)))


def _framed(picture: AnyPicture, frame: Frame, window: str, part: tuple[float, float]) -> Drawing:
    top, high = part
    shown = photograph(picture.image) if isinstance(picture, OwnPicture) else composed(picture, frame)
    return Drawing(
        name(picture),
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 {top:g} 400 {high:g}"><defs><clipPath id="window">'
        f'{window}</clipPath></defs><g clip-path="url(#window)">{shown}</g></svg>',
    )
