"""What happened, told to those who may know it."""

from dataclasses import dataclass
from typing import ClassVar

from engine.core.seat import Audience, Seat, hears
from engine.core.tagged import Tagged


class Event(Tagged):
    """A fact of the game. Lines in the chat, arrows in the picture, digests and replays all come from these."""

    __slots__ = ()

    reveals: ClassVar[bool] = False
    """Whether it turns a secret into knowledge: from here on two worlds may part, and undo needs consent, even of
    whoever alone was told: they would go back and know."""

    for_good: ClassVar[bool] = False
    """Whether the rules count on it (a clock runs from here on, a post is taken): then nothing takes it back."""

    is_mark: ClassVar[bool] = False
    """Whether the board shows it by itself: a chat needs no line for it."""

    is_passing: ClassVar[bool] = False
    """Whether it is true for a moment: a board says it until anything else happens, and keeps nothing of it."""

    upon: ClassVar[str] = ""
    """The field that says to whom it happens (a seat, a piece, several); empty where it happens to nobody. Whoever
    comes back is told first what has happened to them."""

    is_dramatic: ClassVar[bool] = False
    """Whether it is worth a message of its own, also where the board tells what happened."""


@dataclass(frozen=True, slots=True)
class Told:
    """An event and who learns of it."""

    event: Event
    to: Audience = None

    def heard_by(self, listener: Seat | None) -> bool:
        """Whether a seat, or a spectator (None), learns of it."""
        return hears(self.to, listener)


def heard(told: tuple[Told, ...], listener: Seat | None) -> tuple[Event, ...]:
    """The events that one listener learns of, in order."""
    return tuple(one.event for one in told if one.heard_by(listener))
