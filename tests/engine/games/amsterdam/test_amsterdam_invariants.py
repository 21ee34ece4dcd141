"""The invariants of the specification bite: each of these positions breaks one of them."""

from dataclasses import replace
from typing import Any

import pytest

from engine.core.dice import Dice, mixed_seed
from engine.core.position import Position
from engine.games.amsterdam.board import Amsterdam, Cycle, Round
from engine.games.amsterdam.game import GAME
from engine.proof.checks import broken_invariants


def night(settings: dict[str, Any] | None = None, **given: Any) -> Position[Amsterdam]:
    return GAME.given(GAME.setup(4, settings or {}), given, Dice(mixed_seed("broken")))


def broken(position: Position[Amsterdam], **changes: Any) -> set[str]:
    """The numbers of what is broken once the board is changed so."""
    changed = replace(position, board=replace(position.board, **changes))
    return {line.split()[1].rstrip(":") for line in broken_invariants(GAME, changed)}


def test_a_sound_position_breaks_nothing() -> None:
    assert broken(night()) == set()


def test_cards_that_are_lost_doubled_or_too_few() -> None:
    position = night()
    cards = position.board.cards

    assert broken(position, cards=replace(cards, deck=cards.deck[1:])) == {"1"}
    assert broken(position, cards=replace(cards, deck=(*cards.deck[:-1], cards.row[0]))) == {"1"}
    assert broken(position, cards=replace(cards, row=cards.row[1:], deck=(*cards.deck, cards.row[0]))) == {"2"}
    assert broken(night(black={"clue": ["C80", "C07", "C42"]})) == {"3"}


def test_districts_that_lie_twice() -> None:
    position = night()
    city = position.board.city

    assert "4" in broken(position, city=replace(city, faces=(city.faces[1], *city.faces[1:])))


@pytest.mark.parametrize(
    ("number", "given"),
    [
        ("5", {"black": {"at": "E3"}}),
        ("7", {"black": {"evidence": ["D2", "F1", "G4", "A3"]}}),
        ("7", {"black": {"evidence": ["D2"]}, "orange": {"evidence": ["D2"]}}),
        ("7", {"black": {"evidence": ["A1"]}}),
        ("8", {"black": {"police": 3}}),
        ("8", {"black": {"police": 3}, "orange": {"police": 3}}),
        ("9", {"orange": {"evidence": ["A3", "D2", "D6", "G4"]}, "black": {"evidence": []}}),
        ("12", {"black": {"witnesses": [0, 2]}}),
        ("19", {"black": {"wins": 2}}),
    ],
)
def test_counts_out_of_bounds(number: str, given: dict[str, Any]) -> None:
    assert number in broken(night(**given))


def test_a_move_farther_than_its_clue() -> None:
    assert broken(night(), history=(Cycle(0, ("C65",), "D2", "evidence"),)) == {"6"}


def test_a_lead_beyond_the_limit() -> None:
    assert broken(night({"lead_limit": 1}, black={"cycles": 2})) == {"18"}


def test_a_map_that_came_before() -> None:
    position = night()
    line = Round(position.board.case, 0, "client", (3, 0), (0, 0), (5, 4))

    assert broken(position, past=(line,)) == {"20"}


def test_maps_that_are_not_whole() -> None:
    position = night()
    case = position.board.case
    police, unique = case.city_map.police, case.city_map.unique
    changes: dict[str, Any] = {
        "10": {"police": (police[0], (*police[1][:5], "B4"))},
        "11": {"police": (("A3", "B1", "B2", "B3", "C1", "F4"),) * 2, "common": ("A4", "D2", "D6", "G4")},
    }
    for number, change in changes.items():
        changed = replace(case, city_map=replace(case.city_map, **change))
        assert number in broken(position, case=changed)
    doubled = replace(case, city_map=replace(case.city_map, unique=(("B1", "F4"), unique[1])))
    assert "10" in broken(position, case=doubled)
