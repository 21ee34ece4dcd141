"""What happened, told to those who may know it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, TypeAlias

from engine.core.seat import Audience, Seat, hears
from engine.core.tagged import Tagged

Mood: TypeAlias = Literal["glad", "grim", "plain"]


@dataclass(frozen=True, slots=True)
class Moment:
    """How an event is felt where it can be shown large for a second."""

    mood: Mood = "plain"
    """How it is for whom it happens to."""
    of: str = ""
    """The piece or place that is seen, as pictures name it."""
    dice: tuple[int, ...] = ()
    """The dice as they lie."""
    needed: int = 0
    """What each of them had to reach; 0 if none had to reach anything."""


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

    def with_more(self, _later: "Event") -> "Event | None":
        """What tells this and a later one at once, to whoever learns both in one moment; None if they are two."""
        return None

    @property
    def is_beat(self) -> bool:
        """Whether it only marks time: whose turn it is now, that somebody has answered. Whoever is asked something sees
        as much from that, and looks for what happened.
        """
        return False

    @property
    def gain(self) -> tuple[Any, int] | None:
        """Whom it brings nearer to winning (as `Game.whose` knows them), and by how much; None if it brings nobody."""
        return None

    @property
    def moment(self) -> Moment | None:
        """How it is felt; None for what is merely told."""
        return Moment() if self.is_dramatic else None


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


def joined(events: Iterable[Event]) -> tuple[Event, ...]:
    """What is learned in one moment, each kind of news told once."""
    told: list[Event] = []
    for event in events:
        for at, before in enumerate(told):
            both = before.with_more(event)
            if both is not None:
                told[at] = both
                break
        else:
            told.append(event)
    return tuple(told)
