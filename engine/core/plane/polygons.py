"""Convex polygons, and how far other things are from them, compared exactly."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from engine.core.plane.points import Point, square

Ratio: TypeAlias = tuple[int, int]
"""A fraction with a positive denominator, not reduced."""


@dataclass(frozen=True, slots=True)
class Polygon:
    """A convex polygon; its vertices run clockwise as seen on the table (y to the south). Its border belongs to it."""

    vertices: tuple[Point, ...]
    box: tuple[int, int, int, int] = field(init=False, repr=False, compare=False)
    """West, north, east, south."""

    def __post_init__(self) -> None:
        xs, ys = zip(*self.vertices, strict=True)
        object.__setattr__(self, "box", (min(xs), min(ys), max(xs), max(ys)))

    @classmethod
    def around(cls, vertices: Iterable[Point]) -> "Polygon":
        """The polygon with these vertices, whichever way round they are given."""
        given = tuple(vertices)
        doubled = sum(a[0] * b[1] - b[0] * a[1] for a, b in _edges(given))
        return cls(given if doubled > 0 else given[::-1])

    def moved(self, by: Point) -> "Polygon":
        """The same shape elsewhere."""
        return Polygon(tuple((x + by[0], y + by[1]) for x, y in self.vertices))

    def turned(self) -> "Polygon":
        """Turned by a quarter about the origin."""
        return Polygon(tuple((-y, x) for x, y in self.vertices))

    @property
    def edges(self) -> Iterator[tuple[Point, Point]]:
        """Each side, from a vertex to the next."""
        return _edges(self.vertices)

    @property
    def centre(self) -> Point:
        """The middle of its bounding box."""
        west, north, east, south = self.box
        return (west + east) // 2, (north + south) // 2

    def contains(self, p: Point) -> bool:
        """Whether a point lies in it or on its border."""
        west, north, east, south = self.box
        x, y = p
        if not (west <= x <= east and north <= y <= south):
            return False
        ax, ay = self.vertices[-1]
        for bx, by in self.vertices:
            if (bx - ax) * (y - ay) < (by - ay) * (x - ax):
                return False
            ax, ay = bx, by
        return True

    def is_beyond(self, p: Point, r: int) -> bool:
        """Whether its distance from a point is at least r: a disc of that radius may touch it.

        >>> Polygon(((0, 0), (10, 0), (10, 10), (0, 10))).is_beyond((15, 5), 5)
        True
        """
        west, north, east, south = self.box
        if p[0] <= west - r or p[0] >= east + r or p[1] <= north - r or p[1] >= south + r:
            return True
        return (r <= 0 or not self.contains(p)) and all(_is_beyond(a, b, p, r) for a, b in self.edges)

    def is_within(self, p: Point, r: int) -> bool:
        """Whether its distance from a point is at most r."""
        return self.contains(p) or any(_compare(a, b, p, r) <= 0 for a, b in self.edges)

    def is_apart(self, other: "Polygon", least: int) -> bool:
        """Whether two polygons that do not overlap are at least so far from each other."""
        if self._is_boxed_apart(other, least):
            return True
        if self.overlaps(other):
            return False
        corners = all(self.is_beyond(p, least) for p in other.vertices)
        return corners and all(other.is_beyond(p, least) for p in self.vertices)

    def _is_boxed_apart(self, other: "Polygon", least: int) -> bool:
        """Whether their boxes alone are so far apart, to one side."""
        west, north, east, south = self.box
        left, top, right, bottom = other.box
        return left - east >= least or west - right >= least or top - south >= least or north - bottom >= least

    def overlaps(self, other: "Polygon") -> bool:
        """Whether they share more than border: touching is no overlap."""
        return not any(_parted(a, b, other.vertices) for a, b in self.edges) and not any(
            _parted(a, b, self.vertices) for a, b in other.edges
        )

    def inside(self, p: Point, q: Point) -> tuple[Ratio, Ratio] | None:
        """The part of the segment p..q that lies strictly inside, as two fractions of its length.

        None if it has no length: a line that touches a corner or runs along a border is not inside.
        """
        begin: Ratio = (0, 1)
        end: Ratio = (1, 1)
        for (ax, ay), (bx, by) in self.edges:
            at = (bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax)
            to = (bx - ax) * (q[1] - ay) - (by - ay) * (q[0] - ax)
            if at <= 0 and to <= 0:
                return None
            if at < 0:
                begin = _later(begin, (-at, to - at))
            elif to < 0:
                end = _earlier(end, (at, at - to))
        return (begin, end) if begin[0] * end[1] < end[0] * begin[1] else None


def _edges(vertices: tuple[Point, ...]) -> Iterator[tuple[Point, Point]]:
    return zip(vertices, (*vertices[1:], vertices[0]), strict=True)


def _later(a: Ratio, b: Ratio) -> Ratio:
    return a if a[0] * b[1] >= b[0] * a[1] else b


def _earlier(a: Ratio, b: Ratio) -> Ratio:
    return a if a[0] * b[1] <= b[0] * a[1] else b


def _parted(a: Point, b: Point, points: tuple[Point, ...]) -> bool:
    return all((b[0] - a[0]) * (y - a[1]) <= (b[1] - a[1]) * (x - a[0]) for x, y in points)


def _is_beyond(a: Point, b: Point, p: Point, r: int) -> bool:
    return _compare(a, b, p, r) >= 0


def _compare(a: Point, b: Point, p: Point, r: int) -> int:
    """Less than, equal to or more than 0 as the distance of p from the segment a..b is to r."""
    ex, ey = b[0] - a[0], b[1] - a[1]
    fx, fy = p[0] - a[0], p[1] - a[1]
    size = ex * ex + ey * ey
    foot = ex * fx + ey * fy
    if foot <= 0:
        return fx * fx + fy * fy - r * r
    if foot >= size:
        return square(b, p) - r * r
    cross = ex * fy - ey * fx
    return cross * cross - r * r * size
