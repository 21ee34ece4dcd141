"""Pictures in the terminal itself, where it can show them; nowhere else is a byte of one written.

What a terminal can is believed only where it says so: by its name, or by its answer to the question that every terminal
since the VT100 understands, so that neither the question nor a picture is ever printed as letters.
"""

import base64
import os
import re
import select
import shutil
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from io import BytesIO
from math import ceil
from typing import Final

from PIL import Image

PATIENCE_S: Final = 1.0
NAMED: Final = {"xterm-kitty", "xterm-ghostty"}
"""Terminals of kitty's protocol, as they call themselves; a multiplexer between gives its own name instead."""
ASKED_FOR_NAME: Final = b"\x1b[c"
ANSWER: Final = re.compile(rb"\x1b\[\?([\d;]*)c")
SIXEL_FEATURE: Final = b"4"
USUAL_CELL: Final = 8
"""So many pixels is a letter wide where the terminal does not tell."""
CHUNK: Final = 4096
COLOURS: Final = 255
BAND: Final = 6
RUN: Final = re.compile(rb"(.)\1{3,}", re.DOTALL)


Shows = Callable[[bytes], str]
"""What makes of a PNG that which is written to show it."""


class Means(StrEnum):
    """How a picture is told to a terminal."""

    KITTY = "kitty"
    SIXEL = "sixel"
    NONE = "none"


def means_here(environment: Mapping[str, str] = os.environ) -> Means:
    """What this terminal understands; nothing where the lines go to a file, or come from one."""
    name = environment.get("TERM", "")
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or name in ("", "dumb") or sys.platform == "win32":
        return Means.NONE
    if name in NAMED:
        return Means.KITTY
    found = ANSWER.search(_answer(sys.stdin.fileno(), sys.stdout.fileno()))
    return Means.SIXEL if found and SIXEL_FEATURE in found[1].split(b";") else Means.NONE


def _answer(reads: int, writes: int) -> bytes:
    """What the terminal says that it is; nothing is echoed meanwhile, and an answer is never taken for a typed line."""
    import termios  # noqa: PLC0415  there is none on Windows
    import tty  # noqa: PLC0415

    before, until, answer = termios.tcgetattr(reads), time.monotonic() + PATIENCE_S, b""
    try:
        tty.setcbreak(reads, termios.TCSANOW)
        os.write(writes, ASKED_FOR_NAME)
        while not ANSWER.search(answer) and select.select([reads], [], [], max(0, until - time.monotonic()))[0]:
            answer += os.read(reads, 64)
    finally:
        termios.tcsetattr(reads, termios.TCSAFLUSH, before)
    return answer


def shown_by(means: Means) -> Shows | None:
    """How pictures are written for such a terminal; None where words say it instead."""
    match means:
        case Means.KITTY:
            return lambda png: kitty(png, *_window())
        case Means.SIXEL:
            return lambda png: sixel(png, *_window())
        case Means.NONE:
            return None


def _window() -> tuple[int, int]:
    """How many letters, and how many pixels, the window is wide."""
    columns = shutil.get_terminal_size().columns
    return columns, _pixels_wide() or columns * USUAL_CELL


def _pixels_wide() -> int:
    import fcntl  # noqa: PLC0415  there is none on Windows
    import struct  # noqa: PLC0415
    import termios  # noqa: PLC0415

    try:
        told = fcntl.ioctl(sys.stdout.fileno(), termios.TIOCGWINSZ, bytes(8))
    except OSError:
        return 0
    return int(struct.unpack("HHHH", told)[2])


def kitty(png: bytes, columns: int, pixels: int) -> str:
    """The PNG as it is, in pieces; `q=2`: the terminal answers nothing, for that would be taken for typing."""
    with Image.open(BytesIO(png)) as image:
        wide = min(columns, ceil(image.width * columns / pixels))
    text = base64.b64encode(png).decode()
    pieces = [text[at : at + CHUNK] for at in range(0, len(text), CHUNK)]
    heads = [f"a=T,f=100,q=2,c={wide},"] + [""] * (len(pieces) - 1)
    more = [1] * (len(pieces) - 1) + [0]
    return "".join(f"\x1b_G{head}m={left};{piece}\x1b\\" for head, left, piece in zip(heads, more, pieces, strict=True))


def sixel(png: bytes, columns: int, pixels: int) -> str:
    """The picture in bands of six lines, each painted colour by colour."""
    with Image.open(BytesIO(png)) as opened:
        image = opened.convert("RGB")
    if image.width > pixels:
        image = image.resize((pixels, ceil(image.height * pixels / image.width)), Image.Resampling.LANCZOS)
    # by what is there, not by how much of it: the few points of a player's colour must stay that colour
    image = image.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    size = f'"1;1;{image.width};{image.height}'
    return "".join(("\x1bP0;1q", size, *_palette(image), *_bands(image), "\x1b\\"))


def _palette(image: Image.Image) -> Iterator[str]:
    parts = image.getpalette() or []
    for number in range(len(parts) // 3):
        red, green, blue = (round(one * 100 / 255) for one in parts[3 * number : 3 * number + 3])
        yield f"#{number};2;{red};{green};{blue}"


def _bands(image: Image.Image) -> Iterator[str]:
    wide, drawn = image.width, image.tobytes()
    lines = [drawn[at : at + wide] for at in range(0, len(drawn), wide)]
    for at in range(0, len(lines), BAND):
        band = lines[at : at + BAND]
        yield "$".join(f"#{colour}{_strip(band, colour)}" for colour in sorted(set().union(*band))) + "-"


def _strip(band: list[bytes], colour: int) -> str:
    """One colour of a band: each letter says which of its six points have it, and a number how often it is repeated."""
    only = bytes(number == colour for number in range(256))
    letters = int.from_bytes(b"?" * len(band[0]), "big")
    for row, line in enumerate(band):
        letters += int.from_bytes(line.translate(only), "big") << row
    strip = letters.to_bytes(len(band[0]), "big")
    return RUN.sub(lambda run: b"!%d%b" % (len(run[0]), run[1]), strip).decode("ascii")
