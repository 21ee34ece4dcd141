"""A table of Amsterdam where people and computer players sit as a test wants it."""

from typing import Any

from hall import Guest, Hall

from bot.tables.model.intents import Computer, Confirm, Join, Open, Role, Start
from bot.text import Catalogue
from engine.games.amsterdam.game import GAME

GAMES: dict[str, Any] = {"amsterdam": GAME}
BLACK = ("black_commissioner", "black_detective_1", "black_detective_2", "black_detective_3")
ORANGE = ("orange_commissioner", "orange_detective_1", "orange_detective_2", "orange_detective_3")


class Streets(Hall):
    """Kim is black's Commissioner; Pia, Quin and Rob are its Detectives, as far as they are wanted."""

    def __init__(self, shelf: Any, **more: Any) -> None:
        super().__init__(shelf, GAMES, catalogue=Catalogue.load(), **more)
        self.kim, self.pia, self.quin, self.rob = (Guest(self, name, "en") for name in ("Kim", "Pia", "Quin", "Rob"))
        self.table = ""

    async def seated(self, people: int, seats: int = 8, **settings: Any) -> None:
        """So many of them are at their posts; computers take the rest. Kim is the host."""
        guests = (self.kim, self.pia, self.quin, self.rob)[:people]
        self.table = (await self.kim(Open("amsterdam", settings, "en"))).table
        for guest in guests[1:]:
            await guest(Join())
        for _ in range(seats - people):
            await self.kim(Computer())
        for seat, post in enumerate((*BLACK[: seats // 2], *ORANGE[: seats // 2]), 1):
            await self.kim(Role(post, seat))
        await self.kim(Start())
        for guest in guests[1:]:
            await guest(Confirm())

    async def race(self, people: int, seats: int = 8, **settings: Any) -> None:
        """The round is on."""
        await self.seated(people, seats, **settings)
        await self.kim("ready")
        await self.later(30, steps=30)
        assert (await self.board()).is_running

    async def on_the_move(self, people: int, **settings: Any) -> None:
        """Black has a clue."""
        await self.race(people, **settings)
        assert (await self.kim(f"clue {(await self.board()).cards.row[0]}")).ok

    async def board(self) -> Any:
        return (await self.kept(self.table)).match.position.board

    async def black(self) -> Any:
        return (await self.board()).team(0)
