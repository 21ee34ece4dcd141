"""What can be told (specification 13.6)."""

from typing import Any, ClassVar

from engine.core.event import Event, Moment
from engine.core.seat import Seat
from engine.core.tagged import event


@event("holland.round_started")
class RoundStarted(Event):
    round: int
    final: bool

    @property
    def is_beat(self) -> bool:
        return not self.final


@event("holland.stood_up")
class StoodUp(Event):
    """A hidden hero stands up at the start of the round (SH-202)."""

    hero: int


@event("holland.locked")
class Locked(Event):
    """Somebody has chosen; which card, nobody knows (SH-204)."""

    is_mark: ClassVar[bool] = True
    seat: Seat

    @property
    def is_beat(self) -> bool:
        return True


@event("holland.revealed")
class Revealed(Event):
    """All cards of the round, by seat (SH-207)."""

    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]


@event("holland.ordered")
class Ordered(Event):
    """The order in which they are resolved (SH-208)."""

    seats: tuple[Seat, ...]
    cards: tuple[int, ...]


@event("holland.run")
class Ran(Event):
    """A piece has moved: a hero (by number) or a villain (by name)."""

    piece: str
    steps: tuple[str, ...]
    spaces: tuple[str, ...]
    """Where it began, and where it was after each step."""


@event("holland.knocked")
class Knocked(Event):
    """A villain's stop makes a hero fall (SH-509, SH-511)."""

    upon: ClassVar[str] = "hero"
    hero: int
    villain: str
    start: str
    end: str
    skipped: int
    by: Seat | None = None
    """Who has moved the villain."""


@event("holland.lay_down")
class LayDown(Event):
    """A hero stops in the secret room (SH-602)."""

    hero: int


@event("holland.hid")
class Hid(Event):
    hero: int
    space: str


@event("holland.exploded")
class Exploded(Event):
    """A card was taken out and the column above dropped, pieces and all (SH-609, SH-610)."""

    upon: ClassVar[str] = "carried"
    space: str
    carried: tuple[str, ...]
    by: Seat | None = None

    @property
    def moment(self) -> Moment | None:
        return Moment("grim", self.space)


@event("holland.saved")
class Saved(Event):
    is_dramatic: ClassVar[bool] = True
    hero: int
    start: str

    @property
    def gain(self) -> tuple[Any, int] | None:
        return (self.hero, 1)

    @property
    def moment(self) -> Moment | None:
        return Moment("glad", f"hero_{self.hero}")


@event("holland.passed")
class Passed(Event):
    """An empty plan: by choice, because nothing else was legal, by deadline, or for somebody away."""

    seat: Seat
    card: int
    why: str


@event("holland.rested")
class Rested(Event):
    seat: Seat
    rests: int


@event("holland.griffin_moved")
class GriffinMoved(Event):
    start: Seat
    end: Seat


@event("holland.early_plan_used")
class EarlyPlanUsed(Event):
    """A stored plan is carried out: what it holds comes out now, as an ordinary plan (SH-704)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: int


@event("holland.early_plan_dropped")
class EarlyPlanDropped(Event):
    """Told to its owner alone: the stored plan no longer fits (SH-704)."""

    seat: Seat
    why: str


@event("holland.went_away")
class WentAway(Event):
    """Too many deadlines missed in a row (SH-706)."""

    seat: Seat


@event("holland.came_back")
class CameBack(Event):
    seat: Seat


@event("holland.final_round")
class FinalRound(Event):
    """Everybody has rested often enough: one round more (SH-803)."""

    is_dramatic: ClassVar[bool] = True
    round: int


@event("holland.game_over")
class GameOver(Event):
    """The ranking with what decided it (specification 7)."""

    ranking: tuple[Seat, ...]
    saved: tuple[int, ...]
    heights: tuple[tuple[int, ...], ...]
    from_griffin: tuple[int, ...]
