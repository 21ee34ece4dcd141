"""Where something may stand, be placed, or be put down (NH-110 to NH-114, NH-309, NH-331)."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import count
from math import isqrt

from engine.core.plane.ground import Ground
from engine.core.plane.points import Point, square, within
from engine.core.plane.polygons import Polygon
from engine.games.noites.board import Monster, Night
from engine.games.noites.content.sizes import TOKEN
from engine.games.noites.content.terrain import BARRICADES

ZONE = 300
BUTTONS = 6
"""Places that are suggested."""
CLEARANCE = 25
"""How far a monster that does not charge keeps from enemies."""


def is_clear(board: Night, p: Point, radius: int, but: str = "") -> bool:
    """Whether a base may lie there: on the table, over nothing solid and no other base."""
    bases = (one for one in board.standing if one.name != but)
    return board.ground.is_free(p, radius) and all(square(p, one.spot) >= (radius + one.radius) ** 2 for one in bases)


def is_shunned(board: Night, monster: Monster, p: Point) -> bool:
    """Whether an enemy is nearer than the clearance."""
    enemies = board.standing_of(1 - monster.side)
    return any(square(p, one.spot) < (monster.radius + one.radius + CLEARANCE) ** 2 for one in enemies)


def buries(p: Point, radius: int, board: Night) -> bool:
    """Whether a base put there would lie over a victim."""
    return any(square(p, victim.at) <= (radius - TOKEN) ** 2 for victim in board.victims)


def nearest_free(board: Night, monster: Monster, to: Point) -> Point:
    """The nearest free spot for a base (NH-309)."""
    level = board.ground.level(to)

    def fits(p: Point) -> bool:
        clear = is_clear(board, p, monster.radius, monster.name) and not buries(p, monster.radius, board)
        return clear and board.ground.level(p) <= level

    return nearest(to, fits)


def nearest(to: Point, fits: Callable[[Point], bool]) -> Point:
    """The nearest point that fits; of equally near ones the northernmost, then the westernmost."""
    return next(p for p in rings(to) if fits(p))


def rings(middle: Point) -> Iterator[Point]:
    """Every point of the plane, nearest first; ties by y, then x."""
    x, y = middle
    for size in count():
        low, high = size * 4, (size + 1) * 4
        ring = (
            (dx * dx + dy * dy, dy, dx)
            for dy in range(-high, high + 1)
            for dx in range(-high, high + 1)
            if low * low <= dx * dx + dy * dy < high * high
        )
        yield from ((x + dx, y + dy) for _, dy, dx in sorted(ring))


# --- deployment ---


def may_deploy(board: Night, monster: Monster, p: Point) -> str:
    """Why a monster may not be placed there (NH-110); nothing if it may."""
    if not within(p, monster.radius, board.size.width, board.size.height):
        return "off_table"
    if square(p, board.corner(monster.side)) > (ZONE - monster.radius) ** 2:
        return "outside_zone"
    return "" if is_clear(board, p, monster.radius, monster.name) else "in_the_way"


def spread(spots: Iterable[Point], apart: int) -> Iterator[Point]:
    """The first few of these that lie so far apart: each worth a button of its own."""
    kept: list[Point] = []
    for p in spots:
        if all(square(p, other) >= apart * apart for other in kept):
            kept.append(p)
            yield p
        if len(kept) == BUTTONS:
            return


def suggested_deployments(board: Night, monster: Monster) -> Iterator[Point]:
    """Legal points of the lattice of 20, the nearest to the middle of the table first (NH-111)."""
    own = tuple((one.spot, monster.radius + one.radius + 10) for one in board.standing_of(monster.side))
    others = tuple((one.spot, monster.radius + one.radius) for one in board.standing_of(1 - monster.side))
    for p in _zone(board.ground, board.corner(monster.side), monster.radius):
        if all(square(p, at) >= least * least for at, least in (*own, *others)):
            yield p


@lru_cache(maxsize=256)
def _zone(ground: Ground, corner: Point, radius: int) -> tuple[Point, ...]:
    """Points of the lattice of 20 in the zone round a corner where a base is free of terrain."""
    middle = ground.width // 2, ground.height // 2
    most = (ZONE - radius) ** 2
    near = (p for p in lattice(ground, 20) if square(p, corner) <= most and ground.is_free(p, radius))
    return tuple(sorted(near, key=lambda p: (square(p, middle), p[1], p[0])))


def lattice(ground: Ground, step: int) -> Iterator[Point]:
    """The points of the table whose coordinates are multiples of a step."""
    for y in range(0, ground.height + 1, step):
        yield from ((x, y) for x in range(0, ground.width + 1, step))


# --- victims ---


def may_place_victim(board: Night, p: Point) -> str:
    """Why a victim may not be placed there (NH-112); nothing if it may."""
    if not within(p, TOKEN, board.size.width, board.size.height):
        return "off_table"
    if any(square(p, one.spot) < (TOKEN + one.radius + board.placing.monster_gap) ** 2 for one in board.standing):
        return "near_monster"
    if any(square(p, one.at) < (2 * TOKEN + board.placing.victim_gap) ** 2 for one in board.victims):
        return "near_victim"
    return "" if board.ground.is_free(p, TOKEN) else "in_the_way"


def victim_spots(board: Night) -> tuple[Point, ...]:
    """Every legal point of the lattice of 10."""
    return _apart(board.ground, _kept_off(board))


def has_victim_spot(board: Night) -> bool:
    """Whether there is any: it is asked for each victim, and to list some thousand takes longer."""
    kept_off = _kept_off(board)
    return any(_outside(row, y, kept_off) for y, row in _rows(board.ground))


def _kept_off(board: Night) -> tuple[tuple[Point, int], ...]:
    near_monsters = tuple((one.spot, TOKEN + one.radius + board.placing.monster_gap) for one in board.standing)
    near_victims = tuple((one.at, 2 * TOKEN + board.placing.victim_gap) for one in board.victims)
    return near_monsters + near_victims


@lru_cache(maxsize=256)
def _apart(ground: Ground, kept_off: tuple[tuple[Point, int], ...]) -> tuple[Point, ...]:
    """The points of the lattice of 10 where a token is free of terrain, and so far from each of these."""
    return tuple((x, y) for y, row in _rows(ground) for x in _outside(row, y, kept_off))


@lru_cache(maxsize=64)
def _rows(ground: Ground) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Row by row, where on the lattice of 10 a token is free of terrain."""
    rows: dict[int, list[int]] = {}
    for x, y in lattice(ground, 10):
        if ground.is_free((x, y), TOKEN):
            rows.setdefault(y, []).append(x)
    return tuple((y, tuple(row)) for y, row in rows.items())


