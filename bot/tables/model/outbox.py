"""What goes out: written by a commit, sent by a courier, in the order of each address.

Facts and secrets are sent as they were written, each exactly once as far as the platform allows. Boards and notices
are not texts but wishes: "the board of this table is out of date". The courier renders them from the newest state
when it sends them, so of several waiting ones the last is enough, and nobody is called who has already acted.

What comes to wait while its like is waiting takes the other's place in the queue and goes no further back: where much
happens, the board would otherwise never have its turn. A wish to be posted anew is not forgotten over a later change:
the two wait side by side, and are carried as one.

| message | to | is | coalesces |
| --- | --- | --- | --- |
| `BoardChanged` | a place | the one living message: picture, whose turn, time left, buttons | yes, by place |
| `TableLine` | a place | what happened; where boards hold the last lines, only what deserves a message | never |
| `NoticeChanged` | a person | the one live notice of a person at a table, with buttons | yes, by seat |
| `Whisper` | a person | a fact for this person alone | never |
| `RoomWanted` | a place | a private room beside it for a team, where the platform has such | never |
| `SetAside` | a place | that its table cannot be played on just now | never |

A place's key and a person's id are addresses; which of a person's doors is taken is the courier's ladder
(`bot/couriers/ladder.py`). A message for a person never falls to a public place.
"""

from dataclasses import dataclass
from typing import TypeAlias

from bot.tables.model.intents import PersonId, PlaceKey, TableId
from engine.core.seat import Seat
from engine.core.tagged import Tagged, tagged


class Message(Tagged):
    """Something to be sent."""

    __slots__ = ()


@tagged("table.board_changed")
class BoardChanged(Message):
    """The living board of a place is out of date. `anew`: post it below what was said since, instead of editing."""

    place: PlaceKey
    anew: bool = False


@tagged("table.line")
class TableLine(Message):
    """What happened, in the table's language."""

    place: PlaceKey
    text: str
    aloud: str = ""
    """What of it deserves a message of its own where boards hold the last lines themselves."""
    asks: bool = False
    """Whether it asks all who are here whether they agree: answered, it need not stand there any more."""


@tagged("table.notice_changed")
class NoticeChanged(Message):
    """The live notice of a seat is out of date.

    `asking` counts how often the seat was asked: a new question is a new message, since an edit notifies nobody; the
    one before it is marked done.
    """

    person: PersonId
    seat: Seat
    asking: int
    reminds: int = 0
    """How many reminders there were by now: a reminder is a new message as well."""


@tagged("table.whisper")
class Whisper(Message):
    """A fact for one person, in that person's language; it says which table it is about."""

    person: PersonId
    text: str
    seat: Seat | None = None
    """The seat whose notice says it too while something is asked of it: where boards fold, that is enough."""
    quiet: bool = False
    """Whether it is enough as well that their one message says it while nothing is asked of them."""


@tagged("table.room_wanted")
class RoomWanted(Message):
    """These people are a team and would like to talk among themselves."""

    place: PlaceKey
    people: tuple[PersonId, ...]
    name: str
    text: str
    """What is said in the room first."""


@tagged("table.set_aside")
class SetAside(Message):
    """The table of this place cannot be played on just now. Nothing more is known of it for sure."""

    place: PlaceKey
    language: str
    code: str


Address: TypeAlias = str


@dataclass(frozen=True, slots=True)
class Outgoing:
    """A message with all that a store and a courier must know without reading it."""

    table: TableId
    address: Address
    """Messages to one address are sent in the order in which they were committed."""
    coalesce: str
    """Of waiting messages with equal keys only the newest is sent, where the first one waits; empty: every one is."""
    message: Message


def outgoing(table: TableId, message: Message) -> Outgoing:
    """The envelope of a message.

    >>> outgoing("k3f9w2ab", BoardChanged("web:kitchen")).coalesce
    'k3f9w2ab/board'
    """
    match message:
        case BoardChanged(place, anew):
            return Outgoing(table, place, f"{table}/board/anew" if anew else f"{table}/board", message)
        case TableLine(place, _, _, _) | RoomWanted(place, _, _, _) | SetAside(place, _, _):
            return Outgoing(table, place, "", message)
        case NoticeChanged(person, seat, _, _):
            return Outgoing(table, person, f"{table}/notice/{seat}", message)
        case Whisper(person, _, _, _):
            return Outgoing(table, person, "", message)
    raise TypeError(f"no envelope fits {type(message).__name__}")
