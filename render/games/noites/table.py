"""The table with nobody on it: ground, terrain, frame. Drawn once for each table and lens."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from engine.core.plane.grid import CELL
from engine.core.plane.points import square
from engine.games.noites.board import Barricade, Terrain
from engine.games.noites.content.sizes import SIZES
from render.canvas import MOST_GROUNDS, WIDTH, Canvas
from render.fonts import Face
from render.games.noites.ground import EARTH, ground, weather
from render.games.noites.landscape import barricade, piece
from render.games.noites.look import BONE, DIM, INK, NIGHT, STONE
from render.games.noites.places import MARGIN, RIM, Framing, box_about, is_free
from render.games.noites.props import defined
from render.shapes import Box, Point, Shape, panel
from render.text import Style, width

LABEL: Final = Style(26, BONE, Face.BOLD)
NAME: Final = Style(26, BONE, Face.BOLD, INK)
TALL: Final = 30
"""How much room a name needs from top to bottom."""
PACE: Final = 10
"""Millimetres from one place that is tried for a name to the next."""
NOTCH: Final = 9


@lru_cache(MOST_GROUNDS)
def laid(
    size: str, terrain: tuple[Terrain, ...], barricades: tuple[Barricade, ...], plan: Framing, height: int
) -> Canvas:
    """The table with nobody on it."""
    canvas = Canvas((WIDTH, height), NIGHT)
    world = _world(size, terrain, barricades)
    ground = Shape(plan.box, f"<defs>{_board(plan)}{defined(world)}</defs>{_seen(world, plan)}").drawing()
    left, top, right, bottom = plan.box
    named = replace(
        ground,
        name=" ".join(
            ("field of", *map(_listed, terrain), *(f"barricade {one.lies} {one.centre}" for one in barricades))
        ),
    )
    canvas.stamp(named, ((left + right) / 2, (top + bottom) / 2), right - left)
    _frame(canvas, size, plan)
    return canvas


def _listed(one: Terrain) -> str:
    x, y = one.centre
    return f"{one.kind} {x},{y} turned {one.turns}"


@lru_cache(MOST_GROUNDS)
def _world(size: str, terrain: tuple[Terrain, ...], barricades: tuple[Barricade, ...]) -> str:
    """Everything, in millimetres; what stands farther north lies farther below."""
    stands = "".join(map(piece, sorted(terrain, key=lambda one: one.polygon.box[3])))
    return f"{ground(size, terrain)}{stands}{''.join(map(barricade, barricades))}{weather(size)}"


def _board(plan: Framing) -> str:
    left, top, right, bottom = plan.box
    return (
        f'<clipPath id="board"><rect x="{left}" y="{top}" width="{right - left}" height="{bottom - top}"/></clipPath>'
    )


def _seen(world: str, plan: Framing) -> str:
    """The world through a lens."""
    x, y = plan.origin
    return (
        f'<g clip-path="url(#board)"><g transform="translate({x:.5g} {y:.5g}) scale({plan.scale:.5g})">{world}</g></g>'
    )


def put_names(canvas: Canvas, terrain: Iterable[Terrain], taken: Sequence[Box], plan: Framing) -> None:
    """The name of each piece, and its height where that matters: if there is room, where nobody stands."""
    for one in terrain:
        height = f" {one.rules.height}" if one.rules.height else " ∞" if one.rules.opaque else ""
        name = f"{one.name}{height}"
        at = _place_for(name, one, taken, plan)
        if at:
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


def _frame(canvas: Canvas, size: str, plan: Framing) -> None:
    """A frame of stone with the letters and numbers of the cells, and a notch where one cell ends."""
    left, top, right, bottom = plan.box
    for box in ((0, top - MARGIN, WIDTH, top), (0, top, left, bottom), (right, top, WIDTH, bottom)):
        canvas.draw(panel(box, STONE))
    canvas.draw(panel((0, bottom, WIDTH, bottom + RIM), STONE))
    canvas.draw(panel((left - 3, top - 3, right + 3, bottom + 3), "none", INK, width=4))
    table, notches = SIZES[size], list[str]()
    for column in range(table.width // CELL):
        x, end = plan.at((CELL * column + CELL // 2, 0))[0], plan.at((CELL * column + CELL, 0))[0]
        if left < x < right:
            canvas.write(chr(ord("A") + column), (x, top - MARGIN / 2), LABEL, "mm")
        notches += [f"M{end:.5g} {top - NOTCH}V{top - 3}"] if left < end < right else []
    for row in range(table.height // CELL):
        y, end = plan.at((0, CELL * row + CELL // 2))[1], plan.at((0, CELL * row + CELL))[1]
        if top < y < bottom:
            canvas.write(str(row + 1), (left / 2 - 1, y), LABEL, "mm")
        notches += [f"M{left - NOTCH} {end:.5g}H{left - 3}"] if top < end < bottom else []
    canvas.draw(
        Shape((0, top - MARGIN, right, bottom), f'<path d="{"".join(notches)}" stroke="{DIM}" stroke-width="3"/>')
    )


def terrain_alone(kinds: Sequence[str]) -> Canvas:
    """One piece of each kind, side by side, for whoever redraws one."""
    a_row, room = 4, 300
    places = [(room * (place % a_row) + 150, room * (place // a_row) + 150) for place in range(len(kinds))]
    pieces = "".join(piece(Terrain(kind, kind, at, 0)) for kind, at in zip(kinds, places, strict=True))
    canvas = Canvas((WIDTH, -(-len(kinds) // a_row) * room), EARTH)
    canvas.draw(Shape((0, 0, *canvas.size), f"<defs>{defined(pieces)}</defs>{pieces}"))
    for kind, (x, y) in zip(kinds, places, strict=True):
        canvas.write(kind, (x, y + 126), NAME, "mm")
    return canvas
