"""Standing orders are changed at any time, in private, and count from the next window on (CZ-650)."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any, ClassVar, Self

from engine.core.action import Action
from engine.core.changing import changed
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Asked
from engine.core.tagged import step, verb
from engine.games.caverna.board import Cave
from engine.games.caverna.cards.action_cards import REACTIONS
from engine.games.caverna.content.orders import ROUTE, Orders, is_discard_order
from engine.games.caverna.rules.asking import CaveQuestion
from engine.shared.orders import GiveOrder, OfferOrders, OrderBook

DISCARD = "discard"
_ORDERS = {order.word: order for order in (*(rule.order for rule in REACTIONS), ROUTE)}
_CARD_OF = {rule.order.word: rule.card for rule in REACTIONS} | {ROUTE.word: "parkour"}
BOOK = OrderBook(tuple(_ORDERS[one.name] for one in fields(Orders) if one.name != DISCARD))
"""An order for each card that answers, and which way it is run."""


@verb("caverna.orders")
class GiveOrders(GiveOrder[Cave]):
    """Change a standing order: `orders molejo always`, `orders discard …` with all ten names (CZ-650)."""

    open_form: ClassVar[bool] = True
    book: ClassVar[OrderBook] = BOOK

    which: str
    to: tuple[str, ...]

    @classmethod
    def options(cls, board: Cave, seat: Seat) -> Iterator[Self]:
        return (cls(which, (value,)) for which, value in BOOK.others(board.orders[seat]))

    def said(self) -> tuple[str, str]:
        return self.which, " ".join(self.to)

    def facts(self, board: Cave, seat: Seat) -> Mapping[str, Any]:
        return {"value": self.to[0] if self.to else ""}

    def is_spare(self, board: Cave, seat: Seat) -> bool:
        """Orders for a card are offered to whoever holds it."""
        return self.which in _CARD_OF and not board.players[seat].holds(_CARD_OF[self.which])

    def check(self, board: Cave, seat: Seat) -> None:
        if self.which != DISCARD:
            GiveOrder.check(self, board, seat)
        elif not is_discard_order(self.to):
            raise Refused("bad_discard_order")

    def perform(self, play: Play[Cave], seat: Seat) -> None:
        if self.which != DISCARD:
            return GiveOrder.perform(self, play, seat)
        play.board = play.board.with_orders_of(seat, changed(play.board.orders[seat], discard=self.to))
        return None


@step("caverna.change_orders")
class ChangeOrders(CaveQuestion, OfferOrders[Cave]):
    """Anybody may change their standing orders at any time, in private (CZ-650)."""

    phase: ClassVar[str] = "orders"
    secret: ClassVar[bool] = True

    seat: Seat

    def asks(self, board: Cave) -> Asked[Cave]:
        return {self.seat: (GiveOrders,)}

    def options(self, board: Cave, seat: Seat) -> Iterator[Action[Cave]]:
        """Every other value of each order: there is none that `check` would refuse."""
        return GiveOrders.options(board, seat)

    def default(self, board: Cave, seat: Seat) -> GiveOrders:
        return next(GiveOrders.options(board, seat))
