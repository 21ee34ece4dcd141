"""Shadows: Amsterdam in pictures: a city at night out of a picture book."""

from dataclasses import replace

from render.games.amsterdam.board import board, private
from render.games.amsterdam.bringing import bring, keep_showing
from render.games.amsterdam.closer import closer
from render.games.amsterdam.cover import cover
from render.games.amsterdam.ending import ended
from render.games.amsterdam.look import pawn
from render.games.amsterdam.scenes.sheets import SHEETS
from render.games.amsterdam.subject import SLUG
from render.painter import Painter
from render.paper import cut_out
from render.terms import icons

TERMS = "abstain client clue commissioner concede evidence go hint history map police ready row swap void withdraw"
TEAMS = {"black": pawn(0), "orange": pawn(1)}

PAINTER = Painter(
    slug=SLUG,
    board=board,
    private=private,
    cover=cover,
    ending=ended,
    icons=lambda: icons(*TERMS.split()) | {name: replace(cut_out(piece), name=name) for name, piece in TEAMS.items()},
    sheets=SHEETS,
    closer=closer,
    bring=bring,
    keep_showing=keep_showing,
)
"""The city for everybody; for one seat its choice, or its map and row."""
