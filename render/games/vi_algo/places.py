"""Where things lie in the pictures: the lens through which the catacomb is seen, and the margins around it."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import cos, pi, sin, sqrt
from typing import Final

from engine.core.hexes import Hex, distance
from engine.games.vi_algo.content.rooms import PlacedRoom
from render.canvas import WIDTH
from render.shapes import Box, Point

HEADER: Final = 84
MAP: Final[Box] = (0, HEADER, WIDTH, 1120)
"""All of the width: a phone has no other."""
ROOM_RADIUS: Final = 3
LARGEST: Final = 44.0
CORNERS: Final = tuple((cos(pi * k / 3), sin(pi * k / 3)) for k in range(6))
"""Of a hex around 0, 0 that reaches 1 far."""
BEYOND: Final = 1.7
"""How far rock is seen around the catacomb, from the middles of its outermost hexes, by the size of a hex."""
CLOSE: Final = 64.0
"""From the middle of a hex to its corner where somebody's surroundings fill the picture."""


@dataclass(frozen=True, slots=True)
class Lens:
    """Which part of the catacomb is seen, how large, and where in the picture."""

    box: Box
    size: float
    """From the middle of a hex to its corner."""
    origin: Point
    """Where the middle of the hex 0, 0 lies."""

    @property
    def at(self) -> tuple[int, int]:
        """Where in the picture the hex 0, 0 lies, in whole pixels."""
        return round(self.origin[0]), round(self.origin[1])

    @property
    def own(self) -> "Lens":
        """The same in coordinates that begin at the hex 0, 0: there a hex lies wherever one looks from."""
        (across, down), (left, top, right, bottom) = self.at, self.box
        return Lens((left - across, top - down, right - across, bottom - down), self.size, (0.0, 0.0))

    def middle(self, place: Hex) -> Point:
        """The middle of a hex."""
        x, y = _unit(place)
        return self.origin[0] + x * self.size, self.origin[1] + y * self.size

    def corners(self, place: Hex, share: float = 1) -> list[Point]:
        """The corners of a hex, clockwise from the one at the right."""
        x, y = self.middle(place)
        reach = self.size * share
        return [(x + reach * across, y + reach * down) for across, down in CORNERS]

    def outline(self, places: Iterable[Hex], share: float = 1) -> str:
        """Hexes as one path: each begins so far from the last and goes on alike, which is soon said of many."""
        half, down = self.size * share / 2, self.size * share * sqrt(3) / 2
        ring = f"l{-half:.4g} {down:.4g}h{-2 * half:.4g}l{-half:.4g} {-down:.4g}l{half:.4g} {-down:.4g}h{2 * half:.4g}z"
        begins = [(x + 2 * half, y) for x, y in sorted(map(self.middle, places))]
        ways = ((x - left, y - top) for (left, top), (x, y) in pairwise([(0.0, 0.0), *begins]))
        return "".join(f"m{across:.5g} {along:.5g}{ring}" for across, along in ways)

    def holds(self, place: Hex) -> bool:
        """Whether the middle of a hex lies within the picture."""
        (left, top, right, bottom), (x, y) = self.box, self.middle(place)
        return left <= x <= right and top <= y <= bottom

    def inside(self, corners: Iterable[Point]) -> list[Point]:
        """Corners, those outside of the picture drawn in to its edge: what lies beside the map is no part of a hex."""
        left, top, right, bottom = self.box
        return [(min(max(x, left), right), min(max(y, top), bottom)) for x, y in corners]

    def side(self, place: Hex, direction: int) -> tuple[Point, Point]:
        """The two ends of a side of a hex."""
        corners = self.corners(place)
        return corners[(direction + 3) % 6], corners[(direction + 4) % 6]

    def shows(self, place: Hex) -> bool:
        """Whether a hex lies within the picture, even if not all of it."""
        (left, top, right, bottom), (x, y) = self.box, self.middle(place)
        return left - self.size < x < right + self.size and top - self.size < y < bottom + self.size


def whole(plan: Iterable[PlacedRoom], box: Box = MAP) -> Lens:
    """All rooms, as large as the box allows."""
    points = [_unit(place) for room in plan for place in _edges(room.centre)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    wide, high = max(xs) - min(xs) + 2.2, max(ys) - min(ys) + 2.2
    left, top, right, bottom = box
    size = min(LARGEST, (right - left) / wide, (bottom - top) / high)
    middle = ((max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2)
    origin = ((left + right) / 2 - middle[0] * size, (top + bottom) / 2 - middle[1] * size)
    return Lens(box, size, origin)


def near(place: Hex, plan: Collection[PlacedRoom], box: Box = MAP) -> Lens:
    """The surroundings of a hex, looked at from the middle of its room or of two that lie beside each other, whichever
    is nearer: who takes a few steps sees the same part of the catacomb.
    """
    return close(min(_stands(plan), key=lambda one: (distance(one, place), one.q, one.r)), plan, box)


def _stands(plan: Collection[PlacedRoom]) -> Iterator[Hex]:
    """From where the catacomb is looked at."""
    for room in plan:
        yield room.centre
        beside = (other.centre for other in plan if distance(room.centre, other.centre) == 2 * ROOM_RADIUS + 1)
        yield from (Hex((room.centre.q + one.q) // 2, (room.centre.r + one.r) // 2) for one in beside)


def close(place: Hex, plan: Iterable[PlacedRoom], box: Box = MAP) -> Lens:
    """The surroundings of a hex; at the edge of the catacomb rather its inside than the rock around it."""
    left, top, right, bottom = box
    points = [_unit(one) for room in plan for one in _edges(room.centre)]
    across, down = zip(*points, strict=True)
    x, y = _unit(place)
    x = _kept_in(x, across, (right - left) / CLOSE)
    y = _kept_in(y, down, (bottom - top) / CLOSE)
    return Lens(box, CLOSE, ((left + right) / 2 - x * CLOSE, (top + bottom) / 2 - y * CLOSE))


def _kept_in(at: float, all_of_it: Iterable[float], room: float) -> float:
    """What to look at so that the picture ends a little beyond the outermost hexes."""
    held = sorted(all_of_it)
    low, high = held[0] - BEYOND + room / 2, held[-1] + BEYOND - room / 2
    return min(max(at, low), high) if low < high else at


def ring_of(place: Hex, radius: int, others: Iterable[Hex]) -> list[Hex]:
    """Those hexes that lie within a distance."""
    return [other for other in others if distance(place, other) <= radius]


def _unit(place: Hex) -> Point:
    return 1.5 * place.q, sqrt(3) * (place.r + place.q / 2)


def _edges(centre: Hex) -> list[Hex]:
    return [centre.stepped(direction, ROOM_RADIUS) for direction in range(1, 7)]
