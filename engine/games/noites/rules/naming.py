"""Naming places: cells and sub-cells, tenths, millimetres, pieces, directions (specification 13.1)."""

import re
from collections.abc import Sequence
from typing import Self

from engine.core.action import Action, Words
from engine.core.plane.grid import CELL
from engine.core.plane.points import COMPASS, Point, along, minus
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.games.noites.board import Barricade, Monster, Night, Terrain, Victim

OFF_MIDDLE = 8
"""Millimetres by which the middle of a tenth may lie farther off than a point in it, rounded up."""
_SUB = {"nw": (17, 17), "n": (50, 17), "ne": (83, 17), "w": (17, 50), "c": (50, 50), "e": (83, 50), "sw": (17, 83),
        "s": (50, 83), "se": (83, 83), "": (50, 50)}  # fmt: skip
_CELL = re.compile(r"([a-r])([1-9][0-9]?)(?:\.([0-9])([0-9])|(nw|ne|sw|se|n|e|s|w|c)?)")
_MILLIMETRES = re.compile(r"([0-9]{1,4}),([0-9]{1,4})")


def plain(token: str) -> str:
    """A token in small letters."""
    return token.lower()


def point(board: Night, token: str, mover: str = "") -> Point:
    """The point that one token names; a name of a piece is its centre.

    A cell wins over nothing: `a1` is a monster, since cells are asked for only where no such piece stands.
    """
    word = plain(token)
    piece = centre_of(board, word)
    if piece is not None and word != mover:
        return piece
    exact = _MILLIMETRES.fullmatch(word)
    if exact:
        return _on_table(board, (int(exact[1]), int(exact[2])))
    cell = _CELL.fullmatch(word)
    if cell is None:
        raise Refused("bad_place", place=token[:20])
    x, y = CELL * (ord(cell[1]) - ord("a")), CELL * (int(cell[2]) - 1)
    dx, dy = (10 * int(cell[3]) + 5, 10 * int(cell[4]) + 5) if cell[3] else _SUB[cell[5] or ""]
    return _on_table(board, (x + dx, y + dy))


def centre_of(board: Night, word: str) -> Point | None:
    """Where a named piece stands."""
    named: Monster | Victim | None = board.monster(word) or board.victim(word)
    if named is not None:
        return named.at
    pieces: tuple[Terrain | Barricade, ...] = (*board.terrain, *board.barricades)
    return next((one.centre for one in pieces if one.name == word), None)


def place(board: Night, start: Point, tokens: tuple[str, ...]) -> tuple[Point, tuple[str, ...]]:
    """One place read from the front: a point, `ne 120`, or `toward v5 90`; and the tokens left."""
    word = plain(tokens[0])
    if word in COMPASS:
        return _on_table(board, along(start, COMPASS[word], _millimetres(tokens, 1))), tokens[2:]
    if word == "toward":
        if len(tokens) < 2:
            raise Refused("bad_command")
        aim = point(board, tokens[1])
        return _on_table(board, along(start, minus(aim, start), _millimetres(tokens, 2))), tokens[3:]
    return point(board, tokens[0]), tokens[1:]


def written(p: Point) -> str:
    """A point in exact millimetres.

    >>> written((335, 645))
    '335,645'
    """
    return f"{p[0]},{p[1]}"


def as_read(token: str) -> str:
    """A token as it is kept: names in small letters, a part of a cell as it stands in pictures and on buttons.

    >>> as_read("B7"), as_read("d7.34")
    ('b7', 'D7.34')
    """
    word = plain(token)
    return word.upper() if "." in word else word


class NightAction(Action[Night]):
    """A verb of the night: whatever it names may be typed in capitals."""

    __slots__ = ()

    @classmethod
    def read(cls, board: Night, seat: Seat, entries: Sequence[Words]) -> Self:
        return super().read(board, seat, [tuple(map(as_read, entry)) for entry in entries])


def tenth(p: Point) -> Point:
    """The middle of the tenth of a cell in which a point lies: what can be suggested in few letters.

    >>> tenth((339, 640))
    (335, 645)
    """
    return p[0] // 10 * 10 + 5, p[1] // 10 * 10 + 5


def _millimetres(tokens: tuple[str, ...], at: int) -> int:
    if len(tokens) <= at or not tokens[at].isascii() or not tokens[at].isdigit() or len(tokens[at]) > 4:
        raise Refused("bad_command")
    return int(tokens[at])


def _on_table(board: Night, p: Point) -> Point:
    if not (0 <= p[0] <= board.size.width and 0 <= p[1] <= board.size.height):
        last = chr(ord("A") + board.size.width // CELL - 1)
        raise Refused("off_grid", column=last, row=board.size.height // CELL)
    return p
