"""Calls that one thread carries out, in the order in which they came: it keeps the event loop free.

A change waits for the disk, and however small it is for as long as a hundred. So changes that wait at once are made
together: all of them lie on the disk, or none, before anybody is told so (`docs/decisions/0202-one-flush.md`).
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import Any, Final, TypeAlias, TypeVar

T = TypeVar("T")
Call: TypeAlias = Callable[[], Any]
MOST_TOGETHER: Final = 64


@dataclass(frozen=True, eq=False)
class QueuedCall:
    """A call, and whoever waits for what comes of it."""

    call: Call
    is_change: bool
    outcome: "asyncio.Future[Any]"


@dataclass(frozen=True)
class Came:
    """What came of a call."""

    result: Any = None
    error: BaseException | None = None

    def tell(self, waits: "asyncio.Future[Any]") -> None:
        """Say so, if anybody still waits for it."""
        if waits.done():
            return
        if self.error is None:
            waits.set_result(self.result)
        else:
            waits.set_exception(self.error)


class Errands:
    """Those that wait, and the thread."""

    def __init__(self, together: Callable[[Sequence[Call]], Sequence[Any]]) -> None:
        """By what several changes are made as one."""
        self._together = together
        self._waiting: deque[QueuedCall] = deque()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")

    def close(self) -> None:
        """Finish what was begun."""
        self._thread.shutdown()

    async def done(self, call: Callable[[], T], *, is_change: bool = False) -> T:
        """What comes of a call, once all that was asked before is done."""
        errand = QueuedCall(call, is_change, asyncio.get_running_loop().create_future())
        self._waiting.append(errand)
        self._thread.submit(self._carry_out)
        result: T = await errand.outcome
        return result

    def _carry_out(self) -> None:
        """Whatever waits by now; each call has the thread look once, and often it finds nothing left."""
        waiting = [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_TOGETHER))]
        wanted = [one for one in waiting if not one.outcome.cancelled()]
        for is_change, alike in groupby(wanted, lambda one: one.is_change):
            errands = list(alike)
            came = self._at_once(errands) if is_change and len(errands) > 1 else [_came(one.call) for one in errands]
            loop = errands[0].outcome.get_loop()
            loop.call_soon_threadsafe(partial(_tell, errands, came))

    def _at_once(self, errands: Sequence[QueuedCall]) -> Sequence[Came]:
        """Changes as one; where one of them cannot be made each is made for itself, so the others are not lost."""
        calls = [one.call for one in errands]
        try:
            return [Came(result) for result in self._together(calls)]
        except Exception:
            return [_came(call) for call in calls]


def _came(call: Call) -> Came:
    try:
        return Came(call())
    except BaseException as error:
        return Came(error=error)


def _tell(errands: Sequence[QueuedCall], came: Sequence[Came]) -> None:
    for one, what in zip(errands, came, strict=True):
        what.tell(one.outcome)
