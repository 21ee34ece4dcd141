"""Every home in which tables can live, each empty at the start of a test."""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from support.servers import Cluster, Server

from bot.store.redis import RedisShelf
from bot.store.sqlite import SqliteShelf

HOMES = ("sqlite", "redis", "cluster")


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Any]]:
    """The server of a home, started when first asked for."""
    started: dict[str, Any] = {}

    def server(home: str) -> Any:
        if home not in started:
            folder = tmp_path_factory.mktemp(home)
            started[home] = (Server(folder) if home == "redis" else Cluster(folder)).start()
        return started[home]

    yield server
    for one in started.values():
        one.stop()


@pytest.fixture(params=HOMES)
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
