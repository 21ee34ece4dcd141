"""Small pictures of the things that a page of the rules explains, as they are drawn on the table, with their names."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeAlias

from render.canvas import WIDTH, Canvas
from render.fonts import Face
from render.palette import INK, PAPER
from render.paper import box_of
from render.svg import Drawing, drawing
from render.text import Style, wrapped

LEAST: Final = 2
A_LINE: Final = 4
CELL: Final = WIDTH // A_LINE
MARGIN: Final = 24
LARGE: Final = 150
NAME: Final = Style(32, INK, Face.BOLD)

Named: TypeAlias = tuple[str, str]
"""What a thing is called in the code, and by people."""


def figures(slug: str, things: Sequence[Named], icons: Mapping[str, Drawing]) -> Canvas | None:
    """Those of the things of which there is a drawing, or an icon; None if there are too few for a page."""
    drawn = {**icons, **_drawings(f"render.games.{slug}")}
    shown = [(drawn[name], wrapped(said, NAME, CELL - MARGIN)) for name, said in things if name in drawn]
    if len(shown) < LEAST:
        return None
    lines = [shown[start : start + A_LINE] for start in range(0, len(shown), A_LINE)]
    tops = [MARGIN]
    for line in lines:
        tops.append(tops[-1] + LARGE + NAME.line * max(len(said) for _, said in line) + 2 * MARGIN)
    canvas = Canvas((WIDTH, tops[-1]), PAPER)
    for top, line in zip(tops, lines, strict=False):
        left = (WIDTH - len(line) * CELL) / 2
        for column, (one, said) in enumerate(line):
            middle = left + (column + 0.5) * CELL
            _, _, wide, high = box_of(one)
            canvas.stamp(one, (middle, top + LARGE / 2), round(LARGE * min(1, wide / high)))
            for number, words in enumerate(said):
                canvas.write(words, (middle, top + LARGE + MARGIN / 2 + number * NAME.line), NAME, "mt")
    return canvas


@cache
def _drawings(package: str) -> Mapping[str, Drawing]:
    """All drawings of a game by their own names, in whichever folder they lie."""
    art = Path(str(files(package))) / "art"
    paths = sorted(one.relative_to(art).with_suffix("") for one in art.rglob("*.svg"))
    return {one.name: drawing(package, one.as_posix()) for one in paths}
