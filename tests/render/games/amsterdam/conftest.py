"""Nights in Amsterdam in the specification's words, set up to be painted."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from bot.text import Catalogue
from engine.core import run
from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.position import Position
from engine.games.amsterdam.board import Amsterdam
from engine.games.amsterdam.game import GAME
from render.games.amsterdam import PAINTER
from render.painter import Marks, Target
from render.picture import Picture

NAMES = ("Ana", "Rui", "Олена", "João", "Bea", "Zé")


@dataclass(frozen=True)
class Night:
    """One position, painted for whoever asks."""

    position: Position[Amsterdam]
    house: Catalogue
    lang: str

    def board(self, *happened: Event) -> Picture:
        return PAINTER.board(run.seen(GAME, self.position, None), Marks(happened=happened), self.words)

    def private(self, seat: int, *targets: Target) -> Picture:
        return PAINTER.private(run.seen(GAME, self.position, seat), Marks(targets), self.words)

    def but(self, **changes: Any) -> "Night":
        """The same night with something else on its board."""
        return replace(self, position=replace(self.position, board=replace(self.position.board, **changes)))

    @property
    def words(self) -> Any:
        seats = self.position.seats
        return self.house.words(self.lang, NAMES[:seats], GAME.roles(self.position.board.rules, seats))


Paint = Callable[..., Night]


@pytest.fixture
def night(house: Catalogue) -> Paint:
    """The golden night of the specification (G42), except for what is described."""

    def paint(seats: int = 6, lang: str = "en", settings: Any = None, **described: Any) -> Night:
        position = GAME.given(GAME.setup(seats, settings or {}), described, Dice("00" * 32))
        return Night(position, house, lang)

    return paint
