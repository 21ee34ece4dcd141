"""The night as plain data: table, monsters, victims, barricades, cards, scores."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from engine.core.once import cached_property
from engine.core.plane.ground import Ground, GroundPiece
from engine.core.plane.points import Point, square
from engine.core.plane.polygons import Polygon
from engine.core.seat import Seat
from engine.games.noites.content.abilities import TOGETHER, Traits
from engine.games.noites.content.armies import PROFILES
from engine.games.noites.content.sizes import LARGE_BASE, STANDARD_BASE, TOKEN, Size, size_of
from engine.games.noites.content.terrain import BARRICADES, KINDS, TerrainKind, shape_of
from engine.games.noites.phrases.answers import Firing
from engine.games.noites.phrases.wishes import NO_WISHES, Wishes
from engine.games.noites.settings import NoitesSettings
from engine.shared.orders import HoldsOrders

SIDES = ("a", "b")
CORNERS = {"nw": (0, 0), "ne": (1, 0), "se": (1, 1), "sw": (0, 1)}
OPPOSITE = {"nw": "se", "ne": "sw", "se": "nw", "sw": "ne"}
FIXTURE_COST = 20
"""Of a monster that a test makes up."""


@dataclass(frozen=True, slots=True)
class Terrain:
    """A piece of terrain on the table."""

    name: str
    kind: str
    centre: Point
    turns: int

    @property
    def rules(self) -> TerrainKind:
        return KINDS[self.kind]

    @property
    def polygon(self) -> Polygon:
        return _shape(self.kind, self.centre, self.turns)


@dataclass(frozen=True, slots=True)
class Barricade:
    """A barricade on the table."""

    name: str
    lies: str
    centre: Point

    @property
    def polygon(self) -> Polygon:
        return _barricade_shape(self.lies, self.centre)


@dataclass(frozen=True, slots=True)
class Monster:
    """A monster: what it is, where it stands (None before it is placed and once it is killed), how it is."""

    name: str
    side: int
    profile: str
    quality: int
    range: int
    specials: tuple[str, ...]
    cost: int
    at: Point | None = None
    wounds: int = 0
    stunned: bool = False
    used: bool = False
    watching: bool = False
    covering: bool = False
    killed: bool = False
    second_life_spent: bool = False
    tangled: bool = False
    cursed: bool = False
    bounty: bool = False

    @property
    def radius(self) -> int:
        return LARGE_BASE if self.traits.large else STANDARD_BASE

    @property
    def spot(self) -> Point:
        """Where it stands, once it does."""
        if self.at is None:
            raise ValueError(f"{self.name} is not on the table")
        return self.at

    @property
    def number(self) -> int:
        return int(self.name[1:])

    @property
    def tested_quality(self) -> int:
        """What it needs for a test."""
        return min(6, self.quality + self.cursed)

    @property
    def traits(self) -> Traits:
        """What its special rules change."""
        return TOGETHER[self.specials]

    @property
    def grasp(self) -> int:
        """The greatest square of the distance at which it covers a token (NH-413)."""
        return (self.radius + TOKEN) ** 2 - 1 if self.traits.grasps else (self.radius - TOKEN) ** 2

    def covers(self, p: Point) -> bool:
        """Whether it covers a token there."""
        return self.at is not None and square(self.at, p) <= self.grasp


@dataclass(frozen=True, slots=True)
class Victim:
    """A victim on the table."""

    name: str
    at: Point
    marked: bool = False
    chosen: bool = False
    """Already chosen in this round."""

    @property
    def number(self) -> int:
        return int(self.name[1:])


@dataclass(frozen=True, slots=True)
class Orders:
    """What a seat has ordered for interrupts (NH-614 to NH-647)."""

    watch: tuple[tuple[str, str], ...] = ()
    """By watcher; `nearest` for those not named."""
    push: str = "auto"
    follow: str = "auto"
    by_a_hair: int = 25
    dodge: int = 25
    dodge_stunned: bool = True
    vengeance: str = "on"
    snatch_back: str = "on"
    grim_fate: str = "all_failed"
    first_blood: str = "lost"

    def of_watcher(self, name: str) -> str:
        return dict(self.watch).get(name, "nearest")


@dataclass(frozen=True, slots=True)
class Tally:
    """What a side has scored with (NH-711)."""

    victims: tuple[str, ...] = ()
    marked: tuple[str, ...] = ()
    """Those among them that counted twice."""
    kills: tuple[str, ...] = ()
    bounties: int = 0


@dataclass(frozen=True, slots=True)
class Twisted:
    """What twist cards do to this turn and this round, and who plays none any more."""

    victim_moves: int = 1
    moved: tuple[str, ...] = ()
    """Victims chosen in this turn: with `panic` they must differ."""
    bait: bool = False
    second_wind: bool = False
    blood_moon: bool = False
    sprint: bool = False
    eagle_eye: bool = False
    fog: bool = False
    dread: tuple[int, ...] = ()
    """Sides whose monsters are dreadful."""
    brambles: tuple[str, ...] = ()

    silent: tuple[Seat, ...] = ()
    """Seats that let every window of this turn pass: they have said so (NH-604)."""

    def without_word_of(self, seat: Seat) -> "Twisted":
        return replace(self, silent=(*self.silent, seat))

    def next_turn(self) -> "Twisted":
        return Twisted(fog=self.fog, dread=self.dread, brambles=self.brambles)


@dataclass(frozen=True, slots=True)
class Placing:
    """How many victims have been placed so far, and how far from monsters and from one another (NH-113)."""

    placed: int = 0
    monster_gap: int = 300
    victim_gap: int = 100


@dataclass(frozen=True, slots=True)
class TwistCards:
    """Where the twist cards are."""

    deck: tuple[str, ...] = ()
    """The card drawn next is the last."""
    discard: tuple[str, ...] = ()
    hands: tuple[tuple[str, ...], ...] = ()
    """By seat."""

    def hand(self, seat: Seat) -> tuple[str, ...]:
        """What a seat holds; nothing at a table without cards."""
        return self.hands[seat] if self.hands else ()

    def with_hand(self, seat: Seat, hand: Iterable[str]) -> "TwistCards":
        hands = (tuple(hand) if at == seat else one for at, one in enumerate(self.hands))
        return replace(self, hands=tuple(hands))

    def drawn(self) -> tuple[str, "TwistCards"]:
        """The next card, and the cards without it."""
        return self.deck[-1], replace(self, deck=self.deck[:-1])

    def discarded(self, card: str) -> "TwistCards":
        return replace(self, discard=(*self.discard, card))


@dataclass(frozen=True)
class Night(HoldsOrders[Orders]):
    """Everything but the agenda and the dice. What follows from it alone is worked out once."""

    rules: NoitesSettings
    seats: int
    terrain: tuple[Terrain, ...] = ()
    armies: tuple[str, str] = ("", "")
    monsters: tuple[Monster, ...] = ()
    victims: tuple[Victim, ...] = ()
    placing: Placing = Placing()
    barricades: tuple[Barricade, ...] = ()
    built: int = 0
    """Barricades ever built."""
    corners: tuple[str, str] = ("", "")
    roll_winner: int = 0
    round: int = 0
    active: int = 0
    """The side whose turn it is."""
    acting: Seat = 0
    """The seat that takes it."""
    last_seats: tuple[Seat, Seat] = (-1, -1)
    """Which seat of each side has taken a turn last."""
    cards: TwistCards = TwistCards()
    orders: tuple[Orders, ...] = ()
    in_force: tuple[Orders, ...] = ()
    """While an interrupt is open, the orders with which it was opened (NH-603)."""
    tallies: tuple[Tally, Tally] = (Tally(), Tally())
    twisted: Twisted = Twisted()
    wishes: Wishes = NO_WISHES
    conceding: tuple[Seat, ...] = ()
    """Seats that would give up."""
    shots: tuple[Firing, ...] = ()
    """The footprints at which watchers mean to shoot: nobody sees them before the shot."""

    # --- the table ---

    @property
    def size(self) -> Size:
        return size_of(self.rules.size, self.rules.balanced)

    @cached_property
    def ground(self) -> Ground:
        return _ground(self.size, self.terrain, self.barricades, self.twisted.brambles)

    @property
    def supply(self) -> int:
        """Barricades still in the box."""
        return self.rules.barricade_supply - len(self.barricades)

    def corner(self, side: int) -> Point:
        """The corner point of a side."""
        east, south = CORNERS[self.corners[side]]
        return east * self.size.width, south * self.size.height

    @cached_property
    def laid(self) -> "Night":
        """What lies on the table and nothing else: whatever a way or a sight can depend on."""
        return Night(
            self.rules,
            self.seats,
            self.terrain,
            monsters=self.monsters,
            victims=self.victims,
            barricades=self.barricades,
            active=self.active,
            twisted=self.twisted,
        )

    def __hash__(self) -> int:
        """Worked out once: what lies on the table is looked up for every way and every sight."""
        kept = self.__dict__
        if "hash" not in kept:
            kept["hash"] = hash((self.monsters, self.victims, self.terrain, self.barricades, self.active))
        return int(kept["hash"])

    # --- sides and seats ---

    def side_of(self, seat: Seat) -> int:
        """The side of a seat (NH-805)."""
        return min(seat, 1) if self.seats == 3 else seat % 2

    def seats_of(self, side: int) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(self.seats) if self.side_of(seat) == side)

    def owner(self, monster: Monster) -> Seat:
        """The seat that plays a monster: they are dealt in list order (NH-805)."""
        seats = self.seats_of(monster.side)
        return seats[(monster.number - 1) % len(seats)]

    # --- who is there ---

    @property
    def called(self) -> Mapping[str, str]:
        """What each piece with a sign is, once that is known of it."""
        known = {one.name: one.profile for one in self.monsters if one.profile}
        standing = {one.name: one.kind for one in self.terrain} | {one.name: "barricade" for one in self.barricades}
        return {**known, **standing}

    def monster(self, name: str) -> Monster | None:
        return next((one for one in self.monsters if one.name == name), None)

    def the(self, name: str) -> Monster:
        """A monster that is known to exist."""
        return next(one for one in self.monsters if one.name == name)

    def victim(self, name: str) -> Victim | None:
        return next((one for one in self.victims if one.name == name), None)

    def one_victim(self, name: str) -> Victim:
        """A victim that is known to be on the table."""
        return next(one for one in self.victims if one.name == name)

    @cached_property
    def standing(self) -> tuple[Monster, ...]:
        """Monsters on the table."""
        return tuple(one for one in self.monsters if one.at is not None)

    def standing_of(self, side: int) -> tuple[Monster, ...]:
        return tuple(one for one in self.standing if one.side == side)

    def unused_of(self, side: int) -> tuple[Monster, ...]:
        return tuple(one for one in self.standing_of(side) if not one.used)

    def unused_by(self, seat: Seat) -> tuple[Monster, ...]:
        return tuple(one for one in self.unused_of(self.side_of(seat)) if self.owner(one) == seat)

    def score(self, side: int) -> int:
        """NH-711."""
        tally = self.tallies[side]
        kills = sum(self.the(name).cost for name in tally.kills)
        return (len(tally.victims) + len(tally.marked)) * self.size.victim_points + kills + 10 * tally.bounties

    # --- changes ---

    def with_monster(self, name: str, **changes: Any) -> "Night":
        monsters = (replace(one, **changes) if one.name == name else one for one in self.monsters)
        return replace(self, monsters=tuple(monsters))

    def with_victim(self, name: str, **changes: Any) -> "Night":
        victims = (replace(one, **changes) if one.name == name else one for one in self.victims)
        return replace(self, victims=tuple(victims))

    @property
    def choosable(self) -> tuple[Victim, ...]:
        """The victims that may be chosen now (NH-206)."""
        fresh = tuple(one for one in self.victims if one.name not in self.twisted.moved)
        unchosen = tuple(one for one in fresh if not one.chosen)
        once = self.rules.victim_repeat == "once_per_round" and not all(one.chosen for one in self.victims)
        return unchosen if once else fresh

    def without_markers(self, name: str, **changes: Any) -> "Night":
        """Overwatch and take-cover markers go, and with them the order to the watcher (NH-603)."""
        orders = (
            replace(one, watch=kept) if (kept := tuple(it for it in one.watch if it[0] != name)) != one.watch else one
            for one in self.orders
        )
        board = replace(self, orders=tuple(orders))
        return board.with_monster(name, watching=False, covering=False, **changes)

    def with_tally(self, side: int, **changes: Any) -> "Night":
        tallies = (replace(tally, **changes) if at == side else tally for at, tally in enumerate(self.tallies))
        first, second = tallies
        return replace(self, tallies=(first, second))

    def given_orders(self) -> tuple[Orders, ...]:
        return self.orders

    def with_orders_of(self, seat: Seat, orders: Orders) -> "Night":
        given = tuple(orders if at == seat else one for at, one in enumerate(self.orders))
        return replace(self, orders=given)


def recruited(side: int, number: int, profile: str) -> Monster:
    """A monster of a list, not yet placed."""
    kind = PROFILES[profile]
    return Monster(f"{SIDES[side]}{number}", side, profile, kind.quality, kind.range, kind.specials, kind.cost)


@lru_cache(maxsize=4096)
def _shape(kind: str, centre: Point, turns: int) -> Polygon:
    return shape_of(kind, centre, turns)


@lru_cache(maxsize=1024)
def _barricade_shape(lies: str, centre: Point) -> Polygon:
    return BARRICADES[lies].moved(centre)


@lru_cache(maxsize=256)
def _ground(
    size: Size, terrain: tuple[Terrain, ...], barricades: tuple[Barricade, ...], brambles: tuple[str, ...]
) -> Ground:
    pieces = [_piece(one, one.name in brambles) for one in terrain]
    pieces += [GroundPiece(one.name, one.polygon, solid=True) for one in barricades]
    return Ground(size.width, size.height, tuple(pieces))


def _piece(one: Terrain, brambles: bool) -> GroundPiece:
    kind = one.rules
    return GroundPiece(
        one.name,
        one.polygon,
        kind.height if kind.elevated else 0,
        solid=kind.impassable,
        steep=kind.steep,
        difficult=kind.difficult,
        dangerous=kind.dangerous or brambles,
    )
