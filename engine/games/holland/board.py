"""What is true: the tower with everybody in it, the players' cards, and the round."""

from dataclasses import dataclass, replace
from typing import TypeAlias

from engine.core.seat import Seat, clockwise
from engine.games.holland.content.action_cards import ALL_CARDS
from engine.games.holland.content.tower_cards import (
    DUNGEON,
    DUNGEONS,
    INDEX,
    KIND,
    PASSAGE,
    PORTAL,
    ROOF,
    SECRET_ROOM,
    SPACES,
    TOP,
    column_of,
    row_of,
    under,
)
from engine.games.holland.phrases import PlanEntries
from engine.games.holland.settings import HollandSettings
from engine.shared.absence import CountsMisses

COLOURS = ("blue", "red", "green", "yellow")
HEROES_EACH = 2

Hero: TypeAlias = int
"""Heroes are numbered through: those of seat s are 2s (hero 1) and 2s + 1 (hero 2)."""


def hero_of(seat: Seat, number: int) -> Hero:
    """
    >>> hero_of(1, 2)
    3
    """
    return HEROES_EACH * seat + number - 1


def owner_of(hero: Hero) -> Seat:
    """
    >>> owner_of(3)
    1
    """
    return hero // HEROES_EACH


@dataclass(frozen=True, slots=True)
class Tower:
    """The 25 cards and who stands where."""

    cards: tuple[str, ...]
    heroes: tuple[str, ...]
    hidden: tuple[bool, ...]
    villains: tuple[str, str]

    def kind(self, space: str) -> str:
        """The kind of the card on a space."""
        return KIND[self.cards[INDEX[space]]]

    def is_saved(self, hero: Hero) -> bool:
        return self.heroes[hero] == ROOF

    def is_lying(self, hero: Hero) -> bool:
        """Hidden, or in the secret room (SH-602, SH-604)."""
        return self.hidden[hero] or (not self.is_saved(hero) and self.kind(self.heroes[hero]) == SECRET_ROOM)

    def heroes_on(self, space: str) -> tuple[Hero, ...]:
        return tuple(hero for hero, spot in enumerate(self.heroes) if spot == space) if space in self.heroes else ()

    def holds_villain(self, space: str) -> bool:
        return space in self.villains

    def may_stop(self, hero: Hero, space: str) -> bool:
        """Whether a hero may stop, or land, on a space (SH-318)."""
        kind = self.kind(space)
        if kind == DUNGEON:
            return True
        taken = self.heroes.count(space) > (self.heroes[hero] == space)
        return not taken and (kind == SECRET_ROOM or not self.holds_villain(space))

    def other_passage(self, space: str) -> str:
        """The passage at the other end."""
        return next(one for one in SPACES if self.kind(one) == PASSAGE and one != space)

    def landing(self, hero: Hero) -> str:
        """Where a hero falls to: straight down, at least one row, else into a dungeon (SH-511, SH-512)."""
        space = under(self.heroes[hero])
        while space is not None:
            if self.may_stop(hero, space):
                return space
            space = under(space)
        return self._nearest_dungeon(column_of(self.heroes[hero]))

    def _nearest_dungeon(self, column: str) -> str:
        west, east = DUNGEONS
        if column != "C":
            return west if column < "C" else east
        return east if len(self.heroes_on(east)) < len(self.heroes_on(west)) else west

    def may_explode(self, space: str) -> str | None:
        """The reason why a space cannot be exploded, or None (SH-608)."""
        kind = self.kind(space)
        if kind == PORTAL:
            return "explode_portal"
        if kind == DUNGEON:
            return "explode_dungeon"
        return "explode_occupied" if space in self.heroes or self.holds_villain(space) else None

    def moved(self, hero: Hero, space: str) -> "Tower":
        """A hero on another space; a hidden one stands up when it takes a step (SH-322)."""
        heroes = (*self.heroes[:hero], space, *self.heroes[hero + 1 :])
        hidden = _set(self.hidden, hero, False) if self.hidden[hero] else self.hidden
        return Tower(self.cards, heroes, hidden, self.villains)

    def hid(self, hero: Hero) -> "Tower":
        return replace(self, hidden=_set(self.hidden, hero, True))

    def stood_up(self) -> "Tower":
        return replace(self, hidden=(False,) * len(self.hidden))

    def villain_moved(self, villain: int, space: str) -> "Tower":
        mage, knight = self.villains
        return Tower(self.cards, self.heroes, self.hidden, (space, knight) if villain == 0 else (mage, space))

    def exploded(self, space: str) -> "Tower":
        """The cards above drop one row with all that stands on them; the card taken out goes on top (SH-609)."""
        column = [f"{column_of(space)}{row}" for row in range(row_of(space), TOP + 1)]
        cards = list(self.cards)
        dropping = [self.cards[INDEX[one]] for one in column]
        for one, card in zip(column, (*dropping[1:], dropping[0]), strict=True):
            cards[INDEX[one]] = card
        down = dict(zip(column[1:], column, strict=False))
        mage, knight = (down.get(one, one) for one in self.villains)
        heroes = tuple(down.get(one, one) for one in self.heroes)
        return replace(self, cards=tuple(cards), heroes=heroes, villains=(mage, knight))

    def looks(self) -> tuple[object, ...]:
        """All that a strict early plan compares: kinds of card, pieces, who lies (SH-704)."""
        lying = tuple(self.is_lying(hero) for hero in range(len(self.heroes)))
        return tuple(KIND[card] for card in self.cards), self.heroes, lying, self.villains


