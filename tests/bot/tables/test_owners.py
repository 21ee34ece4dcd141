"""Who won the last time at a place owns the cave there, and begins (CZ-311)."""

import pytest
from cave import ONE_HOME, MakeHall, begun, cave_hall, dealt, opened, played_out
from hall import TIMED, Hall

from bot.tables.model.intents import Cancel, Configure, ForgetMe, Join, Open, Rematch, Start

SHORT = {"round_limit": "1"}
pytestmark = [ONE_HOME, pytest.mark.rule("CZ-311")]


@pytest.fixture
def hall(make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch) -> Hall:
    return cave_hall(make_hall, monkeypatch, porrinha=TIMED)


async def owners_of(hall: Hall, table: str) -> list[str]:
    """The names of those who own the cave by the settings of a match, and begin it."""
    kept = await hall.kept(table)
    named = str(kept.table.settings.get("owners", "")).split()
    board = kept.match.position.board
    assert not named or str(board.first + 1) in named
    return [kept.table.sitters[int(number) - 1].name for number in named]


async def test_nobody_owns_the_cave_at_first(hall: Hall) -> None:
    assert await owners_of(hall, await dealt(hall, 2)) == []


async def test_the_winner_begins_the_next_match_at_the_place(hall: Hall) -> None:
    won = await played_out(hall, await dealt(hall, 2, **SHORT), 2)

    assert await owners_of(hall, await dealt(hall, 2)) == won


async def test_a_rematch_knows_the_last_winners_and_not_those_before(hall: Hall) -> None:
    await played_out(hall, await dealt(hall, 2, **SHORT, owners="1"), 2)
    again = (await hall.ana(Rematch())).table
    await begun(hall, 2)
    won = await played_out(hall, again, 2)
    third = (await hall.bo(Rematch())).table
    await hall.bo(Start())
    await hall.ana("/confirm")

    assert await owners_of(hall, third) == won


async def test_whom_the_host_names_goes_before(hall: Hall) -> None:
    await played_out(hall, await dealt(hall, 2, **SHORT), 2)
    table = await opened(hall, 2)
    await hall.ana(Configure("owners", "2"))
    await begun(hall, 2)

    assert await owners_of(hall, table) == ["Bo"]


async def test_a_table_that_is_called_off_forgets_nobody(hall: Hall) -> None:
    won = await played_out(hall, await dealt(hall, 2, **SHORT), 2)
    await hall.ana(Open("caverna"))
    await hall.ana(Cancel())

    assert await owners_of(hall, await dealt(hall, 2)) == won


async def test_another_game_between_leaves_the_cave_without_an_owner(hall: Hall) -> None:
    await played_out(hall, await dealt(hall, 2, **SHORT), 2)
    await hall.ana(Open("porrinha"))
    await hall.ana(Cancel())

    assert await owners_of(hall, await dealt(hall, 2)) == []


async def test_a_winner_who_does_not_play_owns_nothing(hall: Hall) -> None:
    won = await played_out(hall, await dealt(hall, 2, **SHORT), 2)
    others = [guest for guest in (hall.ana, hall.bo, hall.olha) if guest.person.name not in won][:2]
    table = (await others[0](Open("caverna"))).table
    await others[1](Join())
    await others[0](Start())
    await others[1]("/confirm")

    assert await owners_of(hall, table) == []


async def test_who_is_forgotten_owns_nothing(hall: Hall) -> None:
    won = await played_out(hall, await dealt(hall, 2, **SHORT), 2)
    table = await opened(hall, 2)
    for guest in (hall.ana, hall.bo):
        if guest.person.name in won:
            await guest(ForgetMe())

    assert (await hall.kept(table)).table.champions == ()
