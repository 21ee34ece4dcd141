"""An open house: what keeps it moving, what it says when something of ours breaks, and what its operator sees."""

import asyncio
import sys
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest
from aiohttp import ClientSession
from prometheus_client import generate_latest

from bot.doors import CannotOpen, NotYet
from bot.health import Health
from bot.metrics import REGISTRY
from bot.running import OpenService, Running, house, now_ms
from bot.store.errors import StoreFull, StoreTrouble
from bot.store.sqlite import SqliteShelf
from bot.tables.domain.house import Customs
from bot.tables.looks.in_process import InProcess
from bot.tables.model.intents import Door, Fill, Help, Intent, Open, Person, Start
from bot.tables.model.profile import Profile
from bot.tables.ports.platform import RetryAfter, Thought
from bot.watch import watched
from bot.web.adapter import WebAdapter
from engine.core.action import Action
from engine.games import games

sys.path.append(str(Path(__file__).parent / "tables"))

from hall import Wire


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

    async def person(self, person: str) -> Profile:
        raise StoreTrouble


async def test_the_house_goes_on_when_its_store_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.rounds.IDLE_SECONDS", 0.001)
    shelf = GoneShelf.opened(tmp_path, games)
    running = Running(shelf)
    async with running.carrying():
        async with asyncio.timeout(60):
            await shelf.back.wait()
        await until(lambda: not running.health.ill)
    shelf.close()


class SlowToThink(InProcess):
    """A workshop in which nobody ever comes to an end."""

    async def think(self, thought: Thought) -> Action[Any]:
        return await asyncio.Future()


async def test_a_computer_player_that_thinks_for_ever_holds_up_no_letter(tmp_path: Path) -> None:
    shelf = SqliteShelf.opened(tmp_path, games)
    running = Running(shelf, Customs(thinking=(0, 1)), workshop=SlowToThink(house))
    running.platforms["web"] = wire = Wire(now_ms)
    async with running.carrying():
        for number, verb in enumerate((Open("holland"), Fill(3), Start())):
            intent = Intent(f"{number}", Person("web:ana", "Ana", "en"), verb, "web:r1", door=Door("chat", "ana"))
            await running.service.handle(intent)
        await until(lambda: running.alarms.busy > 0)
        await running.service.handle(Intent("9", Person("web:bo", "Bo", "en"), Open("holland"), place="web:r2"))
        running.stir()
        await until(lambda: bool(wire.texts("web:r2")))
    shelf.close()


class Stumbling(InProcess):
    """A workshop in which every thought breaks us."""

    tries = 0

    async def think(self, thought: Thought) -> Action[Any]:
        self.tries += 1
        raise ZeroDivisionError


class SweptShelf(SqliteShelf):
    """A store that knows when it was last swept, and how often it was asked what is due."""

    is_swept = False
    rounds = 0

    async def clear_out(self, before: int, now: int) -> int:
        self.is_swept = True
        return await super().clear_out(before, now)

    async def due(self, now: int, most: int) -> tuple[str, ...]:
        self.rounds += 1
        return await super().due(now, most)


