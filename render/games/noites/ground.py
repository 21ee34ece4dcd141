"""The ground of a night: the moon's light on it, paths, what lies about, fog; in millimetres of the table."""

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from random import Random
from typing import Final

from engine.core.plane.grid import CELL
from engine.games.noites.board import Terrain
from engine.games.noites.content.sizes import SIZES, Size
from render.games.noites.props import prop
from render.shapes import Point

EARTH: Final = "#15242a"
MOONLIGHT: Final = (("#1a2f33", 1.0), ("#21403f", 0.74), ("#2b524b", 0.5), ("#386557", 0.27))
"""Layers of cut paper, each smaller and brighter than the last: a palette of 256 colours has no soft light."""
DIRT: Final = (("#1a2320", 78, 0.55), ("#2f3129", 58, 0.8), ("#43402f", 36, 0.75))
"""A path: its colours, how wide each is, how dense."""
DECALS: Final = ("tuft",) * 8 + ("blades",) * 7 + ("pebbles",) * 4 + (
    "bone", "leaf", "leaf", "puddle", "crack", "crack", "mushroom", "prints",
)  # fmt: skip
EVERY: Final = 76
"""One thing lies about on each square of so many millimetres, somewhere."""
APART: Final = 6
WARM: Final = "#ffab4a"
COLD: Final = "#7fe0d0"
GLOWS: Final = {"bonfire": (WARM, 190), "crypt_house": (WARM, 120), "bog": (COLD, 120), "pond": (COLD, 130)}


def ground(size: str, terrain: Sequence[Terrain]) -> str:
    """All of it, below the terrain."""
    table = SIZES[size]
    parts = (_moonlight(table), *_paths(table), *_decals(table, terrain), *_corners(table), *_glows(terrain))
    return f'<rect width="{table.width}" height="{table.height}" fill="{EARTH}"/>{"".join(parts)}'


def weather(size: str) -> str:
    """What drifts over everything, and the dark at the edges."""
    table = SIZES[size]
    return "".join((*_fog(table), *_edges(table)))


def _moonlight(table: Size) -> str:
    middle = table.width * 0.4, table.height * 0.36
    return "".join(
        f'<path d="{_blob(middle, share * 0.62 * table.width, share * 0.66 * table.height, number)}" fill="{colour}"/>'
        for number, (colour, share) in enumerate(MOONLIGHT)
    )


def _blob(middle: Point, wide: float, high: float, seed: int) -> str:
    """A round thing torn by hand."""
    chance = Random(seed)  # noqa: S311  it places paper, not dice
    turns = [2 * pi * step / 26 for step in range(26)]
    points = [
        (middle[0] + wide * far * cos(turn), middle[1] + high * far * sin(turn))
        for turn, far in ((turn, chance.uniform(0.93, 1.07)) for turn in turns)
    ]
    return _smooth(points)


def _smooth(points: Sequence[Point]) -> str:
    """A closed line that bends at the middle of each side."""
    halves = [((x + z) / 2, (y + w) / 2) for (x, y), (z, w) in zip(points, (*points[1:], points[0]), strict=True)]
    bends = "".join(f"Q{x:.0f} {y:.0f} {z:.0f} {w:.0f}" for (x, y), (z, w) in zip(points, halves, strict=True))
    return f"M{halves[-1][0]:.0f} {halves[-1][1]:.0f}{bends}Z"


def _paths(table: Size) -> Iterator[str]:
    """Two paths that cross, from edge to edge."""
    w, h = table.width, table.height
    ways = (
        f"M-60 {h * 0.7:.0f}C{w * 0.25:.0f} {h * 0.78:.0f} {w * 0.36:.0f} {h * 0.62:.0f} {w * 0.5:.0f} {h * 0.66:.0f}"
        f"S{w * 0.8:.0f} {h * 0.44:.0f} {w + 60} {h * 0.4:.0f}"
        f"M{w * 0.5:.0f} {h + 60}C{w * 0.46:.0f} {h * 0.84:.0f} {w * 0.56:.0f} {h * 0.7:.0f} {w * 0.5:.0f}"
        f" {h * 0.5:.0f}S{w * 0.46:.0f} {h * 0.2:.0f} {w * 0.36:.0f} -60"
    )
    for colour, wide, dense in DIRT:
        yield f'<path d="{ways}" fill="none" stroke="{colour}" stroke-width="{wide}" stroke-opacity="{dense}"/>'


def _decals(table: Size, terrain: Sequence[Terrain]) -> Iterator[str]:
    """Things that lie about where no piece of terrain is, each table in its own way."""
    chance = Random(f"{table.width} {[(one.kind, one.centre) for one in terrain]}")  # noqa: S311
    for west in range(0, table.width, EVERY):
        for north in range(0, table.height, EVERY):
            at = west + chance.randrange(12, EVERY), north + chance.randrange(12, EVERY)
            kind, mirrored = chance.choice(DECALS), chance.random() < 0.5
            inside = at[0] < table.width - 12 and at[1] < table.height - 8
            if inside and all(one.polygon.is_beyond(at, APART) for one in terrain):
                yield prop(kind, at, round(chance.uniform(0.8, 1.3), 1), mirrored=mirrored)


def _corners(table: Size) -> Iterator[str]:
    """A dot where four cells meet: whoever names a cell finds it, and no grid lies over the night."""
    dots = "".join(f"M{x} {y}h.1" for x in range(CELL, table.width, CELL) for y in range(CELL, table.height, CELL))
    yield f'<path d="{dots}" stroke="#cfe3da" stroke-opacity=".4" stroke-width="4.500" stroke-linecap="round"/>'


def _glows(terrain: Sequence[Terrain]) -> Iterator[str]:
    """Warm light about a fire and below a window, cold light over still water."""
    for one in terrain:
        colour, radius = GLOWS.get(one.kind, ("", 0))
        x, y = one.centre[0], one.polygon.box[3] if one.kind == "crypt_house" else one.centre[1]
        for number, (share, dense) in enumerate(((1.0, 0.1), (0.7, 0.14), (0.42, 0.18))):
            if colour:
                path = _blob((x, y), radius * share, radius * share * 0.85, x + number)
                yield f'<path d="{path}" fill="{colour}" fill-opacity="{dense}"/>'


def _fog(table: Size) -> Iterator[str]:
    """Two torn strips that drift across."""
    for number, share in enumerate((0.13, 0.88)):
        middle = table.width * (0.34 + 0.36 * number), table.height * share
        for wide, high in ((0.5, 34), (0.36, 17)):
            path = _blob(middle, table.width * wide, high, 40 + number)
            yield f'<path d="{path}" fill="#dff5ee" fill-opacity=".07"/>'


def _edges(table: Size) -> Iterator[str]:
    """The night comes in from all sides."""
    for inset, dense in ((0, 0.3), (14, 0.22), (30, 0.16)):
        w, h = table.width - 2 * inset - 120, table.height - 2 * inset - 120
        east, south, west, north = (
            f"h{w}q60 0 60 60",
            f"v{h}q0 60 -60 60",
            f"h-{w}q-60 0 -60 -60",
            f"v-{h}q0 -60 60 -60",
        )
        hole = f"M{inset + 60} {inset}{east}{south}{west}{north}z"
        yield (
            f'<path fill-rule="evenodd" d="M0 0h{table.width}v{table.height}h-{table.width}z{hole}"'
            f' fill="#05090d" fill-opacity="{dense}"/>'
        )
