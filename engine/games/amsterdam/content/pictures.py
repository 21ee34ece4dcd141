"""What a picture is made of, by ids (SA-030): the words of the tables beside this file."""

from dataclasses import dataclass
from typing import TypeAlias

MotifId: TypeAlias = str
Colour: TypeAlias = str
MotifTag: TypeAlias = str
PictureId: TypeAlias = str
"""`C01` is a clue card, `1A-1` the first cell of a district's side 1A."""

MANY = 5
"""Many: drawn as three that go into depth."""


@dataclass(frozen=True, slots=True)
class Motif:
    """Something that pictures show, in one of its natural colours (SA-032)."""

    category: str
    colours: tuple[Colour, ...]
    tags: tuple[MotifTag, ...]


@dataclass(frozen=True, slots=True)
class SceneSetting:
    """Where a scene takes place (SA-033)."""

    tags: tuple[MotifTag, ...]


@dataclass(frozen=True, slots=True)
class Palette:
    """The two colours that prevail in the backdrop (SA-035)."""

    main: Colour
    second: Colour


@dataclass(frozen=True, slots=True)
class ShownMotif:
    """A motif of a picture, how many of it, and in which colour."""

    motif: MotifId
    count: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class Composition:
    """A scene: three motifs on a clue card, four on a cell of the city (SA-030)."""

    setting: str
    mood: str
    palette: str
    motifs: tuple[ShownMotif, ...]


def scene(place: str, motifs: str) -> Composition:
    """A row of the tables.

    >>> scene("park calm dusk", "ear×2:pink ring×1:gold").motifs
    (ShownMotif(motif='ear', count=2, colour='pink'), ShownMotif(motif='ring', count=1, colour='gold'))
    """
    setting, mood, palette = place.split()
    return Composition(setting, mood, palette, tuple(_shown(one) for one in motifs.split()))


def _shown(text: str) -> ShownMotif:
    motif, _, drawn = text.partition("×")
    count, _, colour = drawn.partition(":")
    return ShownMotif(motif, int(count), colour)
