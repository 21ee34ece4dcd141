"""How often somebody may be refused at a table in a minute: so that nobody asks the rules one line after the other.

It is noted nowhere but here, where nobody else sees it. Each worker counts for itself.
"""

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.tables.model.intents import Intent, PersonId, Press, Say, TableId
from bot.tables.ports.store import RateLimit
from engine.core.refusal import Refused

REFUSED = RateLimit(every_ms=2_000, burst=30)
"""Thirty refusals at once, then one in two seconds."""
MOST_KNOWN = 10_000
Who: TypeAlias = tuple[TableId, PersonId]


@dataclass
class Tries:
    """Who was refused often of late."""

    _free_at: "OrderedDict[Who, int]" = field(default_factory=OrderedDict)

    def require(self, table: TableId, intent: Intent, now: int) -> None:
        """`Refused("too_many_tries")` for somebody who was refused too often just now: nothing is judged then."""
        wait = self._wait((table, intent.who.id), now)
        if wait and isinstance(intent.verb, Say | Press):
            raise Refused("too_many_tries", seconds=-(-wait // 1000))

    def note(self, table: TableId, intent: Intent, now: int) -> None:
        """Somebody was refused; it counts until some time has passed."""
        who = table, intent.who.id
        if isinstance(intent.verb, Say | Press) and not self._wait(who, now):
            _, self._free_at[who] = REFUSED.after(now, self._free_at.pop(who, 0))
        while len(self._free_at) > MOST_KNOWN:
            self._free_at.popitem(last=False)

    def _wait(self, who: Who, now: int) -> int:
        return REFUSED.after(now, self._free_at.get(who, 0))[0]
