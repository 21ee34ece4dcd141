"""Clocks that run out: whose default is taken, for which question, and what stays open all its time."""

from dataclasses import replace

from support.little import GAME, Ask, AskForFullTime, AskSecretly, Words, Write, at, late, says

from engine.core import run
from engine.core.parts import Attendance
from engine.core.play import Play

BOTH = (0, 1)


def test_a_late_seat_gets_its_default() -> None:
    assert late(at(Ask(), Write("after"), Ask()), 0).board.said == ("missed0", "default0", "after")


def test_only_those_who_are_late_get_theirs() -> None:
    half = late(at(AskSecretly(BOTH), Ask()), 1)

    assert half.board.said == ("missed1",)
    assert run.awaited(half) == (0,)


def test_an_answer_that_was_given_counts() -> None:
    half = says(at(AskSecretly(BOTH), Ask()), 0, "zero").position

    assert late(half, *BOTH).board.said == ("missed0", "missed1", "zero", "default1")


def test_the_next_question_has_a_clock_of_its_own() -> None:
    after = late(at(Ask(), Ask()), 0)

    assert after.board.said == ("missed0", "default0")
    assert after.agenda == (Ask(),)


def test_a_question_for_its_full_time_stays_open_when_all_have_answered() -> None:
    position = at(AskForFullTime(BOTH), Ask())
    for seat in BOTH:
        position = says(position, seat, f"word{seat}").position

    assert position.board.said == ()
    assert run.awaited(position) == ()
    assert late(position).board.said == ("word0", "word1")


def test_a_question_for_its_full_time_ends_with_its_clock() -> None:
    half = says(at(AskForFullTime(BOTH), Ask()), 1, "one").position

    assert late(half, 0).board.said == ("missed0", "one", "default0")


def test_two_windows_in_a_row_each_take_their_time() -> None:
    after = late(at(AskForFullTime((0,)), AskForFullTime((1,)), Ask()), 0)

    assert after.board.said == ("missed0", "default0")
    assert after.agenda[0] == AskForFullTime((1,))


def test_whoever_answers_again_is_noted() -> None:
    position = late(at(Ask(), Ask(), Ask()), 0)

    assert says(position, 0, "here").position.board.said == ("missed0", "default0", "back0", "here")


def test_whoever_comes_back_is_noted_without_an_answer() -> None:
    position = late(at(Ask(), Ask()), 0)

    assert run.returned(GAME, position, 0).position.board.said == ("missed0", "default0", "back0")


def test_a_rule_may_read_the_time_of_the_entry() -> None:
    def timed(play: Play[Words], _seat: int) -> None:
        play.board = play.board.plus(str(play.at_ms))

    game = replace(GAME, attendance=Attendance(missed=timed))

    assert run.time_up(game, at(Ask(), Ask()), (0,), at_ms=1234).position.board.said == ("1234", "default0")
