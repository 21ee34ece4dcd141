"""The picture at the end of a game: whoever won, large in the light of the cover's place, and who won on paper below.

Made for showing it elsewhere: as wide as previews of links are, and with nothing on it that not everybody may know.
"""

from collections.abc import Iterable, Sequence
from math import cos, pi, sin
from typing import Final

from render.canvas import Canvas
from render.cover import SIZE, Figure, put_figures, titled
from render.paper import box_of, cut_out
from render.shapes import Shape
from render.svg import Drawing
from render.words import Words

FLOOR: Final = 478
MIDDLE: Final = SIZE[0] / 2
HIGHEST: Final = 440
ROOM: Final = 700
"""How much of the width the winners share."""
OTHERS: Final = 118
ASIDE: Final = 196
"""How far from the edge the farthest of the others stands; the next ones stand further out."""
LIGHT: Final = "#ffe2a0"
RAYS: Final = 16


def ending(
    ground: Canvas, winners: Sequence[Drawing], others: Sequence[Drawing], *, said: str, facts: str, accent: str
) -> Canvas:
    """The winners in the light, the others in the shade beside them; `said` in large letters, `facts` below."""
    ground.draw(Shape((0, 0, *SIZE), _light()))
    put_figures(ground, _aside(others))
    put_figures(ground, _before(winners))
    return titled(ground, said, accent, facts)


def told(words: Words, slug: str, scores: Iterable[str]) -> str:
    """Which game it was, and how it ended for each: whoever sees the picture elsewhere knows neither."""
    return " · ".join((words(f"{slug.replace('_', '-')}-title"), *scores))


def _before(winners: Sequence[Drawing]) -> list[Figure]:
    """Side by side, as large as there is room."""
    step = min(HIGHEST, ROOM // max(1, len(winners)))
    left = MIDDLE - step * (len(winners) - 1) / 2
    return [Figure(one, (left + step * place, FLOOR), _wide(one, step)) for place, one in enumerate(winners)]


def _wide(drawing: Drawing, most: int) -> int:
    """How wide it is drawn to be no higher than that, with the edge that it is given."""
    _, _, across, down = box_of(drawing)
    return round(most * 6 / 7 * min(1, across / down))


def _aside(others: Sequence[Drawing]) -> list[Figure]:
    """At the left and the right in turn."""
    return [Figure(cut_out(one, dim=True), (_outer(place), FLOOR), OTHERS, "") for place, one in enumerate(others)]


def _outer(place: int) -> float:
    far = ASIDE - OTHERS * 0.9 * (place // 2)
    return far if place % 2 == 0 else SIZE[0] - far


def _light() -> str:
    """What rays there are behind whoever has won, bright near them and gone at the edge."""
    corners = "".join(_ray(2 * pi * number / RAYS) for number in range(RAYS))
    shade = f'<rect width="{SIZE[0]}" height="{SIZE[1]}" fill="#05030c" fill-opacity=".38"/>'
    return (
        f"<defs>{_fading('glow', 430, 0.55)}{_fading('rays', 720, 0.4)}</defs>{shade}"
        f'<path d="{corners}" fill="url(#rays)"/><circle cx="{MIDDLE:g}" cy="300" r="430" fill="url(#glow)"/>'
    )


def _fading(name: str, reach: int, dense: float) -> str:
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{MIDDLE:g}" cy="300" r="{reach}">'
        f'<stop offset="0" stop-color="{LIGHT}" stop-opacity="{dense}"/>'
        f'<stop offset=".45" stop-color="{LIGHT}" stop-opacity="{dense * 0.42:g}"/>'
        f'<stop offset="1" stop-color="{LIGHT}" stop-opacity="0"/></radialGradient>'
    )


def _ray(angle: float) -> str:
    half, far = pi / RAYS / 2, 900
    one, other = ((MIDDLE + far * cos(a), 300 + far * sin(a)) for a in (angle - half, angle + half))
    return f"M{MIDDLE:g} 300L{one[0]:.4g} {one[1]:.4g}L{other[0]:.4g} {other[1]:.4g}z"
