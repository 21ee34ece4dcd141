"""Catacombs in the specification's words, set up to be painted."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from bot.text import Catalogue
from engine.core import run
from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.position import Position
from engine.games.vi_algo import GAME
from render.games.vi_algo import PAINTER
from render.painter import Marks, Target
from render.picture import Picture

NAMES = ("Ana", "Rui", "Олена", "João", "Bea", "Zé")


@dataclass(frozen=True)
class Torchlight:
    """One position, painted for whoever asks."""

    position: Position[Any]
    house: Catalogue
    lang: str

    def board(self, *happened: Event) -> Picture:
        return PAINTER.board(run.seen(GAME, self.position, None), Marks(happened=happened), self._words())

    def private(self, seat: int, *targets: Target) -> Picture:
        return PAINTER.private(run.seen(GAME, self.position, seat), Marks(targets), self._words())

    def _words(self) -> Any:
        board = self.position.board
        return self.house.words(self.lang, NAMES[: len(board.seats)], GAME.roles(board.rules, 6)[: len(board.seats)])


Paint = Callable[..., Torchlight]


@pytest.fixture
def catacomb(house: Catalogue) -> Paint:
    """The plain catacomb, except for what is described."""

    def paint(seats: int = 4, lang: str = "en", settings: Any = None, **described: Any) -> Torchlight:
        position = GAME.given(GAME.setup(seats, settings or {}), described, Dice("00" * 32))
        return Torchlight(position, house, lang)

    return paint
