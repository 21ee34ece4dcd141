"""What takes long is worked out beside the loop on which everybody's presses are answered.

To go back in a log, to deal, and to imagine what a line would do always take long. What else does is found out, beside
the loop as well: a kind of work at the tables of a game is taken to be long until so many in a row were short, and
after each long one until twice as many were. A short thing is better done at once: threads of one interpreter hinder
each other. Many short ones at once share the loop fairly.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from time import thread_time
from typing import Any, TypeAlias, TypeVar

from bot.tables.fair_share import FairShare

T = TypeVar("T")
Kind: TypeAlias = tuple[str, Any]
"""A game, and what is worked out there."""
LONG_SECONDS = 0.012
ENOUGH = 40
"""More than anybody does before a game is well under way: what takes long comes by then."""


@dataclass
class Lately:
    """How long one kind of work took."""

    short: int = 0
    """So many in a row were short."""
    enough: int = ENOUGH
    """With so many it is taken to be short."""

    def took(self, seconds: float) -> None:
        """It took so long now."""
        if seconds > LONG_SECONDS:
            self.short, self.enough = 0, 2 * self.enough
        else:
            self.short += 1


@dataclass
class BackgroundWork:
    """Where something is worked out."""

    lately: defaultdict[Kind, Lately] = field(default_factory=lambda: defaultdict(Lately))
    share: FairShare = field(default_factory=FairShare)

    async def work(self, game: str, work: Callable[[], T], is_long: bool = False, *, goes_first: bool = False) -> T:
        """Work something out at a table of a game; others are answered meanwhile if it takes long, or may.

        `goes_first`: somebody who has pressed waits for it.
        """
        if is_long:
            return await asyncio.to_thread(work)
        lately = self.lately[game, _what(work)]
        if lately.short < lately.enough:
            return await asyncio.to_thread(_measured, lately, work)
        return await self.share.work(partial(_measured, lately, work), goes_first=goes_first)


def _measured(lately: Lately, work: Callable[[], T]) -> T:
    began = thread_time()
    try:
        return work()
    finally:
        lately.took(thread_time() - began)


def _what(work: Callable[..., object]) -> Any:
    """What is worked out, whatever about."""
    return _what(work.func) if isinstance(work, partial) else getattr(work, "__code__", type(work))
