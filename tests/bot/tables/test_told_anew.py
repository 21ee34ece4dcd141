"""What happened, told to a page whose reader speaks another language than the table."""

import pytest
from hall import Hall

from bot.tables.model.intents import Undo, Vote
from bot.tables.model.table import History
from bot.web.restoring import ToldAnew
from bot.web.streams import WebPlatform


async def told(hall: Hall, table: str, anew: ToldAnew) -> list[str]:
    lines = await anew.lines(hall.service.acts.desk(await hall.kept(table)), "uk")
    assert lines is not None
    return [line["text"] for line in lines]


async def test_what_was_told_once_is_not_read_again(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await hall.dealt(hall.bo)
    anew = ToldAnew(hall.service, WebPlatform())
    asked: list[int] = []
    history = hall.shelf.history

    async def watched(of: str, since: int = 0) -> History:
        lines = await history(of, since)
        asked.append(len(lines))
        return lines

    monkeypatch.setattr(hall.shelf, "history", watched)
    before = await told(hall, table, anew)
    await hall.ana("hide 1")
    await hall.bo("hide 2")
    asked.clear()
    after = await told(hall, table, anew)

    assert asked == [3], "the line that was told last, and two that are new"
    assert after[: len(before)] == before
    assert after == await told(hall, table, ToldAnew(hall.service, WebPlatform()))


async def test_what_was_taken_back_is_told_like_everything_else(hall: Hall) -> None:
    table = await hall.one_round(rounds=2)
    anew = ToldAnew(hall.service, WebPlatform())
    await told(hall, table, anew)
    await hall.ana(Undo())
    await hall.bo(Vote(yes=True))

    assert await told(hall, table, anew) == await told(hall, table, ToldAnew(hall.service, WebPlatform()))
