"""What one seat, or a spectator, may know."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.core.action import Action
from engine.core.seat import Seat

B = TypeVar("B")
V = TypeVar("V", bound="View")


class View:
    """Base of each game's view: a new object built field by field, so nothing is public by having been forgotten.

    Pictures, texts, buttons, alt texts and computer players are made from it and from nothing else.
    """

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Prompt(Generic[B]):
    """A question as the seat that is asked sees it."""

    question: str
    verbs: tuple[type[Action[B]], ...]
    clock: str
    secret: bool
    revisable: bool
    awaited: bool
    """False for an offer: it may be taken or left, nobody waits for it."""
    given: Action[B] | None = None
    """The sealed answer that the seat has given and may perhaps still change."""


@dataclass(frozen=True, slots=True)
class Seen(Generic[V, B]):
    """All that one seat (or a spectator, None) is shown of a position."""

    seat: Seat | None
    view: V
    prompts: tuple[Prompt[B], ...]
    waiting_for: tuple[Seat, ...]
    """The seats that everybody may know to be awaited."""
