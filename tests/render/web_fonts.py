"""The faces of the house as the page loads them: the letters of our languages and the signs of our texts, compressed.

`make fonts` writes them anew from those that pictures are lettered in.
"""

import sys
from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from bot.text.fluent import HERE as TEXTS
from render import fonts
from render.fonts import Face

PAGE: Final = Path(__file__).parents[2] / "bot" / "web" / "static"
SCRIPTS: Final = (*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x400, 0x460), *range(0x490, 0x492), 0x2116)
"""Latin with the accents of Europe, for names as well as for Portuguese; Cyrillic of Ukrainian and its neighbours."""
MARKS: Final = (*range(0x2010, 0x2040), *range(0x20A0, 0x20C0))
"""Dashes, quotation marks, currencies."""
DRAWN: Final = (*range(0x2190, 0x2200), *range(0x25A0, 0x2600), *range(0x2660, 0x2670), *range(0x2680, 0x2686))
"""Arrows, geometric shapes, suits and dice: what a text yet to be written will want."""


def wanted(face: Face) -> frozenset[str]:
    """The characters of a face that the page needs; the face with symbols has what no other one has."""
    if face is Face.SYMBOLS:
        others = fonts.covered(Face.TEXT) & fonts.covered(Face.BOLD) & fonts.covered(Face.DISPLAY)
        return (said() | set(map(chr, DRAWN))) & fonts.covered(face) - others
    return (said() | set(map(chr, (*SCRIPTS, *MARKS)))) & fonts.covered(face)


def said() -> frozenset[str]:
    """Every character of the texts of all languages and of the page itself."""
    files = (*sorted(TEXTS.glob("*/*.ftl")), *sorted(PAGE.glob("*.[hj]*")))
    return frozenset("".join(file.read_text("utf-8") for file in files)) | {fonts.MISSING}


def main() -> None:
    """Write them, and say how large they are."""
    for face in Face:
        font = TTFont(fonts.HERE / face, recalcTimestamp=False)
        cutter = Subsetter(Options(hinting=False, notdef_outline=True))
        cutter.populate(text="".join(wanted(face)))
        cutter.subset(font)
        font.flavor = "woff2"
        file = fonts.for_pages(face)
        file.parent.mkdir(exist_ok=True)
        font.save(file)
        sys.stdout.write(f"{file.name}: {len(wanted(face))} characters, {file.stat().st_size / 1024:.0f} KB\n")


if __name__ == "__main__":
    main()
