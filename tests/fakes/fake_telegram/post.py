"""Updates on their way to the bot: by long polling with offsets, or by webhook until it says 200; twice if asked."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import ClientError, ClientSession, ClientTimeout

from fake_telegram.faults import Wrong

AGAIN_SECONDS = 0.05


@dataclass
class Post:
    """What the bot has still to be told."""

    told: Callable[[], None]
    """Called whenever something here has changed."""
    does: Callable[[str, dict[str, Any]], Awaitable[None]]
    """Does what a webhook asks for in its response. What came of it is told to nobody."""
    number: int = 1000
    waiting: list[dict[str, Any]] = field(default_factory=list)
    delivered: list[dict[str, Any]] = field(default_factory=list)
    """Everything that was confirmed."""
    repeats: list[dict[str, Any]] = field(default_factory=list)
    """What is delivered once more although it was confirmed."""
    webhook: str = ""
    secret: str = ""
    allowed: list[str] | None = None
    newest_first: bool = False
    """Brought over several connections, what happened later may well come earlier."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    _round: int = 0
    _carrier: asyncio.Task[None] | None = None

    @property
    def is_polled(self) -> bool:
        """Whether the bot has asked for updates."""
        return self._round > 0

    def put(self, kind: str, content: dict[str, Any]) -> int:
        """Something happened; the number of its update."""
        self.number += 1
        if self.allowed is None or kind in self.allowed:
            self.waiting.append({"update_id": self.number, kind: content})
            self._wake()
        return self.number

    def again(self, number: int) -> None:
        """Deliver an update that was confirmed once more, as the service does when it is unsure."""
        self.repeats.append(next(one for one in self.delivered if one["update_id"] == number))
        self._wake()

    async def polled(self, offset: int, seconds: float, limit: int, allowed: list[str] | None) -> list[dict[str, Any]]:
        """One call of getUpdates: confirms what lies before the offset, waits for something new."""
        if self.webhook:
            raise Wrong(409, "Conflict: can't use getUpdates method while webhook is active")
        self._round += 1
        mine = self._round
        self._wake()
        self.allowed = allowed or self.allowed
        self._confirm(offset)
        deadline = asyncio.get_running_loop().time() + seconds
        while not self.waiting and not self.repeats and asyncio.get_running_loop().time() < deadline:
            await self._change(deadline - asyncio.get_running_loop().time())
            if self._round != mine:
                raise Wrong(409, "Conflict: terminated by other getUpdates request; one bot instance at a time")
        repeats, self.repeats = self.repeats, []
        return [*repeats, *self.waiting][:limit]

    def to_webhook(self, url: str, secret: str, allowed: list[str] | None) -> None:
        """Deliver to this address from now on; nowhere, if it is empty."""
        self.webhook, self.secret, self.allowed = url, secret, allowed or self.allowed
        if self._carrier is not None:
            self._carrier.cancel()
        self._carrier = asyncio.create_task(self._carry()) if url else None
        self._wake()

    async def close(self) -> None:
        """Deliver nothing more."""
        self.to_webhook("", "", None)

    async def _carry(self) -> None:
        """Bring all that waits, over as many connections as there are updates: none waits for the one before."""
        async with ClientSession(timeout=ClientTimeout(60)) as session, asyncio.TaskGroup() as carriers:
            underway: set[int] = set()
            while True:
                fresh = [one for one in (*self.repeats, *self.waiting) if id(one) not in underway]
                for update in reversed(fresh) if self.newest_first else fresh:
                    underway.add(id(update))
                    carriers.create_task(self._bring(session, update, underway))
                await self._change(None)

    async def _bring(self, session: ClientSession, update: dict[str, Any], underway: set[int]) -> None:
        if not await self._taken(session, update):
            await asyncio.sleep(AGAIN_SECONDS)
            return await self._bring(session, update, underway)
        if any(one is update for one in self.repeats):
            self.repeats = [one for one in self.repeats if one is not update]
        else:
            self.waiting = [one for one in self.waiting if one is not update]
            self.delivered.append(update)
        underway.discard(id(update))
        return self._wake()

    async def _taken(self, session: ClientSession, update: dict[str, Any]) -> bool:
        headers = {"X-Telegram-Bot-Api-Secret-Token": self.secret} if self.secret else {}
        try:
            async with session.post(self.webhook, json=update, headers=headers) as answer:
                if answer.status == 200 and answer.content_type == "application/json":
                    given = await answer.json()
                    await self.does(given.pop("method"), given)
                return answer.status == 200
        except (ClientError, TimeoutError):
            return False

    def _confirm(self, offset: int) -> None:
        self.delivered += [one for one in self.waiting if one["update_id"] < offset]
        self.waiting = [one for one in self.waiting if one["update_id"] >= offset]
        self._wake()

    def _wake(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()
        self.told()

    async def _change(self, seconds: float | None) -> None:
        try:
            await asyncio.wait_for(self.changed.wait(), seconds)
        except TimeoutError:
            return
