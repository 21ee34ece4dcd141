"""`mestre store`: what it says to whoever runs the house."""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from click.testing import Result
from support.servers import Server

from bot.running import OpenService, house, now_ms
from bot.store.sqlite import SqliteShelf
from bot.tables.model.intents import Door, Fill, Intent, Open, Person, Start
from bot.tables.ports.store import TableAside
from engine.games import games

Run = Callable[..., Result]


@pytest.fixture
def lived_in(tmp_path: Path) -> Path:
    async def move_in() -> None:
        shelf = SqliteShelf.opened(tmp_path / "old", dict)
        await shelf.change_person("ana", partial(replace, language="uk"))
        shelf.close()

    asyncio.run(move_in())
    return tmp_path / "old"


def test_what_is_logged_beside_an_answer_is_no_part_of_it(tmp_path: Path) -> None:
    server = Server(tmp_path / "redis", ("--appendonly", "no")).start()
    told = subprocess.run(
        [sys.executable, "-c", "from bot.cli import main; main()", "store", "letters"],
        check=True,
        cwd=tmp_path,
        env={**os.environ, "REDIS_URL": server.url, "MESTRE_LANG": "en"},
        capture_output=True,
        text=True,
    )
    server.stop()

    assert told.stdout.strip() == "Every letter was delivered."
    assert [json.loads(line)["event"] for line in told.stderr.splitlines()] == ["store.may_forget"]


def test_a_store_is_copied_once(mestre: Run, lived_in: Path, tmp_path: Path) -> None:
    first = mestre("store", "copy", str(lived_in), str(tmp_path / "new"))
    second = mestre("store", "copy", str(lived_in), str(tmp_path / "new"))

    assert first.output.strip() == "Copied. Tables: 0. People: 1. Pictures: 0."
    assert (second.exit_code, second.output.strip()) == (2, "That store already holds tables: copy into an empty one.")


def test_a_copy_carries_the_pictures_that_matches_were_begun_with(mestre: Run, lived_in: Path, tmp_path: Path) -> None:
    pictures = lived_in / "pictures"
    pictures.mkdir()
    for name in ("boat.jpeg", "album.json"):
        (pictures / name).write_text(name)

    copied = mestre("store", "copy", str(lived_in), str(tmp_path / "new"))

    assert copied.output.strip() == "Copied. Tables: 0. People: 1. Pictures: 1."
    assert {file.name for file in (tmp_path / "new" / "pictures").iterdir()} == {"boat.jpeg", "album.json"}


@pytest.mark.parametrize("url", ["redis://:s3cr/et@127.0.0.1:6379/0", "nonsense://x"])
def test_an_address_that_is_none_is_one_line_without_the_password(mestre: Run, lived_in: Path, url: str) -> None:
    copied = mestre("store", "copy", str(lived_in), url)

    assert copied.exit_code == 2
    assert len(copied.output.splitlines()) == 1
    assert "s3cr" not in copied.output


def test_a_server_that_does_not_answer_is_named(mestre: Run, lived_in: Path) -> None:
    nobody = mestre("store", "copy", str(lived_in), "redis://127.0.0.1:1/0")

    assert nobody.exit_code == 2
    assert "does not answer" in nobody.output


@pytest.mark.parametrize(("lang", "said"), [("en", "Every letter"), ("pt-BR", "Todas"), ("uk", "Усі")])
def test_no_dead_letters_is_good_news(mestre: Run, lived_in: Path, lang: str, said: str) -> None:
    assert said in mestre("store", "letters", "--data", str(lived_in), lang=lang).output


@pytest.mark.parametrize("asked", ["letters", "broken", "retry"])
def test_a_folder_without_a_store_is_said_to_have_none_and_gets_none(mestre: Run, tmp_path: Path, asked: str) -> None:
    told = mestre("store", asked, "--data", str(tmp_path / "typo"))

    assert told.exit_code == 2
    assert "no store" in told.output
    assert not (tmp_path / "typo").exists()


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("letters", "Every letter was delivered."),
        ("broken", "No table is set aside."),
        ("retry", "No table is set aside."),
    ],
)
def test_a_house_that_is_open_can_be_asked(mestre: Run, lived_in: Path, asked: str, said: str) -> None:
    opened = SqliteShelf.opened(lived_in, dict)
    told = mestre("store", asked, "--data", str(lived_in))
    opened.close()

    assert (told.exit_code, told.output.strip()) == (0, said)


def test_a_table_that_was_set_aside_is_shown_with_its_reason_and_brought_back(
    mestre: Run, lived_in: Path, tmp_path: Path
) -> None:
    async def break_one() -> str:
        shelf = SqliteShelf.opened(lived_in, games)
        intent = Intent("1", Person("web:ana", "Ana", "en"), Open("holland"), place="web:r")
        table = (await OpenService(house(), shelf, now_ms).handle(intent)).table
        await shelf.set_aside(TableAside(table, "ZeroDivisionError", "k7qx2", 1_700_000_000_000))
        shelf.close()
        return table

    table = asyncio.run(break_one())

    shown = mestre("store", "broken", "--data", str(lived_in)).output.strip()
    back = mestre("store", "retry", "--data", str(lived_in)).output.strip()

    assert shown == f"Table {table}, code k7qx2, since 2023-11-14 22:13 UTC: ZeroDivisionError"
    assert back == f"Table {table} is back."
    assert mestre("store", "broken", "--data", str(lived_in)).output.strip() == "No table is set aside."


async def with_a_game(folder: Path) -> str:
    """Ana and a computer player are in the midst of a game of porrinha."""
    shelf = SqliteShelf.opened(folder, games)
    service = OpenService(house(), shelf, now_ms)
    table = ""
    for number, verb in enumerate((Open("porrinha"), Fill(2), Start())):
        intent = Intent(str(number), Person("web:ana", "Ana", "en"), verb, place="web:r", door=Door("chat", "1"))
        table = (await service.handle(intent)).table
    shelf.close()
    return table


def test_a_store_is_checked_by_kind_and_version_and_not_changed(mestre: Run, lived_in: Path) -> None:
    asyncio.run(with_a_game(lived_in))
    before = (lived_in / "mestre.db").read_bytes()

    told = mestre("store", "check", "--data", str(lived_in))

    lines = told.output.splitlines()
    assert told.exit_code == 0
    assert {"table, version 1: 1", "match porrinha, version 1: 1", "person, version 1: 2"} <= set(lines)
    assert (lived_in / "mestre.db").read_bytes() == before


def test_what_cannot_be_read_is_named_and_left_as_it_is(mestre: Run, lived_in: Path) -> None:
    table = asyncio.run(with_a_game(lived_in))
    with closing(sqlite3.connect(lived_in / "mestre.db")) as file, file:
        file.execute("UPDATE log SET line = ? WHERE number = 0", (b"broken",))

    told = mestre("store", "check", "--json", "--data", str(lived_in))

    assert told.exit_code == 1
    assert json.loads(told.output)["unreadable"] == [{"at": table, "why": "bad_save: cannot be unpacked"}]


def test_a_copy_out_of_a_house_that_is_open_is_told_to_be_one(mestre: Run, lived_in: Path, tmp_path: Path) -> None:
    asyncio.run(_open_for_a_moment(lived_in))
    told = mestre("store", "copy", str(lived_in), str(tmp_path / "new"))

    assert told.exit_code == 0
    assert "A house was open there a moment ago." in told.output


async def _open_for_a_moment(folder: Path) -> None:
    shelf = SqliteShelf.opened(folder, dict)
    await shelf.pulse(now_ms())
    shelf.close()
