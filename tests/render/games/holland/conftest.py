"""Positions in the specification's words, set up to be painted."""

from typing import Any

import pytest
from easel import NAMES, Easel, Given

from bot.text import Catalogue
from engine.core.dice import Dice
from engine.games.holland import GAME


@pytest.fixture
def given(house: Catalogue) -> Given:
    """The plain setup of so many seats, except for what is described."""

    def paint(seats: int = 2, lang: str = "en", names: tuple[str, ...] = NAMES, **described: Any) -> Easel:
        position = GAME.given(GAME.setup(seats), {"tower": "classic", **described}, Dice("00" * 32))
        return Easel(position, house, lang, names)

    return paint
