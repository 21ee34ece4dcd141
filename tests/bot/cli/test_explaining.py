"""The command line speaks of itself in the language of whoever types: help, headings, and what click finds wrong."""

import ast
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from gettext import gettext
from importlib.metadata import version
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from bot.cli.command import COMMANDS
from bot.cli.command import mestre as command
from bot.cli.console import Console
from bot.cli.explaining import click_key
from bot.cli.play import USUAL_PORT
from bot.text import LANGUAGES, Catalogue

Run = Callable[..., Result]
WORD = re.compile(r"[^\W\d_]{3,}")
PROPER: set[str] = {
    *("mestre", "Mestre", "MESTRE", "ADDRESS", "DATA", "PICTURES", "env", "Redis", "URL", "JSON", "PNG", "png", "svg"),
    *("Ctrl", "Enter", "docs", "tests", "chat", "table", "token", "link", "terminal"),
}
"""Names, what is typed as it stands, and what Brazilians call as the English do."""

NOT_MET = {
    # told to whoever writes a command
    "Arguments take exactly one parameter declaration, got {length}: {decls}.",
    "Boolean option {decl!r} cannot use the same flag for true/false.",
    "Choice({choices})",
    "Could not determine name for option with declarations {decls!r}",
    "Invalid start character for option ({option})",
    "Name '{name}' defined twice",
    "No options defined but a name was passed ({name}). Did you mean to declare an argument instead? "
    "Did you mean to pass '--{name}'?",
    "Unknown color {colour!r}",
    "Unknown standard stream '{name}'",
    # of what our command has none: values that are several, dates, ids, prompts with a choice, an editor, old commands
    "(dynamic)",
    "Argument {name!r} takes {nargs} values.",
    "Choose from:\n\t{choices}",
    "Confirm the action without prompting.",
    "Could not open file {filename!r}: {message}",
    "DeprecationWarning: The command {name!r} is deprecated.{extra_message}",
    "DeprecationWarning: The {param_type} {name!r} is deprecated.{extra_message}",
    "Do you want to continue?",
    "Error: The two entered values do not match.",
    "Error: invalid input",
    "Missing parameter",
    "Missing parameter: {param_name}",
    "Missing {param_type}",
    "Positional arguments",
    "Repeat for confirmation",
    "Takes {nargs} values but 1 was given.",
    "Value must be an iterable.",
    "d",
    "deprecated",
    "env var: {var}",
    "unknown error",
    "{editor}: Editing failed",
    "{editor}: Editing failed: {e}",
    "{len_type} values are required, but {len_value} was given.",
    "{name} {filename!r} is not executable.",
    "{name} {filename!r} is not writable.",
    "{value!r} does not match the format {format}.",
    "{value!r} is not a valid UUID.",
    "{value!r} is not a valid boolean. Recognized values: {states}",
    # of the shell and of the system
    "Couldn't detect Bash version, shell completion is not supported.",
    "Shell completion is not supported for Bash versions older than 4.4.",
    "Windows error: {error}",
    # said by our own help
    "%(prog)s, version %(version)s",
    "Show the version and exit.",
    "Show this message and exit.",
    "directory",
    "file",
    "path",
}
"""What click can say, but not here."""


