"""A clock that leaps takes no time from anybody, and keeps nobody waiting."""

from dataclasses import replace

from hall import Hall

from bot.tables.model.intents import Pause

DAY = 86_400_000


async def leap(hall: Hall, by: int) -> None:
    """The clock is put, and the house follows."""
    hall.now += by
    await hall.shelf.put_clock(by)
    await hall.service.acts.put_clock(by)


async def test_a_day_ahead_no_deadline_passes(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    before = (await hall.kept(table)).table.openings

    await leap(hall, DAY)
    await hall.later(299)

    kept = await hall.kept(table)
    assert [one.missed for one in kept.table.sitters[:2]] == [0, 0]
    assert kept.table.openings[0].due_at == before[0].due_at + DAY
    await hall.later(1)
    assert any(one.missed for one in (await hall.kept(table)).table.sitters)


async def test_and_back_a_computer_player_thinks_no_longer_than_ever(hall: Hall) -> None:
    table = await hall.dealt()
    await hall.ana("esconder 1")
    entries = await hall.acts(table)

    await leap(hall, -DAY)
    await hall.later(10)

    assert await hall.acts(table) > entries


async def test_in_a_pause_it_takes_nothing_either(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    due = (await hall.kept(table)).table.openings[0].due_at
    await hall.ana(Pause())

    await leap(hall, DAY)
    await hall.ana("continuar")

    assert (await hall.kept(table)).table.openings[0].due_at == due + DAY


async def test_a_lobby_waits_for_as_long_as_before(hall: Hall) -> None:
    table = await hall.opened()
    stands = (await hall.kept(table)).table

    await leap(hall, -DAY)

    assert (await hall.kept(table)).table == replace(stands, touched_at=stands.touched_at - DAY)
