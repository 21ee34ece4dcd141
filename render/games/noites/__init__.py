"""Noites de Horror in pictures: the table from above, as on a poster for the drive-in."""

from render.games.noites.board import board, private
from render.games.noites.closer import closer
from render.games.noites.subject import SLUG
from render.painter import Painter

PAINTER = Painter(slug=SLUG, board=board, private=private, closer=closer)
