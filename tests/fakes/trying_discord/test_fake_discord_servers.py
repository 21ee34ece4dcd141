"""What the gateway tells, and what a server may do to a bot, told by the real library."""

import asyncio

import discord
import pytest
from discord import ui
from discord_client import Client, a_post, buttons, layout, listening, logged_in, refused, room, soon
from fake_discord import Channel, FakeDiscord, Human, NotOfferedError
from fake_discord.world import FORUM, Tag
from fake_discord.wrong import closed_door


async def test_a_wrong_token_is_refused(fake: FakeDiscord) -> None:
    client = Client()
    with pytest.raises(discord.LoginFailure):
        await client.login("wrong")
    await client.close()


async def test_the_library_logs_in_and_knows_its_servers(client: Client, channel: Channel) -> None:
    assert [one.id for one in client.guilds[0].text_channels] == [channel.id]


async def test_frames_are_compressed_for_those_who_ask(fake: FakeDiscord, channel: Channel) -> None:
    fake.gateway.squeezes = True
    async with logged_in(fake) as client:
        assert client.guilds[0].id == channel.guild.id if channel.guild else False


async def test_a_closed_private_chat_is_refused(client: Client, fake: FakeDiscord) -> None:
    ana = Human.called(fake, 7, "Ana")
    ana.user.takes_messages = False
    private = await client.create_dm(discord.Object(7))
    with pytest.raises(discord.Forbidden) as refused:
        await private.send("psst")
    assert refused.value.code == closed_door().body["code"]


@pytest.mark.parametrize(("missing", "code"), [("view_channel", 50001), ("send_messages", 50013)])
async def test_missing_permissions_are_refused(client: Client, channel: Channel, missing: str, code: int) -> None:
    channel.may.remove(missing)
    with pytest.raises(discord.Forbidden) as refused:
        await room(client, channel).send("x")
    assert refused.value.code == code


async def test_a_thread_has_the_rights_of_its_channel_and_none_of_its_own(
    client: Client, fake: FakeDiscord, channel: Channel
) -> None:
    ana, thread = Human.called(fake, 7, "Ana"), fake.thread(channel)
    assert channel.guild
    await fake.gateway.tell("THREAD_CREATE", thread.plain(), channel.guild.id)
    channel.may.remove("send_messages_in_threads")
    await ana.changes(channel)
    with pytest.raises(discord.Forbidden) as refused:
        await client.get_partial_messageable(thread.id).send("x")

    assert refused.value.code == 50013
    assert "permission_overwrites" not in thread.plain()
    await soon(lambda: _may_not_write(client.guilds[0].get_thread(thread.id)))


def _may_not_write(thread: discord.Thread | None) -> bool:
    return thread is not None and not thread.permissions_for(thread.guild.me).send_messages_in_threads


async def test_what_was_missed_is_told_when_the_session_resumes(
    client: Client, fake: FakeDiscord, channel: Channel
) -> None:
    ana = Human.called(fake, 7, "Ana")
    await room(client, channel).send(view=layout(buttons("press")))
    await fake.gateway.drop()
    asking = await ana.pressing(ana.board(channel), "press")
    async with asyncio.timeout(60):
        await asking.heard.wait()

    assert fake.gateway.resumed == 1


async def test_events_come_twice_and_in_another_order_on_demand(
    client: Client, fake: FakeDiscord, channel: Channel
) -> None:
    ana = Human.called(fake, 7, "Ana")
    await room(client, channel).send(view=layout(buttons("press")))
    fake.gateway.hold()
    first, second = [await ana.pressing(ana.board(channel), "press") for _ in range(2)]
    fake.gateway.twice = 1
    await fake.gateway.release(reverse=True)
    async with asyncio.timeout(60):
        await first.heard.wait()

    assert client.heard == [second.id, second.id, first.id]


async def test_each_shard_hears_of_its_own_servers(fake: FakeDiscord) -> None:
    for number in (1, 2):
        fake.channel(fake.guild(number))
    async with logged_in(fake, shard_ids=[1], shard_count=2) as client:
        assert [one.id >> 22 for one in client.guilds] == [1]


async def test_a_locked_thread_takes_no_message_and_no_answer(
    client: Client, fake: FakeDiscord, channel: Channel
) -> None:
    thread, codes = fake.thread(channel), []
    earlier = await room(client, thread).send("before")
    thread.locked = True
    ana = Human.called(fake, 7, "Ana")
    await client.http.bulk_upsert_global_commands(client.application_id or 0, [{"name": "play", "description": "x"}])

    async def answer(asked: discord.Interaction) -> None:
        codes.append(await refused(asked.response.send_message("hi")))

    client.answer = answer
    await ana.slashing("play", thread)
    await soon(lambda: bool(codes))

    assert codes == [50083]
    assert await refused(room(client, thread).send("hi")) == 160005
    assert await refused(earlier.edit(content="hi")) == 160005
    with pytest.raises(NotOfferedError):
        await ana.pressing(fake.messages.by_id[earlier.id], "any")


