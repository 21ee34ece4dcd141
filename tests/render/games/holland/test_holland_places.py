"""Where pieces stand: on their space, beside each other."""

from itertools import combinations

import pytest

from engine.games.holland.content.tower_cards import SPACES
from render.games.holland import places
from render.games.holland.pieces import SMALLEST_SHIELD

CROWD = range(1, 11)
"""Eight heroes and both villains at most."""


@pytest.mark.parametrize("people", CROWD)
def test_everybody_on_a_space_stands_within_its_card(people: int) -> None:
    left, top, right, bottom = places.bounds("B1")
    stands = places.stands("B1", people)

    assert len(stands) == people
    assert min(x - width / 2 for (x, _), width in stands) >= left - 8
    assert max(x + width / 2 for (x, _), width in stands) <= right + 8
    assert min(y - width * 0.6 for (_, y), width in stands) >= top - 8
    assert max(y + width * 0.6 for (_, y), width in stands) <= bottom


@pytest.mark.parametrize("people", CROWD)
def test_no_shield_on_a_space_hides_the_middle_of_another(people: int) -> None:
    middles = [at for at, _ in places.stands("D1", people)]

    assert all(max(abs(a[0] - b[0]), abs(a[1] - b[1])) > SMALLEST_SHIELD / 2 for a, b in combinations(middles, 2))


def test_every_space_has_a_card_of_its_own() -> None:
    assert len({places.corner(space) for space in SPACES}) == len(SPACES)


@pytest.mark.parametrize("people", range(1, 9))
def test_the_saved_stand_on_the_roof_beside_its_sign(people: int) -> None:
    _, _, right, _ = places.bounds("E5")
    stands = places.saved_stands(people)

    assert len({at for at, _ in stands}) == people
    assert all(places.ROOF_SIGN[0] + 80 < x < right for (x, _), _ in stands)
