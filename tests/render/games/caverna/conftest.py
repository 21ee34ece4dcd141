"""Caves in the specification's words, set up to be painted."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from bot.text import Catalogue
from engine.core import run
from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.position import Position
from engine.games.caverna import GAME
from render.games.caverna import PAINTER
from render.painter import Marks, Target
from render.picture import Picture

NAMES = ("Ana", "Rui", "Олена", "João", "Bea", "Zé")


@dataclass(frozen=True)
class Canvasser:
    """One position, painted for whoever asks."""

    position: Position[Any]
    house: Catalogue
    lang: str

    def board(self, *happened: Event) -> Picture:
        return PAINTER.board(run.seen(GAME, self.position, None), Marks(happened=happened), self._words())

    def private(self, seat: int, *targets: Target) -> Picture:
        return PAINTER.private(run.seen(GAME, self.position, seat), Marks(targets), self._words())

    def _words(self) -> Any:
        seats = self.position.seats
        return self.house.words(self.lang, NAMES[:seats], GAME.roles(self.position.board.rules, seats)[:seats])


Paint = Callable[..., Canvasser]


@pytest.fixture
def cave(house: Catalogue) -> Paint:
    """The plain cave, except for what is described."""

    def paint(seats: int = 3, lang: str = "en", mode: str = "night", **described: Any) -> Canvasser:
        position = GAME.given(GAME.setup(seats, {"mode": mode}), described, Dice("00" * 32))
        return Canvasser(position, house, lang)

    return paint
