"""Talk within a team: heard by the team, by nobody else, and kept for whoever comes back."""

from dataclasses import replace
from typing import Any

import pytest
from hall import PLACE, TIMED, Hall, seen

from bot.tables.model.intents import SayToTeam, ShowHand
from engine.core.parts import Aside
from engine.core.refusal import Refused
from engine.core.seat import Seat

SAYS = "I hide two, <b>Bo</b>"


def hearers(_position: Any, seat: Seat) -> tuple[Seat, ...]:
    """Ana and Olha are a team, Bo has to be silent."""
    if seat == 1:
        raise Refused("not_your_turn")
    return (2 - seat,)


@pytest.fixture
async def teams(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> Hall:
    monkeypatch.setitem(hall.games, "porrinha", replace(TIMED, aside=Aside(hearers=hearers)))
    await hall.dealt(hall.bo, hall.olha)
    return hall


async def test_the_team_hears_it_and_nobody_else(teams: Hall) -> None:
    reply = await teams.ana(SayToTeam(SAYS))
    await teams.carry()

    assert reply.ok
    assert teams.olha.inbox[-1].endswith(f"Ana до команди: {SAYS}")
    elsewhere = [*teams.bo.inbox, *teams.wire.texts(PLACE), *teams.ana.inbox]
    assert not any(SAYS in text for text in elsewhere)


async def test_a_typed_line_is_talk_as_well(teams: Hall) -> None:
    assert (await teams.ana(f"/equipe {SAYS}")).ok

    assert SAYS in seen(await teams.olha(ShowHand())).text
    assert SAYS not in seen(await teams.bo(ShowHand())).text


async def test_who_has_to_be_silent_is_told_so_and_nothing_is_carried(teams: Hall) -> None:
    before = len(teams.wire.log)
    reply = await teams.bo(SayToTeam(SAYS))
    await teams.carry()

    assert not reply.ok
    assert not any(SAYS in screen.text for _, _, _, screen, _ in teams.wire.log[before:] if screen is not None)


async def test_a_talk_that_comes_twice_is_said_once(teams: Hall) -> None:
    for _ in range(2):
        await teams.ana(SayToTeam(SAYS), delivery="update-1")
    await teams.carry()

    assert sum(SAYS in text for text in teams.olha.inbox) == 1


async def test_only_the_newest_lines_are_kept(teams: Hall) -> None:
    for number in range(30):
        await teams.ana(SayToTeam(f"line {number}"))

    shown = seen(await teams.olha(ShowHand())).text
    assert "line 29" in shown
    assert "line 25" not in shown


async def test_nothing_is_not_carried(teams: Hall) -> None:
    assert not (await teams.ana(SayToTeam("  "))).ok


async def test_where_all_are_one_table_there_is_no_team(hall: Hall) -> None:
    await hall.dealt(hall.bo)

    reply = await hall.bo(SayToTeam(SAYS))

    assert reply.text == "At this table there are no teams: say it to everybody."
