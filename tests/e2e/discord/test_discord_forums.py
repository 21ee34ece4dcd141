"""A table in a forum: a post of its own, which begins with the board."""

import pytest
from discord_house import DiscordHouse
from discord_playing import Party
from fake_discord import Channel, FakeDiscord, Human
from fake_discord.world import FORUM, Tag

OFFER = "Jogar em uma publicação em #mesas"
LEADS_THERE = "Ir para a mesa"


@pytest.fixture
def forum(fake: FakeDiscord, channel: Channel) -> Channel:
    """A forum of the same server."""
    assert channel.guild is not None
    return fake.channel(channel.guild, "mesas", FORUM)


@pytest.fixture
def party(forum: Channel, two: Party) -> Party:
    return two


def posts(fake: FakeDiscord, forum: Channel) -> list[Channel]:
    return [one for one in fake.channels.values() if one.parent == forum.id]


async def test_a_table_is_offered_a_post_of_its_own_and_is_played_there(
    party: Party, house: DiscordHouse, fake: FakeDiscord, channel: Channel, forum: Channel
) -> None:
    ana, bo = party.people
    opened = await ana.slash("play", channel, game="holland")
    await house.carry()
    moved = await ana.press(opened.answers[-1], OFFER)
    await house.carry()
    (post,) = posts(fake, forum)
    await bo.press(bo.board(post), "Entrar")
    await ana.press(ana.board(post), "Começar")
    await house.carry()
    await bo.press(bo.board(post), "Estou aqui")
    await house.carry()
    first, *others = [one for one in ana.sees(post) if one.only_for is None]

    assert post.name.startswith("Sir Holland")
    assert first.id == post.id
    assert first.picture is not None
    assert not [one for one in others if one.buttons and not one.mentions]
    assert not [one for one in ana.sees(channel) if one.only_for is None]
    assert LEADS_THERE in [part.get("label") for part in moved.answers[-1].parts]
    assert await house.shelf.table_at(f"discord:{post.id}")
    assert not fake.refused


async def test_the_board_of_a_post_is_posted_below_if_its_first_message_was_deleted(
    party: Party, house: DiscordHouse, fake: FakeDiscord, channel: Channel, forum: Channel
) -> None:
    ana, bo = party.people
    await ana.press((await ana.slash("play", channel, game="holland")).answers[-1], OFFER)
    await house.carry()
    (post,) = posts(fake, forum)
    fake.messages.delete(fake.messages.by_id[post.id])
    await bo.slash("join", post)
    await house.carry()

    assert "Entrar" in ana.board(post).labels


async def test_a_post_is_marked_where_its_forum_wants_it(
    party: Party, house: DiscordHouse, fake: FakeDiscord, channel: Channel, forum: Channel
) -> None:
    forum.tags, forum.wants_tag = [Tag(1, "avisos", moderated=True), Tag(2, "jogos")], True
    await party.people[0].changes(forum)
    await house.has_heard()
    opened = await party.people[0].slash("play", channel, game="holland")
    await party.people[0].press(opened.answers[-1], OFFER)

    assert len(posts(fake, forum)) == 1
    assert not fake.refused


async def test_no_post_is_offered_where_we_may_open_none(
    party: Party, house: DiscordHouse, channel: Channel, forum: Channel
) -> None:
    ana = party.people[0]
    forum.tags, forum.wants_tag = [Tag(1, "avisos", moderated=True)], True
    await ana.changes(forum)
    await house.has_heard()
    unmarked = await ana.slash("play", channel, game="holland")

    assert OFFER not in unmarked.answers[-1].labels


@pytest.mark.parametrize("lacking", ["view_channel", "send_messages", "send_messages_in_threads", "attach_files"])
async def test_no_post_is_offered_where_we_lack_a_right(
    party: Party, house: DiscordHouse, channel: Channel, forum: Channel, lacking: str
) -> None:
    ana = party.people[0]
    forum.may.remove(lacking)
    await ana.changes(forum)
    await house.has_heard()
    opened = await ana.slash("play", channel, game="holland")

    assert OFFER not in opened.answers[-1].labels


async def test_a_right_that_was_taken_meanwhile_is_told(
    party: Party, house: DiscordHouse, fake: FakeDiscord, channel: Channel, forum: Channel
) -> None:
    ana = party.people[0]
    opened = await ana.slash("play", channel, game="holland")
    await house.carry()
    forum.may.remove("send_messages")
    told = await ana.press(opened.answers[-1], OFFER)
    await house.carry()

    assert told.answers[-1].text == "Não posso abrir uma publicação lá."
    assert "Entrar" in ana.board(channel).labels
    assert not posts(fake, forum)


async def test_a_table_opened_in_a_post_is_offered_another_of_the_same_forum(
    party: Party, house: DiscordHouse, fake: FakeDiscord, forum: Channel
) -> None:
    talk = fake.thread(forum, "conversa")
    await fake.gateway.tell("THREAD_CREATE", talk.plain(), forum.guild.id if forum.guild else None)
    await house.has_heard()
    ana = party.people[0]
    opened = await ana.slash("play", talk, game="holland")

    assert OFFER in opened.answers[-1].labels


async def test_only_the_host_takes_a_table_into_a_post(
    party: Party, house: DiscordHouse, fake: FakeDiscord, channel: Channel, forum: Channel
) -> None:
    opened = await party.people[0].slash("play", channel, game="holland")
    pressed = opened.answers[-1]
    eve = Human.called(fake, 99, "Eve")
    await eve.answered(await eve.pressing(pressed, eve.find(pressed, OFFER)))

    assert not posts(fake, forum)
