"""The exact geometry, held against slow and simple oracles."""

from fractions import Fraction
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from engine.core.plane.ground import BrokenWay, Disc, Ground, GroundPiece, Mover, Stretch, stretch
from engine.core.plane.paths import Purse, WaySearch
from engine.core.plane.points import Point, along, footprints, length, square
from engine.core.plane.polygons import Polygon
from engine.core.plane.sight import Eye, passes_below

SQUARE = Polygon.around(((0, 0), (100, 0), (100, 100), (0, 100)))
points = st.tuples(st.integers(-300, 300), st.integers(-300, 300))
eyes = st.tuples(st.integers(25, 175), st.integers(25, 175), st.integers(0, 150))
octagons = st.builds(
    lambda a, b, c, d, x, y: Polygon.around(
        ((-a, -b + d), (-a + c, -b), (a - c, -b), (a, -b + d), (a, b - d), (a - c, b), (-a + c, b), (-a, b - d))
    ).moved((x, y)),
    st.integers(40, 90), st.integers(40, 90), st.integers(1, 30), st.integers(1, 30),
    st.integers(-50, 50), st.integers(-50, 50),
)  # fmt: skip


def slow_square_of_distance(polygon: Polygon, p: tuple[int, int]) -> Fraction:
    """Inside: 0. Else the least over the sides, each by projection in fractions."""
    if all((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) >= 0 for a, b in polygon.edges):
        return Fraction(0)
    best = []
    for (ax, ay), (bx, by) in polygon.edges:
        ex, ey = bx - ax, by - ay
        t = min(Fraction(1), max(Fraction(0), Fraction(ex * (p[0] - ax) + ey * (p[1] - ay), ex * ex + ey * ey)))
        best.append((ax + t * ex - p[0]) ** 2 + (ay + t * ey - p[1]) ** 2)
    return min(best)


@given(octagons, points, st.integers(0, 60))
def test_the_distance_of_a_disc_is_compared_as_a_fraction_would_be(polygon: Polygon, p: Point, r: int) -> None:
    exact = slow_square_of_distance(polygon, p)
    assert polygon.is_beyond(p, r) == (exact >= r * r)
    assert polygon.is_within(p, r) == (exact <= r * r)


@given(octagons, octagons, points)
def test_polygons_overlap_exactly_when_a_fine_lattice_would_say_so(one: Polygon, other: Polygon, by: Point) -> None:
    moved = other.moved(by)
    shared = overlap_by_clipping(one, moved)
    assert one.overlaps(moved) == shared


def overlap_by_clipping(one: Polygon, other: Polygon) -> bool:
    """Sutherland and Hodgman in fractions: whether the common part has an area."""
    left = [(Fraction(x), Fraction(y)) for x, y in one.vertices]
    for (ax, ay), (bx, by) in other.edges:

        def side(p: tuple[Fraction, Fraction], ax: int = ax, ay: int = ay, bx: int = bx, by: int = by) -> Fraction:
            return (bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax)

        kept = []
        for p, q in pairwise([*left, *left[:1]]):
            if side(p) >= 0:
                kept.append(p)
            if side(p) * side(q) < 0:
                t = side(p) / (side(p) - side(q))
                kept.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
        left = kept
    area = sum(p[0] * q[1] - q[0] * p[1] for p, q in pairwise([*left, *left[:1]])) if left else 0
    return area != 0


