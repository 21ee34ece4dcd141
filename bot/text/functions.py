"""What a message may do with its parameters, beside Fluent's own plurals and choices.

| in a message | says |
| --- | --- |
| `{ NAME($hero) }` | the word for an id, or for each of several |
| `{ NAME($hero, form: "acc") }` | another form of it: the attribute `.acc` of the id's message |
| `{ NAME($monster) }` of `a3` | what that piece is, and its sign: Ghoul a3 |
| `{ NAME($victim) }` of `v3` | the name that it has of its own: Billy |
| `{ NAME($card, of: "card") }` | the word for `card_5`, where a kind of thing is known by its number |
| `{ SEAT($seat) }` | who sits there |
| `{ ROLE($seat) }` | the word for the role of a seat: a colour, a character |
| `{ WHO("a", "a2") }` | who plays one of these roles |
| `{ PIECE($hero, each: 2) }` | the word for `red_1`: hero 2 of the game, where each role has two |
| `{ EACH($ranking, $saved, by: "holland-rank") }` | that message for each: `$at` from 0, `$place` from 1, `$item1`… |
| `{ EACH($ranking, by: "holland-rank", as: "lines") }` | a line each; `"path"`: with arrows; `"sides"`: with `;` |
| `{ EACH($cards, by: "caverna-quoted", alike: "counted") }` | what is there several times once: Dodge × 2 |
| `{ TYPED($space) }` | a word that was typed, quoted: what we understood of it, as this reader would type it |
| `{ START(NAME($hero)) }` | with a capital, as a sentence starts |
| `{ COUNT($pieces) }` | how many there are, to choose a plural by |
| `{ BETWEEN($wall) }` | the two spaces on whose border something stands: B1 and C1 |
| `{ CELL($to) }` | the cell of a table without squares in which a point lies, and where in it: D7.34 |
| `{ CELL($to, whole: 1) }` | the same, no finer than people say it: D7 |
| `{ DURATION($seconds) }` | days, hours, minutes, seconds: the two greatest that count |

Several things are joined with the language's own "and".
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from babel import Locale
from fluent.runtime.types import FluentInt, FluentType

from bot.text import keys
from engine.core.plane.grid import cell, whole_cell

if TYPE_CHECKING:
    from bot.text.fluent import Words

Argument: TypeAlias = Any
"""A parameter: text, a number, yes or no, None, an id, or a tuple of such."""

_BETWEEN: Final = {"lines": "\n", "path": " → ", "sides": "; "}
_UNITS: Final = (("days", 86400), ("hours", 3600), ("minutes", 60), ("seconds", 1))
_UNPRINTED = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\s]+")
SIGN = re.compile(r"[a-z]\d+")
"""By which a piece is known on the board, whatever it is."""
POINT = re.compile(r"[A-Z]\d+\.\d+|\d+,\d+")
"""A point on a table without squares, as it is typed: people are told no more than its square."""
_LONGEST_NAME = 40


def legible(text: str) -> str:
    """A text without halves of characters: some platforms hand them on, and nothing can keep or show them.

    >>> legible("Ana \\ud83d")
    'Ana \ufffd'
    """
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def plain_name(name: str) -> str:
    """A person's name on one line, without characters that turn or hide other text; otherwise as it is.

    >>> plain_name("  Ana\\n\\u202eMaria ")
    'Ana Maria'
    """
    return _UNPRINTED.sub(" ", name).strip()[:_LONGEST_NAME]


class Several(FluentType):
    """Several things at once. Said without a function they are listed as they are."""

    def __init__(self, things: Sequence[Argument]) -> None:
        self.things = tuple(things)

    def format(self, _locale: Locale) -> str:
        return ", ".join(map(str, self.things)) or "–"


def argument(value: Argument) -> Argument:
    """A parameter as Fluent wants it; yes, no and none can be selected on by these very words."""
    if value is None or isinstance(value, bool):
        return {None: "none", True: "yes", False: "no"}[value]
    if isinstance(value, tuple | list):
        return Several(value)
    return str(value) if isinstance(value, str) else value


@dataclass(frozen=True)
class Functions:
    """The functions that the messages of one game may call."""

    words: "Words"
    slug: str

    def by_name(self) -> dict[str, Callable[..., Any]]:
        """The functions as a Fluent bundle wants them."""
        return {
            "NAME": self.name,
            "SEAT": self.seat,
            "ROLE": self.role,
            "WHO": self.who,
            "PIECE": self.piece,
            "EACH": self.each,
            "TYPED": self.typed,
            "START": self.start,
            "COUNT": self.count,
            "BETWEEN": self.between,
            "CELL": self.cell,
            "DURATION": self.duration,
        }

    def name(self, thing: Argument, form: str = "", of: str = "") -> str:
        """The word for an id, or the words for several."""
        return self._joined(self._word(f"{of}_{one}" if of else str(one), form) for one in _each(thing))

    def between(self, thing: Argument) -> str:
        """The two spaces of a border, or those of each of several."""
        return "; ".join(self._joined(str(one).split("|")) for one in _each(thing))

    def seat(self, thing: Argument) -> str:
        """Who sits there: a name, else the role, else the number of the seat."""
        return self._joined(self._sitter(int(one)) for one in _each(thing))

    def role(self, thing: Argument, form: str = "") -> str:
        """The word for what a seat plays."""
        return self._joined(self._word(self.words.roles[int(one)], form) for one in _each(thing))

    def who(self, *roles: str) -> str:
        """Everybody who plays one of these roles; the word for the first of them where no names are known."""
        seats = [seat for seat, role in enumerate(self.words.roles) if role in roles and seat < len(self.words.seats)]
        return self._joined(map(self._sitter, seats)) if seats else self._word(roles[0], "")

    def piece(self, thing: Argument, each: int, form: str = "") -> str:
        """The word for a piece that is known by its number (`3`, `hero_3`), so many to a role; an id stays an id."""
        return self._joined(self._word(self._piece(str(one), int(each)), form) for one in _each(thing))

    def each(self, *columns: Argument, by: str, **options: str) -> str:
        """One message for each of several things; several columns are read side by side."""
        rows = enumerate(zip(*map(_each, columns), strict=True))
        said = [self.words(by, at=at, place=at + 1, **_items(row)) for at, row in rows]
        if "alike" in options:
            said = [one if times == 1 else f"{one} × {times}" for one, times in Counter(said).items()]
        way = options.get("as")
        return _BETWEEN[way].join(said) if way else self._joined(said)

    def typed(self, thing: Argument) -> str:
        """What somebody typed. A word that we took for a token is said again in this reader's own."""
        return ", ".join(self._said_again(str(one)) for one in _each(thing))

    def start(self, said: str) -> str:
        """The same words at the start of a sentence. Never of a person's name: names stay as they are."""
        return said[:1].upper() + said[1:]

    def count(self, things: Argument) -> FluentInt:
        """How many things there are."""
        return FluentInt(len(_each(things)))

    def cell(self, point: Argument, whole: Argument = 0) -> str:
        """Where a point lies on a table without squares, as its picture is lettered; it may be typed millimetres."""
        x, y = map(int, point.split(",") if isinstance(point, str) else _each(point))
        return whole_cell((x, y)) if whole else cell((x, y))

    def duration(self, seconds: int) -> str:
        """A span of time, no finer than makes sense."""
        left = int(seconds)
        said: list[str] = []
        for unit, length in _UNITS:
            count, left = divmod(left, length)
            if count or (unit == "seconds" and not said):
                said.append(self.words(f"core-duration-{unit}", n=count))
        return " ".join(said[:2])

    def _word(self, name: str, form: str) -> str:
        if name in self.words.pieces:
            return self.words("core-piece", kind=self._word(self.words.pieces[name], form), sign=name)
        if POINT.fullmatch(name):
            return name.partition(".")[0] if name[:1].isupper() else self.cell(name, whole=1)
        if SIGN.fullmatch(name):
            return self.words.typed(self.slug, name) or name
        return self.words.name(self.slug, f"{name}.{form}" if form else name)

    def _said_again(self, word: str) -> str:
        return self.words.typed(self.slug, word) or self.words.typed(keys.CORE, word) or word

    def _piece(self, name: str, each: int) -> str:
        kind, _, place = name.rpartition("_")
        if kind in self.words.roles or not place.isdigit():
            return name
        seat, number = divmod(int(place), each)
        return f"{self.words.roles[seat]}_{number + 1}"

    def _sitter(self, seat: int) -> str:
        if 0 <= seat < len(self.words.seats):
            return self.words.seats[seat]
        if 0 <= seat < len(self.words.roles):
            return self._word(self.words.roles[seat], "")
        return self.words("core-seat", number=seat + 1)

    def _joined(self, said: Iterable[str]) -> str:
        *most, last = tuple(said) or ("",)
        return f"{', '.join(most)} {self.words('core-and')} {last}" if most else last


def _each(thing: Argument) -> tuple[Argument, ...]:
    return thing.things if isinstance(thing, Several) else (thing,)


def _items(row: tuple[Argument, ...]) -> dict[str, Argument]:
    return {f"item{number}": item for number, item in enumerate(row, 1)}
