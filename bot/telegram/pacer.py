"""How often Telegram may be spoken to: twenty messages and edits a minute in a group, one a second in private.

Nobody waits here: whoever may not speak yet is told when, and the courier comes back then with what is newest. A
group's pace is kept in the store, so all workers share it and no restart forgets it. Answers to presses need no turn.
"""

from collections import OrderedDict
from dataclasses import dataclass, field

from bot.tables.ports.platform import Clock, RetryAfter
from bot.tables.ports.store import RateLimit, Shelf
from bot.telegram.spots import NAME

GROUP = RateLimit(every_ms=3_340, burst=3)
"""Three at once and one every few seconds after that: never more than twenty in any minute. A larger burst would be
paid for by longer waits: with somebody pressing every three seconds the board keeps up for a minute."""
SPARE = RateLimit(GROUP.every_ms, GROUP.burst - 1)
"""The same turns for what could as well be said elsewhere: the last one is kept for the board."""
PRIVATE = RateLimit(every_ms=1_000, burst=5)
OVERALL = RateLimit(every_ms=67, burst=15)
"""Never more than thirty in any second."""
MOST_REMEMBERED = 5_000


@dataclass
class Pacer:
    """Gives out turns to speak."""

    shelf: Shelf
    clock: Clock
    _next: OrderedDict[int, int] = field(default_factory=OrderedDict)
    """When each private chat would have used up its turns; 0 stands for all of Telegram."""

    async def turn(self, chat: int, group: RateLimit = GROUP) -> None:
        """Take a turn in a chat; `RetryAfter` if there is none."""
        now = self.clock()
        wait, overall = OVERALL.after(now, self._next.get(0, 0))
        if not wait:
            wait = self._private(chat, now) if chat > 0 else await self.shelf.turn(f"{NAME}:{chat}", now, group)
        if wait:
            raise RetryAfter(wait / 1000)
        self._next[0] = overall

    async def hold(self, chat: int, seconds: float) -> None:
        """Telegram wants to hear nothing for this chat before then."""
        until = self.clock() + int(seconds * 1000)
        if chat > 0:
            self._keep(chat, until + (PRIVATE.burst - 1) * PRIVATE.every_ms)
        else:
            await self.shelf.hold(f"{NAME}:{chat}", until)

    def _private(self, chat: int, now: int) -> int:
        wait, next_at = PRIVATE.after(now, self._next.get(chat, 0))
        self._keep(chat, next_at)
        return wait

    def _keep(self, chat: int, next_at: int) -> None:
        self._next[chat] = next_at
        self._next.move_to_end(chat)
        if len(self._next) > MOST_REMEMBERED:
            del self._next[next(one for one in self._next if one)]
