"""What only Discord has: threads of their own for tables, pins, icons of ours."""

import asyncio
from collections.abc import Mapping
from pathlib import Path

import discord
import pytest
from discord_house import DiscordHouse
from discord_playing import Party
from fake_discord import Channel, FakeDiscord, Human
from fake_discord.rights import MOST_PINS
from standing_clock import StandingClock

from bot.discord import emojis
from bot.discord.emojis import Icons, drawings, name_of, png_of
from engine.games import games
from render.games import painters
from render.svg import Drawing

OFFER = "Jogar em um tópico próprio"
MOST_NAME, MOST_BYTES = 32, 256 * 1024


def a_few() -> Mapping[str, Drawing]:
    """Some of the drawings: the service takes only so many a minute."""
    return {one: art for one, art in drawings().items() if one in ("hand", "rules", "choice choose.3")}


@pytest.fixture
def hasty_icons(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few drawings are taken at once."""
    monkeypatch.setattr(emojis, "EVERY_SECONDS", 0.0)


def test_every_drawing_fits_on_a_button() -> None:
    made = drawings()

    assert all(len(name_of(art)) <= MOST_NAME for art in made.values())
    assert len({name_of(art) for art in made.values()}) == len({art.markup for art in made.values()})
    assert max(len(png_of(art)) for art in made.values()) <= MOST_BYTES


@pytest.fixture
def party(two: Party) -> Party:
    return two


async def test_a_table_is_offered_a_thread_of_its_own_and_moves_there(
    party: Party, house: DiscordHouse, fake: FakeDiscord, channel: Channel
) -> None:
    channel.may.append("create_public_threads")
    ana = party.people[0]
    opened = await ana.slash("play", channel, game="holland")
    await house.carry()
    await ana.press(opened.answers[-1], OFFER)
    await house.carry()
    thread = next(one for one in fake.channels.values() if one.parent == channel.id)

    assert [one.labels for one in ana.sees(thread) if one.buttons]
    assert not [one for one in ana.sees(channel) if one.only_for is None and one.buttons]
    assert await house.shelf.table_at(f"discord:{thread.id}")


@pytest.mark.parametrize("lacking", ["create_public_threads", "send_messages_in_threads"])
@pytest.mark.usefixtures("house")
async def test_no_thread_is_offered_where_we_may_open_none(party: Party, channel: Channel, lacking: str) -> None:
    channel.may[:] = [*({*channel.may, "create_public_threads"} - {lacking})]
    opened = await party.people[0].slash("play", channel, game="holland")

    assert OFFER not in opened.answers[-1].labels


async def test_the_board_is_pinned_where_we_may_pin(
    party: Party, house: DiscordHouse, fake: FakeDiscord, channel: Channel
) -> None:
    channel.may.append("pin_messages")
    await party.sits_down(house, "holland")
    board = next(one for one in party.people[0].sees(channel) if one.picture and one.only_for is None)
    await fake.until(lambda: not [one for one in fake.messages.by_id.values() if one.kind == 6], 5)

    assert channel.pins == [board.id]


async def test_nothing_is_pinned_without_the_right(party: Party, house: DiscordHouse, channel: Channel) -> None:
    await party.sits_down(house, "holland")

    assert channel.pins == []
    assert not party.fake.refused


async def test_a_board_that_cannot_be_pinned_any_more_is_there_all_the_same(
    party: Party, house: DiscordHouse, fake: FakeDiscord, channel: Channel
) -> None:
    channel.may.append("pin_messages")
    channel.pins += range(MOST_PINS)
    await party.sits_down(house, "holland")
    boards = [one for one in party.people[0].sees(channel) if one.picture and one.only_for is None]
    tried = [one for one in fake.refused if "pins" in str(one)]

    assert len(boards) == 1
    assert len(channel.pins) == MOST_PINS
    assert len(tried) == 1


async def test_a_change_of_words_uploads_no_picture_again(
    party: Party, house: DiscordHouse, fake: FakeDiscord, channel: Channel
) -> None:
    await party.sits_down(house, "holland")
    board = next(one for one in party.people[0].sees(channel) if one.picture and one.only_for is None)
    picture, begun = board.picture, len(fake.sightings)
    await party.people[0].slash("pause", channel)
    await house.carry()

    assert "pausou" in board.text
    assert board.picture == picture
    assert not any(one.uploaded for one in fake.sightings[begun:])
    assert not fake.refused


async def test_only_the_host_takes_a_table_into_a_thread(
    party: Party, house: DiscordHouse, fake: FakeDiscord, channel: Channel
) -> None:
    channel.may.append("create_public_threads")
    opened = await party.people[0].slash("play", channel, game="holland")
    pressed = opened.answers[-1]
    eve = Human.called(fake, 99, "Eve")
    await eve.answered(await eve.pressing(pressed, pressed.buttons[0][1]))

    assert not [one for one in fake.channels.values() if one.is_thread]


@pytest.mark.usefixtures("hasty_icons")
async def test_our_drawings_are_uploaded_once_and_stand_on_buttons(
    fake: FakeDiscord, clock: StandingClock, channel: Channel, tmp_path: Path
) -> None:
    for time in ("first", "second"):
        async with DiscordHouse(fake, clock, tmp_path / time, games(), drawn=a_few).open() as house:
            while house.adapter.preparing:
                clock.now += 1
                await asyncio.sleep(0.02)
            party = Party(fake, fake.channel(fake.guild(4)), 2)
            await party.sits_down(house, "holland")
            board = party.people[0].board(party.channel)
            shown = [part["emoji"]["name"] for part in board.parts if part.get("emoji")]
            assert any(one.startswith("mestre_playing_card_") for one in shown)

    names = [one["name"] for one in fake.emojis]
    assert len(names) == len(set(names)) == fake.calls.count("POST /applications/{application}/emojis")


async def test_drawings_are_uploaded_no_faster_than_they_are_taken_though_we_are_killed_meanwhile(
    fake: FakeDiscord, clock: StandingClock
) -> None:
    killed_after = {30, 45}

    async def sleep(seconds: float) -> None:
        clock.now += seconds
        if len(fake.emojis) in killed_after:
            killed_after.remove(len(fake.emojis))
            raise OSError

    known: list[set[str]] = []
    for _ in range(3):
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(fake.token)
            icons = Icons(drawings, sleep=sleep)
            await icons.prepare(client, leads=True)
            known.append(set(icons.known))

    assert known[-1] == set(drawings())
    assert not fake.refused


@pytest.mark.usefixtures("hasty_icons")
async def test_what_is_chosen_bears_its_drawing_as_the_picture_does(
    fake: FakeDiscord, clock: StandingClock, channel: Channel, tmp_path: Path
) -> None:
    async with DiscordHouse(fake, clock, tmp_path, games(), drawn=a_few).open() as house:
        while house.adapter.preparing:
            clock.now += 1
            await asyncio.sleep(0.02)
        party = Party(fake, channel, 2)
        await party.sits_down(house, "holland")
        ana = party.people[0]
        hand = (await ana.press(ana.board(channel), party.label("hand"))).answers[-1]
        shown = {part["label"]: part["emoji"]["name"] for part in hand.parts if part.get("emoji")}

    assert list(shown) == ["3 Explosão"]
    assert shown["3 Explosão"].startswith("mestre_explosion_")


def test_no_choice_stands_for_two_drawings() -> None:
    drawn: dict[str, set[str]] = {}
    for painter in painters().values():
        for choice, art in painter.icons().items():
            drawn.setdefault(choice, set()).add(art.markup)

    assert [choice for choice, arts in drawn.items() if len(arts) > 1] == []


def test_every_game_has_icons_for_its_terms() -> None:
    """What is done in it, its cards and monsters, and the words of its rules."""
    for slug, painter in painters().items():
        assert len(painter.icons()) >= 24, slug


@pytest.mark.usefixtures("hasty_icons")
async def test_a_drawing_that_was_changed_takes_the_place_of_the_old_one(
    fake: FakeDiscord, clock: StandingClock, channel: Channel, tmp_path: Path
) -> None:
    old = {"id": "5", "name": "mestre_book_00000000", "roles": [], "require_colons": True, "managed": False}
    fake.emojis.append(old | {"animated": False, "available": True})
    async with DiscordHouse(fake, clock, tmp_path, games(), drawn=a_few).open() as house:
        while house.adapter.preparing:
            clock.now += 1
            await asyncio.sleep(0.02)

    assert [one["name"] for one in fake.emojis if "_book_" in one["name"]] != [old["name"]]
    assert old["name"] not in {one["name"] for one in fake.emojis}
