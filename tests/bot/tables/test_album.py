"""Pictures that are painted once, whoever wants them."""

import asyncio
from dataclasses import dataclass

import pytest

from bot.tables.album import Album
from bot.tables.screen import Painted, PictureWanted

BOARD = PictureWanted("k3f9w2ab", "board", "en")


@dataclass
class Brush:
    """Paints, and counts how often."""

    times: int = 0
    fails: bool = False

    async def __call__(self) -> Painted:
        self.times += 1
        await asyncio.sleep(0)
        if self.fails:
            raise RuntimeError
        return Painted(b"", str(self.times), "")


async def test_the_same_picture_of_the_same_version_is_painted_once() -> None:
    album, brush = Album(), Brush()
    await asyncio.gather(*(album.picture((BOARD, 4), brush) for _ in range(3)))
    await album.picture((BOARD, 4), brush)

    assert brush.times == 1


async def test_another_version_is_another_picture() -> None:
    album, brush = Album(), Brush()
    first, second = [await album.picture((BOARD, version), brush) for version in (4, 5)]

    assert first != second


async def test_only_the_latest_pictures_are_kept() -> None:
    album, brush = Album(most=2), Brush()
    for version in (1, 2, 3, 1):
        await album.picture((BOARD, version), brush)

    assert brush.times == 4


async def test_a_picture_that_failed_is_tried_again() -> None:
    album, brush = Album(), Brush(fails=True)
    with pytest.raises(RuntimeError):
        await album.picture((BOARD, 4), brush)
    brush.fails = False

    assert await album.picture((BOARD, 4), brush) is not None
