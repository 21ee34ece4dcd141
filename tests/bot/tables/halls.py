"""Fixtures: halls, each over an empty store.

That the homes of tables behave alike is what the contract suite of the stores is for. What stands above them is tried
in one home each test, spread over all of them by the names of the tests; with MESTRE_HOMES=all in every one.
"""

import os
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias
from zlib import crc32

import pytest
from hall import GAMES, Hall
from support.servers import Cluster, Server, system_binary

from bot.store.redis.shelf import RedisShelf
from bot.store.sqlite import SqliteShelf
from engine.games import AnyGame

MakeHall: TypeAlias = Callable[[dict[str, AnyGame]], Hall]
HOMES = ("sqlite", "redis", "cluster")


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Any]]:
    """The server of a home, started when first asked for."""
    started: dict[str, Any] = {}

    def server(home: str) -> Any:
        if home not in started:
            folder = tmp_path_factory.mktemp(home)
            started[home] = _server(home, folder).start()
        return started[home]

    yield server
    for one in started.values():
        one.stop()


def _server(home: str, folder: Path) -> Server | Cluster:
    if home == "cluster":
        return Cluster(folder)
    return Server(folder, program=system_binary() or "") if home == "system" else Server(folder)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """In which home a test's halls stand."""
    if "home" in metafunc.fixturenames:
        every = os.environ.get("MESTRE_HOMES") == "all" or metafunc.definition.get_closest_marker("every_home")
        name = f"{metafunc.module.__name__}.{metafunc.definition.originalname}"
        metafunc.parametrize("home", HOMES if every else (HOMES[crc32(name.encode()) % len(HOMES)],))


@pytest.fixture
async def make_hall(home: str, tmp_path: Path, servers: Callable[[str], Any]) -> AsyncIterator[MakeHall]:
    """Opens halls, one after the other: on a server, each finds it empty and the one before it is over."""
    shelves: list[Any] = []

    def make(games: dict[str, AnyGame]) -> Hall:
        if home == "sqlite":
            shelves.append(SqliteShelf(tmp_path / f"store-{len(shelves)}.db", lambda: games))
        else:
            servers(home).says("FLUSHALL")
            shelves.append(RedisShelf.at(servers(home).url, lambda: games))
        return Hall(shelves[-1], games)

    yield make
    for shelf in shelves:
        closing = shelf.close()
        if closing is not None:
            await closing


@pytest.fixture
def hall(make_hall: MakeHall) -> Hall:
    """A hall in which porrinha is played."""
    return make_hall(GAMES)
