"""An evening in a group where others talk: few messages, nobody called twice, a board that is true."""

from pathlib import Path

import pytest
from e2e.evening import GAMES, Evening, asked_by_others
from quick_painter import QuickPainter
from telegram_evening import in_telegram

PRESSES = 24
MOST_CALLS_A_PRESS = 3.75
"""In a secret round of four, by polling: the answer, one's own message, the board, three others' next question."""


@pytest.mark.parametrize("game", GAMES)
async def test_a_live_game_of_four_leaves_the_group_in_peace_and_its_board_is_true(tmp_path: Path, game: str) -> None:
    async with in_telegram(tmp_path / "data", painter=QuickPainter()) as group:
        figures = await Evening(group).play(game, PRESSES)

    assert not set(figures.missed) - {"calls_a_press"}, figures
    assert figures.calls_a_press <= MOST_CALLS_A_PRESS, figures


async def test_whoever_is_asked_once_others_have_acted_reads_first_what_was_done_to_them(tmp_path: Path) -> None:
    async with in_telegram(tmp_path / "data", painter=QuickPainter()) as group:
        asked = await asked_by_others(group, "vi_algo", 40)

    touched = [(done, text) for done, text in asked if done]
    assert touched
    assert [line for done, text in touched for line in done if line not in text] == []
