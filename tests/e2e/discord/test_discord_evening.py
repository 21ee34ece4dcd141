"""An evening in a channel, counted: messages a minute, calls for each question, what remains, a board that is true."""

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord_house import DiscordHouse, QuickPainter
from discord_playing import Party
from fake_discord import Channel, FakeDiscord, Message
from standing_clock import StandingClock

from bot.tables.model.reply import Painted, PictureWanted
from bot.tables.ports.platform import Subject
from engine.core import run
from engine.games import games

PRESSES = 40
MOST_A_MINUTE = 6
MOST_LEFT = 30


@pytest.fixture
def channel(fake: FakeDiscord) -> Channel:
    return fake.channel(fake.guild())


@pytest.fixture
async def house(
    fake: FakeDiscord, clock: StandingClock, channel: Channel, tmp_path: Path
) -> AsyncIterator[DiscordHouse]:
    async with DiscordHouse(fake, clock, tmp_path, games(), painter=PositionPainter()).open() as house:
        yield house


class PositionPainter(QuickPainter):
    """Paints what a view says and not how it came to be: an arrow of yesterday is not untrue."""

    def paint(self, subject: Subject) -> Painted:
        """The picture, its alt text, its twin."""
        shown = repr(subject.seen)
        return Painted(shown.encode(), f"{subject.seen.seat}:{hash(shown)}", shown)


class Evening:
    """A party whose channel is watched."""

    def __init__(self, party: Party, house: DiscordHouse) -> None:
        self.party, self.house = party, house
        self.open: dict[int, Message] = {}
        self.calls: Counter[tuple[int, int, int]] = Counter()
        self.stale = self.samples = 0
        self.seen = len(party.fake.sightings)
        self.begun = house.clock.now

    async def play(self, presses: int) -> None:
        for _ in range(presses):
            desk = await self.house.standing(self.party.table)
            if desk.match is None or desk.match.position.result is not None:
                return
            people = [one for one in run.awaited(desk.match.position) if not desk.table.sitters[one].computer]
            if people:
                await self.press(self.party.dice.choice(people))
            await self.house.carry()
            await self.count()

    async def press(self, seat: int) -> None:
        human = self.party.people[seat]
        hand = self.open.get(seat)
        if hand is None or not hand.buttons or hand.id not in self.party.fake.messages.by_id:
            hand = (await human.press(human.board(self.party.channel), self.party.label("hand"))).answers[-1]
        self.open[seat] = (await human.answered(await human.pressing(hand, self.party._choice(hand)))).answers[-1]

    async def count(self) -> None:
        desk = await self.house.standing(self.party.table)
        for one in self.party.fake.sightings[self.seen :]:
            for user in one.pings:
                seat = [human.id for human in self.party.people].index(user)
                asked = desk.table.askings[seat]
                self.calls[seat, asked.number, max((each.reminded for each in desk.table.openings), default=0)] += 1
        self.seen = len(self.party.fake.sightings)
        wanted = await self.house.service.picture(PictureWanted(self.party.table, "board", desk.table.language))
        board = [one for one in self.party.people[0].sees(self.party.channel) if one.picture and one.only_for is None]
        self.samples += 1
        self.stale += [one.picture for one in board] != [wanted.png if wanted else None]

    @property
    def busiest_minute(self) -> int:
        public = [one for one in self.party.fake.sightings if one.do == "send" and one.viewer is None]
        times = [one.at for one in public if one.at >= self.begun]
        return max((sum(at <= other < at + 60 for other in times) for at in times), default=0)

    @property
    def left(self) -> int:
        return len([one for one in self.party.people[0].sees(self.party.channel) if one.only_for is None])


@pytest.mark.parametrize("slug", ["holland", "caverna"])
async def test_a_channel_is_not_drowned_and_its_board_is_true(
    slug: str, fake: FakeDiscord, house: DiscordHouse, channel: Channel
) -> None:
    party = Party(fake, channel, 4)
    await party.sits_down(house, slug)
    evening = Evening(party, house)
    await evening.play(PRESSES)

    assert evening.busiest_minute <= MOST_A_MINUTE
    assert evening.left < MOST_LEFT
    assert max(evening.calls.values(), default=0) <= 1
    assert evening.stale / evening.samples <= 0.05


async def test_nobody_is_called_again_because_others_have_chosen(
    fake: FakeDiscord, house: DiscordHouse, channel: Channel
) -> None:
    party = Party(fake, channel, 4)
    await party.sits_down(house, "holland", "none")
    for human in party.people[1:]:
        found = await human.types("act", channel, what="")
        await human.slash("act", channel, what=found[0][1])
        house.clock.now += 10
        await house.carry()

    called = Counter(user for one in fake.sightings for user in one.pings)
    assert called[party.people[0].id] == 1
    assert max(called.values()) == 1
