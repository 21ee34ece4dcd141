"""What a search finds out once it does not compute again, and what it calls alike is alike to the last byte."""

from dataclasses import dataclass, field
from typing import Any

import pytest
from porrinha.game import GAME, Guess, Hide

from engine.core import run
from engine.core.dice import Dice, mixed_seed
from engine.core.refusal import Refused
from engine.core.run import Outcome
from engine.proof.tries import Tries, same


@dataclass(frozen=True)
class Box:
    content: Any
    label: str = field(default="", repr=False)


def begun() -> Any:
    return run.start(GAME, GAME.setup(3), Dice(mixed_seed("tries"))).position


@pytest.mark.parametrize(
    ("one", "other"),
    [(1, True), ("a", "b"), ((1, 2), [1, 2]), ({1: 2, 3: 4}, {3: 4, 1: 2}), (Box(1), Box(True)), (Box((1,)), Box(()))],
)
def test_what_is_written_otherwise_is_not_the_same(one: object, other: object) -> None:
    assert not same(one, other)


@pytest.mark.parametrize("made", [lambda: Box(("a", Box(None))), lambda: {"a": [1, 2]}, lambda: ((), 1.5)])
def test_what_is_built_twice_is_the_same(made: Any) -> None:
    assert same(made(), made())


def test_an_answer_is_carried_out_once() -> None:
    tries, position = Tries(GAME), begun()

    assert tries.outcome(position, 0, Hide(1)) is tries.outcome(position, 0, Hide(1))
    assert isinstance(tries.outcome(position, 0, Hide(1)), Outcome)


def test_a_refusal_is_kept_like_an_outcome() -> None:
    tried = Tries(GAME).outcome(begun(), 0, Guess(1))

    assert isinstance(tried, Refused)
    assert tried.__traceback__ is None


def test_equal_positions_are_looked_at_one_by_one() -> None:
    tries, one, other = Tries(GAME), begun(), begun()

    assert one == other
    assert tries.sight(one, 0) is not tries.sight(other, 0)
    assert same(tries.sight(one, 0), tries.sight(other, 0))
