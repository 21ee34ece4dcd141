"""Whatever stands in a scenario file, it is played or its fault is told: it never breaks what reads it."""

import copy
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml
from support.registry import ALL

from bot.cli.at_the_table import differences
from bot.cli.scenario_files import PlainLoader, read_cases
from engine.proof.scenario import BadScenario, Example, cases_of

FIRST, MANY = int(os.environ.get("MESTRE_FUZZ_FIRST", "0")), int(os.environ.get("MESTRE_FUZZ", "40"))
"""So many files of each kind: `MESTRE_FUZZ=2000` tries four thousand."""
FILES = sorted(Path(__file__).parent.glob("*/*.yaml"))
VALUES: tuple[Any, ...] = (
    *(None, True, 5, -1, 10**30, 1.5, float("nan"), "", "x", "P1", "P9", "everyone", "\x00", "a.b.c", "\u0669"),
    *([], [[]], [1, 2], ["P1"], [None], {}, {"a": 1}, {"P1": {"x": [1]}}, {1: 2}, {"P1": None}, {"to": 5}, {None: 1}),
)
KEYS: tuple[Any, ...] = (
    *(
        "P1",
        "zzz",
        "late",
        "then",
        "told",
        "has",
        "blue has",
        "x y z",
        "table",
        "sees",
        "hidden",
        "same_for",
        "options",
    ),
    *(5, None),
)
PIECES = (
    "",
    "[",
    "]",
    "{",
    "}",
    ":",
    "- ",
    "&a ",
    "*a",
    "\n",
    "\t",
    "!!int ",
    "#",
    '"',
    "|",
    "%",
    "\x07",
    "9" * 40,
    "? ",
)


def spots(part: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inside = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for key, value in inside:
        yield (*path, key)
        yield from spots(value, (*path, key))


def with_something_strange(chance: Random, whole: Any) -> Any:
    """The document with one thing replaced, left out, or under another name."""
    document = copy.deepcopy({**whole, "cases": [chance.choice(whole["cases"])]})
    *path, last = chance.choice(list(spots(document)))
    part = document
    for key in path:
        part = part[key]
    how = chance.random()
    if how < 0.6:
        part[last] = copy.deepcopy(chance.choice(VALUES))
    elif how < 0.75 or not isinstance(part, dict):
        del part[last]
    else:
        part[chance.choice(KEYS)] = part.pop(last)
    return document


def said_of(read: Callable[[], Iterable[Example]]) -> Iterator[str]:
    """Everything that is told of a file: what differs, or why it is none."""
    try:
        for case in read():
            yield from differences(ALL[case.game], case) if case.game in ALL else ()
    except BadScenario as broken:
        yield str(broken)


@pytest.mark.long
def test_a_strange_value_in_a_case_is_told_and_breaks_nothing() -> None:
    documents = [yaml.load(file.read_text(encoding="utf-8"), PlainLoader) for file in Random(FIRST).sample(FILES, 8)]
    for number in range(FIRST, FIRST + MANY):
        chance = Random(number)
        document = with_something_strange(chance, chance.choice(documents))

        assert all(said_of(lambda: cases_of(document))), number  # noqa: B023  it is called at once


@pytest.mark.long
def test_a_strange_letter_in_a_file_is_told_and_breaks_nothing(tmp_path: Path) -> None:
    file = tmp_path / "strange.yaml"
    for number in range(FIRST, FIRST + MANY):
        file.write_text(misspelt(Random(-1 - number)), encoding="utf-8")

        assert all(said_of(lambda: read_cases(file))), number


def misspelt(chance: Random) -> str:
    """One case of a file, with some letters that do not belong there."""
    head, _, cases = chance.choice(FILES).read_text(encoding="utf-8").partition("cases:\n")
    text = f"{head}cases:\n  - name:{chance.choice(cases.split('  - name:')[1:])}"
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(text))
        text = text[:at] + chance.choice(PIECES) + text[at + chance.randint(0, 3) :]
    return text


@pytest.mark.parametrize(
    "text",
    [
        "&a cases: *a",
        "game: holland\ncases: &c [*c]",
        "? [1]\n: 2",
        f"a: {'9' * 5000}",
        f"cases: {'[' * 5000}",
        "a: !!int 1e",
        "a: !!bool maybe",
        "!!timestamp 2020-99-99",
        "a: {<<: 5}",
        "--- a\n--- b",
        "\x00",
        "game: holland\ncases: [{name: x, when_instead: 5}]",
    ],
)
def test_what_cannot_be_read_is_no_scenario(tmp_path: Path, text: str) -> None:
    file = tmp_path / "strange.yaml"
    file.write_text(text, encoding="utf-8")

    with pytest.raises(BadScenario):
        read_cases(file)
