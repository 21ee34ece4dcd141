"""Updates on their way through us: those of one chat in their order, chats side by side."""

import asyncio
from bisect import insort
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import structlog
from telegram import Update

from bot.couriers.trouble import trouble

log = structlog.get_logger(__name__)
Take = Callable[[Update], Awaitable[None]]


@dataclass
class Lanes:
    """One lane for each chat in which something is being done."""

    take: Take
    _waiting: dict[int, list[Update]] = field(default_factory=dict)
    """What is to be done next in each chat, by number: a webhook's connections overtake one another."""
    _walking: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    _open: dict[int, asyncio.Future[None]] = field(default_factory=dict)
    """What is not carried out yet, by the number of its update."""

    def put(self, update: Update) -> asyncio.Future[None]:
        """Carry out an update behind the older ones of its chat. One that comes again meanwhile is the same."""
        if update.update_id not in self._open:
            chat = _chat(update)
            self._open[update.update_id] = asyncio.get_running_loop().create_future()
            insort(self._waiting.setdefault(chat, []), update, key=lambda one: one.update_id)
            if chat not in self._walking:
                self._walking[chat] = asyncio.create_task(self._walk(chat))
        return self._open[update.update_id]

    @property
    def oldest(self) -> int | None:
        """The number of the oldest update that is not carried out yet."""
        return min(self._open, default=None)

    async def wait(self, seconds: float | None = None) -> None:
        """Wait until all is carried out, or so long."""
        if self._open:
            await asyncio.wait(list(self._open.values()), timeout=seconds)

    async def _walk(self, chat: int) -> None:
        waiting = self._waiting[chat]
        while waiting:
            update = waiting.pop(0)
            try:
                await self.take(update)
            except Exception as broken:  # not asked for again, or it would break us for ever
                log.error("telegram.update_broken", **trouble(broken))
            self._open.pop(update.update_id).set_result(None)
        del self._waiting[chat], self._walking[chat]


def _chat(update: Update) -> int:
    return update.effective_chat.id if update.effective_chat is not None else 0
