"""What a game brings where it has the need: a word for its hosts, for absences, for computer players, for talk."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar

from engine.core.company import Company
from engine.core.dice import Dice
from engine.core.position import Position
from engine.core.seat import Seat
from engine.core.settings import Value

if TYPE_CHECKING:
    from engine.core.action import Action
    from engine.core.play import Play

B = TypeVar("B")
S = TypeVar("S")
SeatHook: TypeAlias = "Callable[[Play[B], Seat], None]"


@dataclass(frozen=True, slots=True)
class Adjustable(Generic[B, S]):
    """Settings that the host may change while a match is played; the board holds them."""

    names: tuple[str, ...]
    now: Callable[[B], S]
    """By which settings the match is played at this moment."""
    next: Callable[[B], S]
    """By which it will be, with all changes that were made."""
    adopt: "Callable[[Play[B], S], None]"
    """Take over changed settings, now or when the rules say so."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hosting(Generic[B, S]):
    """What a host's choices mean, beyond what each setting says of itself."""

    check: Callable[[S, int], None] = lambda _settings, _seats: None
    """`Refused` if these settings, each of them possible, do not go together."""
    check_roles: Callable[[S, tuple[str, ...]], None] = lambda _settings, _roles: None
    """`Refused` if the roles chosen, each of them possible, are no whole."""
    recommended: Callable[[S, int], int] | None = None
    """With how many seats a table of so many people is best played; None where any number is as good."""
    team_of: Callable[[str], str] = lambda _role: ""
    """The team in which a role plays; empty where everybody plays for themselves."""
    house_rules: Callable[[S], bool] = lambda _: False
    """Whether these settings depart from the publisher's rules: the table says so."""
    preset: Callable[[Mapping[str, Value]], Mapping[str, Value]] = lambda _typed: {}
    """What a choice of the host stands for: other settings, each of which the host may have set otherwise."""
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    """A few whole ways to play, by name, each with what it sets otherwise than usual: for whoever does not know the
    settings yet."""
    beginners: Mapping[str, Value] = field(default_factory=dict)
    """Settings for whoever sits down at once and alone, most likely for the first time."""
    resolve: Callable[[S, int], S] = lambda settings, _seats: settings
    """The settings as they hold at a table of so many seats: what the host has left open follows from the rest."""
    slow: Mapping[str, Value] = field(default_factory=dict)
    """Settings that hold, where the host has not chosen otherwise, at a table where a decision may take hours."""
    unhurried: tuple[str, ...] = ("turn",)
    """The clocks that run slowly at first where somebody plays for the first time."""
    last_winners: str = ""
    """The setting that names the seats of those who won the match before, as in `2` or `1 3`, if the rules ask."""
    adjustable: Adjustable[B, S] | None = None
    """What may be changed in play; None if every setting is fixed when the match begins."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Attendance(Generic[B, S]):
    """What follows when somebody lets a deadline pass, is heard of again, comes or goes."""

    missed: "SeatHook[B]" = lambda _play, _seat: None
    """A seat has let a deadline pass; its default follows."""
    returned: "SeatHook[B]" = lambda _play, _seat: None
    """A seat is heard of, be it with an answer: it had perhaps let deadlines pass before."""
    attended: "Callable[[Play[B], Company], None]" = lambda _play, _company: None
    """Somebody has come or gone, or the host has changed. Until the first time the company is complete."""
    patience: Callable[[S], int | None] = lambda _settings: None
    """After how many missed deadlines in a row somebody is not waited for any more, 0 for never; None if no setting of
    the game says so."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Computers(Generic[B, S]):
    """How computer players play it."""

    worth: Callable[[B, Seat], int] | None = None
    """How good a board is for a seat: what the greedy computer player looks at."""
    mind: "Callable[[Position[B], Seat, Dice], Action[B] | None] | None" = None
    """A sensible answer to what the seat is asked, on a position imagined from its view; None where one ply of
    `worth` serves."""
    thinks: Callable[[S], int] = lambda _: 0
    """Seconds that one takes at least, where an answer at once would be an advantage."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Aside(Generic[B]):
    """What is said beside the game and is no part of a match."""

    hearers: "Callable[[Position[B], Seat], tuple[Seat, ...]]" = lambda _position, _seat: ()
    """To whom a seat may speak apart from the others: its team. None where all are one table; `Refused` for a seat that
    has to be silent."""
    looks: tuple[str, ...] = ()
    """Words with which a line asks to be shown something: it is looked at from near, and nothing changes."""
