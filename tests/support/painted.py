"""Positions in the specification's words, set up to be painted."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from bot.text import Catalogue
from engine.core import run
from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.position import Position
from engine.games import AnyGame
from render.painter import Marks, Painter, Target
from render.picture import Picture

NAMES = ("Ana", "Rui", "Олена", "João", "Bea", "Zé")


@dataclass(frozen=True)
class Painted:
    """One position, painted for whoever asks."""

    game: AnyGame
    painter: Painter[Any]
    position: Position[Any]
    house: Catalogue
    lang: str
    names: tuple[str, ...] = NAMES

    def board(self, *happened: Event) -> Picture:
        return self.painter.board(run.seen(self.game, self.position, None), Marks(happened=happened), self.words)

    def private(self, seat: int, *targets: Target) -> Picture:
        return self.painter.private(run.seen(self.game, self.position, seat), Marks(targets), self.words)

    def closer(self, things: str, seat: int | None = 0) -> Picture | None:
        assert self.painter.closer is not None
        return self.painter.closer(run.seen(self.game, self.position, seat), Marks(), self.words, things.split())

    def but(self, **changes: Any) -> "Painted":
        """The same position with something else on its board."""
        return replace(self, position=replace(self.position, board=replace(self.position.board, **changes)))

    @property
    def words(self) -> Any:
        seats = self.position.seats
        return self.house.words(
            self.lang, self.names[:seats], self.game.roles(self.position.board.rules, seats)[:seats]
        )


Paint: TypeAlias = Callable[..., Painted]


def paints(game: AnyGame, painter: Painter[Any], house: Catalogue, seats: int, **usual: Any) -> Paint:
    """What paints a game for so many people and with these settings, except for what is described."""

    def paint(seats: int = seats, lang: str = "en", settings: Any = None, **described: Any) -> Painted:
        setup = game.setup(seats, {**usual, **(settings or {})})
        return Painted(game, painter, game.given(setup, described, Dice("00" * 32)), house, lang)

    return paint
