"""A house's backup: everything in one file while it is open, and back into an empty store, whichever home it was in."""

import stat
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from click.testing import Result
from golden.saves import DUMP, FILE, MOMENTS, commands, dumped, saves, unpacked
from redis import Redis
from support.servers import Server

from bot.store.sqlite import FILE as NAME
from bot.store.sqlite import SqliteShelf
from engine.games import games

Run = Callable[..., Result]


def newest(end: str) -> Path:
    return [file for file in saves(end) if file.name.startswith("holland.")][-1]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with four tables in the midst of things, and a picture of one's own."""
    unpacked(newest(FILE), tmp_path / "data" / NAME)
    (tmp_path / "data" / "pictures").mkdir()
    for name in ("boat.jpeg", "album.json"):
        (tmp_path / "data" / "pictures" / name).write_text(name)
    return tmp_path / "data"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    started = Server(tmp_path / "redis").start()
    yield started
    started.stop()


def crates(folder: Path) -> list[Any]:
    with closing(SqliteShelf.visited(folder, games)) as shelf:
        return [shelf.file.crate(table) for table in shelf.file.ids()]


def test_an_open_house_is_backed_up_and_put_back_whole(mestre: Run, data: Path, tmp_path: Path) -> None:
    with closing(SqliteShelf.opened(data, games)):
        made = mestre("store", "backup", "night.zip", "--data", str(data))
    back = mestre("store", "restore", "night.zip", "--data", str(tmp_path / "new"))

    counted = f"Tables: {len(MOMENTS)}. People: 3. Pictures: 1."
    assert (made.output.strip(), back.output.strip()) == (f"Backed up. {counted}", f"Restored. {counted}")
    assert crates(tmp_path / "new") == crates(data)
    assert (tmp_path / "new" / "pictures" / "album.json").read_text() == "album.json"
    assert stat.S_IMODE(Path("night.zip").stat().st_mode) == 0o600


def test_a_server_is_backed_up_and_put_back_whole(mestre: Run, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REDIS_URL", server.url)
    with closing(Redis.from_url(server.url)) as client:
        for command in commands(newest(DUMP)):
            client.execute_command(*command)  # type: ignore[no-untyped-call]
        before = kept(client)
        made = mestre("store", "backup", "night.zip")
        client.flushall()

        back = mestre("store", "restore", "night.zip")

        assert (made.exit_code, back.exit_code) == (0, 0), made.output + back.output
        assert kept(client) == before


def kept(client: Any) -> dict[bytes, Any]:
    """What is kept of tables, places and people; which answer is the oldest is counted anew in a new home."""
    found = {one[1]: one[2:] for one in dumped(client)}
    fields = {
        key: dict(zip(rest[::2], rest[1::2], strict=True))
        for key, rest in found.items()
        if b":t:" in key and not key.endswith(b":log")
    }
    plain = {
        key: rest for key, rest in found.items() if key.startswith((b"m:person:", b"m:place:")) or key.endswith(b":log")
    }
    return plain | {
        key: {name: one for name, one in held.items() if not name.startswith(b"#")} for key, held in fields.items()
    }


def test_a_backup_is_never_written_over(mestre: Run, data: Path) -> None:
    Path("night.zip").write_text("precious")

    made = mestre("store", "backup", "night.zip", "--data", str(data))

    assert (made.exit_code, Path("night.zip").read_text()) == (2, "precious")


def test_a_backup_is_put_into_an_empty_store_only(mestre: Run, data: Path) -> None:
    mestre("store", "backup", "night.zip", "--data", str(data))
    before = crates(data)

    back = mestre("store", "restore", "night.zip", "--data", str(data))

    assert (back.exit_code, crates(data)) == (2, before)
    assert "already holds tables" in back.output


@pytest.mark.parametrize("held", [None, {"other.txt": b"x"}, {NAME: b"nonsense"}])
def test_another_file_is_told_from_a_backup(mestre: Run, tmp_path: Path, held: dict[str, bytes] | None) -> None:
    if held is None:
        Path("night.zip").write_bytes(b"nonsense")
    else:
        packed(held)

    back = mestre("store", "restore", "night.zip", "--data", str(tmp_path / "new"))

    assert back.exit_code == 2
    assert len(back.output.splitlines()) == 1


def test_nothing_but_a_backup_is_taken_out_of_a_file(mestre: Run, data: Path, tmp_path: Path) -> None:
    mestre("store", "backup", "night.zip", "--data", str(data))
    with ZipFile("night.zip", "a") as backup:
        for name in ("../up.txt", "/tmp/mestre-up.txt", "pictures/../up.txt", "pictures/deep/up.txt", "up.txt"):
            backup.writestr(name, "up")

    back = mestre("store", "restore", "night.zip", "--data", str(tmp_path / "new"))

    assert back.exit_code == 0
    assert not [*tmp_path.rglob("*up.txt")]


def packed(held: dict[str, bytes]) -> None:
    with ZipFile("night.zip", "w") as backup:
        for name, raw in held.items():
            backup.writestr(name, raw)


def test_a_table_is_deleted_only_when_it_is_meant(mestre: Run, data: Path) -> None:
    (table, *others) = [one.table for one in crates(data)]

    asked = mestre("store", "drop", table, "--data", str(data))
    assert (asked.exit_code, len(crates(data))) == (2, len(MOMENTS))

    done = mestre("store", "drop", table, "nosuch", "--yes", "--data", str(data))
    assert done.output.splitlines() == [f"Table {table} is deleted.", "There is no table nosuch."]
    assert done.exit_code == 1
    assert [one.table for one in crates(data)] == others
