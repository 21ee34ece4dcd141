"""A picture given out as data, for whoever draws it anew: a browser shows the very marks that a PNG is made of.

A mark is a drawing at a place, a shape, or a line of words. A **group** holds marks that stand for a button, so that
they can be touched in its place, or that show one thing: its key tells that it is the same as in the scene before, its
place token what to ask about it. What a seat may not see is not in its canvas, so it is not in its scene; a key names
what everybody who sees the thing can tell apart, and never what is hidden on it.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from typing import Final, TypeAlias

from render.canvas import Canvas, Drawn, Field, Line, Mark, Span, Stamp
from render.fonts import Face
from render.shapes import Box, Point
from render.symbols import Symbol, key_of, named, symbol

VERSION: Final = 11
MOST_SPOTS: Final = 4096
MOST_SHAPES: Final = 64
"""Spots lie where they lay in the scene before, and grounds are what they were."""
MOST_MARKS: Final = 32_768
"""Nine marks in ten stood in a scene before, in the same place: those of two hundred tables are kept."""
FAMILIES: Final = {Face.TEXT: "text", Face.BOLD: "bold", Face.DISPLAY: "display", Face.SYMBOLS: "symbols"}


@dataclass(frozen=True, slots=True)
class Placed:
    """A drawing, its left upper corner at a point; turned clockwise around its middle, perhaps faint."""

    drawing: str
    x: float
    y: float
    wide: float
    high: float
    turned: float = 0
    opacity: float = 1


@dataclass(frozen=True, slots=True)
class Outline:
    """A shape as SVG, and where its own coordinates begin."""

    svg: str
    x: int = 0
    y: int = 0


@dataclass(frozen=True, slots=True)
class TextLine:
    """A line of words on its baseline."""

    text: str
    x: float
    y: float
    anchor: str
    face: str
    size: int
    ink: str
    halo: str = ""
    edge: int = 0
    """The width of the halo."""


@dataclass(frozen=True, slots=True)
class MarkGroup:
    """Marks that belong together."""

    marks: "tuple[Node, ...]"
    label: str = ""
    """The button for which they stand."""
    key: str = ""
    """The thing that they show, or a part of it: the same thing has the same key in every scene."""
    place: str = ""
    """What they show, as the typed language names it."""
    means: str = ""
    """What choices call it besides, between bars."""
    outline: str = ""
    """Where it is, if its marks do not tell: a corner, and how far from each to the next."""
    below: int | None = None
    """How far down a part begins that may stand beside the part above, as parts of one width do."""
    beside: tuple[int, int] | None = None
    """How far right a column begins that may stand below the one at its left, and how far down it goes there."""
    goes: bool = False
    """Whether it is whom the seat moves itself, and can be carried to wherever it may go."""
    box: Box | None = None
    """Where below the board that lies which comes after it in its layer, up to the next box; it has no marks itself."""


Node: TypeAlias = Placed | Outline | TextLine | MarkGroup


@dataclass(frozen=True, slots=True)
class Layer:
    """What lies over each other and changes together."""

    ground: str
    """A colour, in the lowest layer."""
    marks: tuple[Node, ...]
    at: tuple[int, int] = (0, 0)
    """Where its own coordinates begin."""
    below: int = 0
    """How far down it begins, if it may be shown beside what is above."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture; its drawings are named by their content and fetched once."""

    wide: int
    high: int
    layers: tuple[Layer, ...]
    drawings: tuple[str, ...]
    field: Field | None = None
    fold: int = 0
    """How far down the board reaches; 0 if nothing lies below it."""
    version: int = VERSION


@dataclass(slots=True)
class Collected:
    """The drawings met on the way."""

    symbols: dict[str, Symbol] = field(default_factory=dict)

    def node(self, mark: Mark) -> Node:
        """A mark as data; what it draws is found."""
        node, art = _node(mark)
        if art is not None:
            self.symbols.setdefault(art.key, art)
        return node