@given(octagons, points, points)
def test_a_segment_is_inside_as_far_as_each_side_says(polygon: Polygon, p: Point, q: Point) -> None:
    part = polygon.inside(p, q)
    samples = [Fraction(k, 64) for k in range(65)]
    for t in samples:
        x, y = p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])
        strictly = all((bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0 for (ax, ay), (bx, by) in polygon.edges)
        if p != q and 0 < t < 1:
            assert strictly == (part is not None and Fraction(*part[0]) < t < Fraction(*part[1]))


@given(octagons, points, points, eyes)
def test_sight_is_symmetric(polygon: Polygon, p: Point, q: Point, eyes: tuple[int, int, int]) -> None:
    a, b, height = eyes
    assert passes_below(Eye(p, a), Eye(q, b), polygon, height) == passes_below(Eye(q, b), Eye(p, a), polygon, height)


def test_a_disc_may_touch_a_wall_and_not_be_one_millimetre_nearer() -> None:
    assert SQUARE.is_beyond((115, 50), 15)
    assert not SQUARE.is_beyond((114, 50), 15)


def test_a_disc_may_touch_a_corner() -> None:
    assert SQUARE.is_beyond((109, 112), 15)
    assert not SQUARE.is_beyond((109, 111), 15)


def test_a_line_along_a_border_or_through_a_corner_is_not_inside() -> None:
    assert SQUARE.inside((-10, 0), (110, 0)) is None
    assert SQUARE.inside((-50, 50), (50, -50)) is None
    assert SQUARE.inside((-10, 1), (110, 1)) is not None


def test_polygons_that_touch_do_not_overlap() -> None:
    assert not SQUARE.overlaps(SQUARE.moved((100, 0)))
    assert SQUARE.overlaps(SQUARE.moved((99, 0)))
    assert SQUARE.is_apart(SQUARE.moved((176, 0)), 76)
    assert not SQUARE.is_apart(SQUARE.moved((175, 0)), 76)


@given(points, points)
def test_footprints_are_never_more_than_a_stride_and_a_rounding_apart(p: Point, q: Point) -> None:
    steps = (p, *footprints(p, q))
    assert steps[-1] == q
    assert all(square(a, b) <= 49 for a, b in pairwise(steps))


@given(points, points, st.integers(0, 200))
def test_a_point_along_a_direction_is_as_far_as_was_asked(p: Point, v: Point, n: int) -> None:
    if v != (0, 0):
        assert max(0, n - 1) ** 2 <= square(p, along(p, v, n)) <= (n + 1) ** 2


TABLE = Ground(900, 900, (GroundPiece("wall", SQUARE.moved((400, 400)), solid=True),))


def test_a_leg_one_millimetre_too_near_is_broken_at_that_footprint() -> None:
    off = Mover(15, (Disc("b1", (300, 450), 30, 55),))
    assert isinstance(stretch(TABLE, off, (100, 395), (380, 395), ()), Stretch)
    broken = stretch(TABLE, off, (100, 396), (380, 396), ())
    assert isinstance(broken, BrokenWay)
    assert (broken.at, broken.reason, broken.by) == ((290, 396), "too_near", "b1")


def test_who_begins_too_near_may_leave_and_not_come_nearer() -> None:
    near = Mover(15, (Disc("b1", (300, 250), 30, 55),))
    held = near.held_by((340, 250))
    assert isinstance(stretch(TABLE, near, (340, 250), (400, 250), held), Stretch)
    broken = stretch(TABLE, near, (340, 250), (320, 300), held)
    assert isinstance(broken, BrokenWay)
    assert broken.step == 1


def test_a_way_round_a_wall_is_found_and_is_the_shortest_over_its_corners() -> None:
    way = WaySearch(TABLE, Mover(15), (350, 450), Purse(400_000, 200_000)).to((550, 450))
    assert way is not None
    assert way.points == ((377, 400), (400, 377), (500, 377), (523, 400), (550, 450))
    assert way.cost == sum(length(a, b) for a, b in pairwise(((350, 450), *way.points)))


@given(st.tuples(st.integers(20, 880), st.integers(20, 880)), st.tuples(st.integers(20, 880), st.integers(20, 880)))
def test_the_search_finds_what_trying_every_chain_finds(start: Point, goal: Point) -> None:
    mover = Mover(15, (Disc("b1", (330, 520), 30, 55),))
    if not TABLE.is_free(start, 15):
        return
    search = WaySearch(TABLE, mover, start, Purse(600_000, 300_000))
    way = search.to(goal)
    best = slowest_way(search, start, goal)
    assert (way.cost if way else None) == best


def slowest_way(search: WaySearch, start: tuple[int, int], goal: tuple[int, int]) -> int | None:
    """Bellman and Ford over the whole graph, leg by leg."""
    best = {(start, search.mover.held_by(start)): 0}
    for _ in range(8):
        for (at, held), cost in list(best.items()):
            for to in (*search.nodes, goal):
                leg = search.leg(at, to, held)
                if isinstance(leg, Stretch) and cost + leg.length <= 600_000:
                    key = (to, leg.held_by)
                    best[key] = min(best.get(key, cost + leg.length), cost + leg.length)
    return min((cost for (at, _), cost in best.items() if at == goal), default=None)
