"""The real discord.py, pointed at the fake: the two addresses that it keeps in classes, and its patience.

It counts what it says to the gateway by the clock on the wall, 110 times a minute; a fake minute may last a second.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import yarl
from discord.gateway import DiscordWebSocket, GatewayRatelimiter
from discord.http import Route


@contextmanager
def pointed(base: str, gateway: str) -> Iterator[None]:
    """Let every client of this process dial these addresses meanwhile."""
    was = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, GatewayRatelimiter.get_delay
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, yarl.URL(gateway)
    GatewayRatelimiter.get_delay = _no_delay  # type: ignore[method-assign]
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, GatewayRatelimiter.get_delay = was  # type: ignore[method-assign]


def _no_delay(_: GatewayRatelimiter) -> float:
    return 0.0
