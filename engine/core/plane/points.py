"""Points, lengths, and the footprints of a straight leg, all in integers."""

from functools import lru_cache
from math import isqrt
from typing import TypeAlias

Point: TypeAlias = tuple[int, int]

STRIDE = 5
"""Millimetres: no two footprints of a leg are farther apart before rounding."""
MILLI = 1000
"""Micrometres in a millimetre."""

COMPASS: dict[str, Point] = {
    "n": (0, -1000),
    "nne": (383, -924),
    "ne": (707, -707),
    "ene": (924, -383),
    "e": (1000, 0),
    "ese": (924, 383),
    "se": (707, 707),
    "sse": (383, 924),
    "s": (0, 1000),
    "ssw": (-383, 924),
    "sw": (-707, 707),
    "wsw": (-924, 383),
    "w": (-1000, 0),
    "wnw": (-924, -383),
    "nw": (-707, -707),
    "nnw": (-383, -924),
}
"""The sixteen directions, north first and clockwise; y grows to the south."""


def square(p: Point, q: Point) -> int:
    """The square of the distance.

    >>> square((0, 0), (3, 4))
    25
    """
    return (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2


def length(p: Point, q: Point) -> int:
    """The distance in micrometres, rounded down.

    >>> length((100, 100), (350, 250))
    291547
    """
    return isqrt(MILLI * MILLI * square(p, q))


def gap(p: Point, r: int, q: Point, s: int) -> int:
    """Whole millimetres between two discs, rounded down: to be shown, never to decide."""
    return isqrt(square(p, q)) - r - s


def strides(p: Point, q: Point) -> int:
    """How many footprints a leg has.

    >>> strides((100, 100), (350, 250))
    59
    """
    d2 = square(p, q)
    n = isqrt(d2) // STRIDE
    while (STRIDE * n) ** 2 < d2:
        n += 1
    return n


@lru_cache(maxsize=65536)
def footprints(p: Point, q: Point) -> tuple[Point, ...]:
    """Where a disc that goes straight from p to q is looked at; the start is not among them.

    >>> footprints((100, 100), (112, 109))
    ((104, 103), (108, 106), (112, 109))
    """
    n = strides(p, q)
    dx, dy = q[0] - p[0], q[1] - p[1]
    return tuple((p[0] + (2 * dx * k + n) // (2 * n), p[1] + (2 * dy * k + n) // (2 * n)) for k in range(1, n + 1))


def along(p: Point, v: Point, n: int) -> Point:
    """The point n millimetres from p in the direction of v; with no direction it is p.

    >>> along((235, 450), (-215, 250), 50)
    (202, 488)
    """
    size = isqrt(MILLI * MILLI * (v[0] ** 2 + v[1] ** 2))
    if not size:
        return p
    x, y = ((2 * n * MILLI * part + size) // (2 * size) for part in v)
    return p[0] + x, p[1] + y


def minus(p: Point, q: Point) -> Point:
    """The vector from q to p."""
    return p[0] - q[0], p[1] - q[1]


def within(p: Point, r: int, width: int, height: int) -> bool:
    """Whether a disc lies wholly on a table."""
    return r <= p[0] <= width - r and r <= p[1] <= height - r
