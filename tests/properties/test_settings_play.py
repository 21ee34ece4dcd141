"""Every value of every setting is played, at every number of seats: a sample here, all of it by `bench.settings`."""

import os
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from support.registry import ALL

from bench.settings import Typed, setups
from engine.core.dice import mixed_seed
from engine.players.arena import LIVELY, Endless, play_out
from engine.proof.checks import broken_invariants

SAMPLE, GAMES = int(os.environ.get("MESTRE_SETTINGS", "4")), int(os.environ.get("MESTRE_SETTING_GAMES", "1"))
"""So many settings of each game, so often each; `MESTRE_SETTINGS=1000 MESTRE_SETTING_GAMES=50` plays all."""
MOST_ENTRIES = int(os.environ.get("MESTRE_SETTING_ENTRIES", "120"))
PICKED = [
    (slug, seats, typed, number)
    for slug, game in sorted(ALL.items())
    for found in [list(setups(game))]
    for seats, typed in sorted(Random(slug).sample(found, min(SAMPLE, len(found))), key=str)
    for number in range(GAMES)
]


@pytest.mark.long
@pytest.mark.parametrize(("slug", "seats", "typed", "number"), PICKED)
def test_a_game_with_this_setting_breaks_nothing(slug: str, seats: int, typed: Typed, number: int) -> None:
    game = ALL[slug]
    broken: list[object] = []

    def watch(_before: Any, _entry: Any, outcome: Any) -> None:
        broken.extend(broken_invariants(game, outcome.position))

    seed = mixed_seed(slug, str(seats), str(typed), str(number))
    with suppress(Endless):
        play_out(game, game.setup(seats, dict(typed)), seed, LIVELY, most=MOST_ENTRIES, watch=watch)
    assert broken == []
