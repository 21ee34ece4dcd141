"""Whole games of every kind in one group: live in an evening, by correspondence over weeks, restarted on the way."""

import pytest
from e2e.meanwhile import Meanwhile
from hosting import Hosting
from playing import party
from support.breadth import breadth

from bot.tables.looks.painters import Painters
from engine.games import games

MOST_PRESSES = 1500
HOURS = 3600.0
GAMES = sorted(games())
LIVE, BY_CORRESPONDENCE = breadth(GAMES[::2], GAMES), breadth(GAMES[1::2], GAMES)
"""`make test` plays each game at one pace here and at the other one on Discord."""


@pytest.mark.parametrize("game", LIVE)
async def test_a_game_is_played_live(hosting: Hosting, game: str) -> None:
    played = await party(hosting, game, pause=3, seed=1)
    played.meanwhile = Meanwhile(game)

    assert await played.play(MOST_PRESSES, restart_every=40)
    await hosting.after(600, steps=60)
    assert await played.complaints() == []
    assert hosting.shelf.file.dead() == []


@pytest.mark.parametrize("game", BY_CORRESPONDENCE)
async def test_a_game_is_played_by_correspondence(hosting: Hosting, game: str) -> None:
    played = await party(hosting, game, pause=2 * HOURS, seed=2)
    played.meanwhile = Meanwhile(game)
    await hosting.says(played.humans[0], "/pace 72", played.chat)

    assert await played.play(MOST_PRESSES, restart_every=25)
    await hosting.after(600, steps=60)
    assert await played.complaints() == []
    assert hosting.shelf.file.dead() == []


@pytest.mark.parametrize("game", GAMES)
async def test_every_picture_of_a_game_is_one_that_telegram_takes(hosting: Hosting, game: str) -> None:
    played = await party(hosting, game, pause=3, seed=3, painter=Painters())
    await played.play(breadth(2, 6))

    assert await played.complaints() == []
