"""The fake refuses what the service refuses of messages, told by the real library."""

import io
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui
from discord_client import POST, Client, buttons, gallery, layout, listening, logged_in, menu, png, refused, room
from fake_discord import Channel, FakeDiscord, Fault, Human, Wrong
from fake_discord.rights import MOST_PINS
from fake_discord.wrong import too_many
from standing_clock import StandingClock


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


async def test_deleted_things_are_unknown(client: Client, fake: FakeDiscord, channel: Channel) -> None:
    ana = Human.called(fake, 7, "Ana")
    message = await room(client, channel).send("x")
    fake.messages.delete(fake.messages.by_id[message.id])
    with pytest.raises(discord.NotFound, match="Unknown Message"):
        await message.edit(content="y")
    await ana.deletes(channel)
    with pytest.raises(discord.NotFound, match="Unknown Channel"):
        await room(client, channel).send("x")


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


async def test_a_message_is_pinned_by_right_and_a_line_says_so(fake: FakeDiscord, channel: Channel) -> None:
    async with listening(fake) as (client, _):
        message = await room(client, channel).send("board")
        assert await refused(message.pin()) == 50013
        channel.may.append("pin_messages")
        await message.pin()

        later = await room(client, channel).send("another board")
        channel.pins += range(MOST_PINS - 1)
        assert await refused(later.pin()) == 30003

    assert channel.pins[0] == message.id
    assert later.id not in channel.pins
    assert [one.kind for one in fake.messages.by_id.values()] == [0, 6, 0]
