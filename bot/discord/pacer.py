"""How often Discord may be spoken to: five messages and five edits in five seconds a channel, fifty calls a second.

Nobody waits here: whoever may not speak yet is told when, and the courier comes back then with what is newest. The pace
of a channel is kept in the store, so all processes share it. It stays below what the service allows, so the library
has no reason to wait by itself. Answers to presses need no turn.
"""

from dataclasses import dataclass, field
from typing import Final, Literal

from bot.discord.spots import NAME
from bot.tables.ports.platform import Clock, RetryAfter
from bot.tables.ports.store import RateLimit, Shelf

Kind = Literal["send", "edit", "edit-old", "delete"]
PACES: Final[dict[Kind, RateLimit]] = {
    "send": RateLimit(every_ms=2_500, burst=3),
    "edit": RateLimit(every_ms=1_700, burst=2),
    "edit-old": RateLimit(every_ms=7_500, burst=2),
    "delete": RateLimit(every_ms=500, burst=2),
}
OVERALL: Final = RateLimit(every_ms=25, burst=8)


@dataclass
class Pacer:
    """Gives out turns to speak."""

    shelf: Shelf
    clock: Clock
    _next: int = field(default=0)
    """When this process would have used up its turns anywhere."""

    async def turn(self, channel: int, kind: Kind) -> None:
        """Take a turn in a channel; `RetryAfter` if there is none."""
        now = self.clock()
        wait, overall = OVERALL.after(now, self._next)
        wait = wait or await self.shelf.turn(f"{NAME}:{channel}/{kind}", now, PACES[kind])
        if wait:
            raise RetryAfter(wait / 1000)
        self._next = overall
