"""Pictures in the terminal: shown where it says that it can, and not one byte of them anywhere else."""

import base64
import os
import re
import select
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BytesIO
from random import Random
from typing import TextIO

import pytest
from click.testing import Result
from PIL import Image

from bot.cli import in_the_terminal
from bot.cli.in_the_terminal import Means, kitty, means_here, sixel

if sys.platform == "win32":
    pytest.skip("Windows has no such terminals", allow_module_level=True)
import termios

Run = Callable[..., Result]


def png(*lines: str) -> bytes:
    """A small picture of black and white points."""
    image = Image.new("RGB", (len(lines[0]), len(lines)), "white")
    for y, line in enumerate(lines):
        for x, point in enumerate(line):
            if point == "#":
                image.putpixel((x, y), (0, 0, 0))
    kept = BytesIO()
    image.save(kept, "PNG")
    return kept.getvalue()


@dataclass
class Terminal:
    """What this process reads from and writes to, seen from its other end."""

    monkeypatch: pytest.MonkeyPatch
    ours: int
    reads: TextIO
    writes: TextIO

    def means(self, name: str, answer: bytes = b"", **more: str) -> Means:
        """What is found out about a terminal of this name, which answers so."""
        os.write(self.ours, answer)
        with self.monkeypatch.context() as patched:
            patched.setattr(sys, "stdin", self.reads)
            patched.setattr(sys, "stdout", self.writes)
            return means_here({"TERM": name, **more})

    @property
    def read(self) -> bytes:
        """What was written to it."""
        return os.read(self.ours, 64) if select.select([self.ours], [], [], 0)[0] else b""


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[Terminal]:
    monkeypatch.setattr(in_the_terminal, "PATIENCE_S", 0.01)
    ours, theirs = os.openpty()
    quiet = termios.tcgetattr(theirs)
    quiet[3] &= ~termios.ECHO
    termios.tcsetattr(theirs, termios.TCSANOW, quiet)
    with os.fdopen(os.dup(theirs), "r") as reads, os.fdopen(theirs, "w") as writes:
        yield Terminal(monkeypatch, ours, reads, writes)
        os.close(ours)


@pytest.mark.parametrize(
    ("answer", "means"),
    [(b"\x1b[?62;4;22c", Means.SIXEL), (b"\x1b[?64;1;2;14;24c", Means.NONE), (b"\x1b[?6c", Means.NONE)],
)
def test_a_terminal_is_believed_what_it_answers(terminal: Terminal, answer: bytes, means: Means) -> None:
    assert terminal.means("xterm-256color", answer) is means


def test_nothing_of_the_answer_is_taken_for_a_typed_line(terminal: Terminal) -> None:
    terminal.means("xterm-256color", b"\x1b[?62;4c")

    os.write(terminal.ours, b"choose 5\n")

    assert terminal.reads.readline() == "choose 5\n"


def test_a_terminal_that_answers_nothing_shows_words(terminal: Terminal) -> None:
    assert terminal.means("xterm") is Means.NONE
    assert terminal.read == b"\x1b[c"


def test_kitty_says_so_by_its_name_and_is_not_asked(terminal: Terminal) -> None:
    assert terminal.means("xterm-kitty") is Means.KITTY
    assert terminal.read == b""


def test_where_another_program_stands_between_kitty_is_not_believed(terminal: Terminal) -> None:
    assert terminal.means("tmux-256color", b"\x1b[?1;2c", KITTY_WINDOW_ID="1") is Means.NONE


@pytest.mark.parametrize("name", ["dumb", ""])
def test_a_terminal_without_a_name_is_not_even_asked(terminal: Terminal, name: str) -> None:
    assert terminal.means(name) is Means.NONE
    assert terminal.read == b""


def test_nothing_is_asked_where_lines_come_from_a_file() -> None:
    assert means_here({"TERM": "xterm-kitty"}) is Means.NONE


def test_kitty_is_given_the_whole_picture_in_pieces_and_asked_for_no_answer() -> None:
    noise = Image.frombytes("RGB", (60, 60), Random(1).randbytes(60 * 60 * 3))
    kept = BytesIO()
    noise.save(kept, "PNG")

    pieces = re.findall(r"\x1b_G([^;]*);([^\x1b]*)\x1b\\", kitty(kept.getvalue(), 80, 640))

    assert pieces[0][0] == "a=T,f=100,q=2,c=8,m=1"
    assert [head for head, _ in pieces[1:]] == ["m=1"] * (len(pieces) - 2) + ["m=0"]
    assert base64.b64decode("".join(text for _, text in pieces)) == kept.getvalue()


def test_a_picture_wider_than_the_window_is_as_wide_as_the_window() -> None:
    assert ",c=80," in kitty(png("#" * 2000), 80, 640)
    assert '"1;1;640;1' in sixel(png("#" * 2000), 80, 640)


def test_a_sixel_is_painted_colour_by_colour_in_bands_of_six_lines() -> None:
    told = sixel(png("#.....", "......", "......", "......", "......", ".....#", "######"), 80, 640)

    body = re.fullmatch(r'\x1bP0;1q"1;1;6;7((?:#\d+;2;\d+;\d+;\d+)+)(.*)\x1b\\', told, re.DOTALL)
    assert body is not None
    black, white = (re.findall(rf"#(\d+);2;{one};{one};{one}(?=#|$)", body[1])[0] for one in (0, 100))
    first, second, rest = body[2].split("-")
    assert sorted(first.split("$")) == sorted([f"#{black}@!4?_", f"#{white}}}!4~^"])
    assert (second, rest) == (f"#{black}!6@", "")


def test_a_colour_of_which_there_is_little_stays_itself() -> None:
    drawn = Image.radial_gradient("L").resize((120, 120)).convert("RGB")
    drawn.paste((70, 189, 136), (0, 0, 3, 3))
    kept = BytesIO()
    drawn.save(kept, "PNG")

    told = re.findall(r"#\d+;2;(\d+);(\d+);(\d+)", sixel(kept.getvalue(), 80, 640))
    assert any(int(green) > int(red) + 35 and int(green) > int(blue) + 10 for red, green, blue in told)


def test_a_table_shows_its_pictures_instead_of_words(mestre: Run) -> None:
    shown = mestre("terminal", "porrinha", "--show", "kitty", "--seed", "x", keys="quit\n").output
    told = mestre("terminal", "porrinha", "--show", "none", "--seed", "x", keys="quit\n").output

    assert "\x1b_Ga=T" in shown
    assert "\x1b" not in told


def test_a_table_whose_lines_go_to_a_file_writes_words(mestre: Run) -> None:
    assert "\x1b" not in mestre("terminal", "holland", "--seed", "x", keys="quit\n").output
