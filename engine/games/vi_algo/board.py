"""What is true: the catacomb, who stands where, hands, torches, trust, and the turn."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.core.hexes import advance
from engine.core.once import known_by_sight
from engine.core.seat import Seat, clockwise
from engine.games.vi_algo.content.chart import Chart, chart_of
from engine.games.vi_algo.content.entries import (
    EVENTS,
    GROUP_CARDS,
    TRAITOR,
    CardId,
    EventCard,
    is_treasure,
    name_of,
    value_of,
)
from engine.games.vi_algo.content.rooms import PlacedRoom, Spot, is_lit, name_order, room_of
from engine.games.vi_algo.settings import FEW_SEATS, ViAlgoSettings
from engine.shared.orders import HoldsOrders

MOST_TRUST = 20
PIECES = 3
"""Mummies of each player, and search markers."""
TRACK = 12
ACTIONS = 3
NEAR = 3
"""How far from a character a mummy is placed, and how far treasures reach."""
DAY, NIGHT = "day", "night"
EXIT_NAMES = ("corda", "arpeu", "picareta")


@dataclass(frozen=True, slots=True)
class Orders:
    """What a player wants done in windows without being asked (VA-503)."""

    amulet: str = "self"
    amulet_min: int = 3
    bell: str = "any"
    oil: str = "last"
    shadow: str = "self"
    keep: tuple[str, ...] = ()
    """The names of cards, the most wanted first."""


@dataclass(frozen=True, slots=True)
class Explorer:
    """A player's character and all that lies on the sheet and in the hand."""

    character: str = ""
    spot: Spot = ""
    hand: tuple[CardId, ...] = ()
    group: tuple[CardId, ...] = ()
    """Face-down Group/Traitor cards in the order in which they were drawn."""
    markers: tuple[Spot, ...] = ()
    """Runes with an own marker, the one longest on the board first."""
    shadows: int = 0
    orders: Orders = Orders()

    @property
    def role(self) -> str:
        """The traitor card drawn first, by name; empty for the loyal (VA-444)."""
        return next((name_of(card) for card in self.group if GROUP_CARDS.of(card).kind == TRAITOR), "")

    def with_secret(self, card: CardId) -> "Explorer":
        return replace(self, group=(*self.group, card))

    def without_secret(self, card: CardId) -> "Explorer":
        return replace(self, group=tuple(one for one in self.group if one != card))

    def with_markers(self, markers: tuple[Spot, ...]) -> "Explorer":
        return replace(self, markers=markers)

    def with_shadows(self, shadows: int) -> "Explorer":
        return replace(self, shadows=shadows)

    def with_orders(self, **changed: object) -> "Explorer":
        return replace(self, orders=replace(self.orders, **changed))  # type: ignore[arg-type]

    def highest(self, keep: tuple[str, ...]) -> CardId | None:
        """The treasure that is lost first; of equal values the one that is last in this list (VA-434, VA-505)."""
        treasures = [card for card in self.hand if is_treasure(card)]
        if not treasures:
            return None
        most = max(value_of(card) for card in treasures)
        wanted = {card: rank for rank, card in enumerate(keep)}
        tied = sorted(card for card in treasures if value_of(card) == most)
        return max(tied, key=lambda card: (wanted.get(name_of(card), len(wanted)), -tied.index(card)))


@dataclass(frozen=True, slots=True)
class MummyPiece:
    """One mummy piece; pieces are numbered in the order in which they came into play."""

    owner: Seat
    born: int


@dataclass(frozen=True, slots=True)
class Mummy:
    """What stands on a hex: one piece, or a powerful mummy of several, the topmost last (VA-730)."""

    spot: Spot
    pieces: tuple[MummyPiece, ...]

    @property
    def is_powerful(self) -> bool:
        return len(self.pieces) > 1

    @property
    def top(self) -> MummyPiece:
        return self.pieces[-1]


@dataclass(frozen=True, slots=True)
class Torches:
    """Where the 40 torch cards lie. The front of the reserve is revealed next, the top of the deck is its front."""

    reserve: tuple[CardId, ...] = ()
    deck: tuple[CardId, ...] = ()
    track: tuple[CardId, ...] = ()
    discard: tuple[CardId, ...] = ()
    buried: tuple[CardId, ...] = ()
    """Put under the discard unseen."""
    revealed: CardId | None = None
    face: str = NIGHT
    marked: CardId | None = None
    marked_by: Seat | None = None
    """Who holds the marked torch; set from the trigger on, even if a token stands for the card (VA-732)."""


