"""Lanes: several lists over one board, judged in order of receipt, left together."""

import pytest
from support.little import Ask, AskSecretly, End, Mark, Plan, Skip, Words, Write, at, says

from engine.core import run
from engine.core.play import Play
from engine.core.refusal import BrokenRule, Refused
from engine.core.step import SideBySide, Step, Waiting
from engine.core.tagged import step

ONE = (Ask((0,)), Write("one done"))
TWO = (Ask((1,)), Write("two done"))


@step("little.leave_and_plan")
class LeaveAndPlan(Step[Words]):
    def run(self, play: Play[Words]) -> None:
        play.skip_to(Mark)
        play.then(Write("too late"))


def test_every_lane_is_asked_at_once() -> None:
    assert run.awaited(at(SideBySide((ONE, TWO)), Ask())) == (0, 1)


def test_a_lane_goes_on_without_the_other() -> None:
    position = says(at(SideBySide((ONE, TWO)), Ask()), 1, "two").position

    assert position.board.said == ("two", "two done")
    assert run.awaited(position) == (0,)


def test_all_is_done_when_every_lane_is_empty() -> None:
    position = at(SideBySide((ONE, TWO)), Write("both"), Ask((1,)))
    for seat, word in ((1, "two"), (0, "one")):
        position = says(position, seat, word).position

    assert position.board.said == ("two", "two done", "one", "one done", "both")
    assert position.agenda == (Ask((1,)),)


def test_of_two_equal_answers_the_first_wins_and_the_second_is_judged_anew() -> None:
    position = says(at(SideBySide((ONE, TWO)), Ask()), 1, "card").position

    with pytest.raises(Refused, match="already_said"):
        says(position, 0, "card")


def test_lanes_that_ask_nobody_are_run_through() -> None:
    assert at(SideBySide(((Write("a"),), (Write("b"),))), Ask()).board.said == ("a", "b")


def test_a_plan_made_in_a_lane_stays_in_it() -> None:
    position = at(SideBySide(((Plan((Ask((0,)), Write("a"))),), (Ask((1,)),))), Write("after"), Ask())

    assert position.board.said == ()
    assert says(position, 0, "x").position.board.said == ("x", "a")


def test_skipping_within_a_lane_leaves_the_other_alone() -> None:
    position = at(SideBySide(((Ask((0,)), Skip(), Write("a"), Mark()), (Ask((1,)),))), Mark(), Ask())
    after = says(position, 0, "x").position

    assert after.board.said == ("x", "mark")
    assert run.awaited(after) == (1,)


def test_skipping_out_of_a_lane_leaves_both() -> None:
    position = at(SideBySide(((Ask((0,)), Skip(), Write("a")), TWO)), Write("b"), Mark(), Ask())
    after = says(position, 0, "x").position

    assert after.board.said == ("x", "mark")
    assert after.agenda == (Ask(),)


def test_skipping_out_of_lanes_within_lanes_leaves_all() -> None:
    inner = SideBySide(((Ask((0,)), Skip()), (Ask((1,)),)))
    position = at(SideBySide(((inner, Write("a")), (Ask((1,)),))), Mark(), Ask())

    assert says(position, 0, "x").position.board.said == ("x", "mark")


def test_skipping_out_of_inner_lanes_only_keeps_the_outer() -> None:
    inner = SideBySide(((Ask((0,)), Skip()), (Ask((1,)),)))
    position = at(SideBySide(((inner, Write("a"), Mark(), Write("b")), (Ask((1,)),))), Mark(), Ask())
    after = says(position, 0, "x").position

    assert after.board.said == ("x", "mark", "b")
    assert run.awaited(after) == (1,)


def test_a_lane_can_be_left_before_anybody_is_asked() -> None:
    assert at(SideBySide(((Skip(),), TWO)), Mark(), Ask()).board.said == ("mark",)


def test_what_is_planned_after_leaving_a_lane_is_an_error() -> None:
    with pytest.raises(BrokenRule, match="a lane that had been left"):
        at(SideBySide(((LeaveAndPlan(),), TWO)), Mark(), Ask())


def test_the_end_in_a_lane_is_the_end_of_all() -> None:
    over = says(at(SideBySide(((Ask((0,)), End()), TWO)), Ask()), 0, "x").position

    assert over.result is not None
    assert over.agenda == ()


def test_sealed_answers_wait_in_their_lane() -> None:
    secret = AskSecretly((0, 1))
    position = says(at(SideBySide(((secret,), (Ask((1,)),))), Ask()), 0, "x").position

    assert position.doing(Waiting) is not None
    assert run.awaited(position) == (1, 1)
