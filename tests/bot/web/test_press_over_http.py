"""What one press on the page costs: its table is not read again, committed once, painted once for each who looks."""

import asyncio
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from support.visiting import visiting

from bot.running import Running, house
from bot.store.sqlite import SqliteShelf
from bot.tables.domain.house import Customs
from bot.tables.looks.in_process import InProcess
from bot.tables.model.reply import Painted
from bot.tables.ports.platform import Subject
from bot.tables.saved.forms import table_from
from bot.web import standing
from bot.web.adapter import WebAdapter
from engine.games import games
from render.packing import PackedScene

STILL = Customs(thinking=(10**9, 10**9 + 1))


class Counting(SqliteShelf):
    """A store that counts what is asked of it."""

    asked: "Counter[str]"

    async def commit(self, *given: Any) -> Any:
        self.asked["commit"] += 1
        return await super().commit(*given)


class Painting(InProcess):
    """A workshop that counts what it paints."""

    def __init__(self, asked: "Counter[str]") -> None:
        super().__init__(house)
        self.asked = asked

    async def paint(self, subject: Subject) -> Painted | None:
        self.asked["paint"] += 1
        return Painted(b"", "alt", "twin", PackedScene.of(repr((subject.seen, subject.recent)), (), {}))


async def test_what_a_page_shows_is_worked_out_once_however_often_it_is_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf, worked, hand = SqliteShelf.opened(tmp_path, games), Counter[str](), standing.hand

    def working(*given: Any) -> Any:
        worked["hand"] += 1
        return hand(*given)

    monkeypatch.setattr(standing, "hand", working)
    running = Running(shelf, STILL, workshop=Painting(Counter()))
    web = WebAdapter(running.service, running.stir, "127.0.0.1", 0, 10_000)
    async with running.opened([web]), visiting(web.address) as visit:
        ana = visit("ana")
        for command in (("play", "holland"), ("fill",), ("start",)):
            await ana.does(*command)
        await ana.until(lambda: bool(ana.buttons) and ana.picture is not None)
        await at_rest(worked)
        worked.clear()
        await ana.hears(press=ana.buttons[0]["id"])
        await at_rest(worked)
    shelf.close()

    assert worked["hand"] == 1


async def test_what_a_page_shows_of_a_game_of_which_nobody_knows_yet_is_worked_out_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf, hand, where = SqliteShelf.opened(tmp_path, games), standing.hand, list[threading.Thread]()

    def working(*given: Any) -> Any:
        where.append(threading.current_thread())
        return hand(*given)

    monkeypatch.setattr(standing, "hand", working)
    running = Running(shelf, STILL, workshop=Painting(Counter()))
    web = WebAdapter(running.service, running.stir, "127.0.0.1", 0, 10_000)
    async with running.opened([web]), visiting(web.address) as visit:
        ana = visit("ana")
        for command in (("play", "holland"), ("fill",), ("start",)):
            await ana.does(*command)
        await ana.until(lambda: bool(ana.buttons))
    shelf.close()

    assert where
    assert threading.main_thread() not in where


async def test_a_press_a_look_and_a_refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = Counting.opened(tmp_path, games)
    shelf.asked = Counter()

    def read(*given: Any) -> Any:
        shelf.asked["read"] += 1
        return table_from(*given)

    monkeypatch.setattr("bot.tables.saved.forms.table_from", read)
    running = Running(shelf, STILL, workshop=Painting(shelf.asked))
    web = WebAdapter(running.service, running.stir, "127.0.0.1", 0, 10_000)
    told: dict[str, dict[str, int]] = {}
    async with running.opened([web]), visiting(web.address) as visit:
        ana = visit("ana")
        for command in (("play", "holland"), ("fill",), ("start",)):
            await ana.does(*command)
        await ana.until(lambda: bool(ana.buttons) and ana.picture is not None)
        for name, asking in (
            ("refusal", {"line": "choose 99"}),
            ("look", {"line": "/hand"}),
            ("press", {"press": ana.buttons[0]["id"]}),
        ):
            await at_rest(shelf.asked)
            shelf.asked.clear()
            await ana.hears(**asking)
            await at_rest(shelf.asked)
            told[name] = dict(shelf.asked)
    shelf.close()

    assert told["refusal"] == told["look"] == {}
    assert told["press"]["commit"] == 1
    assert "read" not in told["press"], "what was written just now is known"
    assert told["press"]["paint"] <= 2  # what everybody sees, and what one sees alone


async def at_rest(asked: "Counter[str]") -> None:
    """Wait until nothing has followed for a while."""
    before, quiet = dict(asked), 0
    while quiet < 40:
        await asyncio.sleep(0.01)
        now = dict(asked)
        before, quiet = now, (quiet + 1 if now == before else 0)
