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

    def sitter(self, seat: Seat) -> str:
        """Who sits there."""
        return sitter(self.words, seat)

    def called(self, name: str) -> str:
        """The word for an id of the game."""
        return self.words.name(self.slug, name)

    def listed(self, things: Iterable[object]) -> str:
        """Several things with commas, or "none"."""
        return ", ".join(map(str, things)) or self.words("core-none")
