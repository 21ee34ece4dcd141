"""Whatever the game: worlds that differ only in what somebody may not know look the same to them."""

from typing import Any

import pytest
from support.breadth import breadth
from support.playing import Trial, begun, every_setting, looked_round, played

from engine.core.dice import Dice, mixed_seed
from engine.core.position import Position
from engine.core.run import Viewer
from engine.proof import secrecy

COUNTS = pytest.mark.parametrize("trial", looked_round(), ids=str)
SETTINGS = pytest.mark.parametrize("trial", every_setting(), ids=str)

IMAGINED, SEALED = breadth(8, 16), breadth(30, 60)
"""From so many positions of a game a second world is imagined, and in so many a secret answer is given otherwise."""


@COUNTS
def test_a_position_imagined_from_a_view_looks_the_same(trial: Trial) -> None:
    game = played(trial)
    leaks = [
        leak
        for number, position in enumerate(game.some(IMAGINED))
        for leak in secrecy.imagined_worlds(trial.game, position, _dice(trial, number), game.probes, steps=4)
    ]

    assert leaks == []


@COUNTS
def test_a_secret_answer_shows_nothing_to_the_others(trial: Trial) -> None:
    leaks = [leak for one in played(trial).some(SEALED) for leak in secrecy.sealed_variations(trial.game, one)]

    assert leaks == []


@SETTINGS
def test_other_settings_leak_nothing(trial: Trial) -> None:
    game = begun(trial)
    leaks = [
        leak
        for number, position in enumerate(game.some(breadth(3, 4))[1:])  # how a game begins is looked at above
        for leak in secrecy.imagined_worlds(
            trial.game, position, _dice(trial, number), game.probes, steps=2, viewers=_in_turn(position, number)
        )
    ]

    assert leaks == []


def _in_turn(position: Position[Any], number: int) -> tuple[Viewer, ...]:
    """Who looks at a position: a spectator and two seats, others at the next one; in a storm everybody."""
    seats = (2 * number % position.seats, (2 * number + 1) % position.seats)
    return breadth((None, *seats), secrecy.everybody(position))


def _dice(trial: Trial, number: int) -> Dice:
    return Dice(mixed_seed(str(trial), str(number)))
