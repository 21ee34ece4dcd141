"""Moving house: whatever home tables live in, they are the same in another."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from hall import GAMES, Hall

from bot.store.cargo import NotEmpty, move
from bot.store.redis.moving import MovingRedis
from bot.store.redis.shelf import RedisShelf
from bot.store.sqlite import SqliteShelf
from bot.tables.model.intents import Cancel


@pytest.fixture
def file(tmp_path: Path) -> Any:
    opened = SqliteShelf(tmp_path / "first.db", lambda: GAMES)
    yield opened
    opened.close()


@pytest.fixture
def second_file(tmp_path: Path) -> Any:
    opened = SqliteShelf(tmp_path / "second.db", lambda: GAMES)
    yield opened
    opened.close()


@pytest.fixture
async def server(servers: Callable[[str], Any]) -> AsyncIterator[RedisShelf]:
    servers("redis").says("FLUSHALL")
    opened = RedisShelf.at(servers("redis").url, lambda: GAMES)
    yield opened
    await opened.close()


async def test_everything_arrives_there_and_back(file: Any, server: RedisShelf, second_file: Any) -> None:
    hall = Hall(file, GAMES)
    finished = await hall.finished()
    running = await hall.dealt(hall.bo)
    await hall.ana.only("esconder 2")

    assert await move(file, MovingRedis(server)) == (2, 2)
    assert await move(MovingRedis(server), second_file) == (2, 2)

    for table in (finished, running):
        before, after = file.file.crate(table), second_file.file.crate(table)
        assert (after.version, after.body, after.log) == (before.version, before.body, before.log)
        assert (after.replies, after.posted, after.wake_at) == (before.replies, before.posted, before.wake_at)
        assert sorted(one.message for one in after.parcels) == sorted(one.message for one in before.parcels)
    assert await second_file.tables_of("web:ana") == await server.tables_of("web:ana") == (running,)
    assert await second_file.table_at("web:room") == await server.table_at("web:room") == running


async def test_people_go_on_playing_where_they_moved_to(file: Any, server: RedisShelf) -> None:
    before = Hall(file, GAMES)
    table = await before.dealt(before.bo)
    await move(file, MovingRedis(server))

    after = Hall(server, GAMES)
    after.now, after.deliveries = before.now, before.deliveries
    assert (await after.ana("esconder 1")).ok
    assert (await after.bo("hide 2")).ok
    now, then = await server.load(table), await file.load(table)
    assert now is not None
    assert then is not None
    assert now.version > then.version


async def test_nothing_is_mixed_with_what_is_there(file: Any, server: RedisShelf) -> None:
    await Hall(file, GAMES).opened()
    there = Hall(server, GAMES)
    await there.opened()
    await there.ana(Cancel())

    with pytest.raises(NotEmpty):
        await move(file, MovingRedis(server))


async def test_tables_that_are_set_aside_move_too_be_they_ever_so_broken(
    file: Any, server: RedisShelf, second_file: Any
) -> None:
    hall = Hall(file, GAMES)
    broken = await hall.dealt(hall.bo)
    file.file.db.execute("UPDATE tables SET body = ?", (b"broken",))
    assert await file.load(broken) is None
    other = await hall.opened()
    before = await file.all_aside()

    assert await move(file, MovingRedis(server)) == (2, 2)
    assert await move(MovingRedis(server), second_file) == (2, 2)

    for home in (server, second_file):
        assert await home.all_aside() == before
        assert await home.load(broken) is None
        assert await home.table_at("web:room") == other
    assert second_file.file.crate(broken).body == b"broken"
