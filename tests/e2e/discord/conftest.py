"""A fake Discord on loopback under a clock of its own."""

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import bot.discord
from bot.discord import calls

# isort: split
from fake_discord import FakeDiscord
from fake_discord.library import pointed
from standing_clock import StandingClock

sys.path.append(str(Path(__file__).parents[2] / "bot" / "tables"))  # the game with leaks planted in it
assert bot.discord  # it comes first: it loads the library without its warning


@pytest.fixture(autouse=True)
def hasty_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody at these tables needs a tenth of a second to be called together with others."""
    monkeypatch.setattr(calls, "QUIET_SECONDS", 0.03)


@pytest.fixture
def clock() -> StandingClock:
    return StandingClock()


@pytest.fixture
async def fake(clock: StandingClock) -> AsyncIterator[FakeDiscord]:
    async with FakeDiscord(clock).open() as fake:
        with pointed(fake.base, fake.gateway_url):
            yield fake
