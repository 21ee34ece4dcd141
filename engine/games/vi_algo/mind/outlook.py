"""What a computer player makes of what its seat may know: how likely a theft is, what others may hold, what a card is
worth. Hands of others are never looked at: those of a position imagined from a view are drawn at random.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from engine.core.hexes import DIRECTIONS
from engine.core.seat import Seat
from engine.games.vi_algo.board import EXIT_NAMES, NEAR, Catacomb
from engine.games.vi_algo.content.entries import GREEDY, HAUNTED, TREASURES, CardId, is_treasure, name_of, value_of
from engine.games.vi_algo.content.rooms import Spot
from engine.games.vi_algo.rules.moving import straight

FACES = 6
POINT = 10
"""All that is weighed is counted in tenths of a point of treasure."""
NEW_EXIT, LAST_WANT = 60, 150
"""What it is worth to hold an exit card of a kind that is not open yet: while treasure is short, and when it is not."""
SPENT_CARD = -10
"""What a minus card costs that one can still get rid of."""
LEAST_DRAW = 5
HIGHEST = 4
"""The highest treasure that somebody is likely to hold."""
NOWHERE: Spot = ""
NOBODY = 99
"""Farther than anybody can be."""


@dataclass(frozen=True, slots=True)
class MummyAtWall:
    """A mummy that has met a wall: from where, with how many steps left at most, how near the nearest other is."""

    spot: Spot
    left: int
    nearest_other: int


class Dangers:
    """How likely it is, in 36ths and for all mummies together, to be robbed where one stands (VA-420 to VA-433)."""

    def __init__(self, board: Catacomb, mummies: Iterable[Spot], others: Iterable[Spot]) -> None:
        self._chart = board.chart
        self._others = tuple(others)
        self._touched: Counter[Spot] = Counter()
        """For each hex, with how many throws one stops beside it without turning."""
        self._chases: list[MummyAtWall] = []
        for spot in mummies:
            for direction in DIRECTIONS:
                self._count(*straight(board, spot, direction, FACES))

    def at(self, spot: Spot) -> int:
        return self._touched[spot] + sum(self._caught(chase, spot) for chase in self._chases)

    def _count(self, way: tuple[Spot, ...], left: int, met_wall: bool) -> None:
        stops = (*way[1:], *(way[-1:] * FACES))[:FACES]
        if met_wall:
            stops = way[1:]
            nearest = min((self._chart.path(other, way[-1]) for other in self._others), default=NOBODY)
            self._chases.append(MummyAtWall(way[-1], left, nearest))
        for stop in stops:
            self._touched.update(self._chart.neighbours(stop))

    def _caught(self, chase: MummyAtWall, spot: Spot) -> int:
        """With how many of the six numbers of steps it gets beside whoever stands there."""
        far = self._chart.path(chase.spot, spot)
        return max(0, min(chase.left, chase.left - far + 2)) if far <= chase.nearest_other else 0


def dangers_for(board: Catacomb, seat: Seat) -> Dangers:
    """Those of a seat, the others staying where they are.

    Where it stands now holds up no mummy: else each place looks better from another one, and it walks to and fro.
    """
    others = (board.spot(other) for other in board.others(seat))
    return Dangers(board.moved(seat, NOWHERE), (mummy.spot for mummy in board.mummies), others)


# --- cards that nobody has seen ---


def unseen(board: Catacomb, seat: Seat) -> tuple[CardId, ...]:
    """The treasure cards that may be anywhere, as far as this seat knows."""
    seen = {*board.explorers[seat].hand, *board.piles.discard, *board.piles.validated}
    return tuple(card for card in TREASURES.all_ids if card not in seen)


def worth_of_a_draw(board: Catacomb, seat: Seat) -> int:
    """What an unseen card is worth on average."""
    cards, missing = unseen(board, seat), missing_exits(board, seat)
    new_exit = LAST_WANT if is_enough(board, seat) else NEW_EXIT

    def worth(card: CardId) -> int:
        if name_of(card) in missing:
            return new_exit
        return POINT * value_of(card) if is_treasure(card) else SPENT_CARD

    return max(LEAST_DRAW, sum(map(worth, cards)) // max(1, len(cards)))


def missing_exits(board: Catacomb, seat: Seat) -> tuple[str, ...]:
    """The kinds of exits that are neither open nor in the own hand."""
    known = {*board.validated_types, *map(name_of, board.explorers[seat].hand)}
    return tuple(name for name in EXIT_NAMES if name not in known)


def highest_value(board: Catacomb, seat: Seat) -> int:
    """What a theft would cost this seat; only the own one is known."""
    card = board.highest(seat)
    return value_of(card) if card else 0


# --- the sum at the end ---


def hoped(board: Catacomb, seat: Seat) -> int:
    """The treasure of all, in tenths, as this seat may guess it: what others hold is mostly treasure, as the rest is
    used up. Of those who keep secret cards nothing is counted on (VA-620).
    """
    own = POINT * sum(map(value_of, board.explorers[seat].hand))
    each = worth_of_a_hand_card(board, seat)
    trusted = (board.explorers[other] for other in board.others(seat) if not board.explorers[other].group)
    return own + sum(each * len(one.hand) for one in trusted)


def worth_of_a_hand_card(board: Catacomb, seat: Seat) -> int:
    """What a card that somebody else holds counts on average, in tenths."""
    values = [value_of(card) for card in unseen(board, seat)]
    return POINT * sum(values) // max(1, len(values)) + POINT // 2


def is_enough(board: Catacomb, seat: Seat) -> bool:
    """Whether this seat would win by leaving now, as far as it can guess."""
    bar, all_told, role = POINT * board.trust, hoped(board, seat), board.explorers[seat].role
    if role == GREEDY:
        own = sum(value_of(card) for card in board.explorers[seat].hand if is_treasure(card))
        return all_told - POINT * own <= bar
    if role == HAUNTED:
        near = sum(board.chart.distance(board.spot(seat), board.spot(one)) <= NEAR for one in board.others(seat))
        return bar < all_told <= bar + POINT * HIGHEST * near
    return all_told > bar


def chances(trust: int) -> int:
    """In how many of 216 throws three dice show less than this."""
    return BELOW[min(max(trust, 0), len(BELOW) - 1)]


BELOW = tuple(
    sum(a + b + c < trust for a in range(1, 7) for b in range(1, 7) for c in range(1, 7)) for trust in range(21)
)
ALL_THROWS: int = BELOW[-1]
