"""The SQLite file in which everything is kept. Every call is one transaction; calls come from one thread.

What people did lies on the disk before they are told so. What is only about the way to them (who has been written to,
where it stands, how often one may speak) waits for no disk: a press would else wait for the disk a dozen times.
"""

import sqlite3
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from bot.store.cargo import Cargo, Crate, Parcel, PersonCargo, seated
from bot.store.errors import StoreBroken
from bot.tables.model.faults import why
from bot.tables.model.intents import PersonId, PlaceKey, TableId
from bot.tables.model.outbox import Outgoing, SetAside, outgoing
from bot.tables.model.profile import Profile
from bot.tables.model.reply import Reply
from bot.tables.model.table import History, Table
from bot.tables.ports.store import (
    ANSWERS_KEPT,
    PACES_LAST_MS,
    PULSE_BYTES,
    Change,
    CommitOutcome,
    Committed,
    Conflict,
    Kept,
    Letter,
    Posted,
    RateLimit,
    Repeated,
    TableAside,
)
from bot.tables.saved.forms import (
    Reader,
    RecentLines,
    WrittenChange,
    dumped,
    hints,
    lines_of,
    message_of,
    posted_of,
    profile_of,
    readable,
    rewritten,
    tag_of,
    unpressed,
    unreadable,
)
from engine.core.refusal import Refused
from engine.games import AnyGame

