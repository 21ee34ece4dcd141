"""Light and dark: a scene is told by day or by night, whichever its things stand out from; its place keeps its colours.

Water stays blue-green, sand warm, snow white; the palette of a scene paints its sky, its walls and whatever else could
have any colour, and is the light on the rest.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.amsterdam.content.backdrops import COLOURS, PALETTES
from engine.games.amsterdam.content.pictures import Composition
from render.palette import lightness, lit, mixed

NIGHT: Final = "#1b1236"
LAMP: Final = "#fff3d6"
BLACK: Final = "#2a2438"
"""Black things have a colour too: the ink of their lines would be lost on true black."""
DARK: Final = "#07060c"
"""What colours fade into at night: they keep their hue."""
LOCAL: Final[Mapping[str, str]] = {"water": "#2f8f9c", "sand": "#d9a25a", "snow": "#bcd3ea", "leaf": "#3f8a4e"}
"""What has its own colour wherever and whenever it is."""
TINT: Final = 0.14
"""How much of the palette's second colour lies on what has its own."""
STANDS_OUT: Final = 35
"""The least difference in lightness of a thing and what is around it."""
SURELY: Final = 26
"""How much farther apart they are where weather and windows cannot matter."""
WEIGHTS: Final = (4, 2, 1, 1)
"""How much it counts that the largest thing, the next and the others stand out."""


@dataclass(frozen=True, slots=True)
class GroundTone:
    """How light a ground is, on its own, in its shade and in its light, and how dense what lies over it."""

    levels: tuple[int, int, int]
    veils: tuple[float, float, float, float]
    """Of light, of bright light, of shade, of deep shade."""
    moods: Mapping[str, float]
    """How dense a mood is that would make it light by night or dark by day; others are as dense as `MOOD`."""

    @property
    def mean(self) -> int:
        return self.levels[0]


MOOD: Final = 0.75
BY_DAY: Final = GroundTone((87, 76, 94), (0.22, 0.5, 0.12, 0.22), {"eerie": 0.26, "tense": 0.26, "melancholy": 0.3})
BY_NIGHT: Final = GroundTone(
    (20, 11, 34), (0.08, 0.15, 0.3, 0.5), {"romantic": 0.2, "joyful": 0.3, "dreamy": 0.25, "comic": 0.35, "calm": 0.4}
)


def tone_of(picture: Composition, colours: Sequence[str]) -> GroundTone:
    """By day or by night: as its things, the largest first, stand out most; else as its palette would be."""
    score = sum(
        weight * (stands_out(colour, BY_NIGHT) - stands_out(colour, BY_DAY))
        for weight, colour in zip(WEIGHTS, colours, strict=False)
    )
    if score:
        return BY_NIGHT if score > 0 else BY_DAY
    return BY_NIGHT if lightness(COLOURS[PALETTES[picture.palette].main]) < 50 else BY_DAY


def stands_out(colour: str, tone: GroundTone) -> bool:
    """Whether a thing of this colour is seen from afar before such a ground."""
    return abs(lightness(ink_of(colour)) - tone.mean) >= STANDS_OUT


def backing(colour: str, tone: GroundTone) -> str | None:
    """The paper behind a thing that might be lost on its ground: pale or dark, whichever is less like it."""
    light = lightness(ink_of(colour))
    if abs(light - tone.mean) >= STANDS_OUT + SURELY:
        return None
    return LAMP if lightness(LAMP) - light > light - lightness(NIGHT) else NIGHT


def ink_of(colour: str) -> str:
    """How a thing of this colour is painted."""
    return BLACK if colour == "black" else COLOURS[colour]


def paints(picture: Composition, tone: GroundTone) -> dict[str, str]:
    """Every class of a backdrop with what it is painted in."""
    palette = PALETTES[picture.palette]
    grounds = {"a": COLOURS[palette.main], "b": COLOURS[palette.second]}
    grounds |= {name: mixed(colour, grounds["b"], TINT) for name, colour in LOCAL.items()}
    return {
        f"{name}{shade}": lit(colour, level, DARK)
        for name, colour in grounds.items()
        for shade, level in zip(("", "2", "3"), tone.levels, strict=True)
    }
