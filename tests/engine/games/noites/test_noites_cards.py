"""Each twist card is one entry: what is forgotten of it is found here by its name."""

import re
from dataclasses import fields, replace
from pathlib import Path

import pytest

import engine.games.noites
from engine.games.noites.board import Night, Orders, Terrain, recruited
from engine.games.noites.cards.entry import BARRICADE, ENEMY, OWN, PIECE, PLACE, POINT, VICTIM, nothing
from engine.games.noites.cards.ordering import BOOK
from engine.games.noites.cards.react_cards import REACT_CARDS
from engine.games.noites.cards.turn_cards import TURN_CARDS
from engine.games.noites.cards.twists import TWISTS, applicable
from engine.games.noites.rules import windows
from engine.games.noites.settings import NoitesSettings

FOLDER = Path(engine.games.noites.__file__).parent
CODE = {path: re.sub(r'""".*?"""', "", path.read_text(), flags=re.DOTALL) for path in FOLDER.rglob("*.py")}
NAMEABLE = {OWN, ENEMY, VICTIM, POINT, PIECE, BARRICADE, PLACE}
TURN = {card.name: card for card in TURN_CARDS}
REACT = {card.card: card for card in REACT_CARDS}
MOMENTS = (windows.INITIATIVE, windows.ATTACK, windows.HIT, windows.KILLED, windows.REVENGE, windows.CAPTURE)


def test_there_are_thirty_cards() -> None:
    assert (len(TWISTS), len(set(TWISTS))) == (30, 30)


@pytest.mark.parametrize("name", TURN)
def test_a_card_that_names_something_looks_at_what_is_named(name: str) -> None:
    card = TURN[name]

    assert set(card.targets) <= NAMEABLE
    assert not card.targets or card.check is not nothing


STEEP, OPAQUE, LOW, COVER, DIFFICULT = "ledge", "crypt_house", "mound", "low_wall", "bog"
ANY_TABLE: dict[str, tuple[str, ...]] = {
    "falling_debris": (STEEP, OPAQUE),
    "vertigo": (STEEP,),
    "brambles": (COVER, DIFFICULT),
}
"""What has to lie on the table for a card to be of use (2.10)."""


@pytest.mark.rule("NH-115")
@pytest.mark.parametrize("name", ANY_TABLE)
@pytest.mark.parametrize("kind", [STEEP, OPAQUE, LOW, COVER, DIFFICULT, "pond"])
def test_a_card_for_terrain_is_of_use_where_such_terrain_lies(name: str, kind: str) -> None:
    board = Night(NoitesSettings(), 2, (Terrain("t1", kind, (450, 450), 0),))

    assert applicable(board, 0, name) == (kind in ANY_TABLE[name])


@pytest.mark.rule("NH-115")
@pytest.mark.parametrize(("name", "whose"), [("fog", 1), ("eagle_eye", 0)])
@pytest.mark.parametrize("shooter", [0, 1])
def test_a_card_for_shots_is_of_use_where_that_side_shoots(name: str, whose: int, shooter: int) -> None:
    armies = (replace(recruited(side, 1, "puppet"), range=300 * (side == shooter)) for side in (0, 1))
    board = Night(NoitesSettings(), 2, monsters=tuple(armies))

    assert applicable(board, 0, name) == (shooter == whose)
    assert applicable(board, 1, name) == (shooter != whose)


@pytest.mark.rule("NH-115")
@pytest.mark.parametrize("name", ["locked_door", "demolition"])
@pytest.mark.parametrize("there_are", [True, False])
def test_a_card_for_barricades_is_of_use_where_they_are_played_with(name: str, there_are: bool) -> None:
    assert applicable(Night(NoitesSettings(barricades=there_are), 2), 0, name) is there_are


@pytest.mark.rule("NH-115")
def test_every_other_card_is_of_use_anywhere() -> None:
    bare = Night(NoitesSettings(), 2)
    of_use = {name for name in TWISTS if applicable(bare, 0, name)}

    assert set(TWISTS) - of_use == {*ANY_TABLE, "fog", "eagle_eye", "locked_door", "demolition"}


def test_computer_players_have_an_order_among_the_cards_they_play() -> None:
    ranks = sorted(card.rank for card in TURN_CARDS if card.rank)

    assert ranks == list(range(1, len(ranks) + 1))


@pytest.mark.rule("NH-640")
@pytest.mark.parametrize("moment", MOMENTS)
def test_to_every_moment_one_card_answers(moment: str) -> None:
    assert [card.moment for card in REACT_CARDS].count(moment) == 1


@pytest.mark.rule("NH-602", "NH-603")
@pytest.mark.parametrize("name", REACT)
def test_a_card_that_answers_has_standing_orders(name: str) -> None:
    orders = REACT[name].orders

    assert orders
    assert set(orders) <= set(BOOK.orders)
    assert {order.kept_in for order in orders} <= {one.name for one in fields(Orders)}


@pytest.mark.parametrize("name", TURN)
def test_a_card_is_named_in_its_entry_and_nowhere_else(name: str) -> None:
    told = [str(path.relative_to(FOLDER)) for path, text in CODE.items() if f'"{name}"' in text]

    assert told == ["cards/turn_cards.py"]


@pytest.mark.parametrize("name", REACT)
def test_a_card_that_answers_is_named_in_its_entry_and_nowhere_else(name: str) -> None:
    told = [str(path.relative_to(FOLDER)) for path, text in CODE.items() if f'"{name}"' in text]

    assert told == ["cards/react_cards.py"]
