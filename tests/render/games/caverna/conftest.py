"""Caves in the specification's words, set up to be painted."""

import pytest
from support.painted import Paint, paints

from bot.text import Catalogue
from engine.games.caverna import GAME
from render.games.caverna import PAINTER


@pytest.fixture
def cave(house: Catalogue) -> Paint:
    """The plain cave, except for what is described."""
    return paints(GAME, PAINTER, house, 3, mode="night")
