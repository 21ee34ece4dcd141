"""Who hears the talk of a team."""

import pytest

from engine.core.dice import Dice
from engine.core.position import Position
from engine.core.refusal import Refused
from engine.core.run import start
from engine.games.amsterdam.board import Amsterdam
from engine.games.amsterdam.game import GAME
from engine.games.amsterdam.rules.talk import hearers


def position(**settings: str | int | bool) -> Position[Amsterdam]:
    return start(GAME, GAME.setup(6, settings), Dice("11" * 32)).position


@pytest.mark.rule("SA-407", "SA-404")
def test_detectives_speak_to_their_team_and_its_commissioner_hears() -> None:
    begun = position()
    team = begun.board.teams[0]
    speaker = next(seat for seat in team.members if seat != team.commissioner)

    assert set(hearers(begun, speaker)) == set(team.members) - {speaker}


@pytest.mark.rule("SA-404")
def test_a_commissioner_may_be_left_out() -> None:
    begun = position(commissioner_hears=False)
    team = begun.board.teams[0]
    speaker = next(seat for seat in team.members if seat != team.commissioner)

    assert team.commissioner not in hearers(begun, speaker)


@pytest.mark.rule("SA-403")
def test_commissioners_are_silent() -> None:
    begun = position()

    with pytest.raises(Refused, match="commissioner_silent"):
        hearers(begun, begun.board.teams[1].commissioner)


@pytest.mark.rule("SA-408")
def test_open_talk_is_heard_by_all() -> None:
    begun = position(open_discussion=True)
    speaker = next(seat for seat in range(6) if seat not in begun.board.commissioners)

    assert set(hearers(begun, speaker)) == set(range(6)) - {speaker}
