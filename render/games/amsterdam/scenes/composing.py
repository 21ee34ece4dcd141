"""A scene as SVG: the backdrop in the colours of its palette, the light of its mood, and everything that is listed."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final

from engine.games.amsterdam.content.pictures import Composition
from render.games.amsterdam.scenes import drawings
from render.games.amsterdam.scenes.layout import MOST_LAID_OUT, Frame, PlacedMotif, layout
from render.games.amsterdam.scenes.tones import LAMP, MOOD, NIGHT, GroundTone, backing, ink_of, paints, tone_of
from render.palette import rgb

CHALK: Final = "#d8c8a8"
"""Lines on black things."""


def _all_in(paint: str, dense: str = "1") -> str:
    """Whatever is there in one colour: a step fewer than to flood and to cut."""
    red, green, blue = (f"0 0 0 0 {level / 255:.3g}" for level in rgb(paint))
    return f'type="matrix" values="{red} {green} {blue} 0 0 0 {dense} 0"'


RIM: Final = (
    '<filter id="rim" x="-.12" y="-.12" width="1.24" height="1.24" color-interpolation-filters="sRGB">'
    '<feMorphology in="SourceAlpha" operator="dilate" radius="3.4" result="wide"/>'
    f'<feColorMatrix in="wide" {_all_in(LAMP)} result="edge"/>'
    f'<feOffset in="wide" dx="6" dy="8"/><feColorMatrix {_all_in(NIGHT, ".4")} result="shade"/>'
    '<feMerge><feMergeNode in="shade"/><feMergeNode in="edge"/><feMergeNode in="SourceGraphic"/></feMerge></filter>'
)
"""A pale edge, as of cut paper, and the shade it throws: it parts a thing from any ground."""
SHEET: Final = 18
"""How far the sheet behind a thing reaches beyond it."""
LARGE, SMALL = 0.2, 0.4
"""What is left around things for their sheet, by their own width: to paint nothing takes time as well."""
BACKINGS: Final = "".join(
    f'<filter id="{name}{around * 10:g}" x="-{around}" y="-{around}"'
    f' width="{1 + 2 * around}" height="{1 + 2 * around}"'
    ' color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="8"/>'
    '<feComponentTransfer result="wide"><feFuncA type="linear" slope="40" intercept="-.9"/></feComponentTransfer>'
    f'<feFlood flood-color="{paint}"/><feComposite operator="in" in2="wide"/></filter>'
    for name, paint in (("pale", LAMP), ("deep", NIGHT))
    for around in (LARGE, SMALL)
)
"""The sheet behind things: their outline, wider all around and round at the corners. To blur it and keep all that is
not quite gone takes a third of the time of widening it, and time is what a first picture lacks.
"""


@lru_cache(MOST_LAID_OUT)
def composed(picture: Composition, frame: Frame) -> str:
    """The markup of a scene, 400 by 400, to be set into a window."""
    names = _names(picture)
    things = "".join(_thing(one, names[one.motif], place) for place, one in enumerate(layout(picture, frame)))
    return f"<defs>{RIM}</defs>{grounded(picture, frame)}{things}"


def _names(picture: Composition) -> dict[str, int]:
    """What the things are called in this file: as in every other, so that files have the more in common."""
    return {one.motif: number for number, one in enumerate(picture.motifs)}


def _defined(one: PlacedMotif, name: int) -> str:
    """The drawing of a thing and its shadow, said once however often they are used."""
    wide = drawings.motif(one.motif, one.pose).wide
    shadow = (
        f'<ellipse id="shadow{name}" cx="{100 + wide * 0.16:.0f}" cy="184" rx="{wide * 0.56:.0f}" ry="14"'
        f' fill="{NIGHT}" fill-opacity=".42"/>'
    )
    return f'<g id="thing{name}"{_drawing(one)}</g>{shadow if one.stands else ""}'


def _drawing(one: PlacedMotif) -> str:
    dark = ' class="dark"' if one.colour == "black" else ""
    return f'{dark} color="{ink_of(one.colour)}">{drawings.motif(one.motif, one.pose).markup}'


def _put(one: PlacedMotif, name: int, place: int) -> str:
    """A thing where it goes, said once for itself and the sheet behind it."""
    return f'<use id="put{place}" href="#thing{name}" transform="{_stood(one)}{_turned(one)}"/>'


def grounded(picture: Composition, frame: Frame) -> str:
    """A scene without its things: the backdrop, its light and its weather, and what light is behind each thing."""
    placed = layout(picture, frame)
    tone = tone_of(picture, _by_size(placed))
    mood = f'<g opacity="{tone.moods.get(picture.mood, MOOD)}">{drawings.mood(picture.mood)}</g>'
    names = _names(picture)
    papers = "".join(_backings(sorted(enumerate(placed), key=lambda one: -one[1].size), tone))
    ground = drawings.setting(picture.setting).markup
    each = {one.motif: one for one in sorted(placed, key=lambda one: one.stands)}
    defined = "".join(_defined(one, names[motif]) for motif, one in each.items())
    defined += "".join(_put(one, names[one.motif], place) for place, one in enumerate(placed))
    return f"<defs>{BACKINGS}<style>{_css(picture, tone)}</style>{defined}</defs>{ground}{mood}{papers}"


def _by_size(placed: Sequence[PlacedMotif]) -> tuple[str, ...]:
    """The colours of all things, the largest first."""
    largest = {one.motif: one for one in sorted(placed, key=lambda one: one.size)}
    return tuple(one.colour for one in sorted(largest.values(), key=lambda one: -one.size))


def _css(picture: Composition, tone: GroundTone) -> str:
    fills = "".join(f".{name}{{fill:{colour}}}" for name, colour in paints(picture, tone).items())
    light, bright, shade, deep = tone.veils
    return (
        f"{fills}.light{{fill:{LAMP};fill-opacity:{light}}}.bright{{fill:{LAMP};fill-opacity:{bright}}}"
        f".shade{{fill:{NIGHT};fill-opacity:{shade}}}.deep{{fill:{NIGHT};fill-opacity:{deep}}}"
        f".dark .line{{stroke:{CHALK}}}.dark .mark{{fill:{CHALK}}}"
    )


def _backings(placed: Sequence[tuple[int, PlacedMotif]], tone: GroundTone) -> Iterator[str]:
    """A second sheet of paper, larger than the things, where the ground alone would swallow them."""
    for paper, group in groupby(placed, lambda one: backing(one[1].colour, tone)):
        if paper:
            things = list(group)
            used = "".join(f'<use href="#put{place}"/>' for place, _ in things)
            around = LARGE if _slightest(things[0][1]) * LARGE >= SHEET else SMALL
            yield f'<g filter="url(#{"pale" if paper == LAMP else "deep"}{around * 10:g})">{used}</g>'


def _slightest(one: PlacedMotif) -> float:
    """How wide or how high it is, whichever is less."""
    drawing = drawings.motif(one.motif, one.pose)
    return min(drawing.wide, drawing.high) * one.size / 200


def _thing(one: PlacedMotif, name: int, place: int) -> str:
    """It throws its shadow to the right, however it leans: light comes from the upper left."""
    shadow = f'<use href="#shadow{name}" transform="{_stood(one)}"/>' if one.stands else ""
    return f'{shadow}<g filter="url(#rim)"><use href="#put{place}"/></g>'


def drawn(one: PlacedMotif) -> str:
    """A thing alone in its place, without shadow and edge."""
    return f'<g transform="{_stood(one)}{_turned(one)}"{_drawing(one)}</g>'


def _stood(one: PlacedMotif) -> str:
    """From the frame of its drawing to its place, in whole units: nobody sees the half of one."""
    return f"translate({one.x - one.size / 2:.0f} {one.foot - one.size * 0.95:.0f}) scale({one.size / 200:g})"


def _turned(one: PlacedMotif) -> str:
    turned = f"rotate({one.tilt} 100 100)" if one.tilt else ""
    return f"{turned}translate(200 0) scale(-1 1)" if one.mirrored else turned
