"""Who plays a match: for which seats people decide, for which a computer player does, and whose table it is."""

from dataclasses import dataclass

from engine.core.seat import Seat


@dataclass(frozen=True, slots=True)
class Company:
    """Who is here. A seat that is in neither list was given to a computer player from the start."""

    people: tuple[Seat, ...]
    """Seats for which a person decides who is here."""
    away: tuple[Seat, ...] = ()
    """Seats that a person has left, for a while or for good: a computer player stands in."""
    host: Seat | None = None
    """None if the host holds no seat."""

    @classmethod
    def complete(cls, seats: int) -> "Company":
        """People everywhere, the first of them the host: what a match takes for granted until it is told.

        >>> Company.complete(2)
        Company(people=(0, 1), away=(), host=0)
        """
        return cls(tuple(range(seats)), host=0)
