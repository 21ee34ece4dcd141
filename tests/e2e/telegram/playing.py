"""Scripted people: they look at what stands in their private chat and press something there, until the game is over."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from checking import Watch
from e2e.checker import WatchedPainter
from e2e.meanwhile import Meanwhile
from fake_telegram import Chat, Human, Message
from hosting import Hosting, dealt
from quick_painter import QuickPainter

from bot.tables.ports.platform import ViewPainter

ANSWERS = ("a", "d")
COMPOSES = ("g", "n", "p")
LOOKS = ("My hand", "What happened?", "Who and when")


@dataclass
class Party:
    """Some people at one table."""

    hosting: Hosting
    watch: Watch
    chat: Chat
    humans: list[Human]
    random: random.Random
    pause: float
    """Seconds between two presses."""
    presses: int = 0
    refusals: int = 0
    meanwhile: Meanwhile | None = None
    """What is played between the presses of a whole game."""

    async def play(self, most: int, restart_every: int = 0) -> bool:
        """Press on until the game is over; whether it is, after so many presses."""
        while self.presses < most:
            if await self.is_over():
                return True
            if restart_every and self.presses % restart_every == restart_every - 1:
                await self.hosting.restart()
                self.watch.over(self.hosting)
            if not await self.press():
                await self._look()
            elif self.meanwhile is not None:
                await self.meanwhile.plays(self.hosting.service, self.hosting.shelf, self.hosting.table(self.chat))
            await self.hosting.after(self.pause)
        return await self.is_over()

    async def is_over(self) -> bool:
        """Whether the table is done."""
        kept = await self.hosting.shelf.load(self.hosting.table(self.chat))
        return kept is not None and kept.table.is_over

    async def complaints(self) -> list[str]:
        """What is wrong with all that was seen."""
        return await self.watch.complaints(self.hosting, self.hosting.table(self.chat))

    async def press(self) -> float:
        """Somebody presses something that they are asked; when it was answered, 0 if nobody was asked anything."""
        self.presses += 1
        for human in self.random.sample(self.humans, len(self.humans)):
            found = pressable(self.random, human)
            if found is not None:
                answer = await human.answered(human.pressing(*found))
                answered = perf_counter()
                self.refusals += bool(answer["alert"])
                await self.hosting.settle()
                return answered
        return 0.0

    async def _look(self) -> None:
        """Nobody has anything to press: somebody looks around."""
        human, board = self.random.choice(self.humans), self.humans[0].board(self.chat)
        label = self.random.choice([one for one in LOOKS if one in board.labels] or board.labels)
        await human.press(board, label)
        await self.hosting.settle()


def pressable(chance: random.Random, human: Human) -> tuple[Message, str] | None:
    """Something in this person's private chat that answers what they are asked, and where it stands."""
    for message in reversed(human.sees()):
        data = chosen(chance, [one["callback_data"] for one in message.buttons if "callback_data" in one])
        if data:
            return message, data
    return None


def chosen(chance: random.Random, datas: Sequence[str]) -> str:
    """One of the buttons with which a seat answers, or nothing. Drafts and menus come to an end by chance."""
    answers = [data for data in datas if _kind(data) in ANSWERS]
    composes = [data for data in datas if _kind(data) in COMPOSES]
    if not answers and not composes:
        return ""
    return chance.choice(answers if answers and (not composes or chance.random() < 0.5) else composes)


def _kind(data: str) -> str:
    return data.split(":")[4] if data.startswith("m1:") else ""


async def party(hosting: Hosting, game: str, pause: float, seed: int, painter: ViewPainter | None = None) -> Party:
    """Two people and as many computers as the game needs at least, dealt."""
    watch = Watch(hosting.fake, WatchedPainter(painter or QuickPainter()))
    people = [hosting.human(name) for name in ("Ana", "Bo")]
    watch.over(hosting)
    group = hosting.fake.group()
    await dealt(hosting, group, *people, game=game)
    return Party(hosting, watch, group, people, random.Random(seed), pause)
