"""What a disc meets on its way: pieces of ground, and other discs it must keep off."""

from dataclasses import dataclass
from itertools import pairwise

from engine.core.once import cached_property
from engine.core.plane.points import MILLI, Point, footprints, length, square, strides, within
from engine.core.plane.polygons import Polygon


@dataclass(frozen=True, slots=True)
class GroundPiece:
    """A piece of ground and what it does to somebody who passes."""

    name: str
    polygon: Polygon
    height: int = 0
    """How high one stands on it; 0 where one does not stand higher than beside it."""
    solid: bool = False
    steep: bool = False
    difficult: bool = False
    dangerous: bool = False


@dataclass(frozen=True, eq=False)
class Ground:
    """A table with its pieces. What follows from them alone is worked out once, and kept for this very object."""

    width: int
    height: int
    pieces: tuple[GroundPiece, ...]

    @cached_property
    def raised(self) -> tuple[GroundPiece, ...]:
        return tuple(piece for piece in self.pieces if piece.height)

    @cached_property
    def solid(self) -> tuple[GroundPiece, ...]:
        return tuple(piece for piece in self.pieces if piece.solid)

    @cached_property
    def soft(self) -> tuple[GroundPiece, ...]:
        """Pieces that matter to whoever is in them."""
        return tuple(piece for piece in self.pieces if piece.difficult or piece.dangerous or piece.height)

    def standing_on(self, p: Point) -> GroundPiece | None:
        """The raised piece that holds a point."""
        return next((piece for piece in self.raised if piece.polygon.contains(p)), None)

    def level(self, p: Point) -> int:
        """How high a point lies."""
        piece = self.standing_on(p)
        return piece.height if piece else 0

    def is_free(self, p: Point, r: int) -> bool:
        """Whether a disc may lie there as far as the table and its pieces are concerned."""
        return within(p, r, self.width, self.height) and all(piece.polygon.is_beyond(p, r) for piece in self.solid)


@dataclass(frozen=True, slots=True)
class Disc:
    """Somebody to keep off: no nearer than `touch`, and no nearer than `shy` unless one began nearer."""

    name: str
    at: Point
    touch: int
    shy: int


@dataclass(frozen=True)
class Mover:
    """Somebody who walks: how big, what is in the way, what is climbed for nothing, what is not minded."""

    radius: int
    discs: tuple[Disc, ...] = ()
    climbs_free: bool = False
    sure_footed: bool = False
    """Difficult and dangerous ground is nothing to it."""
    through_pieces: bool = False
    through_discs: bool = False

    def held_by(self, p: Point) -> tuple[Disc, ...]:
        """Those it is too near to where it starts: it may leave them but not come nearer (an escape)."""
        return tuple(disc for disc in self.discs if square(p, disc.at) < disc.shy**2)

    def near(self, p: Point, q: Point) -> list[Disc]:
        """Quick: discs round which the box comes within a millimetre of the leg's box."""
        west, east = min(p[0], q[0]) - 1, max(p[0], q[0]) + 1
        north, south = min(p[1], q[1]) - 1, max(p[1], q[1]) + 1
        return [
            disc
            for disc, (left, top, right, bottom) in self._boxes
            if left <= east and right >= west and top <= south and bottom >= north
        ]

    @cached_property
    def _boxes(self) -> tuple[tuple[Disc, tuple[int, int, int, int]], ...]:
        return tuple((disc, _box(disc.at, disc.shy)) for disc in self.discs)


@dataclass(frozen=True, slots=True)
class Stretch:
    """A straight leg that was found legal: what it costs and what it enters."""

    length: int
    climbing: int
    """What going up and down counts, in micrometres."""
    steps: int
    difficult_steps: int
    dangers: tuple[str, ...]
    held_by: tuple[Disc, ...]
    """Those that are still being escaped from at its end."""


@dataclass(frozen=True, slots=True)
class BrokenWay:
    """The first footprint of a leg that is not allowed, and why."""

    step: int
    at: Point
    before: Point
    reason: str
    by: str = ""


def stretch(  # noqa: PLR0917  a leg is told by all of them
    ground: Ground, mover: Mover, p: Point, q: Point, held_by: tuple[Disc, ...], steps: tuple[Point, ...] | None = None
) -> Stretch | BrokenWay:
    """Walk from p to q footprint by footprint; the footprints are given where a longer leg was cut off at q."""
    soft, solid, discs = _met(ground, mover, p, q)
    if not (soft or solid or discs) and within(q, mover.radius, ground.width, ground.height):
        return Stretch(length(p, q), 0, strides(p, q) if steps is None else len(steps), 0, (), ())
    steps = footprints(p, q) if steps is None else steps
    broken, held_by = _first_broken(ground, mover, p, steps, held_by, solid, discs)
    if broken is not None:
        return broken
    climbing, difficult, dangers = _passed(soft, p, steps)
    up_and_down = 0 if mover.climbs_free else MILLI * climbing
    if mover.sure_footed:
        difficult, dangers = 0, ()
    return Stretch(length(p, q), up_and_down, len(steps), difficult, dangers, held_by)


