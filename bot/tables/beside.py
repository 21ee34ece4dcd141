"""What takes long is worked out beside the loop on which everybody's presses are answered.

To go back in a log, to deal, and to imagine what a line would do always take long. What else does is found out, beside
the loop as well: a kind of work at the tables of a game is taken to be long until so many in a row were short, and
after each long one until twice as many were. A short thing is better done at once: threads of one interpreter hinder
each other. Many short ones at once take turns with whatever else there is to do.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from time import thread_time
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")
Kind: TypeAlias = tuple[str, Any]
"""A game, and what is worked out there."""
LONG_SECONDS = 0.012
ENOUGH = 40
"""More than anybody does before a game is well under way: what takes long comes by then."""
A_ROUND_SECONDS = 0.002
"""So much of one round of the loop is worked: what comes then waits for the next."""


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
    worked: float = 0.0
    """Seconds of this round of the loop."""

    async def work(self, game: str, work: Callable[[], T], is_long: bool = False) -> T:
        """Work something out at a table of a game; others are answered meanwhile if it takes long, or may."""
        if is_long:
            return await asyncio.to_thread(work)
        lately = self.lately[game, _what(work)]
        if lately.short < lately.enough:
            return await asyncio.to_thread(_measured, lately, work)
        while self.worked > A_ROUND_SECONDS:  # noqa: ASYNC110  it waits for a round, and for nobody
            await asyncio.sleep(0)
        return self._worked_at_once(lately, work)

    def _worked_at_once(self, lately: Lately, work: Callable[[], T]) -> T:
        if not self.worked:
            asyncio.get_running_loop().call_soon(self._next_round)
        began = thread_time()
        try:
            return _measured(lately, work)
        finally:
            self.worked += thread_time() - began

    def _next_round(self) -> None:
        self.worked = 0.0


def _measured(lately: Lately, work: Callable[[], T]) -> T:
    began = thread_time()
    try:
        return work()
    finally:
        lately.took(thread_time() - began)


def _what(work: Callable[..., object]) -> Any:
    """What is worked out, whatever about."""
    return _what(work.func) if isinstance(work, partial) else getattr(work, "__code__", type(work))
