"""Whatever goes wrong between Discord and us: nothing is lost, nothing happens twice, nobody else notices."""

import asyncio
from pathlib import Path

import pytest
from discord_house import PATIENCE_SECONDS, DiscordHouse
from discord_playing import Party
from fake_discord import Asking, Channel, FakeDiscord, Fault, Human
from fake_discord.wrong import Wrong, missing_access, too_many
from standing_clock import StandingClock
from support.servers import Server

from bot.discord import platform
from bot.discord.shards import Shards
from bot.doors import CannotOpen
from bot.store.redis.shelf import RedisShelf
from engine.games import games

GAME = "holland"
SEND = "POST /channels/{channel}/messages"
EDIT = "PATCH /channels/{channel}/messages/{message}"
BROKEN = Wrong(503, 0, "Service Unavailable")


async def pressing(party: Party, who: int = 0) -> Asking:
    """Somebody presses the first answer of their hand; nobody waits for what comes of it."""
    human = party.people[who]
    hand = (await human.press(human.board(party.channel), party.label("hand"))).answers[-1]
    return await human.pressing(hand, human.find(hand, hand.labels[0]))


async def later(house: DiscordHouse, seconds: float = 30) -> None:
    """Time passes in which letters are tried again."""
    for _ in range(4):
        house.clock.now += seconds / 4
        await house.carry()


@pytest.mark.parametrize("route", ["GET /users/@me", "GET /applications/{application}/commands"])
async def test_who_could_not_be_reached_at_the_start_is_reached_by_another_try(
    fake: FakeDiscord, clock: StandingClock, channel: Channel, tmp_path: Path, route: str
) -> None:
    fake.faults.refuse(route, Wrong(403, 0, "Forbidden"))
    house = DiscordHouse(fake, clock, tmp_path, games())
    with pytest.raises(CannotOpen) as refused:
        await house.adapter.start()
    async with house.open():
        asking = await Human.called(fake, 7, "Ana").slash("play", channel, game=GAME)

    assert refused.value.passing
    assert asking.answers


@pytest.mark.parametrize(
    "fault",
    [
        Fault("refused", too_many(0.01)),
        Fault("refused", too_many(600)),
        Fault("refused", BROKEN),
        Fault("lost"),
        Fault("late", seconds=0.3),
    ],
    ids=["told to wait a little", "told to wait long", "broken", "lost", "late"],
)
@pytest.mark.parametrize("route", [SEND, EDIT])
async def test_a_sending_that_fails_is_made_good(
    party: Party, house: DiscordHouse, route: str, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platform, "PATIENCE_SECONDS", 0.2)
    party.fake.faults.next(route, fault, fault)
    await party.play(house, 4)
    await later(house, 1300)

    await party.check(house)


async def test_a_line_whose_answer_was_lost_is_said_once(party: Party, house: DiscordHouse) -> None:
    await party.play(house, 4)
    party.fake.faults.next(SEND, Fault("lost"))
    await party.play(house, 6)
    await later(house)

    sent = [one.message for one in party.fake.sightings if one.do == "send"]
    assert len(sent) == len(set(sent))
    await party.check(house)


async def test_a_press_that_is_told_twice_acts_once(party: Party, house: DiscordHouse) -> None:
    before = await party.entries(house)
    party.fake.gateway.hold()
    asking = await pressing_late(party)
    party.fake.gateway.twice = 1
    await party.fake.gateway.release()
    await party.people[0].answered(asking)
    await house.has_heard()

    assert await party.entries(house) == before + 1
    assert [one for one in party.fake.refused if "40060" not in one] == []


async def test_a_press_that_is_told_again_after_a_restart_acts_once(
    party: Party, house: DiscordHouse, tmp_path: Path
) -> None:
    before = await party.entries(house)
    asking = await pressing(party)
    await party.people[0].answered(asking)
    await house.close()
    again = DiscordHouse(party.fake, house.clock, tmp_path, games())
    async with again.open():
        await party.people[0].tell(asking)
        await again.has_heard()
        assert await party.entries(again) == before + 1


async def test_presses_in_the_wrong_order_are_judged_one_by_one(party: Party, house: DiscordHouse) -> None:
    ana, bo = party.people
    before = await party.entries(house)
    hands = [(await one.press(one.board(party.channel), party.label("hand"))).answers[-1] for one in (ana, bo)]
    party.fake.gateway.hold()
    asked = [
        await one.pressing(hand, one.find(hand, hand.labels[0])) for one, hand in zip((ana, bo), hands, strict=True)
    ]
    await party.fake.gateway.release(reverse=True)
    for one, asking in zip((ana, bo), asked, strict=True):
        await one.answered(asking)

    assert await party.entries(house) == before + 2


async def test_two_presses_of_one_button_act_once(party: Party, house: DiscordHouse) -> None:
    ana = party.people[0]
    hand = (await ana.press(ana.board(party.channel), party.label("hand"))).answers[-1]
    before = await party.entries(house)
    asked = [await ana.pressing(hand, ana.find(hand, hand.labels[0])) for _ in range(2)]
    for asking in asked:
        await ana.answered(asking)

    assert await party.entries(house) in (before + 1, before + 2)
    assert not party.fake.refused


