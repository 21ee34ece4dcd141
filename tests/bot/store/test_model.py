"""Random histories against a plain model: commits, duplicates, conflicts, lost replies, power cuts."""

import asyncio
import tempfile
from collections.abc import Awaitable
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import pytest
from hall import CATALOGUE, GAMES, AnyLegal, PlainPainter
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from support.breadth import breadth
from support.servers import Server

from bot.store.redis.shelf import RedisShelf
from bot.store.sqlite import SqliteShelf
from bot.tables.domain.desk import Desk
from bot.tables.domain.house import House
from bot.tables.model.outbox import BoardChanged, TableLine, outgoing
from bot.tables.model.reply import Reply
from bot.tables.model.table import LogLine, Sitter, Table
from bot.tables.ports.store import ANSWERS_KEPT, Committed, Conflict, Kept, Repeated
from engine.core.match import Learned

NOW = 1_700_000_000_000
HOUSE = House(CATALOGUE, lambda: GAMES, AnyLegal(), PlainPainter(), lambda: "0" * 64)
TABLES = ("ta", "tb", "tc")
PLAIN = Table("", "porrinha", "en", "web:ana", (), NOW, "secret", (Sitter("web:ana", "Ana", "en"), Sitter()))
T = TypeVar("T")


class Histories(RuleBasedStateMachine):
    """What a store is told, told to a few dictionaries as well."""

    shelf: Any

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.versions: dict[str, int] = {}
        self.logs: dict[str, list[int]] = {}
        self.replies: dict[tuple[str, str], str] = {}
        self.waiting: dict[str, list[Any]] = {}
        self.number = 0

    @property
    def next_delivery(self) -> str:
        return f"d{len(self.replies)}"

    def do(self, call: Awaitable[T]) -> T:
        async def done() -> T:
            return await call

        return self.runner.run(done())

    @initialize()
    def begin(self) -> None:
        self.open()

    @rule(table=st.sampled_from(TABLES), lines=st.integers(0, 3), says=st.lists(st.booleans(), max_size=3))
    def commit(self, table: str, lines: int, says: list[bool]) -> None:
        kept, desk = self.desk(table, lines, says)
        delivery = self.next_delivery
        assert self.do(self.shelf.commit(kept, desk.to_keep(None), delivery, Reply(delivery))) == Committed()
        self.remember(table, desk, delivery)

    @rule(table=st.sampled_from(TABLES), says=st.lists(st.booleans(), max_size=3))
    def commit_and_lose_the_answer(self, table: str, says: list[bool]) -> None:
        delivery = self.next_delivery
        self.commit(table, 1, says)
        kept, desk = self.desk(table, 1, says)
        again = self.do(self.shelf.commit(kept, desk.to_keep(None), delivery, Reply("another")))
        assert again == Repeated(Reply(delivery))

    @precondition(lambda self: self.versions)
    @rule(data=st.data())
    def commit_on_an_old_version(self, data: st.DataObject) -> None:
        table = data.draw(st.sampled_from(sorted(self.versions)))
        kept, desk = self.desk(table, 1, [True])
        old = replace(kept, version=kept.version - 1)
        assert self.do(self.shelf.commit(old, desk.to_keep(None), self.next_delivery, Reply())) == Conflict()

    @rule()
    def carry(self) -> None:
        letters = self.do(self.shelf.claim(NOW, 1_000))
        carried: dict[str, list[Any]] = {}
        for letter in letters:
            carried.setdefault(letter.address, []).append(letter.message)
            self.do(self.shelf.done((letter,)))
        assert carried == {address: waiting for address, waiting in self.waiting.items() if waiting}
        self.waiting = {}

    @rule()
    def cut_the_power(self) -> None:
        self.crash()
        self.open()

    @invariant()
    def everything_confirmed_is_there(self) -> None:
        if not hasattr(self, "shelf"):
            return
        for table, version in self.versions.items():
            kept = self.do(self.shelf.load(table))
            assert kept is not None
            assert kept.version == version
            assert [line.at for line in self.do(self.shelf.history(table))] == self.logs[table]
        for table in self.versions:
            given = [(delivery, text) for (at, delivery), text in self.replies.items() if at == table]
            for delivery, text in given[-ANSWERS_KEPT:]:
                assert self.do(self.shelf.remembered(table, delivery)) == Reply(text)

    def teardown(self) -> None:
        if hasattr(self, "shelf"):
            self.end()
        self.runner.close()
        self.folder.cleanup()

    def desk(self, table: str, lines: int, says: list[bool]) -> tuple[Kept, Desk]:
        plain = replace(PLAIN, id=table, places=(f"web:{table}",))
        desk = Desk(HOUSE, plain, None, NOW)
        desk.lines = [LogLine(None, (), Learned(None, None, drew=False), self.number * 10 + n) for n in range(lines)]
        desk.outbox = [outgoing(table, self.message(table, says)) for says in says]
        return Kept(self.versions.get(table, 0), plain, None), desk

    def message(self, table: str, says: bool) -> Any:
        self.number += 1
        return TableLine(f"web:{table}", str(self.number)) if says else BoardChanged(f"web:{table}")

    def remember(self, table: str, desk: Desk, delivery: str) -> None:
        self.versions[table] = self.versions.get(table, 0) + 1
        self.logs.setdefault(table, []).extend(line.at for line in desk.lines)
        self.replies[table, delivery] = delivery
        for out in desk.outbox:
            waiting = self.waiting.setdefault(out.address, [])
            if not out.coalesce or out.message not in waiting:  # a board that waits keeps its place
                waiting.append(out.message)

    def open(self) -> None:
        raise NotImplementedError

    def crash(self) -> None:
        raise NotImplementedError

    def end(self) -> None:
        raise NotImplementedError


class InSqlite(Histories):
    def open(self) -> None:
        self.shelf = SqliteShelf(Path(self.folder.name) / "store.db", lambda: GAMES)

    def crash(self) -> None:
        """The file as a crash leaves it: nothing is put in order, the log of writes lies beside it."""
        crashed = Path(self.folder.name)
        saved = {file.name: file.read_bytes() for file in crashed.iterdir()}
        self.shelf.close()
        for file in crashed.iterdir():
            file.unlink()
        for name, content in saved.items():
            (crashed / name).write_bytes(content)

    def end(self) -> None:
        self.shelf.close()


class InRedis(Histories):
    server: ClassVar[Server]

    def open(self) -> None:
        if not self.versions:
            self.server.says("FLUSHALL")
        self.shelf = RedisShelf.at(self.server.url, lambda: GAMES)

    def crash(self) -> None:
        self.server.kill()
        self.do(self.shelf.close())
        self.server.start()

    def end(self) -> None:
        self.do(self.shelf.close())


LOOK = settings(max_examples=6, stateful_step_count=15, deadline=None, suppress_health_check=list(HealthCheck))
SEARCH = settings(LOOK, max_examples=60, stateful_step_count=40)
DEPTH = breadth(LOOK, SEARCH)


@pytest.mark.long
def test_a_file_keeps_every_history() -> None:
    run_state_machine_as_test(InSqlite, settings=DEPTH)


@pytest.mark.long
def test_a_server_keeps_every_history(tmp_path: Path) -> None:
    InRedis.server = Server(tmp_path).start()
    try:
        run_state_machine_as_test(InRedis, settings=DEPTH)
    finally:
        InRedis.server.stop()
