"""Painters are found, not listed."""

import pytest

from engine.core.refusal import Refused
from engine.games import games
from render.games import painter_of, painters


def test_every_game_of_the_house_has_a_painter_of_its_name() -> None:
    ours = {slug for slug, game in games().items() if game.board.__module__.startswith("engine.games.")}

    assert ours <= painters().keys()


def test_an_unknown_game_has_no_painter() -> None:
    with pytest.raises(Refused) as no:
        painter_of("no such game")

    assert no.value.key == "no_such_game"
