"""Where named places lie on a table: pieces by their centres, cells, tenths, millimetres (specification 13.1)."""

from collections.abc import Sequence
from typing import Self

from engine.core.action import Action, Tokens
from engine.core.plane.grid import CELL
from engine.core.plane.points import COMPASS, Point, along, minus
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.games.noites.board import Barricade, Monster, Night, Terrain, Victim
from engine.games.noites.phrases.places import Beside, Landmark, Site, Toward, as_read

OFF_MIDDLE = 8
"""Millimetres by which the middle of a tenth may lie farther off than a point in it, rounded up."""


def located(board: Night, place: Site, start: Point = (0, 0)) -> Point:
    """The point that a place is for somebody who stands at the start; a name of a piece is its centre."""
    match place:
        case Landmark():
            return _spotted(board, place)
        case Beside(wind, millimetres):
            return _on_table(board, along(start, COMPASS[wind], millimetres))
        case Toward(aim, millimetres):
            return _on_table(board, along(start, minus(_spotted(board, aim), start), millimetres))
    raise Refused("bad_command")


def _spotted(board: Night, spot: Landmark) -> Point:
    """A cell wins over nothing: `a1` is a monster, since cells are asked for only where no such piece stands."""
    piece = centre_of(board, spot.name)
    if piece is not None:
        return piece
    if spot.point is None:
        raise Refused("bad_place", place=spot.word[:20])
    return _on_table(board, spot.point)


def centre_of(board: Night, word: str) -> Point | None:
    """Where a named piece stands."""
    named: Monster | Victim | None = board.monster(word) or board.victim(word)
    if named is not None:
        return named.at
    pieces: tuple[Terrain | Barricade, ...] = (*board.terrain, *board.barricades)
    return next((one.centre for one in pieces if one.name == word), None)


def written(p: Point) -> str:
    """A point in exact millimetres.

    >>> written((335, 645))
    '335,645'
    """
    return f"{p[0]},{p[1]}"


class NightAction(Action[Night]):
    """A verb of the night: whatever it names may be typed in capitals."""

    __slots__ = ()

    @classmethod
    def read(cls, board: Night, seat: Seat, entries: Sequence[Tokens]) -> Self:
        return super().read(board, seat, [tuple(map(as_read, entry)) for entry in entries])

    def is_nameless(self, board: Night, seat: Seat) -> bool:
        """Points of a table without squares are told apart by numbers."""
        facts = self.facts(board, seat)
        return "to" in facts and facts.get("goal", "place") == "place"


def tenth(p: Point) -> Point:
    """The middle of the tenth of a cell in which a point lies: what can be suggested in few letters.

    >>> tenth((339, 640))
    (335, 645)
    """
    return p[0] // 10 * 10 + 5, p[1] // 10 * 10 + 5


def _on_table(board: Night, p: Point) -> Point:
    if not (0 <= p[0] <= board.size.width and 0 <= p[1] <= board.size.height):
        last = chr(ord("A") + board.size.width // CELL - 1)
        raise Refused("off_grid", column=last, row=board.size.height // CELL)
    return p
