"""Every home in which tables can live, each empty at the start of a test."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from halls import HOMES
from support.servers import system_binary

from bot.store.redis.shelf import RedisShelf
from bot.store.sqlite import SqliteShelf

EVERY_HOME = (*HOMES, "system") if system_binary() else HOMES
"""The contract is also asked of the server that this machine's own packages bring, where they do."""


@pytest.fixture(params=EVERY_HOME)
async def make_shelf(
    request: pytest.FixtureRequest, tmp_path: Path, servers: Callable[[str], Any]
) -> AsyncIterator[Any]:
    """Opens the same home as often as wanted, as several workers would."""
    opened: list[Any] = []
    if request.param == "sqlite":
        file = SqliteShelf(tmp_path / "store.db", dict)
        opened.append(file)

        async def make(games: Callable[[], Any]) -> Any:
            file.file.games = games
            return file

    else:
        server = servers(request.param)
        server.says("FLUSHALL")

        async def make(games: Callable[[], Any]) -> Any:
            opened.append(await RedisShelf.opened(server.url, games))
            return opened[-1]

    yield make
    for shelf in opened:
        closing = shelf.close()
        if closing is not None:
            await closing
