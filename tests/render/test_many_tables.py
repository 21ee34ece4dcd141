"""Pictures of many tables in turn: what none of them changes is not drawn anew for each."""

import pytest

from bot.text import Catalogue
from engine.core import run
from engine.core.match import Match
from engine.games import games
from render.canvas import Canvas
from render.games import painter_of
from render.painter import NO_MARKS

MANY = 20


@pytest.mark.parametrize("slug", sorted(games()))
def test_what_boards_lie_on_is_drawn_once_for_each_table(slug: str) -> None:
    game, words = games()[slug], Catalogue.load().words("en")
    tables = [Match.start(game, game.seats.start, f"{number:064x}")[0].position for number in range(MANY)]

    def grounds() -> list[set[Canvas]]:
        boards = (painter_of(slug).board(run.seen(game, one, None), NO_MARKS, words) for one in tables)
        return [{one for one in board.canvas.stack if not one.passing} - {board.canvas} for board in boards]

    first, again = grounds(), grounds()

    assert all(one & other for one, other in zip(first, again, strict=True))
