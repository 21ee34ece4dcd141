"""The embedded store: what it keeps, it keeps; what it cannot do, it says."""

import asyncio
import os
import re
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from hall import GAMES, PLACE, Hall

from bot.running import OpenService, house, now_ms
from bot.store.errors import StoreBroken, StoreBusy, StoreFull
from bot.store.sqlite import FILE, SqliteShelf
from bot.tables.model.intents import Confirm, Door, Fill, Intent, Open, Person, Press, ShowHand, Start, Verb
from bot.tables.model.reply import Reply
from bot.tables.ports.store import Change, Posted, RateLimit
from bot.tables.saved.forms import table_from
from engine.games import games

NUMBERS = count()
WRITES = re.compile(r"(?:INSERT OR \w+ INTO|INSERT INTO|UPDATE|DELETE FROM) (\w+)")
COUNTING = """
import asyncio, sys
from pathlib import Path
from bot.store.sqlite import SqliteShelf

async def count():
    shelf = SqliteShelf.opened(Path(sys.argv[1]), dict)
    for number in range(100_000):
        await shelf.change_person(f"person-{number}", lambda known: known)
        print(number, flush=True)

asyncio.run(count())
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


async def test_what_was_kept_is_there_after_a_restart(folder: Path) -> None:
    first = SqliteShelf.opened(folder, games)
    await first.change_person("ana", partial(replace, language="uk"))
    first.close()

    again = SqliteShelf.opened(folder, games)

    assert (await again.person("ana")).language == "uk"
    again.close()


def test_a_second_process_on_one_folder_is_told_so(folder: Path) -> None:
    first = SqliteShelf.opened(folder, games)

    with pytest.raises(StoreBusy):
        SqliteShelf.opened(folder, games)
    first.close()
    SqliteShelf.opened(folder, games).close()


def test_a_damaged_file_is_refused_and_left_alone(folder: Path) -> None:
    folder.mkdir()
    (folder / FILE).write_bytes(b"no database at all, but long enough to be looked at" * 40)

    with pytest.raises(StoreBroken):
        SqliteShelf.opened(folder, games)
    assert (folder / FILE).read_bytes().startswith(b"no database")


async def test_a_file_with_damage_in_its_midst_is_refused_and_left_alone(folder: Path) -> None:
    shelf = SqliteShelf.opened(folder, games)
    await kept_many(shelf)
    shelf.close()
    raw = bytearray((folder / FILE).read_bytes())
    at = len(raw) // 2 // 4096 * 4096
    raw[at : at + 4096] = bytes(range(256)) * 16
    (folder / FILE).write_bytes(raw)

    with pytest.raises(StoreBroken):
        SqliteShelf.opened(folder, games)
    assert (folder / FILE).read_bytes() == raw


def test_what_is_kept_is_for_its_owner_alone_whoever_made_the_folder(folder: Path) -> None:
    folder.mkdir(mode=0o755)
    (folder / FILE).touch(mode=0o644)
    opened = SqliteShelf.opened(folder, games)
    opened.file.pulse(1)

    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir() if file.name.startswith(FILE)}
    opened.close()

    assert set(modes.values()) == {0o600}, modes
    assert len(modes) == 3


def test_a_file_of_another_shape_is_refused(folder: Path) -> None:
    folder.mkdir()
    newer = sqlite3.connect(folder / FILE)
    newer.execute("PRAGMA user_version = 99")
    newer.close()

    with pytest.raises(StoreBroken, match="99"):
        SqliteShelf.opened(folder, games)


async def kept_many(shelf: SqliteShelf) -> None:
    for number in range(2_000):
        await shelf.change_person(f"person-{number}", partial(replace, language="pt-BR"))


async def test_a_full_disk_loses_nothing_that_was_kept(folder: Path) -> None:
    shelf = SqliteShelf.opened(folder, games)
    await shelf.change_person("ana", partial(replace, language="uk"))
    (pages,) = shelf.file.db.execute("PRAGMA page_count").fetchone()
    shelf.file.db.execute(f"PRAGMA max_page_count = {pages}")

    with pytest.raises(StoreFull):
        await kept_many(shelf)

    assert (await shelf.person("ana")).language == "uk"
    shelf.close()


def test_somebody_elses_database_is_refused_and_left_alone(folder: Path) -> None:
    folder.mkdir()
    foreign = sqlite3.connect(folder / FILE)
    foreign.execute("CREATE TABLE theirs (x)")
    foreign.close()
    before = (folder / FILE).read_bytes()

    with pytest.raises(StoreBroken):
        SqliteShelf.opened(folder, games)
    assert (folder / FILE).read_bytes() == before


async def test_a_disk_that_fills_up_within_a_transaction_is_called_full(folder: Path) -> None:
    shelf = SqliteShelf.opened(folder, games)
    (pages,) = shelf.file.db.execute("PRAGMA page_count").fetchone()
    shelf.file.db.execute(f"PRAGMA max_page_count = {pages}")

    with pytest.raises(StoreFull):
        await transaction_too_large(shelf)

    shelf.file.db.execute(f"PRAGMA max_page_count = {pages + 1_000}")
    assert await shelf.claim(0, 1) == ()
    shelf.close()


async def transaction_too_large(shelf: SqliteShelf) -> None:
    def fill() -> None:
        with shelf.file._transaction() as db:
            db.execute("INSERT INTO people VALUES ('big', zeroblob(1000000))")

    await shelf._done(fill)


def test_a_process_that_is_killed_loses_nothing_it_has_confirmed(folder: Path) -> None:
    child = subprocess.Popen([sys.executable, "-c", COUNTING, str(folder)], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    confirmed = [child.stdout.readline() for _ in range(200)]
    os.kill(child.pid, signal.SIGKILL)
    confirmed += child.stdout.read().splitlines()[:-1]
    child.wait()
    child.stdout.close()

    shelf = SqliteShelf.opened(folder, games)
    kept = {person for (person,) in shelf.file.db.execute("SELECT person FROM people")}
    assert {f"person-{int(number)}" for number in confirmed} <= kept
    shelf.close()


async def test_a_pace_is_kept_by_all_and_over_a_restart(folder: Path) -> None:
    pace = RateLimit(every_ms=3000, burst=2)
    first = SqliteShelf.opened(folder, games)
    waits = [await first.turn("group", 1000, pace) for _ in range(3)]
    first.close()
    again = SqliteShelf.opened(folder, games)

    assert waits == [0, 0, 3000]
    assert [await again.turn("group", at, pace) for at in (3999, 4000, 4000)] == [1, 0, 3000]
    assert await again.turn("another", 3999, pace) == 0
    again.close()


async def test_nobody_takes_a_turn_where_all_are_held(folder: Path) -> None:
    pace = RateLimit(every_ms=10, burst=1)
    shelf = SqliteShelf.opened(folder, games)
    await shelf.hold("group", 5000)
    await shelf.hold("group", 4000)

    assert [await shelf.turn("group", at, pace) for at in (1000, 5000)] == [4000, 0]
    shelf.close()


async def test_what_a_killed_process_was_carrying_is_carried_at_once(folder: Path) -> None:
    first = SqliteShelf.opened(folder, lambda: GAMES)
    hall = Hall(first, GAMES)
    await hall.ana.only(Open("porrinha"))
    taken = await first.claim(hall.now, 10)
    first.close()

    again = SqliteShelf.opened(folder, lambda: GAMES)

    carried = await again.claim(hall.now, 10)
    assert [replace(one, together=0) for one in carried] == [replace(one, together=0) for one in taken] != []
    assert len({one.together for one in carried}) == 1
    again.close()


@pytest.mark.parametrize("slug", sorted(games()))
async def test_what_was_written_is_known_as_it_would_be_read(folder: Path, slug: str) -> None:
    shelf = SqliteShelf.opened(folder, games)
    service, compared = OpenService(house(), shelf, now_ms), 0
    table = (await asked(service, Open(slug, {}, "en"))).table
    for verb in (Fill(), Start(), Confirm(), *([ShowHand()] * 6)):
        reply = await asked(service, verb)
        buttons = [one for one in reply.screen.buttons if one.on] if reply.screen and isinstance(verb, ShowHand) else []
        if buttons:
            await asked(service, Press(buttons[0].id))
        version, raw = shelf.file.db.execute("SELECT version, body FROM tables WHERE id = ?", (table,)).fetchone()
        known = shelf.file.reader.known(table, version, raw, games())
        read = table_from(version, raw, games())
        assert known is None or known == read
        compared += known is not None and known.match is not None
    shelf.close()

    assert compared > 3


async def asked(service: OpenService, verb: Verb) -> Reply:
    """One person says something at one place."""
    place, who = "web:room", Person("web:ana", "Ana", "en")
    return await service.handle(Intent(f"d{next(NUMBERS)}", who, verb, place=place, door=Door("chat", "web:ana")))


async def test_neither_a_press_nor_looking_for_what_is_due_reads_the_whole_file(folder: Path) -> None:
    shelf = SqliteShelf.opened(folder, lambda: GAMES)
    hall = Hall(shelf, GAMES)
    await hall.dealt(hall.bo)
    asked: list[str] = []
    for file in (shelf.file, shelf.glance, shelf.jotter):
        file.db.set_trace_callback(asked.append)
    await hall.ana("esconder 1")
    await hall.later(1)
    await shelf.clear_out(hall.now, hall.now)
    for file in (shelf.file, shelf.glance, shelf.jotter):
        file.db.set_trace_callback(None)

    plans = {(row[3], query) for query in asked if is_explained(query) for row in explained(shelf, query)}
    grown = ("tables", "log", "replies", "places", "seats", "people", "posted")
    assert [one for one in plans if one[0].startswith(tuple(f"SCAN {name}" for name in grown))] == []
    assert any("waking" in plan for plan, _ in plans)
    shelf.close()


def is_explained(query: str) -> bool:
    return query.startswith(("SELECT", "UPDATE", "INSERT", "DELETE", "\\nDELETE")) and "DELETE FROM people" not in query


def explained(shelf: SqliteShelf, query: str) -> list[tuple[int, int, int, str]]:
    return shelf.file.db.execute(f"EXPLAIN QUERY PLAN {query}").fetchall()


async def test_only_what_people_did_waits_for_the_disk(folder: Path) -> None:
    hall = Hall(SqliteShelf.opened(folder, lambda: GAMES), GAMES)
    said, jotted = list[str](), list[str]()
    hall.shelf.file.db.set_trace_callback(said.append)  # type: ignore[attr-defined]
    hall.shelf.jotter.db.set_trace_callback(jotted.append)  # type: ignore[attr-defined]
    table = await hall.dealt(hall.bo)
    await hall.shelf.turn("somewhere", hall.now, RateLimit(every_ms=1_000, burst=1))
    kept = [*_kept(said), *_kept(jotted)]
    waits = [one for _, one in kept]
    of_people = [one for what, one in kept if {"tables", "people"} & what]

    assert of_people
    assert all(of_people)
    assert sum(waits) == len(of_people) < len(waits) / 2
    assert {what for whats, _ in _kept(jotted) for what in whats} == {"outbox", "posted", "paces", "seen"}
    assert (await hall.kept(table)).match is not None
    hall.shelf.close()  # type: ignore[attr-defined]


async def test_what_waits_for_no_disk_is_written_at_once_or_after_what_is_just_being_put_on_it(folder: Path) -> None:
    shelf, posted = SqliteShelf.opened(folder, games), Posted("m1", "asked")

    with suppress(StopIteration):
        shelf.keep_posted("t1", "hand", posted).send(None)  # nobody else is let in meanwhile
    assert await shelf.posted("t1", "hand") == posted

    other = sqlite3.connect(folder / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    keeping = asyncio.create_task(shelf.keep_posted("t1", "board", posted))
    await asyncio.sleep(0.05)
    is_early = keeping.done()
    other.execute("COMMIT")
    other.close()
    await keeping

    assert not is_early
    assert await shelf.posted("t1", "board") == posted
    shelf.close()


def test_what_is_jotted_down_never_waits_for_the_disk(folder: Path) -> None:
    shelf = SqliteShelf.opened(folder, games)
    shelf.jotter.keep_posted("t1", "hand", Posted("m1", "asked"))

    asked = ("synchronous", "wal_autocheckpoint", "busy_timeout")
    assert [shelf.jotter.db.execute(f"PRAGMA {one}").fetchone() for one in asked] == [(1,), (0,), (0,)]
    assert [shelf.file.db.execute(f"PRAGMA {one}").fetchone() for one in asked] == [(2,), (1000,), (5000,)]
    shelf.close()


async def test_where_a_table_is_found_is_written_when_it_changes_and_where_it_is_missing(folder: Path) -> None:
    shelf = SqliteShelf.opened(folder, lambda: GAMES)
    hall = Hall(shelf, GAMES)
    table = await hall.dealt(hall.bo)
    indexed = [shelf.file.db.execute(f"SELECT * FROM {name} ORDER BY 1").fetchall() for name in ("places", "seats")]
    said: list[str] = []
    shelf.file.db.set_trace_callback(said.append)
    assert (await hall.ana("esconder 1")).ok
    shelf.file.db.set_trace_callback(None)
    written = {found[1] for one in said if (found := WRITES.match(one))}
    shelf.file.db.execute("DELETE FROM seats")
    shelf.file.db.execute("UPDATE places SET id = 'another'")
    lost = await shelf.tables_of(hall.ana.person.id), await shelf.table_at(PLACE)
    kept = await hall.kept(table)
    await shelf.commit(kept, Change(kept.table, kept.match, hall.now), "", Reply())

    assert {"tables", "log", "outbox"} <= written
    assert not {"places", "seats"} & written
    assert lost == ((), None)
    again = [shelf.file.db.execute(f"SELECT * FROM {name} ORDER BY 1").fetchall() for name in ("places", "seats")]
    assert again == indexed
    assert await shelf.table_at(PLACE) == table
    shelf.close()


async def test_what_waits_at_once_is_put_on_the_disk_together(folder: Path) -> None:
    shelf, said, gate = SqliteShelf.opened(folder, games), list[str](), threading.Event()
    tables = [table for table in await opened_at_once(shelf, 20) if table]
    known = [kept for table in tables if (kept := await shelf.load(table))]
    waiting, held = shelf._errands._waiting, asyncio.create_task(shelf._errands.done(gate.wait))
    await asyncio.sleep(0)
    await until(lambda: not waiting)  # the thread stands at the gate
    changes = [shelf.commit(one, Change(one.table, one.match, now_ms()), "", Reply()) for one in known]
    changing = asyncio.gather(*changes)
    await until(lambda: len(waiting) == 20)
    shelf.file.db.set_trace_callback(said.append)
    gate.set()
    await asyncio.gather(held, changing)
    shelf.file.db.set_trace_callback(None)
    shelf.close()

    again = SqliteShelf.opened(folder, games)
    after = [await again.load(table) for table in tables]
    assert [one.version for one in after if one] == [one.version + 1 for one in known]
    assert len(set(tables)) == len(known) == 20
    assert [waits for _, waits in _kept(said)] == [True]
    again.close()


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not happened():  # noqa: ASYNC110  another thread sees to it
            await asyncio.sleep(0.005)


async def test_a_change_that_cannot_be_made_takes_no_other_along(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = SqliteShelf.opened(folder, games)
    put = shelf.file._put

    def full_for_one(change: Change, version: int, body: bytes) -> None:
        put(change, version, body)
        if change.table.places == ("web:room-7",):
            raise sqlite3.OperationalError("no room for this one")

    monkeypatch.setattr(shelf.file, "_put", full_for_one)
    came = await opened_at_once(shelf, 20)

    assert [number for number, one in enumerate(came) if not one] == [7]
    kept = [await shelf.table_at(f"web:room-{number}") for number in range(20)]
    assert [number for number, one in enumerate(kept) if one is None] == [7]
    shelf.close()


async def opened_at_once(shelf: SqliteShelf, many: int) -> list[str | None]:
    """So many people open a table in the same moment."""
    service = OpenService(house(), shelf, now_ms)

    async def opens(number: int) -> str | None:
        who, place = Person(f"web:{number}", "Ana", "en"), f"web:room-{number}"
        intent = Intent(f"o{number}", who, Open("holland", {}, "en"), place=place, door=Door("chat", who.id))
        return (await service.handle(intent)).table

    return await asyncio.gather(*map(opens, range(many)))


def _kept(said: list[str]) -> Iterator[tuple[set[str], bool]]:
    """Of everything that was written: where, and whether it waits for the disk."""
    where, waits, begun = set[str](), True, False
    for one in said:
        if one.startswith("PRAGMA synchronous"):
            waits = one.endswith("FULL")
        if one.startswith("BEGIN"):
            begun = True
        if found := WRITES.match(one):
            where.add(found[1])
        if where and (not begun or one == "COMMIT"):
            yield where, waits
            where = set()
        begun = begun and one != "COMMIT"