@dataclass(frozen=True, slots=True)
class EarlyPlan:
    """A plan stored before its card comes up, with the tower as it stood then (SH-703)."""

    mode: str
    entries: PlanEntries
    tower: Tower


@dataclass(frozen=True, slots=True)
class Player:
    """One seat's cards and marks."""

    colour: str
    hand: tuple[int, ...] = ALL_CARDS
    played: tuple[int, ...] = ()
    rests: int = 0
    pick: int | None = None
    """The card of this round, once revealed."""
    misses: int = 0
    """Deadlines let pass in a row (SH-706)."""
    early: EarlyPlan | None = None

    def revealed(self, card: int) -> "Player":
        hand = tuple(one for one in self.hand if one != card)
        return replace(self, hand=hand, played=(*self.played, card), pick=card)

    def rested(self) -> "Player":
        """All cards back, one rest more (SH-414)."""
        return replace(self, hand=tuple(sorted(self.hand + self.played)), played=(), rests=self.rests + 1)


@dataclass(frozen=True, slots=True)
class Escape(CountsMisses):
    """The board: tower, players, griffin and round."""

    rules: HollandSettings
    tower: Tower
    players: tuple[Player, ...]
    griffin: Seat
    round: int = 1
    final: bool = False
    order: tuple[Seat, ...] = ()
    """The order of resolution of the last reveal (SH-209)."""

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def patience(self) -> int:
        """SH-706."""
        return self.rules.away_after_misses

    def misses_of(self, seat: Seat) -> int:
        return self.players[seat].misses

    def saved(self, seat: Seat) -> int:
        return sum(self.tower.is_saved(hero_of(seat, number)) for number in (1, 2))

    def heights(self, seat: Seat) -> tuple[int, ...]:
        """Levels of the heroes still in the tower, the best first (SH-806)."""
        spots = (self.tower.heroes[hero_of(seat, number)] for number in (1, 2))
        return tuple(sorted((row_of(spot) for spot in spots if spot != ROOF), reverse=True))

    def from_griffin(self, seat: Seat) -> int:
        """Steps to the left from the griffin holder."""
        return (seat - self.griffin) % len(self.players)

    def in_order(self, picks: dict[Seat, int]) -> tuple[Seat, ...]:
        """Ascending cards, ties from the griffin holder on (SH-208)."""
        return tuple(sorted(clockwise(self.griffin, len(self.players)), key=lambda seat: picks[seat]))

    def ranking(self) -> tuple[Seat, ...]:
        """All seats, the winner first (SH-810)."""
        return tuple(sorted(self.seats, key=self._rank))

    def _rank(self, seat: Seat) -> tuple[int, tuple[int, ...], int]:
        heights = self.heights(seat)
        compared = (sum(heights),) if self.rules.height_tiebreak == "sum" else heights
        return -self.saved(seat), tuple(-level for level in compared), self.from_griffin(seat)

    def everybody_rested(self) -> bool:
        return all(player.rests >= self.rules.rest_limit for player in self.players)

    def with_player(self, seat: Seat, player: Player) -> "Escape":
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def with_early(self, seat: Seat, early: EarlyPlan | None) -> "Escape":
        return self.with_player(seat, replace(self.players[seat], early=early))

    def with_misses(self, seat: Seat, misses: int) -> "Escape":
        return self.with_player(seat, replace(self.players[seat], misses=misses))

    def revealed(self, picks: dict[Seat, int]) -> "Escape":
        players = tuple(player.revealed(picks[seat]) for seat, player in enumerate(self.players))
        return replace(self, players=players, order=self.in_order(picks))

    def rested(self, seat: Seat) -> "Escape":
        return replace(self.with_player(seat, self.players[seat].rested()), griffin=seat)

    def round_started(self) -> "Escape":
        """Hidden heroes stand up; last round's cards are no longer anybody's pick (SH-202)."""
        players = tuple(replace(player, pick=None, early=None) for player in self.players)
        return replace(self, tower=self.tower.stood_up(), players=players)

    def round_ended(self) -> "Escape":
        return replace(self, round=self.round + 1, final=self.everybody_rested())


def opening_tower(cards: tuple[str, ...], seats: int) -> Tower:
    """Hero 1 of each in B1, hero 2 in D1, knight on C2, mage on C4 (SH-110, SH-111)."""
    return Tower(cards, DUNGEONS * seats, (False,) * (HEROES_EACH * seats), ("C4", "C2"))


def lowest_card(hand: tuple[int, ...]) -> int:
    """What a silent player is given; 7 is the highest card, so it comes only when it is the last (SH-206)."""
    return min(hand)


def _set(flags: tuple[bool, ...], at: int, flag: bool) -> tuple[bool, ...]:
    return flags if flags[at] == flag else (*flags[:at], flag, *flags[at + 1 :])
