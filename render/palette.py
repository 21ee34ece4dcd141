"""Colours: mixing them, and whether people can tell them apart and read on them."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, TypeAlias

Channels: TypeAlias = tuple[float, float, float]

INK: Final = "#221a14"
PAPER: Final = "#f6ead2"
"""Whatever is said beside a board stands on it, in every game; what is cut out has an edge of it."""
CARD: Final = "#fffaf0"
"""The paper of a card in the hand, lighter, so that it lies on top."""

READABLE: Final = 4.5
"""The least contrast of words on their ground (WCAG AA)."""
MOST_KEPT: Final = 1024
TOLD_APART: Final = 20.0
"""The least difference (CIE 1976) of colours that stand for different things, however somebody sees."""

_SIGHTS: Final[dict[str, tuple[Channels, Channels, Channels]]] = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""How colours look in linear light (Machado, Oliveira and Fernandes, 2009)."""


def rgb(colour: str) -> tuple[int, int, int]:
    """
    >>> rgb("#ff8000")
    (255, 128, 0)
    """
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mixed(one: str, other: str, share: float) -> str:
    """A colour between two: `share` of the other.

    >>> mixed("#000000", "#ffffff", 0.5)
    '#808080'
    """
    between = (round(a + (b - a) * share) for a, b in zip(rgb(one), rgb(other), strict=True))
    return "#" + "".join(f"{channel:02x}" for channel in between)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21 (WCAG).

    >>> contrast("#ffffff", "#000000")
    21.0
    """
    bright, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def lightness(colour: str) -> float:
    """How light a colour looks, from 0 to 100 (CIE L*).

    >>> round(lightness("#ffffff"))
    100
    """
    return 116 * _root(_luminance(colour)) - 16


@lru_cache(MOST_KEPT)
def lit(colour: str, wanted: float, dark: str = "#000000", light: str = "#ffffff") -> str:
    """The colour as light as wanted: with as much of the dark or the light one as that takes."""
    end = dark if lightness(colour) > wanted else light
    least, most = 0.0, 1.0
    for _ in range(10):
        share = (least + most) / 2
        if (lightness(mixed(colour, end, share)) > wanted) == (end == dark):
            least = share
        else:
            most = share
    return mixed(colour, end, most)


@lru_cache(MOST_KEPT)
def ink_on(ground: str) -> str:
    """Dark or light letters, whichever read better on this ground."""
    return max((INK, PAPER), key=lambda ink: contrast(ink, ground))


def least_difference(colours: Iterable[str]) -> float:
    """How far apart the two most alike of these colours are, to whoever tells them apart worst."""
    pairs = tuple(combinations(colours, 2))
    return min(difference(one, other, sight) for one, other in pairs for sight in _SIGHTS)


def difference(one: str, other: str, sight: str = "all") -> float:
    """How different two colours look, 0 to about 100, to all or to somebody with a colour-blindness."""
    there, here = _lab(_seen(one, sight)), _lab(_seen(other, sight))
    return float(sum((a - b) ** 2 for a, b in zip(there, here, strict=True)) ** 0.5)


@lru_cache(MOST_KEPT)
def _luminance(colour: str) -> float:
    return _dot((0.2126, 0.7152, 0.0722), _linear(colour))


def _seen(colour: str, sight: str) -> Channels:
    light = _linear(colour)
    red, green, blue = (min(1.0, max(0.0, _dot(row, light))) for row in _SIGHTS[sight])
    return red, green, blue


def _linear(colour: str) -> Channels:
    red, green, blue = (_light(channel / 255) for channel in rgb(colour))
    return red, green, blue


@lru_cache(MOST_KEPT)
def _light(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)


def _lab(light: Channels) -> Channels:
    x = _root(_dot((0.4124, 0.3576, 0.1805), light) / 0.9505)
    y = _root(_dot((0.2126, 0.7152, 0.0722), light))
    z = _root(_dot((0.0193, 0.1192, 0.9505), light) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116


def _dot(row: Sequence[float], light: Channels) -> float:
    return sum(weight * channel for weight, channel in zip(row, light, strict=True))
