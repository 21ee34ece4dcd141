"""What the table needs from the outside: a platform to send to, a painter, a clock. Adapters and tests provide them.

A `Platform` sends ready-made screens. It knows nothing of games; it escapes texts, uploads the picture with its alt
text, and lays out the buttons. It never falls from a private door to a public place: it raises.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, runtime_checkable

from bot.tables.model.intents import Door, PersonId, PlaceKey, TableId
from bot.tables.model.reply import Form, Painted, Screen
from bot.text import Words
from engine.core.action import Action, Tokens
from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.view import Seen
from engine.games import AnyGame

MessageId: TypeAlias = str
"""The platform's own id of a sent message."""

Clock: TypeAlias = Callable[[], int]
"""The time in milliseconds since 1970."""


class Failed(Exception):  # noqa: N818  it says what came of a sending
    """Something was not sent."""


class DoorClosed(Failed):
    """This person does not let us in by this door."""


class PlaceGone(Failed):
    """The place does not exist any more, or we were removed from it."""


@dataclass
class PlaceHasMoved(Failed):
    """The place goes on under another key; nothing was sent."""

    to: PlaceKey


@dataclass
class Hushed(Failed):
    """We may not write in this place for now; `why` is `right`, `locked` or `away`."""

    place: PlaceKey
    why: str


class Unsayable(Failed):
    """These words are not let through, now or later: nothing else has to wait for them."""


class MessageGone(Failed):
    """The message to be edited or deleted is not there any more."""


@dataclass
class RetryAfter(Failed):
    """Too much at once: not before so many seconds."""

    seconds: float


class Unreachable(Failed):
    """The platform does not answer, or answers nonsense: try again later."""


class TakesNoFile(Unreachable):
    """Something of the platform's own is broken, such as its disk: what is only said may go through all the same."""


Destination: TypeAlias = PlaceKey | Door
"""A public place by its key, or one private door of one person."""


class Platform(Protocol):
    """One adapter's way out."""

    name: str
    """The first part of its place keys and person ids: `discord`, `telegram`, `web`."""
    folds: bool
    """Whether its boards hold the last lines in their own text (`Screen.lately`), so that a line is a message of its
    own only if it deserves one."""

    async def send(self, to: Destination, screen: Screen, picture: Painted | None, nonce: str) -> MessageId:
        """Send a new message. `nonce` is the same when a sending is tried again: send it once if the platform can."""
        ...

    async def edit(self, to: Destination, message: MessageId, screen: Screen, picture: Painted | None) -> None:
        """Make a sent message say this instead. Equal content is a success."""
        ...

    async def delete(self, to: Destination, message: MessageId) -> None:
        """Take a sent message away; one that is gone already is a success."""
        ...


@runtime_checkable
class PaintsLater(Protocol):
    """What a platform can do besides where a message may change as often as it likes: words first, their picture later.

    It has it painted itself, for whoever looks.
    """

    @property
    def easel(self) -> object:
        """Where it is painted."""
        ...


@runtime_checkable
class ShowsHands(Protocol):
    """What a platform can do besides where everybody sees their own hand, with what they are asked: a notice only calls
    them there (`A_CALL`), and nobody has to work out what it would say.
    """

    shows_hands: bool
    """Whether it does."""


@runtime_checkable
class Rooms(Protocol):
    """What a platform can do besides where it has private rooms."""

    async def open_room(self, place: PlaceKey, name: str, people: Sequence[PersonId]) -> PlaceKey | None:
        """A room beside a place that only these people see; None where we may not open one."""
        ...


@runtime_checkable
class LinksDoors(Protocol):
    """What a platform can do besides where a private chat has to be opened by the person, and a link leads there."""

    def door_link(self, table: TableId, path: str) -> str:
        """The address that opens the private chat and gives this command of a table there."""
        ...


@runtime_checkable
class OpensPlaces(Protocol):
    """What a platform can do besides where a place may begin with a message of ours, which stays where it is."""

    def opens(self, place: PlaceKey, message: MessageId) -> bool:
        """Whether a place begins with this message."""
        ...


@runtime_checkable
class Following(Protocol):
    """What a platform can do besides where a private answer can be changed while its reader has it open."""

    async def follow(
        self, person: PersonId, table: TableId, screen: Screen, paint: Callable[[], Awaitable[Painted | None]] | None
    ) -> bool:
        """Make what this person has open of a table show this, with the picture that stands there if none is painted;
        False if nothing is open: then they are called."""
        ...

    def is_used(self, person: PersonId, table: TableId) -> bool:
        """Whether this person has just pressed something in what they have open of a table."""
        ...


@runtime_checkable
class Attentive(Protocol):
    """What a platform can do besides where it hears what somebody presses in their private chat."""

    def looks_at(self, door: Door, message: MessageId) -> bool:
        """Whether its reader has just pressed something in this message, and nothing stands below it."""
        ...


@dataclass(frozen=True)
class Subject:
    """What a painter paints from: one view and what its viewer was told, never a position."""

    game: AnyGame
    seen: Seen[Any, Any]
    words: Words
    recent: Sequence[Event] = ()
    """What happened last, for arrows and ghosts; only what this viewer was told."""
    targets: tuple[Tokens, ...] = ()
    labels: tuple[str, ...] = ()
    draft: Action[Any] | None = None
    """An answer being composed; the view then is that of the position after its parts so far."""
    closer: Tokens | None = None
    """What is looked at from near; None for the whole picture."""
    form: Form = "photo"
    ending: bool = False
    """Whether it is who has won that is wanted, to be shown around."""
    called_off: bool = False
    """Whether all have agreed to end the match here, without a result."""
    figures: tuple[tuple[str, str], ...] = ()
    """What a page of the rules is about, each with its name: a picture of these is wanted, whatever is to be seen."""


class ViewPainter(Protocol):
    """Paints a view."""

    def paint(self, subject: Subject) -> Painted | None:
        """The picture with its alt text and its text twin; None for a game without pictures."""
        ...

    def look(self, subject: Subject, at: Tokens) -> str:
        """What there is to say about these places, rows or pieces; about everything if none is named."""
        ...


@dataclass(frozen=True, slots=True)
class Thought:
    """What a computer player answers from: what its seat is shown, and dice of its own."""

    level: str
    game: AnyGame
    seen: Seen[Any, Any]
    dice: Dice


class Workshop(Protocol):
    """Where all is done that takes long, so that nobody's answer waits for it."""

    async def paint(self, subject: Subject) -> Painted | None:
        """As a `Painter` does."""
        ...

    async def look(self, subject: Subject, at: Tokens) -> str:
        """As a `Painter` does."""
        ...

    async def think(self, thought: Thought) -> Action[Any]:
        """What a computer player answers; `Refused` if it finds nothing that the rules allow."""
        ...