async def test_a_bot_that_was_timed_out_may_only_answer(client: Client, fake: FakeDiscord, channel: Channel) -> None:
    assert channel.guild
    channel.guild.timed_out = True
    await client.http.bulk_upsert_global_commands(client.application_id or 0, [{"name": "play", "description": "x"}])
    client.answer = lambda asked: asked.response.send_message("hi", ephemeral=True)
    asking = await Human.called(fake, 7, "Ana").slash("play", channel)

    assert await refused(room(client, channel).send("hi")) == 50013
    assert asking.answers[0].text == "hi"


async def test_words_that_a_server_blocks_are_refused(client: Client, fake: FakeDiscord, channel: Channel) -> None:
    assert channel.guild
    channel.guild.blocked = ("traitor",)

    assert await refused(room(client, channel).send("The Traitor is here")) == 200000


async def test_only_so_many_chats_can_be_opened_at_a_time(client: Client, fake: FakeDiscord) -> None:
    people = [Human.called(fake, number, f"P{number}") for number in range(11)]
    for one in people[:10]:
        await client.create_dm(discord.Object(one.id))

    fake.buckets.calls.clear()
    assert await refused(client.http.start_private_message(people[10].id)) == 40003


@pytest.mark.parametrize(
    ("text", "heard"), [("<@1000000000000000000> choose 3", "<@1000000000000000000> choose 3"), ("hello all", "")]
)
async def test_a_bot_reads_only_what_names_it(fake: FakeDiscord, channel: Channel, text: str, heard: str) -> None:
    async with listening(fake) as (_, read):
        await Human.called(fake, 7, "Ana").says(text, channel)
        await soon(lambda: bool(read))

    assert read == [heard]


async def test_a_bot_reads_what_is_written_to_it_in_private(fake: FakeDiscord) -> None:
    async with listening(fake) as (_, read):
        await Human.called(fake, 7, "Ana").says("choose 3")
        await soon(lambda: bool(read))

    assert read == ["choose 3"]


async def test_emojis_are_made_once_and_shown_on_buttons(client: Client, fake: FakeDiscord, channel: Channel) -> None:
    made = await client.create_application_emoji(name="explosion", image=b"\x89PNG\r\n\x1a\n")
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.ActionRow(ui.Button(label="3", custom_id="x", emoji=made)))
    await room(client, channel).send(view=view)
    foreign: ui.ActionRow[ui.LayoutView] = ui.ActionRow(
        ui.Button(label="3", custom_id="x", emoji=discord.PartialEmoji(name="a", id=4))
    )
    again = client.create_application_emoji(name="explosion", image=b"\x89PNG\r\n\x1a\n")

    assert await refused(room(client, channel).send(view=layout(foreign))) == 50035
    assert await refused(again) == 50035


async def test_a_post_of_a_forum_begins_with_a_message(client: Client, fake: FakeDiscord, channel: Channel) -> None:
    assert channel.guild
    forum = fake.channel(channel.guild, "tables", FORUM)
    assert await refused(room(client, forum).send("hi")) == 50008
    made = await client.http.start_thread_in_forum(forum.id, params=a_post())

    assert fake.channels[int(made["id"])].parent == forum.id
    assert made["message"]["id"] == made["id"]
    assert await refused(client.http.start_thread_in_forum(forum.id, params=a_post(name="x" * 101))) == 50035


async def test_nobody_writes_in_a_forum_itself(client: Client, fake: FakeDiscord, channel: Channel) -> None:
    assert channel.guild
    forum, ana = fake.channel(channel.guild, "tables", FORUM), Human.called(fake, 7, "Ana")
    with pytest.raises(NotOfferedError):
        await ana.says("hello", forum)


async def test_a_forum_that_wants_its_posts_marked_takes_no_other(
    client: Client, fake: FakeDiscord, channel: Channel
) -> None:
    assert channel.guild
    forum = fake.channel(channel.guild, "tables", FORUM)
    forum.tags, forum.wants_tag = [Tag(1, "news", moderated=True), Tag(2, "games")], True

    async def code(*tags: int) -> int:
        return await refused(
            client.http.start_thread_in_forum(forum.id, params=a_post(applied_tags=list(map(str, tags))))
        )

    assert [await code(), await code(3), await code(1), await code(*[2] * 6)] == [40067, 10087, 50013, 50035]
    assert await client.http.start_thread_in_forum(forum.id, params=a_post(applied_tags=["2"]))


async def test_a_server_that_lets_us_in_again_is_told_as_joined(client: Client, fake: FakeDiscord) -> None:
    joined: list[int] = []

    async def on_guild_join(guild: discord.Guild) -> None:
        joined.append(guild.id)

    client.on_guild_join = on_guild_join  # type: ignore[attr-defined]
    guild, ana = next(iter(fake.guilds.values())), Human.called(fake, 7, "Ana")
    await ana.removes(guild)
    await ana.invites(guild)
    await soon(lambda: bool(joined))

    assert joined == [guild.id]
