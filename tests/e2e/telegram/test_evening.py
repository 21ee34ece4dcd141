"""An evening in a group where others talk: few messages, nobody called twice, a board that is true."""

from pathlib import Path

import pytest
from checking import QuickPainter
from evening import GAMES, evening

PRESSES = 24


@pytest.mark.parametrize("game", GAMES)
async def test_a_live_game_of_four_leaves_the_group_in_peace_and_its_board_is_true(tmp_path: Path, game: str) -> None:
    figures = await evening(tmp_path / "data", game, PRESSES, painter=QuickPainter())

    assert figures.busiest <= 6, figures
    assert figures.most_calls <= 1, figures
    assert figures.remains < 30, figures
    assert figures.remains_private <= 8, figures
    assert figures.picture_after <= 5, figures
    assert figures.stale <= 0.05, figures
