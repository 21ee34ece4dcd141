"""What a page shows of a table besides its messages, worked out once for as long as the table stays as it is.

One press is followed by several looks, as each of its letters comes. What takes long is worked out beside the loop, and
whoever looks meanwhile waits for the same.
"""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from bot.tables.beside import BackgroundWork
from bot.tables.domain.desk import Desk
from bot.tables.looks import screens
from bot.tables.menu.touching import Touches
from bot.tables.model.reply import PictureWanted, Row, Screen
from bot.web import standing
from bot.web.standing import Standing
from bot.web.visitor import Visitor

MOST: Final = 1_000


@dataclass(frozen=True)
class Sight:
    """A table as one visitor sees it."""

    hand: Screen | None
    """The visitor's own hand."""
    touches: Touches | None
    """What the visitor may touch."""
    rows: tuple[Row, ...]
    """What may be done at the board."""
    standing: Standing
    picture: PictureWanted | None
    """What is painted for this visitor alone."""


@dataclass(frozen=True)
class Looking:
    """A look at a table as it was loaded once."""

    desk: Desk
    sight: "asyncio.Task[Sight]"

    def is_at(self, desk: Desk) -> bool:
        """Whether the table has not changed since, and could be looked at."""
        same = desk.table is self.desk.table and desk.match is self.desk.match
        return same and not (self.sight.done() and self.sight.exception())


class Sights:
    """The latest of each page."""

    def __init__(self, beside: BackgroundWork) -> None:
        self._beside = beside
        self._kept: OrderedDict[tuple[Any, ...], Looking] = OrderedDict()

    async def of(self, desk: Desk, visitor: Visitor, lang: str) -> Sight:
        """What this visitor sees of a table that has just been loaded."""
        key = visitor, lang
        looking = self._kept.pop(key, None)
        if looking is None or not looking.is_at(desk):
            seen = partial(_seen, desk, visitor, lang)
            looking = Looking(desk, asyncio.create_task(self._beside.work(desk.table.game, seen)))
        self._kept[key] = looking
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return await asyncio.shield(looking.sight)


def _seen(desk: Desk, visitor: Visitor, lang: str) -> Sight:
    board = None if desk.match is None else screens.board(desk, desk.voice(lang))
    hand = standing.hand(desk, visitor, lang)
    return Sight(
        hand,
        standing.touched(desk, visitor, lang),
        () if board is None else board.rows,
        standing.standing(desk, visitor, lang, board),
        _picture(hand, board if lang != desk.table.language else None),
    )


def _picture(hand: Screen | None, foreign: Screen | None) -> PictureWanted | None:
    """The own hand; without one the board, where whoever looks reads another language than the place."""
    if hand is None:
        return None if foreign is None else foreign.picture
    return None if hand.picture is None else replace(hand.picture, targets=(), labels=())
