"""Everything that a store holds, in pieces that every home can give and take: how tables move house."""

from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from bot.store.errors import StoreTrouble
from bot.tables.model.intents import PersonId, TableId
from bot.tables.model.table import Table
from bot.tables.ports.store import TableAside
from bot.tables.saved.forms import loaded
from engine.core.refusal import Refused


@dataclass(frozen=True, slots=True)
class Parcel:
    """A letter that waits: where to, what supersedes it, how often it was tried, its message."""

    address: str
    coalesce: str
    tries: int
    message: bytes


@dataclass(frozen=True, slots=True)
class Crate:
    """One table with all that belongs to it, as bytes."""

    table: TableId
    version: int
    body: bytes
    touched: int
    wake_at: int | None
    log: tuple[bytes, ...]
    replies: Mapping[str, bytes] = field(default_factory=dict)
    posted: Mapping[str, bytes] = field(default_factory=dict)
    parcels: tuple[Parcel, ...] = ()
    aside: TableAside | None = None

    @property
    def opened(self) -> Table | None:
        """What it is found by stands in the table itself; where that cannot be read, it is found by nothing."""
        try:
            return loaded(Table, self.body.partition(b"\n")[0])
        except Refused:
            return None


@dataclass(frozen=True, slots=True)
class PersonCargo:
    """What is remembered of a person."""

    person: PersonId
    known: bytes
    seen: int = 0
    """When they were last there."""


Cargo: TypeAlias = Crate | PersonCargo


class Movable(Protocol):
    """A home that can be moved out of and into."""

    def unload(self) -> AsyncIterator[Cargo]:
        """Everything, piece by piece."""
        ...

    async def stow(self, cargo: Cargo) -> None:
        """Put a piece where it belongs."""
        ...

    async def is_empty(self) -> bool:
        """Whether nobody lives here yet."""
        ...


class NotEmpty(StoreTrouble):
    """Somebody lives there: nothing is ever mixed with what is there already."""

    key = "store_not_empty"


def seated(table: Table) -> tuple[PersonId, ...]:
    """Everybody for whom a table is one of theirs."""
    return tuple(filter(None, dict.fromkeys((*table.people, *table.spectators, table.host))))


async def move(source: Movable, target: Movable) -> tuple[int, int]:
    """Copy everything; how many tables and how many people."""
    if not await target.is_empty():
        raise NotEmpty
    tables = people = 0
    async for cargo in source.unload():
        await target.stow(cargo)
        tables, people = tables + isinstance(cargo, Crate), people + isinstance(cargo, PersonCargo)
    return tables, people
