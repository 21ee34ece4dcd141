"""A fake Discord on loopback under a clock of its own."""

from collections.abc import AsyncIterator

import pytest

import bot.discord  # noqa: F401  it comes first: it loads the library without its warning

# isort: split
from fake_discord import FakeDiscord
from fake_discord.library import pointed
from standing_clock import StandingClock


@pytest.fixture
def clock() -> StandingClock:
    return StandingClock()


@pytest.fixture
async def fake(clock: StandingClock) -> AsyncIterator[FakeDiscord]:
    async with FakeDiscord(clock).open() as fake:
        with pointed(fake.base, fake.gateway_url):
            yield fake
