"""Whether something comes in time is judged by when it came in, not by when an alarm happens to ring."""

import asyncio

import pytest
from hall import Hall

from bot.tables.model.intents import Pause


async def test_what_comes_after_the_deadline_is_late_though_no_alarm_has_rung(hall: Hall) -> None:
    table = await hall.dealt(hall.bo, rounds=5)
    await hall.ana("esconder 1")
    hall.now += 300_000
    late = await hall.bo("hide 3")

    assert not late.ok
    assert (await hall.kept(table)).match.position.board.fists == (1, 0)
    assert await hall.acts(table) == 2


async def test_what_comes_a_moment_before_the_deadline_counts(hall: Hall) -> None:
    table = await hall.dealt(hall.bo, rounds=5)
    await hall.ana("esconder 1")
    hall.now += 299_999
    reply = await hall.bo("hide 3")

    assert reply.ok
    assert (await hall.kept(table)).match.position.board.fists == (1, 3)


async def test_what_came_in_time_counts_however_long_the_house_takes(hall: Hall) -> None:
    table = await hall.dealt(hall.bo, rounds=5)
    await hall.ana("esconder 1")
    hall.now += 299_999
    slow = hall.shelf.load

    async def load(wanted: str) -> object:
        hall.now += 5
        return await slow(wanted)

    hall.shelf.load = load  # type: ignore[method-assign,assignment]
    reply = await hall.bo.only("hide 3")

    assert reply.ok
    assert (await hall.kept(table)).match.position.board.fists == (1, 3)


async def test_whoever_is_late_and_speaks_is_here_again(hall: Hall) -> None:
    table = await hall.dealt(hall.bo, rounds=5)
    await hall.ana("esconder 1")
    hall.now += 300_000
    await hall.bo("hide 3")
    await hall.bo("guess 4")

    assert (await hall.kept(table)).table.sitters[1].missed == 0


async def test_a_pause_that_comes_too_late_saves_nobody(hall: Hall) -> None:
    table = await hall.dealt(hall.bo, rounds=5)
    await hall.ana("esconder 1")
    hall.now += 300_000
    await hall.bo(Pause())

    kept = await hall.kept(table)
    assert kept.match.position.board.fists == (1, 0)
    assert kept.table.paused_at is not None


@pytest.mark.parametrize("late", [True, False])
async def test_an_alarm_and_an_answer_at_once_are_judged_the_same_way(hall: Hall, late: bool) -> None:
    table = await hall.dealt(hall.bo, rounds=5)
    await hall.ana("esconder 1")
    hall.now += 300_000 if late else 299_999
    await asyncio.gather(hall.service.acts.wake(table), hall.bo.only("hide 3"))

    assert (await hall.kept(table)).match.position.board.fists == (1, 0 if late else 3)