def _met(ground: Ground, mover: Mover, p: Point, q: Point) -> tuple[list[GroundPiece], list[GroundPiece], list[Disc]]:
    """What a straight leg may have to do with: pieces it may enter, pieces and discs that may bar it."""
    r = mover.radius
    soft = [one for one in _near(ground.soft, p, q) if _may_bar(one, p, q, 0)]
    solid = [] if mover.through_pieces else [one for one in _near(ground.solid, p, q, r) if _may_bar(one, p, q, r)]
    discs = [] if mover.through_discs else [disc for disc in mover.near(p, q) if comes_near(disc, p, q)]
    return soft, solid, discs


def _first_broken(  # noqa: PLR0917  the leg, and what bars it
    ground: Ground,
    mover: Mover,
    p: Point,
    steps: tuple[Point, ...],
    held_by: tuple[Disc, ...],
    solid: list[GroundPiece],
    discs: list[Disc],
) -> tuple[BrokenWay | None, tuple[Disc, ...]]:
    r, before = mover.radius, p
    for number, at in enumerate(steps, 1):
        wrong = _wrong(ground, at, r, solid)
        if not wrong and discs:
            wrong, held_by = _too_near(discs, before, at, held_by)
        if wrong:
            return BrokenWay(number, at, before, *wrong), held_by
        before = at
    return None, held_by


def _wrong(ground: Ground, at: Point, r: int, solid: list[GroundPiece]) -> tuple[str, str] | None:
    if not within(at, r, ground.width, ground.height):
        return "off_table", ""
    for piece in solid:
        if not piece.polygon.is_beyond(at, r):
            return "in_the_way", piece.name
    return None


def _too_near(
    discs: list[Disc], before: Point, at: Point, held_by: tuple[Disc, ...]
) -> tuple[tuple[str, str] | None, tuple[Disc, ...]]:
    for disc in discs:
        d2 = square(at, disc.at)
        if d2 < disc.touch**2:
            return ("in_the_way", disc.name), held_by
        if d2 >= disc.shy**2:
            if disc in held_by:
                held_by = tuple(one for one in held_by if one != disc)
        elif disc not in held_by or d2 < square(before, disc.at):
            return ("too_near", disc.name), held_by
    return None, held_by


def _passed(near: list[GroundPiece], p: Point, steps: tuple[Point, ...]) -> tuple[int, int, tuple[str, ...]]:
    """Millimetres climbed, footprints on difficult ground, dangerous pieces entered."""
    if not near:
        return 0, 0, ()
    raised = [piece for piece in near if piece.height]
    rough = [piece for piece in near if piece.difficult or piece.dangerous]
    difficult, dangers = _roughed(rough, steps) if rough else (0, ())
    return _climbing(raised, p, steps) if raised else 0, difficult, dangers


def _climbing(raised: list[GroundPiece], p: Point, steps: tuple[Point, ...]) -> int:
    on = [_on(raised, at) for at in (p, *steps)]
    return sum(climbed(here, there) for here, there in pairwise(on) if here is not there)


def _roughed(rough: list[GroundPiece], steps: tuple[Point, ...]) -> tuple[int, tuple[str, ...]]:
    difficult = 0
    dangers: dict[str, None] = {}
    for at in steps:
        inside = [piece for piece in rough if piece.polygon.contains(at)]
        if inside:
            difficult += any(piece.difficult for piece in inside)
            dangers.update((piece.name, None) for piece in inside if piece.dangerous)
    return difficult, tuple(dangers)


def climbed(here: GroundPiece | None, there: GroundPiece | None) -> int:
    """What a step up or down counts: nothing where both are gentle."""
    if here is there or not ((here and here.steep) or (there and there.steep)):
        return 0
    return abs((there.height if there else 0) - (here.height if here else 0))


def _on(raised: list[GroundPiece], p: Point) -> GroundPiece | None:
    for piece in raised:
        if piece.polygon.contains(p):
            return piece
    return None


def _box(middle: Point, r: int) -> tuple[int, int, int, int]:
    x, y = middle
    return x - r, y - r, x + r, y + r


def _near(pieces: tuple[GroundPiece, ...], p: Point, q: Point, r: int = 0) -> list[GroundPiece]:
    """Pieces whose box comes within r of the leg's box."""
    west, east = min(p[0], q[0]) - r, max(p[0], q[0]) + r
    north, south = min(p[1], q[1]) - r, max(p[1], q[1]) + r
    boxes = ((piece, piece.polygon.box) for piece in pieces)
    return [one for one, box in boxes if box[0] <= east and box[2] >= west and box[1] <= south and box[3] >= north]


def _may_bar(piece: GroundPiece, p: Point, q: Point, r: int) -> bool:
    """Quick: whether the piece lies on both sides of the leg's line, or within reach of it."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    reach = (r + 1) * (abs(dx) + abs(dy))
    sides = [dx * (y - p[1]) - dy * (x - p[0]) for x, y in piece.polygon.vertices]
    return min(sides) <= reach and max(sides) >= -reach


def comes_near(disc: Disc, p: Point, q: Point) -> bool:
    """Quick: whether the leg passes so close that its footprints must be looked at."""
    reach = disc.shy + 1
    ex, ey = q[0] - p[0], q[1] - p[1]
    fx, fy = disc.at[0] - p[0], disc.at[1] - p[1]
    foot, size = ex * fx + ey * fy, ex * ex + ey * ey
    if foot <= 0:
        return fx * fx + fy * fy <= reach * reach
    if foot >= size:
        return square(q, disc.at) <= reach * reach
    cross = ex * fy - ey * fx
    return cross * cross <= reach * reach * size
