"""The pictures of public messages: each is painted after its words stand on the page, and only where somebody looks.

Of one place only its newest picture is shown, so only that one is painted; while it waits, the one before it stays.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, TypeAlias

import structlog

from bot.couriers.trouble import trouble
from bot.tables.model.reply import Painted, PictureWanted

log = structlog.get_logger(__name__)
MOST: Final = 4_000
PaintsWanted: TypeAlias = Callable[[PictureWanted | None], Awaitable[Painted | None]]
ShowsPicture: TypeAlias = Callable[[str, str, Painted], None]
"""Puts a picture to a message at an address."""


@dataclass(frozen=True, slots=True)
class PictureWish:
    """Which picture belongs to which message."""

    message: str
    wanted: PictureWanted


@dataclass
class Looker:
    """One open page, and the addresses whose pictures it shows just now."""

    easel: "Easel"
    addresses: Sequence[str] = ()

    def looks_at(self, addresses: Sequence[str]) -> None:
        """From now on at these."""
        if addresses != self.addresses:
            self.easel.turns(self.addresses, addresses)
            self.addresses = addresses


class Easel:
    """Paints for all addresses, for each one picture after the other."""

    def __init__(self, paint: PaintsWanted, show: ShowsPicture) -> None:
        self._paint = paint
        self._show = show
        self._lookers: Counter[str] = Counter()
        self._wishes: OrderedDict[str, PictureWish] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def wants(self, address: str, message: str, wanted: PictureWanted) -> None:
        """From now on this is the picture of an address."""
        self._wishes[address] = PictureWish(message, wanted)
        self._wishes.move_to_end(address)
        while len(self._wishes) > MOST:
            self._wishes.popitem(last=False)
        self._begin(address)

    @contextmanager
    def looked_at(self, addresses: Sequence[str] = ()) -> "Iterator[Looker]":
        """Somebody has a page open meanwhile, and sees what belongs to these addresses first."""
        looker = Looker(self)
        looker.looks_at(addresses)
        try:
            yield looker
        finally:
            looker.looks_at(())

    def turns(self, away: Sequence[str], to: Sequence[str]) -> None:
        """Somebody looks at other addresses from now on."""
        self._lookers += Counter(to)
        self._lookers -= Counter(away)
        for address in to:
            self._begin(address)

    def _begin(self, address: str) -> None:
        if address in self._wishes and self._lookers[address] and address not in self._tasks:
            task = self._tasks[address] = asyncio.create_task(self._work(address))
            task.add_done_callback(lambda _: self._done(address))

    def _done(self, address: str) -> None:
        """A task has ended; what was wished while it ended is begun now, for it looked as if it were still at work."""
        del self._tasks[address]
        self._begin(address)

    async def _work(self, address: str) -> None:
        while self._lookers[address] and (wish := self._wishes.pop(address, None)):
            try:
                painted = await self._paint(wish.wanted)
            except Exception as broken:
                log.error("picture.broken", **trouble(broken))
                continue
            if painted is not None:
                self._show(address, wish.message, painted)
