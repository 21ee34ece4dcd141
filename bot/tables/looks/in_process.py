"""The workshop at hand: a house that has no workers paints and thinks in threads of its own."""

import asyncio
from collections.abc import Callable
from typing import Any

from bot.tables.domain.house import House
from bot.tables.model.reply import Painted
from bot.tables.ports.platform import Subject, Thought
from engine.core.action import Action, Tokens


class InProcess:
    """Does with the house's own painter and players what a `Workshop` does."""

    def __init__(self, house: Callable[[], House]) -> None:
        self._house = house

    async def paint(self, subject: Subject) -> Painted | None:
        """The picture of a view."""
        return await asyncio.to_thread(self._house().painter.paint, subject)

    async def look(self, subject: Subject, at: Tokens) -> str:
        """What there is to say about these things."""
        return await asyncio.to_thread(self._house().painter.look, subject, at)

    async def think(self, thought: Thought) -> Action[Any]:
        """What a computer player answers."""
        choose = self._house().players.choose
        return await asyncio.to_thread(choose, thought.level, thought.game, thought.seen, thought.dice)
