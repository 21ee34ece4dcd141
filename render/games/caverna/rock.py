"""The rock around the cave: facets of stone, crystals, what hangs from above."""

from functools import cache
from random import Random
from typing import Final

from render.palette import mixed
from render.shapes import Box, Shape

FACET: Final = 74
DEEP: Final = "#0f0a08"


@cache
def rock(wide: int, high: int, colour: str, hollow: Box) -> Shape:
    """Stone everywhere, darker towards the hollow that was dug into it."""
    chance = Random(7)  # noqa: S311  it breaks stones, not dice
    columns, rows = range(-1, wide // FACET + 2), range(-1, high // FACET + 2)
    corner = {
        (column, row): (column * FACET + chance.randrange(-26, 27), row * FACET + chance.randrange(-26, 27))
        for column in columns
        for row in rows
    }
    facets = ""
    for column in columns[:-1]:
        for row in rows[:-1]:
            a, b, c, d = (corner[column + x, row + y] for x, y in ((0, 0), (1, 0), (1, 1), (0, 1)))
            for points, shade in (((a, b, d), 0.0), ((b, c, d), 0.16)):
                tone = mixed(colour, "#000000", min(0.7, shade + chance.choice((0.0, 0.1, 0.2, 0.32))))
                path = "L".join(f"{x} {y}" for x, y in points)
                facets += f'<path d="M{path}z" fill="{tone}" stroke="{tone}"/>'
    return Shape((0, 0, wide, high), facets + _mouth(hollow, chance))


def _mouth(hollow: Box, chance: Random) -> str:
    """The torn edge of the hollow."""
    left, top, right, bottom = hollow
    rims = ""
    for far, colour in ((34, mixed(DEEP, "#6a4a34", 0.35)), (22, DEEP)):
        points = [(x, top - far + chance.randrange(-9, 10)) for x in range(left - far, right + far, 42)]
        points += [(right + far + chance.randrange(-9, 10), y) for y in range(top - far, bottom + far, 42)]
        points += [(x, bottom + far + chance.randrange(-9, 10)) for x in range(right + far, left - far, -42)]
        points += [(left - far + chance.randrange(-9, 10), y) for y in range(bottom + far, top - far, -42)]
        path = "L".join(f"{x} {y}" for x, y in points)
        rims += f'<path d="M{path}z" fill="{colour}" stroke="#1b110b" stroke-width="3" stroke-linejoin="round"/>'
    return rims