@dataclass(frozen=True, slots=True)
class Room:
    """What lies in a room: the exposed treasure until somebody enters, and the stack, its top first."""

    letter: str
    exposed: CardId | None = None
    stack: tuple[CardId, ...] = ()


@dataclass(frozen=True, slots=True)
class Piles:
    """The cards that lie beside the board."""

    discard: tuple[CardId, ...] = ()
    validated: tuple[CardId, ...] = ()
    looked_at: tuple[CardId, ...] = ()
    """What the user of a Map is looking at; in nobody's hand yet."""
    group: tuple[CardId, ...] = ()
    group_discard: tuple[CardId, ...] = ()
    events: tuple[CardId, ...] = ()
    events_discard: tuple[CardId, ...] = ()
    event: CardId | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is and what of it is spent."""

    seat: Seat
    actions: int = ACTIONS
    steps_left: int = 0
    signalled: bool = False
    contributed: bool = False
    group_played: bool = False
    bound_for: Spot = ""
    """Where a run in progress ends: nothing is placed there (VA-314)."""
    fresh: tuple[int, ...] = ()
    """The pieces of a powerful mummy that appeared this turn: it does not move yet (VA-733)."""


@dataclass(frozen=True, slots=True)
class Catacomb(HoldsOrders[Orders]):
    """The whole board. Questions first, then transitions."""

    rules: ViAlgoSettings
    plan: tuple[PlacedRoom, ...]
    explorers: tuple[Explorer, ...]
    first: Seat
    turn: Turn
    torches: Torches
    piles: Piles
    rooms: tuple[Room, ...]
    """Every room but the Central Room, in the order of placing."""
    mummies: tuple[Mummy, ...] = ()
    trust: int = 0
    round: int = 0
    births: int = 0
    """How many mummy pieces have come into play so far."""
    in_force: tuple[Orders, ...] = ()
    """While a window is open, the standing orders with which it was opened (VA-503)."""

    # --- people ---

    @property
    def seats(self) -> range:
        return range(len(self.explorers))

    @property
    def active(self) -> Seat:
        return self.turn.seat

    @property
    def few(self) -> bool:
        """Whether the rules for 2 and 3 players hold (VA-705 to VA-708)."""
        return len(self.explorers) <= FEW_SEATS

    @property
    def uses_group_deck(self) -> bool:
        """VA-703."""
        return self.rules.group_deck != "off" and not self.few

    @property
    def effort(self) -> int:
        """What Signal and Contribute cost (VA-241)."""
        return 2 if self.few else 1

    def from_active(self) -> Iterator[Seat]:
        """All seats in turn order, the active one first."""
        return clockwise(self.active, len(self.explorers))

    def spot(self, seat: Seat) -> Spot:
        return self.explorers[seat].spot

    def seat_of(self, character: str) -> Seat | None:
        return next((seat for seat in self.seats if self.explorers[seat].character == character), None)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        return tuple(other for other in self.seats if other != seat)

    def is_alone(self, seat: Seat) -> bool:
        """Too far from the nearest other character, walls ignored (VA-442)."""
        return self.to_nearest(seat) > self.now.alone_beyond

    def to_nearest(self, seat: Seat) -> int:
        """How far it is to the nearest other character."""
        return min(self.chart.distance(self.spot(seat), self.spot(other)) for other in self.others(seat))

    def steps_to_nearest(self, spot: Spot) -> tuple[Seat, int]:
        """The character that is the fewest steps from a hex, and how many those are."""
        far = {seat: self.chart.path(spot, self.spot(seat)) for seat in self.from_active()}
        near = min(far, key=lambda seat: far[seat])
        return near, far[near]

    def ahead(self, seat: Seat, direction: int) -> int:
        """How far ahead a character is in a direction (VA-761)."""
        return advance(self.chart.place[self.spot(seat)], direction)

    def adjacent_to(self, spot: Spot) -> tuple[Seat, ...]:
        """The characters one open step away, in turn order from the active player."""
        return tuple(seat for seat in self.from_active() if self.chart.adjacent(spot, self.spot(seat)))

    def given_orders(self) -> tuple[Orders, ...]:
        return tuple(one.orders for one in self.explorers)

    def with_orders_of(self, seat: Seat, orders: Orders) -> "Catacomb":
        return self.with_explorer(seat, replace(self.explorers[seat], orders=orders))

    def highest(self, seat: Seat) -> CardId | None:
        """The treasure that this seat would lose first."""
        return self.explorers[seat].highest(self.orders_of(seat).keep)

    # --- places ---

    @property
    def chart(self) -> Chart:
        return chart_of(self.plan)

    def is_free(self, spot: Spot) -> bool:
        """Neither character nor mummy."""
        return spot not in _taken(self.mummies, self.explorers)

    def room(self, letter: str) -> Room | None:
        """What lies in a room; nothing does in the Central Room."""
        return next((room for room in self.rooms if room.letter == letter), None)

    def stack_at(self, spot: Spot) -> tuple[CardId, ...]:
        """The treasure stack of the room of a hex."""
        room = self.room(room_of(spot))
        return room.stack if room else ()

    @property
    def goes_on(self) -> bool:
        """Whether the active player can do anything more that everybody may know of (VA-242)."""
        explorer = self.explorers[self.active]
        return bool(self.turn.actions or self.turn.steps_left or explorer.group or explorer.shadows)

    def is_unentered(self, spot: Spot) -> bool:
        """Whether the room of a hex still has its exposed treasure."""
        room = self.room(room_of(spot))
        return room is not None and room.exposed is not None

    def runes_in_reach(self, spot: Spot) -> tuple[Spot, ...]:
        """Runes on a hex or one open step from it (VA-330)."""
        return self.chart.runes_in_reach(spot)

    # --- light and trust ---

    @property
    def now(self) -> EventCard:
        """What holds this round; an event that changes nothing if there is none."""
        return EVENTS.of(self.piles.event) if self.piles.event else EventCard("", ())

    @property
    def light_counts(self) -> bool:
        """Whether mummies fade in the light (section 2.12)."""
        return self.torches.face == DAY if self.now.light is None else self.now.light

    def burns(self, spot: Spot) -> bool:
        """Whether light falls there that counts."""
        return self.light_counts and is_lit(spot)

    # --- mummies ---

    def mummy_on(self, spot: Spot) -> Mummy | None:
        return next((mummy for mummy in self.mummies if mummy.spot == spot), None)

    def mummy_with(self, born: int) -> Mummy | None:
        """The mummy that a piece belongs to, if the piece is in play."""
        return next((mummy for mummy in self.mummies if any(piece.born == born for piece in mummy.pieces)), None)

    def singles_of(self, seat: Seat) -> tuple[Mummy, ...]:
        """A player's single mummies, the one longest in play first."""
        own = [mummy for mummy in self.mummies if not mummy.is_powerful and mummy.top.owner == seat]
        return tuple(sorted(own, key=lambda mummy: mummy.top.born))

    def on_sheet(self, seat: Seat) -> int:
        """How many pieces a player has left."""
        return PIECES - sum(piece.owner == seat for mummy in self.mummies for piece in mummy.pieces)

    @property
    def is_awake(self) -> bool:
        """Whether the powerful mummy has been triggered: from then on mummies stack (VA-735)."""
        return self.torches.marked_by is not None

    def mummy_spots(self, seat: Seat) -> tuple[Spot, ...]:
        """Where a mummy may be placed near a character (VA-413)."""
        here = self.spot(seat)
        return tuple(
            spot
            for spot in self.chart.in_room(here)
            if 1 <= self.chart.distance(here, spot) <= NEAR
            and spot != self.turn.bound_for
            and self.is_free(spot)
            and not self.burns(spot)
        )

    # --- the end ---

    @property
    def validated_types(self) -> tuple[str, ...]:
        """The exits that are open, by name (VA-363)."""
        validated = [name_of(card) for card in self.piles.validated]
        return tuple(name for name in EXIT_NAMES if name in validated)

    @property
    def exit_is_lost(self) -> bool:
        """Whether two equal exit cards lie in the discard (VA-603)."""
        lost = [name_of(card) for card in self.piles.discard]
        return any(lost.count(name) > 1 for name in EXIT_NAMES)

    # --- transitions ---

    def with_explorer(self, seat: Seat, explorer: Explorer) -> "Catacomb":
        return replace(self, explorers=(*self.explorers[:seat], explorer, *self.explorers[seat + 1 :]))

    def moved(self, seat: Seat, spot: Spot) -> "Catacomb":
        return self.with_explorer(seat, replace(self.explorers[seat], spot=spot))

    def taken(self, seat: Seat, card: CardId) -> "Catacomb":
        """A treasure card gets into a hand."""
        explorer = self.explorers[seat]
        return self.with_explorer(seat, replace(explorer, hand=tuple(sorted((*explorer.hand, card)))))

    def without_card(self, seat: Seat, card: CardId) -> "Catacomb":
        explorer = self.explorers[seat]
        return self.with_explorer(seat, replace(explorer, hand=tuple(one for one in explorer.hand if one != card)))

    def discarded(self, seat: Seat, card: CardId) -> "Catacomb":
        """A used or lost card goes to the discard, face up (VA-304)."""
        board = self.without_card(seat, card)
        return board.with_piles(discard=(*board.piles.discard, card))

    def with_piles(self, **changed: object) -> "Catacomb":
        return replace(self, piles=replace(self.piles, **changed))  # type: ignore[arg-type]

    def with_torches(self, **changed: object) -> "Catacomb":
        return replace(self, torches=replace(self.torches, **changed))  # type: ignore[arg-type]

    def with_turn(self, **changed: object) -> "Catacomb":
        return replace(self, turn=replace(self.turn, **changed))  # type: ignore[arg-type]

    def with_room(self, room: Room) -> "Catacomb":
        return replace(self, rooms=tuple(room if one.letter == room.letter else one for one in self.rooms))

    def in_round(self, number: int) -> "Catacomb":
        return replace(self, round=number)

    def trusted(self, change: int) -> "Catacomb":
        """Trust up or down; what lies beyond its ends is lost (VA-441)."""
        return replace(self, trust=max(self.rules.least_trust, min(MOST_TRUST, self.trust + change)))

    def spent(self, actions: int, steps_left: int = 0) -> "Catacomb":
        """An action is taken: left-over steps are lost unless it was a walk (VA-312)."""
        return self.with_turn(actions=self.turn.actions - actions, steps_left=steps_left)

    def removed(self, mummy: Mummy) -> "Catacomb":
        """A mummy goes to its owners' sheets, all its pieces."""
        return replace(self, mummies=tuple(one for one in self.mummies if one.spot != mummy.spot))

    def topless(self, mummy: Mummy, piece: MummyPiece) -> "Catacomb":
        """A mummy loses one piece (VA-736)."""
        left = tuple(one for one in mummy.pieces if one != piece)
        board = self.removed(mummy)
        return board.standing(Mummy(mummy.spot, left)) if left else board

    def standing(self, mummy: Mummy) -> "Catacomb":
        """A mummy stands somewhere: on top of what stands there already."""
        below = self.mummy_on(mummy.spot)
        merged = Mummy(mummy.spot, below.pieces + mummy.pieces) if below else mummy
        others = (one for one in self.mummies if one.spot != mummy.spot)
        return replace(self, mummies=tuple(sorted((*others, merged), key=lambda one: name_order(one.spot))))

    def placed(self, seat: Seat, spot: Spot, count: int = 1) -> "Catacomb":
        """New pieces of a player, stacked."""
        pieces = tuple(MummyPiece(seat, self.births + number) for number in range(1, count + 1))
        return replace(self, births=self.births + count).standing(Mummy(spot, pieces))


@known_by_sight
def _taken(mummies: tuple[Mummy, ...], explorers: tuple[Explorer, ...]) -> frozenset[Spot]:
    """Where somebody or something stands: asked for each hex of the map."""
    return frozenset([one.spot for one in mummies] + [one.spot for one in explorers])


def empty_catacomb(rules: ViAlgoSettings, seats: int) -> Catacomb:
    """The table before anything is laid out."""
    explorers = tuple(Explorer(shadows=rules.own_shadow) for _ in range(seats))
    face = NIGHT if rules.difficulty == "easy" else DAY
    return Catacomb(rules, (), explorers, 0, Turn(0), Torches(face=face), Piles(), ())
