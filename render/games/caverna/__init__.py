"""Caverna do Zé Lutinho in pictures: a comic cave, warm by day and blue by night."""

from functools import partial

from render.games.caverna.board import board, private
from render.games.caverna.cover import cover
from render.games.caverna.subject import SLUG
from render.painter import Painter
from render.svg import drawings_in

PAINTER = Painter(slug=SLUG, board=board, private=private, cover=cover, icons=partial(drawings_in, __name__, "card"))
