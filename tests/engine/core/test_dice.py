"""Dice: the same on every machine for ever, uniform, and scripted when a test wants them so."""

from collections import Counter

import pytest

from engine.core.dice import Dice, ScriptedDice, commitment, mixed_seed
from engine.core.refusal import BrokenRule

ZEROS = "00" * 32


def drawn(dice: Dice, *wanted: tuple[int, str]) -> list[int]:
    values = []
    for n, purpose in wanted:
        value, dice = dice.draw(n, purpose)
        values.append(value)
    return values


def test_draws_are_those_that_were_published() -> None:
    wanted = [(6, "a"), (6, "a"), (6, "b"), (100, "a"), (2, "a"), (23040, "layout")]

    assert drawn(Dice(ZEROS), *wanted) == [2, 0, 5, 30, 1, 15442]


def test_a_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(ZEROS) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_a_mixed_seed_tells_its_parts_apart() -> None:
    mixed = mixed_seed("house", "ana", "rui")

    assert mixed == "aeee1fc9e59cc1affaa007fcbfa79fb5fd3c759c349e5fc2accac178f405aa30"
    assert mixed != mixed_seed("house", "anar", "ui")


def test_drawing_leaves_the_dice_as_they_were() -> None:
    dice = Dice(ZEROS)
    first, _ = dice.draw(1000, "x")

    assert dice.draw(1000, "x")[0] == first
    assert dice.drawn == 0


def test_every_result_is_about_as_frequent_as_any_other() -> None:
    counted = Counter(Dice(ZEROS, number).draw(6, "die")[0] for number in range(6000))

    assert sorted(counted) == [0, 1, 2, 3, 4, 5]
    assert all(900 < count < 1100 for count in counted.values())


def test_the_seed_is_not_printed() -> None:
    assert ZEROS not in repr(Dice(ZEROS))


def test_nothing_can_be_drawn_among_nothing() -> None:
    with pytest.raises(BrokenRule, match="a draw among 0"):
        Dice(ZEROS).draw(0, "x")


def test_a_script_is_followed_purpose_by_purpose() -> None:
    dice = ScriptedDice("", 0, (("attack", (4, 1)), ("cover", (0,))))

    assert drawn(dice, (6, "attack"), (6, "cover"), (6, "attack")) == [4, 0, 1]


def test_a_die_that_is_not_scripted_is_an_error() -> None:
    with pytest.raises(BrokenRule, match="no die is scripted for 'cover'"):
        ScriptedDice("", 0, (("attack", (1,)),)).draw(6, "cover")


def test_a_die_that_is_not_scripted_falls_back_to_the_seed() -> None:
    dice = ScriptedDice(ZEROS, 0, (("attack", (1,)),))

    assert drawn(dice, (6, "a"), (6, "attack")) == [2, 1]


def test_a_scripted_result_that_the_die_does_not_have_is_an_error() -> None:
    with pytest.raises(BrokenRule, match=r"is not in 0\.\.5"):
        ScriptedDice("", 0, (("attack", (6,)),)).draw(6, "attack")


def test_results_that_nobody_drew_are_named() -> None:
    _, after = ScriptedDice("", 0, (("attack", (1, 2)), ("cover", (3,)))).draw(6, "cover")

    assert isinstance(after, ScriptedDice)
    assert after.unused == ("attack",)