T = TypeVar("T")
SHAPE = 3
LEASE_MS = 60_000
PATIENCE_SECONDS = 5.0
"""For so long it is waited for whoever else writes to the file."""
SHORT = 40
"""A log of so many lines is looked up as soon as a table is, and whoever reads all of it has done so in 4 ms."""
SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, version INTEGER, body BLOB, over INTEGER, wake_at INTEGER, touched INTEGER
);
CREATE INDEX IF NOT EXISTS waking ON tables (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX IF NOT EXISTS ended ON tables (touched) WHERE over = 1;
CREATE TABLE IF NOT EXISTS log (id TEXT, number INTEGER, line BLOB, PRIMARY KEY (id, number));
CREATE TABLE IF NOT EXISTS replies (id TEXT, delivery TEXT, reply BLOB, PRIMARY KEY (id, delivery));
CREATE TABLE IF NOT EXISTS places (place TEXT PRIMARY KEY, id TEXT);
CREATE TABLE IF NOT EXISTS seats (person TEXT, id TEXT, PRIMARY KEY (person, id));
CREATE TABLE IF NOT EXISTS people (person TEXT PRIMARY KEY, known BLOB);
CREATE TABLE IF NOT EXISTS seen (person TEXT PRIMARY KEY, at INTEGER);
CREATE TABLE IF NOT EXISTS posted (id TEXT, slot TEXT, posted BLOB, PRIMARY KEY (id, slot));
CREATE TABLE IF NOT EXISTS paces (key TEXT PRIMARY KEY, next_at INTEGER DEFAULT 0, held INTEGER DEFAULT 0);
CREATE TABLE IF NOT EXISTS aside (id TEXT PRIMARY KEY, why TEXT, code TEXT, at INTEGER);
CREATE VIEW IF NOT EXISTS at_hand AS SELECT * FROM tables WHERE id NOT IN (SELECT id FROM aside);
CREATE TABLE IF NOT EXISTS pulse (one INTEGER PRIMARY KEY, at INTEGER, body BLOB);
CREATE TABLE IF NOT EXISTS outbox (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT, address TEXT, coalesce TEXT, message BLOB,
    tries INTEGER DEFAULT 0, not_before INTEGER DEFAULT 0, leased INTEGER DEFAULT 0, dead TEXT DEFAULT ''
);
CREATE INDEX IF NOT EXISTS places_of ON places (id);
CREATE INDEX IF NOT EXISTS seats_of ON seats (id);
CREATE INDEX IF NOT EXISTS lanes ON outbox (address, number) WHERE dead = '';
"""
_AS_IT_STANDS = """
SELECT (SELECT reply FROM replies WHERE id = :id AND delivery = :delivery),
    (SELECT version FROM tables WHERE id = :id), (SELECT max(number) FROM log WHERE id = :id),
    (SELECT count(*) FROM places WHERE id = :id), (SELECT count(*) FROM seats WHERE id = :id)
"""
_FORGET_ANSWERS = """
DELETE FROM replies WHERE id = ? AND rowid NOT IN (SELECT rowid FROM replies WHERE id = ? ORDER BY rowid DESC LIMIT ?)
"""
_TAKING_ITS_PLACE = "UPDATE outbox SET message = ? WHERE address = ? AND coalesce = ? AND leased = 0 AND dead = ''"
OF_A_TABLE = ("tables", "log", "replies", "places", "seats", "posted", "aside")
"""Where rows of a table stand, besides its letters."""
TAKING_PLACES = "INSERT OR REPLACE INTO places VALUES (?, ?)"
TAKING_FREE_PLACES = "INSERT OR IGNORE INTO places VALUES (?, ?)"


class Standing(NamedTuple):
    """What a commit has to know of a table, asked at once: after each question another thread may go first."""

    reply: bytes | None
    """What was answered to this delivery before."""
    version: int | None
    last_line: int | None
    places: int
    """So many places are its own."""
    seats: int

    def has_places_of(self, table: Table) -> bool:
        """Whether all places of a table are its own. Another one may have taken some while it was over or set aside."""
        return self.places == len(set(table.places))

    def has_seats_of(self, table: Table) -> bool:
        """Whether everybody of a table finds it. One that was brought here unread has nobody yet."""
        return self.seats == len(seated(table))


class SqliteFile:
    """What `Shelf` asks, carried out at once."""

    def __init__(
        self,
        file: Path,
        games: Callable[[], dict[str, AnyGame]],
        *,
        is_visit: bool = False,
        patience_seconds: float = PATIENCE_SECONDS,
    ) -> None:
        self.db = sqlite3.connect(file, patience_seconds, isolation_level=None, check_same_thread=False)
        try:
            self._waits_for_disk = False
            self._lasting()
            self._look_at_shape()
            if not is_visit:
                self._look_for_damage()
                self._take_shape()
                self._take_over()
        except Exception:
            self.db.close()
            raise
        self.games = games
        self.reader = Reader()

    def _look_at_shape(self) -> None:
        """A file of another shape is refused, never rewritten unasked."""
        (shape,) = self.db.execute("PRAGMA user_version").fetchone()
        (entries,) = self.db.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if shape != SHAPE and (shape or entries):
            raise StoreBroken(f"the file has shape {shape}, this program knows shape {SHAPE}")

    def _look_for_damage(self) -> None:
        """Told before anybody plays, and not by every answer; what cannot be read is left as it is."""
        (found,) = self.db.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise StoreBroken(found)

    def _take_shape(self) -> None:
        """A new file gets its tables."""
        self.db.execute("PRAGMA journal_mode=WAL")
        self.db.executescript(SCHEMA)
        self.db.execute(f"PRAGMA user_version = {SHAPE}")

    def _take_over(self) -> None:
        """One process holds the file: whatever an earlier one was carrying when it ended is to be carried again.

        Below zero it still says what was taken together.
        """
        self.db.execute("UPDATE outbox SET leased = -leased WHERE leased > 0")

    def close(self) -> None:
        """Put everything in its place and let go of the file."""
        self.db.close()

    def _lasting(self) -> sqlite3.Connection:
        """The file; what is written now lies on the disk then."""
        return self._writing(True)

    def _unhurried(self) -> sqlite3.Connection:
        """The file; what is written now waits for no disk: should the power fail in this moment, it was not.

        No other end of us takes it back, and the next thing that is committed for people keeps it as well.
        """
        return self._writing(False)

    def _writing(self, waits_for_disk: bool) -> sqlite3.Connection:
        if waits_for_disk is not self._waits_for_disk:
            self.db.execute(f"PRAGMA synchronous={'FULL' if waits_for_disk else 'NORMAL'}")
            self._waits_for_disk = waits_for_disk
        return self.db

    @contextmanager
    def _transaction(self, kind: str = "IMMEDIATE", *, waits_for_disk: bool = True) -> Iterator[sqlite3.Connection]:
        """All of it or nothing; a part of what is being done together is undone for itself."""
        is_part = self.db.in_transaction
        db = self.db if is_part else self._writing(waits_for_disk)
        db.execute("SAVEPOINT part" if is_part else f"BEGIN {kind}")
        try:
            yield db
            db.execute("RELEASE part" if is_part else "COMMIT")
        except BaseException:
            if db.in_transaction:  # a full disk has rolled back by itself
                db.execute("ROLLBACK TO part" if is_part else "ROLLBACK")
            raise

    def together(self, changes: Sequence[Callable[[], T]]) -> list[T]:
        """Several changes of which all lie on the disk, or none."""
        with self._transaction():
            return [change() for change in changes]

    def _one(self, query: str, *values: Any) -> Any:
        row = self.db.execute(query, values).fetchone()
        return None if row is None else row[0]

    def load(self, table: TableId) -> Kept | None:
        row = self.db.execute("SELECT version, body FROM at_hand WHERE id = ?", (table,)).fetchone()
        try:
            return None if row is None else self.reader.table(table, row[0], row[1], self.games())
        except Exception as broken:
            self.set_aside(unreadable(table, broken))
            return None

    def known(self, table: TableId) -> tuple[bool, Kept | None]:
        """Whether a table is known without being read, and what it is then."""
        row = self.db.execute("SELECT version, body FROM at_hand WHERE id = ?", (table,)).fetchone()
        kept = None if row is None else self.reader.known(table, row[0], row[1], self.games())
        return row is None or kept is not None, kept

    def young_history(self, table: TableId) -> History | None:
        """The whole of a log that is still short; None of a longer one."""
        query = "SELECT line FROM log WHERE id = ? ORDER BY number LIMIT ?"
        found = [raw for (raw,) in self.db.execute(query, (table, SHORT + 1))]
        young = RecentLines(found) if found else ()
        return young if len(found) <= SHORT else None

    def history(self, table: TableId, since: int = 0) -> History:
        query = "SELECT line FROM log WHERE id = ? AND number >= ? ORDER BY number"
        return lines_of([raw for (raw,) in self.db.execute(query, (table, since))], since)

    def remembered(self, table: TableId, delivery: str) -> Reply | None:
        reply = self._one("SELECT reply FROM replies WHERE id = ? AND delivery = ?", table, delivery)
        return None if reply is None else unpressed(Reply, reply)

    def commit(self, kept: Kept, change: Change, delivery: str, said: WrittenChange) -> CommitOutcome:
        table = change.table
        with self._transaction():
            stands = self._as_it_stands(table.id, delivery)
            if stands.reply is not None:
                return Repeated(unpressed(Reply, stands.reply))
            if (stands.version or 0) != kept.version or not self._may_stand(table, kept.table, stands):
                return Conflict()
            self._put(change, kept.version + 1, said.table)
            self._index(table, kept.table, stands)
            self._append(change, stands, delivery, said)
        self.reader.wrote(said.table, kept, change)
        return Committed()

    def _as_it_stands(self, table: TableId, delivery: str) -> Standing:
        return Standing(*self.db.execute(_AS_IT_STANDS, {"id": table, "delivery": delivery}).fetchone())

    def table_at(self, place: PlaceKey) -> TableId | None:
        found: TableId | None = self._one("SELECT id FROM places JOIN at_hand USING (id) WHERE place = ?", place)
        return found

    def tables_of(self, person: PersonId) -> tuple[TableId, ...]:
        return self._tables_with(person, over=False)

    def finished_of(self, person: PersonId) -> tuple[TableId, ...]:
        return self._tables_with(person, over=True)

    def person(self, person: PersonId) -> Profile:
        known = self._one("SELECT known FROM people WHERE person = ?", person)
        return Profile() if known is None else profile_of(known)

    def change_person(self, person: PersonId, learn: Callable[[Profile], Profile]) -> Profile:
        with self._transaction():
            before = self._one("SELECT known FROM people WHERE person = ?", person)
            known = learn(Profile() if before is None else profile_of(before))
            self.db.execute("INSERT OR REPLACE INTO people VALUES (?, ?)", (person, rewritten(known, before)))
        return known

    def seen(self, person: PersonId, now: int) -> None:
        self._unhurried().execute("INSERT OR REPLACE INTO seen VALUES (?, ?)", (person, now))

    def forget(self, person: PersonId) -> None:
        with self._transaction():
            for name in ("people", "seen"):
                self.db.execute(f"DELETE FROM {name} WHERE person = ?", (person,))  # noqa: S608  names of our own

    def claim(self, now: int, most: int) -> tuple[Letter, ...]:
        query = """SELECT number, id, address, tries, message, leased
            FROM outbox AS letter WHERE dead = '' AND NOT EXISTS (
            SELECT 1 FROM outbox AS earlier WHERE earlier.address = letter.address AND earlier.dead = ''
            AND earlier.number <= letter.number AND max(earlier.not_before, earlier.leased) > ?
        ) ORDER BY number LIMIT ?"""
        with self._transaction(waits_for_disk=False) as db:
            found = db.execute(query, (now, most)).fetchall()
            leases = _leases(now, [row[-1] for row in found])
            leased = [(*row[:-1], leases[abs(row[-1])]) for row in found]
            for until in sorted({row[-1] for row in leased}):
                numbers = [row[0] for row in leased if row[-1] == until]
                db.execute(f"UPDATE outbox SET leased = ? WHERE number IN ({_marks(numbers)})", (until, *numbers))  # noqa: S608
            letters = [self._letter(now, row) for row in leased]
        return tuple(letter for letter in letters if letter is not None)

    def is_waiting(self, now: int) -> bool:
        """Whether any letter may have to be carried."""
        query = "SELECT 1 FROM outbox WHERE dead = '' AND max(not_before, leased) <= ? LIMIT 1"
        return self._one(query, now) is not None

    def _letter(self, now: int, row: tuple[int, TableId, str, int, bytes, int]) -> Letter | None:
        """A letter that cannot be read is a dead one, and holds up none behind it."""
        number, table, address, tries, raw, together = row
        try:
            return Letter(number, table, address, f"letter-{number}", tries, message_of(raw), together)
        except Refused as broken:
            dies = "UPDATE outbox SET leased = 0, dead = ?, not_before = ? WHERE number = ?"
            self.db.execute(dies, (why(broken), now, number))
            return None

    def done(self, letters: tuple[Letter, ...]) -> None:
        numbers = [letter.number for letter in letters]
        self._unhurried().execute(f"DELETE FROM outbox WHERE number IN ({_marks(numbers)})", numbers)  # noqa: S608

    def later(self, letters: tuple[Letter, ...], at: int, failed: bool = True) -> None:
        with self._transaction(waits_for_disk=False) as db:
            db.executemany(
                "UPDATE outbox SET leased = 0, tries = tries + ?, not_before = ? WHERE number = ?",
                [(failed and place == 0, at, letter.number) for place, letter in enumerate(letters)],
            )

    def bury(self, letter: Letter, why: str, now: int) -> None:
        """Of a dead letter, `not_before` says since when it is one."""
        self._lasting().execute(
            "INSERT INTO outbox (id, address, coalesce, message, dead, not_before) VALUES (?, ?, '', ?, ?, ?)",
            (letter.table, letter.address, dumped(letter.message), why, now),
        )

    def posted(self, table: TableId, slot: str) -> Posted | None:
        posted = self._one("SELECT posted FROM posted WHERE id = ? AND slot = ?", table, slot)
        return None if posted is None else posted_of(posted)

    def keep_posted(self, table: TableId, slot: str, posted: Posted) -> None:
        before = self._one("SELECT posted FROM posted WHERE id = ? AND slot = ?", table, slot)
        after = rewritten(posted, before)
        if after != before:
            self._unhurried().execute("INSERT OR REPLACE INTO posted VALUES (?, ?, ?)", (table, slot, after))

    def drop_posted(self, table: TableId, slot: str) -> None:
        self._unhurried().execute("DELETE FROM posted WHERE id = ? AND slot = ?", (table, slot))

    def due(self, now: int, most: int) -> tuple[TableId, ...]:
        query = "SELECT id FROM at_hand WHERE wake_at <= ? ORDER BY wake_at LIMIT ?"
        return tuple(one for (one,) in self.db.execute(query, (now, most)))

    def set_aside(self, aside: TableAside) -> bool:
        with self._transaction():
            body = self._one("SELECT body FROM tables WHERE id = ?", aside.table)
            row = (aside.table, aside.why, aside.code, aside.at)
            if body is None or not self.db.execute("INSERT OR IGNORE INTO aside VALUES (?, ?, ?, ?)", row).rowcount:
                return False
            language, _ = hints(body)
            for (place,) in self.db.execute("SELECT place FROM places WHERE id = ?", (aside.table,)).fetchall():
                out = outgoing(aside.table, SetAside(place, language, aside.code))
                self._send([(out, dumped(out.message))])
        return True

    def all_aside(self) -> tuple[TableAside, ...]:
        return tuple(TableAside(*row) for row in self.db.execute("SELECT id, why, code, at FROM aside ORDER BY at, id"))

    def take_up(self, table: TableId, now: int) -> bool:
        body = self._one("SELECT body FROM tables JOIN aside USING (id) WHERE id = ?", table)
        if body is None or not readable(body, self.games()):
            return False
        with self._transaction():
            self.db.execute("DELETE FROM aside WHERE id = ?", (table,))
            self.db.execute("UPDATE tables SET wake_at = ? WHERE id = ? AND over = 0", (now, table))
        return True

    def snooze(self, table: TableId, until: int) -> None:
        self._lasting().execute("UPDATE tables SET wake_at = ? WHERE id = ? AND wake_at IS NOT NULL", (until, table))

    def pulse(self, now: int) -> None:
        self._lasting().execute("INSERT OR REPLACE INTO pulse VALUES (0, ?, ?)", (now, bytes(PULSE_BYTES)))

    def left_at(self) -> int:
        return self._one("SELECT at FROM pulse") or 0

    def put_clock(self, by: int) -> None:
        with self._transaction():
            for name, column in (
                ("outbox", "leased"),
                ("outbox", "not_before"),
                ("paces", "next_at"),
                ("paces", "held"),
            ):
                self.db.execute(f"UPDATE {name} SET {column} = {column} + ? WHERE {column} > 0", (by,))  # noqa: S608

    def turn(self, key: str, now: int, pace: RateLimit) -> int:
        with self._transaction(waits_for_disk=False) as db:
            db.execute("INSERT OR IGNORE INTO paces (key) VALUES (?)", (key,))
            next_at, held = db.execute("SELECT next_at, held FROM paces WHERE key = ?", (key,)).fetchone()
            if held > now:
                return int(held - now)
            wait, next_at = pace.after(now, next_at)
            db.execute("UPDATE paces SET next_at = ? WHERE key = ?", (next_at, key))
        return wait

    def hold(self, key: str, until: int) -> None:
        upsert = "INSERT INTO paces (key, held) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET held = max(held, ?)"
        self._unhurried().execute(upsert, (key, until, until))

    def clear_out(self, before: int, now: int) -> int:
        with self._transaction():
            query = "SELECT id FROM tables WHERE over = 1 AND touched <= ?"
            old = [one for (one,) in self.db.execute(query, (before,))]
            self._delete(old, OF_A_TABLE)
            self._clear_out_the_rest(before, now - PACES_LAST_MS)
        return len(old)

    def _clear_out_the_rest(self, before: int, unused: int) -> None:
        gone = "person IN (SELECT person FROM seen WHERE at <= ?) AND person NOT IN (SELECT person FROM seats)"
        for name in ("people", "seen"):
            self.db.execute(f"DELETE FROM {name} WHERE {gone}", (before,))  # noqa: S608  names of our own
        self.db.execute("DELETE FROM outbox WHERE dead <> '' AND not_before <= ?", (before,))
        self.db.execute("DELETE FROM paces WHERE next_at <= ? AND held <= ?", (unused, unused))

    def drop(self, table: TableId) -> bool:
        """Delete a table, whatever it holds, with its letters; whether there was one."""
        with self._transaction():
            is_there = self._one("SELECT 1 FROM tables WHERE id = ?", table) is not None
            self._delete([table], (*OF_A_TABLE, "outbox"))
        return is_there

    def _delete(self, tables: list[TableId], names: tuple[str, ...]) -> None:
        for name in names:
            self.db.executemany(f"DELETE FROM {name} WHERE id = ?", [(one,) for one in tables])  # noqa: S608  names of our own

    def _tables_with(self, person: PersonId, over: bool) -> tuple[TableId, ...]:
        query = "SELECT id FROM seats JOIN at_hand USING (id) WHERE person = ? AND over = ? ORDER BY id"
        return tuple(one for (one,) in self.db.execute(query, (person, over)))

    def dead(self) -> list[tuple[str, str]]:
        """Why letters died, and what they were."""
        rows = self.db.execute("SELECT dead, message FROM outbox WHERE dead <> '' ORDER BY number")
        return [(why, tag_of(message)) for why, message in rows]

    def _may_stand(self, table: Table, before: Table, stands: Standing) -> bool:
        """Whether no other table is played where this one is."""
        if table.is_over or (stands.has_places_of(before) and set(table.places) <= set(before.places)):
            return True
        query = "SELECT over FROM places JOIN at_hand USING (id) WHERE place = ? AND id <> ?"
        return all(self._one(query, place, table.id) in (None, 1) for place in table.places)

    def _put(self, change: Change, version: int, body: bytes) -> None:
        row = (change.table.id, version, body, change.table.is_over, change.wake_at, change.now)
        self.db.execute("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?)", row)

    def _index(self, table: Table, before: Table, stands: Standing) -> None:
        """Where a table is found, as far as that is not written already."""
        left = [place for place in before.places if place not in table.places]
        self.db.executemany("DELETE FROM places WHERE place = ? AND id = ?", [(place, table.id) for place in left])
        if not table.is_over and not (table.places == before.places and stands.has_places_of(table)):
            self.db.executemany(TAKING_PLACES, [(place, table.id) for place in table.places])
        if not (table.everybody == before.everybody and stands.has_seats_of(table)):
            self.db.execute("DELETE FROM seats WHERE id = ?", (table.id,))
            self.db.executemany("INSERT INTO seats VALUES (?, ?)", [(person, table.id) for person in seated(table)])

    def _append(self, change: Change, stands: Standing, delivery: str, said: WrittenChange) -> None:
        table = change.table.id
        if delivery:
            self.db.execute("INSERT INTO replies VALUES (?, ?, ?)", (table, delivery, said.reply))
            self.db.execute(_FORGET_ANSWERS, (table, table, ANSWERS_KEPT))
        first = 0 if stands.last_line is None else stands.last_line + 1
        lines = [(table, first + at, line) for at, line in enumerate(said.lines)]
        self.db.executemany("INSERT INTO log VALUES (?, ?, ?)", lines)
        self._send(list(zip(change.outbox, said.letters, strict=True)))

    def _send(self, letters: Sequence[tuple[Outgoing, bytes]]) -> None:
        """Put letters into the outbox, each in the place of the one that it makes out of date.

        All of them are looked up and put down together: after each question by itself another thread may go first.
        """
        waiting = self._waiting({out.address for out, _ in letters if out.coalesce})
        rows: dict[object, tuple[TableId, str, str, bytes]] = {}
        for out, message in letters:
            twin = (out.address, out.coalesce)
            if twin in waiting:
                self.db.execute(_TAKING_ITS_PLACE, (message, *twin))
            else:
                rows[twin if out.coalesce else object()] = (out.table, *twin, message)
        if rows:
            values = ", ".join(["(?, ?, ?, ?)"] * len(rows))
            query = f"INSERT INTO outbox (id, address, coalesce, message) VALUES {values}"  # noqa: S608  marks alone
            self.db.execute(query, [*chain.from_iterable(rows.values())])

    def _waiting(self, addresses: Collection[str]) -> Collection[tuple[str, str]]:
        """Which letters that may be made out of date still wait there."""
        if not addresses:
            return ()
        query = f"""SELECT address, coalesce FROM outbox WHERE dead = '' AND leased = 0
            AND coalesce <> '' AND address IN ({_marks(addresses)})"""  # noqa: S608  marks alone
        return set(self.db.execute(query, tuple(addresses)))

    # --- moving house ---

    def is_empty(self) -> bool:
        return not (self._one("SELECT count(*) FROM tables") or self._one("SELECT count(*) FROM people"))

    def ids(self) -> list[TableId]:
        """Every table, in alphabetical order."""
        return [one for (one,) in self.db.execute("SELECT id FROM tables ORDER BY id")]

    def cards(self) -> list[PersonCargo]:
        """What is remembered of everybody."""
        query = "SELECT person, known, ifnull(at, 0) FROM people LEFT JOIN seen USING (person) ORDER BY person"
        return [PersonCargo(*row) for row in self.db.execute(query)]

    def crate(self, table: TableId) -> Crate | None:
        """One table with all that belongs to it, as it stands at one moment; None if it is gone."""
        with self._transaction("DEFERRED"):
            query = "SELECT version, body, touched, wake_at FROM tables WHERE id = ?"
            row = self.db.execute(query, (table,)).fetchone()
            return None if row is None else Crate(table, *row, *self._belongings(table))

    def _belongings(self, table: TableId) -> Iterator[Any]:
        letters = "SELECT address, coalesce, tries, message FROM outbox WHERE id = ? AND dead = '' ORDER BY number"
        yield tuple(one for (one,) in self.db.execute("SELECT line FROM log WHERE id = ? ORDER BY number", (table,)))
        yield dict(self.db.execute("SELECT delivery, reply FROM replies WHERE id = ?", (table,)))
        yield dict(self.db.execute("SELECT slot, posted FROM posted WHERE id = ?", (table,)))
        yield tuple(Parcel(*row) for row in self.db.execute(letters, (table,)))
        yield next((one for one in self.all_aside() if one.table == table), None)

    def stow(self, cargo: Cargo) -> None:
        """Put a piece where it belongs."""
        with self._transaction():
            if isinstance(cargo, PersonCargo):
                self.db.execute("INSERT INTO people VALUES (?, ?)", (cargo.person, cargo.known))
                if cargo.seen:
                    self.db.execute("INSERT INTO seen VALUES (?, ?)", (cargo.person, cargo.seen))
            else:
                self._stow(cargo, cargo.opened)

    def _stow(self, crate: Crate, table: Table | None) -> None:
        is_over = table is not None and table.is_over
        row = (crate.table, crate.version, crate.body, is_over, crate.wake_at, crate.touched)
        self.db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", row)
        many = self.db.executemany
        many("INSERT INTO log VALUES (?, ?, ?)", [(crate.table, at, line) for at, line in enumerate(crate.log)])
        many("INSERT INTO replies VALUES (?, ?, ?)", [(crate.table, *one) for one in crate.replies.items()])
        many("INSERT INTO posted VALUES (?, ?, ?)", [(crate.table, *one) for one in crate.posted.items()])
        if crate.aside is not None:
            aside = (crate.table, crate.aside.why, crate.aside.code, crate.aside.at)
            self.db.execute("INSERT INTO aside VALUES (?, ?, ?, ?)", aside)
        if table is not None:
            many("INSERT INTO seats VALUES (?, ?)", [(person, crate.table) for person in seated(table)])
            many(
                TAKING_FREE_PLACES if table.is_over or crate.aside is not None else TAKING_PLACES,
                [(place, crate.table) for place in table.places],
            )
        waiting = "INSERT INTO outbox (id, address, coalesce, tries, message) VALUES (?, ?, ?, ?, ?)"
        many(waiting, [(crate.table, one.address, one.coalesce, one.tries, one.message) for one in crate.parcels])


def _marks(values: Collection[Any]) -> str:
    """A question mark for each."""
    return ", ".join("?" * len(values))


def _leases(now: int, before: list[int]) -> dict[int, int]:
    """Until when letters are leased: those that were taken together before, to a moment of their own."""
    old = sorted({abs(one) for one in before} - {0})
    return {0: now + LEASE_MS} | {one: now + LEASE_MS - number for number, one in enumerate(old, 1)}
