"""The real library before the fake, in one channel."""

from collections.abc import AsyncIterator

import pytest
from discord_client import Client, logged_in
from fake_discord import Channel, FakeDiscord
from fake_discord.library import A_SECOND, pointed
from standing_clock import StandingClock


@pytest.fixture
async def fake(clock: StandingClock) -> AsyncIterator[FakeDiscord]:
    async with FakeDiscord(clock).open() as fake:
        with pointed(fake.base, fake.gateway_url, a_second=A_SECOND):
            yield fake


@pytest.fixture
async def channel(fake: FakeDiscord) -> Channel:
    return fake.channel(fake.guild())


@pytest.fixture
async def client(fake: FakeDiscord, channel: Channel) -> AsyncIterator[Client]:
    async with logged_in(fake) as client:
        yield client
