"""Where things lie in the pictures: the table from above, whole or close, and the panels beside or below it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine.games.noites.content.sizes import SIZES
from render.canvas import WIDTH
from render.shapes import Box, Point

HEADER: Final = 84
MARGIN: Final = 36
"""Room for the letters and numbers of the cells."""
RIM: Final = 12
"""How wide the frame is on the other sides."""
PANELS: Final = 214
"""How high the panels below the table are."""
CLOSE: Final = 500
"""Millimetres of the table, from side to side, where somebody's surroundings fill the picture."""


@dataclass(frozen=True, slots=True)
class Framing:
    """How a table lies in the picture: a box, and a scale."""

    box: Box
    scale: float
    origin: Point
    """Where the table's north-western corner lies."""
    side: Box
    height: int

    def at(self, point: tuple[int, int]) -> Point:
        """Where a point of the table lies."""
        return self.origin[0] + point[0] * self.scale, self.origin[1] + point[1] * self.scale

    def shows(self, point: tuple[int, int]) -> bool:
        """Whether a point lies within the picture."""
        (left, top, right, bottom), (x, y) = self.box, self.at(point)
        return left <= x <= right and top <= y <= bottom

    def holds(self, box: Box) -> bool:
        """Whether a box lies within the picture of the table."""
        left, top, right, bottom = self.box
        return left <= box[0] and top <= box[1] and box[2] <= right and box[3] <= bottom


def box_about(middle: Point, wide: float, high: float) -> Box:
    """What something covers whose middle is there."""
    x, y = middle
    return round(x - wide / 2), round(y - high / 2), round(x + wide / 2), round(y + high / 2)


def is_free(box: Box, taken: Iterable[Box]) -> bool:
    """Whether a box hides nothing of these."""
    left, top, right, bottom = box
    return all(right <= west or east <= left or bottom <= north or south <= top for west, north, east, south in taken)


def whole(size: str) -> Framing:
    """The whole table."""
    table = SIZES[size]
    return _framed((table.width, table.height), (0, 0))


def around(size: str, middle: tuple[int, int], seen: int) -> Framing:
    """As much of the table as has to be seen: the whole of a wide one where a square would not be enough."""
    return whole(size) if seen > SIZES[size].height else close(size, middle, seen)


def close(size: str, middle: tuple[int, int], seen: int = CLOSE) -> Framing:
    """The surroundings of a point, so many millimetres square, as far as the table reaches."""
    table = SIZES[size]
    seen = min(seen, table.width, table.height)
    west = min(max(0, middle[0] - seen / 2), table.width - seen)
    north = min(max(0, middle[1] - seen / 2), table.height - seen)
    return _framed((seen, seen), (west, north))


def _framed(shown: tuple[int, int], corner: Point) -> Framing:
    """So many millimetres of the table across the whole picture; the panels lie below."""
    left, top, right = MARGIN, HEADER + MARGIN, WIDTH - RIM
    scale = (right - left) / shown[0]
    bottom = top + round(shown[1] * scale)
    origin = (left - corner[0] * scale, top - corner[1] * scale)
    below = bottom + RIM
    side = (RIM, below + RIM, WIDTH - RIM, below + PANELS)
    return Framing((left, top, right, bottom), scale, origin, side, below + PANELS + RIM)
