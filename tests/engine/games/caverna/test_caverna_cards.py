"""Each card of the cave is one entry: what is forgotten of it is found here by its name."""

import re
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

import engine.games.caverna
from engine.core import run
from engine.core.dice import Dice
from engine.games.caverna.actions import Advance, Run, WalkCarefully
from engine.games.caverna.board import rank_of_discarding
from engine.games.caverna.cards.action_cards import ACTION_CARDS, REACTIONS
from engine.games.caverna.cards.encounters import ENCOUNTERS
from engine.games.caverna.cards.entry import ActionCard
from engine.games.caverna.cards.ordering import BOOK
from engine.games.caverna.content.cards import box, discard_order, encounters, names
from engine.games.caverna.content.grid import INDEX
from engine.games.caverna.content.orders import ASK, Orders
from engine.games.caverna.game import GAME
from engine.games.caverna.rules.reactions import React, Reaction
from engine.games.caverna.rules.requests import REQUESTS
from engine.games.caverna.rules.ways import parkour_ways, walks

FOLDER = Path(engine.games.caverna.__file__).parent
SOURCES = {path: path.read_text() for path in FOLDER.rglob("*.py")}
PLAYED = [name for name, card in ACTION_CARDS.items() if not card.unplayed]
ANSWERING = {rule.card: rule for rule in REACTIONS}


def entered(base: type[Any]) -> set[type[Any]]:
    """All that is written down as an entry."""
    return {one for kind in base.__subclasses__() for one in (kind, *entered(kind))}


def test_what_is_written_down_as_a_card_is_in_the_box() -> None:
    written = {card.name for card in entered(ActionCard) if hasattr(card, "name")}

    assert written == set(names()) == {card.action for card in box().values()}


@pytest.mark.rule("CZ-423")
def test_every_card_has_a_place_of_its_own_in_the_order_of_discarding() -> None:
    ranks = [ACTION_CARDS[name].rank for name in discard_order()]

    assert ranks == sorted(set(ranks))


@pytest.mark.parametrize("name", names())
def test_a_card_says_what_it_does(name: str) -> None:
    assert ACTION_CARDS[name].__doc__


@pytest.mark.parametrize("name", PLAYED)
def test_a_card_that_is_played_has_an_effect_and_a_worth(name: str) -> None:
    kind = type(ACTION_CARDS[name])

    assert kind.effect is not ActionCard.effect
    assert kind.worth is not ActionCard.worth


@pytest.mark.parametrize("name", [name for name in names() if ACTION_CARDS[name].unplayed == "only_reaction"])
def test_a_card_that_is_not_played_answers_to_something(name: str) -> None:
    assert name in ANSWERING


@pytest.mark.rule("CZ-650")
@pytest.mark.parametrize("name", ANSWERING)
def test_a_card_that_answers_has_a_standing_order(name: str) -> None:
    rule = ANSWERING[name]

    assert rule.order in BOOK.orders
    assert rule.order.word in {one.name for one in fields(Orders)}
    assert rule.order.values[0] == ASK
    assert rule.unasked in rule.order.values[1:]


def test_every_answer_belongs_to_a_card_and_every_moment_to_one_answer() -> None:
    written = {
        rule for rule in entered(Reaction) if hasattr(rule, "tag") and rule.tag in {one.tag for one in REACTIONS}
    }

    assert {rule.tag for rule in written} == {rule.tag for rule in REACTIONS}
    assert {rule.card for rule in REACTIONS} <= set(names())
    assert len({rule.moment for rule in REACTIONS}) == len(REACTIONS)


@pytest.mark.parametrize("name", encounters())
def test_an_encounter_on_a_card_has_its_rule(name: str) -> None:
    assert ENCOUNTERS[name].__doc__


@pytest.mark.parametrize("name", [name for name in names() if name not in {rule.order.word for rule in REACTIONS}])
def test_a_card_is_named_in_its_entry_and_nowhere_else(name: str) -> None:
    told = [str(path.relative_to(FOLDER)) for path, text in SOURCES.items() if re.search(f'(?<!>> )"{name}"', text)]

    assert len(told) == 1, told


