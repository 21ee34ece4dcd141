"""The fake refuses what the service refuses, told by the real library."""

import asyncio
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui
from fake_discord import Channel, FakeDiscord, Fault, Human, NotOfferedError, Wrong, own_time
from fake_discord.library import A_SECOND, pointed
from fake_discord.world import FORUM, Tag
from fake_discord.wrong import closed_door, too_many
from standing_clock import StandingClock

POST = "POST /channels/{channel}/messages"


class Client(discord.AutoShardedClient):
    """A client that answers whatever is asked of it with one function."""

    def __init__(self, **options: Any) -> None:
        options.setdefault("intents", discord.Intents(guilds=True))
        super().__init__(guild_ready_timeout=0.05, chunk_guilds_at_startup=False, **options)
        self.answer: Callable[[discord.Interaction], Any] = lambda asked: asked.response.defer()
        self.heard: list[int] = []

    async def on_interaction(self, asked: discord.Interaction) -> None:
        self.heard.append(asked.id)
        await self.answer(asked)


@asynccontextmanager
async def logged_in(fake: FakeDiscord, **options: Any) -> AsyncIterator[Client]:
    async with running(Client(**options), fake) as client:
        yield client


@asynccontextmanager
async def running(client: Client, fake: FakeDiscord) -> AsyncIterator[Client]:
    await client.login(fake.token)
    connected = asyncio.create_task(client.connect())
    await client.wait_until_ready()
    try:
        yield client
    finally:
        await client.close()
        await connected


@pytest.fixture
async def fake(clock: StandingClock) -> AsyncIterator[FakeDiscord]:
    async with FakeDiscord(clock).open() as fake:
        with pointed(fake.base, fake.gateway_url, a_second=A_SECOND):
            yield fake


@pytest.fixture
async def channel(fake: FakeDiscord) -> Channel:
    return fake.channel(fake.guild())


@pytest.fixture
async def client(fake: FakeDiscord, channel: Channel) -> AsyncIterator[Client]:
    async with logged_in(fake) as client:
        yield client


def room(client: Client, channel: Channel) -> discord.PartialMessageable:
    return client.get_partial_messageable(channel.id)


