"""The text twin: everything that a picture shows, in lines that can be played from."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from engine.core.once import cached_property


@dataclass(frozen=True, slots=True)
class Said:
    """A line, and what it is about: ids of spaces, rows, pieces, seats, as the game's typed language calls them."""

    text: str
    about: tuple[str, ...] = ()


@dataclass(frozen=True)
class Twin:
    """A picture in lines."""

    lines: tuple[Said, ...]
    tell: Callable[[], Iterable[Said]] = field(default=tuple, repr=False)
    """Tells the details: most pictures are looked at, and nobody asks about a thing in them."""

    @cached_property
    def details(self) -> tuple[Said, ...]:
        """What is said only when somebody looks at the thing: neighbours, what it does."""
        return tuple(self.tell())

    def __str__(self) -> str:
        return "\n".join(line.text for line in self.lines)

    def about(self, thing: str) -> tuple[str, ...]:
        """What there is to say about one thing, in capitals or not: what `/look b3` answers."""
        asked = thing.casefold()
        every = (*self.details, *self.lines)
        return tuple(line.text for line in every if asked in (one.casefold() for one in line.about))
