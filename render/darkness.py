"""The dark, with holes where lamps burn: cut paper in steps, since few colours have no soft shade."""

from collections.abc import Sequence
from typing import Final

from render.shapes import Box, Point, Shape

STEPS: Final = ((1.0, "#9a9a9a"), (0.74, "#4c4c4c"), (0.5, "#000000"))
"""How far each ring of a lamp's light reaches, and how much dark is left in it."""
GLEAM: Final = 0.1

Lamp = tuple[Point, float]
"""Where it burns, and how far it is seen."""


def darkness(box: Box, lamps: Sequence[Lamp], colour: str, dense: float, warm: str = "#ffb45a") -> Shape:
    """What lies over a ground that lamps light; the light itself is a little warm."""
    left, top, right, bottom = box
    where = f'x="{left}" y="{top}" width="{right - left}" height="{bottom - top}"'
    holes = "".join(
        f'<circle cx="{x:.5g}" cy="{y:.5g}" r="{far * share:.5g}" fill="{grey}"/>'
        for share, grey in STEPS
        for (x, y), far in lamps
    )
    gleams = "".join(
        f'<circle cx="{x:.5g}" cy="{y:.5g}" r="{far * share:.5g}" fill="{warm}" fill-opacity="{GLEAM}"/>'
        for share, _ in STEPS[1:]
        for (x, y), far in lamps
    )
    return Shape(
        box,
        f'<mask id="lamps" maskUnits="userSpaceOnUse" {where}><rect {where} fill="#fff"/>{holes}</mask>'
        f'<clipPath id="dark"><rect {where}/></clipPath>'
        f'<rect {where} fill="{colour}" fill-opacity="{dense}" mask="url(#lamps)"/>'
        f'<g clip-path="url(#dark)">{gleams}</g>',
    )
