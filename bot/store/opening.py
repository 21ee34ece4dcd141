"""The store that the house was told to use: a server by its URL, else one file in the data folder."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from bot.store.sqlite import SqliteShelf
from engine.games import AnyGame

if TYPE_CHECKING:
    from bot.store.redis.shelf import RedisShelf

OpenShelf: TypeAlias = "SqliteShelf | RedisShelf"


@asynccontextmanager
async def opened(url: str | None, folder: Path, games: Callable[[], dict[str, AnyGame]]) -> AsyncIterator[OpenShelf]:
    """The store while it is open; a `StoreTrouble` says why it cannot be."""
    if url:
        from bot.store.redis.shelf import RedisShelf  # noqa: PLC0415  who has no server need not wait for its library

        server = await RedisShelf.opened(url, games)
        try:
            yield server
        finally:
            await server.close()
    else:
        file = SqliteShelf.opened(folder, games)
        try:
            yield file
        finally:
            file.close()


@asynccontextmanager
async def visited(url: str | None, folder: Path, games: Callable[[], dict[str, AnyGame]]) -> AsyncIterator[OpenShelf]:
    """The store of a house that may be open meanwhile; `StoreTrouble` where there is none."""
    if url:
        async with opened(url, folder, games) as server:
            yield server
    else:
        file = SqliteShelf.visited(folder, games)
        try:
            yield file
        finally:
            file.close()
