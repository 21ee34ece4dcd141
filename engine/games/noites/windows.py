"""React cards: the moments in which one may be played (NH-601 to NH-648)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar, Self

from engine.core.action import Action, Words
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Answers, Asked, Question, Step
from engine.core.tagged import step, verb
from engine.games.noites.board import Monster, Night, Orders
from engine.games.noites.content.twists import TWISTS
from engine.games.noites.events import TwistPlayed
from engine.games.noites.naming import NightAction

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
class Window(Question[Night]):
    """One moment for one card of one side: what follows if it is played, what if not.

    Every seat of the side that holds any card is asked in every window (NH-642), so who is asked and who has answered
    may be known to all.
    """

    clock: ClassVar[str] = "interrupt"
    phase: ClassVar[str] = "interrupt"
    secret: ClassVar[bool] = True

    card: str
    side: int
    monster: str
    """Whom it is about."""
    count: int
    """What the order may look at: dice that hit, or the round."""
    played: tuple[Step[Night], ...]
    passed: tuple[Step[Night], ...]

    def asks(self, board: Night) -> Asked[Night]:
        return {seat: (React,) for seat in board.seats_of(self.side) if board.hands and board.hands[seat]}

    def check(self, board: Night, seat: Seat, action: Action[Night]) -> None:
        action.check(board, seat)
        if isinstance(action, React) and action.card not in (PASS, self.card):
            raise Refused("wrong_card", card=self.card)

    def default(self, board: Night, seat: Seat) -> React:
        wanted = self.card in board.hands[seat] and self._is_ordered(board, board.orders[seat])
        return React(self.card if wanted else PASS)

    def standing(self, board: Night, seat: Seat) -> Action[Night] | None:
        return None if board.rules.asks else self.default(board, seat)

    def settle(self, play: Play[Night], answers: Answers[Night]) -> None:
        for seat, answer in answers:
            if isinstance(answer, React) and answer.card == self.card:
                spend(play, seat, self.card)
                play.then(*self.played)
                return
        play.then(*self.passed)

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


ORDERS: dict[str, tuple[str, ...]] = {
    "push": ("auto", "away", "none"),
    "follow": ("auto", "stay"),
    "vengeance": ("on", "off"),
    "snatch_back": ("on", "off", "marked"),
    "grim_fate": ("all_failed", "any", "off"),
    "first_blood": ("lost", "round3", "round4", "off"),
}
WATCH_ORDERS = ("nearest", "first", "last", "off")
MOST_COST = 60


@verb("noites.order")
class Order(NightAction):
    """Change a standing order: `order push away`, `order dodge 30`, `order a1 first` (NH-603)."""

    open_form: ClassVar[bool] = True

    which: str
    to: str

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        yield from (cls(which, to) for which, values in ORDERS.items() for to in values)
        yield from (cls(one.name, to) for one in _watchers(board, seat) for to in WATCH_ORDERS)

    @classmethod
    def read_fields(cls, tokens: Words) -> Self:
        if len(tokens) != 2:
            raise Refused("bad_command")
        return cls(tokens[0], tokens[1])

    def check(self, board: Night, seat: Seat) -> None:
        if self.which in ("dodge", "by_a_hair"):
            good = self.to.isascii() and self.to.isdigit() and len(self.to) < 3 and int(self.to) <= MOST_COST
        elif self.which == "dodge_stunned":
            good = self.to in ("on", "off")
        elif self.which in ORDERS:
            good = self.to in ORDERS[self.which]
        else:
            good = any(one.name == self.which for one in _watchers(board, seat)) and self.to in WATCH_ORDERS
        if not good:
            raise Refused("bad_order")

    def perform(self, play: Play[Night], seat: Seat) -> None:
        if self.which in ("dodge", "by_a_hair"):
            play.board = play.board.with_orders(seat, **{self.which: int(self.to)})
        elif self.which == "dodge_stunned":
            play.board = play.board.with_orders(seat, dodge_stunned=self.to == "on")
        elif self.which in ORDERS:
            play.board = play.board.with_orders(seat, **{self.which: self.to})
        else:
            others = (one for one in play.board.orders[seat].watch if one[0] != self.which)
            play.board = play.board.with_orders(seat, watch=tuple(sorted((*others, (self.which, self.to)))))


def _watchers(board: Night, seat: Seat) -> list[Monster]:
    side = board.side_of(seat)
    return [one for one in board.standing_of(side) if one.range and board.owner(one) == seat]


@step("noites.give_orders")
class GiveOrders(Question[Night]):
    """An offer that stands all night: change a standing order."""

    clock: ClassVar[str] = "turn"
    announced: ClassVar[bool] = False

    def asks(self, board: Night) -> Asked[Night]:
        return dict.fromkeys(range(board.seats), (Order,)) if board.round else {}

    def default(self, board: Night, seat: Seat) -> Action[Night]:
        return Order("push", board.orders[seat].push)
