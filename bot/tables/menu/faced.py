"""What each seat is asked, worked out once: an act is followed by its answer, its notice and the look of its page, and
the next press begins with the same question again.
"""

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

from bot.tables.menu.prompts import Facing
from bot.tables.model.intents import TableId
from engine.core.seat import Seat

MOST: Final = 256
"""One that has many choices takes some hundred kilobytes."""


@dataclass
class Faced:
    """The latest of each seat that somebody looked at lately."""

    _kept: OrderedDict[tuple[TableId, Seat], Facing] = field(default_factory=OrderedDict)

    def latest(self, facing: Facing) -> Facing:
        """The one of before if nothing has changed since."""
        key = facing.table, facing.seat
        before = self._kept.pop(key, None)
        kept = before if before is not None and before.position is facing.position and before == facing else facing
        self._kept[key] = kept
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return kept