def scene(canvas: Canvas) -> tuple[Scene, dict[str, Symbol]]:
    """A canvas as data, and the drawings that are in it."""
    found = Collected()
    layers = tuple(layer for one in canvas.stack for layer in layers_of(one, found))
    wide, high = canvas.size
    return Scene(wide, high, layers, tuple(found.symbols), canvas.field, canvas.fold), found.symbols


def layers_of(canvas: Canvas, found: Collected) -> Iterator[Layer]:
    """A canvas without what it lies on, from below."""
    spots = [one for one in canvas.spots if one.before is None]
    if spots:
        yield Layer(
            "", tuple(MarkGroup((), means=one.means, outline=_corners(one.outline)) for one in spots), canvas.at
        )
    ground = "" if isinstance(canvas.ground, Canvas) else canvas.ground
    spans, end = _spans(canvas), len(canvas.marks)
    yield Layer(ground, tuple(_nodes(canvas, spans, range(canvas.folded or end), found)), canvas.at)
    if canvas.folded:
        yield Layer("", tuple(_nodes(canvas, spans, range(canvas.folded, end), found)), canvas.at, canvas.fold)


@lru_cache(MOST_SPOTS)
def _corners(outline: tuple[Point, ...]) -> str:
    """Where it begins, and from corner to corner: so places of one shape are told alike wherever they lie."""
    ways = ((x - left, y - top) for (left, top), (x, y) in pairwise([(0.0, 0.0), *outline]))
    return " ".join(f"{round(across)},{round(down)}" for across, down in ways)


def _spans(canvas: Canvas) -> deque[Span]:
    """From the first mark on, a box before what lies in it, the spots of a box among its marks, the outer before the
    inner.
    """
    spots = (
        Span(at, at, means=one.means, outline=one.outline) for one in canvas.spots if (at := one.before) is not None
    )
    outer_first = [*canvas.spans[::-1], *spots]
    return deque(sorted(outer_first, key=lambda one: (one.begin, one.box is None, not one.outline, -one.end)))


def _nodes(canvas: Canvas, spans: deque[Span], within: range, found: Collected) -> Iterator[Node]:
    """The marks in their order, those of a group together."""
    at = within.start
    while spans and spans[0].begin < within.stop:
        one = spans.popleft()
        yield from map(found.node, canvas.marks[at : one.begin])
        marks = tuple(_nodes(canvas, spans, range(one.begin, one.end), found))
        outline = _corners(one.outline) if one.outline else ""
        told = (one.label, one.key, one.place, one.means, outline, one.below, one.beside, one.goes, one.box)
        yield MarkGroup(marks, *told)
        at = one.end
    yield from map(found.node, canvas.marks[at : within.stop])


@lru_cache(MOST_MARKS)
def _node(mark: Mark) -> tuple[Node, Symbol | None]:
    """A mark as data, and its drawing if it is one."""
    match mark:
        case Stamp():
            art = symbol(mark.drawing)
            return _placed(mark, art), art
        case Drawn(shape):
            return Outline(_own_names(shape.markup) if 'id="' in shape.markup else shape.markup, *shape.at), None
        case Line():
            return _words(mark), None
    raise TypeError(f"no scene shows a {type(mark).__name__}")


@lru_cache(MOST_SHAPES)
def _own_names(markup: str) -> str:
    return named(markup, key_of(markup))


def _placed(stamp: Stamp, art: Symbol) -> Placed:
    wide, high = stamp.width, stamp.width * art.ratio
    x, y = stamp.at
    return Placed(art.key, _short(x - wide / 2), _short(y - high / 2), wide, _short(high), stamp.angle, stamp.opacity)


def _words(line: Line) -> TextLine:
    style = line.style
    x, y = line.at
    down = {"s": 0.0, "m": style.capital / 2, "t": float(style.capital)}[line.anchor[1]]
    anchor = {"l": "start", "m": "middle", "r": "end"}[line.anchor[0]]
    look = (FAMILIES[style.face], style.size, style.colour, style.halo, style.outline)
    return TextLine(line.text, _short(x), _short(y + down), anchor, *look)


def _short(value: float) -> float:
    return round(value, 1)
