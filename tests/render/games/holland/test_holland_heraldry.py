"""Nobody needs to see colours to know whose hero stands where."""

import pytest

from bot.text import Catalogue
from render import palette
from render.games.holland.heraldry import FIELDS, initial, letters, shield


def test_the_four_colours_are_told_apart_however_somebody_sees() -> None:
    assert palette.least_difference(FIELDS.values()) >= palette.TOLD_APART


@pytest.mark.parametrize("colour", FIELDS)
def test_the_letters_on_a_shield_can_be_read(colour: str) -> None:
    assert palette.contrast(FIELDS[colour], letters(colour, 30).colour) >= palette.READABLE


def test_no_two_colours_share_the_initials_of_their_shields(house: Catalogue, lang: str) -> None:
    assert len({initial(house.words(lang), colour) for colour in FIELDS}) == len(FIELDS)


def test_no_two_shields_share_a_shape() -> None:
    outlines = {bytes(shield(colour).image(60).getchannel("A").tobytes()) for colour in FIELDS}

    assert len(outlines) == len(FIELDS)
