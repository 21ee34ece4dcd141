"""The real library before the fake, in one channel."""

from collections.abc import AsyncIterator

import pytest
from discord_client import Client, logged_in
from fake_discord import Channel, FakeDiscord
from fake_discord.fixtures import a_channel, a_fake  # noqa: F401  tests ask for them


@pytest.fixture
async def client(fake: FakeDiscord, channel: Channel) -> AsyncIterator[Client]:
    async with logged_in(fake) as client:
        yield client
