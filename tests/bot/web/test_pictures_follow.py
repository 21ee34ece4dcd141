"""Words first: what is pressed is answered and shown while the pictures are still being painted."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from support.visiting import PATIENCE_SECONDS, Visit, open_house, visiting

from bot.tables.model.reply import Painted, PictureWanted
from bot.tables.ports.platform import Subject, Thought
from bot.web.easel import Easel
from engine.core.action import Action
from engine.players import PLAYERS

BOARD = PictureWanted("k3f9w2ab", "board", "en")


@dataclass
class SlowWorkshop:
    """A workshop that paints when it is let, and remembers for whom."""

    let: asyncio.Event = field(default_factory=asyncio.Event)
    begun: list[int | None] = field(default_factory=list)
    begins: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever it begins a picture."""
    blind: bool = False
    broken: bool = False

    async def paint(self, subject: Subject) -> Painted | None:
        self.begun.append(subject.seen.seat)
        self.begins.set()
        await self.let.wait()
        if self.broken:
            raise RuntimeError
        return None if self.blind else Painted(repr(subject.seen).encode(), "a picture", repr(subject.seen))

    async def look(self, subject: Subject, at: tuple[str, ...]) -> str:
        return repr(at)

    async def think(self, thought: Thought) -> Action[Any]:
        return PLAYERS.choose(thought.level, thought.game, thought.seen, thought.dice)


@pytest.fixture
def workshop() -> SlowWorkshop:
    return SlowWorkshop()


@pytest.fixture
async def house(tmp_path: Path, workshop: SlowWorkshop) -> AsyncIterator[str]:
    async with open_house(tmp_path, a_second=1_000, workshop=workshop) as address:
        yield address


@pytest.fixture
async def visit(house: str) -> AsyncIterator[Visit]:
    async with visiting(house) as visit:
        yield visit


async def test_what_is_asked_and_what_happened_stand_there_before_any_picture(
    visit: Visit, workshop: SlowWorkshop
) -> None:
    ana = await dealt(visit)
    before = ana.hand
    await ana.hears(press=ana.buttons[0]["id"])
    await ana.until(lambda: ana.hand != before and len(ana.texts("place")) > 2)

    assert ana.picture is None
    assert not workshop.let.is_set()


async def test_a_picture_that_is_there_soon_comes_with_what_is_asked(visit: Visit, workshop: SlowWorkshop) -> None:
    workshop.let.set()
    ana = await dealt(visit)

    def together() -> bool:
        kinds = [{one["do"] for one in json.loads(told)["changes"]} for told in ana.traffic]
        return any({"hand", "own-picture"} <= one for one in kinds)

    while not together():  # on a machine that is busy just now it may take several
        before = ana.hand
        await ana.hears(press=ana.buttons[0]["id"])
        await ana.until(lambda before=before: together() or ana.hand != before)


async def test_the_pictures_follow(visit: Visit, workshop: SlowWorkshop) -> None:
    ana, bo = await dealt(visit), visit("bo")
    workshop.let.set()

    await ana.until(lambda: ana.picture is not None)
    await bo.until(lambda: bo.phase == "playing" and bo.board["picture"] is not None)


async def test_a_hand_that_could_not_be_painted_is_painted_when_the_page_looks_again(
    visit: Visit, workshop: SlowWorkshop
) -> None:
    workshop.broken = True
    workshop.let.set()
    ana = await dealt(visit)
    await ana.until(lambda: ana.standing["waits"])
    async with asyncio.timeout(PATIENCE_SECONDS):
        while 0 not in workshop.begun:
            workshop.begins.clear()
            await workshop.begins.wait()
    await asyncio.sleep(0.5)  # until then all that the deal brings about has come
    assert ana.picture is None

    workshop.broken = False
    await ana.hears(do=["look"])  # nothing changes at the table
    await ana.until(lambda: ana.picture is not None)


async def test_the_board_of_the_place_is_painted_for_those_who_see_it_and_not_for_those_who_play(
    visit: Visit, workshop: SlowWorkshop
) -> None:
    workshop.let.set()
    ana = await dealt(visit)
    await ana.until(lambda: ana.picture is not None)
    boards = []
    for _ in range(2):  # the deal and what came at once may be seen from the lobby, and painted as late as then
        before = ana.picture
        await ana.hears(press=ana.buttons[0]["id"])
        await ana.until(lambda before=before: ana.picture != before)
        boards.append(workshop.begun.count(None))
    assert boards[0] == boards[1]
    bo = visit("bo")
    await bo.until(lambda: bo.phase == "playing" and bo.board["picture"] is not None)


