"""The ground of a night: the moon's light on it, paths, what lies about, fog; in millimetres of the table."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from engine.core.plane.grid import CELL
from engine.games.noites.board import Terrain
from engine.games.noites.content.sizes import SIZES, Size
from render.games.noites.props import prop
from render.shapes import Point

EARTH: Final = "#15242a"
MOONLIGHT: Final = (
    (0.0, "#3d6e5f"),
    (0.22, "#386557"),
    (0.42, "#2b524b"),
    (0.64, "#21403f"),
    (0.84, "#1a2f33"),
    (1.0, EARTH),
)
"""The colour of the heath, by how far it is from where the moon shines brightest."""
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
GLOWS: Final = {"bonfire": (WARM, 200), "crypt_house": (WARM, 130), "bog": (COLD, 130), "pond": (COLD, 140)}
FADES: Final = ((0.0, 0.5), (0.25, 0.36), (0.55, 0.15), (0.8, 0.04), (1.0, 0.0))
"""How dense such a light is, by how far it reaches."""
FOG: Final = "#dff5ee"


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
    x, y, wide, high = table.width * 0.4, table.height * 0.36, table.width * 0.74, table.height * 0.79
    stops = "".join(f'<stop offset="{share}" stop-color="{colour}"/>' for share, colour in MOONLIGHT)
    return (
        f'<defs><radialGradient id="moonlight">{stops}</radialGradient></defs>{_light((x, y), wide, high, "moonlight")}'
    )


def _light(at: Point, wide: float, high: float, fill: str) -> str:
    """Something that fades towards its edge, by the name of its fading."""
    return f'<ellipse cx="{at[0]:g}" cy="{at[1]:g}" rx="{wide:g}" ry="{high:g}" fill="url(#{fill})"/>'


def _fading(name: str, colour: str, dense: float) -> str:
    stops = "".join(
        f'<stop offset="{share}" stop-color="{colour}" stop-opacity="{left * dense:.3g}"/>' for share, left in FADES
    )
    return f'<radialGradient id="{name}">{stops}</radialGradient>'


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
    yield f"<defs>{_fading('warm', WARM, 1)}{_fading('cold', COLD, 0.7)}</defs>"
    for one in terrain:
        colour, radius = GLOWS.get(one.kind, ("", 0))
        x, y = one.centre[0], one.polygon.box[3] if one.kind == "crypt_house" else one.centre[1]
        if colour:
            yield _light((x, y), radius, radius * 0.85, "warm" if colour == WARM else "cold")


def _fog(table: Size) -> Iterator[str]:
    """Two banks that drift across."""
    yield f"<defs>{_fading('fog', FOG, 0.36)}</defs>"
    for number, share in enumerate((0.13, 0.88)):
        middle = table.width * (0.34 + 0.36 * number), table.height * share
        for wide, high in ((0.56, 84), (0.38, 44)):
            yield _light(middle, table.width * wide, high, "fog")


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
