"""The to-do list: what runs when, what is dropped, and how a game ends."""

import pytest
from support.little import Ask, End, Mark, Plan, Roll, Skip, Words, Write, at

from engine.core.dice import Dice
from engine.core.play import Play
from engine.core.position import Position
from engine.core.refusal import BrokenRule
from engine.core.step import Step
from engine.core.tagged import step

A, B, C, D = (Write(word) for word in "abcd")


@step("little.skip_what_was_planned")
class SkipWhatWasPlanned(Step[Words]):
    def run(self, play: Play[Words]) -> None:
        play.then(A)
        play.skip_to(Mark)
        play.then(B)


def test_steps_run_in_the_order_in_which_they_are_listed() -> None:
    assert at(A, B, C, Ask()).board.said == ("a", "b", "c")


def test_what_a_step_plans_comes_before_what_was_planned_already() -> None:
    assert at(Plan((A, B)), C, Ask()).board.said == ("a", "b", "c")


def test_a_second_plan_of_a_step_follows_the_first() -> None:
    assert at(Plan((A, B), (C,)), D, Ask()).board.said == ("a", "b", "c", "d")


def test_plans_within_plans_run_where_they_stand() -> None:
    assert at(Plan((Plan((A,)), B), (Plan((C,)),)), D, Ask()).board.said == ("a", "b", "c", "d")


def test_the_first_of_the_agenda_is_what_happens_next() -> None:
    assert at(A, Ask((1,)), B).agenda == (Ask((1,)), B)


def test_skipping_drops_all_that_lies_before_the_marker() -> None:
    assert at(Skip(), A, B, Mark(), C, Ask()).board.said == ("mark", "c")


def test_skipping_stops_at_the_nearest_marker() -> None:
    assert at(Skip(), A, Mark(), B, Mark(), Ask()).board.said == ("mark", "b", "mark")


def test_skipping_drops_what_the_same_step_had_planned_but_not_what_it_plans_afterwards() -> None:
    assert at(SkipWhatWasPlanned(), C, Mark(), Ask()).board.said == ("b", "mark")


def test_skipping_to_what_is_not_listed_is_an_error() -> None:
    with pytest.raises(BrokenRule, match="no Mark is planned"):
        at(Skip(), A, Ask())


def test_the_end_is_the_end() -> None:
    over = at(A, End(), B, Ask())

    assert over.board.said == ("a",)
    assert over.agenda == ()
    assert over.result is not None
    assert over.result.winners == (0,)


def test_a_list_that_runs_out_without_a_result_is_an_error() -> None:
    with pytest.raises(BrokenRule, match="nothing is left to do"):
        at(A, B)


def test_a_die_shows_one_to_its_number_of_sides() -> None:
    assert at(Roll(), Ask(), roll=6).board.said == ("6",)


def test_what_is_still_to_be_done_can_be_asked_for() -> None:
    position = at(A, Ask((1,)), Plan((B,)))

    assert position.doing(Plan) == Plan((B,))
    assert position.doing(Mark) is None


def test_shuffling_keeps_every_card() -> None:
    play = Play(Position(2, Words(), (), Dice("01" * 32)))

    assert sorted(play.shuffled(range(20), "deck")) == list(range(20))
    assert play.shuffled(range(20), "deck") != play.shuffled(range(20), "deck")
