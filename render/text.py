"""How words look: styles, measuring, fitting, wrapping, and the image of a line."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Final

from PIL import Image, ImageDraw

from render import fonts
from render.fonts import Face
from render.image_cache import ImageCache
from render.palette import INK
from render.sprite import Sprite

SMALLEST: Final = 22
"""Pixels of a picture 1280 wide: below it, letters cannot be read on a phone."""

ELLIPSIS: Final = "…"
ROOM_BYTES: Final = 32 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Style:
    """How a line is lettered."""

    size: int
    colour: str = INK
    face: Face = Face.TEXT
    halo: str = ""
    """The colour of an outline around the letters, so that they read on any ground."""

    @property
    def outline(self) -> int:
        """The width of the halo in pixels."""
        return max(2, round(self.size / 9)) if self.halo else 0

    @property
    def capital(self) -> int:
        """The height of a capital letter."""
        return _capital(self.face, self.size)

    @property
    def line(self) -> int:
        """From one line to the next."""
        return round(self.size * 1.22)


@lru_cache(maxsize=4096)
def width(text: str, style: Style) -> int:
    """The width of a line in pixels, its halo not counted."""
    return round(sum(fonts.opened(face, style.size).getlength(piece) for face, piece in fonts.runs(text, style.face)))


@lru_cache(maxsize=4096)
def fitted(text: str, style: Style, room: int) -> tuple[str, Style]:
    """The line made to fit a width: smaller letters while they can be read, then fewer."""
    while width(text, style) > room and style.size > SMALLEST:
        style = replace(style, size=style.size - 1)
    return _shortened(text, style, room), style


@lru_cache(maxsize=1024)
def wrapped(text: str, style: Style, room: int) -> tuple[str, ...]:
    """The text in lines no wider than this; line breaks in it stay."""
    return tuple(line for paragraph in text.split("\n") for line in _lines(paragraph, style, room))


def sprite(text: str, style: Style) -> Sprite:
    """A line as a transparent image, its baseline at `baseline(style)`."""
    return _keep.get((text, style), lambda: _lettered(text, style))


def baseline(style: Style) -> int:
    """How far down in the image of a line its letters stand."""
    ascent, _ = fonts.opened(style.face, style.size).getmetrics()
    return ascent + style.outline


def forget() -> None:
    """Forget all images of lines, as at the start of the program."""
    _keep.forget()


@cache
def _capital(face: Face, size: int) -> int:
    return -int(fonts.opened(face, size).getbbox("H", anchor="ls")[1])


def _shortened(text: str, style: Style, room: int) -> str:
    if width(text, style) <= room:
        return text
    cut = next((end for end in range(len(text) - 1, 0, -1) if width(text[:end] + ELLIPSIS, style) <= room), 0)
    return text[:cut].rstrip() + ELLIPSIS


def _lines(paragraph: str, style: Style, room: int) -> Iterator[str]:
    line = ""
    for word in paragraph.split(" "):
        longer = f"{line} {word}" if line else word
        if line and width(longer, style) > room:
            yield _shortened(line, style, room)
            longer = word
        line = longer
    yield _shortened(line, style, room)


def _lettered(text: str, style: Style) -> Image.Image:
    _, descent = fonts.opened(style.face, style.size).getmetrics()
    size = (max(1, width(text, style)) + 2 * style.outline, baseline(style) + descent + style.outline)
    lettered = Image.new("RGBA", size, (style.halo or style.colour) + "00")
    draw = ImageDraw.Draw(lettered)
    if style.halo:
        _draw_runs(draw, text, style, style.halo, style.outline)
    _draw_runs(draw, text, style, style.colour, 0)
    return lettered


def _draw_runs(draw: ImageDraw.ImageDraw, text: str, style: Style, colour: str, outline: int) -> None:
    x: float = style.outline
    for face, piece in fonts.runs(text, style.face):
        font = fonts.opened(face, style.size)
        draw.text((x, baseline(style)), piece, colour, font, anchor="ls", stroke_width=outline, stroke_fill=colour)
        x += font.getlength(piece)


_keep = ImageCache(ROOM_BYTES)
