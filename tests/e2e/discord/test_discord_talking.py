"""What people in Discord meet: commands in their language, private answers, hands, private chats, permissions."""

import asyncio
from pathlib import Path

import pytest
from discord_house import DiscordHouse
from discord_playing import Party
from fake_discord import Channel, FakeDiscord, Human
from standing_clock import StandingClock

from bot.discord import asked, reception
from bot.tables.looks.painters import Painters
from bot.tables.model.intents import Intent
from bot.tables.model.reply import Reply
from bot.tables.model.table import Phase
from engine.games import games

GAME = "holland"


@pytest.fixture
def party(two: Party) -> Party:
    return two


@pytest.fixture
async def playing(party: Party, house: DiscordHouse) -> Party:
    await party.sits_down(house, GAME)
    return party


def stranger(fake: FakeDiscord) -> Human:
    return Human.called(fake, 99, "Eve")


# --- commands ---


async def test_commands_are_registered_once(house: DiscordHouse, fake: FakeDiscord, tmp_path: Path) -> None:
    again = DiscordHouse(fake, house.clock, tmp_path / "other", games())
    async with again.open():
        pass

    assert fake.calls.count("PUT /applications/{application}/commands") == 1


async def test_an_application_with_activities_starts_and_keeps_their_entry_point(
    fake: FakeDiscord, clock: StandingClock, tmp_path: Path
) -> None:
    fake.enable_activities()
    for time in ("first", "second"):
        async with DiscordHouse(fake, clock, tmp_path / time, games()).open():
            assert {"Launch", "play"} <= {one["name"] for one in fake.commands}

    assert fake.calls.count("PUT /applications/{application}/commands") == 1


async def test_a_command_that_was_renamed_in_one_language_is_registered_again(
    house: DiscordHouse, fake: FakeDiscord, tmp_path: Path
) -> None:
    fake.commands[0]["name_localizations"]["uk"] = "інакше"
    house.clock.now += 60  # so soon after another one Discord would make us wait
    async with DiscordHouse(fake, house.clock, tmp_path / "other", games()).open():
        pass

    assert fake.commands[0]["name_localizations"]["uk"] != "інакше"


async def test_a_game_is_found_by_its_name_in_the_language_of_whoever_types(
    house: DiscordHouse, party: Party, channel: Channel
) -> None:
    found = await party.people[0].types("play", channel, game="holland")

    assert [value for _, value in found] == [GAME]
    assert found[0][0].startswith("Sir Holland")


async def test_settings_are_suggested_for_the_game_and_taken(
    house: DiscordHouse, party: Party, channel: Channel
) -> None:
    ana = party.people[0]
    name, value = (await ana.types("play", channel, game=GAME, settings=""))[-1]
    await ana.slash("play", channel, game=GAME, settings=value)
    await house.carry()

    assert "=" in value
    assert name.split(":")[0] in ana.board(channel).text


async def test_a_setting_that_there_is_not_is_refused(house: DiscordHouse, party: Party, channel: Channel) -> None:
    asking = await party.people[1].slash("play", channel, game=GAME, settings="wings=9")

    assert "wings" in asking.answers[-1].text
    assert not said_to_all(party.people[1], channel)


async def test_every_answer_is_private(
    playing: Party, house: DiscordHouse, channel: Channel, fake: FakeDiscord
) -> None:
    bo = playing.people[1]
    for name in ("board", "hand", "look", "rules", "status", "catchup", "tables", "help", "undo", "replay"):
        asking = await bo.slash(name, channel)
        assert asking.answers[-1].only_for == bo.id, name
        assert asking.answers[-1].text, name


async def test_legal_acts_are_suggested_in_ones_own_words(
    playing: Party, house: DiscordHouse, channel: Channel
) -> None:
    ana, bo = playing.people

    assert [name for name, _ in await ana.types("act", channel, what="")] != [
        name for name, _ in await bo.types("act", channel, what="")
    ]
    assert await stranger(playing.fake).types("act", channel, what="") == []


