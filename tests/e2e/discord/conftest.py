"""A fake Discord on loopback under a clock of its own."""

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.discord import calls  # it comes first: its package loads the library without its warning

# isort: split
from discord_house import DiscordHouse
from discord_playing import Party
from fake_discord import Channel, FakeDiscord
from fake_discord.fixtures import a_channel, a_fake  # noqa: F401  tests ask for them
from standing_clock import StandingClock

from engine.games import games

sys.path.append(str(Path(__file__).parents[2] / "bot" / "tables"))  # the game with leaks planted in it


@pytest.fixture(autouse=True)
def hasty_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody at these tables needs a tenth of a second to be called together with others."""
    monkeypatch.setattr(calls, "QUIET_SECONDS", 0.03)


@pytest.fixture
def clock() -> StandingClock:
    return StandingClock()


@pytest.fixture
async def house(
    fake: FakeDiscord, clock: StandingClock, channel: Channel, tmp_path: Path
) -> AsyncIterator[DiscordHouse]:
    async with DiscordHouse(fake, clock, tmp_path, games()).open() as house:
        yield house


@pytest.fixture
def two(fake: FakeDiscord, channel: Channel) -> Party:
    """Two people who have not sat down yet."""
    return Party(fake, channel, 2)


@pytest.fixture
async def party(two: Party, house: DiscordHouse) -> Party:
    """The same two, who have just been dealt their cards, with no clock running."""
    await two.sits_down(house, "holland", "none")
    return two
