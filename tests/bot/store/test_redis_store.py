"""The store on a server: what happens when the server goes, comes back, or is not set up to keep things."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from hall import GAMES, Hall
from support.servers import Server

from bot.running import OpenService, house, now_ms
from bot.store.errors import StoreFull, StoreGone
from bot.store.redis import RedisShelf
from bot.tables.intents import Intent, Open, Person
from bot.tables.people import Known


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "redis").start()
    yield server
    server.stop()


async def test_a_server_that_went_and_came_back_is_used_again_and_has_lost_nothing(server: Server) -> None:
    shelf = RedisShelf.at(server.url, lambda: GAMES)
    hall = Hall(shelf, GAMES)
    table = await hall.dealt(hall.bo)
    before = await shelf.load(table)
    server.kill()

    with pytest.raises(StoreGone):
        await hall.ana.only("esconder 1")
    server.start()

    assert (await shelf.load(table)).version == before.version
    assert (await hall.ana("esconder 1")).ok
    await shelf.close()


async def test_who_asks_meanwhile_is_answered_kindly(server: Server) -> None:
    shelf = RedisShelf.at(server.url, lambda: GAMES)
    service = OpenService(house(), shelf, now_ms)
    server.kill()

    reply = await service.handle(Intent("1", Person("web:ana", "Ana", "pt-BR"), Open("holland"), place="web:r"))

    assert not reply.ok
    assert "meu lado" in reply.text
    await shelf.close()


async def test_nobody_at_the_url_is_said_at_once() -> None:
    with pytest.raises(StoreGone):
        await RedisShelf.opened("redis://127.0.0.1:1/0", dict)


async def test_a_server_without_memory_keeps_what_it_has(server: Server) -> None:
    shelf = RedisShelf.at(server.url, dict)
    await shelf.keep_person("ana", Known(language="uk"))
    server.says("CONFIG", "SET", "maxmemory", "1")

    with pytest.raises(StoreFull):
        await shelf.keep_person("bo", Known(language="en"))
    assert (await shelf.person("ana")).language == "uk"
    await shelf.close()


async def test_a_server_that_may_forget_is_warned_of(server: Server) -> None:
    server.says("CONFIG", "SET", "maxmemory-policy", "allkeys-lru")
    with structlog.testing.capture_logs() as logged:
        shelf = await RedisShelf.opened(server.url, dict)
        await shelf.close()

    assert [(one["event"], one["setting"]) for one in logged] == [("store.may_forget", "maxmemory-policy")]
