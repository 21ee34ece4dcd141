"""What happens to a team happens to everybody in it: they are told of it first when they come back."""

import pytest

from engine.core import run
from engine.core.dice import Dice
from engine.core.event import Event
from engine.games.amsterdam import GAME
from engine.games.amsterdam.events import ClueGiven, ClueVoided, Moved, TookCommission

BEFALLING: tuple[Event, ...] = (
    Moved("orange", "B2", "evidence", 1, automatic=False),
    ClueGiven("orange", ("C01",), automatic=False),
    ClueVoided("orange"),
    TookCommission("orange", 1),
)


@pytest.mark.parametrize("event", BEFALLING, ids=lambda event: type(event).__name__)
def test_what_befalls_a_team_befalls_its_members_alone(event: Event) -> None:
    board = run.start(GAME, GAME.setup(4), Dice("00" * 32)).position.board
    orange = next(team for team in board.teams if team.name == "orange")

    assert GAME.whose(board, getattr(event, event.upon)) == orange.members
    assert len(orange.members) == 2
