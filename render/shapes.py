"""Shapes in the picture's own coordinates: panels, rings, arrows, bursts; each a bit of SVG and the box around it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import atan2, ceil, cos, floor, hypot, pi, sin
from typing import Final, TypeAlias

from render.svg import Drawing

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom; right and bottom are outside."""
MOST_KEPT: Final = 2048
"""From picture to picture most shapes are where they were."""


@dataclass(frozen=True, slots=True)
class Shape:
    """Markup that lies within a box. It may hold anything that SVG has, gradients and filters too."""

    box: Box
    markup: str
    grain: int = 1
    """How many pixels wide a pixel of it may be where it is painted: what has no edges is painted small and widened,
    in a fraction of the time."""
    at: tuple[int, int] = (0, 0)
    """Where the markup's own coordinates begin."""

    def __post_init__(self) -> None:
        if not all(isinstance(edge, int) for edge in self.box):
            raise TypeError(f"a box has whole pixels as its edges, not {self.box}: see `around`")

    def moved(self, by: tuple[int, int]) -> "Shape":
        """The same somewhere else."""
        (left, top, right, bottom), (across, down) = self.box, by
        box = (left + across, top + down, right + across, bottom + down)
        return replace(self, box=box, at=(self.at[0] + across, self.at[1] + down))

    @property
    def placed(self) -> str:
        """Its markup where it is."""
        across, down = self.at
        return f'<g transform="translate({across} {down})">{self.markup}</g>' if any(self.at) else self.markup

    def drawing(self) -> Drawing:
        """The box as a drawing of its own."""
        return _framed(self)


@lru_cache(MOST_KEPT)
def _framed(shape: Shape) -> Drawing:
    (left, top, right, bottom), (across, down) = shape.box, shape.at
    wide, high = right - left, bottom - top
    return Drawing(
        "shape",
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}"'
        f' viewBox="{left - across} {top - down} {wide} {high}">{shape.markup}</svg>',
    )


@lru_cache(MOST_KEPT)
def together(*shapes: Shape) -> Shape:
    """Several shapes as one, the first the lowest: it is laid once. They change together."""
    lefts, tops, rights, bottoms = zip(*(one.box for one in shapes), strict=True)
    box = min(lefts), min(tops), max(rights), max(bottoms)
    return Shape(box, "".join(one.placed for one in shapes))


def cut_off(box: Box, markup: str) -> Shape:
    """What reaches beyond its box, without what lies there: a page draws all that is in the markup."""
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    where = f'x="{left}" y="{top}" width="{wide}" height="{high}" viewBox="{left} {top} {wide} {high}"'
    return Shape(box, f"<svg {where}>{markup}</svg>")


def corners_of(box: tuple[float, float, float, float], inset: float = 0) -> list[Point]:
    """The corners of a box, clockwise from the upper left one."""
    left, top, right, bottom = box[0] + inset, box[1] + inset, box[2] - inset, box[3] - inset
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def around(points: Iterable[Point], margin: float) -> Box:
    """The smallest box with these points and a margin around them.

    >>> around([(10, 10), (20, 15)], 2)
    (8, 8, 22, 17)
    """
    xs, ys = zip(*points, strict=True)
    return floor(min(xs) - margin), floor(min(ys) - margin), ceil(max(xs) + margin), ceil(max(ys) + margin)


@lru_cache(MOST_KEPT)
def panel(box: Box, fill: str, border: str = "", *, radius: float = 0, width: float = 3, opacity: float = 1) -> Shape:
    """A rectangle, rounded if wanted, its border inside of the box."""
    left, top, right, bottom = box
    inset = width / 2 if border else 0
    round_ends = f' rx="{radius:g}"' if radius else ""
    stroke = f' stroke="{border}" stroke-width="{width:g}"' if border else ""
    return Shape(
        box,
        f'<rect x="{left + inset:g}" y="{top + inset:g}" width="{right - left - 2 * inset:g}"'
        f' height="{bottom - top - 2 * inset:g}"{round_ends}{_filled(fill, opacity)}{stroke}/>',
    )


@lru_cache(MOST_KEPT)
def pill(middle: Point, wide: float, high: float, fill: str, border: str = "", *, opacity: float = 1) -> Shape:
    """A panel with round ends around a point."""
    x, y = middle
    box = around([(x - wide / 2, y - high / 2), (x + wide / 2, y + high / 2)], 0)
    return panel(box, fill, border, radius=high / 2, opacity=opacity)


