"""A table as it is saved: who sits where, what phase it is in, what it waits for. Plain frozen data."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from hashlib import blake2b
from typing import Literal, TypeAlias

from bot.tables.model.intents import PersonId, PlaceKey, TableId
from engine.core.action import Tokens
from engine.core.event import Told
from engine.core.match import Entry, Learned
from engine.core.seat import Seat
from engine.core.settings import Value

GAMES_OWN_CLOCKS = "game"
NO_CLOCK = "none"
SPEEDS = {"slow": 200, "normal": 100, "once": 10}
"""How many hundredths of the usual time computer players take."""


class Phase(StrEnum):
    """Where a table is in its life."""

    LOBBY = "lobby"
    GATHERING = "gathering"
    """The presence check: everybody confirms and has a private door open."""
    PLAYING = "playing"
    FINISHED = "finished"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who holds a seat: a person, a computer player, or nobody yet."""

    person: PersonId | None = None
    name: str = ""
    language: str = ""
    computer: str = ""
    """The level of the computer player that acts now, be it the holder or one that stands in for the person."""
    role: str = ""
    confirmed: bool = False
    missed: int = 0
    """Deadlines let pass in a row."""
    stood_in_at: int | None = None
    """Since when a computer player stands in without having been asked to."""
    unreached: bool = False
    """Everybody was told that no private door of this person is open."""
    gave_up: bool = False
    """The person has left for good; the seat may be taken by anybody."""
    first_turn: int = 0
    """Which of the first turns of their first game of this kind this is for the person; 0 where it is none of them."""
    hinted: bool = False
    """Whether each of these turns begins with a hint."""
    did: str = field(default="", repr=False)
    """What the person did last, in their own language: it can be told only on the board on which it was done."""

    @property
    def is_free(self) -> bool:
        """Nobody sits here at all."""
        return self.person is None and not self.computer

    @property
    def acts(self) -> PersonId | None:
        """The person who decides for this seat just now."""
        return None if self.computer else self.person

    @property
    def is_called_out(self) -> bool:
        """Whether anybody may take this seat over in play."""
        return self.person is None or self.gave_up or self.stood_in_at is not None


@dataclass(frozen=True, slots=True)
class Opening:
    """The clock of one open question, in the order of `Position.open_questions`."""

    opened_at: int
    due_at: int | None
    reminded: int = 0


@dataclass(frozen=True, slots=True)
class Wish:
    """Something the whole table is asked: to undo, to end the game, to change the clocks, to give somebody a seat."""

    about: Literal["undo", "end", "pace", "seat"]
    by: Seat | None
    """None if the house asks, or somebody who has no seat."""
    voters: tuple[Seat, ...]
    agreed: tuple[Seat, ...] = ()
    to: int = 0
    """Undo: how many entries of the log would be left."""
    was_seen: bool = False
    """Undo: what came out since stays known."""
    pace: str = ""
    """Pace: how long decisions would take."""
    newcomer: Sitter | None = None
    """Seat: who would sit down."""
    seat: Seat = 0
    """Seat: where."""


@dataclass(frozen=True, slots=True)
class Asking:
    """How often a seat was asked something new, and since when it is asked what it is asked now."""

    number: int = 0
    since: int = 0


@dataclass(frozen=True, slots=True)
class Later:
    """The rest of a typed line, kept for its author; nobody else's business, as a draft is."""

    by: PersonId | None = None
    entries: tuple[Tokens, ...] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True)
