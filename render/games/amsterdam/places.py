"""Where things lie in the pictures of the city: its hexagons, the corners around them, the cards below."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import Final

from engine.core.hexes import DIRECTIONS
from engine.games.amsterdam.content.city import PLACE, Cell
from render.canvas import WIDTH
from render.shapes import Box, Point

SIZE: Final = 92
"""From the middle of a cell to its corner."""
SCENE: Final = 0.945
"""The share of a cell that its picture fills: 150 pixels across, the rest is quay and water (SA-701)."""
MARGIN: Final = 18
CITY_HIGH: Final = 2 * MARGIN + round(7 * sqrt(3) * SIZE)
"""How high the part of a picture is that holds the city."""
CORNER_WIDE, CORNER_HIGH = 262, 222
"""The free corners around the city."""

NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = DIRECTIONS
MIDDLE: Final[Point] = (WIDTH / 2, CITY_HIGH / 2)


def middle(cell: Cell) -> Point:
    """The middle of a cell."""
    place = PLACE[cell]
    return MIDDLE[0] + 1.5 * place.q * SIZE, MIDDLE[1] + sqrt(3) * (place.r + place.q / 2) * SIZE


def corners(cell: Cell, share: float = 1) -> tuple[Point, ...]:
    """The corners of a cell, clockwise from the one at the right."""
    return hexagon(middle(cell), SIZE * share)


def rim(cell: Cell, direction: int, share: float = 1) -> Point:
    """The middle of a side of a cell."""
    (x, y), turn = middle(cell), pi * (2 * direction - 5) / 6
    reach = SIZE * sqrt(3) / 2 * share
    return x + reach * cos(turn), y + reach * sin(turn)


def edge(cell: Cell, direction: int) -> tuple[Point, Point]:
    """The two ends of a side of a cell."""
    around = corners(cell)
    return around[(direction + 3) % 6], around[(direction + 4) % 6]


@lru_cache(512)
def hexagon(at: Point, size: float) -> tuple[Point, ...]:
    """The corners of a hexagon that lies flat, clockwise from the one at the right."""
    return tuple((at[0] + size * cos(pi * corner / 3), at[1] + size * sin(pi * corner / 3)) for corner in range(6))


def listed(points: Sequence[Point]) -> str:
    """Points as SVG wants them, whole pixels."""
    return " ".join(f"{x:.0f},{y:.0f}" for x, y in points)


@dataclass(frozen=True, slots=True)
class Corner:
    """A free corner beside the city."""

    right: bool
    low: bool

    @property
    def box(self) -> Box:
        """Left, top, right, bottom."""
        left = WIDTH - 12 - CORNER_WIDE if self.right else 12
        top = CITY_HIGH - 8 - CORNER_HIGH if self.low else 12
        return left, top, left + CORNER_WIDE, top + CORNER_HIGH
