"""A position of Sir Holland set up to be painted."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.text import Catalogue
from engine.core import run
from engine.core.event import Event
from engine.core.position import Position
from engine.games.holland import GAME
from engine.games.holland.actions import Plan
from engine.games.holland.board import Escape
from render.games.holland import PAINTER
from render.painter import Marks, Target
from render.picture import Picture

NAMES = ("Ana", "Rui", "Олена", "João")


@dataclass(frozen=True)
class Easel:
    """A position set up to be painted."""

    position: Position[Escape]
    house: Catalogue
    lang: str = "en"
    names: tuple[str, ...] = NAMES

    def board(self, *happened: Event) -> Picture:
        """What everybody sees."""
        return PAINTER.board(run.seen(GAME, self.position, None), Marks(happened=happened), self._words())

    def private(self, seat: int, *targets: Target, draft: Plan | None = None) -> Picture:
        """What one seat sees."""
        return PAINTER.private(run.seen(GAME, self.position, seat), Marks(targets, (), draft), self._words())

    def _words(self) -> Any:
        colours = tuple(player.colour for player in self.position.board.players)
        return self.house.words(self.lang, self.names[: len(colours)], colours)


Given = Callable[..., Easel]
