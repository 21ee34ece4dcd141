"""The ladder of private doors: the best one first, the next if it is closed, and never a public place."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

import structlog

from bot.tables.model.intents import Door, PersonId, TableId
from bot.tables.model.profile import Profile
from bot.tables.ports.platform import DoorClosed
from bot.tables.ports.store import Shelf

T = TypeVar("T")
log = structlog.get_logger(__name__)


@dataclass(frozen=True)
class Ladder:
    """How people are reached in private."""

    shelf: Shelf

    async def reach(
        self, table: TableId, person: PersonId, send: Callable[[Door], Awaitable[T]]
    ) -> tuple[Door, T] | None:
        """Send through the first door that lets us in; None if there is none. Closed doors are remembered."""
        known = await self.shelf.person(person)
        for door in known.ladder:
            if not door.pushes or (door.place and await self.shelf.table_at(door.place) != table):
                continue
            try:
                return door, await send(door)
            except DoorClosed:
                log.info("door.closed", kind=door.kind)
                await self.shelf.change_person(person, partial(Profile.closed, door=door))
        return None

    async def opens_when_asked(self, person: PersonId) -> bool:
        """Whether this person has a door behind which everything is shown as soon as they press something."""
        known = await self.shelf.person(person)
        return any(not door.pushes for door in known.ladder)
