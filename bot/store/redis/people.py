"""People, and what is done so often only."""

from collections.abc import Callable

from bot.store.redis.keys import SEEN, key_of_pace, key_of_person
from bot.store.redis.server import RedisServer
from bot.tables.model.intents import PersonId
from bot.tables.model.profile import Profile
from bot.tables.ports.store import PACES_LAST_MS, RateLimit
from bot.tables.saved.forms import profile_of, rewritten


class RedisPeople(RedisServer):
    """`People` and `RateLimits` on a server."""

    async def person(self, person: PersonId) -> Profile:
        async with self.told():
            known = await self.client.get(key_of_person(person))
        return Profile() if known is None else profile_of(known)

    async def change_person(self, person: PersonId, learn: Callable[[Profile], Profile]) -> Profile:
        name = key_of_person(person)
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
        await self.client.delete(key_of_person(person))
        await self.client.zrem(SEEN, person)

    async def turn(self, key: str, now: int, pace: RateLimit) -> int:
        name = key_of_pace(key)
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
        name = key_of_pace(key)
        async with self.told():
            while True:
                held = await self.client.hget(name, "held")
                latest = max(until, int(held or 0))
                if await self.scripts["swap"](keys=[name], args=["held", held or b"", latest, PACES_LAST_MS]):
                    return

    async def alone(self, what: str, who: str, lasting_ms: int) -> bool:
        async with self.told():
            return bool(await self.scripts["alone"](keys=[f"mestre:alone:{what}"], args=[who, lasting_ms]))
