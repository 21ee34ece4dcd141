"""How the computer thinks: climb, hinder who is ahead, and pick the card that does most now."""

from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.position import Position
from engine.core.seat import Seat
from engine.games.holland.actions import Choose, Plan
from engine.games.holland.board import Escape, hero_of
from engine.games.holland.content.action_cards import REST
from engine.games.holland.content.tower_cards import ROOF, ROPE, row_of
from engine.games.holland.flow import AskPlan, ChooseCards

SAVED = 100
LEVEL = 10
ON_ROPE = 4
LYING = 1
NOISE = 6
TEMPO = 6
"""What giving up a turn's movement for a rest costs."""


def worth(board: Escape, seat: Seat) -> int:
    """Own progress, less 0.7 of the mean of the others' (in tenths)."""
    others = [_progress(board, other) for other in board.seats if other != seat]
    return 10 * _progress(board, seat) - 7 * sum(others) // len(others)


def think(position: Position[Escape], seat: Seat, dice: Dice) -> Action[Escape] | None:
    """The best plan for the card that has come up; the card with the best plan while all choose."""
    if position.doing(AskPlan):
        return max(Plan.options(position.board, seat), key=lambda plan: worth(_after(position.board, seat, plan), seat))
    if position.doing(ChooseCards):
        return Choose(_best_card(position.board, seat, dice))
    return None


def _progress(board: Escape, seat: Seat) -> int:
    return sum(_standing(board, hero_of(seat, number)) for number in (1, 2))


def _standing(board: Escape, hero: int) -> int:
    spot = board.tower.heroes[hero]
    if spot == ROOF:
        return SAVED
    rope = ON_ROPE if board.tower.kind(spot) == ROPE else 0
    return LEVEL * row_of(spot) + rope + (LYING if board.tower.is_lying(hero) else 0)


def _best_card(board: Escape, seat: Seat, dice: Dice) -> int:
    scores = {}
    for card in board.players[seat].hand:
        noise, dice = dice.draw(NOISE, "mind")
        scores[card] = _score_of(board, seat, card) + 10 * noise
    return max(scores, key=lambda card: scores[card])


def _score_of(board: Escape, seat: Seat, card: int) -> int:
    if card == REST:
        return worth(board, seat) - 10 * TEMPO * (len(board.players[seat].hand) - 2)
    if len(board.players[seat].hand) == 1:
        return 0
    picked = board.with_player(seat, board.players[seat].revealed(card))
    return max(worth(_after(picked, seat, plan), seat) for plan in Plan.options(picked, seat))


def _after(board: Escape, seat: Seat, plan: Plan) -> Escape:
    return plan.preview(board, seat)
