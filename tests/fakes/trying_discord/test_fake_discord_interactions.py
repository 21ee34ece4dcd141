"""The fake refuses what the service refuses of answers, commands and forms, told by the real library."""

import asyncio
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

import discord
import pytest
from discord import ui
from discord_client import Client, asked, layout
from fake_discord import Channel, FakeDiscord, Human, InteractionFailedError, NotOfferedError, own_time
from standing_clock import StandingClock


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


async def test_a_press_was_heard_when_it_was_heard_first(client: Client, fake: FakeDiscord, channel: Channel) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        fake.asked[interaction.id].asked_at -= 2
        interaction.response._response_type = None
        with suppress(discord.HTTPException):
            await interaction.response.defer()

    assert (await asked(client, fake, channel, answer)).took < 2


async def test_whoever_is_not_heard_in_time_reads_that_it_failed_and_waits_no_longer(
    client: Client, fake: FakeDiscord, channel: Channel
) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        fake.asked[interaction.id].asked_at -= 3.1
        with suppress(discord.NotFound):
            await interaction.response.defer()

    asking = await asked(client, fake, channel, answer)

    with pytest.raises(InteractionFailedError):
        await Human(fake, asking.user).answered(asking)


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


async def test_what_is_carried_along_adds_five_messages_to_its_answer_and_no_more(
    client: Client, fake: FakeDiscord, clock: StandingClock
) -> None:
    foreign, ana = fake.guild(5), Human.called(fake, 7, "Ana")
    place = fake.channel(foreign)
    foreign.gone = True
    fake.carried_by.add(ana.id)
    about: Any = {"name": "hand", "description": "x", "integration_types": [0, 1]}
    await client.http.bulk_upsert_global_commands(client.application_id or 0, [about])
    done: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def answer(asked: discord.Interaction) -> None:
        await asked.response.send_message("hi")
        for number in range(5):
            await asked.followup.send(f"and {number}")
            clock.now += 3  # else it is too many at a time
        try:
            await asked.followup.send("and more")
        except discord.HTTPException as wrong:
            done.set_result(wrong.code)

    client.answer = answer
    await ana.slash("hand", place)

    assert await asyncio.wait_for(done, 30) == 40094


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
