"""The same thing several times as one drawing: painted, sent and laid at once, however many there are."""

from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from render.canvas import Canvas
from render.paper import box_of
from render.shapes import Point
from render.svg import Drawing

MOST_ROWS: Final = 512


class Row(NamedTuple):
    """How often, and how far each lies from the one before."""

    many: int
    step: Point
    faint: int = 0
    """How many of the last ones are faint."""
    dense: float = 1
    """How much of those is left."""


def put_row(canvas: Canvas, drawing: Drawing, row: Row, first: Point, wide: int) -> None:
    """The middle of the first at a point; a step is whole pixels, as what is painted has a whole width."""
    if row.many:
        (x, y), (across, down), last = first, row.step, row.many - 1
        said = repeated(drawing, row._replace(step=(across / wide, down / wide)))
        canvas.stamp(said, (x + across * last / 2, y + down * last / 2), round(wide + abs(across) * last))


@lru_cache(MOST_ROWS)
def repeated(drawing: Drawing, row: Row) -> Drawing:
    """The row as a drawing, its step in widths of what is repeated."""
    left, top, wide, high = box_of(drawing)
    across, down, last = row.step[0] * wide, row.step[1] * wide, row.many - 1
    corner = left + min(0, across * last), top + min(0, down * last)
    box = " ".join(f"{one:g}" for one in (*corner, wide + abs(across) * last, high + abs(down) * last))
    looks = [""] * (row.many - row.faint) + [f' opacity="{row.dense:g}"'] * row.faint
    uses = "".join(
        f'<use href="#one" x="{across * place:g}" y="{down * place:g}"{look}/>' for place, look in enumerate(looks)
    )
    head, _, rest = drawing.markup.partition(">")
    line = ' stroke-linejoin="round" stroke-linecap="round"' if "stroke-linejoin" in head else ""
    return replace(
        drawing,
        name=f"{drawing.name} times {row.many}{f' faint {row.faint}' if row.faint else ''}",
        markup=f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}"><defs><g id="one"{line}>'
        f"{rest.rpartition('</svg>')[0]}</g></defs>{uses}</svg>",
    )
