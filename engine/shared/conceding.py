"""Giving up: said by seat, and done as soon as enough of a side have said so."""

from collections.abc import Iterable
from typing import ClassVar, Self, TypeVar

from engine.core.action import Action
from engine.core.seat import Seat

B = TypeVar("B")


class GiveUp(Action[B]):
    """Give the game up. It is typed, and never offered: nobody concedes by a slip."""

    __slots__ = ()
    open_form: ClassVar[bool] = True
    is_for_good: ClassVar[bool] = True

    @classmethod
    def options(cls, board: B, seat: Seat) -> Iterable[Self]:
        return ()
