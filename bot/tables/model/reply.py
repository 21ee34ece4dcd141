"""What people get to see, before any platform has dressed it: texts, a picture request, buttons.

Everything here is plain data in one person's (or the table's) language. Texts are never markup: an adapter escapes
them whole. Buttons carry ids of ours that are at most 64 bytes of ASCII, survive restarts, and come back in `Press`.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from bot.tables.model.intents import TableId
from engine.core.action import Tokens
from engine.core.seat import Seat
from render.packing import PackedScene

MOST_BUTTONS = 20
"""More choices than this are narrowed step by step; leaves room for five controls on the strictest platform."""

MOST_IN_A_ROW = 5

Form: TypeAlias = Literal["photo", "scene", "cover", "poster"]
"""A finished picture, the list of its marks for whoever draws it themselves; the same two of the game's cover, last."""
Tone: TypeAlias = Literal["plain", "main", "danger", "quiet"]


@dataclass(frozen=True, slots=True)
class Button:
    """Something to press. Adapters may show a row of many as a menu: same ids, same labels, same order."""

    id: str
    label: str
    tone: Tone = "plain"
    help: str = ""
    """What it does, for a tooltip, a menu's second line or a screen reader."""
    on: bool = True
    """False: shown, but it cannot be pressed now."""
    url: str = ""
    """Opens this address instead of being pressed."""
    mark: str = ""
    """How the picture beside it marks what it chooses; by its label, if empty."""


Row: TypeAlias = tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class PictureWanted:
    """Which picture belongs to a screen; `Service.picture` paints it from a view when it is sent."""

    table: TableId
    kind: Literal["board", "seat", "moment", "closer", "ending", "topic"]
    """The public board; a seat's own picture, with its draft if it has one; a moment of the log (replay, undo); what
    somebody wants to see larger; who has won, to be shown around; what a page of the rules is about."""
    language: str
    seat: Seat | None = None
    """Whose view; None is everybody's."""
    moment: int | None = None
    targets: tuple[Tokens, ...] = ()
    """What the buttons beside it choose among, as tokens: the picture marks them with the buttons' labels."""
    labels: tuple[str, ...] = ()
    """The labels of those buttons."""
    things: Tokens = ()
    """What is looked at from near."""
    form: Form = "photo"


@dataclass(frozen=True, slots=True)
class Painted:
    """A picture with its equals in words, all made from the same view."""

    photo: bytes
    """A JPEG; empty where a scene was wanted."""
    alt: str
    """Short enough for an alt text."""
    twin: str
    """Good enough to play from."""
    scene: PackedScene | None = None
    """The marks of the picture, where they were wanted in its place."""


@dataclass(frozen=True, slots=True)
class Screen:
    """One message: text, perhaps a picture, perhaps buttons in rows (wrapped by the adapter where it must)."""

    text: str
    picture: PictureWanted | None = None
    rows: tuple[Row, ...] = ()
    typed: str = ""
    """An example of a line that may be typed instead; empty if nothing can be typed here."""
    mentions: str | None = None
    """The one person whom this message calls by name (a notice in a public place)."""
    named: str = ""
    """How the text names that person: a platform that shows a mention as a name puts it there."""
    due_at: int | None = None
    """When the time for a decision is up, in milliseconds since 1970, for platforms that can count down."""
    awaits: tuple[Seat, ...] = ()
    """Whose turn it is, as far as everybody knows: platforms with colours may give the message that of the seat."""
    lately: tuple[str, ...] = ()
    """What happened last, oldest first: boards of platforms that fold show it in their own text."""

    besides: tuple[str, ...] = ()
    """What may be read as well and is not needed, under its heading: platforms fold it away."""
    listed: int = 0
    """So many of its first buttons are one list to choose from, each with its help: platforms with menus show one."""

    @property
    def buttons(self) -> Row:
        """All buttons, row after row."""
        return tuple(button for row in self.rows for button in row)


A_CALL: Final = Screen("")
"""A notice where its person sees their hand, with what is asked, as soon as they look: it calls, and says nothing."""


def newest(lines: tuple[str, ...], most: int, length: Callable[[str], int] = len) -> str:
    """As many of the last lines as fit into so many letters.

    >>> newest(("one", "two", "three"), 9)
    'two\\nthree'
    """
    shown = "\n".join(lines)
    while shown and length(shown) > most:
        _, _, shown = shown.partition("\n")
    return shown


@dataclass(frozen=True, slots=True)
class File:
    """A document for one person."""

    name: str
    content: str


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to an intent. It is for the person who asked, and nobody else may see it.

    `text` is short (a toast); `screen` is shown in private: in place of the pressed message if `in_place`, which is
    only ever said when that message was private itself. What everybody gets goes through the outbox instead.
    """

    text: str = ""
    ok: bool = True
    """False if the intent was refused; then nothing changed."""
    screen: Screen | None = None
    in_place: bool = False
    is_hand: bool = False
    """Whether the screen is nothing but the hand, and hands are held at the place: a page shows them anyway."""
    file: File | None = None
    table: TableId = ""
    acted: bool = False
    """Whether it is told to all, whoever asked among them, or was entered into the match, which comes to the same."""
    taken_up: bool = False
    """Whether a part of an answer was put down for whoever acts, or a doubt about one: nothing is done yet, but what
    may be pressed is another thing now."""
    followed: bool = False
    """Whether the notice of whoever acted says by itself what came of it, so nothing has to be shown here."""
    rest: str = ""
    """What of the text is to be read when the hand has changed as well: what became of the rest of a line."""
    restated: bool = False
    """Whether the screen says what the text does: where both are read together, the rest of the text is enough."""
    idle: bool = False
    """Whether nothing more is asked of whoever acted: what they might do besides, such as an order for later, is worth
    a button and no picture."""
    why: str = ""
    """Id of a button that explains the refusal; empty if there is nothing to add."""

    @property
    def outcome(self) -> "Reply":
        """What is kept of it, should its delivery come again: what was said and done. What it showed is shown anew."""
        screen = None if self.screen is None else Screen("")
        return replace(self, screen=screen, is_hand=False, taken_up=False, file=None)
