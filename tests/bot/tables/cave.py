"""A hall in which the cave is played, by its own words and over one file: what is tested there is not the store."""

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from hall import Guest, Hall

from bot.tables.domain import clock
from bot.tables.model.intents import Confirm, HandOver, Join, Open, Start, TableId
from bot.tables.model.reply import Reply
from bot.tables.model.table import Asking
from bot.text import Catalogue
from engine.core.dice import Dice
from engine.core.position import Position
from engine.games import AnyGame
from engine.games.caverna import GAME

MakeHall: TypeAlias = Callable[[dict[str, AnyGame]], Hall]
WORDS = Catalogue.load(strict=False)
ONE_HOME = pytest.mark.parametrize("make_hall", ["sqlite"], indirect=True)


def cave_hall(make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch, **others: AnyGame) -> Hall:
    """A hall of ours, with a fourth guest."""
    monkeypatch.setattr("hall.CATALOGUE", WORDS)
    hall = make_hall({"caverna": GAME, **others})
    hall.dora = Guest(hall, "Dora", "en")  # type: ignore[attr-defined]
    return hall


def guests(hall: Hall, seats: int) -> list[Any]:
    """So many people, in seat order."""
    return [hall.ana, hall.bo, hall.olha, hall.dora][:seats]  # type: ignore[attr-defined]


async def opened(hall: Hall, seats: int, **settings: Any) -> TableId:
    """Everybody sits; nothing is dealt."""
    first, *others = guests(hall, seats)
    table: TableId = (await first(Open("caverna", settings, "en"))).table
    for guest in others:
        await guest(Join())
    return table


async def dealt(hall: Hall, seats: int, **settings: Any) -> TableId:
    """Everybody has confirmed."""
    table = await opened(hall, seats, **settings)
    await begun(hall, seats)
    return table


async def begun(hall: Hall, seats: int) -> None:
    """The host starts and everybody confirms."""
    first, *others = guests(hall, seats)
    await first(Start())
    for guest in others:
        await guest(Confirm())


async def played_out(hall: Hall, table: TableId, seats: int) -> list[str]:
    """Computer players go on until the game is over; who has won."""
    for guest in guests(hall, seats):
        await guest(HandOver())
    while (await hall.kept(table)).match.position.result is None:
        await hall.later(60)
    kept = await hall.kept(table)
    return [kept.table.sitters[seat].name for seat in kept.match.position.result.winners]


async def lying(hall: Hall, table: TableId, **given: Any) -> None:
    """The cave lies on the table as described."""
    kept = await hall.kept(table)
    desk = hall.service.acts.desk(kept)
    position: Position[Any] = GAME.given(kept.match.setup, given, Dice(kept.table.seed))
    desk.match = type(kept.match)(GAME, kept.match.setup, kept.table.seed, position)
    desk.change(openings=clock.opened(desk), askings=(Asking(7, hall.now),) * position.seats)
    assert await hall.service.acts.commit(kept, desk, f"lying {kept.version}", Reply()) is not None
    await hall.carry()
