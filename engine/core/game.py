"""The declaration of a game: all that the rest of the house needs to know of it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.parts import Aside, Attendance, Computers, Hosting
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
    offers: "Callable[[Position[B]], Sequence[Question[B]]]" = lambda _: ()
    """What may be done at any moment and is never waited for (early plans, standing orders); computed anew."""
    unasked: "Callable[[Position[B], Seat, Action[B]], Refused | None]" = lambda _p, _s, _a: None
    """The game's own reason why an answer comes at the wrong time; None for the kernel's."""
    pieces: Callable[[B], Mapping[str, str]] = lambda _: {}
    """What each piece is that is known by a sign (`a3`: a ghoul), as everybody may know."""
    standings: Callable[[B], Mapping[str, Any]] | None = None
    """How far everybody is from winning, as everybody may see: the public board says it in words at all times."""
    whose: Callable[[B, Any], Sequence[Seat]] = lambda _, thing: thing if isinstance(thing, tuple) else (thing,)
    """To which seats a thing belongs that an event happens to (`Event.upon`): by default it is a seat, or several."""
    hosting: Hosting[B, S] = field(default_factory=Hosting)
    attendance: Attendance[B, S] = field(default_factory=Attendance)
    computers: Computers[B, S] = field(default_factory=Computers)
    aside: Aside[B] = field(default_factory=Aside)
    upgrade: Callable[[dict[str, Any], int], dict[str, Any]] = lambda saved, _version: saved
    """A saved position of older rules, put into today's shape."""

    def befalls(self, board: B, event: Event, seat: Seat | None) -> bool:
        """Whether it has happened to this seat."""
        return bool(event.upon) and seat in self.whose(board, getattr(event, event.upon))

    @property
    def heads(self) -> frozenset[str]:
        """The tokens with which an entry of a typed line may begin."""
        return frozenset((*(head for verb in self.verbs for head in (verb.heads or (verb.head(),))), *self.aside.looks))

    def setup(self, seats: int, typed: Mapping[str, Value] | None = None, roles: Sequence[str] = ()) -> Setup[S]:
        """The setup that a host asks for, or the reason why it cannot be."""
        if seats not in self.seats:
            raise Refused("bad_seats", least=self.seats.start, most=self.seats.stop - 1)
        settings = self.hosting.resolve(self.read(typed or {}), seats)
        self.hosting.check(settings, seats)
        possible = self.roles(settings, seats)
        chosen = tuple(roles) or possible[:seats]
        if len(chosen) != seats or len(set(chosen)) != seats or not set(chosen) <= set(possible):
            raise Refused("bad_roles")
        self.hosting.check_roles(settings, chosen)
        return Setup(seats, chosen, settings)

    def good_number(self, settings: S, people: int) -> int:
        """How many seats to fill for so many people: as the game is best, or all of them."""
        most = self.seats.stop - 1
        recommended = self.hosting.recommended
        return most if recommended is None else min(most, max(people, recommended(settings, people)))

    def kept_setup(self, seats: int, kept: Mapping[str, Value], roles: Sequence[str]) -> Setup[S]:
        """The setup of a match that was begun: what was agreed then holds, whatever may be chosen or is usual today."""
        return Setup(seats, tuple(roles), kept_settings(self.settings, kept))

    def read(self, typed: Mapping[str, Value]) -> S:
        """The settings as the host has chosen them so far."""
        return read_settings(self.settings, {**self.hosting.preset(typed), **typed})

    def __repr__(self) -> str:
        return f"<Game {self.slug}>"
