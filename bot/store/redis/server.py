"""What stands on a server begins so: its scripts, its errors in words, and whether there may be something to do."""

import math
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from importlib.resources import files
from typing import Any, Final

import structlog
from redis.asyncio.cluster import RedisCluster
from redis.exceptions import ResponseError

from bot.store.bell import BELL, BellCount, Lookout
from bot.store.patience import Patience
from bot.store.redis.client import RedisClient, told
from bot.store.redis.keys import SHARDS, key_of_shard
from bot.tables.saved.forms import Reader
from engine.games import AnyGame

log = structlog.get_logger(__name__)
KEEPING: Final = {"maxmemory-policy": "noeviction", "appendonly": "yes"}
"""How a server should be set up: it refuses rather than forgets, and a crash loses a second at most."""
SCRIPTS: Final = (
    *("alone", "clear_dead", "commit", "claim", "crate", "done", "first_due", "later", "put_clock", "reserve"),
    *("replace", "stow", "swap"),
)


class RedisServer:
    """A server that any number of processes share."""

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


def _script(name: str) -> str:
    return (files("bot.store.redis") / "lua" / f"{name}.lua").read_text("utf-8")
