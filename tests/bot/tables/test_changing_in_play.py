"""What the host may still change while the cave is played (CZ-815), and what is fixed."""

from dataclasses import replace
from typing import Any

import pytest
from cave import ONE_HOME, MakeHall, cave_hall, dealt, lying, played_out
from hall import PLACE, Hall

from bot.tables.model.intents import Configure, Export, Rematch, ShowSettings
from engine.core.match import verified
from engine.games.caverna import GAME

pytestmark = [ONE_HOME, pytest.mark.rule("CZ-815")]


@pytest.fixture
def hall(make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch) -> Hall:
    return cave_hall(make_hall, monkeypatch)


async def rules(hall: Hall, table: str) -> Any:
    return (await hall.kept(table)).match.settings


async def test_a_change_is_told_and_holds_from_the_next_turn(hall: Hall) -> None:
    table = await dealt(hall, 2)
    await lying(hall, table, active="P1", phase="step3", spots={"P1": "C3"}, hands={"P1": ["c053"]})

    assert (await hall.ana(Configure("reaction_mode", "ask"))).ok
    assert "From the next turn on, reactions: ask" in "\n".join(hall.wire.texts(PLACE))
    assert (await rules(hall, table)).reaction_mode == "standing"
    await hall.ana("done")
    assert (await rules(hall, table)).reaction_mode == "ask"


async def test_the_settings_show_what_was_changed(hall: Hall) -> None:
    await dealt(hall, 2)
    await hall.ana(Configure("auto_after", "7"))

    reply = await hall.bo(ShowSettings("auto_after"))

    assert reply.screen is not None
    assert ": 7\n" in reply.screen.text


async def test_a_changed_deadline_counts_for_the_questions_of_the_next_turn(hall: Hall) -> None:
    table = await dealt(hall, 2)
    await lying(hall, table, active="P1", phase="step3", spots={"P1": "C3"}, hands={"P1": ["c053"]})
    await hall.ana(Configure("decision_deadline", "600"))
    before = (await hall.kept(table)).table.openings
    await hall.ana("done")
    after = (await hall.kept(table)).table.openings

    assert [one.due_at - one.opened_at for one in (*before, *after) if one.due_at] == [86_400_000, 600_000]


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("gold_to_win", "2", "That is fixed when the game begins."),
        ("auto_after", "11", "“11” is not a possible value for “missed deadlines before auto-play”."),
    ],
)
async def test_what_is_fixed_or_impossible_is_refused(hall: Hall, name: str, value: str, why: str) -> None:
    await dealt(hall, 2)
    hall.ana.person = replace(hall.ana.person, language="en")

    reply = await hall.ana(Configure(name, value))

    assert (reply.ok, reply.text) == (False, why)


async def test_only_the_host_changes_anything(hall: Hall) -> None:
    table = await dealt(hall, 2)

    assert not (await hall.bo(Configure("auto_after", "7"))).ok
    assert (await hall.kept(table)).match.position.board.coming is None


async def test_a_match_with_a_change_in_it_can_be_verified_and_played_again(hall: Hall) -> None:
    table = await dealt(hall, 2, round_limit="2")
    await hall.ana(Configure("auto_after", "1"))
    await played_out(hall, table, 2)

    exported = (await hall.ana(Export())).file
    assert exported is not None
    match = verified(lambda _slug: GAME, exported.content)
    assert (match.settings.auto_after, match.setup.settings.auto_after) == (1, 3)

    again = (await hall.ana(Rematch())).table
    assert (await hall.kept(again)).table.settings["auto_after"] == 1
