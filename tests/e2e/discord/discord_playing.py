"""Scripted users who open a table, play it by buttons and by typing, and watch what everybody sees meanwhile."""

from collections.abc import Callable
from random import Random
from typing import Any

from discord_house import DiscordHouse, shown, words
from e2e.checker import Asked, troubles
from e2e.meanwhile import Meanwhile
from fake_discord import Channel, FakeDiscord, Human, Message, Sighting

from bot.discord import dress, spots
from bot.tables.model import button_ids
from bot.tables.model.button_ids import Kind
from bot.tables.model.reply import PictureWanted
from bot.tables.model.table import Phase
from engine.core import run

NAMES = (("Ana *a*", "pt-BR"), ("Bo <@1>", "en-US"), ("Оля", "uk"), ("Dé_", "pt-BR"), ("Eve", "en-GB"), ("Fay", "fr"))
PATIENCE = 30
"""So many presses may lead to one answer."""


class Party:
    """Some people in a channel, and one table."""

    def __init__(self, fake: FakeDiscord, channel: Channel, seats: int, seed: int = 1) -> None:
        self.fake, self.channel, self.dice = fake, channel, Random(seed)
        self.people = [Human.called(fake, 7 + at, name, lang) for at, (name, lang) in enumerate(NAMES[:seats])]
        self.table = ""
        self.begun = len(fake.sightings)
        self.turns: list[int] = []
        self.turn = 0
        self.acts = {"pressed": 0, "typed": 0}
        self.meanwhile: Meanwhile | None = None
        self.asked = Asked(fake.sightings)
        self.watched: list[DiscordHouse] = []

    @property
    def seen(self) -> list[Sighting]:
        """What was seen since these people came together."""
        return self.fake.sightings[self.begun :]

    def watch(self, house: DiscordHouse) -> None:
        """Listen to what this house asks people. Several may serve one table."""
        if house not in self.watched:
            self.asked.over(house.service)
            self.watched.append(house)

    def noted(self) -> None:
        """Whatever was seen since belongs to this turn."""
        self.turns += [self.turn] * (len(self.seen) - len(self.turns))

    async def carry(self, house: DiscordHouse) -> None:
        """Let everything be carried that belongs to this turn; before the game every step is one."""
        await house.carry()
        self.noted()
        self.turn -= self.turn <= 0

    async def sits_down(self, house: DiscordHouse, game: str, pace: str = "", **options: Any) -> None:
        """The first one opens, the others join, everybody confirms."""
        self.watch(house)
        host, *others = self.people
        await host.slash("play", self.channel, game=game, **options)
        await self.carry(house)
        table = await house.shelf.table_at(spots.place_key(self.channel.id))
        assert table is not None
        self.table = table
        for one in others:
            await one.press(one.board(self.channel), self.label("join"))
            await self.carry(house)
        if pace:
            await host.slash("pace", self.channel, pace=pace)
        await host.slash("start", self.channel)
        await self.carry(house)
        for one in others:
            await one.press(one.board(self.channel), self.label("confirm"))
            await self.carry(house)

    def label(self, command: str) -> str:
        """What a button of the table says, in the language of whoever opened it."""
        return str(words("pt-BR")(f"table-button-{command}"))

    async def play(self, house: DiscordHouse, most: int, wait: Callable[[], None] = lambda: None) -> bool:
        """Act one after the other, at most so often; whether the game is over."""
        self.watch(house)
        for _ in range(most):
            desk = await house.standing(self.table)
            if desk.match is None or desk.table.phase is not Phase.PLAYING:
                return True
            awaited = [seat for seat in run.awaited(desk.match.position) if not desk.table.sitters[seat].computer]
            self.turn = desk.table.entries + 1
            if awaited:
                await self.act(house, self.people[self.dice.choice(awaited)])
            await self.carry(house)
            if awaited and self.meanwhile is not None:
                await self.meanwhile.plays(house.service, house.shelf, self.table)
                await self.carry(house)
            wait()
        return False

    async def act(self, house: DiscordHouse, who: Human) -> None:
        """Answer what is asked, by typing what is suggested or by pressing."""
        before = await self.entries(house)
        if self.dice.random() < 0.4:
            await self._type(who)
            if await self.entries(house) > before:
                self.acts["typed"] += 1
                return
        asking = await who.press(who.board(self.channel), self.label("hand"))
        for _ in range(PATIENCE):
            message = asking.answers[-1]
            asking = await who.answered(await who.pressing(message, choice(self.dice, message)))
            if await self.entries(house) != before:
                self.acts["pressed"] += 1
                return
        raise AssertionError(f"{PATIENCE} presses led nowhere: {asking.answers[-1].text}")

    async def entries(self, house: DiscordHouse) -> int:
        """How many acts are committed."""
        return (await house.standing(self.table)).table.entries

    async def _type(self, who: Human) -> None:
        found = await who.types("act", self.channel, what="")
        if found:
            await who.slash("act", self.channel, what=self.dice.choice(found)[1])

    async def check_secrets(self, house: DiscordHouse) -> None:
        """Nothing went to anybody that should not have."""
        self.noted()
        desk = await house.desk(self.table)
        found = troubles(shown(self.fake, self.asked, self.begun, self.turns), desk, house.painter)
        assert not found, "\n".join(found[:20])

    async def check(self, house: DiscordHouse) -> None:
        """Besides: nothing was refused, everything was told as committed."""
        await self.check_secrets(house)
        assert not self.fake.refused, "\n".join(self.fake.refused[:20])
        await self._check_transcript(house)
        await self._check_board(house)

    async def _check_transcript(self, house: DiscordHouse) -> None:
        """The board tells what happened last."""
        desk = await house.desk(self.table)
        boards = [one for one in self.people[0].sees(self.channel) if one.picture and one.only_for is None]
        lines = [line for one in desk.table.lately for line in one.splitlines()]
        last = dress.plain(lines[-1]) if lines else ""  # in the first moments nothing has happened yet
        assert last in boards[-1].text, f"{last!r} is not told by {boards[-1].text!r}"

    async def _check_board(self, house: DiscordHouse) -> None:
        """The board shows the newest position."""
        desk = await house.desk(self.table)
        painted = await house.service.picture(PictureWanted(self.table, "board", desk.table.language))
        boards = [one for one in self.people[0].sees(self.channel) if one.picture and one.only_for is None]
        assert [one.picture for one in boards] == [painted.photo if painted else None]


def choice(dice: Random, message: Message) -> str:
    """Something in a hand that answers what is asked, or leads there."""
    answers, further = _answering(message)
    choices = answers if answers and (not further or dice.random() < 0.6) else further
    assert choices, f"nothing to choose in {message.text!r}: {message.labels}"
    return dice.choice(choices)


def leads_on(message: Message) -> bool:
    """Whether a hand asks for anything."""
    return any(_answering(message))


def _answering(message: Message) -> tuple[list[str], list[str]]:
    """What answers at once, and what leads on."""
    by_kind: dict[Kind, list[str]] = {}
    for _, pressed in message.buttons:
        menu, chosen, value = pressed.partition("=")
        if pressed.split("~")[-1].startswith("type:"):
            continue
        read = button_ids.read(dress.pressed({"custom_id": menu, "values": [value] if chosen else None}))
        by_kind.setdefault(read.kind, []).append(pressed)
    answers = by_kind.get(Kind.ANSWER, []) + by_kind.get(Kind.FINISH, [])
    return answers, by_kind.get(Kind.NARROW, []) + by_kind.get(Kind.GROW, [])
