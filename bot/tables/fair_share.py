"""Short works share the loop with whatever else there is to do.

A round of the loop does as much of them as of everything else, and some at any rate; those that come then wait for the
next round, in the order in which they came. So a crowd that presses at once holds up nothing that takes no time. What
somebody waits for who has pressed goes first: pages that look and computers that move would hold it up for rounds.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import TypeVar

T = TypeVar("T")
A_SHARE_SECONDS = 0.002
"""So much of a round is theirs, however little else there is to do."""


@dataclass
class FairShare:
    """How much of a round is worked. How many works that is nobody knows before: one more where they kept within their
    share, half as many where they did not.
    """

    _at_once: int = 1
    _begun: int = 0
    """Works of this round."""
    _since: float = 0.0
    _worked: float = 0.0
    """Seconds of this round."""
    _first: "deque[asyncio.Future[None]]" = field(default_factory=deque)
    _waiting: "deque[asyncio.Future[None]]" = field(default_factory=deque)

    async def work(self, work: Callable[[], T], *, goes_first: bool = False) -> T:
        """Work something out as soon as there is time for it."""
        if self._first or self._waiting or self._begun >= self._at_once:
            turn = asyncio.get_running_loop().create_future()
            (self._first if goes_first else self._waiting).append(turn)
            await turn
        else:
            self._begin(1)
        began = perf_counter()
        try:
            return work()
        finally:
            self._worked += perf_counter() - began

    def _begin(self, works: int) -> None:
        """So many are worked before the next round begins."""
        if not self._begun:
            self._since, self._worked = perf_counter(), 0.0
            asyncio.get_running_loop().call_soon(self._next_round)
        self._begun += works

    def _next_round(self) -> None:
        others = perf_counter() - self._since - self._worked
        if self._worked > max(A_SHARE_SECONDS, others):
            self._at_once = max(1, self._at_once // 2)
        elif self._first or self._waiting:
            self._at_once += 1
        self._begun = 0
        turns = self._turns()
        for turn in turns:
            if not turn.done():
                turn.set_result(None)
        if turns:
            self._begin(len(turns))

    def _turns(self) -> "list[asyncio.Future[None]]":
        """Those whose turn it is: whatever goes first, and of all else one at any rate, so nothing waits for ever."""
        first = [self._first.popleft() for _ in range(min(len(self._first), self._at_once))]
        others = min(len(self._waiting), max(1, self._at_once - len(first)))
        return [*first, *(self._waiting.popleft() for _ in range(others))]