def explained(lang: str) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Every command by what is typed, with its help in a language; a word that is missing raises."""
    context = click.Context(command, obj=Console(Catalogue.load().words(lang)))
    for name in COMMANDS:
        one = command.get_command(context, name)
        assert one is not None
        yield (name,), one
        if isinstance(one, click.Group):
            yield from (((name, below), it) for below, it in one.commands.items())


PATHS = [(), *(path for path, _ in explained("en"))]


def options(one: click.Command) -> dict[str, click.Option]:
    return {it.opts[-1].lstrip("-"): it for it in one.params if isinstance(it, click.Option)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_and_every_option_has_help(lang: str) -> None:
    lacking = [path for path, one in explained(lang) if not one.help]
    bare = [(*path, name) for path, one in explained(lang) for name, it in options(one).items() if not it.help]

    assert (lacking, bare) == ([], [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_explained_that_is_not_there(lang: str) -> None:
    words = Catalogue.load()
    known = {
        "cli-help-mestre": {"lang", "version"},
        "cli-help-shared": {"help"},
        "cli-help-typed": {"options", "command"},
    }
    for path, one in explained(lang):
        known[f"cli-help-{'-'.join(path)}"] = set(options(one))
        known["cli-help-shared"] |= set(options(one))
        known["cli-help-typed"] |= {it.opts[-1].lstrip("-") for it in one.params}
        known["cli-help-typed"] |= {it.type.name.replace(" ", "-") for it in one.params}
    keys = [key for key in words.ids[lang] if key.startswith("cli-help-")]
    found = {key: message for key in keys if (message := words.message(lang, key))}

    assert set(found) == set(known)
    assert {key: {it.id.name for it in one.attributes} - known[key] for key, one in found.items()} == {
        key: set() for key in known
    }


@pytest.mark.parametrize("path", PATHS, ids=" ".join)
@pytest.mark.parametrize("lang", ["pt-BR", "uk"])
def test_no_word_of_the_english_help_is_left(mestre: Run, lang: str, path: tuple[str, ...]) -> None:
    english, told = (mestre(*path, "--help", lang=one).output for one in ("en", lang))
    typed = {word for one in (path, COMMANDS, *names_in(path)) for name in one for word in WORD.findall(name)}

    assert WORD.findall(english)
    assert set(WORD.findall(english)) & set(WORD.findall(told)) - PROPER - typed == set()


def names_in(path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The names of what is below a command or among its options, and the choices of these."""
    one = dict(explained("en")).get(path, command)
    yield tuple(getattr(one, "commands", ()))
    for it in one.params:
        yield (*it.opts, *it.secondary_opts, str(it.default))
        yield tuple(getattr(it.type, "choices", ()))
    yield ("--help", "backup", "scenarios")


@pytest.mark.parametrize("path", PATHS, ids=" ".join)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_language_counts_wherever_it_is_typed(mestre: Run, lang: str, path: tuple[str, ...]) -> None:
    before, after = mestre(*path, "--help", lang=lang), mestre(*path, "--help", "--lang", lang, lang="en")

    assert before.exit_code == 0
    assert before.output == after.output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_names_the_port_that_is_usual(mestre: Run, lang: str) -> None:
    assert str(USUAL_PORT) in mestre("play", "--help", lang=lang).output


SAID = {
    ("render",): (
        "Error: Missing option '-o' / '--output'.",
        "Erro: Falta a opção '-o' / '--output'.",
        "Помилка: Бракує параметра '-o' / '--output'.",
    ),
    ("simulate",): (
        "Error: Missing argument 'GAME'.",
        "Erro: Falta o argumento 'JOGO'.",
        "Помилка: Бракує аргументу 'ГРА'.",
    ),
    ("dance",): (
        "Error: No such command 'dance'.",
        "Erro: Não existe o comando 'dance'.",
        "Помилка: Команди 'dance' немає.",
    ),
    ("store", "dance"): (
        "Error: No such command 'dance'.",
        "Erro: Não existe o comando 'dance'.",
        "Помилка: Команди 'dance' немає.",
    ),
    ("games", "--jsn"): (
        "Error: No such option '--jsn'. Did you mean '--json'?",
        "Erro: Não existe a opção '--jsn'. Você quis dizer '--json'?",
        "Помилка: Параметра '--jsn' немає. Може, '--json'?",
    ),
    ("simulate", "porrinha", "--policy", "best"): (
        "Error: Invalid value for '--policy': 'best' is not one of 'random', 'greedy'.",
        "Erro: Valor inválido para '--policy': 'best' não está entre 'random', 'greedy'.",
        "Помилка: Неправильне значення '--policy': 'best' немає серед 'random', 'greedy'.",
    ),
    ("play", "--port", "many"): (
        "Error: Invalid value for '--port': 'many' is not a whole number.",
        "Erro: Valor inválido para '--port': 'many' não é um número inteiro.",
        "Помилка: Неправильне значення '--port': 'many' — не ціле число.",
    ),
    ("play", "--port", "70000"): (
        "Error: Invalid value for '--port': 70000 is not in the range 0<=x<=65535.",
        "Erro: Valor inválido para '--port': 70000 está fora do intervalo 0<=x<=65535.",
        "Помилка: Неправильне значення '--port': 70000 поза межами 0<=x<=65535.",
    ),
    ("replay", "none.json"): (
        "Error: Invalid value for 'FILE': 'none.json' does not exist.",
        "Erro: Valor inválido para 'ARQUIVO': 'none.json' não existe.",
        "Помилка: Неправильне значення 'ФАЙЛ': 'none.json' не існує.",
    ),
    ("replay", "."): (
        "Error: Invalid value for 'FILE': '.' is a folder, not a file.",
        "Erro: Valor inválido para 'ARQUIVO': '.' é uma pasta, não um arquivo.",
        "Помилка: Неправильне значення 'ФАЙЛ': '.' — тека, а не файл.",
    ),
    ("games", "a", "b"): ("Error: Unexpected: a b", "Erro: Sobrou: a b", "Помилка: Зайве: a b"),
}
TRY = {"en": "Try 'mestre", "pt-BR": "Veja a ajuda: 'mestre", "uk": "Довідка: 'mestre"}
USAGE = {"en": "Usage: mestre", "pt-BR": "Uso: mestre", "uk": "Використання: mestre"}


