"""The player that looks one answer ahead."""

from typing import Any

from engine.core import run
from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.position import Position
from engine.core.run import GameOf
from engine.core.seat import Seat
from engine.core.step import Waiting
from engine.core.view import Seen
from engine.players.answers import open_to, random_answer, replies
from engine.players.chance import Chance

MOST_TRIED = 24
"""Options of one verb that are tried out."""
WON = 1_000_000


class GreedyPlayer:
    """Tries answers on a position imagined from its view and takes the one after which the board looks best.

    A game that brings a mind of its own is asked first.
    """

    def answer(self, game: GameOf[Any], seen: Seen[Any, Any], seat: Seat, dice: Dice) -> Action[Any]:
        """The best of the answers tried; among equals, any."""
        position = game.imagine(seen.view, dice)
        thought = game.computers.mind(position, seat, dice) if game.computers.mind else None
        return thought or best_answer(game, position, seat, Chance(dice))


def best_answer(game: GameOf[Any], position: Position[Any], seat: Seat, chance: Chance) -> Action[Any]:
    """The answer after which `worth` is highest."""
    if game.computers.worth is None:
        return random_answer(game, position, seat, chance)
    tried = [
        (_worth_after(game, position, seat, action), action)
        for question in open_to(game, position, seat)
        for action in replies(question, position.board, seat, chance, MOST_TRIED)
    ]
    if not tried:
        return random_answer(game, position, seat, chance)
    most = max(worth for worth, _ in tried)
    return chance.among([action for worth, action in tried if worth == most])


def _worth_after(game: GameOf[Any], position: Position[Any], seat: Seat, action: Action[Any]) -> int:
    after = run.apply(game, position, seat, action).position
    if isinstance(after.agenda[0] if after.agenda else None, Waiting):
        after = run.time_up(game, after, run.awaited(after)).position
    if after.result is not None:
        return WON if seat in after.result.winners else -WON
    worth = game.computers.worth
    return worth(after.board, seat) if worth else 0
