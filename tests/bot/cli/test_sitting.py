"""Time before a terminal: a person at a real one, and lines that lie ready."""

import os
import sys
from collections.abc import Iterator

import click
import pytest

from bot.cli.sitting import AtTheKeyboard, Scripted

if sys.platform == "win32":
    pytest.skip("Windows has no such terminals", allow_module_level=True)


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The other end of the terminal from which this process reads."""
    ours, theirs = os.openpty()
    with os.fdopen(theirs, "r", encoding="utf-8") as terminal:
        monkeypatch.setattr(sys, "stdin", terminal)
        yield ours
        os.close(ours)


def test_what_is_typed_in_time_is_taken(keyboard: int) -> None:
    os.write(keyboard, b"escolher 5\n")

    assert AtTheKeyboard().line("Ana>", 60_000) == "escolher 5"


def test_whoever_types_nothing_holds_nobody_up(keyboard: int) -> None:
    sitting = AtTheKeyboard()

    assert sitting.line("Ana>", sitting.now_ms() + 10) is None


def test_what_was_begun_is_taken_with_the_rest_of_its_line(keyboard: int) -> None:
    sitting = AtTheKeyboard()
    os.write(keyboard, b"cho")
    assert sitting.line("Ana>", sitting.now_ms() + 10) is None

    os.write(keyboard, b"ose 5\n")

    assert sitting.line("Ana>", 60_000) == "choose 5"


def test_the_end_of_the_input_is_leaving(keyboard: int) -> None:
    os.write(keyboard, b"\x04")

    with pytest.raises(click.Abort):
        AtTheKeyboard().line("Ana>", 60_000)


def test_where_lines_lie_ready_time_is_as_long_as_what_is_waited_for() -> None:
    sitting = Scripted()

    sitting.rest(25_000)
    sitting.rest(5_000)

    assert sitting.now_ms() == 25_000
