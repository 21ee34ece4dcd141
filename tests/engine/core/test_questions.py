"""Questions: who is asked, whose answer counts, in which order, and who may know of it."""

import pytest
from support.little import GAME, Ask, AskQuietly, AskSecretly, AskWithOrders, End, Shout, Word, Write, at, says

from engine.core import run
from engine.core.event import Told
from engine.core.refusal import Refused
from engine.core.step import Waiting

BOTH = (0, 1)


def test_an_answer_is_carried_out_and_the_list_goes_on() -> None:
    outcome = says(at(Ask(), Write("after"), Ask()), 0, "yes")

    assert outcome.position.board.said == ("yes", "after")
    assert [told.event.tag for told in outcome.told] == ["little.heard"]


def test_a_question_to_two_waits_for_both() -> None:
    half = says(at(Ask(BOTH), Write("after"), Ask()), 1, "yes").position

    assert half.board.said == ()
    assert run.awaited(half) == (0,)
    assert says(half, 0, "no").position.board.said == ("yes", "no", "after")


def test_answers_are_carried_out_in_the_order_in_which_they_came() -> None:
    position = at(Ask(BOTH), Ask())

    assert says(says(position, 1, "one").position, 0, "zero").position.board.said == ("one", "zero")


def test_an_answer_that_an_earlier_one_has_made_illegal_is_dropped() -> None:
    half = says(at(Ask(BOTH), Ask()), 1, "yes").position

    assert says(half, 0, "yes").position.board.said == ("yes",)


def test_an_answer_that_may_be_changed_moves_to_the_end() -> None:
    position = at(AskSecretly((0, 1, 2)), Ask())
    for seat, word in ((0, "first"), (1, "one"), (0, "changed"), (2, "two")):
        position = says(position, seat, word).position

    assert position.board.said == ("one", "changed", "two")


def test_an_answer_that_may_not_be_changed_is_final() -> None:
    half = says(at(Ask(BOTH), Ask()), 0, "yes").position

    with pytest.raises(Refused, match="not_your_turn"):
        says(half, 0, "no")


def test_sealed_answers_lie_in_the_agenda_and_nowhere_else() -> None:
    half = says(at(AskSecretly(BOTH), Ask()), 0, "yes")

    assert half.told == ()
    assert half.position.board.said == ()
    assert half.position.agenda[0] == Waiting(AskSecretly(BOTH), ((0, Word("yes")),))


def test_a_question_with_answers_is_still_to_be_done() -> None:
    half = says(at(AskSecretly(BOTH), Ask()), 0, "yes").position

    assert half.doing(AskSecretly) == AskSecretly(BOTH)


def test_the_prompt_shows_a_seat_its_own_sealed_answer() -> None:
    half = says(at(AskSecretly(BOTH), Ask()), 0, "yes").position
    prompts = [run.seen(GAME, half, seat).prompts[0] for seat in BOTH]

    assert [prompt.given for prompt in prompts] == [Word("yes"), None]
    assert prompts[0].secret
    assert prompts[0].revisable


def test_standing_orders_answer_before_anybody_is_asked() -> None:
    assert at(AskWithOrders((1,)), Ask()).board.said == ("ordered",)


def test_standing_orders_answer_for_their_seat_only() -> None:
    half = at(AskWithOrders(BOTH), Ask())

    assert run.awaited(half) == (0,)
    assert says(half, 0, "yes").position.board.said == ("ordered", "yes")


def test_standing_orders_that_are_not_allowed_are_passed_over() -> None:
    assert run.awaited(at(Write("ordered"), AskWithOrders((1,)), Ask())) == (1,)


def test_who_is_asked_quietly_holds_up_the_game_but_is_not_named() -> None:
    position = at(AskQuietly(BOTH), Ask())

    assert run.awaited(position) == BOTH
    assert run.waiting_for(position) == ()
    assert run.seen(GAME, position, None).waiting_for == ()


def test_an_option_that_is_not_allowed_is_not_offered() -> None:
    assert [*run.options(GAME, at(Write("yes"), Ask()), 0)] == [Word("no")]


def test_a_refusal_keeps_the_position() -> None:
    position = at(Write("yes"), Ask())
    before = repr(position)

    with pytest.raises(Refused) as refused:
        says(position, 0, "yes")

    assert refused.value == Refused("already_said", word="yes")
    assert repr(position) == before


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(Refused, match="no_such_seat"):
        says(at(Ask()), seat, "yes")


def test_a_seat_that_is_not_asked_is_refused() -> None:
    with pytest.raises(Refused, match="not_your_turn"):
        says(at(Ask((1,))), 0, "yes")


def test_a_verb_that_is_not_asked_for_is_refused() -> None:
    with pytest.raises(Refused, match="wrong_phase"):
        run.apply(GAME, at(Ask()), 0, Shout())


def test_nothing_can_be_done_after_the_end() -> None:
    with pytest.raises(Refused, match="game_over"):
        says(at(End()), 0, "yes")


def test_nobody_is_asked_after_the_end() -> None:
    over = at(End())

    assert (run.awaited(over), [*run.asked(GAME, over, 0)]) == ((), [])


def test_an_event_is_heard_by_its_audience() -> None:
    everyone, one = Told(object()), Told(object(), (1,))  # type: ignore[arg-type]

    assert [everyone.heard_by(listener) for listener in (None, 0, 1)] == [True, True, True]
    assert [one.heard_by(listener) for listener in (None, 0, 1)] == [False, False, True]
