"""Standing orders: what a player wants done in windows without being asked.

A game says in data which orders there are and what each may be (`OrderBook`); they are kept in a plain dataclass of the
game's own, one for each seat. They are private, may be changed at any time, and count from the next window on.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, Generic, Self, TypeVar

from engine.core.action import Action
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Question

K = TypeVar("K")


@dataclass(frozen=True, slots=True)
class Order:
    """One thing that may be ordered: its word, and what it may be."""

    word: str
    values: tuple[str, ...] = ()
    """The words of its values."""
    most: int | None = None
    """Where it is a number from 0 on: the greatest."""
    field: str = ""
    """Where it is kept, if not under its word."""
    kept_as: Callable[[str], Any] = str
    listed: bool = True
    """Whether its values are offered one by one."""

    @property
    def kept_in(self) -> str:
        return self.field or self.word

    def may_be(self, said: str) -> bool:
        """
        >>> [Order("dodge", most=60).may_be("60"), Order("dodge", most=60).may_be("61"), Order("push").may_be("")]
        [True, False, False]
        """
        return said in self.values or self._is_number(said)

    def _is_number(self, said: str) -> bool:
        if self.most is None or not (said.isascii() and said.isdigit()):
            return False
        return len(said) <= len(str(self.most)) and int(said) <= self.most


@dataclass(frozen=True, slots=True)
class OrderBook:
    """Every order of a game."""

    orders: tuple[Order, ...]
    refusal: str = "bad_order"

    def check(self, word: str, said: str) -> None:
        """Raise `Refused` if there is no such order, or if it cannot be this."""
        if not any(order.word == word and order.may_be(said) for order in self.orders):
            raise Refused(self.refusal)

    def listed(self) -> Iterator[tuple[str, str]]:
        """Every order with each of its values."""
        return ((order.word, value) for order in self.orders if order.listed for value in order.values)

    def others(self, kept: object) -> Iterator[tuple[str, str]]:
        """The same without those that hold already."""
        fields = {order.word: order.kept_in for order in self.orders}
        return (one for one in self.listed() if str(getattr(kept, fields[one[0]])) != one[1])

    def changed(self, kept: K, word: str, said: str) -> K:
        """Somebody's orders with one of them changed."""
        order = next(one for one in self.orders if one.word == word)
        return replace(kept, **{order.kept_in: order.kept_as(said)})  # type: ignore[type-var]


class HoldsOrders(Generic[K]):
    """A board on which every seat has standing orders."""

    __slots__ = ()
    in_force: tuple[K, ...]
    """While a window is open, the orders with which it was opened: a change counts from the next one on."""

    def given_orders(self) -> tuple[K, ...]:
        """The orders of every seat as they were last given."""
        raise NotImplementedError

    def with_orders_of(self, seat: Seat, orders: K) -> Self:
        """The same board with a seat's orders changed."""
        raise NotImplementedError

    def orders_of(self, seat: Seat) -> K:
        """The orders that hold."""
        return self.in_force[seat] if self.in_force else self.given_orders()[seat]


B = TypeVar("B", bound=HoldsOrders[Any])


class GiveOrder(Action[B]):
    """Change a standing order."""

    __slots__ = ()
    in_steps: ClassVar[bool] = True
    book: ClassVar[OrderBook]

    def said(self) -> tuple[str, str]:
        """The word of the order, and what it shall be."""
        raise NotImplementedError

    def check(self, board: B, seat: Seat) -> None:
        self.book.check(*self.said())

    def perform(self, play: Play[B], seat: Seat) -> None:
        orders = self.book.changed(play.board.given_orders()[seat], *self.said())
        play.board = play.board.with_orders_of(seat, orders)


class OfferOrders(Question[B]):
    """Anybody may change their own orders at any time; nobody is told."""

    __slots__ = ()
    announced: ClassVar[bool] = False

    def facts(self, board: B, seat: Seat) -> Mapping[str, Any]:
        """What is ordered now, by the names of the fields."""
        given = board.given_orders()
        kept = given[seat] if given else None
        said = {one.name: getattr(kept, one.name) for one in fields(kept)} if kept else {}
        return {name: value for name, value in said.items() if isinstance(value, str | int)}