def layout(*items: ui.Item[Any]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def buttons(*ids: str, label: str = "Go") -> ui.ActionRow[Any]:
    return ui.ActionRow(*(ui.Button(label=label, custom_id=one) for one in ids))


def gallery(alt: str = "", name: str = "board.png", times: int = 1) -> ui.MediaGallery[Any]:
    items = [discord.MediaGalleryItem(f"attachment://{name}", description=alt or None) for _ in range(times)]
    return ui.MediaGallery(*items)


def png() -> discord.File:
    return discord.File(io.BytesIO(b"png"), "board.png")


def menu(options: int) -> ui.ActionRow[Any]:
    select: ui.Select[Any] = ui.Select(custom_id="menu")
    select._underlying.options = [discord.SelectOption(label=str(one)) for one in range(options)]
    return ui.ActionRow(select)


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


@pytest.mark.parametrize(
    ("message", "says"),
    [
        (lambda: {"content": "x" * 2001}, "2000"),
        (lambda: {"content": ""}, "empty"),
        (lambda: {"content": "x", "nonce": "9" * 26}, "25"),
        (lambda: {"view": layout(ui.TextDisplay("x")), "content": "beside"}, "IS_COMPONENTS_V2"),
        (lambda: {"view": layout(ui.TextDisplay(" "))}, "empty"),
        (lambda: {"view": layout(ui.TextDisplay("x" * 2500), ui.TextDisplay("x" * 2500))}, "4000"),
        (lambda: {"view": layout(buttons("a", "a"))}, "duplicated"),
        (lambda: {"view": layout(buttons("x" * 101))}, "100"),
        (lambda: {"view": layout(buttons("x", label="x" * 81))}, "80"),
        (lambda: {"view": layout(menu(26))}, "25"),
        (lambda: {"view": layout(gallery())}, "not found"),
        (lambda: {"view": layout(gallery("x" * 257)), "file": png()}, "256"),
        (lambda: {"view": layout(gallery(times=11)), "file": png()}, "10"),
        (lambda: {"file": discord.File(io.BytesIO(b"x"), "x", description="x" * 1025)}, "1024"),
        (lambda: {"file": discord.File(io.BytesIO(b"x" * 11_000_000), "x")}, "too large"),
    ],
)
async def test_it_refuses(
    client: Client, fake: FakeDiscord, channel: Channel, message: Callable[[], Any], says: str
) -> None:
    with pytest.raises(discord.HTTPException, match=says):
        await room(client, channel).send(**message())
    assert len(fake.refused) == 1
    assert not fake.messages.by_id


async def test_what_fits_is_seen_by_everybody(client: Client, fake: FakeDiscord, channel: Channel) -> None:
    view = layout(ui.TextDisplay("Look"), gallery("A tower"), buttons("press"))
    await room(client, channel).send(view=view, file=png())

    (seen,) = fake.sightings
    assert (seen.text, seen.alt, seen.buttons, seen.picture) == ("Look", "A tower", (("Go", "press"),), b"png")
    assert (seen.viewer, seen.pings) == (None, ())


async def test_the_flag_of_the_new_components_stays(client: Client, channel: Channel) -> None:
    message = await room(client, channel).send(view=layout(ui.TextDisplay("x")))
    with pytest.raises(discord.HTTPException, match="IS_COMPONENTS_V2"):
        await message.edit(content="old")


async def test_an_edit_keeps_files_unless_it_names_them(client: Client, fake: FakeDiscord, channel: Channel) -> None:
    message = await room(client, channel).send(view=layout(gallery("one")), file=png())
    with pytest.raises(discord.HTTPException, match="not found"):
        await message.edit(view=layout(gallery("two")), attachments=[])
    await message.edit(view=layout(ui.TextDisplay("none")), attachments=[])

    assert fake.sightings[-1].picture is None


async def test_the_same_nonce_is_the_same_message(client: Client, fake: FakeDiscord, channel: Channel) -> None:
    sent = [await room(client, channel).send("x", nonce="once") for _ in range(2)]

    assert sent[0].id == sent[1].id
    assert len(fake.messages.by_id) == 1


async def test_a_mention_calls_only_whom_it_may(client: Client, fake: FakeDiscord, channel: Channel) -> None:
    allowed = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(7)])
    await room(client, channel).send("<@7> <@8> @everyone", allowed_mentions=allowed)
    await room(client, channel).send("<@7> @everyone")

    assert [one.pings for one in fake.sightings] == [(7,), (7, 0)]


async def test_a_channel_takes_five_messages_in_five_seconds(
    client: Client, fake: FakeDiscord, channel: Channel, clock: StandingClock
) -> None:
    path = f"/channels/{channel.id}/messages"
    left = [fake.buckets.spend(POST, path, clock())["X-RateLimit-Remaining"] for _ in range(5)]
    with pytest.raises(Wrong, match="429"):
        fake.buckets.spend(POST, path, clock())
    clock.now += 5
    await room(client, channel).send("y")

    assert left == ["4", "3", "2", "1", "0"]


async def test_too_much_is_answered_with_a_time_to_wait(client: Client, fake: FakeDiscord, channel: Channel) -> None:
    fake.faults.refuse(POST, too_many(0.01), times=2)
    await room(client, channel).send("x")

    assert fake.calls.count(POST) == 3


async def test_an_answer_that_was_lost_is_not_lost_twice(client: Client, fake: FakeDiscord, channel: Channel) -> None:
    fake.faults.next(POST, Fault("lost"))
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await room(client, channel).send("x", nonce="n")
    await room(client, channel).send("x", nonce="n")

    assert len(fake.messages.by_id) == 1


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


async def test_deleted_things_are_unknown(client: Client, fake: FakeDiscord, channel: Channel) -> None:
    ana = Human.called(fake, 7, "Ana")
    message = await room(client, channel).send("x")
    fake.messages.delete(fake.messages.by_id[message.id])
    with pytest.raises(discord.NotFound, match="Unknown Message"):
        await message.edit(content="y")
    await ana.deletes(channel)
    with pytest.raises(discord.NotFound, match="Unknown Channel"):
        await room(client, channel).send("x")


# --- interactions ---