async def test_cards_and_terms_are_looked_up(playing: Party, house: DiscordHouse, channel: Channel) -> None:
    bo = playing.people[1]
    found = await bo.types("rules", channel, term="")
    asking = await bo.slash("rules", channel, term=found[0][1])

    assert asking.answers[-1].text.startswith(found[0][1])


async def test_seats_are_suggested_with_who_sits_there(playing: Party, house: DiscordHouse, channel: Channel) -> None:
    assert await playing.people[0].types("seat kick", channel, seat="bo") == [("2 · Bo <@1>", 2)]


async def test_computers_take_free_seats(party: Party, house: DiscordHouse, channel: Channel) -> None:
    ana = party.people[0]
    await ana.slash("play", channel, game=GAME)
    await ana.slash("seat computer", channel)
    asking = await ana.slash("start", channel)

    assert asking.answers[-1].text.startswith("Está todo mundo aqui")


async def test_somebody_is_forgotten_only_if_sure(party: Party, house: DiscordHouse, channel: Channel) -> None:
    ana = party.people[0]
    await ana.slash("play", channel, game=GAME)
    asking = await ana.slash("forgetme", channel, sure=False)
    assert asking.answers[-1].text == "Nada foi apagado."
    await ana.slash("forgetme", channel, sure=True)
    await house.carry()

    assert "Ana" not in ana.board(channel).text


async def test_everybody_is_spoken_to_in_their_language_and_the_place_in_its_own(
    playing: Party, house: DiscordHouse, channel: Channel
) -> None:
    ana, bo = playing.people
    board = ana.board(channel)

    own, others = [(await one.press(board, "Minha mão")).answers[-1].text for one in (ana, bo)]
    assert own.startswith("Sir Holland, o Bravo: A Fuga da Torre · com Bo")
    assert others.startswith("Sir Holland, the Brave: Escape from the Tower · with Ana")


async def test_a_chosen_language_goes_before_that_of_the_client(
    playing: Party, house: DiscordHouse, channel: Channel
) -> None:
    bo = playing.people[1]
    await bo.slash("language", channel, language="uk")
    asking = await bo.slash("hand", channel)

    assert asking.answers[-1].text.startswith("Сер Голланд Хоробрий: Втеча з вежі · за столом: Ana")


# --- buttons ---


async def test_a_foreign_hand_cannot_be_pressed(playing: Party, house: DiscordHouse, channel: Channel) -> None:
    ana = playing.people[0]
    hand = (await ana.press(ana.board(channel), "Minha mão")).answers[-1]
    before = await playing.entries(house)
    await stranger(playing.fake).press(hand, hand.labels[0])

    assert await playing.entries(house) == before


async def test_a_stranger_sees_no_hand(playing: Party, house: DiscordHouse, channel: Channel) -> None:
    eve = stranger(playing.fake)
    asking = await eve.press(eve.board(channel), "Minha mão")

    assert asking.answers[-1].picture is None
    assert asking.answers[-1].text == "You have no seat at this table."


async def test_a_button_of_another_server_s_table_lets_nobody_in(
    playing: Party, house: DiscordHouse, channel: Channel
) -> None:
    eve, elsewhere = stranger(playing.fake), playing.fake.channel(playing.fake.guild())
    await eve.slash("play", elsewhere, game=GAME)
    await house.carry()
    board = eve.board(elsewhere)
    for command in ("join", "status"):
        asking = await eve.answered(await eve.pressing(board, f"m1:{playing.table}::0:c:{command}"))
        assert "stands elsewhere" in asking.answers[-1].text or "fica em outro lugar" in asking.answers[-1].text


