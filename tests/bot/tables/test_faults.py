"""Something of ours that breaks at one table: told kindly to who pressed, and nobody else's business."""

from dataclasses import replace
from typing import Any

import pytest
from hall import GAMES, PLACE, Hall
from halls import MakeHall

from bot.running import OpenService
from bot.tables.model.faults import MOST_IN_A_ROW
from bot.tables.model.intents import Open, ShowHand, ShowStatus, ShowTables
from engine.games import AnyGame


class Mended:
    """A hall whose games can be broken and mended while it stands."""

    def __init__(self, make_hall: MakeHall) -> None:
        self.games: dict[str, AnyGame] = dict(GAMES)
        self.hall = hall = make_hall(self.games)
        hall.service = OpenService(hall.house, hall.shelf, lambda: hall.now)
        hall.alarms.service = hall.service
        for part in (hall.courier, hall.courier.mail):
            object.__setattr__(part, "service", hall.service)

    def gone(self) -> None:
        """The game is not installed any more."""
        del self.games["porrinha"]

    def breaks(self) -> None:
        """Whoever looks at it breaks us."""

        def view(*_: Any) -> Any:
            raise ZeroDivisionError

        self.games["porrinha"] = replace(GAMES["porrinha"], view=view)

    def mended(self) -> None:
        self.games["porrinha"] = GAMES["porrinha"]


@pytest.fixture
def house(make_hall: MakeHall) -> Mended:
    return Mended(make_hall)


@pytest.fixture
def hall(house: Mended) -> Hall:
    return house.hall


async def aside(hall: Hall) -> list[str]:
    return [one.table for one in await hall.shelf.all_aside()]


async def test_a_table_that_cannot_be_opened_is_no_hindrance_to_another_at_its_place(house: Mended, hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    house.gone()
    await hall.ana(ShowStatus())

    opened = await hall.ana(Open("toy", {}, "en"))

    assert opened.ok
    assert await aside(hall) == [table]


async def test_who_sat_there_sees_their_other_tables(house: Mended, hall: Hall) -> None:
    await hall.dealt(hall.bo)
    await hall.bo(Open("toy", {}, "en"), place="web:other")
    house.gone()

    mine = await hall.bo(ShowTables())

    assert mine.screen is not None
    assert mine.screen.text == "Toy: looking for players"


async def test_its_place_is_told_once_and_with_the_code(house: Mended, hall: Hall) -> None:
    await hall.dealt(hall.bo)
    house.gone()
    for _ in range(3):
        await hall.ana(ShowStatus())

    (code,) = [one.code for one in await hall.shelf.all_aside()]
    assert len([text for text in hall.wire.texts(PLACE) if f"code {code}" in text]) == 1


async def test_who_presses_a_button_of_it_is_told_the_code(house: Mended, hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    house.gone()
    await hall.ana(ShowStatus())

    reply = await hall.bo(ShowHand(), table=table)

    (code,) = [one.code for one in await hall.shelf.all_aside()]
    assert not reply.ok
    assert code in reply.text
    assert "Nothing of it is lost" in reply.text


async def test_after_a_mend_it_is_played_on_where_it_was(house: Mended, hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    entries = (await hall.kept(table)).table.entries
    house.gone()
    await hall.ana(ShowStatus())
    house.mended()

    assert await hall.service.take_up(table)
    await hall.carry()

    assert (await hall.ana("esconder 1")).ok
    assert (await hall.kept(table)).table.entries == entries + 1
    assert any("What broke at this table is mended" in text for text in hall.wire.texts(PLACE))


async def test_it_comes_back_without_the_place_at_which_another_is_played_by_now(house: Mended, hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    house.gone()
    await hall.ana(ShowStatus())
    newer = (await hall.ana(Open("toy", {}, "en"))).table
    house.mended()

    assert await hall.service.take_up(table)

    assert await hall.shelf.table_at(PLACE) == newer
    assert (await hall.bo("hide 1", table=table)).ok


@pytest.mark.every_home
async def test_it_comes_back_so_though_a_deadline_of_it_has_passed_meanwhile(house: Mended, hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    house.gone()
    await hall.ana(ShowStatus())
    await hall.ana(Open("toy", {}, "en"))
    house.mended()
    hall.now += 301_000

    assert await hall.service.take_up(table)
    await hall.alarms.round()

    assert (await hall.kept(table)).table.entries == 1
    assert (await hall.bo(ShowHand(), table=table)).ok


async def test_before_a_mend_it_stays_where_it_is(house: Mended, hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    house.gone()
    await hall.ana(ShowStatus())
    told = hall.wire.texts(PLACE)

    assert not await hall.service.take_up(table)
    await hall.carry()

    assert (await aside(hall), hall.wire.texts(PLACE)) == ([table], told)


async def test_a_fault_is_told_with_a_code_and_nothing_is_kept(house: Mended, hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    before = await hall.kept(table)
    house.breaks()

    reply = await hall.bo("hide 1")

    assert not reply.ok
    assert "went wrong on my side (code " in reply.text
    assert (await hall.kept(table)).version == before.version


async def test_several_faults_in_a_row_set_the_table_aside(house: Mended, hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    house.breaks()
    for _ in range(MOST_IN_A_ROW - 1):
        await hall.bo("hide 1")
        assert await aside(hall) == []
    reply = await hall.bo("hide 1")

    (found,) = await hall.shelf.all_aside()
    assert (found.table, found.why) == (table, "ZeroDivisionError")
    assert found.code in reply.text


async def test_faults_with_something_done_in_between_do_not(house: Mended, hall: Hall) -> None:
    await hall.dealt(hall.bo)
    for _ in range(MOST_IN_A_ROW):
        house.breaks()
        assert not (await hall.bo("hide 1")).ok
        house.mended()
        assert (await hall.bo(ShowStatus())).ok

    assert await aside(hall) == []


async def test_an_alarm_that_breaks_us_steadily_sets_its_table_aside(house: Mended, hall: Hall) -> None:
    table = await hall.dealt()
    house.breaks()
    await hall.later(4_000, steps=800)

    assert await aside(hall) == [table]
    assert await hall.shelf.due(hall.now, 64) == ()


async def test_what_cannot_be_painted_is_played_on_in_words(hall: Hall) -> None:
    async def paint(*_: Any) -> Any:
        raise ZeroDivisionError

    hall.service.workshop.paint = paint  # type: ignore[method-assign,assignment]
    await hall.dealt(hall.bo)
    assert (await hall.bo("hide 1")).ok

    board = next(sent for sent in reversed(hall.wire.at[PLACE]) if sent.screen.buttons)
    assert (board.picture, "Waiting for Ana" in board.screen.text) == (None, True)
    assert await aside(hall) == []
