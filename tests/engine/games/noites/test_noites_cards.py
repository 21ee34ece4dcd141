"""Each twist card is one entry: what is forgotten of it is found here by its name."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

import engine.games.noites
from engine.games.noites.board import Orders
from engine.games.noites.cards.entry import BARRICADE, ENEMY, OWN, PIECE, PLACE, POINT, VICTIM, nothing
from engine.games.noites.cards.ordering import BOOK
from engine.games.noites.cards.react_cards import REACT_CARDS
from engine.games.noites.cards.turn_cards import TURN_CARDS
from engine.games.noites.cards.twists import TWISTS
from engine.games.noites.rules import windows

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
