"""Windows: moments in which a card may be played out of turn, and other interrupts that standing orders answer.

Who is asked follows from public facts alone, and answers are sealed, so that neither tells who holds what. Where the
table plays by standing orders nobody is asked; where somebody is silent, their orders answer: those with which the
question was opened, since what is changed meanwhile counts from the next one on.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, ClassVar, TypeVar

from engine.core.action import Action
from engine.core.play import Play
from engine.core.seat import Seat
from engine.core.step import Answers, Question, Step
from engine.shared.orders import HoldsOrders

B = TypeVar("B", bound=HoldsOrders[Any])


class ByOrders(Question[B]):
    """A question whose silence is what standing orders say."""

    __slots__ = ()

    def ordered(self, board: B, seat: Seat) -> Action[B]:
        """What the seat's standing orders answer here."""
        raise NotImplementedError

    def orders_decide(self, board: B, seat: Seat) -> bool:
        """Whether this seat is not asked at all."""
        return False

    def standing(self, board: B, seat: Seat) -> Action[B] | None:
        return self.ordered(board, seat) if self.orders_decide(board, seat) else None

    def default(self, board: B, seat: Seat) -> Action[B]:
        return self.ordered(board, seat)

    def answered(self, play: Play[B], question: Question[B], given: Answers[B]) -> Step[B] | None:
        left = super().answered(play, question, given)
        orders = play.board.given_orders() if left is not None else ()
        if bool(orders) is not bool(play.board.in_force):
            play.board = replace(play.board, in_force=orders)  # type: ignore[type-var]
        return left


class Window(ByOrders[B]):
    """A moment in which a card may be played."""

    __slots__ = ()
    secret: ClassVar[bool] = True

    def is_played(self, answer: Action[B]) -> bool:
        """Whether this answer plays a card, rather than passing."""
        raise NotImplementedError

    def played(self, answers: Answers[B], order: Iterable[Seat]) -> tuple[tuple[Seat, Action[B]], ...]:
        """The answers that play a card, in this order of seats."""
        given = {seat: answer for seat, answer in answers if self.is_played(answer)}
        return tuple((seat, given[seat]) for seat in order if seat in given)
