"""The ground of the pictures: rooms with rocks, runes, doors and light. Drawn once for each arrangement and light."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from engine.core.hexes import DIRECTIONS, ORIGIN, Hex
from engine.games.vi_algo.content.chart import Chart, chart_of
from engine.games.vi_algo.content.rooms import LOCAL, ROOMS, PlacedRoom, room_of
from render.canvas import WIDTH, Canvas
from render.fonts import Face
from render.games.vi_algo.look import BONE, DAYLIGHT, GOLD, NIGHT, WALL, art, floor_of
from render.games.vi_algo.places import MAP, Lens
from render.palette import mixed
from render.shapes import Box, Point, Shape, line, panel
from render.text import SMALLEST, Style

MARKER: Final = 16
"""The hex of a room that bears its marker stone."""
COMPASS: Final[Box] = (12, MAP[1] + 12, 128, MAP[1] + 128)
NUMBER: Final = Style(SMALLEST, "#e9e0d2")
NUMBER_IN_LIGHT: Final = Style(SMALLEST, "#5a4510")
LETTER: Final = Style(30, GOLD, Face.DISPLAY, NIGHT)


@lru_cache(16)
def dug(plan: tuple[PlacedRoom, ...], lens: Lens, light: bool, height: int) -> Canvas:
    """The catacomb as it lies, through a lens; `light` says whether daylight counts."""
    canvas = Canvas((WIDTH, height), NIGHT)
    chart = chart_of(plan)
    canvas.draw(Shape(MAP, "".join(_floors(plan, lens, light)) + "".join(_walls(chart, lens))))
    for room in plan:
        _furnish(canvas, room, lens, light)
    _put_compass(canvas)
    return canvas


def _floors(plan: tuple[PlacedRoom, ...], lens: Lens, light: bool) -> Iterator[str]:
    yield _HATCHED
    for room in plan:
        board, colour = ROOMS[room.letter], floor_of(room.letter, light)
        for number, place in _hexes(room, lens):
            if number in board.rocks:
                yield _hexagon(lens.corners(place), mixed(colour, WALL, 0.72))
                continue
            lit = number in board.lit
            shade = mixed(colour, "#000000", 0.06 * ((place.q - place.r) % 3))
            yield _hexagon(lens.corners(place), DAYLIGHT if lit and light else shade)
            if lit and not light:
                yield _hexagon(lens.corners(place, 0.9), "url(#hatched)")


def _walls(chart: Chart, lens: Lens) -> Iterator[str]:
    """Dark lines where nobody passes, golden thresholds where a door leads from room to room."""
    seen = {spot: place for spot, place in chart.place.items() if lens.shows(place)}
    for spot, place in seen.items():
        for direction in DIRECTIONS:
            if chart.ahead(spot, direction) is None:
                yield _stroke(lens.side(place, direction), WALL, lens.size * 0.2)
    for spot, place in seen.items():
        for direction in DIRECTIONS:
            there = chart.ahead(spot, direction)
            if there is not None and room_of(there) != room_of(spot):
                yield _stroke(_shorter(lens.side(place, direction)), GOLD, lens.size * 0.16)


def _furnish(canvas: Canvas, room: PlacedRoom, lens: Lens, light: bool) -> None:
    board, wide = ROOMS[room.letter], round(lens.size * 1.5)
    for number, place in _hexes(room, lens):
        at = lens.middle(place)
        if number == MARKER:
            canvas.stamp(art("stone"), at, wide)
            canvas.write(room.letter, (at[0], at[1] + lens.size * 0.34), LETTER, "mm")
        elif number in board.rocks:
            canvas.stamp(art("rock"), at, wide)
        elif number in board.runes:
            canvas.stamp(art("rune"), (at[0], at[1] - lens.size * 0.2), round(lens.size * 1.2), opacity=0.85)
        if number not in board.rocks and lens.size >= SMALLEST:
            look = NUMBER_IN_LIGHT if light and number in board.lit else NUMBER
            with canvas.thing(place=f"{room.letter}{number}"):
                canvas.write(str(number), (at[0], at[1] + lens.size * 0.5), look, "mm")


def _put_compass(canvas: Canvas) -> None:
    """The numbers of the six directions, in a corner of the map."""
    canvas.draw(panel(COMPASS, NIGHT, GOLD, radius=46, width=3, opacity=0.85))
    rose = Lens(COMPASS, 44, ((COMPASS[0] + COMPASS[2]) / 2, (COMPASS[1] + COMPASS[3]) / 2))
    middle = rose.middle(ORIGIN)
    for direction in DIRECTIONS:
        (x0, y0), (x1, y1) = rose.side(ORIGIN, direction)
        tip = ((x0 + x1) / 2, (y0 + y1) / 2)
        canvas.draw(line([middle, _between(middle, tip, 0.5)], GOLD, 4))
        canvas.write(str(direction), tip, Style(SMALLEST + 4, BONE, Face.BOLD), "mm")


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _hexes(room: PlacedRoom, lens: Lens) -> Iterator[tuple[int, Hex]]:
    places = ((number, room.centre.shifted(local)) for number, local in LOCAL.items())
    return ((number, place) for number, place in places if lens.shows(place))


def _hexagon(corners: list[Point], fill: str) -> str:
    points = " ".join(f"{x:.5g},{y:.5g}" for x, y in corners)
    return f'<polygon points="{points}" fill="{fill}" stroke="#000" stroke-opacity=".22" stroke-width="2"/>'


def _stroke(ends: tuple[Point, Point], colour: str, width: float) -> str:
    (x0, y0), (x1, y1) = ends
    return (
        f'<path d="M{x0:.5g} {y0:.5g}L{x1:.5g} {y1:.5g}" stroke="{colour}" stroke-width="{width:.3g}"'
        f' stroke-linecap="round"/>'
    )


def _shorter(ends: tuple[Point, Point]) -> tuple[Point, Point]:
    (x0, y0), (x1, y1) = ends
    return (x0 + (x1 - x0) * 0.22, y0 + (y1 - y0) * 0.22), (x1 - (x1 - x0) * 0.22, y1 - (y1 - y0) * 0.22)


_HATCHED: Final = (
    '<defs><pattern id="hatched" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    f'<path d="M0 0V9" stroke="{DAYLIGHT}" stroke-opacity=".5" stroke-width="4"/></pattern></defs>'
)
