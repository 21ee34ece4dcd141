"""Seats and audiences.

A seat is a place at the table, numbered from 0 in clockwise order; a person sits on it, or nobody.
"""

from collections.abc import Iterator
from typing import TypeAlias

Seat: TypeAlias = int

Audience: TypeAlias = tuple[Seat, ...] | None
"""Who learns something: these seats, or everybody (None), spectators included."""

EVERYONE: Audience = None


def hears(audience: Audience, listener: Seat | None) -> bool:
    """Whether a listener (a seat, or None for a spectator) belongs to an audience.

    >>> hears(EVERYONE, None), hears((0, 2), 2), hears((0, 2), None)
    (True, True, False)
    """
    return audience is None or (listener is not None and listener in audience)


def clockwise(first: Seat, seats: int) -> Iterator[Seat]:
    """Every seat once, from `first` on to the left.

    >>> list(clockwise(2, 4))
    [2, 3, 0, 1]
    """
    return ((first + offset) % seats for offset in range(seats))
