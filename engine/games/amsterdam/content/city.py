"""The city's 37 cells: names, neighbours, walking distance, districts, and turns of the whole (section 2.2)."""

from collections.abc import Mapping
from functools import cache
from typing import Final, TypeAlias

from engine.core.hexes import DIRECTIONS, ORIGIN, Hex, disc, spread

Cell: TypeAlias = str
"""A column letter and a number from the top: `D4`."""

COLUMNS: Final = "ABCDEFG"
RADIUS: Final = 3


def _name(place: Hex) -> Cell:
    top = max(-RADIUS, -RADIUS - place.q)
    return f"{COLUMNS[place.q + RADIUS]}{place.r - top + 1}"


PLACE: Final[Mapping[Cell, Hex]] = {_name(place): place for place in disc(RADIUS)}
"""Where each cell lies, in label order (SA-001, SA-006)."""
CELLS: Final = tuple(PLACE)
AT: Final[Mapping[Hex, Cell]] = {place: cell for cell, place in PLACE.items()}

START: Final[Cell] = "D4"
OBSTACLES: Final[tuple[Cell, ...]] = ("E3", "C3", "D5")
OPEN_PLACES: Final[tuple[Cell, ...]] = ("D3", "E4", "C4")
CENTRE: Final[tuple[Cell, ...]] = (START, *OPEN_PLACES)
"""The cells whose pictures are clue cards of the round, in the order in which they are dealt (SA-112)."""
WALKABLE: Final = tuple(cell for cell in CELLS if cell not in OBSTACLES)


def _beside(cell: Cell) -> tuple[Cell, ...]:
    around = {AT.get(PLACE[cell].shifted(direction)) for direction in DIRECTIONS.values()}
    return tuple(other for other in WALKABLE if other in around)


NEXT: Final[Mapping[Cell, tuple[Cell, ...]]] = {cell: _beside(cell) for cell in WALKABLE}
_STEPS: Final = {cell: spread(cell, lambda here: iter(NEXT[here])) for cell in WALKABLE}


def distance(one: Cell, other: Cell) -> int:
    """The fewest steps between two walkable cells (SA-004).

    >>> distance("D4", "D6"), distance("E4", "D6")
    (3, 2)
    """
    return _STEPS[one][other]


TWO_AWAY: Final[Mapping[Cell, tuple[Cell, ...]]] = {
    cell: tuple(other for other in WALKABLE if distance(cell, other) == 2) for cell in WALKABLE
}


def within(cell: Cell, cards: int) -> tuple[Cell, ...]:
    """Where a clue of so many cards may lead, in label order (SA-320)."""
    return NEXT[cell] if cards == 1 else TWO_AWAY[cell]


def ring(cell: Cell) -> int:
    """How far from the start a cell lies, obstacles or not."""
    q, r = PLACE[cell]
    return max(abs(q), abs(r), abs(q + r))


def turned(cell: Cell, times: int) -> Cell:
    """Where a cell comes to lie when the whole is turned by 120 degrees, clockwise, so many times (SA-021).

    >>> turned("G2", 1), turned("E3", 1), turned("D4", 2)
    ('C6', 'D5', 'D4')
    """
    place = PLACE[cell]
    for _ in range(times):
        place = Hex(-place.q - place.r, place.q)
    return AT[place]


SECTORS: Final = range(1, 7)
SLOTS: Final = 5
STANDARD, ALTERNATE = 0, 1
_CLOCKWISE: Final = tuple(DIRECTIONS[number] for number in (1, 2, 3, 4, 5, 6))


@cache
def sector(number: int, structure: int) -> tuple[Cell, ...]:
    """The five cells of a district place, in the order of its slots (SA-005).

    >>> sector(1, STANDARD), sector(6, ALTERNATE)
    (('D2', 'E2', 'D1', 'E1', 'F1'), ('C2', 'D2', 'B1', 'C1', 'D1'))
    """
    ahead, aside = _CLOCKWISE[number - 1], _CLOCKWISE[(number + 1) % 6]
    reaches = ((2, structure), (2, structure + 1), (3, structure), (3, structure + 1), (3, structure + 2))
    return tuple(AT[ORIGIN.shifted(ahead, far).shifted(aside, across)] for far, across in reaches)


SECTOR_OF: Final[Mapping[Cell, int]] = {cell: number for number in SECTORS for cell in sector(number, STANDARD)}
"""The standard sector of each cell of the two outer rings."""
