"""docs/fakes.md names, for each behaviour, what it follows and a test that is there."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "fakes.md"
TESTS = "".join(one.read_text(encoding="utf-8") for one in Path(__file__).parent.rglob("test_fake_*.py"))
NUMBERED = {*(f"T{number}" for number in range(1, 12)), *(f"D{number}" for number in range(1, 9))}


def rows() -> Iterator[list[str]]:
    """The cells of each row."""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("|") and not line.startswith(("| ---", "| | behaviour")):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def test_each_behaviour_names_what_it_follows_and_a_test_that_is_there() -> None:
    for _, behaviour, follows, _, shown_by in rows():
        names = re.findall(r"`([\w/.]+)`", shown_by)
        assert follows, behaviour
        assert names, behaviour
        for name in names:
            assert (ROOT / name).is_file() if "/" in name else f"def {name}(" in TESTS, name


def test_each_kindness_that_was_found_has_its_row() -> None:
    assert {number for number, *_ in rows() if number} == NUMBERED


def test_the_fakes_import_nothing_of_ours() -> None:
    for file in (*Path(__file__).parent.glob("fake_*/*.py"),):
        assert not re.search(r"^\s*(?:from|import) (?:bot|engine|render|e2e|support)\b", file.read_text(), re.MULTILINE)
