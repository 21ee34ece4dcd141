"""What is asked of a server in one moment travels together: in one parcel, over one connection, answered in order.

A command costs us its journey far more than what it says; a house that is busy asks many things at once. What is asked
while so many parcels are on their way waits for the next one.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from redis.asyncio import Redis

MOST_UNDER_WAY: Final = 2


@dataclass(eq=False, slots=True)
class Pending:
    """A command, and the answer that is waited for."""

    words: Sequence[Any]
    options: dict[str, Any]
    answer: "asyncio.Future[Any]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class TogetherRedis(Redis):
    """The library's client, which would send each command by itself."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._waiting: list[Pending] = []
        self._under_way: set[asyncio.Task[None]] = set()

    async def execute_command(self, *args: Any, **options: Any) -> Any:
        """As the library does it, beside what others ask in the same moment."""
        asked = Pending(args, options)
        self._waiting.append(asked)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._depart)
        return await asked.answer

    def _depart(self) -> None:
        parcel = [one for one in self._waiting if not one.answer.done()]
        if not parcel or len(self._under_way) >= MOST_UNDER_WAY:
            return
        self._waiting = []
        journey = asyncio.create_task(self._carried(parcel))
        self._under_way.add(journey)
        journey.add_done_callback(self._arrived)
        for one in parcel:
            one.answer.add_done_callback(lambda _: _turn_back(journey, parcel))

    def _arrived(self, journey: "asyncio.Task[None]") -> None:
        self._under_way.discard(journey)
        self._depart()

    async def _carried(self, parcel: list[Pending]) -> None:
        pipeline = self.pipeline(transaction=False)
        for one in parcel:
            pipeline.execute_command(*one.words, **one.options)
        try:
            answers = await pipeline.execute(raise_on_error=False)
        except Exception as failed:
            answers = [failed] * len(parcel)
        for one, answer in zip(parcel, answers, strict=True):
            if not one.answer.done():
                _give(one.answer, answer)


def _give(asked: "asyncio.Future[Any]", answer: Any) -> None:
    if isinstance(answer, Exception):
        asked.set_exception(answer)
    else:
        asked.set_result(answer)


def _turn_back(journey: "asyncio.Task[None]", parcel: list[Pending]) -> None:
    """Nobody waits for any answer any more: neither does the connection, which is not used again."""
    if all(one.answer.cancelled() for one in parcel):
        journey.cancel()