async def test_an_alarm_that_raises_steadily_rests_and_neither_stops_the_upkeep_nor_makes_the_house_ill(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.rounds.IDLE_SECONDS", 0.001)
    shelf, workshop = SweptShelf.opened(tmp_path, games), Stumbling(house)
    running = Running(shelf, Customs(thinking=(0, 1)), workshop=workshop)
    running.platforms["web"] = Wire(now_ms)
    for number, verb in enumerate((Open("holland"), Fill(3), Start())):
        intent = Intent(f"{number}", Person("web:ana", "Ana", "en"), verb, "web:r1", door=Door("chat", "ana"))
        await running.service.handle(intent)

    async with running.carrying():
        await until(lambda: bool(workshop.tries))
        many = shelf.rounds + 200
        await until(lambda: shelf.is_swept and shelf.rounds >= many)
        assert workshop.tries <= 3  # there are five seconds between the first two, twenty before the third
        assert not running.health.ill
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


@pytest.mark.parametrize(
    ("health", "status", "said"),
    [
        (Health(), 200, "well"),
        (Health(ill={"store": "store_full"}), 503, "unwell\nstore: store_full"),
        (Health(outside={"telegram": "unreachable"}), 200, "well\ntelegram: unreachable"),
    ],
)
async def test_health_says_which_part_is_ill(health: Health, status: int, said: str) -> None:
    async def examined() -> Health:
        return health

    async with watched("127.0.0.1:0", examined) as (host, port), ClientSession() as session:
        answer = await session.get(f"http://{host}:{port}/health")
        metrics = await session.get(f"http://{host}:{port}/metrics")

        assert (answer.status, await answer.text()) == (status, said)
        assert "mestre_answer_seconds" in await metrics.text()


async def test_a_house_that_can_keep_nothing_is_ill_at_once_and_well_again_when_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.rounds.IDLE_SECONDS", 0.001)
    monkeypatch.setattr("bot.rounds.LONGEST_REST_SECONDS", 0.001)
    shelf = SqliteShelf.opened(tmp_path, games)
    running = Running(shelf)
    (pages,) = shelf.file.db.execute("PRAGMA page_count").fetchone()
    shelf.file.db.execute(f"PRAGMA max_page_count = {pages}")

    replies = [
        await running.service.handle(Intent("1", Person(f"web:{n}", "Ana", "en"), Open("holland"), place=f"web:r{n}"))
        for n in range(8)
    ]

    assert "my side" in replies[-1].text
    assert running.health.ill == {"store": "store_full"}
    async with running.carrying():
        shelf.file.db.execute(f"PRAGMA max_page_count = {pages + 1_000}")
        await until(lambda: not running.health.ill)
    shelf.close()


async def test_a_house_in_which_nobody_plays_notices_that_it_can_keep_nothing(tmp_path: Path) -> None:
    shelf = SqliteShelf.opened(tmp_path, games)
    running = Running(shelf)
    (pages,) = shelf.file.db.execute("PRAGMA page_count").fetchone()
    shelf.file.db.execute(f"PRAGMA max_page_count = {pages}")

    async with running.carrying():
        await until(lambda: running.health.ill == {"store": "store_full"})
    shelf.close()


class FullShelf(SqliteShelf):
    """A store that can be read, and that has room until it is full."""

    is_full = False

    async def pulse(self, now: int) -> None:
        if self.is_full:
            raise StoreFull
        await super().pulse(now)


async def test_whoever_asks_hears_at_once_that_nothing_can_be_kept_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.running.FRESH_SECONDS", 0)
    shelf = FullShelf.opened(tmp_path, games)
    running = Running(shelf)
    told = []
    async with running.carrying(), watched("127.0.0.1:0", running.examined) as (host, port), ClientSession() as session:
        for shelf.is_full in (False, True):
            answer = await session.get(f"http://{host}:{port}/health")
            told.append((answer.status, await answer.text()))
    shelf.close()

    assert told == [(200, "well"), (503, "unwell\nstore: store_full")]


class Knocking:
    """An adapter that is refused in these ways, one a try, before it is let in."""

    def __init__(self, name: str, *refusals: CannotOpen) -> None:
        self.platform: Any = Wire(now_ms, name)
        self.refusals = [*refusals]
        self.stopped = False

    async def start(self) -> None:
        if self.refusals:
            raise self.refusals.pop(0)

    async def stop(self) -> None:
        self.stopped = True


async def test_a_platform_out_of_reach_keeps_no_other_closed_and_is_tried_until_it_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.doors.FIRST_REST_SECONDS", 0.001)
    away = CannotOpen("unreachable", passing=True, platform="Telegram")
    page, telegram = Knocking("web"), Knocking("telegram", away, away, away)
    shelf = SqliteShelf.opened(tmp_path, games)
    running = Running(shelf)

    async with running.opened([telegram, page]):
        assert running.health.outside == {"telegram": "unreachable"}
        assert running.platforms["web"] is page.platform
        await until(lambda: running.platforms["telegram"] is telegram.platform)
        assert not running.health.outside
    assert telegram.stopped
    shelf.close()


async def test_what_is_to_be_sent_to_a_platform_out_of_reach_waits_without_counting_as_tried() -> None:
    with pytest.raises(RetryAfter):
        await NotYet("telegram").send("telegram:1", None, None, "1")


async def test_a_platform_that_does_not_want_us_is_told_and_everything_else_closed(tmp_path: Path) -> None:
    page, telegram = Knocking("web"), Knocking("telegram", CannotOpen("wrong-token", platform="Telegram"))
    shelf = SqliteShelf.opened(tmp_path, games)

    with pytest.raises(CannotOpen, match="wrong-token"):
        async with Running(shelf).opened([page, telegram]):
            raise AssertionError
    assert page.stopped
    shelf.close()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not holds():  # noqa: ASYNC110  nothing tells when it does
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("typed", ["nowhere", "127.0.0.1:99999", "127.0.0.1:-1"])
async def test_an_address_that_is_none_is_refused(typed: str) -> None:
    with pytest.raises(CannotOpen):
        async with watched(typed, AsyncMock(return_value=Health())):
            raise AssertionError
