"""Exact geometry of hexagons: flat-top, axial coordinates, y grows downwards.

Directions are numbered clockwise from 1 (up). All of it is whole numbers; only pictures need more.
"""

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import NamedTuple, TypeVar

T = TypeVar("T", bound=Hashable)


class Hex(NamedTuple):
    """A place on the endless grid."""

    q: int
    r: int

    def shifted(self, by: "Hex", times: int = 1) -> "Hex":
        """The place that lies `times` shifts further.

        >>> Hex(1, 2).shifted(Hex(0, -1), 2)
        Hex(q=1, r=0)
        """
        return Hex(self.q + by.q * times, self.r + by.r * times)

    def stepped(self, direction: int, times: int = 1) -> "Hex":
        """The place so many steps away in one of the six directions.

        >>> Hex(0, 0).stepped(2, 3)
        Hex(q=3, r=-3)
        """
        return self.shifted(DIRECTIONS[direction], times)


ORIGIN = Hex(0, 0)
DIRECTIONS: Mapping[int, Hex] = {
    1: Hex(0, -1),
    2: Hex(1, -1),
    3: Hex(1, 0),
    4: Hex(0, 1),
    5: Hex(-1, 1),
    6: Hex(-1, 0),
}


def opposite(direction: int) -> int:
    """The direction that leads back.

    >>> [opposite(direction) for direction in DIRECTIONS]
    [4, 5, 6, 1, 2, 3]
    """
    return (direction + 2) % 6 + 1


def distance(a: Hex, b: Hex) -> int:
    """The number of steps between two places, nothing in the way.

    >>> distance(Hex(0, 0), Hex(2, -1))
    2
    """
    dq, dr = a.q - b.q, a.r - b.r
    return max(abs(dq), abs(dr), abs(dq + dr))


def advance(place: Hex, direction: int) -> int:
    """How far ahead a place lies in a direction: larger is farther, equal is side by side.

    >>> advance(Hex(-1, 1), 4), advance(Hex(0, 0), 4)
    (1, 0)
    """
    dq, dr = DIRECTIONS[direction]
    return place.q * (2 * dq + dr) + place.r * (dq + 2 * dr)


def disc(radius: int) -> Iterator[Hex]:
    """Every place within a distance of the origin, column by column, each from the top.

    >>> sum(1 for _ in disc(3))
    37
    """
    for q in range(-radius, radius + 1):
        for r in range(max(-radius, -radius - q), min(radius, radius - q) + 1):
            yield Hex(q, r)


def mirrored(place: Hex) -> Hex:
    """The place seen in an upright mirror through the origin.

    >>> mirrored(Hex(-3, 0)), mirrored(Hex(0, 2))
    (Hex(q=3, r=-3), Hex(q=0, r=2))
    """
    return Hex(-place.q, place.q + place.r)


def spread(start: T, neighbours: Callable[[T], Iterable[T]], most: int | None = None) -> dict[T, int]:
    """The number of steps to everything that can be reached from `start`, nearest first.

    Places are whatever the neighbours say they are; with `most`, nothing farther is looked for.

    >>> spread(0, lambda n: iter((n + 1, n + 2)), most=1)
    {0: 0, 1: 1, 2: 1}
    """
    steps = {start: 0}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        if steps[here] == most:
            continue
        for there in neighbours(here):
            if there not in steps:
                steps[there] = steps[here] + 1
                waiting.append(there)
    return steps
