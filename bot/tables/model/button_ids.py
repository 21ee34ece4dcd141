"""The ids of buttons: at most 64 bytes of ASCII that mean the same after any restart.

    m1 : table : seat : asking : kind : path

`asking` counts how often the seat was asked something new: a press for an earlier question is late, whatever
happened elsewhere at the table meanwhile. It is the seat's own count, so it tells nothing about anybody else.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from hashlib import blake2b

from bot.tables.model.intents import TableId
from engine.core.refusal import Refused
from engine.core.seat import Seat

MOST_BYTES = 64
_LONGEST_PATH = 40
_PREFIX = "m1"


class Kind(StrEnum):
    """What a button does."""

    ANSWER = "a"
    """Answer with the action of this path."""
    NARROW = "n"
    """Show the choices that begin with this path."""
    PAGE = "p"
    """Show further choices: `start` of the page, then the path."""
    GROW = "g"
    """Add the part of this path to the draft."""
    SHRINK = "u"
    """Take the last part off the draft."""
    CLEAR = "x"
    """Empty the draft."""
    FINISH = "d"
    """Carry the draft out: its verb, and what it is made of. Whoever presses late does not carry out another one."""
    COMMAND = "c"
    """A command of the table, with its arguments: `join`, `configure.rounds.3`."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """What the id of a button says."""

    table: TableId
    kind: Kind
    path: str = ""
    seat: Seat | None = None
    asking: int = 0

    @property
    def id(self) -> str:
        """The id.

        >>> Pressed("k3f9w2ab", Kind.ANSWER, "choose.3", 0, 4).id
        'm1:k3f9w2ab:0:4:a:choose.3'
        """
        seat = "" if self.seat is None else self.seat
        return f"{_PREFIX}:{self.table}:{seat}:{self.asking}:{self.kind}:{self.path}"


def read(pressed: str) -> Pressed:
    """The meaning of an id, or `Refused("bad_button")` for one that we never wrote.

    >>> read("m1:k3f9w2ab:0:4:a:choose.3").path
    'choose.3'
    """
    try:
        prefix, table, seat, asking, kind, path = pressed.split(":", 5)
        made = Pressed(table, Kind(kind), path, int(seat) if seat else None, int(asking))
    except ValueError:
        raise Refused("bad_button") from None
    if prefix != _PREFIX or made.id != pressed or not pressed.isascii():
        raise Refused("bad_button")
    return made


def path_of(tokens: tuple[str, ...]) -> str:
    """Tokens as a path; a long or foreign one is named by its digest.

    >>> path_of(("choose", "3"))
    'choose.3'
    """
    plain = ".".join(tokens)
    if plain.isascii() and len(plain) <= _LONGEST_PATH and ":" not in plain and not plain.startswith("~"):
        return plain
    return "~" + blake2b(plain.encode(), digest_size=12).hexdigest()


def path_of_draft(head: str, parts: Iterable[tuple[str, ...]]) -> str:
    """A draft as a path: its verb, and a digest of its parts.

    >>> path_of_draft("clue", ()), path_of_draft("clue", [("C07",)])
    ('clue', 'clue.cc4d5700dc81')
    """
    made = ";".join(map(" ".join, parts))
    return f"{head}.{blake2b(made.encode(), digest_size=6).hexdigest()}" if made else head
