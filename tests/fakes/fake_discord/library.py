"""The real discord.py, pointed at the fake: the two addresses that it keeps in classes, and nothing else."""

from collections.abc import Iterator
from contextlib import contextmanager

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


@contextmanager
def pointed(base: str, gateway: str) -> Iterator[None]:
    """Let every client of this process dial these addresses meanwhile."""
    was = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, yarl.URL(gateway)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = was
