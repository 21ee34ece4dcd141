"""A Commissioner's City Map over the city: what is where, and what a clue of one or of two cards may mean (SA-703)."""

from dataclasses import replace
from functools import cache
from typing import Final, NamedTuple

from engine.games.amsterdam.content.city import Cell, within
from render.canvas import Canvas
from render.games.amsterdam import places
from render.games.amsterdam.corners import ROUND, TABLE
from render.games.amsterdam.ground import put_label
from render.games.amsterdam.look import INK, MOON, QUIET, art
from render.games.amsterdam.pieces import put_shape
from render.games.amsterdam.subject import CitySubject
from render.shapes import Point, Shape, around
from render.svg import Drawing


class HexOutline(NamedTuple):
    """How a hexagon is drawn around."""

    colour: str
    dashes: str = ""
    sign: str = ""
    """The drawing that goes with it."""


CONTENTS: Final = {
    "unique": HexOutline("#ffd84a", "", "evidence"),
    "common": HexOutline("#ffd84a", "20 13", "evidence"),
    "client": HexOutline("#4fe389", "", "client"),
    "police": HexOutline("#ff5a5a", "", "police"),
}
REACH: Final = {"single": HexOutline("#ffffff"), "double": HexOutline("#8fd8ff", "2 13")}
"""Around the cells that a clue of one card, of two cards may mean."""
RING: Final = 0.86
RING_WIDE: Final = 9
REACH_WIDE: Final = 6
VEIL: Final = "#1c2747"
SIGN_WIDE: Final = 44
LARGE_SIGN: Final = 84
CROSS_WIDE: Final = 56
LEGEND: Final = ((ROUND, ("unique", "common", "client", "police")), (TABLE, ("single", "double")))
LEGEND_TOP, LEGEND_LINE = 168, 30


def put_map(canvas: Canvas, subject: CitySubject) -> None:
    """A ring and a sign for everything; evidence that is gone is crossed out."""
    if not subject.contents:
        return
    if subject.follows and subject.mine is not None:
        _put_reach(canvas, subject.mine.at)
    for cell, kind in subject.contents.items():
        _put_outline(canvas, places.middle(cell), places.SIZE * RING, CONTENTS[kind], RING_WIDE)
    for cell in subject.shown:
        put_label(canvas, cell)
    for cell, kind in subject.contents.items():
        at, wide = _sign(subject, cell)
        canvas.stamp(art(CONTENTS[kind].sign), at, wide)
        if cell in subject.taken:
            _put_cross(canvas, at)
        if subject.lie_both_open:
            _put_holders(canvas, subject.holders[cell], at)


def veiled(city: Canvas, subject: CitySubject) -> Canvas:
    """What no clue of now can lead to steps back: all but what lies near the own figure; for who has none, near any."""
    figures = [subject.mine] if subject.leads and subject.mine is not None else subject.teams
    near = {cell for team in figures for cell in (team.at, *within(team.at, 1), *within(team.at, 2))}
    far = [places.corners(cell) for cell in subject.shown if cell not in near]
    canvas = Canvas(city.size, city)
    if far:
        veils = "".join(f'<polygon points="{places.listed(points)}"/>' for points in far)
        box = around([point for points in far for point in points], 2)
        canvas.draw(Shape(box, f'<g fill="{VEIL}" fill-opacity=".42">{veils}</g>'))
    return canvas


def _put_holders(canvas: Canvas, teams: tuple[int, ...], at: Point) -> None:
    """For which teams it lies there, where the maps of both lie open."""
    x, y = at
    for place, team in enumerate(teams):
        put_shape(canvas, team, (x - 9 * (len(teams) - 1) + 18 * place, y + 24), 14)


def put_legend(canvas: Canvas, subject: CitySubject) -> None:
    """What the rings and the outlines mean, in the free corners above."""
    if not subject.contents:
        return
    for corner, kinds in LEGEND if subject.follows else LEGEND[:1]:
        left, top, right, _ = corner.box
        for line, kind in enumerate(kinds):
            at = (right - 12 if corner.right else left + 20, top + LEGEND_TOP + LEGEND_LINE * line)
            outline = {**CONTENTS, **REACH}[kind]
            _put_outline(canvas, at, 13, outline._replace(dashes="7 5" if outline.dashes else ""), 4)
            words, aside = subject.said("legend", kind=kind), -24 if corner.right else 24
            canvas.write(words, (at[0] + aside, at[1]), QUIET, "rm" if corner.right else "lm", right - left - 60)


def _put_reach(canvas: Canvas, here: Cell) -> None:
    for cards, outline in enumerate(REACH.values(), 1):
        for cell in within(here, cards):
            _put_outline(canvas, places.middle(cell), places.SIZE * 0.985, outline, REACH_WIDE)


def _put_outline(canvas: Canvas, at: Point, size: float, outline: HexOutline, width: float) -> None:
    drawing = _outlined(size, outline, width)
    left, _, right, _ = around(places.hexagon((0, 0), size), width)
    canvas.stamp(drawing, at, right - left)


@cache
def _outlined(size: float, outline: HexOutline, width: float) -> Drawing:
    """As a drawing, it is told once for all cells."""
    points = places.hexagon((0, 0), size)
    dashed = f' stroke-dasharray="{outline.dashes}" stroke-linecap="round"' if outline.dashes else ""
    common = f'<polygon points="{places.listed(points)}" fill="none" stroke-linejoin="round"'
    drawn = Shape(
        around(points, width),
        f'{common} stroke="{INK}" stroke-opacity=".55" stroke-width="{width + 4:g}"/>'
        f'{common} stroke="{outline.colour}" stroke-width="{width:g}"{dashed}/>',
    )
    return drawn.drawing()


def _sign(subject: CitySubject, cell: Cell) -> tuple[Point, int]:
    """High at the right: scenes leave it free, and announced police has its badge there; large where no scene is."""
    if cell in subject.awake:
        return places.rim(cell, places.NORTH_EAST, 0.9), SIGN_WIDE
    return places.middle(cell), LARGE_SIGN


@cache
def _cross() -> Drawing:
    path = '<path d="M-20 -20l40 40m-40 0l40 -40" fill="none" stroke-linecap="round"'
    box = around([(0, 0)], CROSS_WIDE / 2)
    drawn = Shape(box, f'{path} stroke="{INK}" stroke-width="12"/>{path} stroke="{MOON}" stroke-width="6"/>').drawing()
    return replace(drawn, name="gone")


def _put_cross(canvas: Canvas, at: Point) -> None:
    canvas.stamp(_cross(), at, CROSS_WIDE)
