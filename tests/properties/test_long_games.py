"""Many whole games, the positions of which are looked at from all sides."""

from itertools import count
from typing import Any

import pytest
from support.breadth import breadth
from support.playing import MOST_ENTRIES, Trial, small_counts

from engine.core.dice import mixed_seed
from engine.players.arena import LIVELY, play_out
from engine.proof.checks import Inspector

GAMES = breadth(1, 2)
EVERY = breadth(16, 1)
"""One position in so many is looked at, all over the game."""


@pytest.mark.long
@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("trial", small_counts(), ids=str)
def test_nothing_is_broken_in_any_position_of_many_games(trial: Trial, number: int) -> None:
    seed = mixed_seed(str(trial), str(number))
    inspector, numbers = Inspector(trial.game, trial.setup, seed), count()

    def watch(*happened: Any) -> None:
        if next(numbers) % EVERY == 0:
            inspector.watch(*happened)

    play_out(trial.game, trial.setup, seed, LIVELY, most=MOST_ENTRIES, watch=watch)

    assert inspector.seen > 0
    assert inspector.violations == []
