"""The store for many processes: Redis or Valkey from 6.2 on, standalone or cluster.

Tables are spread over a fixed number of shards, and all keys of a shard share a hash tag: so one script keeps a table's
state, log, reply, alarm and outgoing letters together, in a cluster as well. What a table is found by (its places, its
people) lies on other shards: it is written before the table and cleared up after it, and whoever reads it makes sure
that the table agrees.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Self, TypeVar

from bot.store.errors import StoreTrouble
from bot.store.redis.client import client_at, reach
from bot.store.redis.keys import SEEN, SHARDS, key_of_place, key_of_seats, key_of_shard, key_of_table, shard_of
from bot.store.redis.people import RedisPeople
from bot.store.redis.tables import RedisTables
from bot.tables.model.intents import TableId
from bot.tables.ports.store import PULSE_BYTES
from bot.tables.saved.forms import hints
from engine.games import AnyGame

T = TypeVar("T")
U = TypeVar("U")


class RedisShelf(RedisTables, RedisPeople):
    """A `Shelf` on a server that any number of processes share."""

    @classmethod
    def at(cls, url: str, games: Callable[[], dict[str, AnyGame]]) -> Self:
        """The store at a URL, reached when it is first asked something."""
        return cls(client_at(url), games)

    @classmethod
    async def opened(cls, url: str, games: Callable[[], dict[str, AnyGame]]) -> Self:
        """The store at a URL; a `StoreTrouble` says why it cannot be had."""
        shelf = cls.at(url, games)
        try:
            await reach(shelf.client, url)
            async with shelf.told():
                await shelf.warn()
        except StoreTrouble:
            await shelf.close()
            raise
        return shelf

    async def both(self, one: Coroutine[Any, Any, T], other: Coroutine[Any, Any, U]) -> tuple[T, U]:
        came, also = await asyncio.gather(one, other)
        return came, also

    async def pulse(self, now: int) -> None:
        async with self.told():
            await self.client.set("mestre:pulse", f"{now} ".encode() + bytes(PULSE_BYTES))

    async def left_at(self) -> int:
        return 0  # others may be open, by clocks of their own

    async def put_clock(self, by: int) -> None:
        async with self.told():
            for shard in range(SHARDS):
                await self.scripts["put_clock"](keys=[f"{key_of_shard(shard)}:lanes"], args=[by])
            await self._ring()
            async for name in self.client.scan_iter(match="m:pace:*", count=1_000):
                for one in await self.client.hkeys(name):
                    await self.client.hincrby(name, one, by)

    async def clear_out(self, before: int, now: int) -> int:
        """Paces go by themselves."""
        async with self.told():
            found = await asyncio.gather(
                *(self.client.zrangebyscore(f"{key_of_shard(n)}:over", "-inf", before) for n in range(SHARDS))
            )
            old = [one.decode() for tables in found for one in tables]
            await asyncio.gather(*map(self._clear_out, old))
            await self._clear_out_people(before)
            for shard in range(SHARDS):
                await self.scripts["clear_dead"](keys=[f"{key_of_shard(shard)}:dead"], args=[before])
        return len(old)

    async def _clear_out_people(self, before: int) -> None:
        for one in await self.client.zrangebyscore(SEEN, "-inf", before):
            person = one.decode()
            if not await self.client.exists(key_of_seats(person)):
                await self._forget(person)

    async def drop(self, table: TableId) -> bool:
        """Delete a table, whatever it holds; whether there was one. Its letters find nothing to tell."""
        async with self.told():
            is_there = bool(await self.client.exists(key_of_table(table)))
            await self._clear_out(table)
        return is_there

    async def _clear_out(self, table: TableId) -> None:
        state = key_of_table(table)
        people, body = await self.client.hmget(state, "people", "body")
        for person in filter(None, (people or b"").decode().split("\n")):
            await self.client.srem(key_of_seats(person), table)
        for place in hints(body or b"")[1]:
            if await self.client.get(key_of_place(place)) == table.encode():
                await self.client.delete(key_of_place(place))
        await self.client.delete(state, f"{state}:log", f"{state}:replies", f"{state}:posted")
        for index in ("over", "wakes"):
            await self.client.zrem(f"{key_of_shard(shard_of(table))}:{index}", table)
        await self.client.hdel(f"{key_of_shard(shard_of(table))}:aside", table)
