"""What is true: the cave and all that lies in it, the adventurers, the turn."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.core.changing import changed
from engine.core.event import Told
from engine.core.seat import Seat, clockwise
from engine.core.step import Step
from engine.games.caverna.content.cards import DOUBLE, CardId, action_of, gold_of
from engine.games.caverna.content.grid import CAMP, INDEX, Space, Walls
from engine.games.caverna.content.orders import Orders
from engine.games.caverna.settings import CavernaSettings
from engine.shared.absence import CountsMisses
from engine.shared.orders import HoldsOrders

BLACK, RED = 0, 1
"""The two lunchboxes, one for each position die."""
LUNCHBOXES = ("lunchbox_black", "lunchbox_red")
PACKS = 3
COLOURS = ("blue", "green", "yellow", "red", "purple", "orange")


@dataclass(frozen=True, slots=True)
class Pack:
    """A backpack: on its owner's sheet, or on a space with cards in its slot."""

    space: Space = ""
    cards: tuple[CardId, ...] = ()
    since: int = 0
    """When it was put down: the later ones lie on top (2.9)."""

    @property
    def is_free(self) -> bool:
        return not self.space


@dataclass(frozen=True, slots=True)
class Adventurer:
    """One player: meeple, life, cards and all that lies on the sheet or beside it."""

    colour: str
    spot: Space = CAMP
    life: int = 5
    hand: tuple[CardId, ...] = ()
    """In the order in which the cards were acquired, the double gold among them."""
    stored: tuple[CardId, ...] = ()
    packs: tuple[Pack, ...] = (Pack(),) * PACKS
    trolls: tuple[str, ...] = ()
    """Held troll cards, face down."""
    met: tuple[str, ...] = ()
    """Troll cards whose request was met: stored gold, for good."""
    played: tuple[str, ...] = ()
    """Names of the cards played in this turn, whoever's turn it is (CZ-502)."""
    misses: int = 0
    """Deadlines let pass in a row (CZ-816)."""

    @property
    def in_cave(self) -> bool:
        return self.spot != CAMP

    @property
    def hidden(self) -> tuple[CardId, ...]:
        """The hand without the double gold: what others see the backs of, and all that can be discarded."""
        return tuple(card for card in self.hand if card != DOUBLE) if self.has_double else self.hand

    @property
    def has_double(self) -> bool:
        return DOUBLE in self.hand

    @property
    def stored_gold(self) -> int:
        return sum(map(gold_of, self.stored)) + len(self.met)

    @property
    def gold(self) -> int:
        """The gold total, hand included (CZ-701)."""
        return self.stored_gold + sum(map(gold_of, self.hand))

    @property
    def visible_gold(self) -> int:
        return self.stored_gold + (2 if self.has_double else 0)

    def first_of(self, action: str) -> CardId:
        """The oldest card of that name."""
        return next(card for card in self.hand if action_of(card) == action)

    def holds(self, action: str) -> bool:
        return any(action_of(card) == action for card in self.hand)

    def may_play(self, action: str) -> bool:
        """Holds it, and has not played that name in this turn (CZ-502)."""
        return action not in self.played and self.holds(action)

    def without(self, cards: tuple[CardId, ...]) -> "Adventurer":
        return changed(self, hand=tuple(card for card in self.hand if card not in cards))


@dataclass(frozen=True, slots=True)
class Troll:
    """A troll card, face down on a space."""

    card: str
    space: Space


@dataclass(frozen=True, slots=True)
class Arrival:
    """Somebody has come into a space where others stood already (CZ-620)."""

    seat: Seat
    space: Space
    standing: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Opened:
    """A backpack that somebody else is going through (CZ-517)."""

    taker: Seat
    owner: Seat
    slot: int


@dataclass(frozen=True, slots=True)
class Curtain:
    """How the others still see the cave while the effect of a turn is held back from them, and what they will be
    told (CZ-641).
    """

    before: "Cave"
    agenda: tuple[Step[Any], ...]
    held: tuple[Told, ...] = ()


