"""Who hears the talk of a team (SA-403 to SA-408). Talk itself is no part of the game: the house carries it."""

from engine.core.position import Position
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.games.amsterdam.board import Amsterdam


def hearers(position: Position[Amsterdam], seat: Seat) -> tuple[Seat, ...]:
    """The others who hear a seat: its team, or all where talk is open; whoever knows the map is silent."""
    board = position.board
    team = board.team_of(seat)
    knowing = {team.commissioner, *team.witnesses}
    if board.ending is None and seat in knowing:
        raise Refused("commissioner_silent")
    heard = range(position.seats) if board.rules.open_discussion else team.members
    deaf = set() if board.rules.commissioner_hears else {team.commissioner}
    return tuple(other for other in heard if other != seat and other not in deaf)
