"""The ground of the pictures: rock, the camp, the treasure corner, letters and numbers. Drawn once for each hour."""

from functools import cache
from typing import Final

from engine.games.caverna.content.grid import CAMP, CAVE, COLUMNS, CORNER, INDEX, ROWS
from render.canvas import WIDTH, Canvas
from render.fonts import Face
from render.games.caverna import places
from render.games.caverna.look import DAY, INK, NIGHT, art
from render.shapes import Shape, panel
from render.text import Style

FLOORS: Final = 3
DEEP: Final = "#140d0a"


@cache
def dug(night: bool, height: int) -> Canvas:
    """The cave with nobody in it."""
    hour = NIGHT if night else DAY
    canvas = Canvas((WIDTH, height), hour.ground)
    left, top, right, bottom = places.LEFT, places.TOP, places.RIGHT, places.BOTTOM
    canvas.draw(panel((left - 10, top - 10, right + 10, bottom + 10), DEEP, INK, radius=18, width=6))
    for space in CAVE:
        floor = art("quina" if space == CORNER else f"floor_{INDEX[space] * 7 % FLOORS + 1}")
        with canvas.thing(place=space):
            canvas.stamp(floor.filled({"rock": hour.rock}), places.middle(space), places.CELL - 4)
    with canvas.thing(place=CAMP):
        canvas.stamp(art("camp"), places.middle(CAMP), places.CELL - 4)
    letters = Style(30, "#f4e4c4", Face.BOLD)
    for place, column in enumerate(COLUMNS):
        canvas.write(column, (left + places.CELL * (place + 0.5), top - 26), letters, "mm")
    for place, row in enumerate(ROWS):
        canvas.write(row, (left - 28, top + places.CELL * (place + 0.5)), letters, "mm")
    if night:
        canvas.draw(_darkness((left, top, right, bottom)))
    return canvas


def _darkness(box: tuple[int, int, int, int]) -> Shape:
    """By night the fire of the camp lights the cave, less and less towards the treasure."""
    left, top, right, bottom = box
    return Shape(
        box,
        '<defs><radialGradient id="n" cx="0.1" cy="0.1" r="1.2"><stop offset="0" stop-color="#ff9a3a"'
        ' stop-opacity=".22"/><stop offset=".4" stop-color="#0b0f24" stop-opacity=".1"/>'
        '<stop offset="1" stop-color="#0b0f24" stop-opacity=".5"/></radialGradient></defs>'
        f'<rect x="{left}" y="{top}" width="{right - left}" height="{bottom - top}" fill="url(#n)"/>',
    )
