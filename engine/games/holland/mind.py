"""How the computer thinks: climb, hinder who is ahead, and pick the card that does most now."""

from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.position import Position
from engine.core.seat import Seat
from engine.games.holland.actions import Choose, Plan, workings
from engine.games.holland.board import HEROES_EACH, Escape, Hero, Tower, hero_of
from engine.games.holland.content.action_cards import REST
from engine.games.holland.content.tower_cards import ROOF, ROPE, row_of
from engine.games.holland.flow import AskPlan, ChooseCards
from engine.games.holland.phrases import PlanEntries
from engine.games.holland.rules.plan import different_plans

SAVED = 100
LEVEL = 10
ON_ROPE = 4
LYING = 1
NOISE = 6
TEMPO = 6
"""What giving up a turn's movement for a rest costs."""


def worth(tower: Tower, seat: Seat) -> int:
    """Own progress, less 0.7 of the mean of the others' (in tenths)."""
    standing = [_standing(tower, hero) for hero in range(len(tower.heroes))]
    own = standing[hero_of(seat, 1)] + standing[hero_of(seat, 2)]
    return 10 * own - 7 * (sum(standing) - own) // (len(standing) // HEROES_EACH - 1)


def think(position: Position[Escape], seat: Seat, dice: Dice) -> Action[Escape] | None:
    """The best plan for the card that has come up; the card with the best plan while all choose."""
    if position.doing(AskPlan):
        return _best_plan(position.board, seat)[1]
    if position.doing(ChooseCards):
        return Choose(_best_card(position.board, seat, dice))
    return None


def _standing(tower: Tower, hero: Hero) -> int:
    spot = tower.heroes[hero]
    if spot == ROOF:
        return SAVED
    rope = ON_ROPE if tower.kind(spot) == ROPE else 0
    return LEVEL * row_of(spot) + rope + (LYING if tower.is_lying(hero) else 0)


def _best_card(board: Escape, seat: Seat, dice: Dice) -> int:
    scores = {}
    for card in board.players[seat].hand:
        noise, dice = dice.draw(NOISE, "mind")
        scores[card] = _score_of(board, seat, card) + 10 * noise
    return max(scores, key=lambda card: scores[card])


def _score_of(board: Escape, seat: Seat, card: int) -> int:
    if card == REST:
        return worth(board.tower, seat) - 10 * TEMPO * (len(board.players[seat].hand) - 2)
    if len(board.players[seat].hand) == 1:
        return 0
    return _best_plan(board.with_player(seat, board.players[seat].revealed(card)), seat)[0]


def _best_plan(board: Escape, seat: Seat) -> tuple[int, Plan]:
    """What the best one would be worth, and the plan."""
    ends: dict[Tower, PlanEntries] = {}
    for entries, after in different_plans(workings(board, seat)):
        ends.setdefault(after.tower, entries)  # what is left of the card is worth nothing here
    best = max(ends, key=lambda tower: worth(tower, seat))
    return worth(best, seat), Plan(ends[best])
