"""What holds in every position (specification 14); each line says which number is broken."""

from collections.abc import Iterator
from functools import lru_cache

from engine.core.position import Position
from engine.games.vi_algo.board import EXIT_NAMES, MOST_TRUST, PIECES, TRACK, Catacomb
from engine.games.vi_algo.content.chart import Chart
from engine.games.vi_algo.content.entries import GROUP_CARDS, TREASURES, name_of
from engine.games.vi_algo.content.rooms import is_rune
from engine.games.vi_algo.content.torches import TORCHES
from engine.games.vi_algo.rules.moving import AskChase
from engine.games.vi_algo.rules.walking import IntoHand, Receive, WalkOn


def cards_are_kept(position: Position[Catacomb]) -> Iterator[str]:
    board, piles, torches = position.board, position.board.piles, position.board.torches
    treasures = [card for one in board.explorers for card in one.hand]
    treasures += [card for room in board.rooms for card in (*room.stack, room.exposed) if card]
    treasures += [*piles.discard, *piles.validated, *piles.looked_at]
    treasures += [one.card for one in position.agenda if isinstance(one, (Receive, IntoHand))]
    if sorted(treasures) != list(TREASURES.all_ids):
        yield f"1: treasure cards {len(treasures)}"
    lit = [*torches.reserve, *torches.deck, *torches.track, *torches.discard, *torches.buried]
    lit += [card for card in (torches.revealed, torches.marked) if card]
    if sorted(lit) != sorted(TORCHES):
        yield f"2: torch cards {len(lit)}"
    secrets = [*piles.group, *piles.group_discard, *(card for one in board.explorers for card in one.group)]
    if board.uses_group_deck and sorted(secrets) != list(GROUP_CARDS.all_ids):
        yield f"3: group cards {len(secrets)}"


def pieces_are_kept(position: Position[Catacomb]) -> Iterator[str]:
    board = position.board
    for seat in board.seats:
        if not 0 <= board.on_sheet(seat) <= PIECES:
            yield f"4: seat {seat} has {board.on_sheet(seat)} mummies on its sheet"
        markers = board.explorers[seat].markers
        if len(markers) > PIECES or len(set(markers)) != len(markers) or not all(map(is_rune, markers)):
            yield f"8: seat {seat} has markers on {markers}"


def numbers_are_in_bounds(position: Position[Catacomb]) -> Iterator[str]:
    board = position.board
    if not board.rules.least_trust <= board.trust <= MOST_TRUST:
        yield f"5: trust is {board.trust}"
    if len(board.torches.track) >= TRACK:
        yield "6: the track is full"
    if not 0 <= board.turn.actions <= 3 or not 0 <= board.turn.steps_left <= 2:
        yield f"13: {board.turn.actions} actions and {board.turn.steps_left} steps are left"


def hexes_hold_one(position: Position[Catacomb]) -> Iterator[str]:
    board = position.board
    if position.doing(WalkOn) or position.doing(AskChase) or position.result:
        return
    spots = [board.spot(seat) for seat in board.seats if board.spot(seat)]
    if len(set(spots)) != len(spots):
        yield f"7: characters on {spots}"
    mummies = [mummy.spot for mummy in board.mummies]
    if set(spots) & set(mummies) or len(set(mummies)) != len(mummies):
        yield f"7: mummies on {mummies}, characters on {spots}"
    if not {*spots, *mummies} <= set(board.chart.place):
        yield "8: a piece stands on no floor"
    if any(board.burns(spot) for spot in mummies):
        yield "9: a mummy stands in the light"


def exits_are_neither_lost_nor_complete(position: Position[Catacomb]) -> Iterator[str]:
    board = position.board
    if position.result is None and (board.exit_is_lost or len(board.validated_types) == len(EXIT_NAMES)):
        yield "11: the game should be over"
    if any(name_of(card) not in EXIT_NAMES for card in board.piles.validated):
        yield "11: no exit was validated"


def rooms_do_not_overlap(position: Position[Catacomb]) -> Iterator[str]:
    yield from _faults_of(position.board.chart)


@lru_cache(maxsize=8)
def _faults_of(chart: Chart) -> tuple[str, ...]:
    """Looked for once: the rooms of a catacomb rarely change."""
    return tuple(_overlaps(chart))


def _overlaps(chart: Chart) -> Iterator[str]:
    if len(set(chart.place.values())) != len(chart.place):
        yield "20: two rooms overlap"
    if any(here not in chart.neighbours(there) for here in chart.place for there in chart.neighbours(here)):
        yield "20: a door leads one way"


INVARIANTS = (
    cards_are_kept,
    pieces_are_kept,
    numbers_are_in_bounds,
    hexes_hold_one,
    exits_are_neither_lost_nor_complete,
    rooms_do_not_overlap,
)
