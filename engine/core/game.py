"""The declaration of a game: all that the rest of the house needs to know of it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from engine.core.company import Company
from engine.core.dice import Dice
from engine.core.position import Position
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.settings import Value, kept_settings, read_settings
from engine.core.view import View

if TYPE_CHECKING:
    from engine.core.action import Action
    from engine.core.play import Play
    from engine.core.step import Question

B = TypeVar("B")
S = TypeVar("S")
V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Setup(Generic[S]):
    """What is fixed when a game starts: how many seats, who plays what, by which settings."""

    seats: int
    roles: tuple[str, ...]
    settings: S


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


Described: TypeAlias = Mapping[str, Any]
"""A position in the specification's own words, as a scenario file writes it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[B, S, V]):
    """One game. Functions are pure; `begin` alone may draw."""

    slug: str
    rules_version: int
    seats: range
    settings: type[S]
    board: type[B]
    view_type: type[V]
    verbs: "tuple[type[Action[B]], ...]"
    """Every verb of the game."""
    roles: Callable[[S, int], tuple[str, ...]]
    """The roles that seats may hold, in seat order by default: colours, characters, a team's posts."""
    begin: "Callable[[Setup[S], Play[B]], None]"
    """Set `play.board` and list the first steps."""
    view: Callable[[Position[B], Seat | None], V]
    imagine: Callable[[V, Dice], Position[B]]
    """A whole position that gives this very view, what is unknown drawn at random."""
    given: Callable[[Setup[S], Described, Dice], Position[B]]
    """The position that a scenario describes: only what differs from the plain setup is named."""
    describe: Callable[[Position[B]], Described]
    """A position in the words that `given` reads."""
    invariants: tuple[Callable[[Position[B]], Iterable[str]], ...] = ()
    """Each yields what is broken; the number of the specification's invariant stands in front."""
    clocks: Mapping[str, Callable[[S], int]] = field(default_factory=dict)
    """Seconds of each question's clock, 0 for none."""
    worth: Callable[[B, Seat], int] | None = None
    """How good a board is for a seat: what the greedy computer player looks at."""
    mind: "Callable[[Position[B], Seat, Dice], Action[B] | None] | None" = None
    """A sensible answer to what the seat is asked, on a position imagined from its view; None where one ply of
    `worth` serves."""
    thinks: Callable[[S], int] = lambda _: 0
    """Seconds that a computer player takes at least, where an answer at once would be an advantage."""
    adjustable: Adjustable[B, S] | None = None
    """What may be changed in play; None if every setting is fixed when the match begins."""
    recommended: Callable[[S, int], int] | None = None
    """With how many seats a table of so many people is best played; None where any number is as good."""
    last_winners: str = ""
    """The setting that names the seats of those who won the match before, as in `2` or `1 3`, if the rules ask."""
    house_rules: Callable[[S], bool] = lambda _: False
    """Whether these settings depart from the publisher's rules."""
    slow: Mapping[str, Value] = field(default_factory=dict)
    """Settings that hold, where the host has not chosen otherwise, at a table where a decision may take hours."""
    preset: Callable[[Mapping[str, Value]], Mapping[str, Value]] = lambda _typed: {}
    """What a choice of the host stands for: other settings, each of which the host may have set otherwise."""
    resolve: Callable[[S, int], S] = lambda settings, _seats: settings
    """The settings as they hold at a table of so many seats: what the host has left open follows from the rest."""
    check_settings: Callable[[S, int], None] = lambda _settings, _seats: None
    check_roles: Callable[[S, tuple[str, ...]], None] = lambda _settings, _roles: None
    """`Refused` if the roles chosen, each of them possible, are no whole."""
    offers: "Callable[[Position[B]], Sequence[Question[B]]]" = lambda _: ()
    """What may be done at any moment and is never waited for (early plans, standing orders); computed anew."""
    unasked: "Callable[[Position[B], Seat, Action[B]], Refused | None]" = lambda _p, _s, _a: None
    """The game's own reason why an answer comes at the wrong time; None for the kernel's."""
    hearers: "Callable[[Position[B], Seat], tuple[Seat, ...]]" = lambda _position, _seat: ()
    """To whom a seat may speak apart from the others: its team. None where all are one table; `Refused` for a seat that
    has to be silent. Talk is no part of a match."""
    looks: tuple[str, ...] = ()
    """Words with which a line asks to be shown something: it is looked at from near, and nothing changes."""
    missed: "Callable[[Play[B], Seat], None]" = lambda _play, _seat: None
    """A seat has let a deadline pass; its default follows."""
    returned: "Callable[[Play[B], Seat], None]" = lambda _play, _seat: None
    """A seat is heard of, be it with an answer: it had perhaps let deadlines pass before."""
    patience: Callable[[S], int | None] = lambda _settings: None
    """After how many missed deadlines in a row somebody is not waited for any more, 0 for never; None if no setting of
    the game says so."""
    attended: "Callable[[Play[B], Company], None]" = lambda _play, _company: None
    """Somebody has come or gone, or the host has changed. Until the first time the company is complete."""
    upgrade: Callable[[dict[str, Any], int], dict[str, Any]] = lambda saved, _version: saved
    """A saved position of older rules, put into today's shape."""

    @property
    def heads(self) -> frozenset[str]:
        """The tokens with which an entry of a typed line may begin."""
        return frozenset((*(head for verb in self.verbs for head in (verb.heads or (verb.head(),))), *self.looks))

    def setup(self, seats: int, typed: Mapping[str, Value] | None = None, roles: Sequence[str] = ()) -> Setup[S]:
        """The setup that a host asks for, or the reason why it cannot be."""
        if seats not in self.seats:
            raise Refused("bad_seats", least=self.seats.start, most=self.seats.stop - 1)
        settings = self.resolve(self.read(typed or {}), seats)
        self.check_settings(settings, seats)
        possible = self.roles(settings, seats)
        chosen = tuple(roles) or possible[:seats]
        if len(chosen) != seats or len(set(chosen)) != seats or not set(chosen) <= set(possible):
            raise Refused("bad_roles")
        self.check_roles(settings, chosen)
        return Setup(seats, chosen, settings)

    def good_number(self, settings: S, people: int) -> int:
        """How many seats to fill for so many people: as the game is best, or all of them."""
        most = self.seats.stop - 1
        return most if self.recommended is None else min(most, max(people, self.recommended(settings, people)))

    def kept_setup(self, seats: int, kept: Mapping[str, Value], roles: Sequence[str]) -> Setup[S]:
        """The setup of a match that was begun: what was agreed then holds, whatever may be chosen or is usual today."""
        return Setup(seats, tuple(roles), kept_settings(self.settings, kept))

    def read(self, typed: Mapping[str, Value]) -> S:
        """The settings as the host has chosen them so far."""
        return read_settings(self.settings, {**self.preset(typed), **typed})

    def __repr__(self) -> str:
        return f"<Game {self.slug}>"
