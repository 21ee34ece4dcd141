"""Moving out of a server and into one."""

from collections.abc import AsyncIterator, Iterable
from dataclasses import replace

from bot.store.cargo import Cargo, Crate, Parcel, PersonCargo, seated
from bot.store.redis.keys import (
    SEEN,
    key_of_person,
    key_of_place,
    key_of_seats,
    key_of_shard,
    key_of_table,
    lane_of,
    shard_of,
)
from bot.store.redis.shelf import RedisShelf

PEOPLE = key_of_person("")
PARTS = (":log", ":replies", ":posted")


class MovingRedis:
    """A `Movable` server. Each table is given out as it stands at one moment, also while people play."""

    def __init__(self, shelf: RedisShelf) -> None:
        self.shelf = shelf
        self.client = shelf.client

    async def is_empty(self) -> bool:
        async for _ in self.client.scan_iter(match="m:*", count=1_000):
            return False
        return True

    async def unload(self) -> AsyncIterator[Cargo]:
        aside = {one.table: one for one in await self.shelf.all_aside()}
        async for key in self.client.scan_iter(match="m:{s??}:t:*", count=1_000):
            state = key.decode()
            crate = None if state.endswith(PARTS) else await self._crate(state)
            if crate is not None:
                yield replace(crate, aside=aside.get(crate.table))
        async for key in self.client.scan_iter(match=f"{PEOPLE}*", count=1_000):
            person = key.decode().removeprefix(PEOPLE)
            yield PersonCargo(person, await self.client.get(key), int(await self.client.zscore(SEEN, person) or 0))

    async def stow(self, cargo: Cargo) -> None:
        if isinstance(cargo, PersonCargo):
            await self.client.set(key_of_person(cargo.person), cargo.known)
            if cargo.seen:
                await self.client.zadd(SEEN, {cargo.person: cargo.seen})
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

    async def _crate(self, state: str) -> Crate | None:
        table = state.partition(":t:")[2]
        shard = key_of_shard(shard_of(table))
        keys = [state, *(f"{state}{part}" for part in PARTS)]
        keys += [f"{shard}:{name}" for name in ("wakes", "over", "letters", "lanes")]
        found = await self.shelf.scripts["crate"](keys=keys, args=[table, lane_of(shard)])
        if not found:
            return None
        version, body, wake_at, touched, log, replies, posted, parcels = found
        return Crate(
            table,
            int(version),
            body,
            int(touched or 0),
            None if wake_at is None else int(wake_at),
            tuple(log),
            {name.decode(): value for name, value in _paired(replies) if not name.startswith(b"#")},
            {name.decode(): value for name, value in _paired(posted)},
            tuple(
                Parcel(address.decode(), twin.decode().partition("\n")[2], int(tries), message)
                for address, twin, tries, message in parcels
            ),
        )


def _paired(flat: list[bytes]) -> Iterable[tuple[bytes, bytes]]:
    return zip(flat[::2], flat[1::2], strict=True)
