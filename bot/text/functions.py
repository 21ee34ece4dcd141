"""What a message may do with its parameters, beside Fluent's own plurals and choices.

| in a message | says |
| --- | --- |
| `{ NAME($hero) }` | the word for an id, or for each of several |
| `{ NAME($hero, form: "acc") }` | another form of it: the attribute `.acc` of the id's message |
| `{ SEAT($seat) }` | who sits there |
| `{ EACH($ranks, by: "holland-rank") }` | that message for each of several, its fields as parameters |
| `{ EACH($ranks, by: "holland-rank", as: "lines") }` | the same, a line each |
| `{ DURATION($seconds) }` | days, hours, minutes, seconds: the two greatest that count |

Several things are joined with the language's own "and".
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from babel import Locale
from fluent.runtime.types import FluentType

if TYPE_CHECKING:
    from bot.text.fluent import Words

Value: TypeAlias = Any
"""A parameter: text, a number, yes or no, None, an id, a dataclass of such, or several of one kind."""

_UNITS: Final = (("days", 86400), ("hours", 3600), ("minutes", 60), ("seconds", 1))
_UNPRINTED = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\s]+")
_LONGEST_NAME = 40


def plain_name(name: str) -> str:
    """A person's name on one line, without characters that turn or hide other text; otherwise as it is.

    >>> plain_name("  Ana\\n\\u202eMaria ")
    'Ana Maria'
    """
    return _UNPRINTED.sub(" ", name).strip()[:_LONGEST_NAME]


class Several(FluentType):
    """Several things at once. Said without a function they are joined as they are."""

    def __init__(self, things: Sequence[Value]) -> None:
        self.things = tuple(things)

    def format(self, _locale: Locale) -> str:
        return ", ".join(map(str, self.things))


class Whole(FluentType):
    """A thing with fields, for `EACH` alone."""

    def __init__(self, thing: Value) -> None:
        self.thing = thing

    def format(self, _locale: Locale) -> str:
        raise TypeError(f"{type(self.thing).__name__} has no words of its own")


def argument(value: Value) -> Value:
    """A parameter as Fluent wants it; yes, no and none can be selected on by these very words."""
    if value is None or isinstance(value, bool):
        return {None: "none", True: "yes", False: "no"}[value]
    if isinstance(value, tuple | list):
        return Several(value)
    if is_dataclass(value):
        return Whole(value)
    return str(value) if isinstance(value, str) else value


@dataclass(frozen=True)
class Functions:
    """The functions that the messages of one game may call."""

    words: "Words"
    slug: str

    def by_name(self) -> dict[str, Callable[..., Any]]:
        """The functions as a Fluent bundle wants them."""
        return {"NAME": self.name, "SEAT": self.seat, "EACH": self.each, "DURATION": self.duration}

    def name(self, thing: Value, form: str = "") -> str:
        """The word for an id, or the words for several."""
        attribute = f".{form}" if form else ""
        return self._joined(self.words.name(self.slug, f"{one}{attribute}") for one in _each(thing))

    def seat(self, thing: Value) -> str:
        """Who sits there: a name, or the number of an empty or unknown seat."""
        return self._joined(self._sitter(int(one)) for one in _each(thing))

    def each(self, things: Value, by: str, **options: str) -> str:
        """One message for each of several things."""
        said = [self.words(by, **_parameters(one)) for one in _each(things)]
        return "\n".join(said) if options.get("as") == "lines" else self._joined(said)

    def duration(self, seconds: int) -> str:
        """A span of time, no finer than makes sense."""
        left = int(seconds)
        said: list[str] = []
        for unit, length in _UNITS:
            count, left = divmod(left, length)
            if count or (unit == "seconds" and not said):
                said.append(self.words(f"core-duration-{unit}", n=count))
        return " ".join(said[:2])

    def _sitter(self, seat: int) -> str:
        if 0 <= seat < len(self.words.seats):
            return self.words.seats[seat]
        return self.words("core-seat", number=seat + 1)

    def _joined(self, said: Iterable[str]) -> str:
        *most, last = said or [""]
        return f"{', '.join(most)} {self.words('core-and')} {last}" if most else last


def _each(thing: Value) -> tuple[Value, ...]:
    if isinstance(thing, Several):
        return thing.things
    return (thing.thing,) if isinstance(thing, Whole) else (thing,)


def _parameters(thing: Value) -> dict[str, Value]:
    if is_dataclass(thing):
        return {one.name: getattr(thing, one.name) for one in fields(thing)}
    if isinstance(thing, tuple):
        return {f"item{place}": part for place, part in enumerate(thing, 1)}
    return {"item": thing}
