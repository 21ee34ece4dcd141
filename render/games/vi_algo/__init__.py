"""Vi Algo nas Sombras in pictures: a catacomb by torch light."""

from functools import partial

from render.games.vi_algo.board import board, private
from render.games.vi_algo.cover import cover
from render.games.vi_algo.subject import SLUG
from render.painter import Painter
from render.svg import drawings_in

PAINTER = Painter(slug=SLUG, board=board, private=private, cover=cover, icons=partial(drawings_in, __name__, "card"))
