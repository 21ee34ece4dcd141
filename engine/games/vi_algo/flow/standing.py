"""What may be said at any time: standing orders, what to keep, and oil on the reserve (VA-503, VA-514)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, Self

from engine.core.action import Action, Tokens
from engine.core.play import Play
from engine.core.position import Position
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Answers, Question, Verbs
from engine.core.tagged import step, verb
from engine.games.vi_algo.board import Catacomb
from engine.games.vi_algo.content.entries import called, name_of
from engine.games.vi_algo.flow import Act
from engine.games.vi_algo.rules.coming import AskBack, AskPlace
from engine.games.vi_algo.rules.moving import AskChase, AskMummy
from engine.games.vi_algo.rules.seeing import use_oil
from engine.games.vi_algo.rules.walking import AskTake
from engine.games.vi_algo.rules.windows import ANY, LAST, NEVER, SELF, PlayCard, held_for
from engine.shared.orders import GiveOrder, OfferOrders, Order, OrderBook

BOOK = OrderBook(
    (
        Order("amuleto", (NEVER, SELF, ANY), field="amulet"),
        Order("amulet_min", ("1", "2", "3", "4", "5"), kept_as=int),
        Order("sino", (NEVER, SELF, ANY), field="bell"),
        Order("oleo", (NEVER, LAST), field="oil"),
        Order("shadow", (NEVER, SELF, ANY)),
    ),
    refusal="bad_choice",
)
"""An order is called by the card that it is about (VA-503)."""
OPEN_TO_OIL = (AskPlace, AskBack, AskMummy, AskChase, Act, AskTake)
"""The decisions during which oil may be poured: DP-03 to DP-09."""


@verb("vi_algo.orders")
class GiveOrders(GiveOrder[Catacomb]):
    """A standing order, valid from the next window on."""

    heads: ClassVar[Tokens] = ("orders",)
    book: ClassVar[OrderBook] = BOOK

    name: str
    value: str

    @classmethod
    def options(cls, board: Catacomb, seat: Seat) -> Iterator[Self]:
        return (cls(name, value) for name, value in BOOK.others(board.explorers[seat].orders))

    def said(self) -> tuple[str, str]:
        return self.name, self.value

    def is_spare(self, board: Catacomb, seat: Seat) -> bool:
        """Orders for a card are offered to whoever holds it."""
        if self.name == "shadow":
            return not board.explorers[seat].shadows
        return not held_for(board, seat, "amuleto" if self.name == "amulet_min" else self.name)


@verb("vi_algo.keep")
class Keep(Action[Catacomb]):
    """The own cards from most to least wanted: which of equal treasures is lost (VA-505)."""

    open_form: ClassVar[bool] = True
    cards: tuple[str, ...]

    @classmethod
    def options(cls, board: Catacomb, seat: Seat) -> Iterable[Self]:
        return (cls(_names(board, seat)),)

    def is_spare(self, board: Catacomb, seat: Seat) -> bool:
        """In which order is for whoever holds them to say."""
        return True

    @classmethod
    def read(cls, board: Catacomb, seat: Seat, entries: Sequence[Tokens]) -> Self:
        if len(entries) != 1:
            raise Refused("bad_command")
        return cls(tuple(dict.fromkeys(map(called, entries[0][1:]))))

    def check(self, board: Catacomb, seat: Seat) -> None:
        if not set(self.cards) <= set(_names(board, seat)) or len(set(self.cards)) != len(self.cards):
            raise Refused("no_card")

    def perform(self, play: Play[Catacomb], seat: Seat) -> None:
        play.board = play.board.with_explorer(seat, play.board.explorers[seat].with_orders(keep=self.cards))


def _names(board: Catacomb, seat: Seat) -> tuple[str, ...]:
    return tuple(dict.fromkeys(map(name_of, board.explorers[seat].hand)))


@step("vi_algo.give_orders")
class ChangeOrders(OfferOrders[Catacomb]):
    """Everybody may change their own orders at any time."""

    def asks(self, board: Catacomb) -> Mapping[Seat, Verbs[Catacomb]]:
        return dict.fromkeys(board.seats, (GiveOrders, Keep))


@step("vi_algo.pour_oil")
class PourOil(Question[Catacomb]):
    """Who holds the oil may pour it whenever the game waits for a decision."""

    announced: ClassVar[bool] = False

    def asks(self, board: Catacomb) -> Mapping[Seat, Verbs[Catacomb]]:
        return {seat: (PlayCard,) for seat in board.seats if held_for(board, seat, "oleo")}

    def options(self, board: Catacomb, seat: Seat) -> Iterator[Action[Catacomb]]:
        yield PlayCard("oleo")

    def check(self, board: Catacomb, seat: Seat, action: Action[Catacomb]) -> None:
        action.check(board, seat)
        if not isinstance(action, PlayCard) or action.card not in ("oleo", *held_for(board, seat, "oleo")):
            raise Refused("bad_choice")

    def settle(self, play: Play[Catacomb], answers: Answers[Catacomb]) -> None:
        for seat, _ in answers:
            use_oil(play, seat)


def offers(position: Position[Catacomb]) -> tuple[Question[Catacomb], ...]:
    """What may be done besides what is asked."""
    if position.result is not None:
        return ()
    waits = any(isinstance(question, OPEN_TO_OIL) for question, _ in position.open_questions())
    return (ChangeOrders(), PourOil()) if waits else (ChangeOrders(),)
