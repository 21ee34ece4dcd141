"""docs/hosting-discord.md, steps 5 to 10, word for word: what it says to press is pressed, what it promises is seen."""

from pathlib import Path

import pytest
from discord_house import DiscordHouse
from discord_playing import leads_on
from fake_discord import Channel, FakeDiscord, Human, Message
from fake_discord.world import FORUM, Tag

from bot.tables.model.table import Phase

PAGE = " ".join((Path(__file__).parents[3] / "docs" / "hosting-discord.md").read_text(encoding="utf-8").split())


async def presses(human: Human, message: Message, label: str) -> Message:
    """Press what the page calls so, to the letter; what that answers."""
    assert f"**{label}**" in PAGE
    answers = (await human.press(message, label)).answers
    return answers[-1] if answers else message


@pytest.fixture
def people(fake: FakeDiscord) -> tuple[Human, Human]:
    return Human.called(fake, 7, "Ana"), Human.called(fake, 8, "Bo")


async def test_from_play_to_a_hand_by_what_the_page_says(
    fake: FakeDiscord, house: DiscordHouse, channel: Channel, people: tuple[Human, Human]
) -> None:
    ana, bo = people
    channel.may.append("create_public_threads")
    opened = await ana.slash("play", channel, game="caverna")
    await house.carry()
    await presses(ana, opened.answers[-1], "Play in a thread of its own")
    await house.carry()
    thread = next(one for one in fake.channels.values() if one.parent == channel.id)
    for human, label in ((bo, "Join"), (ana, "Fill with computers"), (ana, "Start"), (bo, "I am here")):
        await presses(human, human.board(thread), label)
        await house.carry()
    hand = await presses(bo, bo.board(thread), "My hand")

    assert bo.board(thread).picture
    assert hand.only_for == bo.id
    assert not [one for one in ana.sees(channel) if one.only_for is None and one.buttons]


async def test_a_table_may_have_a_post_of_a_forum_that_wants_its_posts_tagged(
    fake: FakeDiscord, house: DiscordHouse, channel: Channel, people: tuple[Human, Human]
) -> None:
    ana, _ = people
    assert channel.guild is not None
    forum = fake.channel(channel.guild, "tables", FORUM)
    forum.tags, forum.wants_tag = [Tag(1, "news", moderated=True), Tag(2, "games")], True
    await fake.gateway.tell("CHANNEL_CREATE", forum.plain(), channel.guild.id)
    await house.has_heard()
    opened = await ana.slash("play", channel, game="caverna")
    await house.carry()
    assert "**Play in a post in #…**" in PAGE
    moved = await ana.press(opened.answers[-1], "Play in a post in #tables")
    await house.carry()
    post = next(one for one in fake.channels.values() if one.parent == forum.id)

    assert "there the board is the first message" in PAGE
    assert ana.board(post).id == post.id
    assert "Go to the table" in [part.get("label") for part in moved.answers[-1].parts]


async def test_a_hand_may_come_by_private_message_and_takes_words(
    house: DiscordHouse, channel: Channel, people: tuple[Human, Human]
) -> None:
    ana, bo = people
    await ana.slash("play", channel, game="holland")
    for human, label in ((bo, "Join"), (ana, "Start"), (bo, "I am here")):
        await house.carry()
        await presses(human, human.board(channel), label)
    await house.carry()
    hand = await presses(bo, bo.board(channel), "My hand")
    assert "**Type a move**" in PAGE
    answered = await bo.submits(await bo.press(hand, "Type a move"), line="choose 3")
    assert "`/hand dm:True`" in PAGE
    await ana.slash("hand", channel, dm=True)
    await house.carry()

    assert "3" in answered.answers[-1].text
    assert any(leads_on(one) for one in ana.sees())


async def test_alone_against_the_computer_in_private(house: DiscordHouse, people: tuple[Human, Human]) -> None:
    ana, _ = people
    assert "To play alone against the computer, write `/play` to the bot in private." in PAGE
    await ana.slash("play", game="holland")
    await house.carry()
    for label in ("Fill with computers", "Start"):
        await presses(ana, ana.board(ana.private), label)
        await house.carry()

    assert any(one.picture for one in ana.sees())


async def test_moderators_may_do_what_the_page_says(
    fake: FakeDiscord, house: DiscordHouse, channel: Channel, people: tuple[Human, Human]
) -> None:
    assert "may do at a table what its host may: `/seat kick`, `/cancel`, `/pace`." in PAGE
    ana, bo = people
    mod = Human.called(fake, 9, "Mo")
    mod.manages = True
    await ana.slash("play", channel, game="holland")
    await house.carry()
    await presses(bo, bo.board(channel), "Join")
    table = await house.shelf.table_at(f"discord:{channel.id}")
    assert table is not None
    await mod.slash("pace", channel, pace="none")
    await mod.slash("seat kick", channel, seat=2)
    lobby = (await house.standing(table)).table
    await mod.slash("cancel", channel)

    assert (lobby.pace, lobby.sitters[1].is_free) == ("none", True)
    assert (await house.standing(table)).table.phase is Phase.CANCELLED


async def test_the_language_of_the_channel_and_being_forgotten_are_as_the_page_says(
    house: DiscordHouse, channel: Channel, people: tuple[Human, Human]
) -> None:
    assert "`/forgetme sure:True` deletes what is stored of a person." in PAGE
    assert "`/language table:True` (the host) that of the channel" in PAGE
    ana, bo = people
    await ana.slash("play", channel, game="holland")
    await bo.slash("join", channel)
    await bo.slash("language", channel, language="pt-BR")
    await ana.slash("language", channel, language="uk", table=True)
    await house.carry()
    assert "збираємо гравців" in ana.board(channel).text
    await bo.slash("forgetme", channel, sure=True)

    assert (await house.shelf.person("discord:8")).language == ""


async def test_a_table_whose_channel_was_deleted_goes_on_in_another_one(
    fake: FakeDiscord, house: DiscordHouse, channel: Channel, people: tuple[Human, Human]
) -> None:
    row = "the clocks stand still; `/bridge`, typed in another channel by one of its people, has play go on there"
    assert f"| the channel was deleted | {row} |" in PAGE
    ana, bo = people
    await ana.slash("play", channel, game="holland")
    for human, label in ((bo, "Join"), (ana, "Start"), (bo, "I am here")):
        await house.carry()
        await presses(human, human.board(channel), label)
    table = await house.shelf.table_at(f"discord:{channel.id}")
    assert table is not None
    assert channel.guild is not None
    other = fake.channel(channel.guild, "elsewhere")
    await fake.gateway.tell("CHANNEL_CREATE", other.plain(), channel.guild.id)
    await ana.deletes(channel)
    await house.has_heard()
    await house.carry()
    stood_still = (await house.standing(table)).table.paused_at is not None
    await ana.slash("bridge", other)
    await house.carry()
    hand = await presses(bo, bo.board(other), "My hand")

    assert stood_still
    assert (await house.standing(table)).table.paused_at is None
    assert leads_on(hand)
