"""The people of an evening in a Discord channel, before the fake."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from discord_house import CATALOGUE, DiscordHouse, shown
from discord_playing import choice, leads_on
from e2e.checker import Asked, Shown
from e2e.evening import NAMES, Group
from fake_discord import FakeDiscord, Human, Message
from fake_discord.library import pointed
from standing_clock import StandingClock

from bot.discord import dress, spots
from bot.tables.domain.desk import Desk
from bot.tables.looks import screens
from bot.tables.model.table import History, Phase
from engine.core import run
from engine.games import games

STRANGERS = ("Eve", "Zoë")
TEXT = 10
LOCALES = {"en": "en-US"}


class DiscordGroup(Group):
    """A channel of its own, with threads nobody asks for."""

    def __init__(self, house: DiscordHouse, lang: str) -> None:
        super().__init__(Asked(house.fake.sightings), CATALOGUE.words(lang))
        self.house, self.fake, self.clock = house, house.fake, house.clock
        self.channel = next(iter(self.fake.channels.values()))
        self.people = [Human.called(self.fake, 7 + at, name, LOCALES.get(lang, lang)) for at, name in enumerate(NAMES)]
        self.strangers = {name: Human.called(self.fake, 20 + at, name) for at, name in enumerate(STRANGERS)}
        self.asked.over(house.service)
        self.open: dict[int, Message] = {}

    @property
    def now(self) -> float:
        return self.clock.now

    async def deal(self, game: str) -> None:
        await self.says(0, "play", game=game)
        await self.passes(2)
        for seat in range(1, len(NAMES)):
            await self._presses(seat, self.button("join"))
        await self._presses(0, self.button("start"))
        for seat in range(1, len(NAMES)):
            await self._presses(seat, self.button("confirm"))
        await self.passes(5)

    async def _presses(self, seat: int, label: str) -> None:
        human = self.people[seat]
        self.tells(f"{human.user.name} presses [{label}]")
        await human.press(human.board(self.channel), label)
        await self.passes(2)

    async def press(self) -> bool:
        desk = await self.standing()
        if desk.match is None:
            return False
        seats = [one for one in run.awaited(desk.match.position) if not desk.table.sitters[one].computer]
        if not seats:
            return False
        await self._answers(self.chance.choice(seats))
        return True

    async def _answers(self, seat: int) -> None:
        human, hand = self.people[seat], self.open.get(seat)
        if hand is None or not leads_on(hand) or hand.id not in self.fake.messages.by_id:
            self.tells(f"{human.user.name} presses [{self.button('hand')}]")
            hand = (await human.press(human.board(self.channel), self.button("hand"))).answers[-1]
        if leads_on(hand):
            pressed = choice(self.chance, hand)
            label = next(label for label, one in hand.buttons if one == pressed)
            self.tells(f"{human.user.name} presses [{label}]")
            hand = (await human.answered(await human.pressing(hand, pressed))).answers[-1]
        self.open[seat] = hand

    async def talk(self, who: str, text: str) -> None:
        self.tells(f"{who}: {text}")
        await self.strangers[who].says(text, self.channel)

    async def says(self, seat: int, command: str, **options: Any) -> None:
        told = " ".join(f"{name}:{value}" for name, value in options.items())
        self.tells(f"{NAMES[seat]}: /{command} {told}")
        await self.people[seat].slash(command, self.channel, **options)

    async def agrees(self, seat: int) -> None:
        human, agree = self.people[seat], self.button("vote-yes")
        asked = next(one for one in reversed(human.sees(self.channel)) if agree in one.labels)
        self.tells(f"{human.user.name} presses [{agree}]")
        await human.press(asked, agree)

    async def passes(self, seconds: int) -> None:
        for _ in range(seconds):
            self.clock.now += 1
            while await self.house.alarms.round() + await self.house.courier.round():
                await self.house.courier.last()
            await self.house.courier.last()
            await self.house.has_heard()

    async def standing(self) -> Desk:
        table = await self.house.shelf.table_at(spots.place_key(self.channel.id))
        assert table is not None
        return await self.house.standing(table)

    async def history(self) -> History:
        return await self.house.shelf.history((await self.standing()).table.id)

    async def board(self) -> tuple[str, str]:
        desk = await self.standing()
        parts = dress.layout(screens.board(desk), None).walk_children()
        should = "\n".join(one.content for one in parts if one.type.value == TEXT)  # type: ignore[attr-defined]
        wants_picture = desk.table.phase in (Phase.PLAYING, Phase.FINISHED)
        boards = [one for one in self.people[0].sees(self.channel) if one.only_for is None and one.buttons]
        boards = [one for one in boards if not one.mentions and (one.picture is not None or not wants_picture)]
        return boards[-1].text if boards else "", should

    def called(self) -> list[set[str]]:
        return [set(map(spots.person_id, one.mentions)) for one in self.people[0].sees(self.channel)]

    def shown(self) -> list[Shown]:
        return shown(self.fake, self.asked, 0, [0] * len(self.fake.sightings), deleted=True)

    def remains(self) -> int:
        return len([one for one in self.people[0].sees(self.channel) if one.only_for is None])

    @property
    def presses(self) -> int:
        return len(self.fake.asked)

    @property
    def asks(self) -> list[str]:
        return self.fake.calls


@asynccontextmanager
async def in_discord(folder: Path, lang: str = "en", **about: Any) -> AsyncIterator[DiscordGroup]:
    """A house that is open to a channel meanwhile."""
    clock = StandingClock()
    async with FakeDiscord(clock).open() as fake:
        fake.channel(fake.guild())
        with pointed(fake.base, fake.gateway_url):
            async with DiscordHouse(fake, clock, folder, games(), **about).open() as house:
                yield DiscordGroup(house, lang)
