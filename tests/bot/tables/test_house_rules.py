"""A table that departs from the publisher's rules says so wherever its name stands (SH-914)."""

import pytest
from cave import ONE_HOME, WORDS, MakeHall
from hall import PLACE, Hall

from bot.tables.model.intents import Configure, Confirm, Join, Open, ShowStatus, Start
from engine.games.holland import GAME

pytestmark = [ONE_HOME, pytest.mark.rule("SH-914")]


@pytest.fixture
def hall(make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch) -> Hall:
    monkeypatch.setattr("hall.CATALOGUE", WORDS)
    return make_hall({"holland": GAME})


def board(hall: Hall) -> str:
    """The living board as it stands."""
    return next(one.screen.text for one in hall.wire.at[PLACE] if one.screen.buttons)


async def test_the_lobby_says_that_these_are_house_rules(hall: Hall) -> None:
    await hall.ana(Open("holland", {}, "en"))
    before = board(hall)
    await hall.ana(Configure("rest_limit", "3"))

    assert "house rules" not in before
    assert "house rules" in board(hall).splitlines()[0]


async def test_a_setting_that_is_no_rule_of_the_publishers_leaves_the_title(hall: Hall) -> None:
    await hall.ana(Open("holland", {}, "en"))
    await hall.ana(Configure("resolve_deadline_s", "60"))

    assert "house rules" not in board(hall)


async def test_the_board_says_so_in_play(hall: Hall) -> None:
    await hall.ana(Open("holland", {"rest_limit": 3}, "en"))
    await hall.bo(Join())
    await hall.ana(Start())
    await hall.bo(Confirm())

    assert "house rules" in board(hall).splitlines()[0]


@pytest.mark.parametrize(
    ("guest", "said"), [("bo", "house rules"), ("ana", "regras da casa"), ("olha", "власні правила")]
)
async def test_the_status_says_so_in_the_readers_language(hall: Hall, guest: str, said: str) -> None:
    await hall.ana(Open("holland", {"rest_limit": 3}, "en"))

    reply = await getattr(hall, guest)(ShowStatus())

    assert reply.screen is not None
    assert said in reply.screen.text.splitlines()[0]
