"""Many whole games, every position of which is looked at from all sides."""

import pytest
from support.playing import MOST_ENTRIES, Trial, small_counts

from engine.core.dice import mixed_seed
from engine.players.arena import LIVELY, play_out
from engine.proof.checks import Inspector

GAMES = 2


@pytest.mark.long
@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("trial", small_counts(), ids=str)
def test_nothing_is_broken_in_any_position_of_many_games(trial: Trial, number: int) -> None:
    seed = mixed_seed(str(trial), str(number))
    inspector = Inspector(trial.game, trial.setup, seed)

    play_out(trial.game, trial.setup, seed, LIVELY, most=MOST_ENTRIES, watch=inspector.watch)

    assert inspector.violations == []
