"""One table across two platforms: each has its own board, seats are filled from both, neither waits for the other."""

from dataclasses import replace

import pytest
from hall import PLACE, Guest, Hall, Wire

from bot.couriers.courier import Courier
from bot.tables.model.intents import Bridge, Confirm, Join, PlaceLost, Resume, Start
from bot.tables.ports.platform import DoorClosed, RetryAfter

GARDEN = "garden:1"


class Bridged:
    """Ana's table at her place, shown in a garden of another platform where Dora sits down."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.garden = Wire(lambda: hall.now, "garden")
        hall.courier = Courier(hall.service, hall.shelf, {"web": hall.wire, "garden": self.garden})
        self.dora = Guest(hall, "Dora", "uk")
        self.dora.person = replace(self.dora.person, id="garden:dora")

    async def dealt(self) -> str:
        table = await self.hall.opened()
        told = (await self.hall.ana(Bridge())).screen
        assert told is not None
        code = next(word for word in told.text.split() if "-" in word)
        await self.dora(Bridge(code), place=GARDEN)
        await self.dora(Join(), place=GARDEN)
        await self.hall.ana(Start())
        await self.dora(Confirm(), place=GARDEN)
        return table


@pytest.fixture
def bridged(hall: Hall) -> Bridged:
    return Bridged(hall)


async def test_seats_are_filled_from_both_places(bridged: Bridged, hall: Hall) -> None:
    table = await bridged.dealt()

    assert (await hall.kept(table)).table.people == ("web:ana", "garden:dora")
    assert "Dora takes seat 2." in hall.wire.texts(PLACE)
    assert "Dora takes seat 2." in bridged.garden.texts(GARDEN)


async def test_each_place_has_a_board_of_its_own(bridged: Bridged, hall: Hall) -> None:
    await bridged.dealt()
    await hall.ana("esconder 1")
    await bridged.dora("сховати 1", place=GARDEN)

    assert hall.wire.board().text == bridged.garden.board(GARDEN).text
    assert hall.wire.board().buttons == bridged.garden.board(GARDEN).buttons


async def test_secrets_go_by_each_persons_own_platform(bridged: Bridged, hall: Hall) -> None:
    await bridged.dealt()

    assert hall.ana.inbox
    assert "door-dora" not in hall.wire.at
    assert bridged.garden.texts("door-dora")
    assert "door-ana" not in bridged.garden.at


async def test_a_press_in_one_place_counts_in_the_other(bridged: Bridged, hall: Hall) -> None:
    table = await bridged.dealt()
    await bridged.dora.press(bridged.garden.last("door-dora"), "2")
    await hall.ana("esconder 1")

    assert (await hall.kept(table)).match.position.board.fists == (1, 2)


async def test_a_busy_place_does_not_hold_up_the_other(bridged: Bridged, hall: Hall) -> None:
    await bridged.dealt()
    bridged.garden.failing[GARDEN] = [RetryAfter(600)]
    before = len(hall.wire.log)
    await hall.ana("esconder 1")
    await bridged.dora("сховати 1", place=GARDEN)

    assert any(address == PLACE for _, _, address, _, _ in hall.wire.log[before:])


async def test_somebody_is_called_only_where_they_are(bridged: Bridged, hall: Hall) -> None:
    bridged.garden.failing["door-dora"] = [DoorClosed()]
    await bridged.dealt()
    await hall.later(10)

    calls = [one.screen.mentions for one in bridged.garden.at[GARDEN] if one.screen.mentions]
    assert calls == ["garden:dora"]
    assert not any(one.screen.mentions for one in hall.wire.at[PLACE])


async def test_a_lost_place_leaves_the_game_to_the_other(bridged: Bridged, hall: Hall) -> None:
    table = await bridged.dealt()
    await bridged.dora(PlaceLost(), place=GARDEN)
    kept = (await hall.kept(table)).table

    assert kept.paused_at is None
    assert kept.places == (PLACE,)


async def test_a_pause_holds_everywhere_and_anybody_ends_it(bridged: Bridged, hall: Hall) -> None:
    table = await bridged.dealt()
    await hall.ana("/pausar")
    assert any("pauses the game" in text for text in bridged.garden.texts(GARDEN))
    await bridged.dora(Resume(), place=GARDEN)

    assert (await hall.kept(table)).table.paused_at is None
