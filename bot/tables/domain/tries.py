"""How often somebody may be refused at a table in a minute: so that nobody asks the rules one line after the other.

It is counted in the store, for all workers of a house together, under a mark that names nobody; nobody else sees it.
Who is past the bound is told that, and not why. The worker that has told it judges nothing more until then.
"""

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

from bot.tables.model.intents import Intent, Press, Say
from bot.tables.model.table import Table
from bot.tables.ports.store import RateLimit, Shelf
from engine.core.refusal import Refused

REFUSED: Final = RateLimit(every_ms=2_000, burst=30)
"""Thirty refusals at once, then one in two seconds."""
TOO_MANY: Final = "too_many_tries"
MOST_KNOWN: Final = 10_000


@dataclass
class TryLimit:
    """Who was refused too often of late."""

    shelf: Shelf
    _until: "OrderedDict[str, int]" = field(default_factory=OrderedDict)

    def require(self, table: Table, intent: Intent, now: int) -> None:
        """`Refused("too_many_tries")` for somebody who was refused too often just now: nothing is judged then."""
        wait = self._until.get(_key(table, intent), 0) - now
        if wait > 0 and _is_a_try(intent):
            raise _too_many(wait)

    async def refused(self, table: Table, intent: Intent, refused: Refused, now: int) -> Refused:
        """What is said to somebody who is refused now: why, or that it was too often."""
        if not _is_a_try(intent) or refused.key == TOO_MANY:
            return refused
        key = _key(table, intent)
        wait = await self.shelf.turn(key, now, REFUSED)
        if not wait:
            return refused
        self._until[key] = now + wait
        while len(self._until) > MOST_KNOWN:
            self._until.popitem(last=False)
        return _too_many(wait)


def _is_a_try(intent: Intent) -> bool:
    return isinstance(intent.verb, Say | Press)


def _key(table: Table, intent: Intent) -> str:
    return f"tries:{table.id}:{table.mark(intent.who.id)}"


def _too_many(wait: int) -> Refused:
    return Refused(TOO_MANY, seconds=-(-wait // 1000))