@lru_cache(MOST_KEPT)
def ring(
    middle: Point, radius: float, colour: str, *, width: float = 5, fill: str = "none", dashed: bool = False
) -> Shape:
    """A circle around a point."""
    x, y = middle
    dashes = f' stroke-dasharray="{2 * width:g} {1.5 * width:g}"' if dashed else ""
    return Shape(
        around([middle], radius + width),
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"'
        f' stroke="{colour}" stroke-width="{width:g}"{dashes}/>',
    )


@lru_cache(MOST_KEPT)
def cast_shadow(at: Point, width: float) -> Shape:
    """What something of this width throws on the ground, its middle at a point: to the lower right."""
    x, y = at[0] + width * 0.14, at[1] + width * 0.34
    return Shape(
        around([(x, y)], width * 0.6),
        f'<ellipse cx="{x:.5g}" cy="{y:.5g}" rx="{width * 0.52:.4g}" ry="{width * 0.22:.4g}" fill="#000"'
        ' fill-opacity=".5"/>',
    )


def polygon(points: Sequence[Point], fill: str, border: str = "", *, width: float = 3, opacity: float = 1) -> Shape:
    """A closed line through points."""
    stroke = f' stroke="{border}" stroke-width="{width:g}" stroke-linejoin="round"' if border else ""
    return Shape(
        around(points, width),
        f'<polygon points="{_listed(points)}"{_filled(fill, opacity)}{stroke}/>',
    )


def _filled(fill: str, opacity: float) -> str:
    return f' fill="{fill}"' if opacity == 1 else f' fill="{fill}" fill-opacity="{opacity:g}"'


def line(points: Sequence[Point], colour: str, width: float, *, casing: str = "", dashed: bool = False) -> Shape:
    """An open line through points; a casing of another colour makes it stand out from any ground."""
    return Shape(around(points, 2 * width), _stroked(points, colour, width, casing, dashed))


def arrow(
    points: Sequence[Point], colour: str, width: float = 8, casing: str = "#fff8e7", dashed: bool = False
) -> Shape:
    """A line through points with a head at the last one."""
    (x0, y0), (x1, y1) = points[-2:]
    turn = atan2(y1 - y0, x1 - x0)
    long = min(3.2 * width, 0.8 * hypot(x1 - x0, y1 - y0))
    neck = (x1 - long * 0.8 * cos(turn), y1 - long * 0.8 * sin(turn))
    head = [
        (x1, y1),
        *((x1 - long * 1.15 * cos(turn + side), y1 - long * 1.15 * sin(turn + side)) for side in (0.55, -0.55)),
    ]
    case = (
        f' stroke="{casing}" stroke-width="{width * 0.6:g}" stroke-linejoin="round" paint-order="stroke"'
        if casing
        else ""
    )
    return Shape(
        around(points, 3 * width),
        _stroked([*points[:-1], neck], colour, width, casing, dashed)
        + f'<polygon points="{_listed(head)}" fill="{colour}"{case}/>',
    )


def short_of(points: Sequence[Point], gap: float) -> list[Point]:
    """A way that ends before its last point, so that whoever stands there is seen.

    >>> short_of([(0, 0), (100, 0)], 30)
    [(0, 0), (70.0, 0.0)]
    """
    *way, (x0, y0), (x1, y1) = points
    far = hypot(x1 - x0, y1 - y0)
    share = max(0.4, 1 - gap / far) if far else 1
    return [*way, (x0, y0), (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share)]


def burst(middle: Point, radius: float, fill: str, border: str, spikes: int = 12) -> Shape:
    """A star of flames: something exploded here."""
    x, y = middle
    reach = (radius if spike % 2 == 0 else radius * 0.58 for spike in range(2 * spikes))
    points = [(x + r * cos(pi * n / spikes), y + r * sin(pi * n / spikes)) for n, r in enumerate(reach)]
    return polygon(points, fill, border, width=radius / 12)


def _stroked(points: Sequence[Point], colour: str, width: float, casing: str, dashed: bool) -> str:
    dashes = f' stroke-dasharray="{1.6 * width:g} {1.4 * width:g}"' if dashed else ""
    common = f'<polyline points="{_listed(points)}" fill="none" stroke-linejoin="round" stroke-linecap="round"'
    under = f'{common} stroke="{casing}" stroke-width="{1.6 * width:g}"/>' if casing else ""
    return f'{under}{common} stroke="{colour}" stroke-width="{width:g}"{dashes}/>'


def _listed(points: Sequence[Point]) -> str:
    return " ".join(f"{round(x, 2):.5g},{round(y, 2):.5g}" for x, y in points)
