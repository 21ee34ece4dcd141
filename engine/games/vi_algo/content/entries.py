"""What an entry of each deck is, and where entries are found. The entries themselves stand in the files beside."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar

from engine.core.play import Play
from engine.core.seat import Seat

if TYPE_CHECKING:
    from engine.games.vi_algo.board import Catacomb

CardId: TypeAlias = str
UseTarget: TypeAlias = tuple[str, ...]
"""What a card is aimed at: hexes, or a character; empty for most cards."""
Does: TypeAlias = Callable[["Play[Catacomb]", Seat, UseTarget], None]
Happens: TypeAlias = Callable[["Play[Catacomb]", Seat], None]
UseTargets: TypeAlias = "Callable[[Catacomb, Seat], Iterable[UseTarget]]"

TREASURE, EXIT, MUMMY = "treasure", "exit", "mummy"
GROUP, TRAITOR = "group", "traitor"
GREEDY, HAUNTED = "traidor_ganancioso", "traidor_assombrado"
"""The two traitors."""
THEFT, SAW, TORCHES = "theft", "saw", "torches"
"""The windows in which cards are played at any time (VA-501)."""


def untargeted(_board: "Catacomb", _seat: Seat) -> Iterable[UseTarget]:
    """A card that is aimed at nothing and can always be used."""
    return ((),)


@dataclass(frozen=True, slots=True)
class UseEffect:
    """What using a card does. Without a legal target it would have no effect."""

    targets: UseTargets
    does: Does
    steps: int = 0
    """How far it lets the character walk: then the target is the end of a run, and ways may be named."""


@dataclass(frozen=True, slots=True)
class Treasure:
    """A card of the treasure deck (section 2.9)."""

    name: str
    ids: tuple[CardId, ...]
    kind: str
    value: int
    window: str = ""
    use: UseEffect | None = None
    immediate: Happens | None = None


@dataclass(frozen=True, slots=True)
class GroupCard:
    """A card of the Group/Traitor deck (section 2.10)."""

    name: str
    ids: tuple[CardId, ...]
    kind: str
    use: UseEffect | None = None


@dataclass(frozen=True, slots=True)
class EventCard:
    """A card of the event deck (section 2.11): what it does when revealed, and what it changes for a round."""

    name: str
    ids: tuple[CardId, ...]
    happens: Callable[["Play[Catacomb]"], None] | None = None
    steps_more: int = 0
    asleep: bool = False
    walk: int = 3
    alone_beyond: int = 3
    light: bool | None = None
    """Whether the light counts, whatever the hour; None if the hour decides."""


C = TypeVar("C", "Treasure", "GroupCard", "EventCard")


class Deck(Generic[C]):
    """A deck's entries, by name and by the id of each copy."""

    def __init__(self, letter: str) -> None:
        self._letter = letter
        self.named: dict[str, C] = {}
        self._of: dict[CardId, C] = {}

    def ids(self, first: int, copies: int) -> tuple[CardId, ...]:
        """The ids of so many copies, numbered on from the first."""
        return tuple(f"{self._letter}{number:02}" for number in range(first, first + copies))

    def __contains__(self, card: CardId) -> bool:
        """Whether this is the id of a copy."""
        return card in self._of

    def add(self, card: C) -> None:
        """Enter a card with all its copies."""
        self.named[card.name] = card
        self._of |= dict.fromkeys(card.ids, card)

    def of(self, card: CardId) -> C:
        """The entry of a copy."""
        return self._of[card]

    @property
    def all_ids(self) -> tuple[CardId, ...]:
        """Every copy, in the order of their ids."""
        return tuple(sorted(self._of))


TREASURES: Deck[Treasure] = Deck("t")
GROUP_CARDS: Deck[GroupCard] = Deck("g")
EVENTS: Deck[EventCard] = Deck("e")


def value_of(card: CardId) -> int:
    """The printed value."""
    return TREASURES.of(card).value


def is_treasure(card: CardId) -> bool:
    """Whether it is a treasure, which alone can be lost, and not an exit or mummy card (VA-R09)."""
    return TREASURES.of(card).kind == TREASURE


def called(word: str) -> str:
    """A card by its name, whether it was named so or by the id of a copy (13.1)."""
    card = word.lower()
    return name_of(card) if card in TREASURES or card in GROUP_CARDS else word


def name_of(card: CardId) -> str:
    """The name of a card of any deck but the torches."""
    decks: dict[str, Deck[Treasure] | Deck[GroupCard] | Deck[EventCard]] = {
        "t": TREASURES,
        "g": GROUP_CARDS,
        "e": EVENTS,
    }
    return decks[card[0]].of(card).name
