"""Teams in Discord: a private thread for each where we may open one, and `/team` everywhere."""

from pathlib import Path

from discord_house import DiscordHouse
from discord_playing import Party
from fake_discord import Channel, FakeDiscord
from fake_discord.world import PRIVATE_THREAD
from standing_clock import StandingClock

from engine.games import games

GAME = "amsterdam"


def rooms(channel: Channel) -> list[Channel]:
    assert channel.guild is not None
    return [one for one in channel.guild.channels.values() if one.type == PRIVATE_THREAD]


async def seated(fake: FakeDiscord, house: DiscordHouse, channel: Channel) -> Party:
    party = Party(fake, channel, 4)
    await party.sits_down(house, GAME)
    return party


async def test_each_team_has_a_room_that_only_its_people_see(
    fake: FakeDiscord, clock: StandingClock, channel: Channel, tmp_path: Path
) -> None:
    channel.may.append("create_private_threads")
    async with DiscordHouse(fake, clock, tmp_path, games()).open() as house:
        party = await seated(fake, house, channel)
        board = (await house.desk(party.table)).playing.position.board

    teams = [{party.people[seat].id for seat in team.members} for team in board.teams]
    assert sorted(sorted(one.members) for one in rooms(channel)) == sorted(map(sorted, teams))
    assert fake.refused == []


async def test_a_house_that_is_opened_again_opens_no_second_room(
    fake: FakeDiscord, clock: StandingClock, channel: Channel, tmp_path: Path
) -> None:
    channel.may.append("create_private_threads")
    async with DiscordHouse(fake, clock, tmp_path, games()).open() as house:
        party = await seated(fake, house, channel)
    async with DiscordHouse(fake, clock, tmp_path, games()).open() as again:
        await party.play(again, 4)

    assert len(rooms(channel)) == 2


async def test_where_we_may_open_none_the_team_talks_all_the_same(
    fake: FakeDiscord, clock: StandingClock, channel: Channel, tmp_path: Path
) -> None:
    async with DiscordHouse(fake, clock, tmp_path, games()).open() as house:
        party = await seated(fake, house, channel)
        board = (await house.desk(party.table)).playing.position.board
        team = board.teams[0]
        detective = next(seat for seat in team.members if seat != team.commissioner)
        await party.people[detective].slash("team", channel, text="the owl, not the crow")
        await party.carry(house)
        hands = [(await one.press(one.board(channel), party.label("hand"))).answers[-1].text for one in party.people]

    assert rooms(channel) == []
    assert [seat for seat, hand in enumerate(hands) if "the owl" in hand] == sorted(team.members)
    assert not any("the owl" in one.text for one in fake.sightings if one.viewer is None)
