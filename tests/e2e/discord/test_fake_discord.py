"""The fake refuses what the service refuses, told by the real library."""

import asyncio
import io
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui
from fake_discord import Channel, FakeDiscord, Fault, Human, Wrong, own_time
from fake_discord.wrong import closed_door, too_many
from standing_clock import StandingClock

POST = "POST /channels/{channel}/messages"


class Client(discord.AutoShardedClient):
    """A client that answers whatever is asked of it with one function."""

    def __init__(self, **options: Any) -> None:
        intents = discord.Intents(guilds=True)
        super().__init__(intents=intents, guild_ready_timeout=0.05, chunk_guilds_at_startup=False, **options)
        self.answer: Callable[[discord.Interaction], Any] = lambda asked: asked.response.defer()
        self.heard: list[int] = []

    async def on_interaction(self, asked: discord.Interaction) -> None:
        self.heard.append(asked.id)
        await self.answer(asked)


@asynccontextmanager
async def logged_in(fake: FakeDiscord, **options: Any) -> AsyncIterator[Client]:
    client = Client(**options)
    await client.login(fake.token)
    running = asyncio.create_task(client.connect())
    await client.wait_until_ready()
    try:
        yield client
    finally:
        await client.close()
        await running


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

    async def answering(interaction: discord.Interaction) -> None:
        try:
            done.set_result(await answer(interaction))
        except Exception as wrong:
            done.set_exception(wrong)

    client.answer = answering
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
    async with asyncio.timeout(10):
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
    async with asyncio.timeout(10):
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
    await client.http.bulk_upsert_global_commands(mine, [play])  # type: ignore[list-item]
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
