"""The grid by which places on a table are named: letters to the east, numbers to the south, tenths within a cell."""

from typing import Final

from engine.core.plane.points import Point

CELL: Final = 100
"""Millimetres across a cell."""


def cell(p: Point) -> str:
    """The cell and tenths in which a point lies.

    >>> cell((335, 645))
    'D7.34'
    """
    x, y = p
    return f"{whole_cell(p)}.{x % CELL // 10}{y % CELL // 10}"


def whole_cell(p: Point) -> str:
    """The cell alone: people say it no finer.

    >>> whole_cell((335, 645))
    'D7'
    """
    x, y = p
    return f"{chr(ord('A') + x // CELL)}{y // CELL + 1}"
