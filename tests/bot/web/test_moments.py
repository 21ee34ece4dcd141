"""What is felt at a table: who is told of it, how it is for them, and that it is told once."""

import asyncio
from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest
from support.visiting import Visit, started

from bot.store.sqlite import SqliteShelf
from bot.tables.model.intents import TableId
from bot.tables.model.table import History, LogLine
from bot.web import moments
from engine.core.event import Moment, Told
from engine.core.match import Learned
from engine.core.position import Result
from engine.core.seat import EVERYONE
from engine.core.tagged import kind, tags
from engine.games import games
from engine.games.amsterdam.events import Moved
from engine.games.caverna.events import TimePassed
from engine.games.noites.events import Rolled

LEARNED = Learned(by=None, to=EVERYONE, drew=False, for_good=False)


def test_only_a_tile_with_something_on_it_is_felt() -> None:
    moved = Moved("black", "E2", "evidence", 1, automatic=False)

    assert moved.moment == Moment("glad", "E2")
    assert replace(moved, announcement="police").moment == Moment("grim", "E2")
    assert replace(moved, announcement="silence").moment is None


def test_dice_are_seen_with_what_they_had_to_reach() -> None:
    assert Rolled("hit", "a3", (6, 1), 5).moment == Moment("plain", "a3", (6, 1), 5)
    assert Rolled("loss", "a3", (2,), 0).moment is None


@pytest.mark.parametrize("slug", sorted(games()))
def test_every_game_has_something_to_feel(slug: str) -> None:
    assert any("moment" in vars(kind(tag)) for tag in tags() if tag.startswith(f"{slug}."))


@pytest.fixture
def a_slow_store(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log that others write to while it is read."""
    read = SqliteShelf.history

    async def slowly(shelf: SqliteShelf, table: TableId, since: int = 0) -> History:
        await asyncio.sleep(0.05)
        return await read(shelf, table, since)

    monkeypatch.setattr(SqliteShelf, "history", slowly)


@pytest.mark.usefixtures("a_slow_store")
async def test_pages_are_told_what_is_felt_once_and_in_words(visit: Visit) -> None:
    ana, bo = visit("ana"), visit("bo", language="uk")
    await ana.does("play", "holland")
    await bo.until(lambda: bo.phase == "lobby")  # who comes later feels nothing of what was before
    await started(ana)
    await ana.plays_until(lambda: len(ana.felt) >= 4)

    assert ana.felt
    assert all(one != other for one, other in pairwise(ana.felt))
    await ana.until(lambda: ana.felt[0]["text"] in "\n".join(ana.texts("place")))
    await bo.until(lambda: len(bo.felt) >= len(ana.felt))
    assert bo.felt[0]["text"] != ana.felt[0]["text"]
    assert {**bo.felt[0], "text": ""} == {**ana.felt[0], "text": ""}


async def test_whoever_is_shown_a_game_that_others_have_begun_feels_nothing_of_what_was(visit: Visit) -> None:
    ana, bo = visit("ana"), visit("bo", path="/r/elsewhere/key-of-bo")
    await started(ana)
    await ana.plays_until(lambda: bool(ana.felt))
    await ana.does("pause")
    told = await ana.does("bridge")
    await bo.until(lambda: bool(bo.standing))

    await bo.does("bridge", told["screen"]["text"].split("\n")[0].split()[-1])

    await bo.until(lambda: bo.phase == ana.phase)
    await asyncio.sleep(0.2)  # what is not to come is waited for
    assert not bo.felt


@pytest.fixture
def a_deal_where_somebody_is_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody is, height decides, and no moment does."""
    monkeypatch.setattr("bot.running._entropy", lambda: "5" * 64)


@pytest.mark.usefixtures("a_deal_where_somebody_is_saved")
async def test_at_the_end_pages_are_told_which_moment_decided_and_where_it_is_seen(visit: Visit) -> None:
    ana, bo = visit("ana"), visit("bo", language="uk")
    await started(ana)
    await ana.plays_to_the_end()

    await ana.until(lambda: ana.decided is not None)
    await bo.until(lambda: bo.decided is not None)
    assert ana.decided is not None
    assert bo.decided is not None
    assert bo.decided["text"] != ana.decided["text"]
    assert bo.decided["at"] == ana.decided["at"]
    seen = await ana.does("replay", str(ana.decided["at"]))
    _, *lines = seen["screen"]["text"].split("\n")
    assert any(line and ana.decided["text"].startswith(line) for line in lines)


@pytest.mark.parametrize(
    ("scored", "winners", "at"),
    [
        ([(0, 1), (1, 1), (1, 1), (0, 0), (1, 1)], [1], 2),
        ([(0, 6), (1, 3), (0, 3), (1, 9)], [1], 3),
        ([(0, 1), (1, 1)], [1], None),
        ([], [0], None),
    ],
)
def test_the_moment_that_decided_is_when_the_winners_went_ahead_for_good(
    scored: list[tuple[int, int]], winners: list[int], at: int | None
) -> None:
    assert moments.for_good(([((seat,), much)] for seat, much in scored), winners) == at


@pytest.mark.rule("CZ-703")
def test_where_nobody_counts_and_nothing_was_glad_the_last_that_was_felt_decided() -> None:
    lines = tuple(LogLine(None, (Told(TimePassed(left, "deck")),), LEARNED, 0) for left in (1, 0))
    position = SimpleNamespace(result=Result((1, 2), "win_time"), board=None)
    desk: Any = SimpleNamespace(playing=SimpleNamespace(position=position))
    voice: Any = SimpleNamespace(happened=lambda events: [f"{event.left} left" for event in events])

    assert moments.decisive(desk, lines, voice) == {"text": "0 left", "at": 1}


async def test_a_game_that_all_agree_to_end_keeps_its_board_and_has_nobody_to_show(visit: Visit) -> None:
    ana = visit("ana")
    await started(ana)
    await ana.does("end")

    await ana.until(lambda: ana.phase == "finished")
    assert "share" not in [button["does"] for row in ana.board["rows"] for button in row]
    assert "Nobody has won." in "\n".join(ana.standing["status"])
    assert ana.decided is None
