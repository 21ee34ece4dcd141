"""The 25 tower cards, the spaces they lie on, and the named layouts (specification 2.2 and 2.4)."""

from itertools import pairwise

from engine.core.refusal import Refused

COLUMNS = "ABCDE"
ROWS = range(1, 6)
TOP = 5
SPACES = tuple(f"{column}{row}" for row in ROWS for column in COLUMNS)
INDEX = {space: index for index, space in enumerate(SPACES)}
ROOF = "roof"

PORTAL, DUNGEON, ROPE, PASSAGE, SECRET_ROOM, WALL = "portal", "dungeon", "rope", "passage", "secret_room", "wall"
LETTERS = {"P": PORTAL, "K": DUNGEON, "R": ROPE, "G": PASSAGE, "S": SECRET_ROOM, "W": WALL}
COUNTS = {PORTAL: 5, DUNGEON: 2, ROPE: 6, PASSAGE: 2, SECRET_ROOM: 1, WALL: 9}
DUNGEONS = ("B1", "D1")

KIND = {
    SECRET_ROOM: SECRET_ROOM,
    **{f"{kind}_{n}": kind for kind, count in COUNTS.items() if kind != SECRET_ROOM for n in range(1, count + 1)},
}
"""The kind of each of the 25 cards."""

# A computer player asks for these some hundred thousand times a game.
_ROW = {ROOF: TOP + 1, **{space: int(space[1]) for space in SPACES}}
_BESIDE = {
    "left": {f"{right}{row}": f"{left}{row}" for row in ROWS for left, right in pairwise(COLUMNS)},
    "right": {f"{left}{row}": f"{right}{row}" for row in ROWS for left, right in pairwise(COLUMNS)},
}
_UNDER = {f"{column}{row}": f"{column}{row - 1}" for row in ROWS[1:] for column in COLUMNS}
_OVER = {below: space for space, below in _UNDER.items()} | {f"{column}{TOP}": ROOF for column in COLUMNS}

LAYOUTS = {
    "classic": "WRPWW GWPRW RWPSW WWPRG RKPKR",
    "staircase": "RWPWW WRPGW RWPSW WRPWG RKPKR",
    "crossing": "RSPWW WWPGR RWPWW WGPWR RKPKR",
}
"""Rows 5 to 1, columns A to E."""


def column_of(space: str) -> str:
    """
    >>> column_of("B3")
    'B'
    """
    return space[0]


def row_of(space: str) -> int:
    """The row; the roof lies above the top.

    >>> row_of("B3"), row_of(ROOF)
    (3, 6)
    """
    return _ROW[space]


def beside(space: str, direction: str) -> str | None:
    """The next space in the row; the tower does not wrap around (SH-311).

    >>> beside("B1", "left"), beside("E4", "right")
    ('A1', None)
    """
    return _BESIDE[direction].get(space)


def over(space: str) -> str:
    """One space up; above row 5 lies the roof.

    >>> over("B4"), over("B5")
    ('B5', 'roof')
    """
    return _OVER[space]


def under(space: str) -> str | None:
    """One space down."""
    return _UNDER.get(space)


def letters_of(typed: str) -> str:
    """The 25 letters of a typed tower, or the first reason why it is none (SH-114)."""
    letters = "".join(typed.split()).upper()
    if len(letters) != len(SPACES) or set(letters) - LETTERS.keys():
        raise Refused("layout_size")
    kinds = _kinds(letters)
    if any(list(kinds.values()).count(kind) != count for kind, count in COUNTS.items()):
        raise Refused("layout_counts")
    if any(kinds[f"C{row}"] != PORTAL for row in ROWS):
        raise Refused("layout_portals")
    if any(kinds[space] != DUNGEON for space in DUNGEONS):
        raise Refused("layout_dungeons")
    for row in ROWS:
        ropes = sum(kinds[f"{column}{row}"] == ROPE for column in COLUMNS)
        if ropes < (2 if row == 1 else 1):
            raise Refused("layout_rope_row", row=row)
    for row in (2, 4):
        if all(kinds[f"{column}{row}"] != PASSAGE for column in COLUMNS):
            raise Refused("layout_passage_rows", row=row)
    return letters


def cards_of(letters: str) -> tuple[str, ...]:
    """The card on each space, in the order of `SPACES`; equal cards are numbered upward from row 1 (2.2)."""
    seen = dict.fromkeys(COUNTS, 0)
    cards = []
    for kind in _kinds("".join(letters.split())).values():
        seen[kind] += 1
        cards.append(kind if kind == SECRET_ROOM else f"{kind}_{seen[kind]}")
    return tuple(cards)


def _kinds(letters: str) -> dict[str, str]:
    rows = [letters[start : start + 5] for start in range(0, len(SPACES), 5)]
    return {space: LETTERS[rows[TOP - row_of(space)][COLUMNS.index(space[0])]] for space in SPACES}
