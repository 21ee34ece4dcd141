"""The tower and the sky behind it: what changes only when something explodes, drawn once and kept."""

from functools import lru_cache
from typing import Final

from engine.games.holland.content.tower_cards import COLUMNS, KIND, LETTERS, ROOF, ROWS, SPACES
from render.canvas import MOST_GROUNDS, WIDTH, Canvas
from render.fonts import Face
from render.games.holland import places
from render.games.holland.heraldry import NIGHT, PARCHMENT, SEPIA, art
from render.palette import INK
from render.shapes import Box, Point, panel
from render.text import Style
from render.words import Words, sentence

STONES: Final = 3
EDGE: Final = Style(42, PARCHMENT, Face.DISPLAY, halo=NIGHT)
LETTER: Final = Style(22, INK, Face.BOLD)
KEY_LETTER: Final = Style(26, INK, Face.BOLD)
SIGN: Final = Style(26, INK, Face.BOLD)
KEY: Final = Style(24)
KEY_HEIGHT: Final = 142
KEY_STEP: Final = 148
LETTER_OF: Final = {kind: letter for letter, kind in LETTERS.items()}


@lru_cache(MOST_GROUNDS)
def built(cards: tuple[str, ...], words: Words, height: int) -> Canvas:
    """The tower of these 25 cards, in the order of `SPACES`."""
    canvas = Canvas((WIDTH, height), _scenery(height))
    for index, (space, card) in enumerate(zip(SPACES, cards, strict=True)):
        with canvas.thing(f"tower_{space}", space):
            _lay(canvas, space, KIND[card], index % STONES + 1)
    with canvas.thing(place=ROOF):
        canvas.tag(sentence(words.name("holland", ROOF)), places.ROOF_SIGN, SIGN, PARCHMENT, SEPIA)
    left, _, right, bottom = places.SIDE
    _put_key(canvas, (left, bottom - KEY_HEIGHT, right, bottom), words)
    return canvas


def _scenery(height: int) -> Canvas:
    canvas = Canvas((WIDTH, height), NIGHT)
    canvas.stamp(art("sky"), (WIDTH / 2, 700), WIDTH)
    if height > places.HEIGHT:
        canvas.draw(panel((0, places.HEIGHT, WIDTH, height), NIGHT))
    canvas.stamp(art("tower"), (452, 598), 884)
    canvas.draw(panel(places.RIBBON, NIGHT, SEPIA, radius=18, opacity=0.92))
    for row in ROWS:
        canvas.write(str(row), places.row_label(row), EDGE, "mm")
    for column in COLUMNS:
        canvas.write(column, places.column_label(column), EDGE, "mm")
    return canvas


def _lay(canvas: Canvas, space: str, kind: str, stone: int) -> None:
    left, top, right, _ = places.bounds(space)
    canvas.stamp(art(f"stone_{stone}"), places.middle(space), right - left)
    canvas.stamp(art(kind), places.middle(space), right - left)
    x, y = left + 15, top + 15
    canvas.draw(panel((x - 13, y - 13, x + 13, y + 13), PARCHMENT, SEPIA, radius=5, width=2, opacity=0.7))
    canvas.write(LETTER_OF[kind], (x, y), LETTER, "mm")


def _plaque(canvas: Canvas, letter: str, at: Point) -> None:
    """The letter of a kind of card in the key, on a little stone plate."""
    x, y = at
    canvas.draw(panel((int(x) - 16, int(y) - 16, int(x) + 16, int(y) + 16), PARCHMENT, SEPIA, radius=6, opacity=0.92))
    canvas.write(letter, at, KEY_LETTER, "mm")


def _put_key(canvas: Canvas, box: Box, words: Words) -> None:
    """The letters of the cards, short names left, long ones right."""
    left, top, right, _ = box
    canvas.draw(panel(box, PARCHMENT, SEPIA, radius=14))
    for place, (letter, kind) in enumerate(LETTERS.items()):
        column, line = divmod(place, 3)
        x, y = left + 30 + KEY_STEP * column, top + 28 + 43 * line
        _plaque(canvas, letter, (x, y))
        room = (right - left - KEY_STEP - 62) if column else KEY_STEP - 40
        canvas.write(words(f"holland-picture-key-{kind.replace('_', '-')}"), (x + 24, y), KEY, "lm", room)
