"""The store for many processes: Redis or Valkey from 6.2 on, standalone or cluster.

Tables are spread over a fixed number of shards, and all keys of a shard share a hash tag: so one script keeps a table's
state, log, reply, alarm and outgoing letters together, in a cluster as well. What a table is found by (its places, its
people) lies on other shards: it is written before the table and cleared up after it, and whoever reads it makes sure
that the table agrees. Keys:

| key | is |
| --- | --- |
| `m:{s07}:t:ID`, `:log`, `:replies`, `:posted` | a table |
| `m:{s07}:wakes`, `:over` | alarms and finished tables of a shard, by time |
| `m:{s07}:aside` | tables of a shard that are set aside, and why |
| `m:{s07}:letters`, `:lanes`, `:lane:ADDRESS`, `:same`, `:leased`, `:dead`, `:seq` | what waits to be carried |
| `m:place:{PLACE}`, `…:hold`, `m:seats:PERSON` | what tables are found by |
| `m:person:PERSON`, `m:seen`, `m:pace:KEY` | people, when they were last there, what is done so often only |
| `m:bell` | how often something was kept that is to be carried or rung |
"""

import asyncio
import json
import math
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from importlib.resources import files
from typing import Any, Self
from zlib import crc32

import structlog
from redis.asyncio.cluster import RedisCluster
from redis.exceptions import ResponseError

from bot.store.bell import BELL, BellCount, Lookout
from bot.store.errors import StoreTrouble
from bot.store.patience import Patience
from bot.store.redis_client import RedisClient, client_at, reach, told
from bot.tables.model.faults import why
from bot.tables.model.intents import PersonId, PlaceKey, TableId
from bot.tables.model.outbox import Message, Outgoing, SetAside, outgoing
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
    dumped,
    hints,
    lines_of,
    loaded,
    posted_of,
    pressed,
    profile_of,
    readable,
    rewritten,
    table_bytes,
    tag_of,
    unpressed,
    unreadable,
)
from engine.core.refusal import Refused
from engine.games import AnyGame

log = structlog.get_logger(__name__)
SHARDS = 32
SEEN = "m:seen"
LEASE_MS = 60_000
HOLD_MS = 10_000
"""How long a table may take from taking a place to standing there."""
KEEPING = {"maxmemory-policy": "noeviction", "appendonly": "yes"}
"""How a server should be set up: it refuses rather than forgets, and a crash loses a second at most."""


def shard_of(table: TableId) -> int:
    """The shard of a table: never to be changed, or saved tables are lost.

    >>> shard_of("k3f9w2ab")
    18
    """
    return crc32(table.encode()) % SHARDS


