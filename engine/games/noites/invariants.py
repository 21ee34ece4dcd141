"""What holds in every position (specification 14)."""

from collections.abc import Iterator
from itertools import combinations

from engine.core.plane.points import square, within
from engine.core.position import Position
from engine.games.noites.board import Night
from engine.games.noites.cards.twists import TWISTS
from engine.games.noites.content.sizes import TOKEN


def everything_lies_on_the_table(position: Position[Night]) -> Iterator[str]:
    board = position.board
    discs = [(one.name, one.spot, one.radius) for one in board.standing]
    discs += [(one.name, one.at, TOKEN) for one in board.victims]
    for name, p, radius in discs:
        if not within(p, radius, board.size.width, board.size.height):
            yield f"1: {name} hangs over the edge at {p}"
        for piece in board.ground.solid:
            if not piece.polygon.is_beyond(p, radius):
                yield f"3: {name} overlaps {piece.name}"


def nobody_overlaps(position: Position[Night]) -> Iterator[str]:
    board = position.board
    discs = [(one.name, one.spot, one.radius) for one in board.standing]
    for (one, p, r), (other, q, s) in combinations(discs, 2):
        if square(p, q) < (r + s) ** 2:
            yield f"2: {one} overlaps {other}"
    for this, that in combinations(board.victims, 2):
        if square(this.at, that.at) < (2 * TOKEN) ** 2:
            yield f"4: {this.name} overlaps {that.name}"


def victims_are_all_accounted_for(position: Position[Night]) -> Iterator[str]:
    board = position.board
    taken = sum(len(tally.victims) for tally in board.tallies)
    if len(board.victims) + taken != board.placing.placed:
        yield f"6: {len(board.victims)} victims and {taken} taken of {board.placing.placed}"


def the_dead_are_gone(position: Position[Night]) -> Iterator[str]:
    for one in position.board.monsters:
        if one.killed and one.at is not None:
            yield f"7: {one.name} is killed and stands at {one.at}"
        if one.stunned and (one.watching or one.covering):
            yield f"12: {one.name} is stunned and has a marker"
        if one.watching and one.covering:
            yield f"12: {one.name} has both markers"


def cards_are_all_there(position: Position[Night]) -> Iterator[str]:
    board = position.board
    cards = sorted((*board.cards.deck, *board.cards.discard, *(card for hand in board.cards.hands for card in hand)))
    if cards and cards != sorted(TWISTS):
        yield f"9: the cards are {cards}"


def barricades_are_all_there(position: Position[Night]) -> Iterator[str]:
    if position.board.supply < 0:
        yield f"10: {len(position.board.barricades)} barricades"


INVARIANTS = (
    everything_lies_on_the_table,
    nobody_overlaps,
    victims_are_all_accounted_for,
    the_dead_are_gone,
    cards_are_all_there,
    barricades_are_all_there,
)
