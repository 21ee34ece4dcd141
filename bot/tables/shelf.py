from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from bot.tables.desk import Desk
from bot.tables.intents import Door, PersonId, PlaceKey, TableId
from bot.tables.outbox import Message
from bot.tables.people import Known
from bot.tables.port import MessageId
from bot.tables.screen import Reply
from bot.tables.table import History, Table
from engine.core.match import Match


@dataclass(frozen=True)
class Kept:
    """A table as it was taken from the shelf."""

    version: int
    table: Table
    match: Match[Any] | None
    history: History = ()


@dataclass(frozen=True, slots=True)
class Committed:
    """x"""


@dataclass(frozen=True, slots=True)
class Repeated:
    """x"""

    reply: Reply


@dataclass(frozen=True, slots=True)
class Conflict:
    """x"""


@dataclass(frozen=True, slots=True)
class Letter:
    number: int
    table: TableId
    address: str
    nonce: str
    tries: int
    message: Message


@dataclass(frozen=True, slots=True)
class Posted:
    message: MessageId
    buried: int = 0
    about: str = ""
    door: Door | None = None
    person: PersonId = ""


Done: TypeAlias = Committed | Repeated | Conflict


class Shelf(Protocol):
    async def load(self, table: TableId) -> Kept | None: ...
    async def history(self, table: TableId, since: int = 0) -> History: ...
    async def remembered(self, table: TableId, delivery: str) -> Reply | None: ...
    async def commit(self, kept: Kept, desk: Desk, delivery: str, reply: Reply, wake_at: int | None) -> Done: ...
    async def table_at(self, place: PlaceKey) -> TableId | None: ...
    async def tables_of(self, person: PersonId) -> tuple[TableId, ...]: ...
    async def person(self, person: PersonId) -> Known: ...
    async def keep_person(self, person: PersonId, known: Known) -> None: ...
    async def claim(self, now: int, most: int) -> tuple[Letter, ...]: ...
    async def done(self, letter: Letter) -> None: ...
    async def later(self, letters: tuple[Letter, ...], at: int) -> None: ...
    async def bury(self, letter: Letter, why: str) -> None: ...
    async def posted(self, table: TableId, slot: str) -> Posted | None: ...
    async def keep_posted(self, table: TableId, slot: str, posted: Posted) -> None: ...
    async def drop_posted(self, table: TableId, slot: str) -> None: ...
    async def due(self, now: int, most: int) -> tuple[TableId, ...]: ...
    async def forget(self, person: PersonId) -> None: ...
