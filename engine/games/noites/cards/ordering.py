"""Standing orders are changed at any time, in private (NH-603)."""

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import ClassVar, Self

from engine.core.action import Action, Tokens
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Asked
from engine.core.tagged import step, verb
from engine.games.noites.board import Monster, Night, Orders
from engine.games.noites.cards.react_cards import REACT_CARDS
from engine.games.noites.rules.naming import NightAction
from engine.shared.orders import GiveOrder, OfferOrders, Order, OrderBook

WATCH, WATCH_ORDERS = "watch", ("nearest", "first", "last", "off")
PUSH, FOLLOW = Order("push", ("auto", "away", "none")), Order("follow", ("auto", "stay"))
_ORDERS = {order.word: order for order in (PUSH, FOLLOW, *(one for card in REACT_CARDS for one in card.orders))}
_CARD_OF = {order.word: answer.card for answer in REACT_CARDS for order in answer.orders}
BOOK = OrderBook(tuple(_ORDERS[one.name] for one in fields(Orders) if one.name != WATCH))


@verb("noites.order")
class GiveOrders(NightAction, GiveOrder[Night]):
    """Change a standing order: `order push away`, `order dodge 30`, `order a1 first` (NH-603)."""

    open_form: ClassVar[bool] = True
    book: ClassVar[OrderBook] = BOOK

    which: str
    to: str

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        yield from (cls(which, to) for which, to in BOOK.listed())
        yield from (cls(one.name, to) for one in _watchers(board, seat) for to in WATCH_ORDERS)

    @classmethod
    def read_fields(cls, tokens: Tokens) -> Self:
        if len(tokens) != 2:
            raise Refused("bad_command")
        return cls(tokens[0], tokens[1])

    def said(self) -> tuple[str, str]:
        return self.which, self.to

    def is_spare(self, board: Night, seat: Seat) -> bool:
        """Orders for a card are offered to whoever holds it."""
        card = _CARD_OF.get(self.which)
        return card is not None and card not in board.cards.hand(seat)

    def check(self, board: Night, seat: Seat) -> None:
        is_watcher = any(one.name == self.which for one in _watchers(board, seat))
        if not (is_watcher and self.to in WATCH_ORDERS):
            GiveOrder.check(self, board, seat)

    def perform(self, play: Play[Night], seat: Seat) -> None:
        if any(one.name == self.which for one in _watchers(play.board, seat)):
            orders = play.board.orders[seat]
            others = (one for one in orders.watch if one[0] != self.which)
            orders = replace(orders, watch=tuple(sorted((*others, (self.which, self.to)))))
            play.board = play.board.with_orders_of(seat, orders)
        else:
            GiveOrder.perform(self, play, seat)


def _watchers(board: Night, seat: Seat) -> list[Monster]:
    side = board.side_of(seat)
    return [one for one in board.standing_of(side) if one.range and board.owner(one) == seat]


@step("noites.give_orders")
class ChangeOrders(OfferOrders[Night]):
    """An offer that stands all night: change a standing order."""

    def asks(self, board: Night) -> Asked[Night]:
        return dict.fromkeys(range(board.seats), (GiveOrders,)) if board.round else {}

    def default(self, board: Night, seat: Seat) -> Action[Night]:
        return GiveOrders("push", board.orders[seat].push)
