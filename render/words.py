"""What the drawing house asks of whoever speaks: it never loads a message, nor knows a language."""

from collections.abc import Sequence
from typing import Any, Protocol

from engine.core.event import Event
from engine.core.refusal import Refused
from engine.core.seat import Seat


class Words(Protocol):
    """Says things in one language; `bot.text.Words` is one."""

    @property
    def lang(self) -> str:
        """The language, as `pt-BR`."""

    @property
    def seats(self) -> Sequence[str]:
        """The names of those who sit at the table, if any sit there."""

    def __call__(self, key: str, /, **params: Any) -> str:
        """The message under a key."""

    def __hash__(self) -> int:
        """Each is itself: what was worked out with its words is kept under it."""

    def name(self, slug: str, name: str) -> str:
        """The word for an id of a game."""

    def named(self, slug: str, sign: str) -> str:
        """A piece that is known by a sign, as people call it; empty if it is none."""

    def event(self, event: Event) -> str:
        """What happened, as a line."""

    def refusal(self, slug: str, refused: Refused) -> str:
        """Why something is not allowed."""


def sitter(words: Words, seat: Seat) -> str:
    """Who sits there: a name, or the number of the seat."""
    return words.seats[seat] if seat < len(words.seats) else words("core-seat", number=seat + 1)


def sentence(text: str) -> str:
    """A text with a capital at its start.

    >>> sentence("роль")
    'Роль'
    """
    return text[:1].upper() + text[1:]
