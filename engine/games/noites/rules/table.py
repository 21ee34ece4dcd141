"""Making a table (NH-103 to NH-105)."""

from engine.core.plane.points import Point, within
from engine.core.plane.polygons import Polygon
from engine.core.play import Play
from engine.games.noites.board import Night, Terrain
from engine.games.noites.content.sizes import SIZES, Size
from engine.games.noites.content.terrain import LEDGE, PAIRS, PAIRS_ON, Laid, preset, shape_of
from engine.games.noites.settings import NoitesSettings

EDGE, CORNER, APART, TRIES, TWIN = 40, 200, 76, 200, 98


def terrain_for(rules: NoitesSettings, play: Play[Night]) -> tuple[Terrain, ...]:
    """The pieces of a table, named in order."""
    size = SIZES[rules.size]
    laid: tuple[Laid, ...] = ()
    if rules.terrain == "preset":
        laid = preset(rules.size, size.width, size.height)
    while rules.terrain == "generated" and not laid:
        laid = _attempt(rules.size, size, play)
    return tuple(Terrain(f"t{n}", kind, at, turns) for n, (kind, at, turns) in enumerate(laid, 1))


def _attempt(name: str, size: Size, play: Play[Night]) -> tuple[Laid, ...]:
    """One try; nothing if some pair found no place."""
    turned = play.draw(2, "table")
    dx, dy = (TWIN, 0) if turned else (0, TWIN)
    x, y = size.width // 2, size.height // 2
    laid: list[Laid] = [(LEDGE, (x - dx, y - dy), turned), (LEDGE, (x + dx, y + dy), turned)]
    shapes = [shape_of(*one) for one in laid]
    for kinds in PAIRS[: PAIRS_ON[name]]:
        kind = play.pick(kinds, "table") if len(kinds) > 1 else kinds[0]
        pair = _pair(kind, size, shapes, play)
        if pair is None:
            return ()
        laid += pair
        shapes += [shape_of(*one) for one in pair]
    return tuple(laid)


def _pair(kind: str, size: Size, shapes: list[Polygon], play: Play[Night]) -> list[Laid] | None:
    for _ in range(TRIES):
        turns = play.draw(4, "table")
        x = 10 * (6 + play.draw(size.width // 10 - 11, "table"))
        y = 10 * (6 + play.draw(size.height // 10 - 11, "table"))
        pair: list[Laid] = [(kind, (x, y), turns), (kind, (size.width - x, size.height - y), turns)]
        if _stand_well(pair, size, shapes):
            return pair
    return None


def _stand_well(pair: list[Laid], size: Size, shapes: list[Polygon]) -> bool:
    """Both pieces; most often already the first does not."""
    one = shape_of(*pair[0])
    if not stands_well(one, size, shapes):
        return False
    other = shape_of(*pair[1])
    return one.is_apart(other, APART) and stands_well(other, size, shapes)


def stands_well(shape: Polygon, size: Size, others: list[Polygon]) -> bool:
    """Whether a piece keeps its distances (NH-104)."""
    corners: tuple[Point, ...] = ((0, 0), (size.width, 0), (0, size.height), (size.width, size.height))
    return (
        all(within(p, EDGE, size.width, size.height) for p in shape.vertices)
        and all(shape.is_beyond(corner, CORNER) for corner in corners)
        and all(shape.is_apart(other, APART) for other in others)
    )
