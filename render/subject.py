"""What is painted: what somebody sees of a game, what is drawn over it, and the words for it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.seat import Seat
from engine.core.view import Seen, View
from render.painter import Marks
from render.words import Words, sitter

V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class PictureSubject(Generic[V]):
    """The subject of one picture. A game's own says what its painters ask of the view."""

    slug: ClassVar[str]

    seen: Seen[V, Any]
    marks: Marks
    words: Words

    @property
    def view(self) -> V:
        """What the viewer may know."""
        return self.seen.view

    @property
    def headline(self) -> str:
        """Whose turn it is, or how it ended."""
        return self.words("core-called-off") if self.marks.called_off else self.course

    @property
    def course(self) -> str:
        """How the match goes by itself, in the words of its game."""
        raise NotImplementedError

    def sitter(self, seat: Seat) -> str:
        """Who sits there."""
        return sitter(self.words, seat)

    def called(self, name: str) -> str:
        """The word for an id of the game."""
        return self.words.name(self.slug, name)

    def together(self, things: Iterable[str]) -> str:
        """Several things with the language's own "and" before the last, or nothing."""
        *most, last = tuple(things) or ("",)
        return f"{', '.join(most)} {self.words('core-and')} {last}" if most else last

    def listed(self, things: Iterable[object]) -> str:
        """Several things with commas, or "none"."""
        return ", ".join(map(str, things)) or self.words("core-none")
