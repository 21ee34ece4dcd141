"""A leak of each kind, planted in a game that has none: the suites must find every one of them."""

import pytest
from support.leaks import HONEST, LEAKY

from engine.core.dice import mixed_seed
from engine.games import AnyGame
from engine.players.arena import LIVELY, play_out
from engine.proof.checks import Inspector

GAMES = 6


def found_in(game: AnyGame, seats: int = 3) -> list[str]:
    """What an inspector finds in a few random games."""
    setup = game.setup(seats)
    inspector = Inspector(game, setup, mixed_seed("inspector"))
    for number in range(GAMES):
        play_out(game, setup, mixed_seed(str(number)), LIVELY, most=200, watch=inspector.watch)
    return inspector.violations


def test_a_game_without_a_leak_is_clean() -> None:
    assert found_in(HONEST) == []


@pytest.mark.parametrize("kind", LEAKY)
def test_a_leak_is_found(kind: str) -> None:
    found = found_in(LEAKY[kind])

    assert [one for one in found if "can tell two worlds apart" in one] != []


@pytest.mark.parametrize("kind", LEAKY)
def test_a_leak_is_found_at_a_full_table_where_not_all_is_tried_at_every_position(kind: str) -> None:
    found = found_in(LEAKY[kind], seats=max(HONEST.seats))

    assert [one for one in found if "can tell two worlds apart" in one] != []