async def asked(client: Client, fake: FakeDiscord, channel: Channel, answer: Callable[..., Any]) -> Any:
    """Ana presses a button, and this is how the bot answers."""
    done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    async def natural(interaction: discord.Interaction) -> None:
        try:
            done.set_result(await answer(interaction))
        except Exception as wrong:
            done.set_exception(wrong)

    client.answer = natural
    ana = Human.called(fake, 7, "Ana")
    await room(client, channel).send(view=layout(buttons("press")))
    asking = await ana.pressing(ana.board(channel), "press")
    await done
    return asking


async def test_a_private_answer_is_seen_by_one(client: Client, fake: FakeDiscord, channel: Channel) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(view=layout(ui.TextDisplay("secret")))

    asking = await asked(client, fake, channel, answer)

    assert (asking.acknowledged, fake.sightings[-1].viewer, fake.sightings[-1].text) == (5, 7, "secret")


async def test_a_second_acknowledgement_is_refused(client: Client, fake: FakeDiscord, channel: Channel) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        interaction.response._response_type = None
        await interaction.response.defer()

    with pytest.raises(discord.HTTPException) as refused:
        await asked(client, fake, channel, answer)
    assert refused.value.code == 40060


async def test_a_late_acknowledgement_is_refused(client: Client, fake: FakeDiscord, channel: Channel) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        fake.asked[interaction.id].asked_at -= 3.1
        await interaction.response.defer()

    with pytest.raises(discord.NotFound) as refused:
        await asked(client, fake, channel, answer)
    assert refused.value.code == 10062


def test_what_a_busy_machine_gives_to_others_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scheduled = tmp_path / "schedstat"
    monkeypatch.setattr(own_time, "SCHEDULED", scheduled)
    scheduled.write_text("5000000000 0 9")
    before = own_time.own_time()
    scheduled.write_text("5000000000 7000000000 9")

    assert own_time.own_time() < before - 6


def test_where_nobody_tells_of_others_all_time_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_time, "SCHEDULED", Path("/nowhere"))
    before = monotonic()

    assert before <= own_time.own_time() <= monotonic()


async def test_a_token_dies_after_fifteen_minutes(
    client: Client, fake: FakeDiscord, channel: Channel, clock: StandingClock
) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        clock.now += 901
        await interaction.followup.send("late")

    with pytest.raises(discord.NotFound):
        await asked(client, fake, channel, answer)


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


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ({"name": "Play", "description": "x"}, "no name"),
        ({"name": "two words", "description": "x"}, "no name"),
        ({"name": "play", "description": "x" * 101}, "100"),
        ({"name": "play", "description": "x", "name_localizations": {"uk": "Грати"}}, "no name"),
        ({"name": "play", "description": "x", "options": [{"type": 3, "name": "a", "description": ""}]}, "description"),
    ],
)
async def test_commands_that_do_not_fit_are_refused(client: Client, command: dict[str, Any], says: str) -> None:
    with pytest.raises(discord.HTTPException, match=says):
        await client.http.bulk_upsert_global_commands(client.application_id or 0, [command])


async def test_commands_are_told_without_other_languages_unless_these_are_asked_for(
    client: Client, fake: FakeDiscord
) -> None:
    mine = client.application_id or 0
    play = {"name": "play", "description": "x", "name_localizations": {"uk": "грати"}}
    await client.http.bulk_upsert_global_commands(mine, [play])
    told = await client.http.get_global_commands(mine)
    asked = discord.http.Route("GET", "/applications/{mine}/commands", mine=mine)
    in_full = await client.http.request(asked, params={"with_localizations": "true"})

    assert "name_localizations" not in told[0]
    assert in_full[0]["name_localizations"] == {"uk": "грати"}


async def test_the_entry_point_of_activities_cannot_be_removed_with_others(client: Client, fake: FakeDiscord) -> None:
    fake.enable_activities()
    with pytest.raises(discord.HTTPException) as refused:
        await client.http.bulk_upsert_global_commands(client.application_id or 0, [])

    assert refused.value.code == 50240


# --- what a server may do to a bot ---


async def soon(happened: Callable[[], bool]) -> None:
    """Until the client has heard of something."""
    async with asyncio.timeout(60):
        while not happened():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def refused(call: Awaitable[Any]) -> int:
    """The code with which the service refuses a call."""
    with pytest.raises(discord.HTTPException) as wrong:
        await call
    return wrong.value.code


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


