"""Kinds of terrain, what a table is made of, and the ready-made tables (specification 2.3 to 2.5)."""

from dataclasses import dataclass
from functools import cache

from engine.core.plane.points import Point
from engine.core.plane.polygons import Polygon

LEDGE, ROLLED = "ledge", "{}"


@dataclass(frozen=True, slots=True)
class TerrainKind:
    """A kind of terrain, its shape around the origin."""

    shape: Polygon
    height: int = 0
    opaque: bool = False
    impassable: bool = False
    cover: bool = False
    difficult: bool = False
    dangerous: bool = False
    elevated: bool = False
    steep: bool = False


def _box(x: int, y: int) -> Polygon:
    return Polygon.around(((-x, -y), (x, -y), (x, y), (-x, y)))


def _cut(x: int, y: int, at_x: int, at_y: int) -> Polygon:
    """A box with its corners cut: the points where each cut begins."""
    corners = ((-x, -at_y), (-at_x, -y), (at_x, -y), (x, -at_y), (x, at_y), (at_x, y), (-at_x, y), (-x, at_y))
    return Polygon.around(corners)


KINDS = {
    "crypt_house": TerrainKind(_box(80, 60), opaque=True, impassable=True),
    "pond": TerrainKind(_cut(90, 60, 60, 30), impassable=True),
    "woods": TerrainKind(_cut(100, 80, 60, 40), 120, cover=True, difficult=True),
    "graveyard": TerrainKind(_box(90, 60), 40, cover=True),
    "low_wall": TerrainKind(_box(100, 15), 40, cover=True),
    "rubble": TerrainKind(_cut(70, 60, 30, 30), 40, cover=True, difficult=True),
    "bog": TerrainKind(_cut(110, 70, 75, 35), difficult=True),
    "thorns": TerrainKind(
        Polygon.around(((-80, 0), (-40, -50), (40, -50), (80, 0), (40, 50), (-40, 50))), difficult=True, dangerous=True
    ),
    "bonfire": TerrainKind(_cut(40, 40, 20, 20), dangerous=True),
    "mound": TerrainKind(_cut(100, 70, 65, 35), 40, elevated=True),
    "ledge": TerrainKind(_box(80, 60), 75, elevated=True, steep=True),
    "mausoleum": TerrainKind(_box(60, 60), 100, elevated=True, steep=True),
    "watchtower": TerrainKind(_box(45, 45), 150, elevated=True, steep=True),
}

PAIRS: tuple[tuple[str, ...], ...] = (
    ("crypt_house",),
    ("woods",),
    ("low_wall", "graveyard", "rubble"),
    ("bog", "thorns", "bonfire"),
    ("mound", "mausoleum", "watchtower"),
    ("pond", "graveyard", "woods"),
)
"""After the twin ledges; where there are several, a die chooses."""
PAIRS_ON = {"small": 4, "medium": 5, "large": 6}

Laid = tuple[str, Point, int]
"""Kind, centre, quarter turns."""

_PRESETS = {
    "small": "ledge 352 450 90, crypt_house 560 120 90, woods 120 340 90, low_wall 610 760 90, thorns 770 310 0",
    "medium": "ledge 600 502 0, crypt_house 860 800 90, woods 300 970 90, graveyard 910 1050 0, bog 560 990 90, "
    "watchtower 1050 860 0",
    "large": "ledge 900 502 0, crypt_house 320 980 0, woods 620 720 0, rubble 760 1050 0, bog 510 370 90, "
    "mausoleum 230 580 0, pond 1640 930 90",
}
PRESET_NAMES = {"small": "gallows", "medium": "belfry", "large": "necropolis"}


def preset(size: str, width: int, height: int) -> tuple[Laid, ...]:
    """The ready-made table of a size: each piece and its image."""
    laid: list[Laid] = []
    for line in _PRESETS[size].split(", "):
        kind, x, y, turn = line.split()
        laid.append((kind, (int(x), int(y)), int(turn) // 90))
        laid.append((kind, (width - int(x), height - int(y)), int(turn) // 90))
    return tuple(laid)


def shape_of(kind: str, centre: Point, turns: int) -> Polygon:
    """The polygon of a piece on the table."""
    return _lying(kind, turns).moved(centre)


@cache
def _lying(kind: str, turns: int) -> Polygon:
    return _lying(kind, turns - 1).turned() if turns else KINDS[kind].shape


_H = Polygon.around(((-37, -12), (38, -12), (38, 13), (-37, 13)))
_D1 = Polygon.around(((35, 18), (18, 35), (-35, -18), (-18, -35)))
BARRICADES = {
    "h": _H,
    "v": Polygon.around((y, x) for x, y in _H.vertices),
    "d1": _D1,
    "d2": Polygon.around((-x, y) for x, y in _D1.vertices),
}
"""A barricade around the origin, by how it lies (NH-330)."""
