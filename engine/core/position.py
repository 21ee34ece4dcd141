"""A position: all that is needed to go on with a game, as plain data."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.core.dice import Dice, ScriptedDice
from engine.core.seat import Seat
from engine.core.step import Answers, Question, Step

B = TypeVar("B")
S = TypeVar("S", bound=Step[Any])


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the place of each seat (1 is first; equal places share) and why it ended.

    A co-operative defeat puts everybody on place 2.
    """

    places: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats on place 1.

        >>> Result((2, 1, 1), "example").winners
        (1, 2)
        """
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


@dataclass(frozen=True, slots=True)
class Position(Generic[B]):
    """Board, agenda and dice. `agenda[0]` is what happens next: printing it prints the to-do list."""

    seats: int
    board: B
    agenda: tuple[Step[B], ...]
    dice: Dice | ScriptedDice
    result: Result | None = None

    def doing(self, kind: type[S]) -> S | None:
        """The first step of this kind still to be carried out, lanes and open questions included."""
        return next((found for found in _walk(self.agenda) if isinstance(found, kind)), None)

    def open_questions(self) -> tuple[tuple[Question[B], Answers[B]], ...]:
        """Each question that holds up the game, with the answers given so far; computed, never stored."""
        return tuple(self.agenda[0].open_questions()) if self.agenda else ()


def _walk(agenda: tuple[Step[B], ...]) -> Iterator[Step[B]]:
    for step in agenda:
        yield step
        yield from _walk(step.inside())
