"""A picture while it is put together: a list of marks, which can be read by a test and made into a PNG.

Shapes and art are SVG, smoothed exactly by their rasteriser; Pillow lays the pieces over each other and letters them.
So nothing is drawn at three times its size, and nothing depends on where ImageDraw thinks that a box ends.
"""

import io
from collections.abc import Hashable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Protocol

from PIL import Image, _imaging

from render import text as lettering
from render.image_cache import ImageCache
from render.shapes import Box, Point, Shape, pill, together
from render.sprite import Sprite
from render.svg import Drawing
from render.text import Style, fitted

WIDTH: Final = 1280
"""The width of our pictures: the sizes of letters are chosen for it."""

ROOM_BYTES: Final = 112 * 1024 * 1024
ROOM_FOR_WIDENED_BYTES: Final = 24 * 1024 * 1024
"""For what is painted small and widened: light that moves leaves another behind at each step, wanted no more."""
SPARE_BLOCKS: Final = 4
"""The memory of a finished picture stays for the next one: asking the system anew costs a fifth of its time."""
MOST_UNITS: Final = 4096
MOST_GROUNDS: Final = 128
"""Of each game: what sixty tables are played on, as everybody sees it and as one of them does."""
COLOURS: Final = 256
QUICKLY: Final = 2
"""Of nine levels: a third of the time of the usual sixth, for files a fifth larger."""
QUALITY: Final = 80
"""Of a photo, with full colour: what is nearest the picture, and quickest (`docs/decisions/0129`)."""


