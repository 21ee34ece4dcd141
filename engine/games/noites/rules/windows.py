"""React cards: the moments in which one may be played (NH-601 to NH-648)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar, Self

from engine.core.action import Action, Words
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Answers, Asked, Step
from engine.core.tagged import step, verb
from engine.games.noites.board import Monster, Night, Orders
from engine.games.noites.content.twists import TWISTS
from engine.games.noites.events import TwistPlayed
from engine.games.noites.rules.naming import NightAction
from engine.shared import windows as shared
from engine.shared.orders import GiveOrder, OfferOrders, Order, OrderBook

PASS = "pass"  # noqa: S105  a word that players type


def spend(play: Play[Night], seat: Seat, card: str, on: tuple[str, ...] = ()) -> None:
    """A card goes face up to the discard."""
    hand = list(play.board.hands[seat])
    hand.remove(card)
    play.board = replace(play.board.with_hand(seat, hand), discard=(*play.board.discard, card))
    play.tell(TwistPlayed(seat, card, on))


@verb("noites.react")
class React(Action[Night]):
    """Play a react card, or pass."""

    card: str

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        yield cls(PASS)
        yield from (cls(card) for card in board.hands[seat] if TWISTS[card].reaction)

    def check(self, board: Night, seat: Seat) -> None:
        if self.card != PASS and self.card not in board.hands[seat]:
            raise Refused("no_such_card")


@step("noites.window")
class Window(shared.Window[Night]):
    """One moment for one card of one side: what follows if it is played, what if not.

    Every seat of the side that holds any card is asked in every window (NH-642), so who is asked and who has answered
    may be known to all.
    """

    clock: ClassVar[str] = "interrupt"
    phase: ClassVar[str] = "interrupt"

    card: str
    side: int
    monster: str
    """Whom it is about."""
    count: int
    """What the order may look at: dice that hit, or the round."""
    if_played: tuple[Step[Night], ...]
    if_passed: tuple[Step[Night], ...]

    def asks(self, board: Night) -> Asked[Night]:
        return {seat: (React,) for seat in board.seats_of(self.side) if board.hands and board.hands[seat]}

    def check(self, board: Night, seat: Seat, action: Action[Night]) -> None:
        action.check(board, seat)
        if isinstance(action, React) and action.card not in (PASS, self.card):
            raise Refused("wrong_card", card=self.card)

    def is_played(self, answer: Action[Night]) -> bool:
        return answer == React(self.card)

    def ordered(self, board: Night, seat: Seat) -> React:
        wanted = self.card in board.hands[seat] and self._is_ordered(board, board.orders_of(seat))
        return React(self.card if wanted else PASS)

    def orders_decide(self, board: Night, seat: Seat) -> bool:
        return not board.rules.asks

    def settle(self, play: Play[Night], answers: Answers[Night]) -> None:
        for seat, _ in self.played(answers, play.board.seats_of(self.side)):
            spend(play, seat, self.card)
            return play.then(*self.if_played)
        return play.then(*self.if_passed)

    def _is_ordered(self, board: Night, orders: Orders) -> bool:
        monster = board.monster(self.monster)
        cost = monster.cost if monster else 0
        ordered = {
            "by_a_hair": cost >= orders.by_a_hair,
            "dodge": cost >= orders.dodge or bool(monster and monster.stunned and orders.dodge_stunned),
            "vengeance": orders.vengeance == "on",
            "snatch_back": orders.snatch_back == "on" or (orders.snatch_back == "marked" and self.count > 0),
            "grim_fate": orders.grim_fate == "any" or (orders.grim_fate == "all_failed" and not self.count),
            "first_blood": orders.first_blood in ("lost", f"round{board.round}"),
        }
        return ordered[self.card]


MOST_COST = 60
SWITCH = ("on", "off")
BOOK = OrderBook(
    (
        Order("push", ("auto", "away", "none")),
        Order("follow", ("auto", "stay")),
        Order("vengeance", SWITCH),
        Order("snatch_back", (*SWITCH, "marked")),
        Order("grim_fate", ("all_failed", "any", "off")),
        Order("first_blood", ("lost", "round3", "round4", "off")),
        Order("dodge", most=MOST_COST, kept_as=int),
        Order("by_a_hair", most=MOST_COST, kept_as=int),
        Order("dodge_stunned", SWITCH, kept_as=lambda said: said == "on", listed=False),
    )
)
WATCH_ORDERS = ("nearest", "first", "last", "off")


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
    def read_fields(cls, tokens: Words) -> Self:
        if len(tokens) != 2:
            raise Refused("bad_command")
        return cls(tokens[0], tokens[1])

    def said(self) -> tuple[str, str]:
        return self.which, self.to

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
