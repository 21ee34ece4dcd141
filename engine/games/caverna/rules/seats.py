"""How a player is named in what is typed: by colour, or `P1` for the first seat."""

from engine.core.seat import Seat
from engine.games.caverna.board import Cave


def seat_token(board: Cave, seat: Seat) -> str:
    """The colour of the seat's meeple."""
    return board.players[seat].colour


def seat_named(token: str, board: Cave) -> Seat | None:
    """The seat that a token names at this table, if any."""
    return next((seat for seat in board.seats if token in (board.players[seat].colour, f"P{seat + 1}")), None)


def tidy(token: str) -> str:
    """Spaces, sides and seats in capitals, words as they are.

    >>> tidy("b3"), tidy("special")
    ('B3', 'special')
    """
    return token.upper() if len(token) <= 2 else token