async def test_a_press_that_comes_too_late_to_be_acknowledged_changes_nothing(
    party: Party, house: DiscordHouse
) -> None:
    before = await party.entries(house)
    party.fake.gateway.hold()
    asking = await pressing_late(party)
    asking.asked_at -= 4
    house.clock.now += 4
    await party.fake.gateway.release()
    await party.fake.until(lambda: bool(party.fake.refused))
    await house.has_heard()

    assert await party.entries(house) == before


async def test_what_was_pressed_while_the_line_was_down_is_heard(party: Party, house: DiscordHouse) -> None:
    before = await party.entries(house)
    ana = party.people[0]
    hand = (await ana.press(ana.board(party.channel), party.label("hand"))).answers[-1]
    await party.fake.gateway.drop()
    await ana.answered(await ana.pressing(hand, ana.find(hand, hand.labels[0])))

    assert party.fake.gateway.resumed == 1
    assert await party.entries(house) == before + 1


@pytest.mark.parametrize("how", ["reconnect", "a new session"])
async def test_the_line_comes_back(party: Party, house: DiscordHouse, how: str) -> None:
    gateway = party.fake.gateway
    if how == "reconnect":
        await gateway.reconnect()
    else:
        gateway.forget()
        await gateway.drop()
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not gateway.resumed and len(gateway.sessions) < 2:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    await party.play(house, 3)

    await party.check(house)


async def test_a_board_that_was_deleted_is_posted_anew(party: Party, house: DiscordHouse) -> None:
    board = next(one for one in party.people[0].sees(party.channel) if one.picture and one.only_for is None)
    party.fake.messages.delete(board)
    house.clock.now += 10  # whoever has not acted is called, with the button that opens the hand
    await house.carry()
    await party.play(house, 4)
    party.fake.refused.clear()

    await party.check(house)


async def test_a_thread_that_fell_asleep_is_woken(fake: FakeDiscord, house: DiscordHouse, channel: Channel) -> None:
    party = Party(fake, fake.thread(channel), 2)
    await party.sits_down(house, GAME)
    party.channel.archived = True
    await party.play(house, 4)
    fake.refused.clear()

    assert not party.channel.archived
    await party.check(house)


async def test_a_place_that_is_shut_for_a_moment_lets_its_own_table_stand_and_go_on(
    party: Party, house: DiscordHouse, fake: FakeDiscord
) -> None:
    other = Party(fake, fake.channel(fake.guild(2)), 2)
    fake.faults.refuse(EDIT, missing_access())
    await pressing(party)
    await pressing(party, 1)
    await later(house)
    await other.sits_down(house, GAME)
    await other.play(house, 3)

    table = (await house.desk(party.table)).table
    assert table.paused_ms > 0
    assert table.paused_at is None
    assert await other.entries(house) >= 3


async def test_processes_share_the_servers(fake: FakeDiscord, clock: StandingClock, tmp_path: Path) -> None:
    """Each hears of its own shards only; the first alone tells Discord the commands."""
    places = [fake.channel(fake.guild(number)) for number in (2, 3)]
    houses = [DiscordHouse(fake, clock, tmp_path / str(shard), games(), shards=Shards((shard,), 2)) for shard in (0, 1)]
    for house, place in zip(houses, places, strict=True):
        async with house.open():
            party = Party(fake, place, 2)
            await party.sits_down(house, GAME)
            await party.play(house, 3)
            await party.check(house)

    assert fake.calls.count("PUT /applications/{application}/commands") == 1


async def test_one_process_carries_what_people_of_the_other_one_do(
    fake: FakeDiscord, clock: StandingClock, tmp_path: Path
) -> None:
    place = fake.channel(fake.guild(2))
    server = Server(tmp_path / "redis").start()
    shelves = [await RedisShelf.opened(server.url, games) for _ in (0, 1)]
    try:
        hears = DiscordHouse(fake, clock, shelves[0], games(), shards=Shards((0,), 2))
        carries = DiscordHouse(fake, clock, shelves[1], games(), shards=Shards((1,), 2), painter=hears.painter)
        async with hears.open(), carries.open():
            party = Party(fake, place, 2)
            party.watch(hears)
            await party.sits_down(carries, GAME)
            await party.play(carries, 8)
            await party.check(carries)
    finally:
        for shelf in shelves:
            await shelf.close()
        server.kill()


async def pressing_late(party: Party) -> Asking:
    """A press of a hand that was shown before anything went wrong."""
    ana, gateway = party.people[0], party.fake.gateway
    await gateway.release()
    hand = (await ana.press(ana.board(party.channel), party.label("hand"))).answers[-1]
    gateway.hold()
    return await ana.pressing(hand, ana.find(hand, hand.labels[0]))