class Mark(Protocol):
    """One thing on a canvas: a hashable value that knows its image and where it goes."""

    def placed(self) -> tuple[Sprite, tuple[int, int]]:
        """The image and its upper left corner."""

    def listed(self) -> str:
        """A line that says what is where."""

    def moved(self, by: tuple[int, int]) -> "Mark":
        """The same somewhere else."""

    def reaches(self, part: Box) -> bool:
        """Whether any of it may lie in this part; what surely does not need not be painted."""

    def __hash__(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Stamp:
    """A drawing, its middle at a point; turned clockwise, perhaps faint."""

    drawing: Drawing
    at: Point
    width: int
    angle: float = 0
    opacity: float = 1

    def placed(self) -> tuple[Sprite, tuple[int, int]]:
        if self.angle or self.opacity < 1:
            sprite = _kept.get(self._key(), self._image)
        else:
            sprite = self.drawing.sprite(self.width)
        wide, high = sprite.size
        return sprite, (round(self.at[0] - wide / 2), round(self.at[1] - high / 2))

    def listed(self) -> str:
        angle = f" turned {self.angle:g}" if self.angle else ""
        faint = f" faint {self.opacity:g}" if self.opacity < 1 else ""
        css = f" {self.drawing.css}" if self.drawing.css else ""
        return f"{self.drawing.name} {_xy(self.at)} wide {self.width}{angle}{faint}{css}"

    def moved(self, by: tuple[int, int]) -> "Stamp":
        return replace(self, at=_beside(self.at, by))

    def reaches(self, part: Box) -> bool:
        return True

    def _key(self) -> Hashable:
        return self.drawing, self.width, self.angle, self.opacity

    def _image(self) -> Image.Image:
        image = self.drawing.image(self.width)
        if self.angle:
            twice = self.drawing.image(2 * self.width)
            image = twice.rotate(-self.angle, Image.Resampling.BICUBIC, expand=True).reduce(2)
        return _fainter(image, self.opacity) if self.opacity < 1 else image


@dataclass(frozen=True, slots=True)
class Drawn:
    """A shape, in the picture's own coordinates."""

    shape: Shape

    def placed(self) -> tuple[Sprite, tuple[int, int]]:
        left, top, right, _ = self.shape.box
        if self.shape.grain > 1:
            return _widened.get(self.shape, self._wide), (left, top)
        return self.shape.drawing().sprite(right - left), (left, top)

    def listed(self) -> str:
        return f"shape {self.shape.placed}"

    def moved(self, by: tuple[int, int]) -> "Drawn":
        return Drawn(self.shape.moved(by))

    def reaches(self, part: Box) -> bool:
        (west, north, east, south), (left, top, right, bottom) = self.shape.box, part
        return west < right and left < east and north < bottom and top < south

    def _wide(self) -> Image.Image:
        left, top, right, bottom = self.shape.box
        small = self.shape.drawing().image((right - left) // self.shape.grain)
        return small.resize((right - left, bottom - top), Image.Resampling.BILINEAR)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of words; the anchor says which part of it lies at the point, as in `Canvas.write`."""

    text: str
    at: Point
    style: Style
    anchor: str

    def placed(self) -> tuple[Sprite, tuple[int, int]]:
        sprite = lettering.sprite(self.text, self.style)
        across, along = self.anchor[0], self.anchor[1]
        inside = sprite.size[0] - 2 * self.style.outline
        left = self.at[0] - self.style.outline - {"l": 0, "m": inside / 2, "r": inside}[across]
        capital = self.style.capital
        top = self.at[1] - lettering.baseline(self.style) + {"s": 0, "m": capital / 2, "t": capital}[along]
        return sprite, (round(left), round(top))

    def listed(self) -> str:
        look = f"{self.style.face.name.lower()} {self.style.size} {self.style.colour} {self.style.halo}".strip()
        return f"“{self.text}” {self.anchor} {_xy(self.at)} {look}"

    def moved(self, by: tuple[int, int]) -> "Line":
        return replace(self, at=_beside(self.at, by))

    def reaches(self, part: Box) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Span:
    """The marks that belong together, from the first to behind the last."""

    begin: int
    end: int
    label: str = ""
    """The button for which they stand."""
    key: str = ""
    """The thing that they show, which lives on from picture to picture under this key."""
    place: str = ""
    """What they show, as the typed language names it."""
    means: str = ""
    """What choices call it besides, between bars: a hero is `hero 1` to whoever moves it, and `hide 1`."""
    below: int | None = None
    """How far down it stands, if it is a part that can stand beside the part above."""
    beside: tuple[int, int] | None = None
    """How far right it stands, and how far it goes down, if it is a column that can stand below the one at its left."""
    goes: bool = False
    """Whether it is whom one moves oneself: it can be carried to wherever may be gone."""
    box: Box | None = None
    """It is empty, and what is drawn from here on to the next such mark fills this box below the board."""
    outline: tuple[Point, ...] = ()
    """It is empty, and somewhere with these corners a choice can be about what it means."""


@dataclass(frozen=True, slots=True)
class ChoiceSpot:
    """Somewhere that a choice can be about, whatever is drawn there."""

    means: str
    outline: tuple[Point, ...]
    """Its corners."""
    before: int | None = None
    """In a box below the board: before which mark it is told, so that it goes with the box."""


@dataclass(frozen=True, slots=True)
class Field:
    """Ground on which every point can be named, by lettered and numbered cells and tenths of them."""

    origin: Point
    """The north-western corner of its first cell, in the picture's pixels."""
    cell: float
    """How wide a cell is, in pixels."""
    box: tuple[float, float, float, float]
    """As far as the picture shows it."""


class Canvas:
    """A picture being put together, from the ground up."""

    def __init__(
        self, size: tuple[int, int], ground: "str | Canvas", at: tuple[int, int] = (0, 0), *, passing: bool = False
    ) -> None:
        """On a plain colour, or on a layer: another canvas, which is drawn once and kept. A `passing` one is not: what
        lies on it is, or each picture has another one. `at` is where in the picture its own coordinates begin: what is
        looked at from different sides is the same wherever it is seen.
        """
        self.size = size
        self.ground = ground
        self.at = at
        self.passing = passing
        self.marks: list[Mark] = []
        self.spans: list[Span] = []
        """The inner before the outer."""
        self.spots: list[ChoiceSpot] = []
        self.units: list[tuple[int, int]] = []
        """The marks of each unit, from the first to behind the last."""
        self.field: Field | None = None
        self.fold = 0
        """How far down what everybody plays on reaches, where something of one's own lies below; 0 if nothing does."""
        self._content: _Content | None = None
        self.folded = 0
        """From which mark on all lies below that; 0 if nothing is told of it."""

    @contextmanager
    def choice(self, label: str) -> Iterator[None]:
        """What is drawn meanwhile stands for the button of this label; for none if the label is empty."""
        begin = len(self.marks)
        yield
        self._belong(Span(begin, len(self.marks), label=label))

    @contextmanager
    def thing(self, key: str = "", place: str = "", means: Iterable[str] = (), *, goes: bool = False) -> Iterator[None]:
        """What is drawn meanwhile is one thing: it lives on under its key, is looked up by its place, and is what a
        choice with such words in it is about. Whom one moves oneself `goes` to wherever a choice leads.
        """
        begin = len(self.marks)
        yield
        self._belong(Span(begin, len(self.marks), key=key, place=place, means="|".join(means), goes=goes))

    @contextmanager
    def unit(self) -> Iterator[None]:
        """What is drawn meanwhile lies together, like the words on a sheet of paper: it is kept as one image and laid
        at once, until something in it changes. Units do not hold each other.
        """
        begin = len(self.marks)
        yield
        if len(self.marks) - begin > 1:
            self.units.append((begin, len(self.marks)))

    @contextmanager
    def part(self, below: int) -> Iterator[None]:
        """What is drawn meanwhile begins so far down, as wide as the picture; where there is room, it may be shown
        beside what is above. What lies below all parts is covered by them.
        """
        begin = len(self.marks)
        yield
        self.spans.append(Span(begin, len(self.marks), below=below))

    @contextmanager
    def column(self, left: int, down: int) -> Iterator[None]:
        """What is drawn meanwhile begins so far to the right, below nothing but a heading; where a window is narrow, it
        may be shown so far down, below what is at its left, and all of it as much larger.
        """
        begin = len(self.marks)
        yield
        self.spans.append(Span(begin, len(self.marks), beside=(left, down)))

    def fold_at(self, down: int) -> None:
        """What is drawn from here on lies below the board, which reaches so far down: where there is much room beside
        the board, it may be shown there.
        """
        self.fold, self.folded = down, len(self.marks)

    def box(self, box: Box) -> None:
        """What is drawn from here on, to the next box, fills this one below the fold; beside the board, boxes stand in
        rows of their own. What is drawn below the fold before the first of them is only ground.
        """
        self.spans.append(Span(len(self.marks), len(self.marks), box=box))

    def spot(self, means: str, outline: Iterable[Point]) -> None:
        """Here is somewhere that a choice can be about, whatever is drawn there."""
        self.spots.append(ChoiceSpot(means, tuple(outline), len(self.marks) if self.folded else None))

    def _belong(self, span: Span) -> None:
        if span.begin < span.end and (span.label or span.key or span.place or span.means):
            self.spans.append(span)

    def stamp(self, drawing: Drawing, at: Point, width: int, angle: float = 0, opacity: float = 1) -> None:
        """Put a drawing with its middle at a point."""
        self.marks.append(Stamp(drawing, at, width, angle, opacity))

    def draw(self, shape: Shape) -> None:
        """Draw a shape."""
        self.marks.append(Drawn(shape))

    def write(self, text: str, at: Point, style: Style, anchor: str = "lm", room: int | None = None) -> int:
        """Write a line, made to fit `room` pixels; returns how wide it became.

        The anchor's first letter is `l`, `m` or `r`: the point is at the left end, the middle, the right end. Its
        second is `t`, `m` or `s`: at the top of the capitals, at their middle, at the baseline.
        """
        shown, look = (text, style) if room is None else fitted(text, style, room)
        self.marks.append(Line(shown, at, look, anchor))
        return lettering.width(shown, look)

    def tag(self, text: str, at: Point, style: Style, fill: str, border: str = "", *, room: int | None = None) -> None:
        """Write a short text on a pill of its own, the middle of both at a point; made to fit `room` pixels."""
        high = style.size + 10
        shown, look = (text, style) if room is None else fitted(text, style, room - style.size)
        wide = max(high, lettering.width(shown, look) + style.size)
        self.draw(pill(at, wide, high, fill, border))
        self.write(shown, at, look, "mm")

    def lay(self, other: "Canvas", at: tuple[int, int], name: str = "") -> None:
        """Put another canvas on this one, its upper left corner at a point; its things live on, maybe under a name."""
        if isinstance(other.ground, Canvas):
            self.lay(other.ground, at, name)
        at = at[0] + other.at[0], at[1] + other.at[1]
        first = len(self.marks)
        self.marks += [mark.moved(at) for mark in other.marks]
        for one in other.spans:
            key = f"{name}_{one.key}" if name and one.key else one.key
            self.spans.append(replace(one, begin=first + one.begin, end=first + one.end, key=key))
        self.units += [(first + begin, first + end) for begin, end in other.units]
        self.spots += [
            replace(one, outline=tuple(_beside(corner, at) for corner in one.outline)) for one in other.spots
        ]

    @property
    def stack(self) -> "Iterator[Canvas]":
        """What it lies on, from below, and itself."""
        if isinstance(self.ground, Canvas):
            yield from self.ground.stack
        yield self

    def listing(self) -> list[str]:
        """The picture as lines: what golden tests compare, whatever the fonts and the rasteriser of the day."""
        below = self.ground.listing() if isinstance(self.ground, Canvas) else [f"ground {self.ground}"]
        return [*below, *(mark.moved(self.at).listed() if any(self.at) else mark.listed() for mark in self.marks)]

    def image(self) -> Image.Image:
        """The picture itself."""
        layer, done = self._ground_image(), 0
        across, down = self.at
        whole = -across, -down, self.size[0] - across, self.size[1] - down
        for begin, end in (*self.units, (len(self.marks), len(self.marks))):
            for mark in self.marks[done:begin]:
                if mark.reaches(whole):
                    self._lay(layer, *mark.placed())
            if begin < end:
                self._lay(layer, *_unit(tuple(self.marks[begin:end])).placed(whole))
            done = end
        return layer

    def _ground_image(self) -> Image.Image:
        if not isinstance(self.ground, Canvas):
            return Image.new("RGB", self.size, self.ground)
        if self.ground.passing:
            return self.ground.image()
        return _kept.get(self.ground.content(), self.ground.image).image().copy()

    def _lay(self, layer: Image.Image, sprite: Sprite, corner: tuple[int, int]) -> None:
        sprite.lay(layer, (corner[0] + self.at[0], corner[1] + self.at[1]))

    def png(self) -> bytes:
        """The picture as a file: a palette makes it small and quick, nothing but pixels goes into it."""
        return encoded(self.image())

    def photo(self) -> bytes:
        """The picture as chats want it, which show it once and keep none of it: a JPEG, quick to make."""
        return photographed(self.image())

    def content(self) -> Hashable:
        """Equal for two canvases that show the same."""
        ground = self.ground.content() if isinstance(self.ground, Canvas) else self.ground
        if self._content is None or len(self._content.marks) != len(self.marks):
            self._content = _Content((self.size, self.at, ground), tuple(self.marks))
        return self._content


class _Content:
    """What a canvas shows. A layer that is the same from picture to picture is not read anew for each."""

    __slots__ = ("_hash", "ground", "marks")

    def __init__(self, ground: Hashable, marks: tuple[Mark, ...]) -> None:
        self.ground, self.marks = ground, marks
        self._hash = hash((ground, marks))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, _Content) and (self.ground, self.marks) == (other.ground, other.marks)


@dataclass(frozen=True, slots=True, eq=False)
class _Unit:
    """What lies together. It is found by its marks once; from then on it is known by itself."""

    marks: tuple[Mark, ...]

    def placed(self, part: Box) -> tuple[Sprite, tuple[int, int]]:
        """As one image, and its upper left corner; shapes alone are painted as one."""
        shape = _joined(self, part)
        if shape is not None:
            return shape.placed()
        return _kept.get(self, lambda: _laid_on_nothing(self)), _box_of(self)[:2]


@lru_cache(MOST_UNITS)
def _unit(marks: tuple[Mark, ...]) -> _Unit:
    return _Unit(marks)


@lru_cache(MOST_UNITS)
def _joined(unit: _Unit, part: Box) -> Drawn | None:
    """Shapes as a single one, as far as the picture shows it; None if there is anything else among them."""
    if not all(isinstance(mark, Drawn) and mark.shape.grain == 1 for mark in unit.marks):
        return None
    shapes = [mark.shape for mark in unit.marks if isinstance(mark, Drawn) and mark.reaches(part)]
    if not shapes:
        return None
    whole = together(*shapes)
    (west, north, east, south), (left, top, right, bottom) = whole.box, part
    return Drawn(replace(whole, box=(max(west, left), max(north, top), min(east, right), min(south, bottom))))


def _laid_on_nothing(unit: _Unit) -> Image.Image:
    left, top, right, bottom = _box_of(unit)
    whole = Image.new("RGBA", (right - left, bottom - top))
    for sprite, (x, y) in (mark.placed() for mark in unit.marks):
        whole.alpha_composite(sprite.image().convert("RGBA"), (x - left, y - top))
    return whole


@lru_cache(MOST_UNITS)
def _box_of(unit: _Unit) -> Box:
    """What they cover together."""
    boxes = [
        (x, y, x + sprite.size[0], y + sprite.size[1]) for sprite, (x, y) in (mark.placed() for mark in unit.marks)
    ]
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def encoded(image: Image.Image) -> bytes:
    """An image as a PNG with a palette; light that fades is strewn with its colours, or it would lie in rings."""
    file = io.BytesIO()
    palette = image.quantize(COLOURS, Image.Quantize.FASTOCTREE)
    strewn = image.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG)
    strewn.save(file, "PNG", compress_level=QUICKLY)
    return file.getvalue()


def photographed(image: Image.Image) -> bytes:
    """An image as a JPEG, each pixel with a colour of its own: no bands in the light, no seam round a letter."""
    file = io.BytesIO()
    image.save(file, "JPEG", quality=QUALITY, subsampling=0)
    return file.getvalue()


def forget() -> None:
    """Forget all layers and turned stamps, as at the start of the program."""
    _kept.forget()
    _widened.forget()


def _fainter(image: Image.Image, opacity: float) -> Image.Image:
    faint = image.copy()
    faint.putalpha(image.getchannel("A").point([round(level * opacity) for level in range(256)]))
    return faint


def _beside(at: Point, by: tuple[int, int]) -> Point:
    return at[0] + by[0], at[1] + by[1]


def _xy(at: Point) -> str:
    return f"{at[0]:g},{at[1]:g}"


_kept = ImageCache(ROOM_BYTES)
_widened = ImageCache(ROOM_FOR_WIDENED_BYTES)
_imaging.set_blocks_max(SPARE_BLOCKS)
