"""Noughts and crosses: two people take turns to mark a cell, and three in a line win."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final, Self

from engine import (
    Action,
    Asked,
    Computers,
    Described,
    Dice,
    Event,
    Game,
    Play,
    Position,
    Question,
    Refused,
    Result,
    Seat,
    Setup,
    Step,
    View,
    event,
    settings,
    step,
    verb,
)

CELLS: Final = tuple(f"{column}{row}" for row in (1, 2, 3) for column in "ABC")
LINES: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


@settings
class Settings:
    """Nothing to choose."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The board: who has marked each cell, None where nobody has."""

    marks: tuple[Seat | None, ...] = (None,) * len(CELLS)

    def marked(self, cell: str, seat: Seat) -> "Grid":
        at = CELLS.index(cell)
        return replace(self, marks=(*self.marks[:at], seat, *self.marks[at + 1 :]))

    @property
    def free(self) -> tuple[str, ...]:
        return tuple(cell for cell, mark in zip(CELLS, self.marks, strict=True) if mark is None)

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""
        return (len(CELLS) - len(self.free)) % 2

    @property
    def line(self) -> tuple[int, ...]:
        """Three equal marks in a line, if there are (VE-203)."""
        return next((line for line in LINES if {self.marks[at] for at in line} in ({0}, {1})), ())


@verb("velha.mark")
class Mark(Action[Grid]):
    """Mark a free cell (VE-201)."""

    cell: str

    @classmethod
    def options(cls, board: Grid, seat: Seat) -> Iterator[Self]:
        return (cls(cell) for cell in board.free)

    def check(self, board: Grid, seat: Seat) -> None:
        if self.cell not in CELLS:
            raise Refused("no_such_cell", cell=self.cell)
        if self.cell not in board.free:
            raise Refused("cell_taken", cell=self.cell)

    def perform(self, play: Play[Grid], seat: Seat) -> None:
        play.board = play.board.marked(self.cell, seat)
        play.tell(Marked(seat, self.cell))


@event("velha.marked")
class Marked(Event):
    seat: Seat
    cell: str


@step("velha.turn")
class Turn(Step[Grid]):
    """Three in a line win, a full grid is a draw, else it goes on (VE-203, VE-204)."""

    def run(self, play: Play[Grid]) -> None:
        result = ended(play.board)
        if result is None:
            play.then(AskMark(play.board.turn), Turn())
        else:
            play.finish(result)


@step("velha.ask_mark")
class AskMark(Question[Grid]):
    """One marks a cell; silence marks the first that is free (VE-202)."""

    seat: Seat

    def asks(self, board: Grid) -> Asked[Grid]:
        return {self.seat: (Mark,)}

    def default(self, board: Grid, seat: Seat) -> Mark:
        return Mark(board.free[0])


def ended(grid: Grid) -> Result | None:
    """How the game is over, if it is."""
    if grid.line:
        winner = grid.marks[grid.line[0]]
        return Result(tuple(1 if seat == winner else 2 for seat in range(2)), "three_in_a_line")
    return None if grid.free else Result((1, 1), "grid_full")


@dataclass(frozen=True, slots=True)
class GridView(View):
    """What everybody sees: there is nothing to hide."""

    marks: tuple[Seat | None, ...]


def view(position: Position[Grid], seat: Seat | None) -> GridView:
    return GridView(position.board.marks)


def imagine(seen: GridView, dice: Dice) -> Position[Grid]:
    """The position itself, since nothing in it is unknown."""
    return _standing(Grid(seen.marks), dice)


def begin(_setup: Setup[Settings], play: Play[Grid]) -> None:
    play.board = Grid()
    play.then(Turn())


def given(_setup: Setup[Settings], described: Described, dice: Dice) -> Position[Grid]:
    """The grid as a scenario draws it: rows of `x`, `o` and `.`, from the top."""
    drawn = "".join(described.get("grid", ["..."] * 3))
    return _standing(Grid(tuple({"x": 0, "o": 1}.get(mark) for mark in drawn)), dice)


def describe(position: Position[Grid]) -> Described:
    drawn = "".join("." if mark is None else "xo"[mark] for mark in position.board.marks)
    return {"grid": [drawn[:3], drawn[3:6], drawn[6:]]}


def _standing(grid: Grid, dice: Dice) -> Position[Grid]:
    result = ended(grid)
    agenda = (AskMark(grid.turn), Turn()) if result is None else ()
    return Position(2, grid, agenda, dice, result)


def marks_alternate(position: Position[Grid]) -> Iterable[str]:
    """No seat is more than one mark ahead."""
    crosses, noughts = (position.board.marks.count(seat) for seat in range(2))
    if crosses - noughts not in (0, 1):
        yield f"1: {crosses} crosses and {noughts} noughts"


def worth(grid: Grid, seat: Seat) -> int:
    """Lines that can still be won, above all those that are: all that the greedy computer player looks at."""
    lines = [[grid.marks[at] for at in line] for line in LINES]
    own = (10 ** line.count(seat) for line in lines if 1 - seat not in line)
    others = (10 ** line.count(1 - seat) for line in lines if seat not in line)
    return sum(own) - 3 * sum(others)


GAME = Game(
    slug="velha",
    rules_version=1,
    seats=range(2, 3),
    settings=Settings,
    board=Grid,
    view_type=GridView,
    verbs=(Mark,),
    roles=lambda _settings, _seats: ("cross", "nought"),
    begin=begin,
    view=view,
    imagine=imagine,
    given=given,
    describe=describe,
    invariants=(marks_alternate,),
    computers=Computers(worth=worth),
)
