"""Caverna do Zé Lutinho in pictures: a comic cave, warm by day and blue by night."""

from render.games.caverna.board import board, private
from render.games.caverna.cover import cover
from render.games.caverna.subject import SLUG
from render.painter import Painter

PAINTER = Painter(slug=SLUG, board=board, private=private, cover=cover)
