"""Vi Algo nas Sombras in pictures: a catacomb by torch light."""

from render.games.vi_algo.board import board, private
from render.games.vi_algo.cover import cover
from render.games.vi_algo.subject import SLUG
from render.painter import Painter

PAINTER = Painter(slug=SLUG, board=board, private=private, cover=cover)
