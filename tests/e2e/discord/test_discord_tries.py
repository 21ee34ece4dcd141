"""What is tried in Discord and cannot be teaches nothing."""

from pathlib import Path

from discord_house import DiscordHouse
from discord_playing import Party
from fake_discord import FakeDiscord
from standing_clock import StandingClock

from engine.games import games


async def test_a_locked_card_is_not_read_by_typing_lines(
    fake: FakeDiscord, clock: StandingClock, tmp_path: Path
) -> None:
    async with DiscordHouse(fake, clock, tmp_path, games()).open() as house:
        party = Party(fake, fake.channel(fake.guild()), 2)
        await party.sits_down(house, "holland")
        ana, bo = party.people
        await ana.slash("act", what="choose 5")

        asking = await bo.slash("act", what="choose 3; hero 1 passage")

        assert "3 Explosion" in asking.answers[-1].text
        assert "Left undone: hero 1 passage" in asking.answers[-1].text
        assert (await house.standing(party.table)).playing.position.board.round == 1
        assert await party.entries(house) == 2
