"""Living rock: facets of stone, each in a shade of its own, always broken alike."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from render.palette import mixed
from render.shapes import Box, Point, Shape

SHADES = (0.0, 0.1, 0.2, 0.32)
DEPTH = 3200


def facets(box: Box, colour: str, size: int, chance: Random) -> str:
    """Stone that fills a box and no more, a facet about so wide, lit from the upper left."""
    return "".join(rows_of_facets(box, colour, size, chance))


def rows_of_facets(box: Box, colour: str, size: int, chance: Random) -> Iterator[str]:
    """The same from above, row by row: how far down the box reaches changes nothing but its last rows."""
    corners = (_corners(box, row, size, chance) for row in range(-1, (box[3] - box[1]) // size + 2))
    for above, below in pairwise(corners):
        yield "".join(_row(above, below, colour, chance))


def stones(box: Box, colour: str, size: int, chance: Random) -> tuple[Shape, ...]:
    """The same as shapes from above, so that of a picture that becomes higher only the end is another."""
    left, top, right, bottom = box
    rows = enumerate(rows_of_facets(box, colour, size, chance), -1)
    return tuple(
        Shape((left, max(top, top + (row - 1) * size), right, min(bottom, top + (row + 2) * size)), drawn)
        for row, drawn in rows
        if drawn
    )


def depth(down: int) -> int:
    """How far the stone is drawn below a picture that reaches so far down: a hand that grows or shrinks uncovers or
    covers what is there already, and nothing of it has to be told again.

    >>> depth(1506), depth(2404)
    (3200, 3200)
    """
    return -(-down // DEPTH) * DEPTH


def _corners(box: Box, row: int, size: int, chance: Random) -> list[Point]:
    """Where the facets of two rows meet."""
    left, top, right, bottom = box
    off = size * 13 // 37
    return [
        (
            min(max(left + column * size + chance.randrange(-off, off + 1), left), right),
            min(max(top + row * size + chance.randrange(-off, off + 1), top), bottom),
        )
        for column in range(-1, (right - left) // size + 2)
    ]


def _row(above: list[Point], below: list[Point], colour: str, chance: Random) -> Iterator[str]:
    """Facets of one shade are one outline: that is soonest said."""
    shades: dict[str, str] = {}
    for (a, b), (d, c) in zip(pairwise(above), pairwise(below), strict=True):
        for points, shade in (((a, b, d), 0.0), ((b, c, d), 0.16)):
            tone = mixed(colour, "#000000", min(0.7, shade + chance.choice(SHADES)))
            if any(len(set(along)) == 1 for along in zip(*points, strict=True)):
                continue  # it lies outside
            path = "L".join(f"{x} {y}" for x, y in points)
            shades[tone] = f"{shades.get(tone, '')}M{path}z"
    return (f'<path d="{drawn}" fill="{tone}" stroke="{tone}"/>' for tone, drawn in shades.items())
