"""What is said at a place: every line where there is a log, and only what deserves it where boards tell the rest.

A chat is read by people who talk there. So of what the game says by itself a few messages a minute are let through and
a dozen stay: what is not said stands on the board all the same, and in `/catchup`.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from bot.couriers.boards import Boards
from bot.couriers.mail import Mail
from bot.tables.model.intents import PlaceKey, TableId
from bot.tables.model.outbox import TableLine
from bot.tables.model.reply import Screen
from bot.tables.ports.platform import MessageId
from bot.tables.ports.store import Posted, RateLimit, Shelf

PACE = RateLimit(every_ms=20_000, burst=2)
"""Never more than five in any minute."""
MOST_STANDING = 12


@dataclass(frozen=True)
class Lines:
    """Says lines."""

    mail: Mail
    shelf: Shelf
    boards: Boards
    tell: Callable[[Callable[[], Awaitable[None]]], Awaitable[None]]
    """Tells the store what has been said, if not now then later: for its sake nothing is said twice."""

    async def carry(self, table: TableId, line: TableLine, nonce: str) -> None:
        """Say a line at its place, if it is to be said there."""
        if not self.mail.platform(line.place).folds:
            await self.mail.to_place(line.place, Screen(line.text), nonce)
            await self.tell(partial(self.boards.buried, table, line.place))
            return
        await self._answered(table, line.place)
        if line.aloud and not await self.shelf.turn(f"lines:{line.place}", self.mail.service.clock(), PACE):
            message = await self.mail.to_place(line.place, Screen(line.aloud), nonce)
            await self.tell(partial(self.boards.buried, table, line.place))
            await self.tell(partial(self._tidied, table, line.place, message))
            if line.asks:
                await self.tell(partial(self.shelf.keep_posted, table, _asked(line.place), Posted(message)))

    async def _answered(self, table: TableId, place: PlaceKey) -> None:
        """What all were asked goes once it is settled: what came of it stands on the board."""
        asked = await self.shelf.posted(table, _asked(place))
        kept = await self.shelf.load(table) if asked is not None else None
        if asked is not None and kept is not None and kept.table.wish is None:
            await self.mail.platform(place).delete(place, asked.message)
            await self.tell(partial(self.shelf.drop_posted, table, _asked(place)))

    async def _tidied(self, table: TableId, place: PlaceKey, message: MessageId) -> None:
        """The oldest of too many lines goes."""
        slot = f"lines/{place}"
        before = await self.shelf.posted(table, slot)
        standing = [*(before.message.split() if before is not None else ()), message]
        for old in standing[:-MOST_STANDING]:
            await self.mail.platform(place).delete(place, old)
        await self.shelf.keep_posted(table, slot, Posted(" ".join(standing[-MOST_STANDING:])))


def _asked(place: PlaceKey) -> str:
    """Under which the store remembers what all are asked at a place."""
    return f"asked/{place}"