class TeamLine:
    """A line of talk within a team."""

    by: Seat
    to: tuple[Seat, ...]
    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Table:
    """One table. The position lies beside it (`bot/tables/ports/store.py`), the log in the store."""

    id: TableId
    game: str
    language: str
    host: PersonId
    places: tuple[PlaceKey, ...]
    opened_at: int
    secret: str = field(repr=False)
    """From which the seed of the dice and the pace of computer players follow."""
    sitters: tuple[Sitter, ...]
    phase: Phase = Phase.LOBBY
    settings: dict[str, Value] = field(default_factory=dict)
    pace: str = GAMES_OWN_CLOCKS
    speed: str = "normal"
    """How long computer players take over an answer: one of `SPEEDS`."""
    spectators: tuple[PersonId, ...] = ()
    roles: tuple[str, ...] = ()
    """In play: the role of each seat."""
    seed: str = field(default="", repr=False)
    started_at: int = 0
    held: tuple[tuple[str, Seat], ...] = ()
    """In play: a mark of whoever has ever had a seat, and which. It names nobody, and outlasts being forgotten."""
    entries: int = 0
    """Lines of the log so far."""
    askings: tuple[Asking, ...] = ()
    drafts: tuple[str, ...] = ()
    """Each seat's private draft as JSON, or nothing. It is nobody else's business and never in the log."""
    later: tuple[Later, ...] = ()
    """What each seat's person has typed ahead."""
    openings: tuple[Opening, ...] = ()
    paused_at: int | None = None
    paused_by: str = ""
    paused_ms: int = 0
    """How long the game has stood still in all, before this pause."""
    stopped: bool = False
    """Whether it is paused because nobody could be reached."""
    hushed: tuple[tuple[PlaceKey, str], ...] = ()
    """Places where we may not write for now, and why (`bot/tables/handlers/reach.py`)."""
    wish: Wish | None = None
    talk: tuple[TeamLine, ...] = ()
    """The newest lines of talk within teams."""
    lately: tuple[str, ...] = ()
    """The newest of what everybody was told, in the table's language."""
    moment: str = ""
    """What is true for a moment, in the table's language; gone with the next thing that happens."""
    asides: tuple[tuple[str, ...], ...] = field(default=(), repr=False)
    """What each seat alone was told last, in its own language, until it is asked anew or all are told something."""
    touched_at: int = 0
    lesson: int = 0
    """At which step of the game's lesson this table is, from 1; 0 if it is none, or is played on freely."""
    number: int = 1
    """Which it is of the tables of its game that its host had when it was opened."""
    champions: tuple[PersonId, ...] = ()
    """Until the deal, and for a game that asks: who won its match before this one, at the same place."""

    @property
    def is_playing(self) -> bool:
        """In play and not paused."""
        return self.phase is Phase.PLAYING and self.paused_at is None

    @property
    def is_over(self) -> bool:
        """Nothing more can happen here."""
        return self.phase in (Phase.FINISHED, Phase.CANCELLED)

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where, for texts."""
        return tuple(sitter.name for sitter in self.sitters)

    def seat_of(self, person: PersonId) -> Seat | None:
        """The seat that a person holds, whoever acts for it."""
        return next((seat for seat, one in enumerate(self.sitters) if one.person == person and not one.gave_up), None)

    @property
    def people(self) -> tuple[PersonId, ...]:
        """Everybody who holds a seat, in seat order."""
        return tuple(one.person for one in self.sitters if one.person is not None and not one.gave_up)

    def others(self, person: PersonId) -> tuple[Seat, ...]:
        """The seats of the other people, in seat order: by them somebody tells one of their tables from another."""
        seats = enumerate(self.sitters)
        return tuple(seat for seat, one in seats if one.person not in (None, person) and not one.gave_up)

    @property
    def everybody(self) -> tuple[PersonId, ...]:
        """Everybody for whom this table is one of theirs: those seated and those watching."""
        return tuple(dict.fromkeys((*self.people, *self.spectators, self.host)))

    def seat_once_held(self, person: PersonId) -> Seat | None:
        """The seat that a person holds or has ever held in this match: whoever has seen one side plays no other."""
        return dict(self.held).get(self.mark(person))

    def holding(self, seat: Seat, person: PersonId) -> "Table":
        """The table that remembers who has had a seat."""
        return replace(self, held=(*self.held, (self.mark(person), seat)))

    def mark(self, person: PersonId) -> str:
        """A mark of somebody at this table, which names nobody."""
        return blake2b(person.encode(), key=self.secret.encode()[:64], digest_size=8).hexdigest()

    def with_sitter(self, seat: Seat, sitter: Sitter) -> "Table":
        """The table with another sitter on a seat."""
        return replace(self, sitters=(*self.sitters[:seat], sitter, *self.sitters[seat + 1 :]))

    def aside(self, seat: Seat) -> tuple[str, ...]:
        """What a seat alone was told last."""
        return self.asides[seat] if seat < len(self.asides) else ()

    def with_aside(self, seat: Seat, lines: tuple[str, ...]) -> "Table":
        """The table with something told to a seat alone."""
        asides = [self.aside(one) for one in range(len(self.sitters))]
        return replace(self, asides=(*asides[:seat], lines, *asides[seat + 1 :]))

    def with_draft(self, seat: Seat, draft: str) -> "Table":
        """The table with a seat's draft."""
        return replace(self, drafts=(*self.drafts[:seat], draft, *self.drafts[seat + 1 :]))


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of a table's log: what was entered, what it told whom, and when. The first holds the start alone."""

    entry: Entry | None
    told: tuple[Told, ...]
    learned: Learned
    at: int


History: TypeAlias = Sequence[LogLine]
