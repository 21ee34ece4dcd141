"""A setting was added to a game in an upgrade: whoever is in the midst of it notices nothing."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hall import PLACE, Hall

from bot.store.sqlite import SqliteShelf
from bot.tables.model.intents import Cancel, Fill, Open, ShowBoard, ShowHand, ShowTables, Start, Verb
from bot.text import Catalogue
from engine.core.settings import choice, settings
from engine.games import games
from engine.games.holland.settings import HollandSettings

LOBBY = "web:lobby"
WORDS = Catalogue.load(strict=False)


@settings
class Grown(HollandSettings):
    """What a host may choose in the next release."""

    weather: str = choice("fair", "storm", rule="SH-901")


@pytest.fixture
async def after(tmp_path: Path) -> Any:
    """A house in the midst of a game of Holland, with another table where people gather, and upgraded since."""
    shelf = SqliteShelf(tmp_path / "store.db", games)
    before = Hall(shelf, games(), catalogue=WORDS)
    for verb in (Open("holland", {}, "en"), Fill(3), Start()):
        await before.ana(verb)
    await before.ana(Open("holland", {}, "en"), place=LOBBY)
    shelf.close()
    upgraded = {**games(), "holland": replace(games()["holland"], settings=Grown)}
    shelf = SqliteShelf(tmp_path / "store.db", lambda: upgraded)
    hall = Hall(shelf, upgraded, catalogue=WORDS)
    hall.deliveries = 1000
    yield hall
    shelf.close()


@pytest.mark.parametrize("verb", [ShowBoard(), ShowHand(), ShowTables()], ids=lambda verb: type(verb).__name__)
async def test_whatever_is_asked_at_its_table_is_answered_as_before(after: Hall, verb: Verb) -> None:
    reply = await after.ana(verb)

    assert reply.ok, reply.text


async def test_the_host_cancels_a_table_where_people_gather(after: Hall) -> None:
    reply = await after.ana(Cancel(), place=LOBBY)

    assert reply.ok, reply.text


async def test_it_is_played_on(after: Hall) -> None:
    hand = (await after.ana(ShowHand())).screen
    reply = await after.ana.press(hand, next(one.label for one in hand.buttons if one.on))
    table = await after.shelf.table_at(PLACE)

    assert reply.ok, reply.text
    assert await after.acts(table) == 1
    assert (await after.kept(table)).match.setup.settings.weather == "fair"


async def test_another_table_is_opened_elsewhere_and_the_person_sees_both(after: Hall) -> None:
    other = await after.ana(Open("holland", {"weather": "storm"}, "en"), place="web:other")
    mine = await after.ana(ShowTables())

    assert other.ok, other.text
    assert other.table in mine.screen.text
    assert await after.shelf.table_at(PLACE) in mine.screen.text
