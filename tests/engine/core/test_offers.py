"""Offers: open at any time, never waited for, able to interrupt a question that stays open."""

import pytest
from support.little import Ask, AskSecretly, Interrupt, Word, Write, at, says, with_offer

from engine.core import run
from engine.core.refusal import Refused
from engine.core.step import Waiting

OFFERED = with_offer(Interrupt())


def test_an_offer_is_not_waited_for() -> None:
    position = at(Ask())

    assert run.awaited(position) == (0,)
    assert [prompt.awaited for prompt in run.seen(OFFERED, position, 1).prompts] == [False]


def test_the_questions_that_hold_up_the_game_are_asked_first() -> None:
    prompts = run.seen(OFFERED, at(Ask((1,))), 1).prompts

    assert [prompt.question for prompt in prompts] == ["little.ask", "little.interrupt"]


def test_taking_an_offer_leaves_the_open_question_open() -> None:
    position = says(at(Ask()), 1, "now", game=OFFERED).position

    assert position.board.said == ("interrupted",)
    assert position.agenda == (Ask(),)


def test_what_an_offer_plans_is_done_at_once() -> None:
    game = with_offer(Interrupt((Write("a"), Write("b"))))

    assert says(at(Ask(), Write("after"), Ask()), 1, "now", game=game).position.board.said == ("interrupted", "a", "b")


def test_an_offer_may_ask_before_the_open_question_goes_on() -> None:
    position = says(at(Ask()), 1, "now", game=with_offer(Interrupt((Ask((1,)),)))).position

    assert position.agenda == (Ask((1,)), Ask())


def test_an_offer_keeps_sealed_answers() -> None:
    half = says(at(AskSecretly((0, 2)), Ask()), 0, "sealed").position

    after = says(half, 1, "now", game=OFFERED).position

    assert after.agenda[0] == Waiting(AskSecretly((0, 2)), ((0, Word("sealed")),))


def test_a_sealed_answer_is_checked_again_after_an_interruption() -> None:
    half = says(at(AskSecretly((0, 2)), Ask()), 0, "sealed").position
    interrupted = says(half, 1, "now", game=with_offer(Interrupt((Write("sealed"),)))).position

    assert says(interrupted, 2, "two").position.board.said == ("interrupted", "sealed", "two")


def test_an_offer_is_checked_like_any_answer() -> None:
    with pytest.raises(Refused, match="already_said"):
        says(at(Write("yes"), Ask()), 1, "yes", game=OFFERED)


def test_an_offer_that_is_gone_cannot_be_taken() -> None:
    with pytest.raises(Refused, match="not_your_turn"):
        says(at(Ask()), 1, "now")
