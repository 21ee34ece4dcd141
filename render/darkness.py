"""The dark, with holes where lamps burn: light that fades, and where several lamps meet is brighter than each."""

from collections.abc import Sequence
from typing import Final

from render.shapes import Box, Point, Shape

FADES: Final = ((0.0, 1.0), (0.34, 0.96), (0.56, 0.72), (0.78, 0.32), (0.92, 0.07), (1.0, 0.0))
"""How much of the dark a lamp takes away, by the share of its reach: all of it near, and no edge at the end."""
GLEAMS: Final = ((0.0, 0.3), (0.3, 0.2), (0.62, 0.08), (1.0, 0.0))
"""How warm its light is."""
GRAIN: Final = 4
WARM: Final = 0.86
"""How far that is seen, by its reach."""

Lamp = tuple[Point, float]
"""Where it burns, and how far it is seen."""


def darkness(box: Box, lamps: Sequence[Lamp], colour: str, dense: float, warm: str = "#ffb45a") -> Shape:
    """What lies over a ground that lamps light; the light itself is a little warm."""
    left, top, right, bottom = box
    lamps = [one for one in lamps if _lights(one, box)]
    where = f'x="{left}" y="{top}" width="{right - left}" height="{bottom - top}"'
    return Shape(
        box,
        f"<defs>{_fading('hole', '#000', FADES)}{_fading('gleam', warm, GLEAMS)}</defs>"
        f'<mask id="lamps" maskUnits="userSpaceOnUse" {where}>'
        f'<rect {where} fill="#fff"/>{_lit(lamps, 1, "hole")}</mask>'
        f'<clipPath id="dark"><rect {where}/></clipPath>'
        f'<rect {where} fill="{colour}" fill-opacity="{dense}" mask="url(#lamps)"/>'
        f'<g clip-path="url(#dark)">{_lit(lamps, WARM, "gleam")}</g>',
        GRAIN,
    )


def _lights(lamp: Lamp, box: Box) -> bool:
    (x, y), far = lamp
    left, top, right, bottom = box
    return left - far < x < right + far and top - far < y < bottom + far


def _fading(name: str, colour: str, fades: Sequence[tuple[float, float]]) -> str:
    stops = "".join(f'<stop offset="{share}" stop-color="{colour}" stop-opacity="{left:g}"/>' for share, left in fades)
    return f'<radialGradient id="{name}">{stops}</radialGradient>'


def _lit(lamps: Sequence[Lamp], share: float, fill: str) -> str:
    """Light has no edge, so whole pixels are near enough."""
    return "".join(
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{far * share:.0f}" fill="url(#{fill})"/>' for (x, y), far in lamps
    )
