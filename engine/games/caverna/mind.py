"""How the computer thinks: grab the double gold and full piles, mind the last lives, carry gold home, kick who leads.

Everything is a sum of points: what a space promises, how near it is, what an encounter may cost. What a card is worth
is said by the card, what a troll would like by the troll.
"""

from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.position import Position
from engine.core.seat import Seat
from engine.games.caverna.actions import Advance, Basic, Done, PlayCard, Run, SearchCarefully, Think, Walking
from engine.games.caverna.board import Cave
from engine.games.caverna.cards.action_cards import ACTION_CARDS
from engine.games.caverna.content.cards import gold_of
from engine.games.caverna.content.grid import (
    CAMP,
    CAVE,
    Space,
    walking_distance,
)
from engine.games.caverna.content.orders import Orders
from engine.games.caverna.flow import PlayCards, StoreGold
from engine.games.caverna.rules.outlook import (
    ARRIVED,
    CARD,
    DOUBLE_GOLD,
    NEAR_HOME,
    pack_worth,
    promise,
    to_camp,
    trapped_at,
    wants_home,
)
from engine.games.caverna.rules.reactions import NO, React, ReactionQuestion
from engine.games.caverna.rules.requests import MOVE, Prospect, wished
from engine.games.caverna.rules.searching import AskSearch, Take
from engine.games.caverna.rules.ways import TROLL_PRICE

STEP = 5
"""What a step of distance takes away."""
KEPT = 3
"""What a card in hand is worth: one that does no more is not played."""
TROLL = 20
"""What a troll is worth to somebody with cards to spare."""
RISK = {1: 16, 2: 4}
"""What an encounter costs by life; more life than that, `BOLD`."""
BOLD = 0
CALM = Orders(molejo="lethal", parkour="lethal_or_gold", bica="always", filhao="always")
"""How it answers in windows."""


def worth(board: Cave, seat: Seat) -> int:
    """Gold above all, stored gold most, then life, cards and the way home."""
    player = board.players[seat]
    home = to_camp(board, player.spot) if player.gold >= board.rules.gold_to_win else 0
    return 20 * player.gold + 10 * player.stored_gold + 4 * player.life + 2 * len(player.hand) - 5 * home


def think(position: Position[Cave], seat: Seat, dice: Dice) -> Action[Cave] | None:
    """What seems best; None where the default rule of looking one answer ahead serves."""
    board = position.board
    for question, _ in position.open_questions():
        if seat not in question.asks(board):
            continue
        options = tuple(question.options(board, seat))
        if isinstance(question, ReactionQuestion):
            return _react(board, seat, question, options)
        if isinstance(question, PlayCards):
            return _play(board, seat, question, options)
        if isinstance(question, AskSearch):
            return max(options, key=lambda take: _haul(board, seat, take))
        if isinstance(question, StoreGold):
            return question.default(board, seat)
        moves = [option for option in options if isinstance(option, Basic)]
        return max(moves, key=lambda move: _score(board, seat, move)) if moves else question.default(board, seat)
    return None


# --- the basic action ---


def _score(board: Cave, seat: Seat, move: Basic) -> int:
    """Points of an action; on the way home only what brings home counts."""
    player = board.players[seat]
    end = move.way[-1] if isinstance(move, Walking) and move.way else player.spot
    chance = _chance_of_encounter(move, end, board)
    danger = RISK.get(player.life, BOLD) * chance // 2
    trapped = trapped_at(board, end)
    if wants_home(board, seat):
        arrived = ARRIVED if end == CAMP else 0
        return arrived - NEAR_HOME * to_camp(board, end) - danger - trapped
    if end == CAMP:
        return -ARRIVED
    gain = _found(board, seat, move, end) + _asked_for(board, seat, move, end, chance)
    return gain + _hunt(board, seat, end) + _pull(board, seat, end) - danger - trapped


def _hunt(board: Cave, seat: Seat, end: Space) -> int:
    """How well a space lies for the cards that the others have coming, the rich and the weak above all."""
    held = [card for card in ACTION_CARDS.values() if board.players[seat].may_play(card.name)]
    victims = (other for other, player in enumerate(board.players) if other != seat and player.in_cave)
    return max((sum(card.threat(board, other, end) for card in held) for other in victims), default=0)


def _chance_of_encounter(move: Basic, end: Space, board: Cave) -> int:
    """In halves: 2 is certain."""
    if isinstance(move, Think) or end == CAMP or board.troll_on(end):
        return 0
    return 2 if isinstance(move, Advance | Run) else 1


def _found(board: Cave, seat: Seat, move: Basic, end: Space) -> int:
    """What a search there brings in."""
    if isinstance(move, Think):
        return -CARD
    if board.troll_on(end):
        spare = len(board.players[seat].hidden) - TROLL_PRICE
        return TROLL if spare >= 2 and not board.players[seat].trolls else -TROLL
    return promise(board, seat, end, 2) if isinstance(move, Advance | SearchCarefully) else 0


def _pull(board: Cave, seat: Seat, end: Space) -> int:
    """The best that lies ahead of a space, less the way to it."""
    ways = walking_distance(board.walls, end)
    return max(promise(board, seat, space, 2) // 2 - STEP * ways[space] for space in CAVE if space in ways)


def _asked_for(board: Cave, seat: Seat, move: Basic, end: Space, chance: int) -> int:
    """What held trolls would like about it."""
    way = move.way if isinstance(move, Walking) else ()
    return wished(board, seat, Prospect(MOVE, way, end, isinstance(move, Advance | SearchCarefully), chance))


# --- cards ---


def _play(board: Cave, seat: Seat, question: PlayCards, options: tuple[Action[Cave], ...]) -> Action[Cave]:
    """The card that does most now, else none."""
    cards = [option for option in options if isinstance(option, PlayCard)]
    best = max(cards, key=lambda card: _use(board, seat, card), default=None)
    return best if best is not None and _use(board, seat, best) > KEPT else Done()


def _use(board: Cave, seat: Seat, card: PlayCard) -> int:
    """Points of playing a card."""
    return ACTION_CARDS[card.card].worth(board, seat, card.on)


# --- answers ---


def _react(board: Cave, seat: Seat, question: ReactionQuestion, options: tuple[Action[Cave], ...]) -> Action[Cave]:
    """As good standing orders would have it."""
    answer = question.default(board.with_orders_of(seat, CALM), seat)
    return answer if answer in options else React(NO)


def _haul(board: Cave, seat: Seat, take: Action[Cave]) -> int:
    """What a search brings: the gold in an own backpack is known."""
    if not isinstance(take, Take):
        return 0
    pack = take.pack(board)
    if pack is None:
        double = DOUBLE_GOLD if board.double == board.players[seat].spot else 0
        return CARD * take.count + double
    owner, slot = pack
    known = sum(map(gold_of, board.players[owner].packs[slot].cards)) if owner == seat else 0
    return pack_worth(board, seat, owner, slot) + DOUBLE_GOLD * known // 2
