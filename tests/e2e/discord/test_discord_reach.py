"""When Discord does not let us write: it is told by the doors that are left, time stands still, play goes on later."""

import pytest
from discord_house import DiscordHouse
from discord_playing import Party
from fake_discord import Channel, FakeDiscord, Human, Message

from bot.tables.model.table import Table

SEND = "POST /channels/{channel}/messages"


@pytest.fixture
async def party(fake: FakeDiscord, channel: Channel, house: DiscordHouse) -> Party:
    """Two people in a thread, of whom the first may be written to in private."""
    party = Party(fake, await fake.opens_thread(channel), 2)
    await party.sits_down(house, "holland")
    await party.people[0].slash("hand", party.channel, dm=True)
    await house.carry()
    return party


async def table(party: Party, house: DiscordHouse) -> Table:
    return (await house.standing(party.table)).table


async def acts(party: Party, house: DiscordHouse) -> None:
    """Somebody plays from their private chat, which changes the board."""
    found = await party.people[0].types("act", what="")
    await party.people[0].slash("act", what=found[0][1])
    await house.carry()


async def minutes(house: DiscordHouse, number: int) -> None:
    for _ in range(number * 6):
        house.clock.now += 10
        await house.carry()


def public(party: Party) -> str:
    return "\n".join(one.text for one in party.people[0].sees(party.channel) if one.only_for is None)


def living_board(party: Party) -> Message:
    shown = [one for one in party.people[0].sees(party.channel) if one.only_for is None]
    return [one for one in shown if one.buttons and not one.mentions][-1]


@pytest.mark.parametrize("how", ["locked", "timed out", "no right", "thrown out"])
async def test_time_stands_still_while_nobody_can_be_told(party: Party, house: DiscordHouse, how: str) -> None:
    await shut(party, house, how)
    await minutes(house, 3)  # where nothing new may be said the board can still be changed, until somebody is called
    stood = await table(party, house)
    await minutes(house, 20)
    later = await table(party, house)

    assert stood.paused_at is not None
    assert later.entries == stood.entries
    assert "clocks stand still" in party.people[0].texts()[-1] or "relógios" in "\n".join(party.people[0].texts())


@pytest.mark.parametrize("how", ["locked", "timed out", "no right", "thrown out"])
async def test_play_goes_on_by_itself_with_one_line_and_a_fresh_board(
    party: Party, house: DiscordHouse, how: str
) -> None:
    await shut(party, house, how)
    await minutes(house, 5)
    party.fake.sightings.clear()
    party.begun, party.turns = 0, []
    await opened(party, house, how)
    now = await table(party, house)

    assert now.paused_at is None
    assert not now.hushed
    assert public(party).count("Posso escrever aqui de novo") == 1
    assert sum(bool(one.picture) for one in party.people[0].sees(party.channel) if one.only_for is None) == 1


async def test_a_right_that_comes_back_untold_is_noticed_within_seconds(party: Party, house: DiscordHouse) -> None:
    party.channel.locked = True
    await acts(party, house)
    party.channel.locked = False
    for _ in range(3):
        house.clock.now += 5
        await house.carry()

    assert (await table(party, house)).paused_at is None


async def test_without_the_right_to_attach_the_board_is_told_in_words(party: Party, house: DiscordHouse) -> None:
    party.channel.home.may.remove("attach_files")
    await acts(party, house)
    board = living_board(party)

    assert board.picture is None
    assert "tabuleiro em palavras" in board.text
    assert (await table(party, house)).paused_at is None

    party.channel.home.may.append("attach_files")
    await party.people[0].changes(party.channel.home)
    await house.has_heard()
    await house.carry()
    assert living_board(party).picture, "of a thread nothing is told when the rights of its channel change"


async def test_a_picture_comes_back_within_a_minute_however_often_its_board_changes(
    party: Party, house: DiscordHouse
) -> None:
    """Nobody is told of a thread's rights, which are those of its channel."""
    party.channel.home.may.remove("attach_files")
    await acts(party, house)
    assert living_board(party).picture is None

    party.channel.home.may.append("attach_files")
    for command in ("pause", "resume"):
        house.clock.now += 40
        await party.people[0].slash(command, party.channel)
        await house.carry()
    assert living_board(party).picture


@pytest.mark.long
async def test_a_full_disk_of_discord_s_holds_up_no_board(party: Party, house: DiscordHouse, fake: FakeDiscord) -> None:
    fake.disk_full = True
    await acts(party, house)
    await house.has_heard()
    board = living_board(party)
    assert "não está aceitando arquivos" in party.people[0].texts()[-1]
    assert board.picture is None
    assert "este é o tabuleiro em palavras" in board.text

    fake.disk_full = False
    await minutes(house, 2)
    await party.people[0].changes(party.channel)
    await house.has_heard()
    await house.carry()
    assert living_board(party).picture


async def test_words_that_a_server_blocks_hold_up_nothing_else(party: Party, house: DiscordHouse) -> None:
    guild = party.channel.guild
    assert guild
    guild.blocked = ("pauses the game", "pausa o jogo")
    await party.people[0].slash("pause", party.channel)
    await house.carry()
    guild.blocked = ()
    await party.people[0].slash("resume", party.channel)
    await house.carry()

    assert (await table(party, house)).paused_at is None
    assert not await house.shelf.claim(house.clock.ms() + 3_600_000, 64)


async def test_a_server_that_lets_us_in_is_greeted_by_one_message(fake: FakeDiscord, house: DiscordHouse) -> None:
    other = fake.guild(9)
    place = fake.channel(other)
    other.gone = True
    eve = Human.called(fake, 99, "Eve")
    await eve.invites(other)
    await fake.until(lambda: SEND in fake.calls)
    await house.carry()

    assert len(eve.sees(place)) == 1
    assert "/play" in eve.texts(place)[0]


async def test_somebody_whose_chat_cannot_be_opened_now_is_told_to_wait(
    party: Party, house: DiscordHouse, fake: FakeDiscord
) -> None:
    for _ in range(9):
        fake.thrift.open_chat()
    asking = await party.people[1].slash("hand", party.channel, dm=True)

    assert "few minutes" in asking.answers[-1].text


async def shut(party: Party, house: DiscordHouse, how: str) -> None:
    """We are told when we are thrown out; all else is noticed when the board has changed."""
    guild = party.channel.guild
    assert guild
    if how == "thrown out":
        await party.people[0].removes(guild)
        await house.has_heard()
        await house.carry()
        return
    if how == "locked":
        party.channel.locked = True
    elif how == "timed out":
        guild.timed_out = True
    elif how == "no right":
        party.channel.home.may.remove("send_messages_in_threads")
    await acts(party, house)


async def opened(party: Party, house: DiscordHouse, how: str) -> None:
    guild = party.channel.guild
    assert guild
    if how == "no right":
        party.channel.home.may.append("send_messages_in_threads")
    party.channel.locked = guild.timed_out = False
    if how == "thrown out":
        await party.people[0].invites(guild)
    else:
        await party.people[0].changes(party.channel.home if how == "no right" else party.channel)
    await house.has_heard()
    for _ in range(8):
        await house.carry()
        house.clock.now += 2
