"""For pytest: a fake before the real library, and one channel in it. A conftest that has a `clock` takes them over."""

from collections.abc import AsyncIterator, Callable

import pytest

from fake_discord.library import A_SECOND, pointed
from fake_discord.server import FakeDiscord
from fake_discord.world import Channel


@pytest.fixture(name="fake")
async def a_fake(clock: Callable[[], float]) -> AsyncIterator[FakeDiscord]:
    """A Discord on loopback, to which the library in this process speaks."""
    async with FakeDiscord(clock).open() as fake:
        with pointed(fake.base, fake.gateway_url, a_second=A_SECOND):
            yield fake


@pytest.fixture(name="channel")
async def a_channel(fake: FakeDiscord) -> Channel:
    """A channel for talk in a server of its own."""
    return fake.channel(fake.guild())
