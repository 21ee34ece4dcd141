"""Where things lie in the pictures of the cave."""

from functools import cache
from typing import Final

from engine.games.caverna.content.grid import COLUMNS, ROWS, SIDES, Space, edge_at
from render.shapes import Box, Point

HEADER: Final = 88
CELL: Final = 234
LEFT: Final = 66
TOP: Final = HEADER + 56
SIZE: Final = CELL * len(COLUMNS)
RIGHT: Final = LEFT + SIZE
BOTTOM: Final = TOP + SIZE
SHEETS: Final = BOTTOM + 40
"""Where what is said beside the cave begins, below it: a phone has no room at its side."""
MEEPLE: Final = 120
TIGHTER: Final = {1: 0, 2: 66, 3: 63, 4: 49, 5: 39, 6: 32}
"""From one meeple to the next, by how many share a space."""


def corner(space: Space) -> tuple[int, int]:
    """The upper left corner of a space."""
    return LEFT + CELL * COLUMNS.index(space[0]), TOP + CELL * ROWS.index(space[1])


def middle(space: Space) -> Point:
    """The middle of a space."""
    x, y = corner(space)
    return x + CELL / 2, y + CELL / 2


def inside(space: Space, across: float, down: float) -> Point:
    """A point of a space, as shares of its width and height."""
    x, y = corner(space)
    return x + CELL * across, y + CELL * down


def bounds(space: Space) -> Box:
    """The box of a space."""
    x, y = corner(space)
    return x, y, x + CELL, y + CELL


def stand(space: Space, nth: int, of: int) -> Point:
    """Where the nth of so many meeples stands: several higher up, so that the number of the pile is seen."""
    x, y = inside(space, 0.54, 0.53) if of == 1 else inside(space, 0.55, 0.43)
    return x + TIGHTER[of] * (nth - (of - 1) / 2), y + (9 if nth % 2 else -6) * (of > 2)


@cache
def wall_at(edge: str) -> tuple[Point, bool]:
    """The middle of an edge, and whether the wall on it runs across."""
    space, other = edge.split("|")
    side = next(side for side in SIDES if edge_at(space, side) == edge)
    (x0, y0), (x1, y1) = middle(space), middle(other)
    return ((x0 + x1) / 2, (y0 + y1) / 2), side in ("N", "S")
