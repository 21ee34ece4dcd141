"""Ways as they are seen in the morning: prints of feet, a flag where they end."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import atan2, cos, degrees, hypot, sin
from typing import Final

from render.games.noites.look import INK
from render.shapes import Point

STRIDE: Final = 27
"""Pixels from one print to the next."""
ASIDE: Final = 7.5
"""How far the left and the right foot are from the way itself."""


def trail(points: Sequence[Point], colour: str, *, dashed: bool = False) -> str:
    """The markup of a way through points: a thin line, and prints along it."""
    line = " ".join(f"{x:.5g},{y:.5g}" for x, y in points)
    dashes = ' stroke-dasharray="4 12"' if dashed else ' stroke-dasharray="2 9"'
    common = f'<polyline points="{line}" fill="none" stroke-linecap="round" stroke-linejoin="round"'
    prints = "".join(_print(at, turn, number) for number, (at, turn) in enumerate(_steps(points)))
    return (
        f'{common} stroke="{INK}" stroke-opacity=".35" stroke-width="26"/>'
        f'{common} stroke="{colour}" stroke-width="3"{dashes}/>'
        f'<g fill="{colour}" stroke="{INK}" stroke-width="2" fill-opacity="{0.6 if dashed else 1}">{prints}</g>'
    )


def flag(at: Point, colour: str) -> str:
    """Where it ends."""
    x, y = at
    return (
        f'<path d="M{x:.5g} {y:.5g}v-52" stroke="{INK}" stroke-width="8" stroke-linecap="round"/>'
        f'<path d="M{x:.5g} {y:.5g}v-52" stroke="#f6ead2" stroke-width="4" stroke-linecap="round"/>'
        f'<path d="M{x + 2:.5g} {y - 52:.5g}q14 -8 32 2q-8 8 0 18q-18 -8 -32 0z" fill="{colour}" stroke="{INK}"'
        ' stroke-width="3" stroke-linejoin="round"/>'
    )


def _steps(points: Sequence[Point]) -> Iterator[tuple[Point, float]]:
    """Where the feet come down, and which way they point."""
    spare = STRIDE / 2
    for (x, y), (z, w) in pairwise(points):
        long = hypot(z - x, w - y)
        while long and spare < long:
            yield (x + (z - x) * spare / long, y + (w - y) * spare / long), atan2(w - y, z - x)
            spare += STRIDE
        spare -= long


def _print(at: Point, turn: float, number: int) -> str:
    side = ASIDE if number % 2 else -ASIDE
    x, y = at[0] - side * sin(turn), at[1] + side * cos(turn)
    turned = f"rotate({degrees(turn):.0f} {x:.4g} {y:.4g})"
    return f'<ellipse cx="{x:.4g}" cy="{y:.4g}" rx="10" ry="5.500" transform="{turned}"/>'
