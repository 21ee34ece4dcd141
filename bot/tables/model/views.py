"""What a position shows and asks, worked out once.

An act is followed by what everybody is told of it, by the notices of those who are asked and by the looks of their
pages, and the next act begins with the position in which this one has ended.
"""

from typing import Any, Final

from engine.core import run
from engine.core.once import lately_known
from engine.core.position import Position
from engine.core.run import Put
from engine.core.seat import Seat
from engine.core.view import Seen
from engine.games import AnyGame

MOST_POSITIONS: Final = 512
"""Of as many tables as are played on at once in one process, the last position or two."""
MOST_VIEWS: Final = 1_024
"""Of these, what everybody sees, and what each of a few people does."""


@lately_known(MOST_VIEWS)
def asked(game: AnyGame, position: Position[Any], seat: Seat) -> tuple[Put[Any], ...]:
    """The questions put to a seat, those that hold up the game first."""
    return tuple(run.asked(game, position, seat))


@lately_known(MOST_VIEWS)
def seen(game: AnyGame, position: Position[Any], seat: Seat | None) -> Seen[Any, Any]:
    """All that one seat, or a spectator, is shown."""
    return run.seen_asked(game, position, seat, () if seat is None else asked(game, position, seat))


@lately_known(MOST_POSITIONS)
def awaited(position: Position[Any]) -> tuple[Seat, ...]:
    """The seats that hold up the game, in seat order; not everybody may know them (`waiting_for`)."""
    return run.awaited(position)


@lately_known(MOST_POSITIONS)
def waiting_for(position: Position[Any]) -> tuple[Seat, ...]:
    """The seats that everybody may know to be awaited, in seat order."""
    return run.waiting_for(position)
