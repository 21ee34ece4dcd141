"""The best way from one point to another: a lazy search among the corners of what is in the way."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count
from math import isqrt

from engine.core.once import cached_property
from engine.core.plane.ground import BrokenWay, Disc, Ground, GroundPiece, Mover, Stretch, stretch
from engine.core.plane.points import MILLI, Point, along, length, minus, square, within

MOST_LEGS = 8
SLACK = MOST_LEGS
"""Micrometres by which legs, each rounded down, may together be shorter than the straight line."""

HeldUp = Callable[[Point, Point, Point], bool]
"""Whether a leg, from one point to another, of a way to a goal is held up before that goal."""


def never(_start: Point, _end: Point, _goal: Point) -> bool:
    """Nothing holds it up."""
    return False


@dataclass(frozen=True, slots=True)
class FoundWay:
    """A chain of straight legs."""

    points: tuple[Point, ...]
    """Without the start."""
    cost: int
    dangers: tuple[str, ...]
    caught: bool
    """Whether it is held up before the goal."""

    @property
    def rank(self) -> tuple[int, bool, int, int]:
        """The lower, the better."""
        return len(self.dangers), self.caught, self.cost, len(self.points)


@dataclass(frozen=True, slots=True)
class Purse:
    """How far one may go, in micrometres; on difficult ground perhaps less, or each step there costs twice."""

    limit: int
    slowed: int
    per_step: bool = False

    def cost(self, leg: Stretch) -> int:
        """What a leg takes out of it."""
        extra = leg.length * leg.difficult_steps // leg.steps if self.per_step and leg.steps else 0
        return leg.length + leg.climbing + extra

    def pays(self, cost: int, difficult: bool) -> bool:
        """Whether it is enough."""
        return cost <= (self.slowed if difficult and not self.per_step else self.limit)


_Key = tuple[int, bool, int, int, tuple[Point, ...]]


@dataclass(frozen=True, slots=True)
class _Label:
    at: Point
    cost: int
    difficult: bool
    dangers: tuple[str, ...]
    caught: bool
    held_by: tuple[Disc, ...]
    points: tuple[Point, ...]


class WaySearch:
    """Ways of one mover from one start: fewest dangers, then no early capture, then cheapest, then shortest list."""

    def __init__(self, ground: Ground, mover: Mover, start: Point, purse: Purse) -> None:
        self.ground, self.mover, self.start, self.purse = ground, mover, start, purse
        self.nodes = tuple(dict.fromkeys(self._corners()))
        self._numbers = count()
        self._legs: dict[tuple[Point, Point, tuple[Disc, ...]], Stretch | BrokenWay] = {}

    def to(self, goal: Point, held_up: HeldUp = never) -> FoundWay | None:
        """The best way to a point; None if there is none."""
        if goal != self.start and not self.may_end(goal):
            return None
        queue: list[tuple[_Key, int, _Label, Point | None]] = []
        begin = _Label(self.start, 0, False, (), False, self.mover.held_by(self.start), ())
        settled: dict[object, list[tuple[int, int]]] = {}
        useful = (goal, *self._on_the_way(goal))
        self._push(queue, begin, goal, None)
        while queue:
            _, _, label, target = heappop(queue)
            if target is not None:
                walked = self._walked(label, target, goal, held_up)
                if walked is not None:
                    self._push(queue, walked, goal, None)
            elif label.at == goal:
                return FoundWay(label.points, label.cost, label.dangers, label.caught)
            elif len(label.points) < MOST_LEGS and not _is_beaten(settled, label):
                for node in useful:
                    if node not in label.points and node != label.at:
                        self._push(queue, label, goal, node)
        return None

    def _on_the_way(self, goal: Point) -> list[Point]:
        """The corners through which the limit is enough to get to a goal, were nothing in between."""
        most = self.purse.limit + 2 * SLACK
        return [node for node, spent in self._away if spent + length(node, goal) <= most]

    @cached_property
    def _away(self) -> tuple[tuple[Point, int], ...]:
        return tuple((node, length(self.start, node)) for node in self.nodes)

    def to_best(self, goals: Sequence[Point], held_up: HeldUp = never) -> FoundWay | None:
        """The best way to any of these points; of equally good ones that to the first."""
        best: tuple[tuple[int, bool, int, int], int, FoundWay] | None = None
        for number, goal in sorted(enumerate(goals), key=lambda one: (square(self.start, one[1]), one[0])):
            least = max(0, length(self.start, goal) - SLACK)
            if best is not None and best[0] < (0, False, least, 0):
                break
            way = self.to(goal, held_up)
            if way is not None and (best is None or (way.rank, number) < best[:2]):
                best = way.rank, number, way
        return best[2] if best else None

    def nearest(self, goal: Point, points: Iterable[Point]) -> Point | None:
        """The one of these points nearest to a goal that can be reached; ties by y, then x."""
        ordered = sorted(dict.fromkeys((*points, *self.nodes)), key=lambda p: (square(p, goal), p[1], p[0]))
        return next(filter(self.reaches, ordered), None)

    def reaches(self, p: Point) -> bool:
        """Whether there is any way to a point."""
        if p != self.start and not self.may_end(p):
            return False
        costs = ((label.cost + length(label.at, p), number) for number, label in enumerate(self.reached))
        ways = [self.reached[n] for cost, n in sorted(costs) if self.purse.pays(cost, self.reached[n].difficult)]
        return any(label.at == p or self._walked(label, p, p) is not None for label in ways)

    @cached_property
    def reached(self) -> tuple[_Label, ...]:
        """Every corner that can be reached, cheapest first, with a leg to spare; one that was reached freely once."""
        begin = _Label(self.start, 0, False, (), False, self.mover.held_by(self.start), ())
        queue: list[tuple[int, int, _Label, Point | None]] = [(0, next(self._numbers), begin, None)]
        settled: dict[object, list[tuple[int, int]]] = {}
        found: list[_Label] = []
        free: set[Point] = set()
        while queue:
            _, _, label, target = heappop(queue)
            if target is not None:
                walked = None if target in free else self._walked(label, target, target)
                if walked is not None:
                    heappush(queue, (walked.cost, next(self._numbers), walked, None))
            elif label.at not in free and not _is_beaten(settled, label):
                found.append(label)
                if not label.difficult and not label.held_by:
                    free.add(label.at)
                for node in self.nodes if len(label.points) < MOST_LEGS - 1 else ():
                    ahead = label.cost + length(label.at, node)
                    if node not in free and self.purse.pays(ahead, label.difficult):
                        heappush(queue, (ahead, next(self._numbers), label, node))
        return tuple(found)

    def _push(self, queue: list[tuple[_Key, int, _Label, Point | None]], label: _Label, goal: Point,
              target: Point | None) -> None:  # fmt: skip
        via = target or label.at
        cost = label.cost + (length(label.at, target) if target else 0)
        ahead = cost + max(0, length(via, goal) - SLACK)
        if not self.purse.pays(ahead, label.difficult):
            return
        points = (*label.points, target) if target else label.points
        key = (len(label.dangers), label.caught, ahead, len(points), points)
        heappush(queue, (key, next(self._numbers), label, target))

    def _walked(self, label: _Label, target: Point, goal: Point, held_up: HeldUp = never) -> _Label | None:
        leg = self.leg(label.at, target, label.held_by)
        if isinstance(leg, BrokenWay):
            return None
        cost = label.cost + self.purse.cost(leg)
        difficult = label.difficult or leg.difficult_steps > 0
        if not self.purse.pays(cost, difficult):
            return None
        dangers = tuple(dict.fromkeys((*label.dangers, *leg.dangers)))
        caught = label.caught or held_up(label.at, target, goal)
        return _Label(target, cost, difficult, dangers, caught, leg.held_by, (*label.points, target))

    def leg(self, p: Point, q: Point, held_by: tuple[Disc, ...]) -> Stretch | BrokenWay:
        """One leg, walked once."""
        key = (p, q, held_by)
        if key not in self._legs:
            self._legs[key] = stretch(self.ground, self.mover, p, q, held_by)
        return self._legs[key]

    def may_end(self, p: Point) -> bool:
        """Whether a way might end there, if there is one."""
        if not self.ground.is_free(p, self.mover.radius):
            return False
        x, y = p
        return all((x - cx) ** 2 + (y - cy) ** 2 >= least for (cx, cy), least in self._kept)

    @cached_property
    def _kept(self) -> tuple[tuple[Point, int], ...]:
        """How near to each disc a way may end: as near as touching only to those that it began too near to."""
        held_by = self.mover.held_by(self.start)
        return tuple((disc.at, (disc.touch if disc in held_by else disc.shy) ** 2) for disc in self.mover.discs)

    def _corners(self) -> Iterator[Point]:
        reach = self.purse.limit // MILLI
        x, y = self.start
        for piece in self.ground.pieces:
            west, north, east, south = piece.polygon.box
            if max(west - x, x - east, north - y, y - south) <= reach:
                yield from self._open(corners_of(piece, self.mover.radius))
        for disc in self.mover.discs:
            if max(abs(disc.at[0] - x), abs(disc.at[1] - y)) - disc.shy <= reach:
                yield from self._open(points_round(disc))

    def _open(self, points: tuple[Point, ...]) -> Iterator[Point]:
        """Those of a few points beside one another at which a way might bend."""
        near = () if self.mover.through_discs else self._kept_near(points)
        limit = self.purse.limit
        return (one for one in points if length(self.start, one) <= limit and self._may_pass(one, near))

    def _kept_near(self, points: tuple[Point, ...]) -> list[tuple[Point, int]]:
        """The discs that may bar any of these points: most stand elsewhere."""
        xs, ys = [x for x, _ in points], [y for _, y in points]
        west, north, east, south = min(xs), min(ys), max(xs), max(ys)
        return [
            ((x, y), least)
            for (x, y), least in self._kept
            if max(west - x, x - east, 0) ** 2 + max(north - y, y - south, 0) ** 2 < least
        ]

    def _may_pass(self, p: Point, kept: Iterable[tuple[Point, int]]) -> bool:
        """Whether a way might bend there: what one passes through does not bar it."""
        if not within(p, self.mover.radius, self.ground.width, self.ground.height):
            return False
        x, y = p
        return all((x - cx) ** 2 + (y - cy) ** 2 >= least for (cx, cy), least in kept) and (
            self.mover.through_pieces or self.ground.is_free(p, self.mover.radius)
        )


def _is_beaten(settled: dict[object, list[tuple[int, int]]], label: _Label) -> bool:
    """Whether the same place was reached before in the same state, no dearer and in no more legs."""
    state = (label.at, label.difficult, label.dangers, label.caught, label.held_by)
    found = settled.setdefault(state, [])
    if any(cost <= label.cost and legs <= len(label.points) for cost, legs in found):
        return True
    found.append((label.cost, len(label.points)))
    return False


@lru_cache(maxsize=4096)
def corners_of(piece: GroundPiece, radius: int) -> tuple[Point, ...]:
    """Two points at each vertex: on the normals of the sides that meet there, so far out that a disc gets past it."""
    found = []
    vertices = piece.polygon.vertices
    for before, at, after in zip((vertices[-1], *vertices), vertices, (*vertices[1:], vertices[0]), strict=False):
        normals = _outward(before, at), _outward(at, after)
        by = _past(*normals, radius) if piece.solid else 1
        found += [along(at, normal, by) for normal in normals]
    return tuple(dict.fromkeys(found))


def _outward(a: Point, b: Point) -> Point:
    """Away from a polygon, at right angles to a side of it."""
    x, y = minus(b, a)
    return y, -x


def _past(one: Point, other: Point, radius: int) -> int:
    """How far out on two normals the straight line between them keeps a disc off the vertex, and a millimetre more."""
    ux, uy = (a + b for a, b in zip(along((0, 0), one, MILLI), along((0, 0), other, MILLI), strict=True))
    return isqrt((2 * MILLI * radius) ** 2 // (ux * ux + uy * uy)) + 2


def points_round(disc: Disc) -> tuple[Point, ...]:
    """Eight points from which one gets round somebody."""
    k = (109 * disc.shy + 99) // 100 + 1
    j = (707 * k + 999) // 1000
    x, y = disc.at
    shifts = ((0, -k), (k, 0), (0, k), (-k, 0), (j, -j), (j, j), (-j, j), (-j, -j))
    return tuple((x + dx, y + dy) for dx, dy in shifts)
