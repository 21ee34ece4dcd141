"""The ground of the pictures: a city on islands, its canals by night, a picture in every cell. Drawn once a round."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache, lru_cache
from itertools import pairwise
from math import hypot
from typing import Final, TypeAlias

from engine.core.hexes import DIRECTIONS
from engine.games.amsterdam.content.city import AT, CELLS, OBSTACLES, PLACE, START, WALKABLE, Cell
from engine.games.amsterdam.content.gallery import AnyPicture
from render.canvas import MOST_GROUNDS, WIDTH, Canvas
from render.games.amsterdam import places
from render.games.amsterdam.illustrations import in_hexagon
from render.games.amsterdam.look import DEEP, GOLD, LABEL, LAMP, NIGHT, QUAY, SHALLOW, WATER, art
from render.palette import mixed
from render.shapes import Point, Shape, pill
from render.svg import Drawing

CellPictures: TypeAlias = tuple[tuple[Cell, AnyPicture | None], ...]
"""The picture of each cell; none of one that sleeps."""
Island: TypeAlias = tuple[Cell, ...]

STONE: Final = mixed(QUAY, "#000000", 0.25)
LAMP_EVERY: Final = 3
TAB_WIDE: Final = 50


@lru_cache(MOST_GROUNDS)
def city(shown: CellPictures, islands: tuple[Island, ...], height: int) -> Canvas:
    """The city as it lies, without anybody in it."""
    canvas = Canvas((WIDTH, height), NIGHT)
    canvas.stamp(_stones(islands), places.MIDDLE, WIDTH)
    for cell, picture in shown:
        with canvas.thing(place=cell):
            drawing = in_hexagon(picture) if picture else art("asleep")
            canvas.stamp(drawing, places.middle(cell), round(2 * places.SIZE * places.SCENE))
    for cell in WALKABLE:
        put_label(canvas, cell)
    return canvas


@lru_cache(8)
def _stones(islands: tuple[Island, ...]) -> Drawing:
    """Quays, canals and lamps; as a drawing, it is told once however often the city is shown."""
    built = Shape((0, 0, WIDTH, places.CITY_HIGH), "".join(_built(islands))).drawing()
    return replace(built, name="city")


def _built(islands: tuple[Island, ...]) -> Iterator[str]:
    yield _LIGHT
    yield f'<rect width="{WIDTH}" height="{places.CITY_HIGH}" fill="{WATER}"/>'
    yield from _ripples()
    for island in islands:
        yield from _quays(island)
    yield from _canals({cell: number for number, island in enumerate(islands) for cell in island})
    for cell in OBSTACLES:
        yield from _pool(cell)
    yield _ring(START, GOLD)
    yield from _lamps()


def _ripples() -> Iterator[str]:
    """Short strokes of moonlight on the water, strewn but always the same."""
    yield '<g fill="none" stroke="#9fb6e6" stroke-width="3" stroke-linecap="round">'
    for bright in range(5):
        strokes = "".join(_ripple(number) for number in range(bright, 150, 5))
        yield f'<path d="{strokes}" stroke-opacity="{0.06 + bright * 0.03:.2f}"/>'
    yield "</g>"


def _ripple(number: int) -> str:
    x, y = (number * 337 + 53) % WIDTH, (number * 211 + 17) % places.CITY_HIGH
    long = 14 + number * 7 % 26
    return f"M{x} {y}q{long / 4:g} -5 {long / 2:g} 0t{long / 2:g} 0"


def _quays(island: Island) -> Iterator[str]:
    """Stone under the cells of a district, its wall standing in the water."""
    cells = "".join(f'<polygon points="{places.listed(places.corners(cell))}"/>' for cell in island)
    for low, colour, wide in ((9, DEEP, 18), (4, STONE, 14), (0, QUAY, 14)):
        yield (
            f'<g transform="translate(0 {low})" fill="{colour}" stroke="{colour}" stroke-width="{wide}"'
            f' stroke-linejoin="round">{cells}</g>'
        )


def _canals(island_of: Mapping[Cell, int]) -> Iterator[str]:
    """Water between the districts, with a bridge from cell to cell."""
    sides = list(_banks(island_of))
    ends = (places.edge(cell, direction) for cell, direction in sides)
    banks = "".join(f"M{x0:.4g} {y0:.4g}L{x1:.4g} {y1:.4g}" for (x0, y0), (x1, y1) in ends)
    for colour, wide in ((DEEP, 17), (WATER, 13), (SHALLOW, 3)):
        yield f'<path d="{banks}" stroke="{colour}" stroke-width="{wide}" stroke-linecap="round"/>'
    for cell, direction in sides:
        yield _bridge(cell, direction)


def _banks(island_of: Mapping[Cell, int]) -> Iterator[tuple[Cell, int]]:
    """Each side on which two districts meet, once."""
    for cell in WALKABLE:
        for direction in (places.NORTH, places.NORTH_EAST, places.SOUTH_EAST):
            other = AT.get(PLACE[cell].shifted(DIRECTIONS[direction]))
            if other is not None and island_of.get(other, island_of[cell]) != island_of[cell]:
                yield cell, direction


def _bridge(cell: Cell, direction: int) -> str:
    (x0, y0), (x1, y1) = places.edge(cell, direction)
    far = hypot(x1 - x0, y1 - y0)
    along, across = ((x1 - x0) / far, (y1 - y0) / far), ((y1 - y0) / far, (x0 - x1) / far)
    x, y = (x0 + x1) / 2, (y0 + y1) / 2

    def point(forward: float, aside: float) -> Point:
        return x + along[0] * forward + across[0] * aside, y + along[1] * forward + across[1] * aside

    deck = [point(-9, -11), point(9, -11), point(9, 11), point(-9, 11)]
    rails = "".join(
        f'<path d="M{a:.4g} {b:.4g}L{c:.4g} {d:.4g}" stroke="#1b1430" stroke-width="3" stroke-linecap="round"/>'
        for (a, b), (c, d) in ((deck[0], deck[3]), (deck[1], deck[2]))
    )
    return f'<polygon points="{places.listed(deck)}" fill="#8a6a4e"/>{rails}'


def _pool(cell: Cell) -> Iterator[str]:
    """An obstacle: dark water, its ripples running in rings."""
    yield f'<polygon points="{places.listed(places.corners(cell, 0.98))}" fill="{DEEP}"/>'
    x, y = places.middle(cell)
    for share, opacity in ((0.86, 0.5), (0.6, 0.35), (0.34, 0.25)):
        points = places.listed(places.corners(cell, share))
        yield (
            f'<polygon points="{points}" fill="{WATER}" fill-opacity="{opacity:g}" stroke="{SHALLOW}"'
            f' stroke-opacity="{opacity:g}" stroke-width="3" stroke-linejoin="round"/>'
        )
    for left, low in ((-34, -22), (6, 4), (-22, 30)):
        yield (
            f'<path d="M{x + left:.4g} {y + low:.4g}q8 -7 16 0t16 0" fill="none" stroke="#9fb6e6"'
            ' stroke-opacity=".5" stroke-width="3.5" stroke-linecap="round"/>'
        )


def _ring(cell: Cell, colour: str) -> str:
    points = places.listed(places.corners(cell, 0.985))
    return f'<polygon points="{points}" fill="none" stroke="{colour}" stroke-width="9" stroke-linejoin="round"/>'


def _lamps() -> Iterator[str]:
    """Street lamps where three cells meet."""
    crossings = {(round(x), round(y)) for cell in CELLS for x, y in places.corners(cell)}
    for number, (x, y) in enumerate(_apart(sorted(crossings))):
        if number % LAMP_EVERY == 0:
            yield f'<circle cx="{x}" cy="{y}" r="26" fill="url(#lamp)"/>'
            yield f'<circle cx="{x}" cy="{y}" r="4.5" fill="{LAMP}"/>'


def _apart(points: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """The points without those that rounding has doubled."""
    yield points[0]
    for (x0, y0), (x1, y1) in pairwise(points):
        if abs(x0 - x1) + abs(y0 - y1) > 2:
            yield x1, y1


def put_label(canvas: Canvas, cell: Cell) -> None:
    """The name of a cell, in its rim."""
    at = places.rim(cell, places.NORTH, 0.97)
    canvas.stamp(_tab(GOLD if cell == START else QUAY), at, TAB_WIDE)
    canvas.write(cell, at, LABEL, "mm")


@cache
def _tab(border: str) -> Drawing:
    return pill((0, 0), TAB_WIDE, 30, NIGHT, border, opacity=0.94).drawing()


_LIGHT: Final = (
    f'<defs><radialGradient id="lamp"><stop offset="0" stop-color="{LAMP}" stop-opacity=".75"/>'
    f'<stop offset="1" stop-color="{LAMP}" stop-opacity="0"/></radialGradient></defs>'
)
