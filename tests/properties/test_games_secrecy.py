"""Whatever the game: worlds that differ only in what somebody may not know look the same to them."""

import pytest
from support.breadth import breadth
from support.playing import Trial, begun, every_setting, looked_round, played

from engine.core.dice import Dice, mixed_seed
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
        for number, position in enumerate(game.some(4))
        for leak in secrecy.imagined_worlds(trial.game, position, _dice(trial, number), game.probes, steps=2)
    ]

    assert leaks == []


def _dice(trial: Trial, number: int) -> Dice:
    return Dice(mixed_seed(str(trial), str(number)))
