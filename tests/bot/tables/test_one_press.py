"""A press is read downwards once: a table is loaded, judged, committed, answered; and a command is declared once."""

from pathlib import Path
from typing import Any

import pytest
from hall import PLACE, Hall

import bot
from bot.tables.handlers import looking
from bot.tables.menu.commands import BY_NAME, Is, named
from bot.tables.model.intents import Intent, Look, Say, ShowHand
from bot.tables.service import Service
from engine.core import run

MOST_WORDS = 60


class Counting:
    """A store that counts how often a table is taken from it."""

    def __init__(self, store: Any) -> None:
        self.store = store
        self.loads = 0

    async def load(self, table: str) -> Any:
        self.loads += 1
        return await self.store.load(table)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)


async def test_a_typed_line_loads_its_table_once(hall: Hall) -> None:
    await hall.dealt(hall.bo)
    store = Counting(hall.service.shelf)
    service = Service(hall.house, store, hall.service.clock)
    for number, line in enumerate(("hide 1", "not a word of this")):
        await service.handle(Intent(f"said-{number}", hall.bo.person, Say(line), place=PLACE, door=hall.bo.door))

        assert store.loads == number + 1


async def test_what_a_position_shows_is_worked_out_once_for_each_who_looks(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.dealt(hall.bo)
    shown: list[tuple[Any, Any]] = []
    seen_asked = run.seen_asked

    def counted(game: Any, position: Any, seat: Any, put: Any) -> Any:
        shown.append((position, seat))
        return seen_asked(game, position, seat, put)

    monkeypatch.setattr(run, "seen_asked", counted)
    for guest, line in ((hall.ana, "esconder 1"), (hall.bo, "hide 1")):
        assert (await guest(line)).ok
        await hall.bo(ShowHand())

    positions = {id(position) for position, _ in shown}
    assert id((await hall.kept(table)).match.position) in positions
    assert len({(id(position), seat) for position, seat in shown}) == len(shown)


def test_what_is_declared_a_look_is_served_as_one() -> None:
    assert {BY_NAME[name].verb for name in named(Is.LOOK)} == {*looking.HANDLERS, Look}


def test_the_glossary_is_learnt_in_a_minute() -> None:
    words = (Path(bot.__file__).parents[1] / "docs" / "glossary.md").read_text("utf-8").split()

    assert sum(word.strip("*:,#.-").isalpha() for word in words) <= MOST_WORDS
