"""Whole games of every game, by buttons and by typing, through restarts, with everything checked that was seen."""

from pathlib import Path

import pytest
from discord_house import DiscordHouse
from discord_playing import Party
from e2e.meanwhile import Meanwhile
from fake_discord import FakeDiscord
from standing_clock import StandingClock
from support.breadth import breadth

from bot.tables.model.table import Phase
from engine.games import games

GAMES = games()
MOST_ACTS = 320
ACTS_BETWEEN_RESTARTS = breadth(10, 40)
LIVE, BY_CORRESPONDENCE = "", "24"
PACES = (BY_CORRESPONDENCE, LIVE)
"""`make test` plays each game at one pace here and at the other one on Telegram."""
SEEDS = {"vi_algo": "vi_algo slowly", "caverna": "caverna slowly"}
"""What is played meanwhile, where the game would be over before people have both pressed and typed."""
WHOLE_GAMES = [(slug, pace) for at, slug in enumerate(sorted(GAMES)) for pace in breadth((PACES[at % 2],), PACES)]


@pytest.mark.parametrize(("slug", "pace"), WHOLE_GAMES)
async def test_a_whole_game(slug: str, pace: str, fake: FakeDiscord, clock: StandingClock, tmp_path: Path) -> None:
    channel = fake.channel(fake.guild())
    party = Party(fake, channel, min(3, max(GAMES[slug].seats)))
    party.meanwhile = Meanwhile(SEEDS.get(slug, slug))
    painter = None

    def hours_pass() -> None:
        clock.now += 3 * 3600 if pace else 1

    for begun in range(MOST_ACTS // ACTS_BETWEEN_RESTARTS):
        house = DiscordHouse(fake, clock, tmp_path, GAMES, painter=painter)
        async with house.open():
            painter = house.painter
            if not begun:
                await party.sits_down(house, slug, pace)
            if await party.play(house, ACTS_BETWEEN_RESTARTS, hours_pass):
                await party.check(house)
                break
    house = DiscordHouse(fake, clock, tmp_path, GAMES, painter=painter)
    async with house.open():
        await party.check(house)
        assert (await house.desk(party.table)).table.phase is Phase.FINISHED
    assert min(party.acts.values()) > 3
