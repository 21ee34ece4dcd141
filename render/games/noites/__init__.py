"""Noites de Horror in pictures: a table by moonlight, figures of cut paper on it."""

from functools import partial

from render.games.noites.board import board, private
from render.games.noites.closer import closer
from render.games.noites.cover import cover
from render.games.noites.sheets import SHEETS
from render.games.noites.subject import SLUG
from render.painter import Painter
from render.svg import drawings_in

PAINTER = Painter(
    slug=SLUG,
    board=board,
    private=private,
    cover=cover,
    sheets=SHEETS,
    icons=partial(drawings_in, __name__, "monster"),
    closer=closer,
)
