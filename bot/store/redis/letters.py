"""What waits to be carried, and where the living messages stand."""

import asyncio

from bot.store.redis.keys import SHARDS, key_of_shard, key_of_table, lane_of, shard_of
from bot.store.redis.server import RedisServer
from bot.tables.model.faults import why
from bot.tables.model.intents import TableId
from bot.tables.model.outbox import Outgoing
from bot.tables.ports.store import Letter, Posted
from bot.tables.saved.forms import dumped, message_of, posted_of, rewritten, tag_of
from engine.core.refusal import Refused

LEASE_MS = 60_000


class RedisLetters(RedisServer):
    """`Letters` and `LivingMessages` on a server."""

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
            message, nonce = message_of(raw), f"letter-{shard}-{int(number)}"
            return Letter(int(number), table.decode(), address.decode(), nonce, int(tries), message, int(mark))
        except Refused as broken:
            name = key_of_shard(shard)
            await self.client.rpush(f"{name}:dead", f"{why(broken)}\n{tag_of(raw)}\n{now}")
            keys = [f"{name}:{part}" for part in ("letters", "lanes", "leased", "same")]
            await self.scripts["done"](keys=keys, args=[lane_of(name), int(number)])
            self.own_news += 1
            return None

    async def stow_letter(self, out: Outgoing, tries: int = 0) -> None:
        """Let a letter wait that no act at a table has written."""
        shard = key_of_shard(shard_of(out.table))
        keys = [f"{shard}:{part}" for part in ("seq", "letters", "lanes", "same")]
        twin = f"{out.address}\n{out.coalesce}"
        await self.scripts["stow"](
            keys=keys, args=[out.table, out.address, twin, tries, dumped(out.message), lane_of(shard)]
        )
        await self._ring()

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
