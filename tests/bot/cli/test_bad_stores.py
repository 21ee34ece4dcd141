"""An address of a store that cannot be meant: one line that is true, and no part of the password in it."""

import socket
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import Result
from support.servers import Server

Run = Callable[..., Result]


@pytest.fixture(scope="module")
def locked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("locked"), more=("--requirepass", "s3cretright"))
    server.start(greeting="-NOAUTH")
    yield server
    server.stop()


BAD = [
    ("redis://:s3cret@127.0.0.1:{port}/0", "does not let us in"),
    ("redis://127.0.0.1:{port}/0", "does not let us in"),
    ("redis://:s3cretright@127.0.0.1:{port}/99", "no database"),
    ("redis+cluster://:s3cretright@127.0.0.1:{port}", "cluster"),
    ("redis://:s3cret@nowhere.invalid:6379/0", "cannot be found"),
    ("redis://:s3cret@127.0.0.1:1/0", "does not answer"),
    ("postgres://ana:s3cret@127.0.0.1:{port}/0", "redis://"),
    ("redis://:s3cret@127.0.0.1:nonsense/0", "redis://"),
    ("redis://:s3cret@127.0.0.1:{silent}/0", "says nothing"),
]


@pytest.fixture(params=BAD, ids=lambda bad: bad[1])
def bad(request: pytest.FixtureRequest, locked: Server, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, str]]:
    """An address, and what is to be said of it."""
    url, said = request.param
    monkeypatch.setattr("bot.store.redis.client.OPENING_SECONDS", 0.3 if "{silent}" in url else 60)
    with closing(socket.create_server(("127.0.0.1", 0))) as silent:
        yield url.format(port=locked.port, silent=silent.getsockname()[1]), said


def is_one_line(told: Result, said: str) -> bool:
    lines = told.output.splitlines()
    return (told.exit_code, len(lines)) == (2, 1) and said in lines[0] and "s3cr" not in lines[0]


def test_whoever_looks_into_it_reads_one_true_line(
    mestre: Run, bad: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url, said = bad
    monkeypatch.setenv("REDIS_URL", url)

    assert is_one_line(mestre("store", "letters"), said)


def test_whoever_copies_to_it_reads_one_true_line(mestre: Run, bad: tuple[str, str], tmp_path: Path) -> None:
    url, said = bad

    assert is_one_line(mestre("store", "copy", str(tmp_path), url), said)
