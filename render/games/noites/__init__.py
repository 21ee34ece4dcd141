"""Noites de Horror in pictures: a table by moonlight, figures of cut paper on it."""

from render.games.noites.board import board, private
from render.games.noites.closer import closer
from render.games.noites.cover import cover
from render.games.noites.sheets import SHEETS
from render.games.noites.subject import SLUG
from render.painter import Painter

PAINTER = Painter(slug=SLUG, board=board, private=private, cover=cover, sheets=SHEETS, closer=closer)
