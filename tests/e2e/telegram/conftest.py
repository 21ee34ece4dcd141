"""A fake Telegram on loopback under a clock of its own, and the library that talks to it."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
from fake_telegram import FakeTelegram
from telegram import Bot

import bot.telegram


@dataclass
class Clock:
    """Time that passes when a test says so, in seconds since 1970."""

    now: float = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def ms(self) -> int:
        return int(self.now * 1000)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def fake(clock: Clock) -> AsyncIterator[FakeTelegram]:
    async with FakeTelegram(clock).open() as fake:
        yield fake


@pytest.fixture
async def bot(fake: FakeTelegram) -> AsyncIterator[Bot]:
    async with Bot(fake.token, base_url=fake.base_url) as bot:
        yield bot
