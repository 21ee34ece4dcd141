"""How a game keeps what is true."""

from dataclasses import fields

import pytest

from engine.games import game_called, games

MOST_FIELDS = 24


@pytest.mark.parametrize("slug", games())
def test_a_board_that_grows_is_several(slug: str) -> None:
    assert len(fields(game_called(slug).board)) <= MOST_FIELDS