async def test_old_messages_are_changed_three_times_in_twenty_seconds(
    fake: FakeDiscord, channel: Channel, clock: StandingClock
) -> None:
    async with logged_in(fake) as client:
        client.http.max_ratelimit_timeout = 10
        message = await room(client, channel).send("before")
        clock.now += 3601
        for number in range(3):
            await message.edit(content=str(number))
        with pytest.raises(discord.RateLimited):
            await message.edit(content="4")
    assert "30046" in fake.refused[-1]


async def test_commands_are_offered_where_their_contexts_and_their_installation_allow_it(
    client: Client, fake: FakeDiscord, channel: Channel
) -> None:
    ana, among_people = Human.called(fake, 7, "Ana"), fake.elsewhere()
    mine: Any = [
        {"name": "play", "description": "x", "contexts": [0], "integration_types": [0]},
        {"name": "hand", "description": "x", "contexts": [0, 1, 2], "integration_types": [0, 1]},
    ]
    await client.http.bulk_upsert_global_commands(client.application_id or 0, mine)
    client.answer = lambda asked: asked.response.send_message("hi")
    for name, where in (("play", ana.private), ("hand", among_people)):
        with pytest.raises(NotOfferedError):
            await ana.slash(name, where)
    fake.carried_by.add(ana.id)

    assert (await ana.slash("hand", among_people)).carried
    channel.people_may.remove("use_application_commands")
    with pytest.raises(NotOfferedError):
        await ana.slash("play", channel)


async def test_what_is_carried_along_is_hushed_where_others_from_outside_may_not_speak(
    client: Client, fake: FakeDiscord
) -> None:
    foreign, ana = fake.guild(5), Human.called(fake, 7, "Ana")
    place = fake.channel(foreign)
    place.people_may.remove("use_external_apps")
    foreign.gone = True
    fake.carried_by.add(ana.id)
    about: Any = {"name": "hand", "description": "x", "integration_types": [0, 1]}
    await client.http.bulk_upsert_global_commands(client.application_id or 0, [about])
    client.answer = lambda asked: asked.response.send_message("hi")

    assert (await ana.slash("hand", place)).answers[0].only_for == ana.id


async def test_a_form_is_opened_filled_in_and_answered(client: Client, fake: FakeDiscord, channel: Channel) -> None:
    ana = Human.called(fake, 7, "Ana")
    said: list[Any] = []
    await client.http.bulk_upsert_global_commands(client.application_id or 0, [{"name": "play", "description": "x"}])

    class Form(ui.Modal, title="Say"):
        line: Any = ui.Label(text="Line", component=ui.TextInput(custom_id="line"))

    async def answer(asked: discord.Interaction) -> None:
        if asked.type is discord.InteractionType.modal_submit:
            said.append(asked.data)
            await asked.response.send_message("heard", ephemeral=True)
        else:
            await asked.response.send_modal(Form())

    client.answer = answer
    opened = await ana.slash("play", channel)

    assert (await ana.submits(opened, line="choose 3")).answers[0].text == "heard"
    assert said[0]["components"][0]["component"]["value"] == "choose 3"


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


async def test_a_message_is_pinned_by_right_and_a_line_says_so(fake: FakeDiscord, channel: Channel) -> None:
    async with listening(fake) as (client, _):
        message = await room(client, channel).send("board")
        assert await refused(message.pin()) == 50013
        channel.may.append("pin_messages")
        await message.pin()

    assert channel.pins == [message.id]
    assert [one.kind for one in fake.messages.by_id.values()] == [0, 6]


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


def a_post(name: str = "A table", **more: Any) -> Any:
    """A post with its first message."""
    return discord.http.handle_message_parameters(content="hi", channel_payload={"name": name, **more})


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


@asynccontextmanager
async def listening(fake: FakeDiscord) -> AsyncIterator[tuple[Client, list[str]]]:
    """A client that hears what people write."""
    read: list[str] = []

    class Listener(Client):
        async def on_message(self, message: discord.Message) -> None:
            if message.author.id != fake.me.id:
                read.append(message.content)

    client = Listener(intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True))
    async with running(client, fake):
        yield client, read
