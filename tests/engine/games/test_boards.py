"""How a game keeps what is true."""

from dataclasses import fields

import pytest

from engine.core import run
from engine.core.dice import Dice
from engine.games import game_called, games

MOST_FIELDS = 24


@pytest.mark.parametrize("slug", games())
def test_a_board_that_grows_is_several(slug: str) -> None:
    assert len(fields(game_called(slug).board)) <= MOST_FIELDS


@pytest.mark.rule("SH-706", "CZ-816")
@pytest.mark.parametrize("slug", ["holland", "caverna"])
def test_nobody_has_missed_a_deadline_before_the_first(slug: str) -> None:
    game = game_called(slug)
    board = run.start(game, game.setup(3), Dice("00" * 32)).position.board

    assert [board.misses_of(seat) for seat in range(3)] == [0, 0, 0]
