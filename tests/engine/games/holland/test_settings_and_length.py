"""Clocks, house rules, chance and the length of a game of Sir Holland."""

import pytest

from engine.core import run
from engine.core.dice import Dice
from engine.core.position import Position
from engine.games.holland import GAME
from engine.games.holland.actions import Choose, Plan
from engine.games.holland.board import Escape, lowest_card
from engine.games.holland.settings import HollandSettings

SEED = "5e" * 32


def seconds(**typed: str | int) -> tuple[int, int]:
    settings = GAME.setup(2, typed).settings
    return GAME.clocks["choose"](settings), GAME.clocks["resolve"](settings)


@pytest.mark.rule("SH-909", "SH-910", "SH-911")
def test_the_pace_sets_both_clocks() -> None:
    assert (seconds(), seconds(pace="async")) == ((120, 90), (86_400, 43_200))


@pytest.mark.rule("SH-910", "SH-911")
def test_a_clock_named_by_the_host_prevails_and_zero_is_none() -> None:
    assert seconds(pace="async", choose_deadline_s=45, resolve_deadline_s=0) == (45, 0)


@pytest.mark.rule("SH-914")
@pytest.mark.parametrize(
    ("typed", "house_rules"),
    [({}, False), ({"layout": "classic"}, False), ({"rest_limit": 3}, True), ({"split_halves": "true"}, True)],
)
def test_settings_that_change_the_rules_are_called_house_rules(typed: dict[str, str], house_rules: bool) -> None:
    assert GAME.hosting.house_rules(GAME.setup(2, typed).settings) is house_rules


@pytest.mark.rule("SH-913", "SH-914")
def test_settings_combine_and_the_plain_ones_are_the_defaults() -> None:
    typed: dict[str, str | int | bool] = {"rest_limit": 1, "height_tiebreak": "sum", "layout": "crossing"}

    assert GAME.setup(2, typed).settings == HollandSettings(layout="crossing", height_tiebreak="sum", rest_limit=1)


@pytest.mark.rule("SH-216")
def test_nothing_is_drawn_after_setup() -> None:
    begun = run.start(GAME, GAME.setup(3), Dice(SEED)).position

    assert played_low(begun).dice == begun.dice


@pytest.mark.rule("SH-811", "SH-803", "SH-418")
def test_the_longest_game_has_fifteen_rounds() -> None:
    end = played_low(run.start(GAME, GAME.setup(2, {"layout": "classic"}), Dice(SEED)).position).board

    assert (end.round, [player.rests for player in end.players]) == (15, [2, 2])
    assert [player.pick for player in end.players] == [1, 1]


def played_low(position: Position[Escape]) -> Position[Escape]:
    """Everybody always plays the lowest card and passes."""
    while position.result is None:
        seat = run.awaited(position)[0]
        question, _, _ = next(run.asked(GAME, position, seat))
        hand = position.board.players[seat].hand
        answer = Choose(lowest_card(hand)) if question.tag == "holland.choose_cards" else Plan(())
        position = run.apply(GAME, position, seat, answer).position
    return position
