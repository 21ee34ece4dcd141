"""A scene of the city is sent in 60 KB, whatever lies there: all that weighs most is looked at together."""

import zlib
from dataclasses import replace
from typing import Final

import pytest
from support.painted import Paint, Painted

from engine.games.amsterdam.board import Cycle, Ending, Round
from engine.games.amsterdam.content.city import CENTRE, SECTORS, WALKABLE
from engine.games.amsterdam.content.city_tiles import CITY_TILES
from engine.games.amsterdam.content.clue_cards import CLUE_CARDS
from render.canvas import Canvas
from render.games.amsterdam.illustrations import framed, in_hexagon
from render.packing import packed
from render.svg import Drawing

MOST: Final = 60 * 1024
TWO_SCREENS: Final = 2 * 664
"""Of a phone that is 390 wide, without what a browser has around a page."""
LONG: Final = 15
"""Clues of each team in a long round."""


def weight(*drawings: Drawing) -> int:
    return len(zlib.compress("".join(one.markup for one in drawings).encode()))


def heavy_cards() -> list[str]:
    """The cards, the heaviest first."""
    return sorted(CLUE_CARDS, key=lambda card: -weight(framed(CLUE_CARDS[card])))


def heavy_faces() -> tuple[str, ...]:
    """The heavier side of each district, without the lightest of them."""
    faces: dict[str, list[Drawing]] = {}
    for tile, picture in CITY_TILES.items():
        faces.setdefault(tile.split("-")[0], []).append(in_hexagon(picture))
    heavier = {face[0]: face for face in sorted(faces, key=lambda one: weight(*faces[one]))}
    return tuple(sorted(heavier.values(), key=lambda one: -weight(*faces[one]))[: len(SECTORS)])


@pytest.fixture
def heaviest(night: Paint) -> Painted:
    """A city whose every picture is among those that weigh most."""
    whole, cards = night(), heavy_cards()
    board = whole.position.board
    row = tuple(cards[len(CENTRE) : len(CENTRE) + 10])
    return whole.but(
        city=replace(board.city, faces=heavy_faces()),
        cards=replace(board.cards, row=row, centre=tuple(cards[: len(CENTRE)])),
    )


def over(night: Painted) -> Canvas:
    """The same when both teams have given many clues, of the cards that weigh most."""
    cards = heavy_cards() * 2
    told = tuple(
        Cycle(number % 2, (cards[2 * number], cards[2 * number + 1]), WALKABLE[number % len(WALKABLE)], "evidence")
        for number in range(2 * LONG)
    )
    past = Round(night.position.board.case, 1, "client", (0, 3), (0, 0), (LONG, LONG), told)
    return night.but(history=told, ending=Ending(1, "client"), past=(past,)).board().canvas


def test_a_commissioners_map_and_row_are_small(heaviest: Painted) -> None:
    assert len(packed(heaviest.private(0).canvas).file()) <= MOST


def test_a_long_round_that_is_over_is_small(heaviest: Painted) -> None:
    assert len(packed(over(heaviest)).file()) <= MOST


@pytest.mark.rule("SA-505")
def test_a_long_round_that_is_over_is_seen_on_two_screens_of_a_phone_and_each_clue_is_told(night: Paint) -> None:
    canvas = over(night())
    words = {line.text for line in canvas.marks if hasattr(line, "text")}

    assert canvas.size[1] * 390 / canvas.size[0] <= TWO_SCREENS
    assert {str(number) for number in range(1, LONG + 1)} <= words
