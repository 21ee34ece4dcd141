"""What takes long is worked out beside the loop on which everybody's presses are answered.

To go back in a log, to deal, and to imagine what a line would do always take long. What else does is found out, beside
the loop as well: a game is taken to be long until so many things in a row were short, and for good once one was long.
A short thing is better done at once: threads of one interpreter hinder each other.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from time import thread_time
from typing import TypeVar

T = TypeVar("T")
LONG_SECONDS = 0.012
ENOUGH = 40
"""More than anybody does before a game is well under way: what takes long comes by then."""


@dataclass
class BackgroundWork:
    """Where something is worked out."""

    long: set[str] = field(default_factory=set)
    """The games that take long."""
    short: Counter[str] = field(default_factory=Counter)
    """How many things were short of those that do not, as far as is known."""

    async def work(self, game: str, work: Callable[[], T], is_long: bool = False) -> T:
        """Work something out at a table of a game; others are answered meanwhile if it takes long, or may."""
        if is_long:
            return await asyncio.to_thread(work)
        if game in self.long or self.short[game] < ENOUGH:
            return await asyncio.to_thread(partial(self._measured, game, work))
        return self._measured(game, work)

    def _measured(self, game: str, work: Callable[[], T]) -> T:
        began = thread_time()
        try:
            return work()
        finally:
            if thread_time() - began > LONG_SECONDS:
                self.long.add(game)
            else:
                self.short[game] += 1