class RedisShelf:
    """A `Shelf` on a server that any number of processes share."""

    def __init__(self, client: RedisClient, games: Callable[[], dict[str, AnyGame]]) -> None:
        self.client: Any = client
        self.in_cluster = isinstance(client, RedisCluster)
        """The bell hangs on another node than most tables."""
        self.patience = Patience()
        self.games = games
        self.reader = Reader()
        self.scripts = {name: client.register_script(_script(name)) for name in SCRIPTS}
        self.lookouts = {index: Lookout() for index in ("wakes", "lanes")}
        self.own_news = 0

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

    async def warn(self) -> None:
        """Say in the log what of the server's settings may lose tables; a server that does not tell is not asked on."""
        with suppress(ResponseError):
            for name, wanted in KEEPING.items():
                told = await self.client.config_get(name)
                if told.get(name, told.get(name.encode())) not in (wanted, wanted.encode()):
                    log.warning("store.may_forget", setting=name, wanted=wanted)

    async def close(self) -> None:
        """Let go of every connection."""
        await self.client.aclose()

    def told(self) -> AbstractAsyncContextManager[None]:
        """Wait for the server, and say what an error means."""
        return told(self.patience)

    # --- tables ---

    async def load(self, table: TableId) -> Kept | None:
        async with self.told():
            version, body, aside = await self.client.hmget(key_of_table(table), "version", "body", "aside")
        try:
            is_there = version is not None and aside is None
            return self.reader.table(table, int(version), body, self.games()) if is_there else None
        except Exception as broken:
            await self.set_aside(unreadable(table, broken))
            return None

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
            await self._name(_new_people(kept, change), change.table.id)
            body = table_bytes(change.table, change.match, kept.unread)
            code, *known = await self._commit(kept, change, delivery, reply, body)
            if code == 0:
                self.reader.wrote(body, kept, change)
                if self.in_cluster and _is_news(change):
                    await self._ring()
                await self._clear_up(kept, change)
        return Repeated(unpressed(Reply, known[0])) if known else Conflict() if code else Committed()

    async def _commit(
        self, kept: Kept, change: Change, delivery: str, reply: Reply, body: bytes
    ) -> tuple[int, *tuple[bytes, ...]]:
        table = change.table
        state, shard = key_of_table(table.id), key_of_shard(shard_of(table.id))
        parts = ("wakes", "over", "seq", "letters", "lanes", "same", "leased")
        bell = [BELL] if _is_news(change) and not self.in_cluster else []
        letters = [part for out in change.outbox for part in (out.address, out.coalesce, dumped(out.message))]
        done: tuple[int, *tuple[bytes, ...]] = await self.scripts["commit"](
            keys=[state, f"{state}:log", f"{state}:replies", *(f"{shard}:{part}" for part in parts), *bell],
            args=[
                table.id,
                kept.version,
                body,
                "\n".join(filter(None, change.table.everybody)),
                int(table.is_over),
                change.now,
                "" if change.wake_at is None else change.wake_at,
                delivery,
                pressed(reply),
                lane_of(shard),
                ANSWERS_KEPT,
                len(change.lines),
                *map(pressed, change.lines),
                *letters,
            ],
        )
        return done

    # --- what tables are found by ---

    async def table_at(self, place: PlaceKey) -> TableId | None:
        async with self.told():
            found = await self.client.get(key_of_place(place))
            if found is None:
                return None
            version, aside = await self.client.hmget(key_of_table(found.decode()), "version", "aside")
            if version is None or aside is not None:
                return None
        return str(found.decode())

    async def load_at(self, place: PlaceKey) -> Kept | None:
        async with self.told():
            found = await self.client.get(key_of_place(place))
        return None if found is None else await self.load(found.decode())

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
        await self._name(_new_people(kept, change) | back, table.id)
        held = [f"{key_of_place(place)}:hold" for place in _new_places(kept, change)]
        await asyncio.gather(*map(self.client.delete, held))
        left = [place for place in kept.table.places if place not in table.places]
        for place in left:
            if await self.client.get(key_of_place(place)) == table.id.encode():
                await self.client.delete(key_of_place(place))

    async def _people_now(self, table: TableId) -> set[PersonId]:
        return set((await self.client.hget(key_of_table(table), "people") or b"").decode().split("\n"))

    # --- people ---

    async def person(self, person: PersonId) -> Profile:
        async with self.told():
            known = await self.client.get(f"m:person:{person}")
        return Profile() if known is None else profile_of(known)

    async def change_person(self, person: PersonId, learn: Callable[[Profile], Profile]) -> Profile:
        name = f"m:person:{person}"
        async with self.told():
            while True:
                before = await self.client.get(name)
                known = learn(Profile() if before is None else profile_of(before))
                if await self.scripts["replace"](keys=[name], args=[before or b"", rewritten(known, before)]):
                    return known

    async def seen(self, person: PersonId, now: int) -> None:
        async with self.told():
            await self.client.zadd(SEEN, {person: now})

    async def forget(self, person: PersonId) -> None:
        async with self.told():
            await self._forget(person)

    async def _forget(self, person: PersonId) -> None:
        await self.client.delete(f"m:person:{person}")
        await self.client.zrem(SEEN, person)

    # --- letters ---

    async def claim(self, now: int, most: int) -> tuple[Letter, ...]:
        async with self.told():
            ready = await self._shards_with("lanes", now)
            claimed = await asyncio.gather(*(self._claim(shard, now, most) for shard in ready))
        return tuple(letter for letters in claimed for letter in letters)

    async def _claim(self, shard: int, now: int, most: int) -> list[Letter]:
        name = key_of_shard(shard)
        found = await self.scripts["claim"](
            keys=[f"{name}:letters", f"{name}:lanes", f"{name}:leased"],
            args=[now, now + LEASE_MS, most, lane_of(name)],
        )
        letters = [await self._letter(now, shard, *one) for one in found]
        return [letter for letter in letters if letter is not None]

    async def _letter(self, now: int, shard: int, *found: bytes) -> Letter | None:
        """A letter that cannot be read is a dead one, and holds up none behind it."""
        number, table, address, tries, raw, mark = found
        try:
            message, nonce = loaded(Message, raw), f"letter-{shard}-{int(number)}"
            return Letter(int(number), table.decode(), address.decode(), nonce, int(tries), message, int(mark))
        except Refused as broken:
            name = key_of_shard(shard)
            await self.client.rpush(f"{name}:dead", f"{why(broken)}\n{tag_of(raw)}\n{now}")
            keys = [f"{name}:{part}" for part in ("letters", "lanes", "leased", "same")]
            await self.scripts["done"](keys=keys, args=[lane_of(name), int(number)])
            self.own_news += 1
            return None

    async def done(self, letters: tuple[Letter, ...]) -> None:
        name = key_of_shard(shard_of(letters[0].table))
        keys = [f"{name}:letters", f"{name}:lanes", f"{name}:leased", f"{name}:same"]
        async with self.told():
            await self.scripts["done"](keys=keys, args=[lane_of(name), *(one.number for one in letters)])
            self.own_news += 1

    async def later(self, letters: tuple[Letter, ...], at: int, failed: bool = True) -> None:
        by_shard: dict[int, list[int]] = {}
        for letter in letters:
            by_shard.setdefault(shard_of(letter.table), []).append(letter.number)
        async with self.told():
            for place, (shard, numbers) in enumerate(by_shard.items()):
                name = key_of_shard(shard)
                keys = [f"{name}:letters", f"{name}:lanes", f"{name}:leased"]
                await self.scripts["later"](keys=keys, args=[at, int(failed and place == 0), *numbers])
            self.own_news += 1

    async def bury(self, letter: Letter, why: str, now: int) -> None:
        dead = f"{why}\n{letter.message.tag}\n{now}"
        async with self.told():
            await self.client.rpush(f"{key_of_shard(shard_of(letter.table))}:dead", dead)

    async def dead(self) -> list[tuple[str, str]]:
        """Why letters died, and what they were."""
        async with self.told():
            lists = await asyncio.gather(*(self.client.lrange(f"{key_of_shard(n)}:dead", 0, -1) for n in range(SHARDS)))
        split = (one.decode().split("\n") for found in lists for one in found)
        return [(why, tag) for why, tag, *_ in split]

    async def posted(self, table: TableId, slot: str) -> Posted | None:
        async with self.told():
            posted = await self.client.hget(f"{key_of_table(table)}:posted", slot)
        return None if posted is None else posted_of(posted)

    async def keep_posted(self, table: TableId, slot: str, posted: Posted) -> None:
        async with self.told():
            name = f"{key_of_table(table)}:posted"
            await self.client.hset(name, slot, rewritten(posted, await self.client.hget(name, slot)))

    async def drop_posted(self, table: TableId, slot: str) -> None:
        async with self.told():
            await self.client.hdel(f"{key_of_table(table)}:posted", slot)

    # --- time ---

    async def due(self, now: int, most: int) -> tuple[TableId, ...]:
        async with self.told():
            ready = await self._shards_with("wakes", now)
            found = await asyncio.gather(
                *(self.client.zrangebyscore(f"{key_of_shard(n)}:wakes", "-inf", now, start=0, num=most) for n in ready)
            )
        return tuple(one.decode() for tables in found for one in tables)[:most]

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

    async def stow_letter(self, out: Outgoing, tries: int = 0) -> None:
        """Let a letter wait that no act at a table has written."""
        shard = key_of_shard(shard_of(out.table))
        keys = [f"{shard}:{part}" for part in ("seq", "letters", "lanes", "same")]
        twin = f"{out.address}\n{out.coalesce}"
        await self.scripts["stow"](
            keys=keys, args=[out.table, out.address, twin, tries, dumped(out.message), lane_of(shard)]
        )
        await self._ring()

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

    async def snooze(self, table: TableId, until: int) -> None:
        async with self.told():
            await self.client.zadd(f"{key_of_shard(shard_of(table))}:wakes", {table: until}, xx=True)
            self.own_news += 1

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

    async def turn(self, key: str, now: int, pace: RateLimit) -> int:
        name = f"m:pace:{key}"
        async with self.told():
            while True:
                before, held = await self.client.hmget(name, "next_at", "held")
                if held is not None and int(held) > now:
                    return int(held) - now
                wait, next_at = pace.after(now, int(before or 0))
                if wait or await self.scripts["swap"](
                    keys=[name], args=["next_at", before or b"", next_at, PACES_LAST_MS]
                ):
                    return wait

    async def hold(self, key: str, until: int) -> None:
        name = f"m:pace:{key}"
        async with self.told():
            while True:
                held = await self.client.hget(name, "held")
                latest = max(until, int(held or 0))
                if await self.scripts["swap"](keys=[name], args=["held", held or b"", latest, PACES_LAST_MS]):
                    return

    async def alone(self, what: str, who: str, lasting_ms: int) -> bool:
        async with self.told():
            return bool(await self.scripts["alone"](keys=[f"mestre:alone:{what}"], args=[who, lasting_ms]))

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

    async def _shards_with(self, index: str, now: int) -> list[int]:
        """The shards of which something is due; where nothing new was kept and nothing is due yet, none is asked."""
        lookout, mark = self.lookouts[index], await self._mark()
        if lookout.is_quiet(mark, now):
            return []
        first = await self._first_due([f"{key_of_shard(shard)}:{index}" for shard in range(SHARDS)])
        lookout.saw(mark, min(first))
        return [shard for shard, at in enumerate(first) if at <= now]

    async def _mark(self) -> BellCount:
        return await self.client.get(BELL), self.own_news

    async def _ring(self) -> None:
        """Let every process look whether there is something to do."""
        await self.client.incr(BELL)

    async def _first_due(self, keys: list[str]) -> list[float]:
        if self.in_cluster:
            return await self._first_apart(keys)
        return [float(at or math.inf) for at in await self.scripts["first_due"](keys=keys)]

    async def _first_apart(self, keys: list[str]) -> list[float]:
        """The same in a cluster, where no script may look at shards of several nodes."""
        asking = self.client.pipeline(transaction=False)
        for key in keys:
            asking.zrange(key, 0, 0, withscores=True)
        return [found[0][1] if found else math.inf for found in await asking.execute()]


