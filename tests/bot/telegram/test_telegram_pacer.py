"""The pace at which Telegram is spoken to: never more than it bears, whoever speaks."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.sqlite import SqliteShelf
from bot.tables.ports.platform import RetryAfter
from bot.telegram.pacer import Pacer
from engine.games import games

GROUP, PERSON = -100, 7


class Turns:
    """Takes every turn that it gets, and waits as it is told."""

    def __init__(self, shelf: SqliteShelf) -> None:
        self.now = 1_000_000
        self.pacers = [Pacer(shelf, lambda: self.now) for _ in range(2)]

    async def taken(self, chats: tuple[int, ...], seconds: int) -> list[int]:
        """When turns were taken in these chats, by two workers that always want one."""
        times: list[int] = []
        until = self.now + seconds * 1000
        while self.now < until:
            waits = [await self._tried(pacer, chat, times) for pacer in self.pacers for chat in chats]
            self.now += max(1, min(waits))
        return times

    async def _tried(self, pacer: Pacer, chat: int, times: list[int]) -> int:
        try:
            await pacer.turn(chat)
        except RetryAfter as busy:
            return round(busy.seconds * 1000)
        times.append(self.now)
        return 0


@pytest.fixture
async def turns(tmp_path: Path) -> AsyncIterator[Turns]:
    shelf = SqliteShelf.opened(tmp_path, games)
    yield Turns(shelf)
    shelf.close()


def most_within(times: list[int], window_ms: int) -> int:
    return max(sum(at - window_ms < one <= at for one in times) for at in times)


async def test_a_group_gets_twenty_a_minute_from_all_workers_together(turns: Turns) -> None:
    times = await turns.taken((GROUP,), 300)

    assert 19 <= most_within(times, 60_000) <= 20
    assert len(times) >= 60


async def test_whoever_presses_every_three_seconds_lets_a_board_wait_for_no_turn(turns: Turns) -> None:
    for _ in range(20):
        await turns.pacers[0].turn(GROUP)
        turns.now += 3_000


async def test_all_chats_together_get_thirty_a_second_from_one_worker(turns: Turns) -> None:
    turns.pacers.pop()
    times = await turns.taken(tuple(range(1, 60)), 3)

    assert most_within(times, 1000) <= 30
    assert len(times) > 45


async def test_a_person_is_written_to_once_a_second_after_a_burst(turns: Turns) -> None:
    turns.pacers.pop()
    times = await turns.taken((PERSON,), 60)

    assert len(times) in (64, 65)
    assert most_within(times, 1_000) <= 6


@pytest.mark.parametrize("chat", [GROUP, PERSON])
async def test_a_chat_that_asks_for_silence_gets_it(turns: Turns, chat: int) -> None:
    turns.pacers.pop()
    await turns.pacers[0].hold(chat, 30)
    times = await turns.taken((chat,), 60)

    assert times[0] >= 1_030_000


async def test_a_busy_chat_holds_up_no_other(turns: Turns) -> None:
    await turns.pacers[0].hold(GROUP, 30)
    await turns.pacers[0].turn(GROUP - 1)

    with pytest.raises(RetryAfter):
        await turns.pacers[1].turn(GROUP)
