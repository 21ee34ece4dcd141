"""Pictures that are wanted: the latest ones are kept, the others wait for their turn to be painted.

A picture is painted from the table as it is when its turn comes, so what was superseded while it waited is not painted
at all. Whoever wants the same one meanwhile waits for it together; what nobody waits for any more loses its turn.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from bot.tables.model.reply import Painted, PictureWanted

MOST: Final = 64
AT_ONCE: Final = 8
"""So many are painted at once: enough for every worker always to have a next one, few enough to be fresh."""

Version: TypeAlias = int
"""Of a table: with what is wanted of it, everything that a picture depends on."""
PaintsVersion: TypeAlias = Callable[[Callable[[Version], None]], Awaitable[Painted | None]]
"""Paints, and says before from which version of the table."""


@dataclass
class Wanted:
    """A picture that somebody waits for."""

    task: "asyncio.Future[Painted | None]" = field(init=False)
    version: Version | None = None
    """From which it is being painted; None while it waits for its turn."""
    waiting: int = 0


class PictureQueue:
    """Keeps a few pictures and has the others painted, in the order in which they were wanted."""

    def __init__(self, most: int = MOST, at_once: int = AT_ONCE) -> None:
        self._most = most
        self._turns = asyncio.Semaphore(at_once)
        self._kept: OrderedDict[tuple[PictureWanted, Version], Painted | None] = OrderedDict()
        self._coming: dict[PictureWanted, Wanted] = {}

    async def picture(self, wanted: PictureWanted, version: Version, paint: PaintsVersion) -> Painted | None:
        """What is wanted of a table, as it was at this version or later."""
        key = wanted, version
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        coming = self._coming.get(wanted)
        if coming is None or coming.version not in (None, version):
            coming = self._coming[wanted] = Wanted()
            coming.task = asyncio.ensure_future(self._painted(wanted, coming, paint))
        coming.waiting += 1
        try:
            return await asyncio.shield(coming.task)
        finally:
            coming.waiting -= 1
            if not coming.waiting:
                self._take_off(wanted, coming)

    async def _painted(self, wanted: PictureWanted, coming: Wanted, paint: PaintsVersion) -> Painted | None:
        def begins(version: Version) -> None:
            coming.version = version

        try:
            async with self._turns:
                painted = await paint(begins)
        finally:
            self._take_off(wanted, coming)
        if coming.version is not None:
            self._keep((wanted, coming.version), painted)
        return painted

    def _take_off(self, wanted: PictureWanted, coming: Wanted) -> None:
        """Nobody may wait for this one any more: it is done, or nobody does."""
        if self._coming.get(wanted) is coming:
            del self._coming[wanted]
        if not coming.waiting:
            coming.task.cancel()

    def _keep(self, key: tuple[PictureWanted, Version], painted: Painted | None) -> None:
        self._kept[key] = painted
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
