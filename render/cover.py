"""The cover of a box: a scene, and the game's name on a torn strip of paper below it."""

import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from render.canvas import Canvas, photographed
from render.fonts import Face
from render.palette import INK, PAPER
from render.paper import EDGE, box_of, cut_out
from render.shapes import Point, Shape
from render.svg import Drawing
from render.text import Style

SIZE: Final = (1200, 630)
"""What previews of links show without cutting anything off."""
STRIP: Final = (490, 630)
"""From where to where the paper with the name reaches."""
TORN: Final = "h40l8 5l44 -7l38 6l60 -4l34 7l52 -6l60 5l46 -8l40 6l52 -4l38 7l60 -6l44 5l48 -7l50 6l44 -5l38 6"
SLANT: Final = 60
"""How much further right a cover among others begins at its top than at its foot."""
GAP: Final = 8
NIGHT: Final = "#17122a"
HOUSE_ACCENT: Final = "#d9822b"


@dataclass(frozen=True, slots=True)
class Figure:
    """Somebody on a cover: a drawing that stands on its foot."""

    drawing: Drawing
    foot: Point
    wide: int
    edge: str = EDGE
    angle: float = 0


def begun(ground: str, markup: str = "") -> Canvas:
    """A cover with nobody on it: what it is painted on, and what is painted first."""
    canvas = Canvas(SIZE, ground)
    if markup:
        canvas.draw(Shape((0, 0, *SIZE), markup))
    return canvas


def put_figures(canvas: Canvas, figures: Iterable[Figure]) -> None:
    """Everybody, each before whoever was put before."""
    for one in figures:
        shown = cut_out(one.drawing, one.edge) if one.edge else one.drawing
        wide = round(one.wide * (7 / 6 if one.edge else 1))
        _, _, across, down = box_of(shown)
        high = wide * down / across
        canvas.stamp(shown, (one.foot[0], one.foot[1] - high / 2), wide, one.angle)


def titled(canvas: Canvas, title: str, accent: str, below: str = "") -> Canvas:
    """The name of the game, in as large letters as fit; with a line below it in smaller ones."""
    top, bottom = STRIP
    middle = (top + bottom) / 2 + 2
    canvas.draw(
        Shape(
            (0, top - 30, *SIZE),
            f'<path d="M-4 {top + 10}{TORN}H1204V{bottom}H-4z" fill="#000" fill-opacity=".35"/>'
            f'<path d="M-4 {top}{TORN}H1204V{bottom}H-4z" fill="{PAPER}"/>'
            f'<path d="M-4 {bottom - 12}H1204V{bottom}H-4z" fill="{accent}"/>',
        )
    )
    large, up = (66, 24) if below else (84, 4)
    canvas.write(title, (SIZE[0] / 2, middle - up), Style(large, INK, Face.DISPLAY), "mm", SIZE[0] - 120)
    if below:
        canvas.write(below, (SIZE[0] / 2, middle + 34), Style(36, INK, Face.BOLD), "mm", SIZE[0] - 80)
    return canvas


def gathered(covers: Sequence[bytes], title: str, below: str) -> bytes:
    """Photos of covers side by side, of each its middle, with a name of their own below them all: a photo again."""
    image = titled(begun(NIGHT), title, HOUSE_ACCENT, below).image()
    step = SIZE[0] / max(1, len(covers))
    for number, file in enumerate(covers):
        left = round(number * step + (step - SIZE[0]) / 2)
        begin = number * step + GAP if number else -SLANT
        end = (number + 1) * step if number + 1 < len(covers) else SIZE[0] + SLANT
        with Image.open(io.BytesIO(file)) as cover:
            image.paste(cover, (left, 0), _stripe(begin - left, end - left))
    return photographed(image)


def _stripe(begin: float, end: float) -> Image.Image:
    """What of a cover is seen among others: it leans, and ends above the paper."""
    mask = Image.new("L", SIZE, 0)
    lean, down = SLANT / 2, STRIP[0] - 2 * GAP
    corners = ((begin + lean, 0), (end + lean, 0), (end - lean, down), (begin - lean, down))
    ImageDraw.Draw(mask).polygon(corners, fill=255)
    return mask
