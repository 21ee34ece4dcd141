"""The clock of a house, and what an open house does when it is put."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.house_clock import LASTING_SECONDS, HouseClock
from bot.running import Running
from bot.store.sqlite import SqliteShelf
from bot.tables.model.intents import Intent, Open, Person
from engine.games import games

DAY = 86_400.0
NOW = 1_700_000_000.0


@dataclass
class Machine:
    """A machine whose clock can be put."""

    passed: float = 0.0
    put: float = NOW

    @property
    def clock(self) -> HouseClock:
        return HouseClock(lambda: self.put + self.passed, lambda: self.passed)

    def second_passes(self) -> None:
        self.passed += 1.0


def test_a_leap_that_does_not_last_is_not_noticed() -> None:
    machine = Machine()
    clock = machine.clock
    machine.put += DAY
    assert (clock.put(), clock()) == (0, int(NOW * 1000))
    machine.passed += LASTING_SECONDS - 1
    machine.put -= DAY
    assert (clock.put(), clock()) == (0, int((NOW + LASTING_SECONDS - 1) * 1000))


@pytest.mark.parametrize("by", [DAY, -DAY])
def test_one_that_lasts_is_followed_once(by: float) -> None:
    machine = Machine()
    clock = machine.clock
    machine.put += by
    assert clock.put() == 0
    machine.passed += LASTING_SECONDS
    assert clock.put() == int(by * 1000)
    assert (clock.put(), clock()) == (0, int((NOW + LASTING_SECONDS + by) * 1000))


def test_small_corrections_are_followed_without_a_word() -> None:
    machine = Machine()
    clock = machine.clock
    for _ in range(100):
        machine.put += 1
        assert clock.put() == 0
    assert clock() == int((NOW + 100) * 1000)


async def opened(running: Running) -> str:
    """A table that waits for its people."""
    person = Person("web:ana", "Ana", "en")
    return (await running.service.handle(Intent("1", person, Open("caverna", {}, "en"), place="web:r1"))).table


async def waits_since(shelf: SqliteShelf, table: str) -> int:
    kept = await shelf.load(table)
    assert kept is not None
    return kept.table.touched_at


async def until_it_waits_since(shelf: SqliteShelf, table: str, at: int, pass_time: Callable[[], None]) -> None:
    async with asyncio.timeout(20):
        while await waits_since(shelf, table) != at:
            pass_time()
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("by", [DAY, -DAY])
async def test_an_open_house_gives_everybody_their_time_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: float
) -> None:
    monkeypatch.setattr("bot.rounds.IDLE_SECONDS", 0.001)
    machine, shelf = Machine(), SqliteShelf.opened(tmp_path, games)
    running = Running(shelf, clock=machine.clock)
    table = await opened(running)
    before = await waits_since(shelf, table)
    async with running.carrying():
        machine.put += by
        await until_it_waits_since(shelf, table, before + int(by * 1000), machine.second_passes)
    shelf.close()


async def test_a_house_that_was_closed_while_the_clock_was_ahead_gives_it_back_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.rounds.IDLE_SECONDS", 0.001)
    shelf = SqliteShelf.opened(tmp_path, games)
    table = await opened(Running(shelf, clock=Machine(put=NOW + DAY).clock))
    await shelf.pulse(int((NOW + DAY) * 1000))
    before = await waits_since(shelf, table)
    async with Running(shelf, clock=Machine().clock).carrying():
        await until_it_waits_since(shelf, table, before - int(DAY * 1000), pass_time=lambda: None)
    shelf.close()
