"""Moving out of a server and into one."""

from collections.abc import AsyncIterator
from dataclasses import replace

from bot.store.cargo import Cargo, Crate, Parcel, PersonCargo, seated
from bot.store.redis import (
    SHARDS,
    RedisShelf,
    key_of_place,
    key_of_seats,
    key_of_shard,
    key_of_table,
    lane_of,
    shard_of,
)

PEOPLE = "m:person:"
PARTS = (":log", ":replies", ":posted")


class MovingRedis:
    """A `Movable` server. Nobody should play meanwhile."""

    def __init__(self, shelf: RedisShelf) -> None:
        self.shelf = shelf
        self.client = shelf.client

    async def is_empty(self) -> bool:
        async for _ in self.client.scan_iter(match="m:*", count=1_000):
            return False
        return True

    async def unload(self) -> AsyncIterator[Cargo]:
        parcels = await self._parcels()
        aside = {one.table: one for one in await self.shelf.all_aside()}
        async for key in self.client.scan_iter(match="m:{s??}:t:*", count=1_000):
            state = key.decode()
            if not state.endswith(PARTS):
                yield replace(await self._crate(state, parcels), aside=aside.get(state.partition(":t:")[2]))
        async for key in self.client.scan_iter(match=f"{PEOPLE}*", count=1_000):
            yield PersonCargo(key.decode().removeprefix(PEOPLE), await self.client.get(key))

    async def stow(self, cargo: Cargo) -> None:
        if isinstance(cargo, PersonCargo):
            await self.client.set(f"{PEOPLE}{cargo.person}", cargo.known)
            return
        state, shard, table = key_of_table(cargo.table), key_of_shard(shard_of(cargo.table)), cargo.opened
        people = () if table is None else seated(table)
        is_over = table is not None and table.is_over
        await self.client.hset(
            state,
            mapping={
                "version": cargo.version,
                "body": cargo.body,
                "people": "\n".join(people),
                "over": int(is_over),
            },
        )
        await self._lists(state, cargo)
        if cargo.wake_at is not None:
            await self.client.zadd(f"{shard}:wakes", {cargo.table: cargo.wake_at})
        if is_over:
            await self.client.zadd(f"{shard}:over", {cargo.table: cargo.touched})
        for person in people:
            await self.client.sadd(key_of_seats(person), cargo.table)
        await self._places(cargo)
        if cargo.aside is not None:
            await self.shelf.note_aside(cargo.aside)
        for parcel in cargo.parcels:
            await self._parcel(shard, cargo.table, parcel)

    async def _lists(self, state: str, crate: Crate) -> None:
        if crate.log:
            await self.client.rpush(f"{state}:log", *crate.log)
        for name, values in (("replies", crate.replies), ("posted", crate.posted)):
            if values:
                await self.client.hset(f"{state}:{name}", mapping=dict(values))

    async def _places(self, crate: Crate) -> None:
        table = crate.opened
        if table is None:
            return
        for place in table.places:
            if table.is_over or crate.aside is not None:
                await self.client.set(key_of_place(place), crate.table, nx=True)
            else:
                await self.client.set(key_of_place(place), crate.table)

    async def _parcel(self, shard: str, table: str, parcel: Parcel) -> None:
        await self.shelf.scripts["stow"](
            keys=[f"{shard}:seq", f"{shard}:letters", f"{shard}:lanes", f"{shard}:same"],
            args=[
                table,
                parcel.address,
                f"{parcel.address}\n{parcel.coalesce}",
                parcel.tries,
                parcel.message,
                lane_of(shard),
            ],
        )

    async def _crate(self, state: str, parcels: dict[str, list[Parcel]]) -> Crate:
        table = state.partition(":t:")[2]
        shard = key_of_shard(shard_of(table))
        version, body = await self.client.hmget(state, "version", "body")
        wake_at = await self.client.zscore(f"{shard}:wakes", table)
        touched = await self.client.zscore(f"{shard}:over", table)
        replies = await self.client.hgetall(f"{state}:replies")
        posted = await self.client.hgetall(f"{state}:posted")
        return Crate(
            table,
            int(version),
            body,
            int(touched or 0),
            None if wake_at is None else int(wake_at),
            tuple(await self.client.lrange(f"{state}:log", 0, -1)),
            {name.decode(): value for name, value in replies.items() if not name.startswith(b"#")},
            {name.decode(): value for name, value in posted.items()},
            tuple(parcels.get(table, ())),
        )

    async def _parcels(self) -> dict[str, list[Parcel]]:
        found: dict[str, list[Parcel]] = {}
        for number in range(SHARDS):
            shard = key_of_shard(number)
            keys = [f"{shard}:letters", f"{shard}:lanes"]
            for table, address, twin, tries, message in await self.shelf.scripts["peek"](
                keys=keys, args=[lane_of(shard)]
            ):
                coalesce = twin.decode().partition("\n")[2]
                parcel = Parcel(address.decode(), coalesce, int(tries), message)
                found.setdefault(table.decode(), []).append(parcel)
        return found
