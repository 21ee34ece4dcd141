"""The pages for hosts are true: what they say to type, to press and to set is there, and does what they say."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner
from meeting import Meeting

from bot.cli.command import mestre
from bot.environment import Environment
from bot.store.sqlite import SqliteShelf
from engine.games import games

ROOT = Path(__file__).parents[3]
DOCS = ROOT / "docs"
HOSTING, FIRST_NIGHT = DOCS / "hosting.md", DOCS / "first-night-on-a-real-server.md"
DISCORD, TELEGRAM = DOCS / "hosting-discord.md", DOCS / "hosting-telegram.md"
PAGES = (HOSTING, DISCORD, TELEGRAM, FIRST_NIGHT)
OF_BOTFATHER = {"newbot", "setprivacy", "setjoingroups", "setinline", "start"}
ADDRESSES = {"health", "metrics", "telegram"}
OF_THE_PORTAL = {
    *("New Application", "Installation", "Guild Install", "User Install", "Bot", "Public Bot", "Reset Token"),
    *("Privileged Gateway Intents", "General Information", "Application ID", "Attach Files", "@BotFather"),
}
EMPHASIS = {"on", "set aside", "SQLite", "Redis or Valkey", "Before.", "What differs."}
READ_ELSEWHERE = {"MESTRE_LANG"}
"""Before anything else, by the command."""


def said(page: Path) -> str:
    """A page in one line."""
    return " ".join(page.read_text(encoding="utf-8").split())


def lines_of_the_command() -> Iterator[list[str]]:
    """Every `mestre …` that can be typed, on any page."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for line in re.findall(r"(?:^|`|=\S+ |/bin/)(mestre [a-z][^`\n]*)", text, re.MULTILINE):
            yield shlex.split(line.partition("#")[0])[1:]


def slash_commands(page: Path) -> Iterator[tuple[str, list[str]]]:
    """Every `/command option:Value` of a page."""
    for name, options in re.findall(r"`/([a-z]+(?: kick)?)((?: \w+:\w+)*)", page.read_text(encoding="utf-8")):
        if name not in OF_BOTFATHER | ADDRESSES:
            yield name, [one.partition(":")[0] for one in options.split()]


@pytest.mark.parametrize("line", list(lines_of_the_command()), ids=" ".join)
def test_a_command_line_of_the_pages_is_understood(line: list[str]) -> None:
    command: click.Command = mestre
    with click.Context(command) as context:
        while isinstance(command, click.Group):
            _, found, line = command.resolve_command(context, line)
            assert found is not None
            command = found
        values = {"FROM": "data", "TO": "other", "SLUG": "game", "monday.zip": __file__}
        assert command.make_parser(context).parse_args([values.get(one, one) for one in line])


def test_the_store_may_be_asked_as_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ("letters", "broken", "check", "retry", "copy data other", "backup monday.zip", "restore monday.zip")
    monkeypatch.chdir(tmp_path)
    SqliteShelf.opened(tmp_path / "data", games).close()
    for line in asked:
        assert f"mestre store {line.replace('data other', 'FROM TO')}" in said(HOSTING)
        if line.startswith("restore"):
            monkeypatch.setenv("MESTRE_DATA", str(tmp_path / "empty"))
        answer = CliRunner().invoke(mestre, ["store", *line.split()])
        assert (line, answer.exit_code) == (line, 0)
        assert answer.output  # whoever asks is told something, also of an empty store


def test_a_table_is_dropped_as_the_page_says_and_only_one_that_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "`mestre store drop TABLE --yes` deletes one for good" in said(HOSTING)
    monkeypatch.chdir(tmp_path)
    SqliteShelf.opened(tmp_path / "data", games).close()
    answer = CliRunner().invoke(mestre, ["store", "drop", "k3f9w2ab", "--yes"])

    assert answer.exit_code != 0
    assert "k3f9w2ab" in answer.output


def test_every_variable_is_on_the_page_in_the_example_and_read() -> None:
    read = {name.upper() for name in Environment.model_fields}
    told = set(re.findall(r"`([A-Z]+(?:_[A-Z]+)+)`", HOSTING.read_text().partition("## Where tables live")[0]))
    example = set(re.findall(r"^#?([A-Z]+(?:_[A-Z]+)+)=", (ROOT / ".env.example").read_text(), re.MULTILINE))

    assert told - READ_ELSEWHERE == read
    assert example == read


@pytest.mark.parametrize("page", [DISCORD, TELEGRAM, FIRST_NIGHT], ids=lambda page: page.stem)
async def test_what_the_page_says_to_type_in_a_chat_is_offered_there(meeting: Meeting, page: Path) -> None:
    in_discord: dict[str, Any] = {one["name"]: one for one in meeting.discord.commands}
    in_telegram = {one["command"] for menu in meeting.hosting.fake.commands.values() for one in menu}
    for name, options in slash_commands(page):
        top, _, sub = name.partition(" ")
        if page is TELEGRAM:
            assert name in in_telegram
            continue
        declared = in_discord[top]
        declared = next(one for one in declared["options"] if one["name"] == sub) if sub else declared
        assert set(options) <= {one["name"] for one in declared.get("options", ())}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_the_page_says_to_press_stands_on_a_button_of_ours_or_of_the_portal(page: Path) -> None:
    texts = (file.read_text(encoding="utf-8") for file in (ROOT / "bot" / "text" / "en").glob("*.ftl"))
    values = {value for text in texts for value in re.findall(r"^(?:[\w-]+| +\.button) = (.+)$", text, re.MULTILINE)}
    ours = {re.sub(r"\{[^}]*\}", "…", value) for value in values}  # pages say so for what differs

    for label in re.findall(r"\*\*([^*]+)\*\*", said(page)):
        assert label in ours | OF_THE_PORTAL | EMPHASIS
