"""Windows: everybody who could react is asked alike, or answered for by standing orders (section 6)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Self

from engine.core.action import Action, Tokens
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Answers
from engine.core.tagged import verb
from engine.games.vi_algo.board import Catacomb
from engine.games.vi_algo.content.entries import CardId, name_of
from engine.shared.windows import Window

THIS_MUMMY = ""
NEVER, SELF, ANY, LAST = "never", "self", "any", "last"


def held_for(board: Catacomb, seat: Seat, name: str) -> tuple[CardId, ...]:
    """The cards of that name in a hand, the lowest id first."""
    return tuple(card for card in board.explorers[seat].hand if name_of(card) == name)


def played_as(board: Catacomb, seat: Seat, name: str) -> tuple[str, ...]:
    """The name under which such a card can be played, if one is held."""
    return (name,) if held_for(board, seat, name) else ()


@verb("vi_algo.play")
class PlayCard(Action[Catacomb]):
    """Play a card that may be played at any time."""

    card: str

    @classmethod
    def options(cls, board: Catacomb, seat: Seat) -> Iterable[Self]:
        return ()

    def check(self, board: Catacomb, seat: Seat) -> None:
        if self.card not in map(name_of, board.explorers[seat].hand) and self.card not in board.explorers[seat].hand:
            raise Refused("no_card")


@verb("vi_algo.cast")
class UseShadow(Action[Catacomb]):
    """It was no mummy: a mummy beside the own character goes (VA-750)."""

    heads: ClassVar[Tokens] = ("shadow",)
    spot: str

    @classmethod
    def options(cls, board: Catacomb, seat: Seat) -> Iterable[Self]:
        return ()

    @classmethod
    def read(cls, board: Catacomb, seat: Seat, entries: Sequence[Tokens]) -> Self:
        """Without a hex the mummy is meant that the window is about."""
        if len(entries) != 1:
            raise Refused("bad_command")
        return cls.read_fields(entries[0][1:] or (THIS_MUMMY,))

    def words(self) -> Tokens:
        return (self.head(), *filter(None, (self.spot,)))


@verb("vi_algo.no")
class No(Action[Catacomb]):
    """Do nothing."""

    @classmethod
    def options(cls, board: Catacomb, seat: Seat) -> Iterable[Self]:
        return (cls(),)


class CatacombWindow(Window[Catacomb]):
    """What all windows share. Who is asked follows from public facts alone (VA-502)."""

    __slots__ = ()
    clock: ClassVar[str] = "window"
    revisable: ClassVar[bool] = True

    def uses(self, board: Catacomb, seat: Seat) -> tuple[Action[Catacomb], ...]:
        """What this seat could do, in the order in which it counts."""
        raise NotImplementedError

    def wanted(self, board: Catacomb, seat: Seat, use: Action[Catacomb]) -> bool:
        """Whether the standing orders want it."""
        raise NotImplementedError

    def possible(self, board: Catacomb) -> tuple[Seat, ...]:
        """The seats with a card in hand or a shadow left."""
        return tuple(seat for seat in board.seats if board.explorers[seat].hand or board.explorers[seat].shadows)

    def facts(self, board: Catacomb, seat: Seat) -> Mapping[str, Any]:
        return {"fits": bool(self.uses(board, seat))}

    def options(self, board: Catacomb, seat: Seat) -> Iterator[Action[Catacomb]]:
        yield from self.uses(board, seat)
        yield No()

    def check(self, board: Catacomb, seat: Seat, action: Action[Catacomb]) -> None:
        """A card one does not hold, a shadow that does not reach."""
        action.check(board, seat)
        if not isinstance(action, No) and named(action) not in map(named, self.uses(board, seat)):
            raise Refused("bad_choice")

    def is_played(self, answer: Action[Catacomb]) -> bool:
        return not isinstance(answer, No)

    def orders_decide(self, board: Catacomb, seat: Seat) -> bool:
        return board.rules.reactions == "orders"

    def ordered(self, board: Catacomb, seat: Seat) -> Action[Catacomb]:
        """The first use that the standing orders want (VA-507)."""
        return next((use for use in self.uses(board, seat) if self.wanted(board, seat, use)), No())

    def first_use(self, board: Catacomb, answers: Answers[Catacomb]) -> tuple[Seat, Action[Catacomb]]:
        """In turn order from the active player, the first use that is legal closes the window (VA-506)."""
        return next(iter(self.played(answers, board.from_active())), (board.active, No()))


def named(action: Action[Catacomb]) -> tuple[str, ...]:
    """An answer with its card called by name, whichever copy was meant."""
    head, *rest = action.words()
    return head, *(name_of(one) if one[0] == "t" and one[1:].isdigit() else one for one in rest)
