"""Cards leave a hand: laid down to be played, then put away; discarded by choice or by order."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar, Self

from engine.core.action import Action, Tokens
from engine.core.changing import changed
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Answers, Asked, Step
from engine.core.tagged import step, verb
from engine.games.caverna.board import Cave, first_by_orders
from engine.games.caverna.content.cards import CardId, action_of
from engine.games.caverna.events import Discarded, Played, PlayedOn
from engine.games.caverna.rules.asking import PublicQuestion
from engine.games.caverna.rules.curtain import tell
from engine.games.caverna.rules.requests import PLAYED, Happening, happened
from engine.games.caverna.settings import STANDING

Names = tuple[str, ...]


def lay_down(play: Play[Cave], seat: Seat, name: str, target: Seat | None = None) -> CardId:
    """The oldest card of that name lies in front of its player until its effect is complete (CZ-503)."""
    player = play.board.players[seat]
    card = player.first_of(name)
    board = play.board.with_player(seat, hand=player.without((card,)).hand, played=(*player.played, name))
    play.board = changed(board, showing=(*board.showing, card))
    tell(play, Played(seat, name) if target is None else PlayedOn(seat, name, target))
    happened(play, Happening(PLAYED, seat, number=len(player.played) + 1))
    return card


@step("caverna.put_away")
class PutAway(Step[Cave]):
    """The effect is complete: the card goes to the discard pile, face up (CZ-503)."""

    card: CardId

    def run(self, play: Play[Cave]) -> None:
        showing = tuple(one for one in play.board.showing if one != self.card)
        play.board = changed(play.board, showing=showing, discard=(*play.board.discard, self.card))


def discard(play: Play[Cave], seat: Seat, cards: tuple[CardId, ...]) -> None:
    """Hand cards go to the discard pile, for everybody to see."""
    if cards:
        play.board = play.board.discarded(seat, cards)
        tell(play, Discarded(seat, tuple(map(action_of, cards))))


def named(cards: tuple[CardId, ...], names: Names) -> tuple[CardId, ...]:
    """The cards of these names, the oldest of each; `Refused` if there are not so many."""
    left = list(cards)
    found = []
    for name in names:
        card = next((one for one in left if action_of(one) == name), None)
        if card is None:
            raise Refused("no_such_card", card=name)
        left.remove(card)
        found.append(card)
    return tuple(found)


def choices(cards: tuple[CardId, ...], count: int) -> Iterator[Names]:
    """Each different way to name so many of these cards."""
    seen: dict[Names, None] = {}
    for names in combinations([action_of(card) for card in cards], count):
        counted = Counter(names)
        seen[tuple(name for name in sorted(counted) for _ in range(counted[name]))] = None
    yield from seen


@verb("caverna.drop")
class Drop(Action[Cave]):
    """Name the cards to discard."""

    heads: ClassVar[Tokens] = ("drop", "pay")

    cards: tuple[str, ...]

    @classmethod
    def options(cls, board: Cave, seat: Seat) -> Iterator[Self]:
        hidden = board.players[seat].hidden
        return (cls(names) for count in (2, 3) for names in choices(hidden, count))

    def check(self, board: Cave, seat: Seat) -> None:
        named(board.players[seat].hidden, self.cards)

    def perform(self, play: Play[Cave], seat: Seat) -> None:
        discard(play, seat, named(play.board.players[seat].hidden, self.cards))


class DiscardQuestion(PublicQuestion):
    """Somebody must discard; without a choice, or off turn in the mode `standing`, the discard order does it."""

    __slots__ = ()
    phase: ClassVar[str] = "discard"
    seat: Seat
    count: ClassVar[int] = 2

    def asks(self, board: Cave) -> Asked[Cave]:
        ordered = board.rules.reaction_mode == STANDING and self.seat != board.active
        return {} if ordered or len(board.players[self.seat].hidden) <= self.count else {self.seat: (Drop,)}

    def check(self, board: Cave, seat: Seat, action: Action[Cave]) -> None:
        if isinstance(action, Drop) and len(action.cards) != self.count:
            raise Refused("wrong_number_of_cards", count=self.count)
        super().check(board, seat, action)

    def default(self, board: Cave, seat: Seat) -> Drop:
        return Drop(tuple(action_of(card) for card in first_by_orders(board, seat, self.count)))

    def settle(self, play: Play[Cave], answers: Answers[Cave]) -> None:
        if answers:
            super().settle(play, answers)
        else:
            discard(play, self.seat, first_by_orders(play.board, self.seat, self.count))


@step("caverna.pay_troll")
class PayTroll(DiscardQuestion):
    """Two cards to step up to a troll: a cost, which Parkour does not answer (CZ-554, CZ-506)."""

    phase: ClassVar[str] = "pay"

    seat: Seat


@step("caverna.discard_in_the_dark")
class DiscardInTheDark(DiscardQuestion):
    """Two cards lost in the pitch black, all of them if there are fewer (CZ-418)."""

    seat: Seat


@step("caverna.discard_for_creativity")
class DiscardForCreativity(DiscardQuestion):
    """Three cards to draw two (CZ-417)."""

    count: ClassVar[int] = 3

    seat: Seat
