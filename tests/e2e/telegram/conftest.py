"""A fake Telegram on loopback under a clock of its own, the library that talks to it, and a house behind it."""

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from fake_telegram import FakeTelegram
from hosting import Clock, Hosting, hosted
from telegram import Bot

sys.path.append(str(Path(__file__).parents[2] / "bot" / "tables"))  # the game with leaks planted in it


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def fake(clock: Clock) -> AsyncIterator[FakeTelegram]:
    async with FakeTelegram(clock).open() as fake:
        yield fake


@pytest.fixture
async def bot(fake: FakeTelegram) -> AsyncIterator[Bot]:
    async with Bot(fake.token, base_url=f"{fake.url}/bot") as bot:
        yield bot


@pytest.fixture
async def hosting(fake: FakeTelegram, clock: Clock, tmp_path: Path) -> AsyncIterator[Hosting]:
    async with hosted(fake, clock, tmp_path / "data") as hosting:
        yield hosting
