"""The five by five grid: spaces, the edges between them, walls, ways and distances."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

Space: TypeAlias = str
"""A column and a row, as in `C3`."""
Edge: TypeAlias = str
"""Two spaces that share a side, the left or upper one first: `B2|C2`."""
Walls: TypeAlias = tuple[Edge, ...]

COLUMNS = "ABCDE"
ROWS = "12345"
SPACES = tuple(f"{column}{row}" for row in ROWS for column in COLUMNS)
"""Row by row, left to right."""
INDEX = {space: place for place, space in enumerate(SPACES)}
CAMP = "A1"
CORNER = "E5"
"""The treasure corner."""
CAVE = tuple(space for space in SPACES if space != CAMP)
SIDES = ("N", "E", "S", "W")
"""In the order of the D4 (2.2)."""
OFFSETS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FAR = 99
"""Farther than any way is long: there is none."""


def beside(space: Space, side: str) -> Space | None:
    """The space on that side, the camp included; None beyond the outer edge.

    >>> beside("C3", "N"), beside("A1", "W")
    ('C2', None)
    """
    column, row = COLUMNS.index(space[0]) + OFFSETS[side][0], ROWS.index(space[1]) + OFFSETS[side][1]
    return f"{COLUMNS[column]}{ROWS[row]}" if 0 <= column < len(COLUMNS) and 0 <= row < len(ROWS) else None


BESIDE = {space: tuple((side, other) for side in SIDES if (other := beside(space, side))) for space in SPACES}
"""The neighbours of each space that share a side, in the order N, E, S, W."""


def edge(one: Space, other: Space) -> Edge:
    """
    >>> edge("C2", "B2")
    'B2|C2'
    """
    return f"{min(one, other)}|{max(one, other)}"


EDGES = tuple(sorted({edge(one, other) for one in CAVE for _, other in BESIDE[one] if other != CAMP}))
"""Where a wall may stand: between two spaces of the cave, never beside the camp (CZ-527)."""


def edge_at(space: Space, side: str) -> Edge | None:
    """The edge on that side if a wall may stand there."""
    other = beside(space, side)
    return None if other is None or CAMP in (space, other) else edge(space, other)


def edges_of(space: Space) -> tuple[Edge, ...]:
    """The edges of a space where walls may stand."""
    return tuple(one for side in SIDES if (one := edge_at(space, side)))


@lru_cache(4096)
def steps_from(walls: Walls, space: Space) -> tuple[Space, ...]:
    """Where one step leads: a shared side and no wall, in the order N, E, S, W (CZ-511)."""
    return tuple(other for _, other in BESIDE[space] if edge(space, other) not in walls)


def is_trapped(walls: Walls, space: Space) -> bool:
    """All four sides closed, the outer edge being one of them (CZ-440)."""
    return not steps_from(walls, space)


@lru_cache(4096)
def near(walls: Walls, space: Space) -> tuple[Space, ...]:
    """The space itself and all that is adjacent to it: a diagonal is cut only when both ways round are."""
    straight = steps_from(walls, space)
    reached = {space, *straight}
    for beyond in straight:
        reached |= {far for far in steps_from(walls, beyond) if _is_diagonal(space, far)}
    return tuple(one for one in SPACES if one in reached)


def is_clear_line(walls: Walls, one: Space, other: Space) -> bool:
    """Same row or column, no wall on the way; a space is in line with itself (CZ-571)."""
    if one[0] != other[0] and one[1] != other[1]:
        return False
    first, last = sorted((INDEX[one], INDEX[other]))
    stride = 1 if one[1] == other[1] else len(COLUMNS)
    line = [SPACES[place] for place in range(first, last + 1, stride)]
    return all(edge(here, there) not in walls for here, there in pairwise(line))


@lru_cache(4096)
def distance(walls: Walls, start: Space) -> dict[Space, int]:
    """Moves over adjacent spaces from a space to every other that can be reached (CZ-705)."""
    return _spread(start, lambda here: near(walls, here))


@lru_cache(4096)
def walking_distance(walls: Walls, start: Space) -> dict[Space, int]:
    """Walking steps from a space to every other that can be reached; there and back are alike."""
    return _spread(start, lambda here: steps_from(walls, here))


def around(space: Space) -> tuple[Space, ...]:
    """The up to eight spaces that surround a space, walls or not."""
    column, row = COLUMNS.index(space[0]), ROWS.index(space[1])
    return tuple(
        other
        for other in SPACES
        if other != space and abs(COLUMNS.index(other[0]) - column) <= 1 and abs(ROWS.index(other[1]) - row) <= 1
    )


def with_wall(walls: Walls, one: Edge) -> Walls:
    return tuple(sorted((*walls, one)))


def without_walls(walls: Walls, gone: Iterable[Edge]) -> Walls:
    removed = tuple(gone)
    return tuple(one for one in walls if one not in removed)


def _is_diagonal(one: Space, other: Space) -> bool:
    return one[0] != other[0] and one[1] != other[1]


def _spread(start: Space, onwards: Callable[[Space], tuple[Space, ...]]) -> dict[Space, int]:
    reached = {start: 0}
    ahead = [start]
    while ahead:
        here = ahead.pop(0)
        for there in onwards(here):
            if there not in reached:
                reached[there] = reached[here] + 1
                ahead.append(there)
    return reached
