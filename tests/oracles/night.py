"""The ways of the night by trying every chain of legs, written from docs/rules/noites.md alone (NH-303 to NH-315).

Nothing of the engine is used: neither its geometry nor its search.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from math import isqrt

Point = tuple[int, int]
Leg = tuple[int, bool, frozenset[int], frozenset[Point]]
State = tuple[Point, bool, frozenset[int], bool, frozenset[Point]]
MOST_LEGS = 8
WIDEST = 80
"""No barricade is wider."""
SHAPES = {
    "h": ((-37, -12), (38, -12), (38, 13), (-37, 13)),
    "v": ((-12, -37), (13, -37), (13, 38), (-12, 38)),
    "d1": ((35, 18), (18, 35), (-35, -18), (-18, -35)),
    "d2": ((-35, 18), (-18, 35), (35, -18), (18, -35)),
}
BOG = ((-110, -35), (-75, -70), (75, -70), (110, -35), (110, 35), (75, 70), (-75, 70), (-110, 35))
FIRE = ((-40, -20), (-20, -40), (20, -40), (40, -20), (40, 20), (20, 40), (-20, 40), (-40, 20))


@dataclass(frozen=True)
class Table:
    """What lies on a small open table, and who runs: a standard base of side A, 300 far."""

    start: Point
    friends: tuple[Point, ...]
    enemies: tuple[Point, ...]
    victims: tuple[Point, ...]
    walls: tuple[tuple[str, Point], ...]
    bogs: tuple[Point, ...]
    fires: tuple[Point, ...]


@dataclass(frozen=True, order=True)
class Chain:
    """A way, in the order in which ways are chosen (NH-315)."""

    dangers: int
    captures: bool
    cost: int
    legs: int
    points: tuple[Point, ...]


def d2(p: Point, q: Point) -> int:
    return (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2


def footprints(p: Point, q: Point) -> list[Point]:
    """NH-304."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    n = 0
    while (5 * n) ** 2 < dx * dx + dy * dy:
        n += 1
    return [(p[0] + (2 * dx * k + n) // (2 * n), p[1] + (2 * dy * k + n) // (2 * n)) for k in range(1, n + 1)]


def moved(p: Point, v: Point, n: int) -> Point:
    """NH-306."""
    size = isqrt(1_000_000 * (v[0] ** 2 + v[1] ** 2))
    return p[0] + (2 * n * 1000 * v[0] + size) // (2 * size), p[1] + (2 * n * 1000 * v[1] + size) // (2 * size)


def polygon(shape: tuple[Point, ...], at: Point) -> tuple[Point, ...]:
    """With the inside on the same hand all the way round."""
    points = tuple((x + at[0], y + at[1]) for x, y in shape)
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in edges(points))
    return points if area > 0 else points[::-1]


def edges(points: tuple[Point, ...]) -> Iterator[tuple[Point, Point]]:
    return zip(points, points[1:] + points[:1], strict=True)


def contains(points: tuple[Point, ...], p: Point) -> bool:
    """Border included (NH-308)."""
    return all((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) >= 0 for a, b in edges(points))


def is_off(points: tuple[Point, ...], p: Point, r: int) -> bool:
    """At a distance of at least r (NH-302)."""
    if max(abs(p[0] - points[0][0]), abs(p[1] - points[0][1])) > r + WIDEST:
        return True  # as far from one corner as no other point of the shape is
    if contains(points, p):
        return False
    for a, b in edges(points):
        ex, ey, fx, fy = b[0] - a[0], b[1] - a[1], p[0] - a[0], p[1] - a[1]
        foot, size = ex * fx + ey * fy, ex * ex + ey * ey
        if foot <= 0:
            near = fx * fx + fy * fy < r * r
        elif foot >= size:
            near = d2(b, p) < r * r
        else:
            near = (ex * fy - ey * fx) ** 2 < r * r * size
        if near:
            return False
    return True


class Night:
    """Everything that a run on one table may come to."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.walls = [polygon(SHAPES[lies], at) for lies, at in table.walls]
        self.bogs = [polygon(BOG, at) for at in table.bogs]
        self.fires = [polygon(FIRE, at) for at in table.fires]
        self.held = frozenset(one for one in table.enemies if d2(one, table.start) < 55 * 55)
        self.nodes = sorted({p for p in self._nodes() if self._counts(p)})
        self._kept: dict[tuple[Point, Point, frozenset[Point]], Leg | None] = {}
        self._first: dict[tuple[Point, Point], frozenset[Point]] = {}
        self._reached: dict[frozenset[Point], list[tuple[State, int, tuple[Point, ...]]]] = {}

    def _nodes(self) -> Iterator[Point]:
        """NH-315."""
        for solid, shapes in ((True, self.walls), (False, (*self.bogs, *self.fires))):
            for points in shapes:
                if self._is_near(points):
                    yield from self._corners(points, solid)
        bases = [(at, 30) for at in self.table.friends] + [(at, 55) for at in self.table.enemies]
        for (x, y), least in bases:
            if max(abs(x - self.table.start[0]), abs(y - self.table.start[1])) - least <= 300:
                k = (109 * least + 99) // 100 + 1
                j = (707 * k + 999) // 1000
                yield from ((x, y - k), (x + k, y), (x, y + k), (x - k, y))
                yield from ((x + a * j, y + b * j) for a, b in product((1, -1), repeat=2))

    def _is_near(self, points: tuple[Point, ...]) -> bool:
        xs, ys = [one[0] for one in points], [one[1] for one in points]
        x, y = self.table.start
        return max(min(xs) - x, x - max(xs), min(ys) - y, y - max(ys)) <= 300

    @staticmethod
    def _corners(points: tuple[Point, ...], solid: bool) -> Iterator[Point]:
        for number, at in enumerate(points):
            before, after = points[number - 1], points[(number + 1) % len(points)]
            normals = [(b[1] - a[1], a[0] - b[0]) for a, b in ((before, at), (at, after))]
            ones = [moved((0, 0), one, 1000) for one in normals]
            wide = (ones[0][0] + ones[1][0]) ** 2 + (ones[0][1] + ones[1][1]) ** 2
            far = isqrt(4_000_000 * 15 * 15 // wide) + 2 if solid else 1
            yield from (moved(at, one, far) for one in normals)

    def _counts(self, p: Point) -> bool:
        far = isqrt(1_000_000 * d2(self.table.start, p)) <= 300_000
        return far and self.stands(p, [(one, 30 if one in self.held else 55) for one in self.table.enemies])

    def stands(self, p: Point, enemies: Iterable[tuple[Point, int]]) -> bool:
        """NH-310 (a) to (d)."""
        if not (15 <= p[0] <= 885 and 15 <= p[1] <= 885):
            return False
        if any(d2(p, one) < 900 for one in self.table.friends):
            return False
        if any(d2(p, one) < least**2 for one, least in enemies):
            return False
        return all(is_off(wall, p, 15) for wall in self.walls)

    def taken(self, p: Point) -> frozenset[Point]:
        """The victims covered there (NH-413)."""
        return frozenset(one for one in self.table.victims if d2(p, one) <= 25)

    def leg(
        self, p: Point, q: Point, held: frozenset[Point]
    ) -> tuple[int, bool, frozenset[int], frozenset[Point]] | None:
        """Cost, whether a bog was touched, the fires entered, who is still being escaped from; None if not legal."""
        key = (p, q, held)
        if key not in self._kept:
            self._kept[key] = self._walked(p, q, held)
        return self._kept[key]

    def _walked(self, p: Point, q: Point, held: frozenset[Point]) -> Leg | None:
        bog, fires, before = False, set(), p
        bases = [(one, 30) for one in self.table.enemies]
        for at in footprints(p, q):
            if not self.stands(at, bases):
                return None
            for one in self.table.enemies:
                if d2(at, one) >= 55 * 55:
                    held = held - {one}
                elif one not in held or d2(at, one) < d2(before, one):
                    return None
            bog = bog or any(contains(one, at) for one in self.bogs)
            fires |= {number for number, one in enumerate(self.fires) if contains(one, at)}
            before = at
        return isqrt(1_000_000 * d2(p, q)), bog, frozenset(fires), held

    def captures(self, p: Point, q: Point, wanted: frozenset[Point]) -> bool:
        """Whether the first capture on a leg is of none that is wanted (NH-315)."""
        if (p, q) not in self._first:
            taken = (self.taken(at) for at in footprints(p, q))
            self._first[p, q] = next((names for names in taken if names), frozenset())
        first = self._first[p, q]
        return bool(first) and not first & wanted

    def best(self, goal: Point, wanted: frozenset[Point]) -> Chain | None:
        """The best of all chains of up to eight legs: the last leg of each is tried as long as it could be the best."""
        if wanted not in self._reached:
            self._reached[wanted] = list(self._chains(wanted))
        hoped = sorted(
            (Chain(len(state[2]), state[3], cost + length, len(points) + 1, (*points, goal)), state, cost)
            for state, cost, points in self._reached[wanted]
            if cost + (length := isqrt(1_000_000 * d2(state[0], goal))) <= 300_000 and state[0] != goal
        )
        best: Chain | None = None
        for hope, (at, bog, fires, bad, held), cost in hoped:
            if best is not None and best <= hope:
                break
            leg = self.leg(at, goal, held)
            if leg is not None and cost + leg[0] <= (150_000 if bog or leg[1] else 300_000):
                captures = bad or self.captures(at, goal, wanted)
                chain = Chain(len(fires | leg[2]), captures, hope.cost, hope.legs, hope.points)
                best = chain if best is None else min(best, chain)
        return best

    def _chains(self, wanted: frozenset[Point]) -> Iterator[tuple[State, int, tuple[Point, ...]]]:
        """All chains of nodes of up to seven legs, without those that another of fewer legs and no more cost equals."""
        begin = (self.table.start, False, frozenset[int](), False, self.held)
        layer: dict[State, tuple[int, tuple[Point, ...]]] = {begin: (0, ())}
        least = {begin: 0}
        for _ in range(MOST_LEGS):
            yield from ((state, cost, points) for state, (cost, points) in layer.items())
            after: dict[State, tuple[int, tuple[Point, ...]]] = {}
            for (at, bog, fires, bad, held), (cost, points) in layer.items():
                for to in self.nodes:
                    leg = None if to == at or to in points else self.leg(at, to, held)
                    if leg is None or cost + leg[0] > (150_000 if bog or leg[1] else 300_000):
                        continue
                    state = (to, bog or leg[1], fires | leg[2], bad or self.captures(at, to, wanted), leg[3])
                    way = (cost + leg[0], (*points, to))
                    if way[0] < least.get(state, 300_001) or way < after.get(state, (0, ())):
                        after[state], least[state] = way, way[0]
            layer = after
