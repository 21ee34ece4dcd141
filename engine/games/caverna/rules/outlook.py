"""What things are worth to a computer player: places, rivals, the way home."""

from engine.core.seat import Seat
from engine.games.caverna.board import Adventurer, Cave
from engine.games.caverna.content.grid import CAMP, FAR, Space, is_trapped, walking_distance
from engine.games.caverna.rules.seats import seat_named
from engine.games.caverna.rules.ways import TROLL_PRICE

ARRIVED = 1_000
DOUBLE_GOLD = 60
CARD = 8
NEAR_HOME = 12
LOOT = 50
"""What a place is worth from which the double gold can be stolen."""
SPITE = 15
"""A blow is a blow."""
RICH, WEAK, LOW = 10, 30, 3
"""How much more a rival deserves one for each gold, and for having no more life than that."""
TRAPPED = 30


def prey(board: Cave, victim: Adventurer) -> int:
    """How much somebody deserves a blow: for gold, and for being about to faint.

    The more rivals there are, the less it helps to hold up one of them, and the more others it helps.
    """
    whole = SPITE + RICH * victim.visible_gold + (WEAK if victim.life <= LOW else 0)
    rivals = len(board.players) - 1
    return 3 * whole // rivals**2


def wants_home(board: Cave, seat: Seat) -> bool:
    """Gold enough to win, or some to save while life or time is short."""
    player = board.players[seat]
    in_hand = player.gold - player.stored_gold
    if player.gold >= board.rules.gold_to_win:
        return True
    short = player.life <= 2 or board.time <= 2
    return in_hand > 0 and short and len(player.hidden) > TROLL_PRICE


def promise(board: Cave, seat: Seat, space: Space, most: int) -> int:
    """What a search of up to so many cards finds on a space."""
    cards = CARD * min(most, board.loose(space))
    if board.double == space:
        cards += DOUBLE_GOLD
    packs = [pack_worth(board, seat, owner, slot) for owner, slot in board.packs_on(space)]
    return max([cards, *packs])


def pack_worth(board: Cave, seat: Seat, owner: Seat, slot: int) -> int:
    count = len(board.players[owner].packs[slot].cards)
    return (CARD + 2) * count if owner == seat else (CARD + 4) * min(2, count)


def to_camp(board: Cave, space: Space) -> int:
    return walking_distance(board.walls, CAMP).get(space, FAR)


def grudge(board: Cave, on: tuple[str, ...]) -> int:
    """How much the target of a card deserves it."""
    target = seat_named(on[0], board)
    return 0 if target is None else prey(board, board.players[target])


def trapped_at(board: Cave, space: Space) -> int:
    """What it costs to be walled in there."""
    return TRAPPED if is_trapped(board.walls, space) else 0


def homeward(board: Cave, seat: Seat, end: Space) -> int:
    """Points of a way walked home, as far as it leads."""
    if board.troll_on(end):
        return 0
    gained = to_camp(board, board.players[seat].spot) - to_camp(board, end)
    return ARRIVED if end == CAMP else NEAR_HOME * gained