SCRIPTS = (
    *("alone", "clear_dead", "commit", "claim", "crate", "done", "first_due", "later", "put_clock", "reserve"),
    *("replace", "stow", "swap"),
)


def _is_news(change: Change) -> bool:
    """Whether it gives every process something to do, now or in time."""
    return bool(change.outbox) or change.wake_at is not None


def _people(table: Table) -> set[PersonId]:
    return set(filter(None, table.everybody))


def _new_people(kept: Kept, change: Change) -> set[PersonId]:
    return _people(change.table) - (_people(kept.table) if kept.version else set())


def _new_places(kept: Kept, change: Change) -> list[PlaceKey]:
    return [place for place in change.table.places if kept.version == 0 or place not in kept.table.places]


def _script(name: str) -> str:
    return (files("bot.store") / "lua" / f"{name}.lua").read_text("utf-8")


def key_of_shard(number: int) -> str:
    """The beginning of every key of a shard."""
    return f"m:{{s{number:02}}}"


def key_of_table(table: TableId) -> str:
    """The key of a table."""
    return f"{key_of_shard(shard_of(table))}:t:{table}"


def lane_of(shard: str) -> str:
    """The beginning of the keys of a shard's lanes: one for each address."""
    return f"{shard}:lane:"


def key_of_place(place: PlaceKey) -> str:
    """The key of a place; in braces, so that its hold lies beside it."""
    return f"m:place:{{{place}}}"


def key_of_seats(person: PersonId) -> str:
    """The key of the tables of a person."""
    return f"m:seats:{person}"
