"""Standing orders are changed at any time, in private, and count from the next window on (CZ-650)."""

from collections.abc import Iterator
from typing import ClassVar, Self

from engine.core.action import Action
from engine.core.changing import changed
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Asked
from engine.core.tagged import step, verb
from engine.games.caverna.asking import CaveQuestion
from engine.games.caverna.board import Cave
from engine.games.caverna.orders import VALUES, is_discard_order


@verb("caverna.orders")
class GiveOrders(Action[Cave]):
    """Change a standing order: `orders molejo always`, `orders discard …` with all ten names (CZ-650)."""

    open_form: ClassVar[bool] = True

    which: str
    to: tuple[str, ...]

    @classmethod
    def options(cls, board: Cave, seat: Seat) -> Iterator[Self]:
        orders = board.orders[seat]
        return (order for order in _EACH if order.to[0] != getattr(orders, order.which))  # type: ignore[misc]

    def check(self, board: Cave, seat: Seat) -> None:
        if self.which == "discard":
            if not is_discard_order(self.to):
                raise Refused("bad_discard_order")
        elif self.which not in VALUES or len(self.to) != 1 or self.to[0] not in VALUES[self.which]:
            raise Refused("bad_order")

    def perform(self, play: Play[Cave], seat: Seat) -> None:
        value = self.to if self.which == "discard" else self.to[0]
        orders = changed(play.board.orders[seat], **{self.which: value})
        play.board = play.board.with_orders(seat, orders)


_EACH = tuple(GiveOrders(which, (value,)) for which, values in VALUES.items() for value in values)


@step("caverna.change_orders")
class ChangeOrders(CaveQuestion):
    """Anybody may change their standing orders at any time, in private (CZ-650)."""

    phase: ClassVar[str] = "orders"
    secret: ClassVar[bool] = True
    announced: ClassVar[bool] = False

    seat: Seat

    def asks(self, board: Cave) -> Asked[Cave]:
        return {self.seat: (GiveOrders,)}

    def options(self, board: Cave, seat: Seat) -> Iterator[Action[Cave]]:
        """Every other value of each order: there is none that `check` would refuse."""
        return GiveOrders.options(board, seat)

    def default(self, board: Cave, seat: Seat) -> GiveOrders:
        return next(GiveOrders.options(board, seat))
