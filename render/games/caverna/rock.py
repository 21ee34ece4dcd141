"""The rock around the cave: facets of stone, crystals, what hangs from above."""

from functools import lru_cache
from random import Random
from typing import Final

from render.palette import mixed
from render.shapes import Box, Shape
from render.stone import stones

FACET: Final = 74
MOST_ROCKS: Final = 64
RIM: Final = 46
"""How far around the hollow its torn edge reaches."""
DEEP: Final = "#0f0a08"


@lru_cache(MOST_ROCKS)
def rock(wide: int, high: int, colour: str, hollow: Box) -> tuple[Shape, ...]:
    """Stone everywhere, darker towards the hollow that was dug into it."""
    ground = stones((0, 0, wide, high), colour, FACET, Random(7))  # noqa: S311  it breaks stones, not dice
    return (*ground, _mouth(hollow, Random(8)))  # noqa: S311


def _mouth(hollow: Box, chance: Random) -> Shape:
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
    return Shape((left - RIM, top - RIM, right + RIM, bottom + RIM), rims)
