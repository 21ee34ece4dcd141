"""Places: `v5`, `D7`, `D7.34`, `335,645`, `ne 120`, `toward v5 90`."""

import re
from dataclasses import dataclass

from engine.core.phrase import Phrase
from engine.core.plane.grid import CELL
from engine.core.plane.points import COMPASS, Point
from engine.core.refusal import Refused

TOWARD = "toward"
_SUB = {"nw": (17, 17), "n": (50, 17), "ne": (83, 17), "w": (17, 50), "c": (50, 50), "e": (83, 50), "sw": (17, 83),
        "s": (50, 83), "se": (83, 83), "": (50, 50)}  # fmt: skip
_CELL = re.compile(r"([a-r])([1-9][0-9]?)(?:\.([0-9])([0-9])|(nw|ne|sw|se|n|e|s|w|c)?)")
_MILLIMETRES = re.compile(r"([0-9]{1,4}),([0-9]{1,4})")


def as_read(token: str) -> str:
    """A token as it is kept: names in small letters, a part of a cell as it stands in pictures and on buttons.

    >>> as_read("B7"), as_read("d7.34")
    ('b7', 'D7.34')
    """
    word = token.lower()
    return word.upper() if "." in word else word


class Site(Phrase):
    """Where something is or is to be: `v5`, `D7`, `D7.34`, `335,645`, `ne 120`, `toward v5 90`."""

    __slots__ = ()

    @classmethod
    def read(cls, words: tuple[str, ...]) -> "Site":
        if not words:
            return Nowhere()
        place, left = site_and_rest(words)
        if left:
            raise Refused("bad_command", word=left[0][:20])
        return place


@dataclass(frozen=True, slots=True)
class Landmark(Site):
    """One word: the name of a piece, or else of a point on the table."""

    word: str
    point: Point | None
    """What a cell or an exact place stands for, wherever no piece bears its name (`a1` is a monster first)."""

    @classmethod
    def of(cls, word: str) -> "Landmark":
        """The place that one word names.

        >>> Landmark.of("D7.34").point, Landmark.of("v5").point
        ((335, 645), None)
        """
        return cls(as_read(word), _point(word.lower()))

    @property
    def name(self) -> str:
        """As pieces are called."""
        return self.word.lower()

    def words(self) -> tuple[str, ...]:
        return (self.word,)


@dataclass(frozen=True, slots=True)
class Beside(Site):
    """`ne 120`: so many millimetres from where it begins."""

    wind: str
    millimetres: int

    def words(self) -> tuple[str, ...]:
        return self.wind, str(self.millimetres)


@dataclass(frozen=True, slots=True)
class Toward(Site):
    """`toward v5 90`."""

    aim: Landmark
    millimetres: int

    def words(self) -> tuple[str, ...]:
        return TOWARD, self.aim.word, str(self.millimetres)


@dataclass(frozen=True, slots=True)
class Nowhere(Site):
    """No word at all."""

    def words(self) -> tuple[str, ...]:
        return ()


def site_and_rest(words: tuple[str, ...]) -> tuple[Site, tuple[str, ...]]:
    """One place read from the front, and the words left."""
    first = words[0].lower()
    if first in COMPASS:
        return Beside(first, _millimetres(words[1:2])), words[2:]
    if first == TOWARD:
        if len(words) < 2:
            raise Refused("bad_command")
        return Toward(Landmark.of(words[1]), _millimetres(words[2:3])), words[3:]
    return Landmark.of(words[0]), words[1:]


def _point(word: str) -> Point | None:
    exact = _MILLIMETRES.fullmatch(word)
    if exact:
        return int(exact[1]), int(exact[2])
    cell = _CELL.fullmatch(word)
    if cell is None:
        return None
    x, y = CELL * (ord(cell[1]) - ord("a")), CELL * (int(cell[2]) - 1)
    dx, dy = (10 * int(cell[3]) + 5, 10 * int(cell[4]) + 5) if cell[3] else _SUB[cell[5] or ""]
    return x + dx, y + dy


def is_number(word: str, digits: int) -> bool:
    """Whether a word is a whole number of so many digits at most."""
    return word.isascii() and word.isdigit() and len(word) <= digits


def _millimetres(words: tuple[str, ...]) -> int:
    if not words or not is_number(words[0], 4):
        raise Refused("bad_command")
    return int(words[0])