@pytest.mark.parametrize("name", REQUESTS)
def test_a_troll_is_named_in_its_entry_and_nowhere_else(name: str) -> None:
    told = [
        str(path.relative_to(FOLDER))
        for path, text in SOURCES.items()
        if name in re.sub(r'""".*?"""', "", text, flags=re.DOTALL)
    ]

    assert told == ["rules/requests.py"]


@pytest.mark.rule("CZ-423")
def test_a_card_that_is_newer_than_an_order_goes_last() -> None:
    board = run.start(GAME, GAME.setup(2), Dice("0" * 64)).position.board
    first, *rest = discard_order()
    older = board.with_orders_of(0, replace(board.orders_of(0), discard=tuple(rest)))
    rank = rank_of_discarding(older, 0)

    assert sorted(discard_order(), key=rank) == [*rest, first]


WAYS = pytest.mark.parametrize(
    ("given", "choices"),
    [
        ({"spots": {"P1": "C3", "P2": "E5"}}, 1),
        ({"spots": {"P1": "C3", "P2": "B3"}}, 1),
        ({"lunchboxes": {"black": "B3"}}, 1),
        ({"lunchboxes": {"black": "B3"}, "life": {"P1": 4}}, 2),
        ({"cave_trolls": [{"card": "tr01_marmita", "space": "B2"}], "hands": {"P1": ["ufa", "ufa", "parkour"]}}, 2),
    ],
    ids=["an empty cave", "past somebody", "past what nobody needs", "past what heals", "to a troll"],
)


@pytest.mark.rule("CZ-621")
@WAYS
def test_ways_of_parkour_to_one_space_are_one_choice_unless_something_is_met(
    given: dict[str, Any], choices: int
) -> None:
    board = GAME.given(GAME.setup(2, {"mode": "night"}), {"spots": {"P1": "C3"}, **given}, Dice("00" * 32)).board
    ways = [React("parkour", way) for way in parkour_ways(board, 0) if way[-1] == "B2"]

    assert len(ways) > 1
    assert len({way.outcome(board, 0) for way in ways}) == choices


@pytest.mark.rule("CZ-621")
@WAYS
def test_no_walk_is_offered_that_goes_round_where_nothing_is_met(given: dict[str, Any], choices: int) -> None:
    board = GAME.given(GAME.setup(2, {"mode": "night"}), {"spots": {"P1": "C3"}, **given}, Dice("00" * 32)).board
    runs = [Run(way, False) for way in walks(board, 0, 3) if way[-1] == "B2"]

    assert len(runs) > 1
    assert len({one.outcome(board, 0) for one in runs}) == choices


@pytest.mark.rule("CZ-525")
@pytest.mark.parametrize(("red", "choices"), [("E5", 1), ("B2", 2)], ids=["one lunchbox", "two"])
def test_to_come_twice_where_something_is_eaten_is_no_other_way_unless_there_is_more(red: str, choices: int) -> None:
    given = {"spots": {"P1": "C2"}, "life": {"P1": 2}, "lunchboxes": {"black": "B2", "red": red}}
    board = GAME.given(GAME.setup(2), given, Dice("00" * 32)).board
    runs = [Run(way, False) for way in walks(board, 0, 3) if way[-1] == "B2"]

    assert len({one.way.count("B2") for one in runs}) == 2
    assert len({one.outcome(board, 0) for one in runs}) == choices


@pytest.mark.parametrize(
    ("ends", "tops", "choices"),
    [("A1", {}, 1), ("B3", {"B3": None}, 2), ("B3", {"B3": "ufa"}, 3)],
    ids=["home", "to where nothing lies", "to where cards lie"],
)
def test_actions_that_come_to_the_same_are_one_choice(ends: str, tops: dict[str, str | None], choices: int) -> None:
    given = {"spots": {"P1": "A2", "P2": "E5"}, "tops": {space: top for space, top in tops.items() if top}}
    board = GAME.given(GAME.setup(2), given, Dice("00" * 32)).board
    if tops.get(ends, "") is None:
        board = replace(board, piles=tuple(() if at == INDEX[ends] else pile for at, pile in enumerate(board.piles)))
    walks = [verb((ends,), False) for verb in (Advance, WalkCarefully, Run)]

    assert len({walk.outcome(board, 0) for walk in walks}) == choices