async def test_a_press_is_answered_in_the_place_of_the_hand(
    playing: Party, house: DiscordHouse, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reception, "A_MOMENT_SECONDS", 60)  # a machine that is busy with other things is no fault
    monkeypatch.setattr(asked, "PICTURE_SECONDS", 60)
    ana = playing.people[0]
    hand = (await ana.press(ana.board(channel), "Minha mão")).answers[-1]
    before = len(playing.fake.calls)
    asking = await ana.press(hand, hand.labels[0])

    assert [one.id for one in asking.answers] == [hand.id]
    assert playing.fake.calls[before:] == ["POST /interactions/{id}/{token}/callback"]


async def test_what_takes_longer_than_a_moment_is_acknowledged_first_and_answered_with_its_picture(
    playing: Party, house: DiscordHouse, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asked, "LATE_PICTURE_SECONDS", 60)
    ana, done = playing.people[0], asyncio.Event()
    service, handle = house.service, house.service.handle

    async def slowly(intent: Intent) -> Reply:
        await done.wait()
        return await handle(intent)

    service.handle = slowly  # type: ignore[method-assign]
    before = len(playing.fake.calls)
    asking = await ana.pressing(ana.board(channel), ana.find(ana.board(channel), "Minha mão"))
    await asking.heard.wait()
    done.set()
    await ana.answered(asking)
    await house.has_heard()

    assert asking.acknowledged == 5
    assert asking.answers[-1].picture is not None
    assert len(playing.fake.calls) == before + 2


async def test_a_hand_of_yesterday_still_works(playing: Party, house: DiscordHouse, channel: Channel) -> None:
    ana = playing.people[0]
    await ana.slash("pace", channel, pace="none")
    hand = (await ana.press(ana.board(channel), "Minha mão")).answers[-1]
    before = await playing.entries(house)
    house.clock.now += 24 * 3600
    await ana.press(hand, hand.labels[0])

    assert await playing.entries(house) == before + 1


async def test_an_unknown_button_is_answered(playing: Party, house: DiscordHouse, channel: Channel) -> None:
    ana = playing.people[0]
    asking = await ana.answered(await ana.pressing(ana.board(channel), "somebody-elses"))

    assert asking.answers[-1].text == "Não conheço esse botão."


async def test_a_refusal_explains_itself(playing: Party, house: DiscordHouse, channel: Channel) -> None:
    bo = playing.people[1]
    refusal = (await bo.slash("act", channel, what="nonsense")).answers[-1]
    asking = await bo.press(refusal, "Why?")

    assert len(asking.answers[-1].text) > 20


async def test_pictures_are_pictures_with_words_that_fit(
    fake: FakeDiscord, clock: StandingClock, channel: Channel, tmp_path: Path
) -> None:
    async with DiscordHouse(fake, clock, tmp_path, games(), painter=Painters()).open() as house:
        party = Party(fake, channel, 2)
        await party.sits_down(house, GAME)
        await party.play(house, 3)
        board = next(one for one in party.people[0].sees(channel) if one.picture and one.only_for is None)
        await party.check(house)

    assert board.picture
    assert board.picture.startswith(b"\xff\xd8")
    assert 20 < len(board.alt.splitlines()[0]) <= 256


# --- private chats ---


async def test_who_wants_private_messages_gets_them_with_buttons_that_work(
    party: Party, house: DiscordHouse, channel: Channel
) -> None:
    ana = party.people[0]
    asking = await ana.slash("hand", channel, dm=True)
    assert "privado" in asking.answers[-1].text
    await party.sits_down(house, GAME)
    notice = ana.sees()[-1]
    before = await party.entries(house)
    await ana.press(notice, notice.labels[0])
    await house.carry()

    assert await party.entries(house) == before + 1
    assert not [one for one in party.fake.sightings if ana.id in one.pings]


async def test_a_hand_comes_at_once_to_whoever_asks_for_it_in_play(
    playing: Party, house: DiscordHouse, channel: Channel
) -> None:
    ana = playing.people[0]
    await ana.slash("hand", channel, dm=True)

    assert ana.sees()[-1].picture
    assert ana.sees()[-1].buttons


