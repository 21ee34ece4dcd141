"""The player that takes any legal answer."""

from typing import Any

from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.run import GameOf
from engine.core.seat import Seat
from engine.core.view import Seen
from engine.players.answers import random_answer
from engine.players.chance import Chance


class RandomPlayer:
    """Imagines a position from its view and picks among the options there."""

    def answer(self, game: GameOf[Any], seen: Seen[Any, Any], seat: Seat, dice: Dice) -> Action[Any]:
        """Any legal answer."""
        chance = Chance(dice)
        return random_answer(game, game.imagine(seen.view, dice), seat, chance)
