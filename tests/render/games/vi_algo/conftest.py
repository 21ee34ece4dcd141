"""Catacombs in the specification's words, set up to be painted."""

import pytest
from support.painted import Paint, paints

from bot.text import Catalogue
from engine.games.vi_algo import GAME
from render.games.vi_algo import PAINTER


@pytest.fixture
def catacomb(house: Catalogue) -> Paint:
    """The plain catacomb, except for what is described."""
    return paints(GAME, PAINTER, house, 4)
