"""How a computer Commissioner and a computer Detective weigh what they see, in exact numbers (SA-660 to SA-662)."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import TypeAlias

from engine.games.amsterdam.board import Amsterdam
from engine.games.amsterdam.content.city import Cell, within
from engine.games.amsterdam.content.gallery import gallery
from engine.games.amsterdam.content.maps import POLICE, togo
from engine.games.amsterdam.content.pictures import PictureId

Clue: TypeAlias = tuple[PictureId, ...]

EASY, NORMAL, HARD = "easy", "normal", "hard"
SHARP, BLUNT = 4, 2
"""Powers to which kinship is raised: how much a reader trusts a picture."""
UNKNOWN, FOUND_SILENT, KNOWN_POLICE = 4, 2, 1
FEAR = (3, 6, 40)
"""What police costs by how much of it a team has met."""
AT_THE_CLIENT = 4
POOR = 1
"""A row is poor when its best clue promises less than the best cell by more than this (SA-663)."""


def familiarity(board: Amsterdam, colour: int, cell: Cell) -> int:
    """K: how likely a cell is worth going to, by public facts alone."""
    own, rival = board.team(colour).hunt, board.rival(colour)
    raided_by_rival = rival is not None and board.rules.police_shared == POLICE and cell in rival.hunt.raided
    if cell in board.tokens or cell in own.raided or raided_by_rival:
        return KNOWN_POLICE
    return FOUND_SILENT if cell in own.silent else UNKNOWN


def weights(board: Amsterdam, colour: int, clue: Clue, power: int = SHARP) -> dict[Cell, int]:
    """w: how strongly a clue draws to each of the cells that it may lead to, in label order."""
    kinship = gallery(board.pictures, board.rules.album).kinship
    cells = within(board.team(colour).hunt.at, len(clue))
    return {
        cell: familiarity(board, colour, cell)
        * (1 + sum(kinship(card, board.picture_at(cell)) for card in clue)) ** power
        for cell in cells
    }


def value(board: Amsterdam, colour: int, cell: Cell) -> int:
    """V: how good it is for a team to arrive there, by its own map."""
    city_map, hunt = board.case.city_map, board.team(colour).hunt
    police, clients = city_map.police[colour], city_map.clients(colour)
    left = tuple(one for one in city_map.evidence(colour) if one not in board.tokens)
    if cell in police:
        return -togo(police, clients, cell, left, hunt.needs) - FEAR[hunt.police]
    if cell in left and hunt.needs:
        return -togo(police, clients, cell, tuple(one for one in left if one != cell), hunt.needs - 1)
    if cell in clients and not hunt.needs:
        return AT_THE_CLIENT
    return -togo(police, clients, cell, left, hunt.needs)


def clues(row: Sequence[PictureId]) -> Iterator[Clue]:
    """Every clue that a row allows: fewer cards first, then by their slots."""
    yield from ((card,) for card in row)
    yield from combinations(row, 2)


def worth(board: Amsterdam, colour: int) -> dict[Cell, int]:
    """V of every cell that a clue may lead to from here."""
    at = board.team(colour).hunt.at
    return {cell: value(board, colour, cell) for cards in (1, 2) for cell in within(at, cards)}


def score(drawn: Mapping[Cell, int], worth: Mapping[Cell, int]) -> Fraction:
    """What a clue promises: the mean value of where it may draw to."""
    return Fraction(sum(weight * worth[cell] for cell, weight in drawn.items()), sum(drawn.values()))


def best_clue(board: Amsterdam, colour: int, level: str) -> tuple[Clue, Fraction]:
    """The clue that promises most, and what it promises (SA-660)."""
    power, by_cell = SHARP if level == HARD else BLUNT, worth(board, colour)
    scores = {clue: score(weights(board, colour, clue, power), by_cell) for clue in clues(board.cards.row)}
    best = max(scores, key=scores.__getitem__)
    return best, scores[best]


def is_row_poor(board: Amsterdam, colour: int, level: str) -> bool:
    """Whether other cards would probably serve better (SA-663)."""
    hoped_for = max(worth(board, colour).values())
    return best_clue(board, colour, level)[1] < hoped_for - POOR


def best_cell(drawn: dict[Cell, int]) -> Cell:
    """The strongest draw, the first of equals in label order (SA-661)."""
    return max(drawn, key=drawn.__getitem__)


def cell_at(drawn: dict[Cell, int], number: int) -> Cell:
    """The first cell, in label order, at which the running sum of the weights exceeds a number (SA-661)."""
    total = 0
    for cell, weight in drawn.items():
        total += weight
        if total > number:
            return cell
    return best_cell(drawn)


def hints(board: Amsterdam, colour: int) -> tuple[Cell, ...]:
    """The two strongest draws of the present clue (SA-664)."""
    drawn = weights(board, colour, board.team(colour).hunt.clue)
    return tuple(sorted(drawn, key=lambda cell: -drawn[cell])[:2])


def default_cell(board: Amsterdam, colour: int) -> Cell:
    """Where a team goes when its time is up: where most votes are, else where the clue draws most (SA-214)."""
    hunt = board.team(colour).hunt
    return hunt.ballot.leading or best_cell(weights(board, colour, hunt.clue))
