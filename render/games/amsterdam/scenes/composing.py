"""A scene as SVG: the backdrop in the colours of its palette, the light of its mood, and everything that is listed."""

from functools import cache
from typing import Final

from engine.games.amsterdam.content.backdrops import COLOURS, PALETTES
from engine.games.amsterdam.content.pictures import Picture
from render.games.amsterdam.scenes import drawings
from render.games.amsterdam.scenes.layout import Frame, PlacedMotif, layout
from render.palette import mixed

NIGHT: Final = "#1b1236"
LAMP: Final = "#fff3d6"
PAPER: Final = "#f2e4cc"
BLACK: Final = "#2a2438"
"""Black things have a colour too: the ink of their lines would be lost on true black."""
CHALK: Final = "#d8c8a8"
"""Lines on black things."""

RIM: Final = (
    '<filter id="rim" x="-.1" y="-.1" width="1.2" height="1.2">'
    '<feMorphology in="SourceAlpha" operator="dilate" radius="2.6"/>'
    f'<feComponentTransfer result="edge"><feFuncA type="linear" slope=".8"/></feComponentTransfer>'
    f'<feFlood flood-color="{LAMP}"/><feComposite operator="in" in2="edge"/>'
    '<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>'
)
"""A pale edge, as of cut paper: it parts a thing from any ground and from the thing behind it."""


@cache
def composed(picture: Picture, frame: Frame) -> str:
    """The markup of a scene, 400 by 400, to be set into a window."""
    things = "".join(_thing(one) for one in layout(picture, frame))
    setting = drawings.setting(picture.setting)
    return f"<defs>{RIM}<style>{_css(picture)}</style></defs>{setting.markup}{drawings.mood(picture.mood)}{things}"


def _css(picture: Picture) -> str:
    palette = PALETTES[picture.palette]
    fills = {**_shades("a", palette.main), **_shades("b", palette.second)}
    return "".join(f".{name}{{fill:{fills[name]}}}" for name in fills) + (
        f".dark .line{{stroke:{CHALK}}}.dark .mark{{fill:{CHALK}}}"
    )


def _shades(name: str, colour: str) -> dict[str, str]:
    """A colour of the palette as gouache, darker and lighter."""
    plain = mixed(COLOURS[colour], PAPER, 0.22)
    return {name: plain, f"{name}2": mixed(plain, NIGHT, 0.32), f"{name}3": mixed(plain, LAMP, 0.3)}


def _thing(one: PlacedMotif) -> str:
    return f'{_shadow(one) if one.stands else ""}<g filter="url(#rim)">{drawn(one)}</g>'


def drawn(one: PlacedMotif) -> str:
    """A thing alone in its place, without shadow and edge."""
    left, top = one.x - one.size / 2, one.foot - one.size * 0.95
    turned = f"rotate({one.tilt} 100 100)" if one.tilt else ""
    mirrored = "translate(200 0) scale(-1 1)" if one.mirrored else ""
    dark = ' class="dark"' if one.colour == "black" else ""
    return (
        f'<g{dark} color="{ink_of(one.colour)}"'
        f' transform="translate({left:g} {top:g}) scale({one.size / 200:g}){turned}{mirrored}">'
        f"{drawings.motif(one.motif).markup}</g>"
    )


def ink_of(colour: str) -> str:
    """How a thing of this colour is painted."""
    return BLACK if colour == "black" else COLOURS[colour]


def _shadow(one: PlacedMotif) -> str:
    return (
        f'<ellipse cx="{one.x + one.size * 0.06:g}" cy="{one.foot:g}" rx="{one.size * 0.4:g}"'
        f' ry="{one.size * 0.07:g}" fill="{NIGHT}" fill-opacity=".32"/>'
    )
