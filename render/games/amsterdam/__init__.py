"""Shadows: Amsterdam in pictures: a city at night out of a picture book."""

from render.games.amsterdam.board import board, private
from render.games.amsterdam.bringing import bring, keep_showing
from render.games.amsterdam.closer import closer
from render.games.amsterdam.cover import cover
from render.games.amsterdam.ending import ended
from render.games.amsterdam.icons import icons_of_the_city
from render.games.amsterdam.scenes.sheets import SHEETS
from render.games.amsterdam.subject import SLUG
from render.painter import Painter

PAINTER = Painter(
    slug=SLUG,
    board=board,
    private=private,
    cover=cover,
    ending=ended,
    icons=icons_of_the_city,
    sheets=SHEETS,
    closer=closer,
    bring=bring,
    keep_showing=keep_showing,
)
"""The city for everybody; for one seat its choice, or its map and row."""
