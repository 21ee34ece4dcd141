"""How the computer plays in the catacomb: it searches, keeps company in the dark, and leaves when it is time."""

from typing import Any

import pytest

from engine.core.action import Action
from engine.core.dice import Dice, mixed_seed
from engine.core.run import carried_on
from engine.games.vi_algo import GAME
from engine.games.vi_algo.actions import Exit, Search, Signal, Walk
from engine.games.vi_algo.mind import think
from engine.games.vi_algo.mind.outlook import dangers_for
from engine.games.vi_algo.rules.choices import Place

DICE = Dice(mixed_seed("mind"))
TWO_OPEN: dict[str, Any] = {"validated": ["t29", "t31"]}
RICH = [f"t{number:02}" for number in range(2, 15)]
NOTHING_LEFT: dict[str, list[str]] = {letter: [] for letter in "ABCDEF"}


def thought(seats: int = 4, **words: Any) -> Action[Any] | None:
    """What the first seat does there."""
    position = carried_on(GAME.given(GAME.setup(seats, {}), words, DICE)).position
    return think(position, 0, DICE)


def test_it_searches_a_rune_within_reach() -> None:
    assert thought(spots={"P1": "D19", "P2": "Z19"}, face="day", actions=1) == Search("D19", "")


def test_it_walks_on_to_a_rune_that_it_has_not_searched() -> None:
    walk = thought(spots={"P1": "A20"}, markers={"P1": ["A21"]}, trust=18)

    assert isinstance(walk, Walk)


def test_alone_in_the_dark_it_calls_before_its_turn_ends() -> None:
    assert thought(spots={"P1": "A14"}, stacks=NOTHING_LEFT, actions=1) == Signal()


def test_by_day_it_calls_nobody() -> None:
    assert thought(spots={"P1": "A14"}, stacks=NOTHING_LEFT, actions=1, face="day") != Signal()


def test_what_others_hold_changes_nothing() -> None:
    rich, poor = {"P2": ["t01", "t02"], "P3": ["t03"]}, {"P2": ["t39", "t40"], "P3": ["t33"]}

    assert thought(hands={"P1": ["t34"], **rich}, reserve=5) == thought(hands={"P1": ["t34"], **poor}, reserve=5)


@pytest.mark.rule("VA-361")
def test_it_opens_an_exit_when_few_torches_are_left() -> None:
    assert thought(hands={"P1": ["t33"]}, reserve=6) == Exit("picareta")
    assert thought(hands={"P1": ["t33"]}, reserve=10) != Exit("picareta")


@pytest.mark.rule("VA-603")
def test_it_waits_longer_where_the_other_copy_is_lost() -> None:
    assert thought(hands={"P1": ["t33"]}, discard=["t34"], reserve=6) != Exit("picareta")
    assert thought(hands={"P1": ["t33"]}, discard=["t34"], reserve=4) == Exit("picareta")


@pytest.mark.rule("VA-611")
def test_the_last_exit_waits_for_treasure_until_the_torches_are_nearly_out() -> None:
    assert thought(hands={"P1": ["t33"]}, reserve=5, **TWO_OPEN) != Exit("picareta")
    assert thought(hands={"P1": ["t33", "t01", "t02", "t03", "t04", "t05"]}, reserve=5, **TWO_OPEN) == Exit("picareta")
    assert thought(hands={"P1": ["t33"]}, reserve=3, **TWO_OPEN) == Exit("picareta")


@pytest.mark.rule("VA-621")
def test_the_greedy_one_leaves_when_the_others_have_too_little() -> None:
    own, role = ["t33", "t01"], {"P1": ["g01"]}

    assert thought(hands={"P1": own}, group=role, reserve=5, **TWO_OPEN) == Exit("picareta")
    assert thought(hands={"P1": own, "P2": RICH}, group=role, reserve=5, **TWO_OPEN) != Exit("picareta")


def test_it_counts_on_nobody_who_keeps_secret_cards() -> None:
    hands = {"P1": ["t33"], "P2": RICH}

    assert thought(hands=hands, reserve=5, **TWO_OPEN) == Exit("picareta")
    assert thought(hands=hands, reserve=5, group={"P2": ["g03"]}, **TWO_OPEN) != Exit("picareta")


@pytest.mark.rule("VA-705")
def test_with_two_or_three_some_mummies_sleep_on() -> None:
    asleep = thought(2, phase="turn", reserve=["f25", "out"])
    awake = thought(2, phase="turn", reserve=["f28", "out"])

    assert not isinstance(asleep, Place)
    assert isinstance(awake, Place)
    assert isinstance(thought(4, phase="turn", reserve=["f25", "out"]), Place)


def test_a_place_is_as_dangerous_from_wherever_it_is_looked_at() -> None:
    """Else each place looks better from the other, and spare steps are walked to and fro."""
    words = {"spots": {"P1": "E27", "P2": "Z19"}, "mummies": [{"spot": "E25", "owners": ["P2"]}]}
    board = carried_on(GAME.given(GAME.setup(4, {}), words, DICE)).position.board

    from_there, from_afar = (dangers_for(board.moved(0, spot), 0) for spot in ("E26", "E7"))
    spots = tuple(board.chart.far("E26"))
    assert [from_there.at(spot) for spot in spots] == [from_afar.at(spot) for spot in spots]
