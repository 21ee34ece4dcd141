"""What stood on a page comes back: beside the loop where it is much, never over what is newer, and but once."""

from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from threading import current_thread, main_thread

import pytest

from bot.couriers.boards import slot
from bot.running import Running
from bot.store.sqlite import SqliteShelf
from bot.tables.beside import ENOUGH, Lately
from bot.tables.domain.desk import Desk
from bot.tables.model.intents import Door, Fill, Intent, Open, Person, Say, Start, TableId
from bot.tables.model.reply import Painted, Screen
from bot.tables.ports.store import Posted
from bot.web import restoring, streams
from bot.web.restoring import Said, ToldAnew, restore
from bot.web.streams import Shown, WebPlatform
from bot.web.visitor import Visitor
from engine.games import games
from render.packing import PackedScene

PLACE, BOARD = "web:room", "letter-9"
ANA = Person("web:ana", "Ana", "en")
DOOR = Door("web", "web:ana")
WATCHER = Visitor(PLACE, "watch")


class Room:
    """A place with a table at which something has happened; nothing of it is in this process's memory."""

    def __init__(self, folder: Path) -> None:
        self.shelf = SqliteShelf.opened(folder, games)
        self.service = Running(self.shelf).service
        self.service.acts.beside.lately = defaultdict(lambda: Lately(short=ENOUGH))  # so long have works been short
        self.platform = WebPlatform()

    async def plays(self) -> TableId:
        """Ana has chosen a card."""
        verbs = (Open("holland", {}, "en"), Fill(2), Start(), Say("choose 5"))
        replies = [
            await self.service.handle(Intent(f"d{at}", ANA, one, place=PLACE, door=DOOR))
            for at, one in enumerate(verbs)
        ]
        assert [reply.text for reply in replies if not reply.ok] == []
        await self.shelf.keep_posted(replies[0].table, slot(PLACE), Posted(BOARD))
        return replies[0].table

    async def comes_back(self) -> None:
        await restore(self.service, self.platform, WATCHER)

    async def desk(self) -> Desk:
        kept = await self.shelf.load_at(PLACE)
        assert kept is not None
        return self.service.acts.desk(kept)


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    room = Room(tmp_path)
    yield room
    room.shelf.close()


@pytest.mark.parametrize(("many", "on_the_loop"), [(100, True), (0, False)])
@pytest.mark.parametrize("lang", ["en", "uk"])
async def test_a_long_log_is_told_beside_the_loop_on_which_presses_are_answered(
    room: Room, monkeypatch: pytest.MonkeyPatch, lang: str, many: int, on_the_loop: bool
) -> None:
    await room.plays()
    where, happened = set[bool](), restoring._happened

    def noted(*about: object) -> Iterator[Said]:
        where.add(current_thread() is main_thread())
        return happened(*about)  # type: ignore[arg-type]

    monkeypatch.setattr(restoring, "_happened", noted)
    monkeypatch.setattr(restoring, "MANY", many)
    if lang == "en":
        await room.comes_back()
        told = list(room.platform.stream(PLACE).messages.values())
    else:
        told = await ToldAnew(room.service, room.platform).lines(await room.desk(), lang) or []

    assert where == {on_the_loop}
    assert any("Ana" in one["text"] for one in told)


async def test_a_board_that_is_put_there_meanwhile_is_newer(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await room.plays()
    lines = restoring._lines

    def put_meanwhile(platform: WebPlatform, desk: Desk) -> Iterator[Shown]:
        platform.stream(PLACE).put(platform.shown(BOARD, Screen("as it is by now")))
        return lines(platform, desk)

    monkeypatch.setattr(restoring, "_lines", put_meanwhile)
    await room.comes_back()
    messages = room.platform.stream(PLACE).messages

    assert messages[BOARD]["text"] == "as it is by now"
    assert len(messages) > 1


async def test_a_picture_that_is_not_kept_any_more_is_missed_once(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody sees it, it is not painted anew, and the whole log was told again at every look."""
    monkeypatch.setattr(streams, "MOST_PICTURE_LETTERS", 10)
    await room.plays()
    await room.platform.send(PLACE, Screen("an earlier game's end"), painted("x"), "letter-1")
    await room.comes_back()
    room.platform.kept(painted("y"))
    assert room.platform.lacks(room.platform.stream(PLACE))
    await room.comes_back()

    assert not room.platform.lacks(room.platform.stream(PLACE))
    assert "letter-1" in room.platform.stream(PLACE).messages


def painted(said: str) -> Painted:
    return Painted(b"", "", "", PackedScene.of(said * 8, (), {}))
