"""Nights in the specification's words, set up to be painted."""

import pytest
from support.painted import Paint, paints

from bot.text import Catalogue
from engine.games.noites import GAME
from render.games.noites import PAINTER


@pytest.fixture
def night(house: Catalogue) -> Paint:
    """The plain night, except for what is described."""
    return paints(GAME, PAINTER, house, 2, terrain="open", twists=False)
