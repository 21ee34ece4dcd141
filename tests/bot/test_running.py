"""An open house: what keeps it moving, what it says when something of ours breaks, and what its operator sees."""

import asyncio
from functools import cached_property
from pathlib import Path

import pytest
from aiohttp import ClientSession
from prometheus_client import generate_latest

from bot.metrics import REGISTRY
from bot.running import CannotOpen, OpenService, Running, house, now_ms
from bot.store.errors import StoreTrouble
from bot.store.sqlite import SqliteShelf
from bot.tables.intents import Help, Intent, Person
from bot.tables.people import Known
from bot.watch import watched
from bot.web.adapter import WebAdapter
from engine.games import games


class GoneShelf(SqliteShelf):
    """A store that answers nothing for the first few calls."""

    troubles = 3

    async def due(self, now: int, most: int) -> tuple[str, ...]:
        if self.troubles:
            self.troubles -= 1
            raise StoreTrouble
        self.back.set()
        return await super().due(now, most)

    @cached_property
    def back(self) -> asyncio.Event:
        return asyncio.Event()


class NowhereShelf(SqliteShelf):
    """A store that cannot be asked about people."""

    async def person(self, person: str) -> Known:
        raise StoreTrouble


async def test_the_house_goes_on_when_its_store_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.running.IDLE_SECONDS", 0.001)
    shelf = GoneShelf.opened(tmp_path, games)
    running = Running(shelf)
    async with running.carrying():
        async with asyncio.timeout(10):
            await shelf.back.wait()
        assert running.well
    shelf.close()


@pytest.mark.parametrize(("language", "said"), [("en", "my side"), ("pt-BR", "meu lado"), ("uk", "мого боку")])
async def test_a_broken_store_is_told_kindly_in_the_persons_language(tmp_path: Path, language: str, said: str) -> None:
    shelf = NowhereShelf.opened(tmp_path, games)
    service = OpenService(house(), shelf, now_ms)

    reply = await service.handle(Intent("1", Person("web:ana", "Ana", language), Help(), place="web:room"))

    assert not reply.ok
    assert said in reply.text
    assert b'outcome="broken",platform="web"' in generate_latest(REGISTRY)
    shelf.close()


async def test_a_taken_port_cannot_be_opened(tmp_path: Path) -> None:
    shelf = SqliteShelf.opened(tmp_path, games)
    running = Running(shelf)
    first = WebAdapter(running.service, running.stir, "127.0.0.1", 0)
    async with running.opened([first]):
        port = int(first.address.rstrip("/").rpartition(":")[2])
        with pytest.raises(CannotOpen) as refused:
            async with running.opened([WebAdapter(running.service, running.stir, "127.0.0.1", port)]):
                raise AssertionError
    assert refused.value.key == "port-taken"
    shelf.close()


@pytest.mark.parametrize(("well", "status"), [(True, 200), (False, 503)])
async def test_health_says_whether_the_store_is_reached(well: bool, status: int) -> None:
    async with watched("127.0.0.1:0", lambda: well) as (host, port), ClientSession() as session:
        health = await session.get(f"http://{host}:{port}/health")
        metrics = await session.get(f"http://{host}:{port}/metrics")

        assert health.status == status
        assert "mestre_answer_seconds" in await metrics.text()


@pytest.mark.parametrize("typed", ["nowhere", "127.0.0.1:99999", "127.0.0.1:-1"])
async def test_an_address_that_is_none_is_refused(typed: str) -> None:
    with pytest.raises(CannotOpen):
        async with watched(typed, lambda: True):
            raise AssertionError
