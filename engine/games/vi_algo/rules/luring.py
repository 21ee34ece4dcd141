"""Where coins can lure a mummy to (t12)."""

from collections.abc import Iterator

from engine.core.hexes import spread
from engine.core.seat import Seat
from engine.games.vi_algo.board import NEAR, Catacomb
from engine.games.vi_algo.content.entries import UseTarget
from engine.games.vi_algo.content.rooms import room_of

LURED = 2
"""How many steps a mummy goes for coins."""


def lures(board: Catacomb, seat: Seat) -> Iterator[UseTarget]:
    """Each mummy of the room that is near, with each free hex it could be lured to."""
    here = board.spot(seat)
    for mummy in board.mummies:
        if room_of(mummy.spot) != room_of(here) or board.chart.distance(here, mummy.spot) > NEAR:
            continue
        for end in spread(mummy.spot, board.chart.neighbours, LURED):
            if end != mummy.spot and room_of(end) == room_of(here) and board.is_free(end):
                yield mummy.spot, end
