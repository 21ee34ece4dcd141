"""One table across Discord and Telegram: opened here, joined there, played to its end by both."""

import pytest
from meeting import Meeting
from support.breadth import breadth

from engine.games import games

MOST_STEPS = 900
GAMES = breadth(("amsterdam", "caverna"), sorted(games()))
"""`make test` plays one game of two teams and one of many windows: a bridge knows no game."""


async def test_a_code_brings_the_table_into_the_other_chat(meeting: Meeting) -> None:
    await meeting.bridged("holland")

    assert meeting.board().text.splitlines()[0] == meeting.ana.board(meeting.group).text.splitlines()[0]
    assert len((await meeting.table()).places) == 2


async def test_the_code_is_told_to_nobody_else(meeting: Meeting) -> None:
    code = await meeting.bridged("holland")

    assert not any(code in one.text for one in meeting.hosting.fake.sightings if one.viewer != meeting.ana.id)
    assert not any(code in one.text for one in meeting.discord.sightings)


async def test_seats_are_filled_from_both(meeting: Meeting) -> None:
    await meeting.dealt("holland")

    assert (await meeting.table()).people == (f"telegram:{meeting.ana.id}", f"discord:{meeting.dora.id}")
    assert "Dora" in meeting.ana.board(meeting.group).text
    assert "Ana" in meeting.board().text


async def test_each_chat_has_one_board_and_its_own_language_in_private(meeting: Meeting) -> None:
    await meeting.dealt("holland")

    assert len([one for one in meeting.ana.sees(meeting.group) if one.buttons]) == 1
    assert "карт" in (await meeting.hand()).text
    assert "carta" in meeting.ana.texts()[-1]


@pytest.mark.parametrize("game", GAMES)
async def test_both_play_to_the_end(meeting: Meeting, game: str) -> None:
    await meeting.dealt(game)

    assert await meeting.play(MOST_STEPS)
    await meeting.settle(120)
    assert "Fim da partida" in meeting.ana.board(meeting.group).text
    assert "Fim da partida" in meeting.board().text
    assert meeting.hosting.fake.refused == []
    assert meeting.hosting.shelf.file.dead() == []
