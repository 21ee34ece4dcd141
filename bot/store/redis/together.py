"""What is asked of a server in one moment travels together: in one parcel, over one connection, answered in order.

A command costs us its journey far more than what it says; a house that is busy asks many things at once. What is asked
while so many parcels are on their way waits for the next one.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.connection import Connection
from redis.exceptions import ResponseError

MOST_UNDER_WAY: Final = 2


@dataclass(eq=False, slots=True)
class Pending:
    """A command, and the answer that is waited for."""

    words: Sequence[Any]
    options: dict[str, Any]
    answer: "asyncio.Future[Any]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class TogetherRedis(Redis):
    """The library's client, which would send each command by itself.

    Each step that waits for the loop costs a round of it, which is long where many are served: so a parcel leaves with
    whatever is asked until it does, and each answer is handed over as it is read.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._waiting: list[Pending] = []
        self._is_leaving = False
        """Whether a parcel takes in the next round what waits."""
        self._under_way: set[asyncio.Task[None]] = set()

    async def execute_command(self, *args: Any, **options: Any) -> Any:
        """As the library does it, beside what others ask in the same moment."""
        asked = Pending(args, options)
        self._waiting.append(asked)
        self._depart()
        return await asked.answer

    def _depart(self) -> None:
        if self._is_leaving or not self._waiting or len(self._under_way) >= MOST_UNDER_WAY:
            return
        self._is_leaving = True
        journey = asyncio.create_task(self._carried())
        self._under_way.add(journey)
        journey.add_done_callback(self._arrived)

    def _arrived(self, journey: "asyncio.Task[None]") -> None:
        self._under_way.discard(journey)
        self._depart()

    async def _carried(self) -> None:
        parcel, self._waiting, self._is_leaving = [*filter(_is_awaited, self._waiting)], [], False
        journey = asyncio.current_task()
        for one in parcel:
            one.answer.add_done_callback(lambda _: _turn_back(journey, parcel))
        try:
            connection: Connection = await self.connection_pool.get_connection()  # type: ignore[no-untyped-call]
            try:
                await connection.retry.call_with_retry(
                    lambda: self._asked(connection, parcel), lambda _: connection.disconnect()
                )
            finally:
                await self.connection_pool.release(connection)
        except Exception as failed:
            for one in filter(_is_awaited, parcel):
                one.answer.set_exception(failed)

    async def _asked(self, connection: Connection, parcel: list[Pending]) -> None:
        """Ask whatever of it has no answer yet."""
        asking = [*filter(_is_awaited, parcel)]
        await connection.send_packed_command(connection.pack_commands([one.words for one in asking]))
        for one in asking:
            try:
                answer = await self.parse_response(connection, one.words[0], **one.options)
            except ResponseError as refused:
                answer = refused
            if _is_awaited(one):
                _give(one.answer, answer)


def _is_awaited(asked: Pending) -> bool:
    return not asked.answer.done()


def _give(asked: "asyncio.Future[Any]", answer: Any) -> None:
    if isinstance(answer, Exception):
        asked.set_exception(answer)
    else:
        asked.set_result(answer)


def _turn_back(journey: "asyncio.Task[None] | None", parcel: list[Pending]) -> None:
    """Nobody waits for any answer any more: neither does the connection, which is not used again."""
    is_over = not any(map(_is_awaited, parcel))
    if journey is not None and is_over and any(one.answer.cancelled() for one in parcel):
        journey.cancel()
