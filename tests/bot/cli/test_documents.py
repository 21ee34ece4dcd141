"""Every command that a document names is one, word for word; those of the store are carried out as they stand there."""

import re
import shlex
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import click
import pytest
from click.testing import Result

from bot.cli.command import mestre as command
from bot.cli.console import Console

HERE = Path(__file__).parents[3]
DOCUMENTS = [*HERE.glob("*.md"), *HERE.glob("docs/*.md"), *HERE.glob("examples/*/README.md")]
SPOKEN = re.compile(r"(?:^|(?<=`))(mestre|make|python -m) (?!and |is )([^`\n]*)", re.MULTILINE)
MEANT = {"GAME": "porrinha", "SLUG": "porrinha", "TABLE": "table000", "N": "3", "S": "a", "K": "2", "FILE…": "FILE"}
"""What a reader puts in the place of a word in capitals."""
OF_THE_STORE = (
    *("mestre store backup monday.zip", "mestre store letters", "mestre store broken", "mestre store check"),
    *("mestre store retry", "mestre store copy data FROM", "mestre store copy FROM TO"),
)
Run = Callable[..., Result]


def commands(program: str) -> list[str]:
    """What follows the name of a program, wherever a document has one typed; what is said of it is not typed."""
    typed = (found for file in DOCUMENTS for found in SPOKEN.findall(file.read_text("utf-8")))
    lines = {line.split("#")[0].split("2>")[0].strip() for name, line in typed if name == program}
    return sorted(filter(None, lines))


@pytest.mark.parametrize("line", commands("mestre"))
def test_a_command_is_understood_as_it_stands_in_the_documents(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for file in ("FILE", "monday.zip"):
        (tmp_path / file).touch()
    (tmp_path / "pictures").mkdir()

    assert understood(command, [MEANT.get(word, word) for word in shlex.split(line)])


def understood(group: click.Command, words: list[str], above: click.Context | None = None) -> bool:
    """Whether these words are a command; raises what whoever types them would be told."""
    try:
        context = group.make_context(group.name, [*words], parent=above, obj=Console.speaking("en"))
    except (click.exceptions.Exit, click.MissingParameter, click.exceptions.NoArgsIsHelpError):  # it is only named
        return True
    if not isinstance(group, click.Group):
        return True
    name, found, rest = group.resolve_command(context, words)
    assert found is not None, name
    return understood(found, rest, context)


@pytest.mark.parametrize("line", commands("make"))
def test_what_make_is_asked_for_can_be_made(line: str) -> None:
    target, *_ = line.split()

    assert re.search(rf"^{target}:", (HERE / "Makefile").read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("line", commands("python -m"))
def test_a_bench_that_is_named_is_there(line: str) -> None:
    assert find_spec(line.split(maxsplit=1)[0]) is not None


def test_the_store_does_what_the_documents_say_of_it(
    mestre: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert mestre("store", "copy", "nothing", "data").exit_code == 0

    for line in OF_THE_STORE:
        assert mestre(*line.split()[1:]).exit_code == 0, line
    assert mestre("store", "restore", "monday.zip", "--data", "new").exit_code == 0
