"""What stands and lies about at night, drawn once and used wherever it stands: trees, stones, a fire, tufts of grass.

Each is a drawing of `art/scenery`, in millimetres of the table, its foot at the origin.
"""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from render.shapes import Point

FOLDER: Final = files("render.games.noites") / "art" / "scenery"


@cache
def names() -> tuple[str, ...]:
    """All there are."""
    return tuple(sorted(file.name.removesuffix(".svg") for file in FOLDER.iterdir() if file.name.endswith(".svg")))


def defined(markup: str) -> str:
    """The definitions of whatever this markup uses."""
    used = set(re.findall(r'href="#([a-z_]+)"', markup))
    return "".join(_definition(name) for name in names() if name in used)


def prop(name: str, at: Point, scale: float = 1, turn: int = 0, *, mirrored: bool = False) -> str:
    """One of them, its foot at a point."""
    size = f" scale({-scale if mirrored else scale:.2g} {scale:.2g})" if mirrored or scale != 1 else ""
    turned = f" rotate({turn})" if turn else ""
    return f'<use href="#{name}" transform="translate({at[0]:.0f} {at[1]:.0f}){turned}{size}"/>'


def outline(points: Iterable[Point]) -> str:
    """The points of a polygon as SVG wants them."""
    return " ".join(f"{x:.4g},{y:.4g}" for x, y in points)


@cache
def _definition(name: str) -> str:
    markup = (FOLDER / f"{name}.svg").read_text("utf-8")
    inside = markup[markup.index(">") + 1 : markup.rindex("</svg>")].strip()
    return f'<g id="{name}" stroke-linejoin="round" stroke-linecap="round">{inside}</g>'
