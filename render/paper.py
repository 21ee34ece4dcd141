"""Cut paper: drawings with a pale edge that parts them from any ground, or cut out of one dark sheet."""

from functools import cache
from typing import Final

from render.palette import PAPER
from render.svg import Drawing

EDGE: Final = PAPER
MARGIN: Final = 1 / 12
"""How much room there is around a drawing for its edge, by its width."""
THICK: Final = 0.03
"""How wide the edge is, by the width of the drawing: what is blurred by half of that and not quite gone is kept. To
widen the drawing by that much takes several times as long, and a cover is large.
"""
DIMMED: Final = (
    '<feColorMatrix in="SourceGraphic" type="saturate" values=".6"/>'
    '<feComponentTransfer result="shown"><feFuncR type="linear" slope=".8"/><feFuncG type="linear" slope=".8"/>'
    '<feFuncB type="linear" slope=".84"/></feComponentTransfer>'
)


@cache
def cut_out(drawing: Drawing, edge: str = EDGE, *, dim: bool = False) -> Drawing:
    """The drawing with an edge; dim: whoever it shows is in the shade."""
    wide = box_of(drawing)[2]
    flood = (
        f'<feGaussianBlur in="SourceAlpha" stdDeviation="{wide * THICK / 2:.3g}"/>'
        '<feComponentTransfer result="wide"><feFuncA type="linear" slope="40" intercept="-.9"/></feComponentTransfer>'
        f'<feFlood flood-color="{edge}"/><feComposite operator="in" in2="wide" result="edge"/>'
    )
    shown = "shown" if dim else "SourceGraphic"
    merged = f'<feMerge><feMergeNode in="edge"/><feMergeNode in="{shown}"/></feMerge>'
    return _filtered(drawing, "cut", f"{flood}{DIMMED if dim else ''}{merged}")


@cache
def silhouette(drawing: Drawing, colour: str) -> Drawing:
    """Its outline alone, cut out of one sheet."""
    return _filtered(
        drawing, "sheet", f'<feFlood flood-color="{colour}"/><feComposite operator="in" in2="SourceAlpha"/>'
    )


def _filtered(drawing: Drawing, name: str, filters: str) -> Drawing:
    left, top, wide, high = box_of(drawing)
    room = wide * MARGIN
    west, north, across, down = left - room, top - room, wide + 2 * room, high + 2 * room
    markup = drawing.markup
    begins = markup.index(">", markup.index("<svg"))
    look = ' stroke-linejoin="round" stroke-linecap="round"' if "stroke-linejoin" in markup[:begins] else ""
    return Drawing(
        f"{drawing.name} {name}",
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{west:g} {north:g} {across:g} {down:g}"{look}>'
        f'<filter id="{name}" color-interpolation-filters="sRGB" filterUnits="userSpaceOnUse" x="{west:g}"'
        f' y="{north:g}" width="{across:g}" height="{down:g}">{filters}</filter>'
        f'<g filter="url(#{name})">{markup[begins + 1 : markup.rindex("</svg>")]}</g></svg>',
        drawing.css,
    )


def box_of(drawing: Drawing) -> tuple[float, float, float, float]:
    """Its view box: left, top, how wide, how high."""
    said = drawing.markup.split('viewBox="', 1)[1].split('"', 1)[0]
    left, top, wide, high = map(float, said.split())
    return left, top, wide, high
