"""Spoken to, it listens; not spoken to, it keeps quiet. And what people carry with them works anywhere."""

import pytest
from discord_house import CATALOGUE, DiscordHouse
from discord_playing import Party
from fake_discord import FakeDiscord, Human

from bot.tables.model.table import Phase


@pytest.fixture
async def party(party: Party, house: DiscordHouse) -> Party:
    for _ in range(3):  # whoever has not acted is called
        house.clock.now += 5
        await party.carry(house)
    return party


async def heard(house: DiscordHouse) -> None:
    """Until what was written has been taken."""
    await house.has_heard()
    await house.carry()


async def test_a_line_in_the_private_chat_is_played(party: Party, house: DiscordHouse) -> None:
    before = await party.entries(house)
    await party.people[1].says("choose 3")
    await heard(house)

    assert await party.entries(house) == before + 1
    assert party.people[1].texts()[0]
    assert not [one for one in party.people[0].texts(party.channel) if "choose 3" in one]


async def test_a_line_that_names_us_is_played_and_marked_as_heard(party: Party, house: DiscordHouse) -> None:
    before, said = await party.entries(house), len(party.people[0].texts(party.channel))
    party.channel.may.append("add_reactions")
    message = await party.people[1].says(f"<@{party.fake.application}> choose 3", party.channel)
    await heard(house)

    assert await party.entries(house) == before + 1
    assert [number for number, _ in party.fake.reactions] == [message.id]
    assert len(party.people[0].texts(party.channel)) <= said + 1
    assert not any("choose 3" in one for one in party.people[0].texts(party.channel))


async def test_what_only_its_author_may_know_is_not_said_where_all_read_it(party: Party, house: DiscordHouse) -> None:
    for line in ("hand", "choose 99", "catchup"):
        await party.people[1].says(f"<@{party.fake.application}> {line}", party.channel)
        await heard(house)
        party.noted()
        party.turn -= 1
    public = [one for one in party.people[0].sees(party.channel) if one.only_for is None]

    assert not [one for one in public if "99" in one.text]
    assert public[-1].labels == ["My hand"]
    await party.check_secrets(house)


@pytest.mark.parametrize("text", ["hello all", "!roll 2d6", "choose 3"])
async def test_talk_among_people_gets_no_answer(party: Party, house: DiscordHouse, text: str) -> None:
    before, entries = len(party.fake.sightings), await party.entries(house)
    await party.people[1].says(text, party.channel)
    await heard(house)

    assert len(party.fake.sightings) == before
    assert await party.entries(house) == entries


async def test_a_word_to_friends_below_our_message_gets_no_answer(party: Party, house: DiscordHouse) -> None:
    before = len(party.fake.sightings)
    await party.people[1].says("hello all", party.channel, answers=True)
    await heard(house)

    assert len(party.fake.sightings) == before


async def test_a_move_below_our_message_is_played(party: Party, house: DiscordHouse) -> None:
    before = await party.entries(house)
    await party.people[1].says("choose 3", party.channel, answers=True)
    await heard(house)

    assert await party.entries(house) == before + 1


async def test_whoever_names_us_is_told_when_they_are_not_understood(party: Party, house: DiscordHouse) -> None:
    before = len(party.people[0].texts(party.channel))
    await party.people[1].says(f"<@{party.fake.application}> abracadabra", party.channel)
    await heard(house)
    public = [one for one in party.people[0].sees(party.channel) if one.only_for is None]

    assert len(party.people[0].texts(party.channel)) == before + 1
    assert public[-1].labels == ["My hand"]


async def test_another_bot_is_not_heard(party: Party, house: DiscordHouse) -> None:
    before, entries = len(party.fake.sightings), await party.entries(house)
    party.people[1].user.bot = True
    await party.people[1].says(f"<@{party.fake.application}> choose 3", party.channel)
    await heard(house)

    assert len(party.fake.sightings) == before
    assert await party.entries(house) == entries


async def test_somebody_plays_alone_in_the_private_chat(fake: FakeDiscord, house: DiscordHouse) -> None:
    ana = Human.called(fake, 7, "Ana")
    await ana.slash("play", game="holland")
    await house.carry()
    await ana.says("fill")
    await heard(house)
    await ana.says("start")
    await heard(house)
    table = await house.shelf.table_at(f"discord:{ana.private.id}")
    assert table
    desk = await house.standing(table)

    assert desk.table.phase is Phase.PLAYING
    assert [one for one in ana.sees() if one.picture]


@pytest.mark.parametrize("how", ["command", "line"])
async def test_a_game_is_tried_alone_by_one_command_in_the_private_chat(
    fake: FakeDiscord, house: DiscordHouse, how: str
) -> None:
    ana = Human.called(fake, 7, "Ana")
    if how == "command":
        await ana.slash("solo", game="holland")
    else:
        await ana.says("/solo holland")
        await heard(house)
    await house.carry()
    table = await house.shelf.table_at(f"discord:{ana.private.id}")

    assert table
    assert (await house.standing(table)).table.phase is Phase.PLAYING


@pytest.mark.parametrize("game", sorted(CATALOGUE.lessons))
async def test_a_game_is_learnt_in_the_private_chat_by_pressing_what_the_lesson_points_to(
    fake: FakeDiscord, house: DiscordHouse, game: str
) -> None:
    ana = Human.called(fake, 7, "Ana")
    await ana.slash("learn", game=game)
    await house.carry()
    table = await house.shelf.table_at(f"discord:{ana.private.id}")
    assert table
    for _ in range(60):
        lit = [(one, label) for one in ana.sees() for label in one.labels if label.startswith("👉")]
        if not (await house.standing(table)).table.lesson:
            break
        await ana.press(*lit[-1])
        await house.carry()

    assert (await house.standing(table)).table.lesson == 0


async def test_hand_tables_and_rules_work_anywhere_for_whoever_carries_us(party: Party, house: DiscordHouse) -> None:
    bo, elsewhere = party.people[1], party.fake.elsewhere()
    party.fake.carried_by.add(bo.id)
    hand = (await bo.slash("hand", elsewhere)).answers[-1]
    tables = (await bo.slash("tables", elsewhere)).answers[-1]
    before = await party.entries(house)
    await bo.press(hand, hand.labels[0])

    assert hand.only_for == tables.only_for == bo.id
    assert hand.picture
    assert await party.entries(house) == before + 1
