"""The real discord.py, pointed at the fake: the two addresses that it keeps in classes, and its patience.

It counts what it says to the gateway by the clock on the wall, 110 times a minute; a fake minute may last a second.
So it is with what it waits for when a bucket is empty, before it says anew who it is, and until it dials again: by a
clock that stands, no longer than to let others go on.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord.client
import discord.http
import discord.shard
import yarl
from discord.gateway import DiscordWebSocket, GatewayRatelimiter
from discord.http import Route

A_SECOND = 0.02
"""What a second of the library's waiting lasts where the clock of the service stands."""

WAITING: tuple[Any, ...] = (discord.client, discord.http, discord.shard)


@contextmanager
def pointed(base: str, gateway: str, *, a_second: float = 1.0) -> Iterator[None]:
    """Let every client of this process dial these addresses meanwhile."""
    was = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, GatewayRatelimiter.get_delay
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, yarl.URL(gateway)
    GatewayRatelimiter.get_delay = _no_delay  # type: ignore[method-assign,assignment]
    for part in WAITING:
        part.asyncio = _Hurried(a_second)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, GatewayRatelimiter.get_delay = was  # type: ignore[method-assign]
        for part in WAITING:
            part.asyncio = asyncio


class _Hurried:
    """asyncio, as the library calls it where it waits, with seconds of another length."""

    def __init__(self, a_second: float) -> None:
        self._a_second = a_second

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds * self._a_second)


def _no_delay(_: GatewayRatelimiter) -> float:
    return 0.0
