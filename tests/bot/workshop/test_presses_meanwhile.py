"""Whoever presses a button is answered while computer players think, however those keep their interpreter busy."""

import asyncio
import gc
import os
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest
from subjects import A_SEED, HoldingDice

from bot.cli import an_open_house
from bot.cli.console import Console
from bot.doors import NotYet
from bot.environment import Environment
from bot.running import Running
from bot.store.sqlite import SqliteShelf
from bot.tables.domain.house import Customs
from bot.tables.model.intents import Door, Fill, Intent, Open, Person, Start, Verb
from bot.tables.ports.platform import Thought
from bot.workshop.pool import Pool
from engine.core.action import Action
from engine.core.refusal import Refused
from engine.games import games

pytestmark = pytest.mark.asyncio(loop_scope="module")
A_WHILE_SECONDS = 120


@dataclass
class Held:
    """A workshop in which whoever thinks keeps the interpreter until a gate is opened."""

    workshop: Pool
    gate: Path
    begun: asyncio.Event = field(default_factory=asyncio.Event)
    outcomes: "asyncio.Queue[bool]" = field(default_factory=asyncio.Queue)
    """Of each thought, whether the gate was opened before it gave up."""

    async def think(self, thought: Thought) -> Action[Any]:
        self.begun.set()
        try:
            chosen = await self.workshop.think(
                replace(thought, level="random", dice=HoldingDice(A_SEED, gate=self.gate))
            )
        except Refused:
            self.outcomes.put_nowait(False)
            raise
        self.outcomes.put_nowait(True)
        return chosen


async def test_a_press_is_answered_while_computer_players_think(pool: Pool, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "gate")
    shelf, held = SqliteShelf.opened(tmp_path, games), Held(pool, tmp_path / "gate")
    running = Running(shelf, Customs(thinking=(0, 1)), workshop=held)  # type: ignore[arg-type]
    async with asyncio.timeout(A_WHILE_SECONDS), running.carrying():
        for verb in (Open("holland"), Fill(3), Start()):
            assert (await does(running, "ana", verb)).ok
        await held.begun.wait()
        answered = await does(running, "bo", Open("holland"))
        gate = os.open(held.gate, os.O_RDWR)
        os.write(gate, b"!")
        in_time = await held.outcomes.get()
        os.close(gate)
    shelf.close()

    assert (answered.ok, in_time) == (True, True)


async def test_a_house_that_is_opened_by_the_command_has_workers_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(an_open_house, "cores", lambda: 0)
    settings = Environment(mestre_data=tmp_path, redis_url=None)

    async with an_open_house.running_by(settings) as house:
        assert isinstance(house.service.workshop, Pool)


@dataclass
class Ears:
    """A way in that notes how much is looked through by no collection when it begins to listen."""

    kept: list[int] = field(default_factory=list)
    name: str = "ears"
    platform: Any = field(default_factory=lambda: NotYet("ears"))

    async def start(self) -> None:
        self.kept.append(gc.get_freeze_count())

    async def stop(self) -> None:
        gc.unfreeze()


async def test_what_a_house_is_made_of_is_looked_through_by_no_collection_from_the_first_press_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(an_open_house, "cores", lambda: 0)

    def said() -> None:
        raise asyncio.CancelledError

    gc.unfreeze()
    ears, console = Ears(), Console.speaking("en")
    settings = Environment(mestre_data=tmp_path, redis_url=None)
    with pytest.raises(asyncio.CancelledError):
        await an_open_house._keep_open(console, settings, lambda _: (ears,), said)

    assert ears.kept[0] > 100_000


async def does(running: Running, who: str, verb: Verb) -> Any:
    """Say something to the house, at a place of one's own."""
    person = Person(f"web:{who}", who.title(), "en")
    delivery = f"{who}/{type(verb).__name__}"
    return await running.service.handle(Intent(delivery, person, verb, f"web:{who}", door=Door("chat", who)))
