"""Who knows what (specification 11).

The view holds: the table (`rules`, `terrain`, `barricades`, `supply`, `corners`), everything that stands on it
(`monsters`, `victims`, with their marks), the moment (`phase`, `round`, `active`, `acting`), the scores (`scores`,
`tallies`), what cards everybody knows (`hand_sizes`, `deck_size`, `discard`, `twisted`), and of the seat's own: `hand`,
`hands` of its side, `orders`. Monsters, terrain and barricades are those of `board.py`: they hold no secret once shown.
"""

from dataclasses import dataclass, replace
from typing import Any

from engine.core.position import Position
from engine.core.seat import Seat
from engine.core.step import Waiting
from engine.core.view import View
from engine.games.noites.board import (
    Barricade,
    Monster,
    Night,
    Orders,
    Placing,
    Tally,
    Terrain,
    TwistCards,
    Twisted,
    Victim,
)
from engine.games.noites.phrases.answers import Firing
from engine.games.noites.phrases.wishes import Wishes
from engine.games.noites.settings import NoitesSettings


@dataclass(frozen=True, slots=True)
class NoitesView(View):
    """All that one seat, or a spectator (None), may know."""

    me: Seat | None
    phase: str
    """`armies`, `corner`, `deploy`, `victims`, `twist`, `victim`, `activation`, `interrupt` or `finished`."""
    rules: NoitesSettings
    seats: int
    sides: tuple[int, ...]
    """The side of each seat: 0 is A, 1 is B."""
    terrain: tuple[Terrain, ...]
    barricades: tuple[Barricade, ...]
    supply: int
    built: int
    armies: tuple[str, str]
    """Empty until both are revealed."""
    monsters: tuple[Monster, ...]
    victims: tuple[Victim, ...]
    placing: Placing
    corners: tuple[str, str]
    roll_winner: int
    round: int
    active: int
    acting: Seat
    last_seats: tuple[Seat, Seat]
    scores: tuple[int, int]
    tallies: tuple[Tally, Tally]
    twisted: Twisted
    hand_sizes: tuple[int, ...]
    deck_size: int
    discard: tuple[str, ...]
    hands: tuple[tuple[str, ...] | None, ...]
    """Of the own side; None for the others."""
    orders: Orders | None
    wishes: Wishes
    conceding: tuple[Seat, ...]
    shots: tuple[Firing, ...]
    """What the own watchers mean to do in the move that is under way."""
    agenda: tuple[Any, ...]
    """What is still to be done, without any sealed answer."""
    answered: tuple[Seat, ...]
    """Who has answered the sealed question that is open, as far as this seat may know."""
    mine: Any
    """The own answer to it."""
    winners: tuple[Seat, ...]
    reason: str


def table_of(seen: NoitesView) -> Night:
    """What lies on the table that is seen: enough to ask the rules about ways and sights."""
    return Night(
        seen.rules,
        seen.seats,
        seen.terrain,
        monsters=seen.monsters,
        victims=seen.victims,
        barricades=seen.barricades,
        corners=seen.corners,
        active=seen.active,
        twisted=seen.twisted,
    )


def seen_board(board: Night, seat: Seat | None) -> Night:
    """The board with what the seat may not know taken out."""
    side = None if seat is None else board.side_of(seat)
    hands = tuple(hand if board.side_of(at) == side else () for at, hand in enumerate(board.cards.hands))
    orders = tuple(one if at == seat else Orders() for at, one in enumerate(board.orders))
    shots = tuple(shot for shot in board.shots if seat is not None and board.owner(board.the(shot.watcher)) == seat)
    return replace(board, cards=TwistCards((), board.cards.discard, hands), orders=orders, shots=shots)


def view(position: Position[Night], seat: Seat | None) -> NoitesView:
    """What a seat, or a spectator, is shown."""
    board = position.board
    side = None if seat is None else board.side_of(seat)
    shown = seen_board(board, seat)
    result = position.result
    answered, mine = _sealed(position, seat)
    return NoitesView(
        me=seat,
        phase=_phase(position),
        rules=board.rules,
        seats=board.seats,
        sides=tuple(board.side_of(one) for one in range(board.seats)),
        terrain=board.terrain,
        barricades=board.barricades,
        supply=board.supply,
        built=board.built,
        armies=board.armies,
        monsters=board.monsters,
        victims=board.victims,
        placing=board.placing,
        corners=board.corners,
        roll_winner=board.roll_winner,
        round=board.round,
        active=board.active,
        acting=board.acting,
        last_seats=board.last_seats,
        scores=(board.score(0), board.score(1)),
        tallies=board.tallies,
        twisted=board.twisted,
        hand_sizes=tuple(map(len, board.cards.hands)),
        deck_size=len(board.cards.deck),
        discard=board.cards.discard,
        hands=tuple(hand if board.side_of(at) == side else None for at, hand in enumerate(board.cards.hands)),
        orders=board.orders[seat] if seat is not None and board.orders else None,
        wishes=board.wishes,
        conceding=board.conceding,
        shots=shown.shots,
        agenda=tuple(one.question if isinstance(one, Waiting) else one for one in position.agenda),
        answered=answered,
        mine=mine,
        winners=result.winners if result else (),
        reason=result.reason if result else "",
    )


def _sealed(position: Position[Night], seat: Seat | None) -> tuple[tuple[Seat, ...], Any]:
    head = position.agenda[0] if position.agenda else None
    if not isinstance(head, Waiting):
        return (), None
    given = dict(head.answers)
    known = sorted(one for one in given if head.question.announced or one == seat)
    return tuple(known), None if seat is None else given.get(seat)


def _phase(position: Position[Night]) -> str:
    if position.result is not None:
        return "finished"
    questions = position.open_questions()
    return getattr(questions[0][0], "phase", "") if questions else ""