@dataclass(frozen=True, slots=True)
class Cave(CountsMisses, HoldsOrders[Orders]):
    """The board."""

    rules: CavernaSettings
    players: tuple[Adventurer, ...]
    orders: tuple[Orders, ...]
    piles: tuple[tuple[CardId, ...], ...]
    """Face-down cards on each of `SPACES`, the topmost last."""
    deck: tuple[CardId, ...]
    """The card drawn next is the last."""
    double: Space
    """Where the double gold lies loose; empty while somebody has it."""
    time: int
    active: Seat = 0
    first: Seat = 0
    turn: int = 0
    """Turns begun, this one included."""
    discard: tuple[CardId, ...] = ()
    showing: tuple[CardId, ...] = ()
    """Cards being played or revealed: they lie in front of somebody until their effect is complete (CZ-503)."""
    walls: Walls = ()
    lunchboxes: tuple[Space, Space] = ("", "")
    troll_deck: tuple[str, ...] = ()
    """The top is the last."""
    trolls: tuple[Troll, ...] = ()
    """In the cave, the one longest there first."""
    event: str = ""
    """The last event of a turn's end."""
    entered: tuple[Arrival, ...] = ()
    """Who has come in during the effect in progress."""
    met_troll: bool = False
    """The active player has walked into a troll: the turn ends with the effect in progress (CZ-554)."""
    in_a_hurry: bool = False
    """The active player has said that the turn shall end after the basic action (CZ-419)."""
    opened: Opened | None = None
    curtain: Curtain | None = None
    in_force: tuple[Orders, ...] = ()
    """While a window is open, the orders with which it was opened (CZ-650)."""
    coming: CavernaSettings | None = None
    """The rules from the next turn on, if the host has changed them (CZ-815)."""

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def round(self) -> int:
        """Rounds are counted from the first player (CZ-812)."""
        return (max(self.turn, 1) - 1) // len(self.players) + 1

    @property
    def supply(self) -> int:
        """Wall pieces in the box."""
        return self.rules.wall_supply - len(self.walls)

    def pile(self, space: Space) -> tuple[CardId, ...]:
        return self.piles[INDEX[space]]

    @property
    def patience(self) -> int:
        """CZ-816."""
        return self.rules.auto_after

    def misses_of(self, seat: Seat) -> int:
        return self.players[seat].misses

    def with_misses(self, seat: Seat, misses: int) -> "Cave":
        return self.with_player(seat, misses=misses)

    def given_orders(self) -> tuple[Orders, ...]:
        return self.orders

    def from_active(self) -> Iterator[Seat]:
        """Everybody, clockwise from the active player."""
        return clockwise(self.active, len(self.players))

    def on(self, space: Space) -> tuple[Seat, ...]:
        """Who stands on a space, clockwise from the active player."""
        return tuple(seat for seat in self.from_active() if self.players[seat].spot == space)

    def packs_on(self, space: Space) -> tuple[tuple[Seat, int], ...]:
        """Owner and slot (0 to 2) of each backpack on a space, the topmost last."""
        lying = [
            (pack.since, seat, slot)
            for seat, player in enumerate(self.players)
            for slot, pack in enumerate(player.packs)
            if pack.space == space
        ]
        return tuple((seat, slot) for _, seat, slot in sorted(lying))

    def next_pack(self) -> int:
        """When the next backpack is put down."""
        return max(pack.since for player in self.players for pack in player.packs) + 1

    def troll_on(self, space: Space) -> Troll | None:
        return next((troll for troll in self.trolls if troll.space == space), None)

    def loose(self, space: Space) -> int:
        """How many cards a search may find: the pile and the double gold on it (CZ-516)."""
        return len(self.pile(space)) + (self.double == space)

    def has_finds(self, space: Space) -> bool:
        """Whether there is anything to search for: cards or a backpack (CZ-515)."""
        return bool(self.loose(space) or self.packs_on(space))

    # --- the same with something changed ---

    def with_player(self, seat: Seat, **changes: Any) -> "Cave":
        player = changed(self.players[seat], **changes)
        return changed(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def with_pile(self, space: Space, cards: tuple[CardId, ...]) -> "Cave":
        at = INDEX[space]
        return changed(self, piles=(*self.piles[:at], cards, *self.piles[at + 1 :]))

    def with_pack(self, seat: Seat, slot: int, pack: Pack) -> "Cave":
        packs = self.players[seat].packs
        return self.with_player(seat, packs=(*packs[:slot], pack, *packs[slot + 1 :]))

    def with_orders_of(self, seat: Seat, orders: Orders) -> "Cave":
        return changed(self, orders=(*self.orders[:seat], orders, *self.orders[seat + 1 :]))

    def with_lunchbox(self, which: int, space: Space) -> "Cave":
        black, red = self.lunchboxes
        return changed(self, lunchboxes=(space, red) if which == BLACK else (black, space))

    def gained(self, seat: Seat, cards: tuple[CardId, ...]) -> "Cave":
        """Cards come to a hand; the double gold lies nowhere then."""
        board = self.with_player(seat, hand=self.players[seat].hand + cards)
        return changed(board, double="") if DOUBLE in cards else board

    def discarded(self, seat: Seat, cards: tuple[CardId, ...]) -> "Cave":
        """Hand cards go face up to the discard pile."""
        board = changed(self, discard=self.discard + cards)
        return board.with_player(seat, hand=self.players[seat].without(cards).hand)


def first_by_orders(board: Cave, seat: Seat, count: int) -> tuple[CardId, ...]:
    """The hand cards that go first by the seat's discard order; within a name the oldest (CZ-423)."""
    rank = rank_of_discarding(board, seat)
    return tuple(sorted(board.players[seat].hidden, key=lambda card: rank(action_of(card)))[:count])


def rank_of_discarding(board: Cave, seat: Seat) -> Callable[[str], int]:
    """Which place a card has in the seat's order; one that came into the game after the order was given goes last."""
    order = board.orders_of(seat).discard
    return lambda name: order.index(name) if name in order else len(order)
