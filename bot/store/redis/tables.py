"""Tables: each is one hash, with its log and its late answers beside it, and changes by one script."""

import asyncio
import json

from bot.store.bell import BELL
from bot.store.redis.keys import SHARDS, key_of_place, key_of_shard, key_of_table, lane_of, shard_of
from bot.store.redis.letters import RedisLetters
from bot.store.redis.places import RedisPlaces, new_people
from bot.tables.model.intents import PlaceKey, TableId
from bot.tables.model.outbox import SetAside, outgoing
from bot.tables.model.reply import Reply
from bot.tables.model.table import History
from bot.tables.ports.store import (
    ANSWERS_KEPT,
    Change,
    CommitOutcome,
    Committed,
    Conflict,
    Kept,
    Repeated,
    TableAside,
)
from bot.tables.saved.forms import WrittenChange, hints, lines_of, readable, unpressed, unreadable, written


class RedisTables(RedisPlaces, RedisLetters):
    """`Tables` and `Alarms` on a server."""

    async def load(self, table: TableId) -> Kept | None:
        async with self.told():
            version, body, aside = await self.client.hmget(key_of_table(table), "version", "body", "aside")
        try:
            is_there = version is not None and aside is None
            return self.reader.table(table, int(version), body, self.games()) if is_there else None
        except Exception as broken:
            await self.set_aside(unreadable(table, broken))
            return None

    async def load_at(self, place: PlaceKey) -> Kept | None:
        async with self.told():
            found = await self.client.get(key_of_place(place))
        return None if found is None else await self.load(found.decode())

    async def history(self, table: TableId, since: int = 0) -> History:
        async with self.told():
            lines = await self.client.lrange(f"{key_of_table(table)}:log", since, -1)
        return lines_of(lines, since)

    async def remembered(self, table: TableId, delivery: str) -> Reply | None:
        async with self.told():
            reply = await self.client.hget(f"{key_of_table(table)}:replies", delivery)
        return None if reply is None else unpressed(Reply, reply)

    async def commit(self, kept: Kept, change: Change, delivery: str, reply: Reply) -> CommitOutcome:
        async with self.told():
            if not await self._take_places(kept, change):
                return Conflict()
            await self._name(new_people(kept, change), change.table.id)
            said = written(kept, change, reply)
            code, *known = await self._commit(kept, change, delivery, said)
            if code == 0:
                self.reader.wrote(said.table, kept, change)
                if self.in_cluster and _is_news(change):
                    await self._ring()
                await self._clear_up(kept, change)
        return Repeated(unpressed(Reply, known[0])) if known else Conflict() if code else Committed()

    async def _commit(
        self, kept: Kept, change: Change, delivery: str, said: WrittenChange
    ) -> tuple[int, *tuple[bytes, ...]]:
        table = change.table
        state, shard = key_of_table(table.id), key_of_shard(shard_of(table.id))
        parts = ("wakes", "over", "seq", "letters", "lanes", "same", "leased")
        bell = [BELL] if _is_news(change) and not self.in_cluster else []
        outgoing = zip(change.outbox, said.letters, strict=True)
        letters = [part for out, message in outgoing for part in (out.address, out.coalesce, message)]
        done: tuple[int, *tuple[bytes, ...]] = await self.scripts["commit"](
            keys=[state, f"{state}:log", f"{state}:replies", *(f"{shard}:{part}" for part in parts), *bell],
            args=[
                table.id,
                kept.version,
                said.table,
                "\n".join(filter(None, change.table.everybody)),
                int(table.is_over),
                change.now,
                "" if change.wake_at is None else change.wake_at,
                delivery,
                said.reply,
                lane_of(shard),
                ANSWERS_KEPT,
                len(said.lines),
                *said.lines,
                *letters,
            ],
        )
        return done

    async def due(self, now: int, most: int) -> tuple[TableId, ...]:
        async with self.told():
            ready = await self._shards_with("wakes", now)
            found = await asyncio.gather(
                *(self.client.zrangebyscore(f"{key_of_shard(n)}:wakes", "-inf", now, start=0, num=most) for n in ready)
            )
        return tuple(one.decode() for tables in found for one in tables)[:most]

    async def snooze(self, table: TableId, until: int) -> None:
        async with self.told():
            await self.client.zadd(f"{key_of_shard(shard_of(table))}:wakes", {table: until}, xx=True)
            self.own_news += 1

    async def set_aside(self, aside: TableAside) -> bool:
        async with self.told():
            body = await self.client.hget(key_of_table(aside.table), "body")
            if body is None or not await self.note_aside(aside):
                return False
            language, places = hints(body)
            for place in places:
                await self.stow_letter(outgoing(aside.table, SetAside(place, language, aside.code)))
        return True

    async def note_aside(self, aside: TableAside) -> bool:
        """Note it, and tell nobody; False if it was noted before."""
        shard = key_of_shard(shard_of(aside.table))
        if not await self.client.hsetnx(key_of_table(aside.table), "aside", aside.code):
            return False
        await self.client.hset(f"{shard}:aside", aside.table, json.dumps([aside.why, aside.code, aside.at]))
        await self.client.zrem(f"{shard}:wakes", aside.table)
        return True

    async def all_aside(self) -> tuple[TableAside, ...]:
        asking = self.client.pipeline(transaction=False)
        for shard in range(SHARDS):
            asking.hgetall(f"{key_of_shard(shard)}:aside")
        async with self.told():
            found = await asking.execute()
        everyone = (TableAside(table.decode(), *json.loads(kept)) for one in found for table, kept in one.items())
        return tuple(sorted(everyone, key=lambda one: (one.at, one.table)))

    async def take_up(self, table: TableId, now: int) -> bool:
        state, shard = key_of_table(table), key_of_shard(shard_of(table))
        async with self.told():
            body, aside, over = await self.client.hmget(state, "body", "aside", "over")
            if body is None or aside is None or not readable(body, self.games()):
                return False
            if over == b"0":
                await self.client.zadd(f"{shard}:wakes", {table: now})
            await self.client.hdel(state, "aside")
            await self.client.hdel(f"{shard}:aside", table)
            await self._ring()
        return True


def _is_news(change: Change) -> bool:
    """Whether it gives every process something to do, now or in time."""
    return bool(change.outbox) or change.wake_at is not None
