"""The picture of noughts and crosses: nine cells, and whose turn it is."""

from collections.abc import Iterator
from typing import Any

from engine import Seen
from render.canvas import WIDTH, Canvas
from render.fonts import Face
from render.painter import Marks, Painter
from render.palette import INK, PAPER
from render.picture import Picture
from render.shapes import Point, line, panel, ring
from render.text import Style
from render.twin import Said, Twin
from render.words import Words, sitter
from velha.game import CELLS, Grid, GridView, ended

SIDE, TOP, GAP = 300, 150, 20
LEFT = (WIDTH - 3 * SIDE - 2 * GAP) // 2
BOARD, CELL, CROSS, NOUGHT = "#31456a", "#f3e9d7", "#b3261e", "#2f6f5e"
TITLE = Style(56, PAPER, Face.DISPLAY)
NAME = Style(40, "#8c7f6b", Face.BOLD)
LABEL = Style(44, INK, Face.BOLD)


def board(seen: Seen[GridView, Any], marks: Marks, words: Words) -> Picture:
    """The grid; what a button would mark carries the label of that button."""
    grid = Grid(seen.view.marks)
    canvas = Canvas((WIDTH, TOP + 3 * (SIDE + GAP) + 30), BOARD)
    canvas.write(_title(grid, words), (WIDTH / 2, TOP / 2), TITLE, "mm", WIDTH - 80)
    labels = {token: target.label for target in marks.targets for token in target.tokens}
    for at, cell in enumerate(CELLS):
        _put_cell(canvas, grid, at, labels.get(cell, cell), cell in labels)
    return Picture(canvas, _title(grid, words), Twin(tuple(_lines(grid, words))), "velha")


def _put_cell(canvas: Canvas, grid: Grid, at: int, label: str, offered: bool) -> None:
    left, top = LEFT + at % 3 * (SIDE + GAP), TOP + at // 3 * (SIDE + GAP)
    middle = (left + SIDE / 2, top + SIDE / 2)
    border = INK if at in grid.line else ""
    canvas.draw(panel((left, top, left + SIDE, top + SIDE), CELL, border, radius=28, width=10))
    match grid.marks[at]:
        case 0:
            _put_cross(canvas, middle)
        case 1:
            canvas.draw(ring(middle, 85, NOUGHT, width=28))
        case _:
            canvas.write(label, middle, LABEL if offered else NAME, "mm", SIDE - 30)


def _put_cross(canvas: Canvas, middle: Point) -> None:
    x, y = middle
    for lean in (1, -1):
        canvas.draw(line([(x - 80, y - 80 * lean), (x + 80, y + 80 * lean)], CROSS, 28))


def _title(grid: Grid, words: Words) -> str:
    result = ended(grid)
    if result is None:
        return words("velha-picture-turn", who=sitter(words, grid.turn))
    return (
        words("velha-picture-won", who=sitter(words, result.winners[0])) if grid.line else words("velha-picture-draw")
    )


def _lines(grid: Grid, words: Words) -> Iterator[Said]:
    yield Said(_title(grid, words))
    for cell, mark in zip(CELLS, grid.marks, strict=True):
        if mark is not None:
            yield Said(words("velha-picture-cell", cell=cell, who=sitter(words, mark)), (cell,))
    yield Said(words("velha-picture-free", cells=", ".join(grid.free) or "–"))


PAINTER = Painter(slug="velha", board=board, private=board)
