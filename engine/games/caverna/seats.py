"""How a player is named in what is typed: `P1` is the first seat."""

from engine.core.seat import Seat
from engine.games.caverna.board import Cave


def seat_token(seat: Seat) -> str:
    """
    >>> seat_token(0)
    'P1'
    """
    return f"P{seat + 1}"


def seat_named(token: str, board: Cave) -> Seat | None:
    """The seat that a token names at this table, if any."""
    return next((seat for seat in board.seats if token.upper() == seat_token(seat)), None)
