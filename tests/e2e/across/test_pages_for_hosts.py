"""The pages for hosts are true: what they say to type, to press and to set is there, and does what they say."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import discord
import pytest
from click.testing import CliRunner
from meeting import Meeting

from bot.cli.command import mestre
from bot.cli.console import Console
from bot.cli.play import USUAL_PORT
from bot.environment import Environment
from bot.store.sqlite import SqliteShelf
from engine.games import games

ROOT = Path(__file__).parents[3]
DOCS = ROOT / "docs"
HOSTING, FIRST_NIGHT = DOCS / "hosting.md", DOCS / "first-night-on-a-real-server.md"
DISCORD, TELEGRAM = DOCS / "hosting-discord.md", DOCS / "hosting-telegram.md"
PAGES = (HOSTING, DISCORD, TELEGRAM, FIRST_NIGHT)
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")
DEFAULTS = {
    *("MESTRE_DATA", "MESTRE_LOG", "MESTRE_LOBBY_DAYS", "MESTRE_ARCHIVE_DAYS"),
    *("MESTRE_STAND_IN_AFTER", "MESTRE_MOST_TABLES"),
}
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
    with click.Context(command, obj=Console.speaking("en")) as context:
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


def test_what_is_without_a_variable_is_as_the_page_says() -> None:
    rows = re.findall(r"^\| `(MESTRE_[A-Z_]+)` \| .* \| `?(\w+)`?[^|]*\|$", HOSTING.read_text(), re.MULTILINE)
    told = {name: without for name, without in rows if name in DEFAULTS}

    assert told == {name: str(Environment.model_fields[name.lower()].default) for name in DEFAULTS}


def test_a_log_says_it_in_the_words_of_the_pages() -> None:
    words = {one for page in PAGES for one in re.findall(r"`((?:discord|telegram|clock)\.[a-z_]+)`", page.read_text())}
    code = "\n".join(file.read_text() for file in (ROOT / "bot").rglob("*.py"))

    assert {"telegram.no_icons", "discord.refused", "clock.put"} <= words
    assert [one for one in words if f'"{one}"' not in code] == []


def test_the_link_asks_for_what_the_table_of_permissions_names() -> None:
    page = DISCORD.read_text()
    (asked,) = re.findall(r"permissions=(\d+)", page)
    names = "view_channel", "send_messages", "send_messages_in_threads", "attach_files"

    assert discord.Permissions(int(asked)) == discord.Permissions(**dict.fromkeys(names, True))
    for name in names:
        assert name.replace("_", " ").title().replace("In", "in") in page


def test_what_is_proxied_is_where_we_listen() -> None:
    page, hook = HOSTING.read_text(), TELEGRAM.read_text()
    (path,) = re.findall(r"TELEGRAM_WEBHOOK=https://[^/]+(/\S+)", hook)
    port = Environment.model_fields["telegram_port"].default

    assert set(re.findall(r"(?:reverse_proxy|proxy_pass) (?:http://)?127\.0\.0\.1:(\d+)", page)) == {str(USUAL_PORT)}
    assert re.findall(r"reverse_proxy (\S+) \S+:(\d+) \S+:(\d+)", hook) == [(path, str(port), str(port))]
    assert f"TELEGRAM_PORT={port}" in hook
    assert f'"127.0.0.1:{USUAL_PORT}:{USUAL_PORT}"' in COMPOSE
    assert f"http://127.0.0.1:{USUAL_PORT}/" in page


def test_the_service_is_started_where_the_lines_before_it_have_put_it() -> None:
    page = HOSTING.read_text().partition("## As a service")[2]
    unit = dict(re.findall(r"^(\w+)=(.+)$", page, re.MULTILINE))

    assert f"useradd --system --home-dir {unit['WorkingDirectory']} --create-home {unit['User']}" in page
    assert unit["ExecStart"].partition("/bin/")[0] == re.findall(r"python3 -m venv (\S+)", page)[0]
    assert unit["ReadWritePaths"] == unit["WorkingDirectory"]  # the data folder lies there unless told otherwise
    assert f"ends with {unit['RestartPreventExitStatus']} where only you can help" in page


def test_the_store_of_compose_is_set_as_the_page_says_of_one() -> None:
    for words in ("--appendonly yes", "--maxmemory-policy noeviction"):
        assert words in COMPOSE
        assert words in said(HOSTING)
        assert f"`{words.removeprefix('--')}`" in said(HOSTING)
