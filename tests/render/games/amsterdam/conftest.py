"""Nights in Amsterdam in the specification's words, set up to be painted."""

import pytest
from support.painted import Paint, paints

from bot.text import Catalogue
from engine.games.amsterdam.game import GAME
from render.games.amsterdam import PAINTER


@pytest.fixture
def night(house: Catalogue) -> Paint:
    """The golden night of the specification (G42), except for what is described."""
    return paints(GAME, PAINTER, house, 6)
