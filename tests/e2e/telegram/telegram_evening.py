"""The people of an evening in a Telegram group, before the fake."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from checking import shown
from e2e.checker import Asked, Shown
from e2e.evening import NAMES, Group, awaited_by
from fake_telegram import FakeTelegram
from hosting import CATALOGUE, Clock, Hosting, dealt, hosted
from playing import pressable

from bot.tables.domain.desk import Desk
from bot.tables.looks import screens
from bot.tables.model.table import History
from bot.tables.ports.platform import Workshop
from bot.telegram import dress

STRANGERS = ("Eve", "Zoë")


class TelegramGroup(Group):
    """A group of its own."""

    def __init__(self, hosting: Hosting, lang: str) -> None:
        super().__init__(Asked(hosting.fake.sightings), CATALOGUE.words(lang))
        self.hosting, self.fake = hosting, hosting.fake
        self.chat = self.fake.group()
        self.people = [hosting.human(name, lang) for name in NAMES]
        self.strangers = {name: hosting.human(name, opened=False) for name in STRANGERS}
        self.asked.over(hosting.service)
        self.known: list[Shown] = []

    @property
    def now(self) -> float:
        return self.hosting.clock.now

    async def deal(self, game: str) -> None:
        await dealt(self.hosting, self.chat, *self.people, game=game, here=self.button("confirm"))

    async def press(self) -> bool:
        """Somebody who is asked something presses; who has answered is not looking for another answer."""
        awaited = awaited_by(await self.standing())
        for human in self.chance.sample(self.people, len(self.people)):
            found = pressable(self.chance, human) if f"telegram:{human.id}" in awaited else None
            if found is not None:
                label = next(one["text"] for one in found[0].buttons if one["callback_data"] == found[1])
                self.tells(f"{human.user.name} presses [{label}]")
                await human.answered(human.pressing(*found))
                await self.hosting.settle()
                return True
        return False

    async def talk(self, who: str, text: str) -> None:
        self.tells(f"{who}: {text}")
        self.strangers[who].says(text, self.chat)

    async def says(self, seat: int, command: str, **options: Any) -> None:
        line = " ".join([f"/{command}", *map(str, options.values())])
        self.tells(f"{NAMES[seat]}: {line}")
        await self.hosting.says(self.people[seat], line, self.chat)

    async def agrees(self, seat: int) -> None:
        human, agree = self.people[seat], self.button("vote-yes")
        asked = next(one for one in reversed(human.sees(self.chat)) if agree in one.labels)
        self.tells(f"{human.user.name} presses [{agree}]")
        await self.hosting.press(human, asked, agree)

    async def passes(self, seconds: int) -> None:
        for _ in range(seconds):
            await self.hosting.after(1)
            await self.hosting.courier.last()

    async def standing(self) -> Desk:
        kept = await self.hosting.shelf.load(self.hosting.table(self.chat))
        assert kept is not None
        return self.hosting.service.acts.desk(kept)

    async def history(self) -> History:
        history: History = await self.hosting.shelf.history(self.hosting.table(self.chat))
        return history

    async def board(self) -> tuple[str, str]:
        should = dress.text_of(screens.board(await self.standing()), dress.MOST_CAPTION)
        boards = [one for one in self.people[0].sees(self.chat) if one.buttons and one.photo is not None]
        return boards[-1].text if boards else "", should

    def called(self) -> list[set[str]]:
        standing = [one.entities for one in self.people[0].sees(self.chat)]
        return [{f"telegram:{one['user']['id']}" for one in own if "user" in one} for own in standing]

    def shown(self) -> list[Shown]:
        new = self.fake.sightings[len(self.known) :]
        self.known += [shown(at, one, self.asked) for at, one in enumerate(new, start=len(self.known))]
        return self.known

    def remains(self) -> int:
        return len([one for one in self.people[0].sees(self.chat) if one.only_for is None])

    @property
    def presses(self) -> int:
        return len(self.fake.queries)

    @property
    def asks(self) -> list[str]:
        return [method for _, method, _ in self.fake.calls]


@asynccontextmanager
async def in_telegram(
    folder: Path, lang: str = "en", workshop: Workshop | None = None, **changes: Any
) -> AsyncIterator[TelegramGroup]:
    """A house that is open to a group meanwhile, where chance falls alike every evening."""
    numbers = count(1)
    chance = {"entropy": lambda: f"{next(numbers):064x}"}
    clock, about = Clock(), {"changes": chance | changes, "workshop": workshop}
    async with FakeTelegram(clock).open() as fake, hosted(fake, clock, folder, **about) as hosting:
        yield TelegramGroup(hosting, lang)
