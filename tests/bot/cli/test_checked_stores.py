"""`mestre store check` on stores that were lived in, in both homes: all of it is read, and no byte changed."""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from golden.saves import DUMP, FILE, MOMENTS, commands, dumped, saves, unpacked
from redis import Redis
from support.servers import Server

from bot.store.sqlite import FILE as NAME

Run = Callable[..., Result]
HELD = {"table, version 1", "match caverna, version 1", "log_line, version 1", "reply, version 1", "person, version 1"}
SENT = {"letter, version 1", "posted, version 1"}


def kinds(told: Result) -> set[str]:
    return {line.rpartition(":")[0] for line in told.output.splitlines()}


def newest(end: str) -> Path:
    return [file for file in saves(end) if file.name.startswith("caverna.")][-1]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    started = Server(tmp_path / "redis").start()
    yield started
    started.stop()


def test_a_folder_is_read_whole_and_stays_as_it_is(mestre: Run, tmp_path: Path) -> None:
    unpacked(newest(FILE), tmp_path / "data" / NAME)
    before = whole(tmp_path / "data")

    told = mestre("store", "check", "--data", str(tmp_path / "data"))

    assert (told.exit_code, kinds(told)) == (0, HELD | SENT)
    assert f"table, version 1: {len(MOMENTS)}" in told.output
    assert whole(tmp_path / "data") == before


def test_a_server_is_read_whole_and_stays_as_it_is(
    mestre: Run, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(Redis.from_url(server.url)) as client:
        filled(client)
        before = [*dumped(client)]
        monkeypatch.setenv("REDIS_URL", server.url)

        told = mestre("store", "check")

        assert (told.exit_code, kinds(told)) == (0, HELD | SENT)
        assert [*dumped(client)] == before


def test_what_of_a_server_cannot_be_read_is_named_and_left_as_it_is(
    mestre: Run, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(Redis.from_url(server.url)) as client:
        filled(client)
        (state, *_) = sorted(key for key in client.scan_iter(match="m:{s??}:t:*") if key.count(b":") == 3)
        client.hset(state, "body", b'["table",9,{}]\n\n')
        before = [*dumped(client)]
        monkeypatch.setenv("REDIS_URL", server.url)

        told = mestre("store", "check")

        assert told.exit_code == 1
        assert state.decode().rpartition(":")[2] in told.output
        assert "a table of shape 9, this program knows up to 1" in told.output
        assert [*dumped(client)] == before


def filled(client: Any) -> None:
    for command in commands(newest(DUMP)):
        client.execute_command(*command)


def whole(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}
