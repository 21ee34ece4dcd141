"""Computer players: they are given what their seat may know, by type, and can give nothing else away."""

from collections.abc import Mapping
from typing import Any, Protocol

from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.refusal import BrokenRule
from engine.core.run import GameOf
from engine.core.seat import Seat
from engine.core.view import Seen


class ComputerPlayer(Protocol):
    """One way of playing."""

    def answer(self, game: GameOf[Any], seen: Seen[Any, Any], seat: Seat, dice: Dice) -> Action[Any]:
        """What it answers to what its seat is asked, the dice being its own."""
        ...


class ComputerPlayers:
    """The computer players by level, the weakest first."""

    def __init__(self, by_level: Mapping[str, ComputerPlayer]) -> None:
        self._by_level = dict(by_level)
        self.levels = tuple(by_level)

    def choose(self, level: str, game: GameOf[Any], seen: Seen[Any, Any], dice: Dice) -> Action[Any]:
        """The answer of a player of this level to what its seat is asked."""
        if seen.seat is None:
            raise BrokenRule("a spectator is asked nothing")
        return self._by_level[level].answer(game, seen, seen.seat, dice)
