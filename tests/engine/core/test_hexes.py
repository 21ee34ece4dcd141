"""Hexagons: directions, distances, discs, mirrors, spreading."""

from collections.abc import Iterator

import pytest

from engine.core.hexes import DIRECTIONS, ORIGIN, Hex, advance, disc, distance, mirrored, opposite, spread


def test_the_six_directions_go_round_clockwise_and_close() -> None:
    place = ORIGIN
    for direction in DIRECTIONS:
        place = place.stepped(direction)
    assert place == ORIGIN


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_the_opposite_direction_leads_back(direction: int) -> None:
    assert ORIGIN.stepped(direction).stepped(opposite(direction)) == ORIGIN


@pytest.mark.parametrize("place", [Hex(2, -1), Hex(-2, 1), Hex(2, 0), Hex(-1, -1)])
def test_distance_is_two_on_the_second_ring(place: Hex) -> None:
    assert distance(ORIGIN, place) == 2


def test_a_disc_holds_exactly_the_places_within_its_radius() -> None:
    square = [Hex(q, r) for q in range(-4, 5) for r in range(-4, 5)]
    assert list(disc(3)) == [place for place in square if distance(place, ORIGIN) <= 3]


def test_a_mirror_keeps_distances_and_undoes_itself() -> None:
    pairs = [(a, b) for a in disc(2) for b in disc(2)]
    assert all(distance(mirrored(a), mirrored(b)) == distance(a, b) for a, b in pairs)
    assert all(mirrored(mirrored(a)) == a for a in disc(2))


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_step_ahead_is_farther_ahead(direction: int) -> None:
    assert advance(ORIGIN.stepped(direction), direction) > advance(ORIGIN, direction)


def test_places_side_by_side_are_equally_far_ahead() -> None:
    assert advance(Hex(1, 0), 1) == advance(Hex(-1, 1), 1)


def test_spreading_goes_around_what_is_closed() -> None:
    wall = {Hex(0, -1), Hex(1, -1), Hex(-1, 0)}

    def open_sides(place: Hex) -> Iterator[Hex]:
        ahead = (place.stepped(direction) for direction in DIRECTIONS)
        return (there for there in ahead if there not in wall and distance(there, ORIGIN) <= 3)

    assert spread(ORIGIN, open_sides)[Hex(0, -2)] == 5


def test_spreading_stops_at_the_given_number_of_steps() -> None:
    steps = spread(ORIGIN, lambda place: (place.stepped(direction) for direction in DIRECTIONS), most=3)
    assert set(steps) == set(disc(3))
