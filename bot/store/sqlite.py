"""The embedded store: one SQLite file in the data folder, one process, one thread that waits for the disk.

What is looked up by its key is read at once, over a connection that only reads: that takes some hundredths of a
millisecond, and a way to another thread and back ten times as long (`docs/decisions/0150-looked-up-at-once.md`). What
waits for no disk is jotted down at once as well, over a third one (`docs/decisions/0228-jotted-at-once.md`).
"""

import fcntl
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import IO, Any, Concatenate, ParamSpec, Self, TypeVar

from bot.store.cargo import Cargo
from bot.store.errands import Errands
from bot.store.errors import NoStore, StoreBroken, StoreBusy, StoreFull, StoreTrouble
from bot.store.sqlite_file import SqliteFile
from bot.tables.model.intents import PersonId, PlaceKey, TableId
from bot.tables.model.profile import Profile
from bot.tables.model.reply import Reply
from bot.tables.model.table import History
from bot.tables.ports.store import Change, CommitOutcome, Kept, Letter, Posted, RateLimit, TableAside
from bot.tables.saved.forms import written
from engine.games import AnyGame

P = ParamSpec("P")
T = TypeVar("T")
U = TypeVar("U")
FILE, LOCK = "mestre.db", "mestre.lock"


class SqliteShelf:
    """A `Shelf` in a file. Its one thread keeps the event loop free and the order of changes plain."""

    def __init__(
        self,
        file: Path,
        games: Callable[[], dict[str, AnyGame]],
        lock: IO[str] | None = None,
        *,
        is_visit: bool = False,
    ) -> None:
        self._lock = lock
        try:
            self.file = SqliteFile(file, games, is_visit=is_visit)
            self.glance = SqliteFile(file, self._games, is_visit=True)
            self.jotter = SqliteFile(file, self._games, is_visit=True, patience_seconds=0)
        except sqlite3.Error as error:
            raise trouble_of(error) from None
        self._errands = Errands(self.file.together)
        self.glance.db.execute("PRAGMA query_only = 1")
        self.glance.reader = self.file.reader
        self.jotter.db.execute("PRAGMA wal_autocheckpoint = 0")  # that waits for the disk; the thread does it

    @classmethod
    def opened(cls, folder: Path, games: Callable[[], dict[str, AnyGame]]) -> Self:
        """The store of a data folder; `StoreBusy` if another process has it open."""
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            lock = (folder / LOCK).open("w")
            _make_private(folder / FILE)
        except OSError as error:
            raise StoreFull(str(error)) from None
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            raise StoreBusy(str(folder)) from None
        try:
            return cls(folder / FILE, games, lock)
        except StoreTrouble:
            lock.close()
            raise

    @classmethod
    def visited(cls, folder: Path, games: Callable[[], dict[str, AnyGame]]) -> Self:
        """The store of a data folder beside whoever has it open; `NoStore` if there is none."""
        if not (folder / FILE).is_file():
            raise NoStore(str(folder))
        return cls(folder / FILE, games, is_visit=True)

    async def both(self, one: Coroutine[Any, Any, T], other: Coroutine[Any, Any, U]) -> tuple[T, U]:
        try:
            return await one, await other
        finally:
            other.close()

    def close(self) -> None:
        """Finish what was begun and let go of the folder."""
        self._errands.close()
        for file in (self.jotter, self.glance, self.file):
            file.close()
        if self._lock is not None:
            self._lock.close()

    async def load(self, table: TableId) -> Kept | None:
        is_known, kept = self._now(self.glance.known, table)
        return kept if is_known else await self._done(self.file.load, table)

    async def history(self, table: TableId, since: int = 0) -> History:
        if since:  # what came lately is little
            return self._now(self.glance.history, table, since)
        young = self._now(self.glance.young_history, table)
        return await self._done(self.file.history, table) if young is None else young

    async def remembered(self, table: TableId, delivery: str) -> Reply | None:
        return self._now(self.glance.remembered, table, delivery)

    async def commit(self, kept: Kept, change: Change, delivery: str, reply: Reply) -> CommitOutcome:
        said = written(kept, change, reply)
        return await self._errand(partial(self.file.commit, kept, change, delivery, said), is_change=True)

    async def table_at(self, place: PlaceKey) -> TableId | None:
        return self._now(self.glance.table_at, place)

    async def load_at(self, place: PlaceKey) -> Kept | None:
        table = self._now(self.glance.table_at, place)
        return None if table is None else await self.load(table)

    async def tables_of(self, person: PersonId) -> tuple[TableId, ...]:
        return await self._done(self.file.tables_of, person)

    async def finished_of(self, person: PersonId) -> tuple[TableId, ...]:
        return await self._done(self.file.finished_of, person)

    async def clear_out(self, before: int, now: int) -> int:
        return await self._done(self.file.clear_out, before, now)

    async def drop(self, table: TableId) -> bool:
        return await self._done(self.file.drop, table)

    async def dead(self) -> list[tuple[str, str]]:
        return await self._done(self.file.dead)

    async def person(self, person: PersonId) -> Profile:
        return self._now(self.glance.person, person)

    async def change_person(self, person: PersonId, learn: Callable[[Profile], Profile]) -> Profile:
        return await self._errand(partial(self.file.change_person, person, learn), is_change=True)

    async def seen(self, person: PersonId, now: int) -> None:
        await self._jotted(SqliteFile.seen, person, now)

    async def forget(self, person: PersonId) -> None:
        await self._done(self.file.forget, person)

    async def claim(self, now: int, most: int) -> tuple[Letter, ...]:
        return await self._done(self.file.claim, now, most) if self._now(self.glance.is_waiting, now) else ()

    async def done(self, letters: tuple[Letter, ...]) -> None:
        await self._jotted(SqliteFile.done, letters)

    async def later(self, letters: tuple[Letter, ...], at: int, failed: bool = True) -> None:
        await self._jotted(SqliteFile.later, letters, at, failed)

    async def bury(self, letter: Letter, why: str, now: int) -> None:
        await self._done(self.file.bury, letter, why, now)

    async def posted(self, table: TableId, slot: str) -> Posted | None:
        return self._now(self.glance.posted, table, slot)

    async def keep_posted(self, table: TableId, slot: str, posted: Posted) -> None:
        await self._jotted(SqliteFile.keep_posted, table, slot, posted)

    async def drop_posted(self, table: TableId, slot: str) -> None:
        await self._jotted(SqliteFile.drop_posted, table, slot)

    async def due(self, now: int, most: int) -> tuple[TableId, ...]:
        return self._now(self.glance.due, now, most)

    async def set_aside(self, aside: TableAside) -> bool:
        return await self._done(self.file.set_aside, aside)

    async def all_aside(self) -> tuple[TableAside, ...]:
        return await self._done(self.file.all_aside)

    async def take_up(self, table: TableId, now: int) -> bool:
        return await self._done(self.file.take_up, table, now)

    async def snooze(self, table: TableId, until: int) -> None:
        await self._done(self.file.snooze, table, until)

    async def pulse(self, now: int) -> None:
        await self._done(self.file.pulse, now)

    async def left_at(self) -> int:
        return await self._done(self.file.left_at)

    async def put_clock(self, by: int) -> None:
        await self._done(self.file.put_clock, by)

    async def turn(self, key: str, now: int, pace: RateLimit) -> int:
        return await self._jotted(SqliteFile.turn, key, now, pace)

    async def hold(self, key: str, until: int) -> None:
        await self._jotted(SqliteFile.hold, key, until)

    async def alone(self, what: str, who: str, lasting_ms: int) -> bool:
        return True  # nobody else has this file open

    async def is_empty(self) -> bool:
        return await self._done(self.file.is_empty)

    async def unload(self) -> AsyncIterator[Cargo]:
        for table in await self._done(self.file.ids):
            crate = await self._done(self.file.crate, table)
            if crate is not None:
                yield crate
        for card in await self._done(self.file.cards):
            yield card

    async def stow(self, cargo: Cargo) -> None:
        await self._done(self.file.stow, cargo)

    def _games(self) -> dict[str, AnyGame]:
        return self.file.games()

    def _now(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return call(*args, **kwargs)
        except sqlite3.Error as error:
            raise trouble_of(error) from None

    async def _jotted(self, call: Callable[Concatenate[SqliteFile, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What waits for no disk is written at once; where a change is just being put on it, after that."""
        try:
            return self._now(call, self.jotter, *args, **kwargs)
        except StoreBusy:
            return await self._done(call, self.file, *args, **kwargs)

    async def _done(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._errand(partial(call, *args, **kwargs))

    async def _errand(self, call: Callable[[], T], *, is_change: bool = False) -> T:
        try:
            return await self._errands.done(call, is_change=is_change)
        except sqlite3.Error as error:
            raise trouble_of(error) from None


def _make_private(file: Path) -> None:
    """Hands lie in it: whoever made the folder, it is for its owner alone, and so is what SQLite puts beside it."""
    file.touch(mode=0o600)
    with suppress(PermissionError):  # it is somebody else's, who has let us write to it
        file.chmod(0o600)


def trouble_of(error: sqlite3.Error) -> StoreTrouble:
    """What SQLite's own error means to whoever runs the house."""
    full = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN}
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in full:
        return StoreFull(str(error))
    return StoreBusy(str(error)) if code in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED} else StoreBroken(str(error))
