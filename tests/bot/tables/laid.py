"""A hall in which any game of the house lies on the table as a scenario describes it."""

from pathlib import Path
from typing import Any

from hall import Guest, Hall

from bot.store.sqlite import SqliteShelf
from bot.tables import clock
from bot.tables.intents import Confirm, Join, Open, Start
from bot.tables.screen import Reply
from bot.tables.table import Asking
from bot.text import Catalogue
from engine.core import run
from engine.core.dice import Dice
from engine.games import games

NAMES = ("Ana", "Bo", "Cleo", "Dora", "Eva", "Fay")
GAMES = games()


class LaidHall(Hall):
    """People who all speak English, in seat order, and one table."""

    def __init__(self, file: Path) -> None:
        super().__init__(SqliteShelf(file, lambda: GAMES), GAMES, catalogue=Catalogue.load())
        self.people = tuple(Guest(self, name, "en") for name in NAMES)
        self.table = ""

    async def lay(self, slug: str, seats: int, given: dict[str, Any], **settings: Any) -> None:
        """So many people sit down, and the game lies there as described."""
        first, *others = self.people[:seats]
        self.table = (await first(Open(slug, settings, "en"))).table
        for guest in others:
            await guest(Join())
        await first(Start())
        for guest in others:
            await guest(Confirm())
        kept = await self.kept(self.table)
        desk = self.service.desk(kept)
        match = kept.match
        built = match.game.given(match.setup, given, Dice(kept.table.seed))
        position = run.carried_on(built).position
        desk.match = type(match)(match.game, match.setup, kept.table.seed, position)
        desk.change(openings=clock.opened(desk), askings=(Asking(7, self.now),) * position.seats)
        assert await self.service.commit(kept, desk, "lying", Reply()) is not None
        await self.carry()

    async def entries(self) -> int:
        """How long the log is."""
        return int((await self.kept(self.table)).table.entries)

    async def board(self) -> Any:
        """The board as it is."""
        return (await self.kept(self.table)).match.position.board
