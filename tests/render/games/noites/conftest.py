"""Nights in the specification's words, set up to be painted."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from bot.text import Catalogue
from engine.core import run
from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.position import Position
from engine.games.noites import GAME
from render.games.noites import PAINTER
from render.painter import Marks, Target
from render.picture import Picture

NAMES = ("Ana", "Rui", "Олена", "João")


@dataclass(frozen=True)
class Moonlight:
    """One position, painted for whoever asks."""

    position: Position[Any]
    house: Catalogue
    lang: str

    def board(self, *happened: Event) -> Picture:
        return PAINTER.board(run.seen(GAME, self.position, None), Marks(happened=happened), self._words())

    def private(self, seat: int, *targets: Target) -> Picture:
        return PAINTER.private(run.seen(GAME, self.position, seat), Marks(targets), self._words())

    def closer(self, things: str, seat: int | None = 0) -> Picture | None:
        assert PAINTER.closer is not None
        return PAINTER.closer(run.seen(GAME, self.position, seat), Marks(), self._words(), things.split())

    def _words(self) -> Any:
        seats = self.position.seats
        return self.house.words(self.lang, NAMES[:seats], GAME.roles(self.position.board.rules, seats))


Paint = Callable[..., Moonlight]


@pytest.fixture
def night(house: Catalogue) -> Paint:
    """The plain night, except for what is described."""

    def paint(seats: int = 2, lang: str = "en", settings: Any = None, **described: Any) -> Moonlight:
        setup = GAME.setup(seats, {"terrain": "open", "twists": False, **(settings or {})})
        return Moonlight(GAME.given(setup, described, Dice("00" * 32)), house, lang)

    return paint
