"""What takes long is worked out beside the loop on which everybody's presses are answered.

To go back in a log, to deal, and to imagine what a line would do always take long. What else does is found out: of a
game whose choices were long to list once, everything is worked out there from then on. A short thing is better done at
once: threads of one interpreter hinder each other.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from time import thread_time
from typing import TypeVar

T = TypeVar("T")
LONG_SECONDS = 0.012


@dataclass
class BackgroundWork:
    """Where something is worked out."""

    long: set[str] = field(default_factory=set)
    """The games that take long."""

    async def work(self, game: str, work: Callable[[], T], is_long: bool = False) -> T:
        """Work something out at a table of a game; others are answered meanwhile if it takes long."""
        if is_long or game in self.long:
            return await asyncio.to_thread(work)
        began = thread_time()
        try:
            return work()
        finally:
            if thread_time() - began > LONG_SECONDS:
                self.long.add(game)
