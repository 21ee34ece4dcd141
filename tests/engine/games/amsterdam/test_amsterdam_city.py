"""The city and its maps against the tables of the specification, and what makes a map fair."""

import re
from dataclasses import replace
from itertools import combinations

import pytest

from engine.games.amsterdam.content import maps
from engine.games.amsterdam.content.city import (
    ALTERNATE,
    CELLS,
    NEXT,
    OBSTACLES,
    OPEN_PLACES,
    PLACE,
    SECTORS,
    STANDARD,
    START,
    TWO_AWAY,
    WALKABLE,
    distance,
    ring,
    sector,
    turned,
)
from engine.games.amsterdam.content.maps import BLACK, NUMBERS, ORANGE, city_map, denied_par, generated, par
from engine.games.amsterdam.content.streams import SplitMix, stream

LARGE = (1 << 63) - 1


@pytest.mark.rule("SA-010", "SA-011", "SA-012")
def test_the_random_numbers_are_those_of_the_specification() -> None:
    zero = SplitMix(0)

    assert [zero.next() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    assert stream("layout", 0).state == 0x9C4F784AA5CE135F
    assert stream("layout", 42).shuffled(range(1, 8)) == [4, 2, 6, 1, 7, 3, 5]


@pytest.mark.rule("SA-001", "SA-002", "SA-003", "SA-006")
def test_the_city_is_a_hexagon_of_37_cells() -> None:
    assert [sum(cell[0] == column for cell in CELLS) for column in "ABCDEFG"] == [4, 5, 6, 7, 6, 5, 4]
    assert list(CELLS) == sorted(CELLS)
    assert {PLACE[cell] for cell in ("D4", "E3", "C3", "D5")} == {(0, 0), (1, -1), (-1, 0), (0, 1)}
    assert (START, set(OBSTACLES), set(OPEN_PLACES)) == ("D4", {"E3", "C3", "D5"}, {"D3", "E4", "C4"})


@pytest.mark.rule("SA-004", "SA-006")
@pytest.mark.parametrize(
    ("cell", "one", "two"),
    [
        ("A1", "A2 B1 B2", "A3 B3 C1 C2"),
        ("C4", "B3 B4 C5 D4", "A2 A3 A4 B2 B5 C6 D3 D6 E4"),
        ("D3", "C2 D2 D4 E2", "B1 B2 C1 C4 D1 E1 E4 F1 F2"),
        ("D4", "C4 D3 E4", "B3 B4 C2 C5 D2 E2 E5 F3 F4"),
        ("D6", "C5 C6 D7 E5 E6", "B4 B5 C4 E4 F4 F5"),
        ("F4", "E4 E5 F3 F5 G3 G4", "D4 D6 E6 F2 G2"),
        ("G4", "F4 F5 G3", "E4 E5 E6 F3 G2"),
    ],
)
def test_neighbours_near_and_far(cell: str, one: str, two: str) -> None:
    assert (" ".join(NEXT[cell]), " ".join(TWO_AWAY[cell])) == (one, two)


@pytest.mark.rule("SA-004", "SA-006")
def test_obstacles_block_and_nothing_else_does() -> None:
    sizes = [(len(NEXT[cell]), len(TWO_AWAY[cell])) for cell in WALKABLE]

    assert (min(one for one, _ in sizes), max(one for one, _ in sizes)) == (3, 6)
    assert (min(two for _, two in sizes), max(two for _, two in sizes)) == (4, 9)
    assert max(distance(one, other) for one, other in combinations(WALKABLE, 2)) == 7
    assert (distance("D4", "D6"), distance("E4", "D6"), distance("D2", "F2")) == (3, 2, 2)


@pytest.mark.rule("SA-005")
@pytest.mark.parametrize("structure", [STANDARD, ALTERNATE])
def test_both_structures_tile_the_outer_rings(structure: int) -> None:
    cells = [cell for number in SECTORS for cell in sector(number, structure)]

    assert sorted(cells) == [cell for cell in CELLS if ring(cell) > 1]
    assert sector(3, STANDARD) == ("F4", "E5", "G4", "F5", "E6")
    assert sector(4, ALTERNATE) == ("C5", "B4", "C6", "B5", "A4")


@pytest.mark.rule("SA-021", "SA-020")
def test_the_first_map_under_the_star() -> None:
    star = city_map(1, 1)

    assert star.police[BLACK] == star.police[ORANGE] == ("A1", "B4", "D1", "D7", "E5", "G3")
    assert (star.client, star.clients(BLACK), star.clients(ORANGE)) == ("C6", ("A3", "C6"), ("C6", "F1"))
    assert (star.common, star.unique) == (("A4", "B2", "E1", "F4"), (("E6", "G2"), ("A2", "G1")))


@pytest.mark.rule("SA-021")
def test_a_turn_keeps_obstacles_and_distances() -> None:
    assert {turned(cell, 1) for cell in OBSTACLES} == set(OBSTACLES)
    assert all(distance(turned(a, 2), turned(b, 2)) == distance(a, b) for a, b in combinations(WALKABLE, 2))
    for number in NUMBERS:
        measured = {(par(one, BLACK), denied_par(one, BLACK)) for one in (city_map(number, turn) for turn in range(3))}
        assert len(measured) == 1


PARS = (
    "5 8/8 5 7/7 4 8/7 4 7/6 4 7/7 4 7/6 5 8/8 5 8/7 6 7/8 5 7/7 "
    "5 7/8 5 7/8 5 8/7 5 7/7 5 6/7 5 8/8 5 7/7 6 8/8 5 7/6 5 7/8"
)


@pytest.mark.rule("SA-022", "SA-026")
def test_the_table_tells_the_pars_rightly() -> None:
    found = []
    for number in NUMBERS:
        upright = city_map(number, 0)
        found.append(f"{par(upright, BLACK)} {denied_par(upright, BLACK)}/{denied_par(upright, ORANGE)}")

    assert " ".join(found) == PARS


@pytest.mark.rule("SA-022", "SA-023")
def test_the_generator_reproduces_the_table() -> None:
    def as_sets(one: maps.CityMap) -> object:
        return one.client, one.own_client, set(one.common), [set(part) for part in (*one.police, *one.unique)]

    for number in NUMBERS:
        assert as_sets(generated(number, 1, 6)) == as_sets(city_map(number, 0))


@pytest.mark.rule("SA-020", "SA-023", "SA-024", "SA-025", "SA-609", "SA-610")
@pytest.mark.parametrize("shared", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", [0, 7, LARGE])
def test_generated_maps_are_whole_and_fair(seed: int, shared: int) -> None:
    for number in (1, 6, 7, 20):
        made = city_map(number, 0, seed, shared)
        police, easy = [set(one) for one in made.police], number <= 6
        assert [len(one) for one in police] == [6, 6]
        assert len(police[BLACK] & police[ORANGE]) == shared
        for team in (BLACK, ORANGE):
            contents = [*made.police[team], *made.clients(team), *made.evidence(team)]
            assert (len(contents), len(set(contents)), START in contents) == (14, 14, False)
            assert maps.is_valid_police(made.police[team], easy)
        assert maps.is_fair(made, easy)
        assert par(made, BLACK) == par(made, ORANGE)


@pytest.mark.rule("SA-024")
@pytest.mark.parametrize(
    ("police", "easy", "valid"),
    [
        ("A4 C1 D7 E2 F4 G1", True, True),
        ("A4 C1 D7 E2 E1 G3", True, False),
        ("A4 C1 D7 E2 E1 G3", False, True),
        ("A4 C1 D7 D1 E1 F1", False, False),
        ("D2 E2 F1 A4 D7 G4", False, False),
        ("B1 B2 A2 G4 E6 F1", False, False),
    ],
)
def test_police_stands_apart_and_cuts_nothing_off(police: str, easy: bool, valid: bool) -> None:
    assert maps.is_valid_police(tuple(police.split()), easy) is valid


@pytest.mark.rule("SA-025")
def test_what_makes_a_map_unfair() -> None:
    good = city_map(7, 0)
    near_clients = replace(good, own_client=("D1", good.own_client[ORANGE]))
    rings = replace(good, common=("C4", "D3", "B5", "D1"))
    swapped = replace(good, unique=(good.unique[ORANGE], ("D2", "E4")))

    assert maps.is_fair(good, easy=False)
    assert not any(maps.is_fair(one, easy=False) for one in (near_clients, rings, swapped))
    assert not maps.is_fair(city_map(9, 0), easy=True)


@pytest.mark.rule("SA-026")
def test_cycles_pass_police_but_never_end_on_it() -> None:
    police = city_map(1, 0).police[BLACK]
    far = maps.cycles(police)

    assert far["D2", "D2"] == 0
    assert far["D2", "F1"] == 1
    assert (far["E2", "D2"], far["E2", "D4"], far["E2", "C4"]) == (1, 1, 2)
    assert not any(end in police for _, end in far)
    assert re.fullmatch(r"[1-4]", str(far["D4", "G2"]))
