"""Absence and return: whoever lets too many deadlines pass in a row is not waited for until they are heard of again."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, Self, TypeVar

from engine.core.action import Action
from engine.core.company import Company
from engine.core.event import Event
from engine.core.parts import Attendance
from engine.core.play import Play
from engine.core.seat import Seat
from engine.core.step import Question


class CountsMisses:
    """A board that knows how many deadlines each seat has let pass in a row."""

    __slots__ = ()

    @property
    def patience(self) -> int:
        """How many of them make an absence; 0 if none do."""
        raise NotImplementedError

    def misses_of(self, seat: Seat) -> int:
        """How many this seat has let pass."""
        raise NotImplementedError

    def with_misses(self, seat: Seat, misses: int) -> Self:
        """The same board with another count."""
        raise NotImplementedError

    def is_away(self, seat: Seat) -> bool:
        """Whether nobody waits for this seat."""
        return 0 < self.patience <= self.misses_of(seat)


B = TypeVar("B", bound=CountsMisses)


class NotForTheAway(Question[B]):
    """A question at which somebody who has gone away is not waited for: silence is their answer at once."""

    __slots__ = ()

    def standing(self, board: B, seat: Seat) -> Action[B] | None:
        return self.default(board, seat) if board.is_away(seat) else None


class ToldOfSeat(Protocol):
    """An event about one seat."""

    def __call__(self, seat: Seat, /) -> Event: ...


def never(_play: Play[Any]) -> bool:
    """No silence is excused."""
    return False


@dataclass(frozen=True, slots=True)
class MissCount:
    """The three moments at which the count changes, and what is told of it."""

    went: ToldOfSeat
    came: ToldOfSeat
    excused: Callable[[Play[Any]], bool] = never
    """Whether silence means nothing at the moment, since it is an answer."""

    def missed(self, play: Play[B], seat: Seat) -> None:
        """A deadline has passed without a word."""
        if self.excused(play):
            return
        was_away = play.board.is_away(seat)
        play.board = play.board.with_misses(seat, play.board.misses_of(seat) + 1)
        if play.board.is_away(seat) and not was_away:
            play.tell(self.went(seat))

    def returned(self, play: Play[B], seat: Seat) -> None:
        """Any command of theirs ends an absence."""
        if play.board.is_away(seat):
            play.tell(self.came(seat))
        if play.board.misses_of(seat):
            play.board = play.board.with_misses(seat, 0)

    def attended(self, play: Play[B], company: Company) -> None:
        """Where a computer player stands in, nobody is missing."""
        for seat in company.away:
            play.board = play.board.with_misses(seat, 0)


def absence(
    went: ToldOfSeat,
    came: ToldOfSeat,
    patience: Callable[[Any], int],
    excused: Callable[[Play[Any]], bool] = never,
) -> Attendance[Any, Any]:
    """The part of a game that counts missed deadlines: what it tells, and after how many somebody is away."""
    counted = MissCount(went, came, excused)
    return Attendance(missed=counted.missed, returned=counted.returned, attended=counted.attended, patience=patience)
