"""Both fakes under one clock, and one house before them."""

import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

HERE = Path(__file__)
sys.path[:0] = [str(HERE.parents[1] / "discord"), str(HERE.parents[1] / "telegram")]

import bot.discord  # noqa: E402, F401  it comes first: it loads the library without its warning

# isort: split
from fake_discord import FakeDiscord  # noqa: E402
from fake_discord.library import A_SECOND, pointed  # noqa: E402
from fake_telegram import FakeTelegram  # noqa: E402
from hosting import Clock, Hosting, hosted  # noqa: E402
from meeting import Meeting  # noqa: E402
from quick_painter import QuickPainter  # noqa: E402

from bot.couriers.courier import Courier  # noqa: E402
from bot.discord.adapter import DiscordAdapter  # noqa: E402
from bot.tables.ports.platform import Platform  # noqa: E402


async def with_discord(hosting: Hosting, discord: FakeDiscord) -> DiscordAdapter:
    """Open the same house to Discord as well."""
    adapter = DiscordAdapter(hosting.service, lambda: None, discord.token, ready_timeout=0.05)
    await adapter.start()
    both: dict[str, Platform] = {"telegram": hosting.adapter.platform, "discord": adapter.platform}
    hosting.courier = Courier(hosting.service, hosting.shelf, both)
    return adapter


@pytest.fixture
async def meeting(tmp_path: Path) -> AsyncIterator[Meeting]:
    clock = Clock()
    async with FakeTelegram(clock).open() as telegram, FakeDiscord(clock).open() as discord:
        with pointed(discord.base, discord.gateway_url, a_second=A_SECOND):
            async with hosted(telegram, clock, tmp_path / "data") as hosting:
                hosting.service.house = replace(hosting.service.house, painter=QuickPainter())
                adapter = await with_discord(hosting, discord)
                yield Meeting(hosting, discord)
                await adapter.stop()
