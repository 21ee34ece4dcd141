"""Where everything lies in the picture, in pixels of a picture 1280 wide."""

from functools import cache
from typing import Final

from engine.games.holland.content.tower_cards import COLUMNS, ROOF, ROWS, TOP, column_of, row_of
from render.canvas import WIDTH
from render.shapes import Box, Point

CELL: Final = 162
LEFT: Final = 66
"""Of column A."""
ROOFLINE: Final = 232
"""The upper edge of row 5."""
HEIGHT: Final = 1104
"""Of the public picture; a private one goes on below it."""
HAND_HEIGHT: Final = 300

RIBBON: Final[Box] = (16, 12, WIDTH - 16, 92)
SIDE: Final[Box] = (900, 108, WIDTH - 16, HEIGHT - 16)
ROOF_FLOOR: Final = 214
ROOF_SIGN: Final[Point] = (LEFT + 82, 202)
FIRST_SAVED: Final = LEFT + 210

_SHAPES: Final = {1: (1, 96), 2: (2, 78), 3: (3, 56), 4: (2, 60), 5: (3, 50), 6: (3, 50)}
"""How many stand in a line and how wide each is, by how many stand on a space."""
_CROWD: Final = (4, 40)


@cache
def corner(space: str) -> tuple[int, int]:
    """The upper left corner of a space.

    >>> corner("A5"), corner("B4")
    ((66, 232), (228, 394))
    """
    return LEFT + CELL * COLUMNS.index(column_of(space)), ROOFLINE + CELL * (TOP - row_of(space))


def middle(space: str) -> Point:
    """The middle of a space; the roof's is where the saved gather."""
    if space == ROOF:
        return LEFT + CELL * len(COLUMNS) / 2, ROOF_FLOOR - 46
    x, y = corner(space)
    return x + CELL / 2, y + CELL / 2


def bounds(space: str) -> Box:
    """The card on a space, without the seam between cards."""
    x, y = corner(space)
    return x + 2, y + 2, x + CELL - 2, y + CELL - 2


def row_label(row: int) -> Point:
    """Where the number of a row stands."""
    return LEFT - 28, ROOFLINE + CELL * (TOP - row + 0.5)


def column_label(column: str) -> Point:
    """Where the letter of a column stands."""
    return LEFT + CELL * (COLUMNS.index(column) + 0.5), ROOFLINE + CELL * len(ROWS) + 28


@cache
def stands(space: str, people: int) -> tuple[tuple[Point, int], ...]:
    """For each of so many pieces on a space: the middle of it, and its width."""
    across, width = _SHAPES.get(people, _CROWD)
    lines = -(-people // across)
    x, y = middle(space)
    high = width * 1.2
    base = y + CELL / 2 - 8 - high / 2
    places = []
    for one in range(people):
        line, at = divmod(one, across)
        here = min(across, people - line * across)
        left = x - width * (here - 1) / 2 * 0.98
        places.append(((left + at * width * 0.98, base - (lines - 1 - line) * (high - 4)), width))
    return tuple(places)


def saved_stands(people: int) -> tuple[tuple[Point, int], ...]:
    """The same on the roof."""
    step = min(84, 600 // max(1, people))
    return tuple(((FIRST_SAVED + step * one, ROOF_FLOOR - 46), 76) for one in range(people))
