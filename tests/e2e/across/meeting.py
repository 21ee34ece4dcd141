"""Ana in a Telegram group, Dora in a Discord channel, and the one table at which they sit."""

import random
from dataclasses import dataclass, field
from typing import Any

from discord_house import _id as pressed_id
from e2e.meanwhile import Meanwhile
from fake_discord import Channel, FakeDiscord, Message
from fake_discord import Human as Discorder
from fake_telegram import Chat, Human
from hosting import A_MOMENT, Hosting
from playing import chosen

LONGEST_DRAFT = 12


@dataclass
class Meeting:
    """One house, two platforms, two people."""

    hosting: Hosting
    discord: FakeDiscord
    chance: random.Random = field(default_factory=lambda: random.Random(3))

    def __post_init__(self) -> None:
        self.group: Chat = self.hosting.fake.group()
        self.channel: Channel = self.discord.channel(self.discord.guild())
        self.ana: Human = self.hosting.human("Ana", "pt-br")
        self.dora: Discorder = Discorder.called(self.discord, 70, "Dora", "uk")

    async def settle(self, seconds: float = A_MOMENT) -> None:
        """Let everything be heard, answered and carried on both platforms."""
        await self.hosting.settle()
        await self.hosting.after(seconds)

    async def bridged(self, game: str) -> str:
        """Ana opens a table, tells Dora its code, and Dora shows it in her channel; the code."""
        await self.hosting.says(self.ana, f"/play {game}", self.group)
        await self.hosting.says(self.ana, "/bridge", self.group)
        code = next(word for word in self.ana.texts()[-1].split() if "-" in word and len(word) == 17)
        await self.dora.slash("bridge", self.channel, code=code)
        await self.settle()
        return code

    async def dealt(self, game: str) -> None:
        """Both sit down, computers fill up, everybody is here."""
        await self.bridged(game)
        await self.dora.press(self.board(), "Entrar")
        least = self.hosting.games()[game].seats.start
        await self.hosting.says(self.ana, f"/fill {max(2, least)}", self.group)
        await self.hosting.says(self.ana, "/begin", self.group)
        await self.dora.press(self.board(), "Estou aqui")
        await self.settle()

    async def table(self) -> Any:
        """The table as it is kept."""
        kept = await self.hosting.shelf.load(self.hosting.table(self.group))
        assert kept is not None
        return kept.table

    async def play(self, most: int) -> bool:
        """Both press what they are asked until the game is over; whether it is."""
        meanwhile = Meanwhile("both")
        for _ in range(most):
            if (await self.table()).is_over:
                return True
            if not await self._ana_presses() and not await self._dora_presses():
                await self.settle(30)
            await self.settle()
            await meanwhile.plays(self.hosting.service, self.hosting.shelf, self.hosting.table(self.group))
            await self.settle()
        return bool((await self.table()).is_over)

    def board(self) -> Message:
        """The board in Dora's channel; a call has one button only."""
        return [one for one in self.dora.sees(self.channel) if len(one.buttons) > 1 and one.only_for is None][-1]

    async def hand(self) -> Any:
        """Dora opens her hand; what she is shown."""
        board = self.board()
        asking = await self.dora.press(board, next(one for one in board.labels if "mão" in one))
        return asking.answers[-1]

    async def _ana_presses(self) -> bool:
        for message in reversed(self.ana.sees()):
            data = chosen(self.chance, [one["callback_data"] for one in message.buttons])
            if data:
                await self.ana.answered(self.ana.pressing(message, data))
                return True
        return False

    async def _dora_presses(self) -> bool:
        """Dora opens her hand and presses on in it, through menus and drafts, until she has answered."""
        shown = await self.hand()
        for _ in range(LONGEST_DRAFT):
            by_id = {pressed_id(pressed): pressed for _, pressed in shown.buttons}
            data = chosen(self.chance, list(by_id))
            if not data:
                return False
            asking = await self.dora.answered(await self.dora.pressing(shown, by_id[data]))
            if ":a:" in data or ":d:" in data:
                break
            shown = asking.answers[-1]
        return True
