"""What tables are found by: it lies on other shards than they do, and whoever reads it makes sure that they agree."""

import asyncio
from typing import Final

from bot.store.redis.keys import key_of_place, key_of_seats, key_of_table
from bot.store.redis.server import RedisServer
from bot.tables.model.intents import PersonId, PlaceKey, TableId
from bot.tables.model.table import Table
from bot.tables.ports.store import Change, Kept

HOLD_MS: Final = 10_000
"""How long a table may take from taking a place to standing there."""


class RedisPlaces(RedisServer):
    """Places and people, each with its tables."""

    async def table_at(self, place: PlaceKey) -> TableId | None:
        async with self.told():
            found = await self.client.get(key_of_place(place))
            if found is None:
                return None
            version, aside = await self.client.hmget(key_of_table(found.decode()), "version", "aside")
            if version is None or aside is not None:
                return None
        return str(found.decode())

    async def tables_of(self, person: PersonId) -> tuple[TableId, ...]:
        return tuple([table for table, over in await self._tables_with(person) if not over])

    async def finished_of(self, person: PersonId) -> tuple[TableId, ...]:
        return tuple([table for table, over in await self._tables_with(person) if over])

    async def _tables_with(self, person: PersonId) -> list[tuple[TableId, bool]]:
        async with self.told():
            named = sorted(one.decode() for one in await self.client.smembers(key_of_seats(person)))
            asked = ("over", "people", "aside")
            states = await asyncio.gather(*(self.client.hmget(key_of_table(one), *asked) for one in named))
        return [
            (table, over == b"1")
            for table, (over, people, aside) in zip(named, states, strict=True)
            if people is not None and aside is None and person in people.decode().split("\n")
        ]

    async def _take_places(self, kept: Kept, change: Change) -> bool:
        """New places of a table that is not over; False if another table stands at one."""
        table = change.table
        if table.is_over:
            return True
        for place in _new_places(kept, change):
            found = await self.client.get(key_of_place(place)) or b""
            if found and found.decode() != table.id and await self._is_running(found.decode()):
                return False
            keys = [key_of_place(place), f"{key_of_place(place)}:hold"]
            if not await self.scripts["reserve"](keys=keys, args=[found, table.id, HOLD_MS]):
                return False
        return True

    async def _is_running(self, table: TableId) -> bool:
        return bool(await self.client.hmget(key_of_table(table), "over", "aside") == [b"0", None])

    async def _name(self, people: set[PersonId], table: TableId) -> None:
        await asyncio.gather(*(self.client.sadd(key_of_seats(one), table) for one in sorted(people)))

    async def _clear_up(self, kept: Kept, change: Change) -> None:
        """Places that the table has left, and people who have: whoever still reads them asks the table anyway.

        Who has just gone may have come back by another process: the last of the two to look finds the name standing.
        """
        table = change.table
        gone = _people(kept.table) - _people(table) if kept.version else set()
        await asyncio.gather(*(self.client.srem(key_of_seats(one), table.id) for one in sorted(gone)))
        back = gone & await self._people_now(table.id) if gone else set()
        await self._name(new_people(kept, change) | back, table.id)
        held = [f"{key_of_place(place)}:hold" for place in _new_places(kept, change)]
        await asyncio.gather(*map(self.client.delete, held))
        left = [place for place in kept.table.places if place not in table.places]
        for place in left:
            if await self.client.get(key_of_place(place)) == table.id.encode():
                await self.client.delete(key_of_place(place))

    async def _people_now(self, table: TableId) -> set[PersonId]:
        return set((await self.client.hget(key_of_table(table), "people") or b"").decode().split("\n"))


def _people(table: Table) -> set[PersonId]:
    return set(filter(None, table.everybody))


def new_people(kept: Kept, change: Change) -> set[PersonId]:
    """Who was not at the table before."""
    return _people(change.table) - (_people(kept.table) if kept.version else set())


def _new_places(kept: Kept, change: Change) -> list[PlaceKey]:
    return [place for place in change.table.places if kept.version == 0 or place not in kept.table.places]
