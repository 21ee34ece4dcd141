"""React cards: the moments in which one may be played (NH-601 to NH-648)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self, TypeAlias

from engine.core.action import Action
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Answers, Asked, Step
from engine.core.tagged import step, verb
from engine.games.noites.board import Monster, Night, Orders
from engine.games.noites.events import LetsPass, TwistPlayed
from engine.games.noites.phrases.answers import NO_MORE, PASS
from engine.shared import windows as shared
from engine.shared.orders import Order

INITIATIVE, ATTACK, HIT, KILLED, REVENGE, CAPTURE = "initiative", "attack", "hit", "killed", "revenge", "capture"
"""The moments that a card may answer to (NH-640)."""
Steps: TypeAlias = tuple[Step[Night], ...]


def spend(play: Play[Night], seat: Seat, card: str, on: tuple[str, ...] = ()) -> None:
    """A card goes face up to the discard."""
    hand = list(play.board.cards.hand(seat))
    hand.remove(card)
    play.board = replace(play.board, cards=play.board.cards.with_hand(seat, hand).discarded(card))
    play.tell(TwistPlayed(seat, card, on))


@dataclass(frozen=True, slots=True)
class Occasion:
    """What a standing order may look at."""

    board: Night
    orders: Orders
    monster: Monster | None
    """Whom it is about."""
    cost: int
    count: int
    """Dice that hit, or tokens that count twice."""


WantsToPlay: TypeAlias = Callable[[Occasion], bool]


@dataclass(frozen=True, slots=True)
class ReactCard:
    """A react card: what it answers to, what may be ordered for it, and whether that order wants it now."""

    card: str
    moment: str
    orders: tuple[Order, ...]
    wanted: WantsToPlay


_CARDS: dict[str, str] = {}
"""By moment."""
_WANTED: dict[str, WantsToPlay] = {}


def answering(*answers: ReactCard) -> tuple[ReactCard, ...]:
    """Enter the react cards."""
    _CARDS.update({one.moment: one.card for one in answers})
    _WANTED.update({one.card: one.wanted for one in answers})
    return answers


@verb("noites.react")
class React(Action[Night]):
    """Play a react card, or pass: here, or until the turn is over."""

    card: str

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        yield cls(PASS)
        yield cls(NO_MORE)
        yield from (cls(card) for card in board.cards.hand(seat) if card in _WANTED)

    def check(self, board: Night, seat: Seat) -> None:
        if self.card not in (PASS, NO_MORE) and self.card not in board.cards.hand(seat):
            raise Refused("no_such_card")


@step("noites.window")
class CardWindow(shared.Window[Night]):
    """One moment for one card of one side: what follows if it is played, what if not.

    Every seat of the side that holds any card is asked in every window (NH-642), so who is asked and who has answered
    may be known to all. Nobody is asked for a card that lies face up in the discard, nor whoever has said that they
    let everything pass in this turn.
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
        if self.card in board.cards.discard:
            return {}
        return {seat: (React,) for seat in board.seats_of(self.side) if board.cards.hand(seat)}

    def facts(self, board: Night, seat: Seat) -> Mapping[str, Any]:
        return {"fits": self.card in board.cards.hand(seat)}

    def check(self, board: Night, seat: Seat, action: Action[Night]) -> None:
        action.check(board, seat)
        passes = (PASS,) if self.card == _CARDS[INITIATIVE] else (PASS, NO_MORE)
        if isinstance(action, React) and action.card not in (*passes, self.card):
            raise Refused("wrong_card", card=self.card)

    def has_no_choice(self, board: Night, seat: Seat) -> bool:
        """Passing here and passing until the turn is over are one thing to whoever does not hold the card."""
        return self.card not in board.cards.hand(seat)

    def is_played(self, answer: Action[Night]) -> bool:
        return answer == React(self.card)

    def ordered(self, board: Night, seat: Seat) -> React:
        """The card, if it is held and wanted."""
        monster = board.monster(self.monster)
        wanted = self.card in board.cards.hand(seat) and _WANTED[self.card](
            Occasion(board, board.orders_of(seat), monster, monster.cost if monster else 0, self.count)
        )
        return React(self.card if wanted else PASS)

    def orders_decide(self, board: Night, seat: Seat) -> bool:
        return not board.rules.asks

    def standing(self, board: Night, seat: Seat) -> Action[Night] | None:
        return React(PASS) if seat in board.twisted.silent else shared.Window.standing(self, board, seat)

    def settle(self, play: Play[Night], answers: Answers[Night]) -> None:
        for seat, answer in answers:
            if answer == React(NO_MORE):
                play.board = replace(play.board, twisted=play.board.twisted.without_word_of(seat))
                play.tell(LetsPass(seat))
        for seat, _ in self.played(answers, play.board.seats_of(self.side)):
            spend(play, seat, self.card)
            return play.then(*self.if_played)
        return play.then(*self.if_passed)


def window(moment: str, side: int, monster: str, count: int, *, played: Steps = (), passed: Steps = ()) -> CardWindow:
    """The window of the card that answers to this moment, for one side."""
    return CardWindow(_CARDS[moment], side, monster, count, played, passed)
