"""The room boards: rocks, runes, light, doors, and how boards are laid side by side (sections 2.3 to 2.6)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from engine.core.hexes import DIRECTIONS, ORIGIN, Hex, advance, disc, mirrored

Spot: TypeAlias = str
"""A hex by its name, room letter and number: `A19`. It travels with the room."""
Trail: TypeAlias = tuple[Spot, ...]
"""Spots stepped on, in order."""

LOCAL: Mapping[int, Hex] = dict(enumerate(disc(3), 1))
"""The hexes of any room by number; 19 is the centre."""
NUMBER: Mapping[Hex, int] = {place: number for number, place in LOCAL.items()}

DOORS: Mapping[int, tuple[int, int]] = {1: (23, 29), 2: (35, 36), 3: (33, 28), 4: (15, 9), 5: (3, 2), 6: (5, 10)}
"""The two doors of each side; a door of side k is crossed with a step in direction k (2.5)."""

SIDES: Mapping[int, Hex] = {1: Hex(3, -7), 2: Hex(7, -4), 3: Hex(4, 3), 4: Hex(-3, 7), 5: Hex(-7, 4), 6: Hex(-4, -3)}
"""From the centre of a room to that of the room at each of its sides (2.6)."""

COMPASS: Mapping[int, str] = {1: "n", 2: "ne", 3: "se", 4: "s", 5: "sw", 6: "nw"}
"""What the six directions are called on a map."""

CENTRAL = "Z"
OUTER = ("A", "B", "C", "D", "E", "F")
EXTRA = ("G", "H", "I", "J", "K", "L")
LETTERS = (CENTRAL, *OUTER, *EXTRA)


@dataclass(frozen=True, slots=True)
class RoomBoard:
    """What is printed on a room board, as numbers of its hexes."""

    rocks: tuple[int, ...]
    runes: tuple[int, ...]
    lit: tuple[int, ...]

    def in_the_mirror(self) -> "RoomBoard":
        """The board of an expansion room."""
        return RoomBoard(_mirrored(self.rocks), _mirrored(self.runes), _mirrored(self.lit))


def _mirrored(numbers: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(NUMBER[mirrored(LOCAL[number])] for number in numbers))


_PRINTED = {
    "Z": RoomBoard((7, 16, 22, 31), (), (12, 19, 26)),
    "A": RoomBoard((8, 11, 16, 27, 30, 34), (1, 21, 37), (13, 18, 19, 20, 25)),
    "B": RoomBoard((13, 16, 18, 22, 26), (4, 19, 34), (17, 24, 30, 31)),
    "C": RoomBoard((6, 12, 16, 26, 32), (17, 21, 34), (1, 14, 19, 24, 37)),
    "D": RoomBoard((1, 13, 14, 16, 24, 25, 37), (7, 19, 30), (12, 17, 19, 21, 26)),
    "E": RoomBoard((16, 17, 18, 20, 21, 22), (6, 32, 34), (4, 12, 19, 26, 34)),
    "F": RoomBoard((4, 11, 12, 16, 26, 27), (8, 19, 30), (14, 18, 20, 24, 31)),
}

ROOMS: Mapping[str, RoomBoard] = {
    **_PRINTED,
    **{extra: _PRINTED[outer].in_the_mirror() for outer, extra in zip(OUTER, EXTRA, strict=True)},
}

START_SPOTS: tuple[Spot, ...] = ("Z18", "Z25", "Z26", "Z20", "Z13", "Z12")
"""Where characters may begin: around the compass, from direction 1 on (VA-112)."""


@dataclass(frozen=True, slots=True)
class PlacedRoom:
    """A room board in the catacomb."""

    letter: str
    centre: Hex

    def beside(self, side: int) -> Hex:
        """Where the centre of a room at this side would lie."""
        return self.centre.shifted(SIDES[side])


CENTRE = PlacedRoom(CENTRAL, ORIGIN)


def star(letters: tuple[str, ...]) -> tuple[PlacedRoom, ...]:
    """The outer rooms in slots 1 to 6 around the Central Room (VA-102)."""
    return (CENTRE, *(PlacedRoom(letter, CENTRE.beside(slot)) for slot, letter in enumerate(letters, 1)))


def room_of(spot: Spot) -> str:
    """The letter of the room that a hex belongs to.

    >>> room_of("A19")
    'A'
    """
    return spot[0]


def side_of(place: Hex) -> str:
    """On which side of the middle a place lies, as on a map.

    >>> side_of(LOCAL[19]), side_of(Hex(0, -3)), side_of(Hex(-3, 0))
    ('middle', 'n', 'nw')
    """
    return "middle" if place == ORIGIN else COMPASS[max(DIRECTIONS, key=lambda direction: advance(place, direction))]


def side_in_room(spot: Spot) -> str:
    """On which side of its room a hex lies."""
    return side_of(LOCAL[int(spot[1:])])


def name_order(spot: Spot) -> tuple[int, int]:
    """The order of hex names: rooms Z, A, B to L, then the number (2.3).

    >>> sorted(["B2", "A10", "A9", "Z30"], key=name_order)
    ['Z30', 'A9', 'A10', 'B2']
    """
    return LETTERS.index(spot[0]), int(spot[1:])


def has_floor(letter: str, number: int) -> bool:
    """Whether a hex of a room is floor, not rock."""
    return number not in ROOMS[letter].rocks


def is_rune(spot: Spot) -> bool:
    """Whether a rune is carved there."""
    return int(spot[1:]) in ROOMS[spot[0]].runes


def is_lit(spot: Spot) -> bool:
    """Whether daylight falls there when it is day."""
    return int(spot[1:]) in ROOMS[spot[0]].lit
