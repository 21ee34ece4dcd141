"""What a page shows of a table besides its messages, worked out once for as long as the table stays as it is.

One press is followed by several looks: whether its answer is the hand, then what the page is told of each letter.
"""

from collections import OrderedDict
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from bot.tables.domain.desk import Desk
from bot.tables.menu.touching import Touches
from bot.tables.model.reply import Row, Screen
from bot.web import standing
from bot.web.visitor import Visitor

MOST: Final = 1_000


@dataclass(frozen=True)
class Sight:
    """A table as one visitor sees it."""

    desk: Desk
    visitor: Visitor
    lang: str

    @cached_property
    def hand(self) -> Screen | None:
        """The visitor's own hand."""
        return standing.hand(self.desk, self.visitor, self.lang)

    @cached_property
    def touches(self) -> Touches | None:
        """What the visitor may touch."""
        return standing.touched(self.desk, self.visitor, self.lang)

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """What may be done at the board."""
        return standing.rows(self.desk, self.lang)

    @cached_property
    def _stands(self) -> standing.Standing:
        return standing.standing(self.desk, self.visitor, self.lang)

    def stands(self, now: Desk) -> standing.Standing:
        """How the table stands; how much time is left is told anew."""
        if self._stands["dueAt"] is None:
            return self._stands
        return {**self._stands, "status": standing.status(now, now.voice(self.lang))}

    def is_of(self, desk: Desk) -> bool:
        """Whether the table has not changed since."""
        return desk.table is self.desk.table and desk.match is self.desk.match


class Sights:
    """The latest of each page."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[Any, ...], Sight] = OrderedDict()

    def of(self, desk: Desk, visitor: Visitor, lang: str) -> Sight:
        """What this visitor sees of a table that has just been loaded."""
        key = visitor, lang
        sight = self._kept.pop(key, None)
        if sight is None or not sight.is_of(desk):
            sight = Sight(desk, visitor, lang)
        self._kept[key] = sight
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return sight
