"""The ground of the pictures: grass, grid, terrain in relief. Drawn once for each table and lens."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from engine.core.plane.grid import CELL
from engine.core.plane.points import square
from engine.games.noites.board import Barricade, Terrain
from engine.games.noites.content.sizes import SIZES, Size
from render.blazon import tint
from render.canvas import WIDTH, Canvas
from render.fonts import Face
from render.games.noites.look import BONE, DARK, FILL, GRASS, GRID, INK, MOONLIT, NIGHT
from render.games.noites.places import Framing, box_about, is_free
from render.palette import mixed
from render.shapes import Box, Point, Shape, panel
from render.text import SMALLEST, Style, width

LABEL: Final = Style(SMALLEST + 2, BONE, Face.BOLD)
NAME: Final = Style(SMALLEST, BONE, Face.BOLD, INK)
TALL: Final = 26
"""How much room a name needs from top to bottom."""
TICK: Final = 10
"""Millimetres across the cross in the middle of a cell."""
PACE: Final = 10
"""Millimetres from one place that is tried for a name to the next."""
_TUFTS: Final = (
    "M18 26l-4 -9M20 26v-12M22 26l5 -8M84 62l-4 -8M86 62v-11M88 62l4 -9M44 104l-3 -8M46 104l1 -11M48 104l5 -7"
    "M106 14l-3 -6M108 14l2 -8"
)
"""Blades of grass."""
_PATTERN: Final = {
    "woods": '<circle cx="14" cy="14" r="11" fill="#3d6a38"/><circle cx="11" cy="11" r="5" fill="#5c8f4e"/>',
    "pond": '<path d="M3 12q6 -6 12 0t12 0" stroke="#7fc4e8" stroke-width="2.500" fill="none"/>',
    "graveyard": '<path d="M10 24v-12q0 -5 5 -5t5 5v12z" fill="#a8ab98"/><path d="M15 10v8M12 13h6" stroke="#55584a"'
    ' stroke-width="2"/>',
    "rubble": '<path d="M4 20l6 -10l10 2l4 10z" fill="#9a8f80"/>',
    "bog": '<path d="M4 22q8 -6 20 0" stroke="#7a7a3a" stroke-width="3" fill="none"/><circle cx="20" cy="9" r="3"'
    ' fill="#6a6a34"/>',
    "thorns": '<path d="M3 26L26 3M3 14l8 4M14 4l2 9" stroke="#a86a86" stroke-width="2.500"/>',
    "bonfire": '<path d="M14 3q10 11 5 21h-10q-6 -9 1 -12q1 5 3 5q-3 -8 1 -14z" fill="#ff9a2e"/>',
    "low_wall": '<path d="M0 9h30M0 20h30M10 0v9M20 9v11M8 20v10" stroke="#5f584e" stroke-width="2"/>',
    "crypt_house": '<path d="M0 0l30 30M0 30L30 0" stroke="#52465a" stroke-width="3"/>',
    "mausoleum": '<path d="M6 30V6M15 30V6M24 30V6" stroke="#7a7382" stroke-width="4"/>',
    "watchtower": '<path d="M0 8h30M0 22h30" stroke="#5a3f26" stroke-width="4"/>',
    "ledge": '<path d="M2 28l8 -8M14 28l8 -8" stroke="#6a5c42" stroke-width="3"/>',
    "mound": '<path d="M2 24q12 -14 26 0" stroke="#8a9a5e" stroke-width="3" fill="none"/>',
}


@lru_cache(16)
def laid(
    size: str, terrain: tuple[Terrain, ...], barricades: tuple[Barricade, ...], plan: Framing, height: int
) -> Canvas:
    """The table with nobody on it."""
    canvas = Canvas((WIDTH, height), NIGHT)
    canvas.draw(Shape(plan.box, _grass(plan) + _grid(size, plan) + "".join(_piece(one, plan) for one in terrain)))
    canvas.draw(panel(plan.box, "none", INK, width=4))
    for barricade in barricades:
        points = _points([plan.at(vertex) for vertex in barricade.polygon.vertices])
        shape = f'<polygon points="{points}" fill="#9a6233" stroke="{INK}" stroke-width="3"/>'
        canvas.draw(Shape(plan.box, shape))
        if plan.shows(barricade.centre):
            with canvas.thing(place=barricade.name):
                canvas.write(barricade.name, plan.at(barricade.centre), NAME, "mm")
    _letters(canvas, size, plan)
    return canvas


def put_names(canvas: Canvas, terrain: Iterable[Terrain], taken: Sequence[Box], plan: Framing) -> None:
    """The name of each piece, and its height where that matters: if there is room, where nobody stands."""
    for one in terrain:
        height = f" {one.rules.height}" if one.rules.height else " ∞" if one.rules.opaque else ""
        name = f"{one.name}{height}"
        at = _place_for(name, one, taken, plan)
        if at:
            with canvas.thing(place=one.name):
                canvas.write(name, at, NAME, "mm")


def _place_for(name: str, one: Terrain, taken: Sequence[Box], plan: Framing) -> Point | None:
    wide, hiding = width(name, NAME), None
    for at in _places_on(one, plan):
        box = box_about(at, wide, TALL)
        if plan.holds(box):
            if is_free(box, taken):
                return at
            hiding = hiding or at
    return hiding


def _places_on(one: Terrain, plan: Framing) -> Iterator[Point]:
    """Its middle, then others, farther and farther from it."""
    yield plan.at(one.centre)
    west, north, east, south = one.polygon.box
    lattice = ((x, y) for x in range(west, east, PACE) for y in range(north, south, PACE))
    inside = filter(one.polygon.contains, lattice)
    yield from map(plan.at, sorted(inside, key=lambda p: (square(p, one.centre), p)))


def _grass(plan: Framing) -> str:
    """A meadow by moonlight: bright where the moon falls, dark towards the edges, with tufts."""
    left, top, right, bottom = plan.box
    where = f'x="{left}" y="{top}" width="{right - left}" height="{bottom - top}"'
    return (
        '<defs><radialGradient id="moon" cx=".42" cy=".36" r=".8">'
        f'<stop offset="0" stop-color="{MOONLIT}"/><stop offset=".5" stop-color="{GRASS}"/>'
        f'<stop offset="1" stop-color="{DARK}"/></radialGradient>'
        '<pattern id="tufts" width="120" height="120" patternUnits="userSpaceOnUse">'
        f'<path d="{_TUFTS}" stroke="{INK}" stroke-opacity=".28" stroke-width="2.5" stroke-linecap="round"'
        ' fill="none"/></pattern></defs>'
        f'<rect {where} fill="url(#moon)"/><rect {where} fill="url(#tufts)"/>'
    )


def _grid(size: str, plan: Framing) -> str:
    table = SIZES[size]
    lines = []
    for x in range(0, table.width + 1, CELL):
        (x0, y0), (x1, y1) = plan.at((x, 0)), plan.at((x, table.height))
        lines.append(f"M{x0:.5g} {y0:.5g}L{x1:.5g} {y1:.5g}")
    for y in range(0, table.height + 1, CELL):
        (x0, y0), (x1, y1) = plan.at((0, y)), plan.at((table.width, y))
        lines.append(f"M{x0:.5g} {y0:.5g}L{x1:.5g} {y1:.5g}")
    return f'<path d="{"".join(lines)}{_middles(table, plan)}" stroke="{GRID}" stroke-width="2"/>'


def _middles(table: Size, plan: Framing) -> str:
    """A small cross in the middle of each cell: whoever names a part of it counts from there."""
    half = TICK * plan.scale / 2
    middles = (
        plan.at((x, y)) for x in range(CELL // 2, table.width, CELL) for y in range(CELL // 2, table.height, CELL)
    )
    return "".join(f"M{x - half:.5g} {y:.5g}h{2 * half:.5g}M{x:.5g} {y - half:.5g}v{2 * half:.5g}" for x, y in middles)


def _piece(one: Terrain, plan: Framing) -> str:
    """A piece with its texture; what is high throws a shadow to the south-east."""
    fill, rules = FILL.get(one.kind) or tint(one.kind), one.rules
    points = [plan.at(vertex) for vertex in one.polygon.vertices]
    high = 60 if rules.opaque else rules.height
    fall = plan.scale * high * 0.16
    shadow = _points([(x + fall, y + fall) for x, y in points])
    name = f"p-{one.name}"
    return (
        f'<defs><pattern id="{name}" width="30" height="30" patternUnits="userSpaceOnUse">'
        f'<rect width="30" height="30" fill="{fill}"/>{_PATTERN.get(one.kind, "")}</pattern></defs>'
        f'<polygon points="{shadow}" fill="#000" fill-opacity=".35"/>'
        f'<polygon points="{_points(points)}" fill="url(#{name})" stroke="{mixed(fill, "#ffffff", 0.25)}"'
        f' stroke-width="{6 if rules.steep else 3}" stroke-linejoin="round"/>'
        f'<polygon points="{_points(points)}" fill="none" stroke="{INK}" stroke-width="2"/>'
    )


def _letters(canvas: Canvas, size: str, plan: Framing) -> None:
    table, (left, top, right, bottom) = SIZES[size], plan.box
    canvas.draw(panel((0, top - 32, right, top), NIGHT))
    canvas.draw(panel((0, top - 32, left, bottom), NIGHT))
    for column in range(table.width // CELL):
        x, _ = plan.at((CELL * column + CELL // 2, 0))
        if left < x < right:
            canvas.write(chr(ord("A") + column), (x, top - 16), LABEL, "mm")
    for row in range(table.height // CELL):
        _, y = plan.at((0, CELL * row + CELL // 2))
        if top < y < bottom:
            canvas.write(str(row + 1), (left / 2, y), LABEL, "mm")


def _points(points: list[Point]) -> str:
    return " ".join(f"{x:.5g},{y:.5g}" for x, y in points)