def _outside(row: tuple[int, ...], y: int, kept_off: tuple[tuple[Point, int], ...]) -> tuple[int, ...]:
    """What is left of a row outside these circles."""
    for (cx, cy), least in kept_off:
        d2 = least * least - (y - cy) ** 2
        if d2 > 0 and row:
            half = isqrt(d2 - 1)
            row = row[: bisect_left(row, cx - half)] + row[bisect_right(row, cx + half) :]
    return row


def victim_is_clear(board: Night, p: Point, but: str = "") -> bool:
    """Whether a token may lie there: on the table, over nothing solid, no other token, under no monster."""
    others = (one for one in board.victims if one.name != but)
    return (
        board.ground.is_free(p, TOKEN)
        and all(square(p, one.at) >= (2 * TOKEN) ** 2 for one in others)
        and not any(one.covers(p) for one in board.standing)
    )


# --- barricades ---


def may_build(board: Night, lies: str, centre: Point) -> str:
    """Why a barricade may not stand there (NH-331); nothing if it may."""
    if not board.supply:
        return "no_barricade"
    polygon = BARRICADES[lies].moved(centre)
    if not all(within(p, 0, board.size.width, board.size.height) for p in polygon.vertices):
        return "off_table"
    discs = [(one.spot, one.radius) for one in board.standing] + [(one.at, TOKEN) for one in board.victims]
    if not all(polygon.is_beyond(p, radius) for p, radius in discs):
        return "in_the_way"
    solid = (piece.polygon for piece in board.ground.solid)
    if any(polygon.overlaps(one) for one in solid):
        return "in_the_way"
    levels = {board.ground.level(p): None for p in (*polygon.vertices, centre)}
    return "uneven" if len(levels) > 1 else ""


def is_near(polygon: Polygon, p: Point, most: int) -> bool:
    """Whether a polygon comes so near to a point."""
    return polygon.is_within(p, most)