@pytest.mark.parametrize("typed", SAID, ids=" ".join)
@pytest.mark.parametrize("lang", ["en", "pt-BR", "uk"])
def test_what_is_typed_wrongly_is_told(mestre: Run, lang: str, typed: tuple[str, ...]) -> None:
    said = dict(zip(("en", "pt-BR", "uk"), SAID[typed], strict=True))[lang]

    told = mestre(*typed, lang=lang)

    usage, hint, _, error = told.stderr.splitlines()
    assert told.exit_code == 2
    assert (error, usage.startswith(USAGE[lang]), hint.startswith(TRY[lang])) == (said, True, True)


@pytest.mark.parametrize(("lang", "word"), [("en", "version"), ("pt-BR", "versão"), ("uk", "версія")])
def test_the_version_is_told(mestre: Run, lang: str, word: str) -> None:
    assert mestre("--version", lang=lang).output == f"mestre, {word} {version('mestre')}\n"


def test_the_language_of_the_file_is_that_of_help_and_errors(
    mestre: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MESTRE_LANG", raising=False)
    monkeypatch.setenv("LANG", "en")
    (tmp_path / ".env").write_text("MESTRE_LANG=uk\n")

    assert CliRunner().invoke(command, ["games", "--help"]).output.startswith("Використання: ")
    assert "Помилка: " in CliRunner().invoke(command, ["games", "--none"]).stderr


@pytest.mark.parametrize("typed", [["games"], ["--help"], ["games", "--help"], ["dance"]])
def test_a_language_that_is_not_spoken_is_named_before_english_is(
    mestre: Run, typed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MESTRE_LANG", "fr_FR")
    told, english = CliRunner().invoke(command, typed), mestre(*typed)

    line = "MESTRE_LANG=fr_FR is no language that is spoken here. There are: pt-BR, uk, en.\n"
    assert (told.stderr, told.stdout) == (line + english.stderr, english.stdout)
    assert told.exit_code == english.exit_code


def test_a_language_that_is_typed_must_be_spoken() -> None:
    told = CliRunner().invoke(command, ["games", "--lang", "fr", "--help"])

    assert told.exit_code == 2
    assert told.stderr.endswith("Error: Invalid value for '--lang': 'fr' is not one of 'pt-BR', 'uk', 'en'.\n")


def test_the_commands_are_listed_without_being_loaded() -> None:
    listing = "import sys; from bot.cli.command import mestre; mestre(['--help'], standalone_mode=False)"
    loaded = "print(*sorted(name for name in sys.modules if name.startswith('bot.cli.')))"
    ran = subprocess.run([sys.executable, "-c", f"{listing}; {loaded}"], capture_output=True, text=True, check=True)

    assert "terminal" in ran.stdout
    assert ran.stdout.splitlines()[-1] == "bot.cli.command bot.cli.console bot.cli.explaining"


def test_click_says_to_others_what_it_always_said(mestre: Run) -> None:
    mestre("dance", lang="uk")

    assert vars(click.exceptions)["_"] is gettext


def said_by_click() -> Iterator[str]:
    """All that it asks gettext for, by its own source."""
    for file in Path(click.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="_" | "ngettext"), args=[ast.Constant(value=str(message)), *_]):
                    yield message


def test_all_that_click_can_say_here_is_ours() -> None:
    words, said = Catalogue.load().words("en"), {*said_by_click(), "required"}

    assert {message for message in said if not words.has(click_key(message))} == NOT_MET
    assert {key for key in words.catalogue.ids["en"] if key.startswith("cli-click-")} <= {*map(click_key, said)}
