"""Alarms: rung when they are due, and one that breaks us keeps neither itself nor others busy."""

import itertools

from hall import Hall

from bot.tables.model.intents import Fill, Open, Start

SECOND = 1_000


def broken_at(hall: Hall, table: str) -> list[int]:
    """From now on the alarm of this table raises; when it was rung."""
    rung: list[int] = []
    wake = hall.service.acts.wake

    async def breaking(one: str) -> None:
        if one != table:
            await wake(one)
            return
        rung.append(hall.now)
        raise ZeroDivisionError

    hall.service.acts.wake = breaking  # type: ignore[method-assign,assignment]
    return rung


async def test_an_alarm_that_breaks_us_is_rung_ever_more_rarely(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    rung = broken_at(hall, table)
    for _ in range(3_000):
        hall.now += SECOND
        while await hall.alarms.round():
            pass

    rests = [later - sooner for sooner, later in itertools.pairwise(rung)]
    assert rests[:4] == [5_000, 20_000, 80_000, 320_000]


async def test_a_round_in_which_nothing_could_be_done_counts_nothing(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    broken_at(hall, table)
    hall.now += 600 * SECOND

    assert await hall.alarms.round() == 0


async def test_an_alarm_that_breaks_us_keeps_no_other_from_being_rung(hall: Hall) -> None:
    first = await hall.dealt(hall.bo)
    broken_at(hall, first)
    second = (await hall.bo(Open("porrinha", {}, "en"), place="web:other")).table
    await hall.bo(Fill(2), place="web:other")
    await hall.bo(Start(), place="web:other")
    entries = (await hall.kept(second)).table.entries
    await hall.later(600, steps=10)

    assert (await hall.kept(second)).table.entries > entries
