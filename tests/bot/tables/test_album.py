"""Pictures that are painted once, from the newest state, and only for somebody."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from bot.tables.looks.picture_queue import PictureQueue
from bot.tables.model.reply import Painted, PictureWanted

BOARD = PictureWanted("k3f9w2ab", "board", "en")
OTHER = PictureWanted("k3f9w2ab", "board", "uk")


@dataclass
class Brush:
    """Paints whatever version the table has by then, when it is let."""

    version: int = 4
    painted: list[int] = field(default_factory=list)
    fails: bool = False
    let: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.let.set()

    async def __call__(self, begins: Callable[[int], None]) -> Painted:
        begins(version := self.version)
        await self.let.wait()
        if self.fails:
            raise RuntimeError
        self.painted.append(version)
        return Painted(b"", str(version), "")


def wanting(album: PictureQueue, wanted: PictureWanted, version: int, brush: Brush) -> "asyncio.Task[Painted | None]":
    return asyncio.create_task(album.picture(wanted, version, brush))


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_the_same_picture_of_the_same_version_is_painted_once() -> None:
    album, brush = PictureQueue(), Brush()
    await asyncio.gather(*(album.picture(BOARD, 4, brush) for _ in range(3)))
    await album.picture(BOARD, 4, brush)

    assert brush.painted == [4]


async def test_another_version_is_another_picture() -> None:
    album, brush = PictureQueue(), Brush()
    first = await album.picture(BOARD, 4, brush)
    brush.version = 5

    assert await album.picture(BOARD, 5, brush) != first


async def test_what_was_superseded_while_it_waited_is_never_painted() -> None:
    album, brush = PictureQueue(at_once=1), Brush()
    brush.let.clear()
    busy = wanting(album, OTHER, 4, brush)
    await settled()
    early = wanting(album, BOARD, 4, brush)
    await settled()
    brush.version = 6
    late = wanting(album, BOARD, 6, brush)
    brush.let.set()

    assert await early == await late
    await busy
    assert brush.painted == [4, 6]


async def test_who_wants_a_newer_one_than_is_being_painted_gets_a_newer_one() -> None:
    album, brush = PictureQueue(), Brush()
    brush.let.clear()
    old = wanting(album, BOARD, 4, brush)
    await settled()
    brush.version = 5
    new = wanting(album, BOARD, 5, brush)
    brush.let.set()

    assert await old != await new


async def test_what_nobody_waits_for_any_more_is_not_painted() -> None:
    album, brush = PictureQueue(at_once=1), Brush()
    brush.let.clear()
    busy = wanting(album, OTHER, 4, brush)
    await settled()
    gone = wanting(album, BOARD, 4, brush)
    await settled()
    gone.cancel()
    brush.let.set()
    await busy
    await settled()

    assert brush.painted == [4]


async def test_who_stays_gets_the_picture_that_another_did_not_wait_for() -> None:
    album, brush = PictureQueue(), Brush()
    brush.let.clear()
    gone, stays = wanting(album, BOARD, 4, brush), wanting(album, BOARD, 4, brush)
    await settled()
    gone.cancel()
    brush.let.set()

    assert await stays is not None


async def test_only_the_latest_pictures_are_kept() -> None:
    album, brush = PictureQueue(most=2), Brush()
    for brush.version in (1, 2, 3, 1):
        await album.picture(BOARD, brush.version, brush)

    assert len(brush.painted) == 4


async def test_a_picture_that_failed_is_tried_again() -> None:
    album, brush = PictureQueue(), Brush(fails=True)
    with pytest.raises(RuntimeError):
        await album.picture(BOARD, 4, brush)
    brush.fails = False

    assert await album.picture(BOARD, 4, brush) is not None
