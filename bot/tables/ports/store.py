"""What the table asks of a store: tables taken and put back whole, letters carried once, alarms, people."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

from bot.tables.model.intents import Door, PersonId, PlaceKey, TableId
from bot.tables.model.outbox import Message, Outgoing
from bot.tables.model.profile import Profile
from bot.tables.model.reply import Reply
from bot.tables.model.table import History, LogLine, Table
from bot.tables.ports.platform import MessageId
from engine.core.match import Match

T = TypeVar("T")
U = TypeVar("U")


@dataclass(frozen=True)
class Kept:
    """A table as it was taken from the shelf; version 0 is one that is not there yet."""

    version: int
    table: Table
    match: Match[Any] | None
    history: History = ()
    unread: Any = None
    """What a newer house has written into it, which goes back with it as it is."""


@dataclass(frozen=True, slots=True)
class Change:
    """What is to be kept of one act: a table as it is now, what was entered, what goes out, and when it wakes."""

    table: Table
    match: Match[Any] | None
    now: int
    lines: tuple[LogLine, ...] = ()
    outbox: tuple[Outgoing, ...] = ()
    wake_at: int | None = None


@dataclass(frozen=True, slots=True)
class Committed:
    """Everything is kept."""


@dataclass(frozen=True, slots=True)
class Repeated:
    """This delivery was answered before; nothing was kept now."""

    reply: Reply


@dataclass(frozen=True, slots=True)
class Conflict:
    """The table is another version by now, or a place is taken; nothing was kept."""


CommitOutcome: TypeAlias = Committed | Repeated | Conflict


@dataclass(frozen=True, slots=True)
class Letter:
    """A message on its way."""

    number: int
    """The order in which letters to one address are carried."""
    table: TableId
    address: str
    nonce: str
    """The same whenever this letter is tried."""
    tries: int
    message: Message
    together: int = 0
    """The same for letters of an address that were taken together, also by a worker that has died since: what it may
    have sent as one message is the same message when it is sent again."""


@dataclass(frozen=True, slots=True)
class Posted:
    """Where a living message stands on its platform."""

    message: MessageId
    about: str = ""
    buried: int = 0
    """Lines of ours that were sent below it since."""
    door: Door | None = None
    person: PersonId = ""
    place: PlaceKey = ""
    """Where it stands in public: a call."""
    shown: str = ""
    """A digest of what it says."""


@dataclass(frozen=True, slots=True)
class RateLimit:
    """How often something may be done: so many times at once, then once in so many milliseconds."""

    every_ms: int
    burst: int

    def after(self, now: int, next_at: int) -> tuple[int, int]:
        """The milliseconds to wait at `now`, and the new `next_at` once a turn is taken without waiting.

        >>> limit = RateLimit(every_ms=3000, burst=2)
        >>> limit.after(0, 0), limit.after(0, 3000), limit.after(0, 6000)
        ((0, 3000), (0, 6000), (3000, 6000))
        """
        wait = max(0, max(now, next_at) - now - (self.burst - 1) * self.every_ms)
        return wait, next_at if wait else max(now, next_at) + self.every_ms


@dataclass(frozen=True, slots=True)
class TableAside:
    """A table that was set aside: nothing of it is deleted, nobody is held up by it, and it can be taken up again."""

    table: TableId
    why: str
    code: str
    """Under which the person and the log know it."""
    at: int


ANSWERS_KEPT = 32
"""A delivery comes again soon or never: of a table what became of so many is kept, the latest ones."""
PACES_LAST_MS = 7 * 86_400_000
"""A pace that nobody has kept for so long is as good as none."""
PULSE_BYTES = 16_384
"""As much as is kept of an act at a table."""


class Tables(Protocol):
    """Tables, taken and put back whole, and what they are found by."""

    async def load(self, table: TableId) -> Kept | None:
        """A table without its log. One that cannot be read is set aside; one that is set aside is None."""
        ...

    async def history(self, table: TableId, since: int = 0) -> History:
        """The log of a table from this line on."""
        ...

    async def remembered(self, table: TableId, delivery: str) -> Reply | None:
        """The answer that a delivery was given."""
        ...

    async def commit(self, kept: Kept, change: Change, delivery: str, reply: Reply) -> CommitOutcome:
        """Keep what was done at a table: the table, log, reply, outbox, alarm, and who and where it is found by.

        A delivery without a name never comes again: nothing is kept of its answer.
        """
        ...

    async def table_at(self, place: PlaceKey) -> TableId | None:
        """The last table of a place, be it over or not; a place takes a new one when its last one is over or aside."""
        ...

    async def load_at(self, place: PlaceKey) -> Kept | None:
        """This very table, loaded."""
        ...

    async def tables_of(self, person: PersonId) -> tuple[TableId, ...]:
        """The tables of a person that are not over, in alphabetical order."""
        ...

    async def finished_of(self, person: PersonId) -> tuple[TableId, ...]:
        """The tables of a person that are over and still kept, in alphabetical order."""
        ...

    async def clear_out(self, before: int, now: int) -> int:
        """Delete what nobody needs any more; how many tables were over before then.

        With them go the people who were last seen before then and are at no table that is kept, letters that died
        before then, and paces that nobody has kept for a week.
        """
        ...

    async def set_aside(self, aside: TableAside) -> bool:
        """Let a table hold up nobody: it is found by its id alone. Its places are told once; False if it was aside."""
        ...

    async def all_aside(self) -> tuple[TableAside, ...]:
        """The tables that are set aside, the longest first."""
        ...

    async def take_up(self, table: TableId, now: int) -> bool:
        """A table that was set aside is one like all others, if it can be read by now; its alarm rings at once."""
        ...


class Alarms(Protocol):
    """When tables wake."""

    async def due(self, now: int, most: int) -> tuple[TableId, ...]:
        """Tables whose alarm should have gone off by now and that no other worker is waking."""
        ...

    async def snooze(self, table: TableId, until: int) -> None:
        """Let the alarm of a table ring then, and no sooner; an act at the table sets it anew."""
        ...


class People(Protocol):
    """What is kept of people across tables."""

    async def person(self, person: PersonId) -> Profile:
        """What is remembered of a person."""
        ...

    async def change_person(self, person: PersonId, learn: Callable[[Profile], Profile]) -> Profile:
        """Learn something of a person, and what is remembered of them now; nothing else learnt meanwhile is lost."""
        ...

    async def seen(self, person: PersonId, now: int) -> None:
        """A person is there: what is remembered of them is of use."""
        ...

    async def forget(self, person: PersonId) -> None:
        """Delete whatever is kept of a person by itself."""
        ...


class Letters(Protocol):
    """What waits in the outbox: each is carried once."""

    async def claim(self, now: int, most: int) -> tuple[Letter, ...]:
        """Letters that wait and that no other worker is carrying; what was superseded is not among them."""
        ...

    async def done(self, letters: tuple[Letter, ...]) -> None:
        """Letters of one address were carried as one message: they go as one, or not at all."""
        ...

    async def later(self, letters: tuple[Letter, ...], at: int, failed: bool = True) -> None:
        """Letters to be tried again, not before then; the first one failed, or was only told to wait."""
        ...

    async def bury(self, letter: Letter, why: str, now: int) -> None:
        """A letter that cannot be carried; an operator can see it."""
        ...

    async def dead(self) -> list[tuple[str, str]]:
        """Of each letter that could not be carried, why, and what it was."""
        ...


class LivingMessages(Protocol):
    """Where the messages stand that are kept up to date."""

    async def posted(self, table: TableId, slot: str) -> Posted | None:
        """Where a living message of a table stands."""
        ...

    async def keep_posted(self, table: TableId, slot: str, posted: Posted) -> None:
        """Remember where it stands."""
        ...

    async def drop_posted(self, table: TableId, slot: str) -> None:
        """It does not live any more."""
        ...


class RateLimits(Protocol):
    """What all processes together may do so often and no oftener."""

    async def turn(self, key: str, now: int, pace: RateLimit) -> int:
        """Take a turn at something that all processes share; 0, or the milliseconds until there is one to take."""
        ...

    async def hold(self, key: str, until: int) -> None:
        """Let nobody take a turn there before then."""
        ...

    async def alone(self, what: str, who: str, lasting_ms: int) -> bool:
        """Be the only one who does this for so long from now, and again before that is over; whether nobody else is."""
        ...


class Shelf(Tables, Alarms, People, Letters, LivingMessages, RateLimits, Protocol):
    """Everything that is kept. Whatever one call keeps is kept whole or not at all."""

    async def both(self, one: Coroutine[Any, Any, T], other: Coroutine[Any, Any, U]) -> tuple[T, U]:
        """What comes of two looks: together where each is a journey, one after the other where neither takes long."""
        ...

    async def pulse(self, now: int) -> None:
        """Keep as much as an act at a table does: `StoreTrouble` if that cannot be."""
        ...

    async def left_at(self) -> int:
        """When the house before this one was last heard of; 0 where others may be open beside us."""
        ...

    async def put_clock(self, by: int) -> None:
        """The clock was put by so much: whatever waits for its time waits as long as it would have."""
        ...