async def test_an_answer_comes_before_its_picture_and_this_to_who_asked_alone(
    visit: Visit, workshop: SlowWorkshop
) -> None:
    ana, bo = await dealt(visit), visit("bo")
    answer = await ana.hears(do=["look"])
    workshop.let.set()

    assert answer["screen"]["picture"] is None
    assert (await ana.comes(answer["screen"]["coming"]))["alt"] == "a picture"
    async with bo.session.get(f"{bo.url}/coming/{answer['screen']['coming']}") as refused:
        assert refused.status == 404


async def test_an_answer_of_which_there_is_no_picture_after_all_promises_none_in_vain(
    visit: Visit, workshop: SlowWorkshop
) -> None:
    ana = await dealt(visit)
    workshop.let.set()
    workshop.blind = True
    answer = await ana.hears(do=["look"])

    assert await ana.comes(answer["screen"]["coming"]) is None


async def test_the_picture_before_stays_while_the_next_is_painted(visit: Visit, workshop: SlowWorkshop) -> None:
    ana, bo = await dealt(visit), visit("bo")
    workshop.let.set()
    await bo.until(lambda: bo.phase == "playing" and bo.board["picture"] is not None)
    workshop.let.clear()
    workshop.begins.clear()
    shown = bo.board["picture"]
    await ana.hears(press=ana.buttons[0]["id"])
    async with asyncio.timeout(PATIENCE_SECONDS):
        await workshop.begins.wait()

    assert bo.board["picture"] == shown


async def test_of_a_place_where_nobody_looks_nothing_is_painted_until_somebody_does() -> None:
    wall = Wall()
    wall.let.set()
    easel = Easel(wall.paint, wall.show)
    easel.wants("web:here", "board-1", BOARD)
    await settled()
    assert wall.painted == []
    with easel.looked_at(["web:here"]):
        await settled()

    assert wall.shown == [("web:here", "board-1")]


async def test_of_many_pictures_of_one_place_only_the_newest_is_painted_next() -> None:
    wall = Wall()
    easel = Easel(wall.paint, wall.show)
    with easel.looked_at(["web:here"]):
        for number in range(5):
            easel.wants("web:here", f"board-{number}", BOARD)
            if number == 0:
                await settled()
        wall.let.set()
        await settled()

    assert [message for _, message in wall.shown] == ["board-0", "board-4"]


async def test_a_picture_that_breaks_does_not_keep_the_next_from_being_painted() -> None:
    wall = Wall(breaks=True)
    wall.let.set()
    easel = Easel(wall.paint, wall.show)
    with easel.looked_at(["web:here"]):
        easel.wants("web:here", "board-1", BOARD)
        await settled()
        wall.breaks = False
        easel.wants("web:here", "board-2", BOARD)
        await settled()

    assert wall.shown == [("web:here", "board-2")]


async def test_a_picture_wished_just_when_the_one_before_it_is_done_is_painted_at_once() -> None:
    wall = Wall()
    wall.let.set()
    easel = Easel(wall.paint, wall.show)
    with easel.looked_at(["web:here"]):
        for number in range(2):
            easel.wants("web:here", f"board-{number}", BOARD)
            await asyncio.sleep(0)  # the first is painted now, and nobody was told yet that it is done
        await settled()

    assert [message for _, message in wall.shown] == ["board-0", "board-1"]


async def test_a_picture_wished_while_the_one_before_it_breaks_is_painted() -> None:
    wall = Wall(breaks=True)
    easel = Easel(wall.paint, wall.show)
    with easel.looked_at(["web:here"]):
        easel.wants("web:here", "board-1", BOARD)
        await settled()
        easel.wants("web:here", "board-2", BOARD)
        wall.let.set()
        await settled()

    assert len(wall.painted) == 2


async def dealt(visit: Visit) -> Any:
    ana = visit("ana")
    await ana.hears(do=["play", "holland"])
    await ana.hears(do=["fill", "2"])
    await ana.hears(do=["start"])
    await ana.until(lambda: bool(ana.buttons))
    return ana


@dataclass
class Wall:
    """Where an easel's pictures are hung."""

    let: asyncio.Event = field(default_factory=asyncio.Event)
    breaks: bool = False
    painted: list[PictureWanted | None] = field(default_factory=list)
    shown: list[tuple[str, str]] = field(default_factory=list)

    async def paint(self, wanted: PictureWanted | None) -> Painted:
        self.painted.append(wanted)
        await self.let.wait()
        if self.breaks:
            raise RuntimeError
        return Painted(b"", "", "")

    def show(self, address: str, message: str, picture: Painted) -> None:
        self.shown.append((address, message))


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)
