"""The fonts: which there are, which characters each one has, and opening them at a size."""

import struct
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Final

from PIL import ImageFont

HERE: Final = Path(__file__).parent / "art" / "fonts"
PAGES: Final = HERE / "pages"
"""The same faces as a page loads them."""
MISSING: Final = "□"
"""Stands for a character that no font has."""


class Face(StrEnum):
    """The faces of the house; `SYMBOLS` steps in where another lacks a character."""

    TEXT = "FiraSansCondensed-Medium.ttf"
    BOLD = "FiraSansCondensed-Bold.ttf"
    DISPLAY = "Alegreya-ExtraBold.ttf"
    SYMBOLS = "DejaVuSans.ttf"

    __hash__ = str.__hash__
    """Each line of a picture is looked up by its face: a string knows its hash, an enum asks its name each time."""


@cache
def opened(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """A face at a size in pixels. The basic layout is enough for our scripts and the same in every build."""
    return ImageFont.truetype(HERE / face, size, layout_engine=ImageFont.Layout.BASIC)


def for_pages(face: Face) -> Path:
    """The file of a face for a page: fewer letters, compressed (`make fonts`)."""
    return PAGES / f"{face.name.lower()}.woff2"


@cache
def covered(face: Face) -> frozenset[str]:
    """Every character that a face has."""
    return frozenset(map(chr, _mapped((HERE / face).read_bytes())))


def missing(text: str) -> str:
    """The characters of a text that no face of ours has.

    >>> missing("Їжак à 30 ₴ ✓"), missing("日")
    ('', '日')
    """
    known = covered(Face.TEXT) | covered(Face.SYMBOLS)
    return "".join(char for char in text if char not in known and char.isprintable())


def runs(text: str, face: Face) -> Iterator[tuple[Face, str]]:
    """The text cut into pieces, each with the face that has its characters."""
    shown = (char if _face_for(char, face) else MISSING for char in text if char.isprintable())
    for chosen, piece in groupby(shown, lambda char: _face_for(char, face) or Face.SYMBOLS):
        yield chosen, "".join(piece)


def _face_for(char: str, face: Face) -> Face | None:
    return next((one for one in (face, Face.SYMBOLS) if char in covered(one)), None)


def _mapped(font: bytes) -> Iterator[int]:
    """The code points of a TrueType file that lead to a glyph: its `cmap` in the formats 4 and 12."""
    start = _table(font, b"cmap")
    for entry in range(_u16(font, start + 2)):
        at = start + struct.unpack_from(">I", font, start + 8 + 8 * entry)[0]
        if _u16(font, at) == 4:
            yield from _segments(font, at)
        elif _u16(font, at) == 12:
            yield from _groups(font, at)


def _segments(font: bytes, at: int) -> Iterator[int]:
    count = _u16(font, at + 6) // 2
    for one in range(count):
        last, first = _u16(font, at + 14 + 2 * one), _u16(font, at + 16 + 2 * (count + one))
        offset_at = at + 16 + 2 * (3 * count + one)
        offset = _u16(font, offset_at)
        for code in range(first, min(last, 0xFFFE) + 1):
            if offset == 0 or _u16(font, offset_at + offset + 2 * (code - first)):
                yield code


def _groups(font: bytes, at: int) -> Iterator[int]:
    for group in range(struct.unpack_from(">I", font, at + 12)[0]):
        first, last = struct.unpack_from(">II", font, at + 16 + 12 * group)
        yield from range(first, last + 1)


def _table(font: bytes, tag: bytes) -> int:
    tables = (struct.unpack_from(">4sIII", font, 12 + 16 * one) for one in range(_u16(font, 4)))
    return next(int(start) for name, _, start, _ in tables if name == tag)


def _u16(font: bytes, at: int) -> int:
    return int.from_bytes(font[at : at + 2], "big")
