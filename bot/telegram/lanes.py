"""Updates on their way through us: those of one chat in their order, chats side by side."""

import asyncio
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
    _last: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    """What was put into each lane last."""
    _open: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    """What is not carried out yet, by the number of its update."""

    def put(self, update: Update) -> asyncio.Task[None]:
        """Carry out an update behind the others of its chat. One that comes again meanwhile is the same."""
        if update.update_id not in self._open:
            chat = _chat(update)
            task = asyncio.create_task(self._in_order(self._last.get(chat), update))
            self._last[chat] = self._open[update.update_id] = task
            task.add_done_callback(lambda done: self._finished(chat, update.update_id, done))
        return self._open[update.update_id]

    @property
    def oldest(self) -> int | None:
        """The number of the oldest update that is not carried out yet."""
        return min(self._open, default=None)

    async def wait(self, seconds: float | None = None) -> None:
        """Wait until all is carried out, or so long."""
        if self._open:
            await asyncio.wait(list(self._open.values()), timeout=seconds)

    async def _in_order(self, before: asyncio.Task[None] | None, update: Update) -> None:
        if before is not None:
            await asyncio.wait([before])
        try:
            await self.take(update)
        except Exception as broken:  # not asked for again, or it would break us for ever
            log.error("telegram.update_broken", **trouble(broken))

    def _finished(self, chat: int, number: int, task: asyncio.Task[None]) -> None:
        del self._open[number]
        if self._last.get(chat) is task:
            del self._last[chat]


def _chat(update: Update) -> int:
    return update.effective_chat.id if update.effective_chat is not None else 0
