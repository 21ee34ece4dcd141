"""The pictures that were painted last: whoever wants the same one of the same version gets it without painting."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.tables.screen import Painted, PictureWanted

MOST = 48
Key: TypeAlias = tuple[PictureWanted, int]
"""What is wanted of which version of its table: everything that a picture depends on."""


@dataclass
class Album:
    """Keeps a few pictures, the latest ones. Two who want one that is just being painted wait for it together."""

    most: int = MOST
    _tasks: "OrderedDict[Key, asyncio.Future[Painted | None]]" = field(default_factory=OrderedDict)

    async def picture(self, key: Key, paint: Callable[[], Awaitable[Painted | None]]) -> Painted | None:
        """The picture of this key; `paint` makes it if nobody has."""
        task = self._tasks.pop(key, None) or asyncio.ensure_future(paint())
        self._tasks[key] = task
        while len(self._tasks) > self.most:
            self._tasks.popitem(last=False)
        try:
            return await asyncio.shield(task)
        except Exception:
            self._tasks.pop(key, None)
            raise
