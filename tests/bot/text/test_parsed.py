"""A text is parsed once, and what came of it is found by the next start."""

import pickle
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from bot.text.parsed import MARK_BYTES, parsed

OTHER = FluentParser(with_spans=False).parse("two = Two\n")


@pytest.fixture
def text(tmp_path: Path) -> Path:
    file = tmp_path / "toy.ftl"
    file.write_text("one = One\n", encoding="utf-8")
    return file


def ids(text: ast.Resource) -> list[str]:
    return [entry.id.name for entry in text.body if isinstance(entry, ast.Message)]


def beside(file: Path) -> Path:
    return file.parent / "__pycache__" / "toy.ftl.parsed"


def planted(file: Path) -> None:
    """In what was kept of a text stands another one, as if it were what had come of this."""
    mark = beside(file).read_bytes()[:MARK_BYTES]
    beside(file).write_bytes(mark + pickle.dumps(OTHER))


@pytest.fixture(autouse=True)
def starts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python may keep what it compiles."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)


def started_anew(file: Path) -> list[str]:
    parsed.cache_clear()
    return ids(parsed(file))


def test_the_next_start_reads_what_was_kept(text: Path) -> None:
    assert started_anew(text) == ["one"]
    planted(text)

    assert started_anew(text) == ["two"]


def test_a_text_that_was_edited_is_parsed_anew(text: Path) -> None:
    started_anew(text)
    planted(text)
    text.write_text("six = Six\n", encoding="utf-8")

    assert started_anew(text) == ["six"]
    assert started_anew(text) == ["six"]


def test_what_was_kept_holds_all_that_a_text_says(text: Path) -> None:
    text.write_text('# why\none = { $n ->\n  [one] One { "x" }\n *[other] { f(n: 1) }\n}\n  .help = Help\n', "utf-8")
    started_anew(text)
    parsed.cache_clear()

    assert parsed(text).equals(FluentParser().parse(text.read_text("utf-8")))


def test_nothing_is_kept_where_python_keeps_nothing(text: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)

    assert started_anew(text) == ["one"]
    assert not beside(text).exists()


def test_a_folder_in_which_nothing_can_be_written_does_no_harm(text: Path) -> None:
    (text.parent / "__pycache__").write_text("no folder")

    assert started_anew(text) == ["one"]
