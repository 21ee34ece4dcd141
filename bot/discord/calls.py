"""Calling people by name in public: those called at the same time by one message."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.tables.model.reply import Screen
from bot.tables.ports.platform import Destination, MessageId

QUIET_SECONDS = 0.1
"""A call waits for others until this has passed twice without one: a secret choice of five people is one message, not
five. Once alone would pass at once after something has held up the loop, and those behind it would be late."""
MOST_AT_ONCE = 8


@dataclass
class Calls:
    """Calls at every place."""

    send: Callable[[Destination, list[Screen], str], Awaitable[MessageId]]
    _open: dict[Destination, tuple[list[Screen], "asyncio.Task[MessageId]"]] = field(default_factory=dict)

    async def call(self, to: Destination, screen: Screen, nonce: str) -> MessageId:
        """Call somebody, together with whoever else is called there now."""
        found = self._open.get(to)
        if found is None or len(found[0]) >= MOST_AT_ONCE:
            screens = [screen]
            found = self._open[to] = (screens, asyncio.create_task(self._gathered(to, screens, nonce)))
        else:
            found[0].append(screen)
        return await asyncio.shield(found[1])

    async def _gathered(self, to: Destination, screens: list[Screen], nonce: str) -> MessageId:
        known, quiet = len(screens), 0
        while quiet < 2:
            await asyncio.sleep(QUIET_SECONDS)
            known, quiet = len(screens), quiet + 1 if len(screens) == known else 0
        if self._open.get(to, ((), None))[0] is screens:
            del self._open[to]
        return await self.send(to, screens, nonce)
