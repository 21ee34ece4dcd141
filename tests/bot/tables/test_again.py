"""A delivery that comes again: it is done once, and answered as it was, with the hand as it is by now."""

from typing import Any

import pytest
from hall import PLACE, Hall

from bot.tables.model.intents import Say


async def test_the_answer_is_the_same_and_the_hand_is_that_of_now(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    first = await hall.ana.only("esconder 1", delivery="mine")
    await hall.bo("hide 1")
    again = await hall.ana.only("esconder 1", delivery="mine")
    now = await hall.ana("/mao")

    assert (again.text, again.ok, again.acted, again.in_place) == (first.text, True, True, first.in_place)
    assert again.screen is not None
    assert now.screen is not None
    assert (again.screen.rows, again.screen.picture) == (now.screen.rows, now.screen.picture)
    assert await hall.acts(table) == 2


async def test_what_is_kept_of_an_answer_is_no_screen(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    reply = await hall.ana.only(Say("esconder 1"), delivery="mine", place=PLACE)
    kept = await hall.shelf.remembered(table, "mine")

    assert kept == reply.outcome
    assert kept.screen is not None
    assert (kept.screen.text, kept.screen.rows, kept.screen.picture) == ("", (), None)


async def test_the_same_delivery_that_is_carried_out_elsewhere_meanwhile_is_answered_as_there(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.dealt(hall.bo)
    load, seen = hall.shelf.load, [await hall.shelf.load(table)]
    done = await hall.ana.only("esconder 1", delivery="once")
    await hall.bo("hide 1")

    async def as_it_was_before(asked: Any) -> Any:
        return seen.pop() if seen else await load(asked)

    monkeypatch.setattr(hall.shelf, "load", as_it_was_before)

    again = await hall.ana.only("esconder 1", delivery="once")

    assert not seen
    assert (again.ok, again.acted, again.text) == (done.ok, done.acted, done.text)
    assert await hall.acts(table) == 2