async def test_a_closed_private_chat_is_told_and_the_game_goes_on(
    party: Party, house: DiscordHouse, channel: Channel
) -> None:
    ana = party.people[0]
    await ana.slash("hand", channel, dm=True)
    ana.user.takes_messages = False
    await party.sits_down(house, GAME)
    house.clock.now += 10
    await party.carry(house)
    await party.play(house, 6)

    assert await party.entries(house) >= 6
    assert [one for one in party.fake.sightings if ana.id in one.pings]
    asking = await ana.slash("hand", channel, dm=True)
    assert "fechadas" in asking.answers[-1].text


async def test_private_messages_end_when_somebody_wants_no_more(
    playing: Party, house: DiscordHouse, channel: Channel
) -> None:
    ana = playing.people[0]
    await ana.slash("hand", channel, dm=True)
    await ana.slash("hand", channel, dm=False)
    got = len(ana.sees())
    await playing.play(house, 8)

    assert len(ana.sees()) == got


async def test_commands_work_in_the_private_chat(playing: Party, house: DiscordHouse, channel: Channel) -> None:
    bo = playing.people[1]
    asking = await bo.slash("hand")

    assert asking.answers[-1].picture


# --- places ---


async def test_a_missing_permission_is_named_before_a_table_is_opened(
    party: Party, house: DiscordHouse, channel: Channel
) -> None:
    channel.may.remove("attach_files")
    asking = await party.people[1].slash("play", channel, game=GAME)

    assert "Attach Files" in asking.answers[-1].text
    assert await house.shelf.table_at(f"discord:{channel.id}") is None


async def test_a_permission_that_is_taken_in_play_is_named_and_what_waits_comes_later(
    playing: Party, house: DiscordHouse, channel: Channel
) -> None:
    channel.may.remove("send_messages")
    await playing.act(house, playing.people[0])
    asking = await playing.people[1].slash("status", channel)
    assert "Send Messages" in asking.answers[-1].text
    channel.may.append("send_messages")
    house.clock.now += 60
    await house.carry()
    await playing.play(house, 2)
    playing.fake.refused.clear()

    await playing.check(house)


async def test_a_thread_is_a_place_of_its_own(fake: FakeDiscord, house: DiscordHouse, channel: Channel) -> None:
    for place in (fake.thread(channel), fake.thread(channel), channel):
        await Party(fake, place, 2).sits_down(house, GAME)

    assert len(await house.shelf.tables_of("discord:7")) == 3


async def test_a_table_whose_channel_is_deleted_pauses(playing: Party, house: DiscordHouse, channel: Channel) -> None:
    await playing.people[0].deletes(channel)
    await playing.fake.until(lambda: house.stirred > 0)
    await paused(playing, house)


async def test_a_table_from_whose_server_we_are_removed_pauses(
    playing: Party, house: DiscordHouse, channel: Channel
) -> None:
    assert channel.guild
    await playing.people[0].removes(channel.guild)
    await paused(playing, house)


async def test_what_people_call_themselves_calls_nobody(playing: Party, house: DiscordHouse, channel: Channel) -> None:
    house.clock.now += 10
    await playing.carry(house)
    await playing.play(house, 6)

    called = {user for one in playing.fake.sightings for user in one.pings}
    assert called == {one.id for one in playing.people}
    assert (await house.desk(playing.table)).table.phase is Phase.PLAYING


async def paused(party: Party, house: DiscordHouse) -> None:
    """Wait until the table pauses; what is still on its way to it is told that the place is gone."""
    for _ in range(200):
        await house.courier.round()
        if (await house.desk(party.table)).table.paused_at is not None:
            return
        await asyncio.sleep(0.01)  # a round that finds nothing waits for nobody, and we are told meanwhile
    raise AssertionError("it does not pause")


def said_to_all(human: Human, channel: Channel) -> list[str]:
    return [one.text for one in human.sees(channel) if one.only_for is None]
