"""What a running step may touch, and nothing else."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from engine.core.dice import Dice
from engine.core.event import Event, Told
from engine.core.position import Position, Result
from engine.core.refusal import BrokenRule
from engine.core.seat import EVERYONE, Audience

if TYPE_CHECKING:
    from engine.core.step import Answers, Question, Step

B = TypeVar("B")
T = TypeVar("T")


class Play(Generic[B]):
    """A position being played on. Steps see `board`, `then`, `skip_to`, `finish`, the draws and `tell`."""

    __slots__ = (
        "_agenda",
        "_left",
        "_outer",
        "_planned",
        "at_ms",
        "board",
        "dice",
        "result",
        "seats",
        "time_is_up",
        "told",
    )

    def __init__(self, position: Position[B], at_ms: int = 0) -> None:
        self.seats = position.seats
        self.board = position.board
        self.dice: Dice = position.dice
        self.result = position.result
        self.at_ms = at_ms
        """The logged time of the action, in milliseconds since the game began: the only clock a rule may read."""
        self.time_is_up = False
        self.told: list[Told] = []
        self._agenda: list[Step[B]] = list(reversed(position.agenda))  # the last one is next
        self._planned: list[Step[B]] = []
        self._outer: list[list[Step[B]]] = []
        self._left = 0

    # --- what steps use ---

    def then(self, *steps: "Step[B]") -> None:
        """Put these next, in this order, before what was already planned. A second call follows the first."""
        self._planned.extend(steps)

    def skip_to(self, marker: "type[Step[B]]") -> None:
        """Drop everything that lies before the next `marker`, in this lane or, leaving it, in the list around it."""
        self._planned.clear()
        for depth, agenda in enumerate([self._agenda, *reversed(self._outer)]):
            if any(isinstance(waiting, marker) for waiting in agenda):
                while not isinstance(agenda[-1], marker):
                    agenda.pop()
                self._leave(depth)
                return
        raise BrokenRule(f"no {marker.__name__} is planned")

    def finish(self, result: Result) -> None:
        """End the game here and now."""
        self.result = result
        self._planned.clear()
        self._agenda.clear()
        self._leave(len(self._outer))
        for agenda in self._outer:
            agenda.clear()

    def tell(self, event: Event, to: Audience = EVERYONE) -> None:
        """Say that something happened, to everybody or to some seats."""
        self.told.append(Told(event, to))

    def draw(self, n: int, purpose: str) -> int:
        """A uniform integer 0..n-1."""
        value, self.dice = self.dice.draw(n, purpose)
        return value

    def roll(self, sides: int, purpose: str) -> int:
        """A die: 1..sides."""
        return self.draw(sides, purpose) + 1

    def pick(self, among: Sequence[T], purpose: str) -> T:
        """One of these."""
        return among[self.draw(len(among), purpose)]

    def shuffled(self, cards: Sequence[T], purpose: str) -> tuple[T, ...]:
        """These, in random order."""
        mixed = list(cards)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.draw(last + 1, purpose)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return tuple(mixed)

    # --- what the kernel uses ---

    def advance(self) -> None:
        """Run steps until one waits for somebody or none is left."""
        while self._agenda and self.result is None:
            left = self._agenda.pop().advance(self)
            self._list_planned(left)
            if left is not None and self._agenda and self._agenda[-1] is left:
                return

    def carry_on(self) -> None:
        """List what was planned outside any step, then run."""
        self._list_planned(None)
        self.advance()

    def answer(self, question: "Question[B]", given: "Answers[B]") -> None:
        """Give the open question these answers and run on."""
        left = self._agenda.pop().answered(self, question, given)
        self._list_planned(left)
        if left is None or self._agenda[-1] is not left:
            self.advance()

    def along(self, lane: "tuple[Step[B], ...]", run: Callable[[], None]) -> "tuple[Step[B], ...]":
        """Run with another list in place of the agenda; return what is left of it."""
        planned, self._planned = self._planned, []
        self._outer.append(self._agenda)
        self._agenda = list(reversed(lane))
        run()
        left = tuple(reversed(self._agenda))
        self._agenda = self._outer.pop()
        self._planned = planned
        return left

    def left_lanes(self) -> bool:
        """Whether a step in the lane just run left it for the list around it; asked once a level."""
        if not self._left:
            return False
        self._left -= 1
        return True

    def position(self) -> Position[B]:
        """The position as it stands now."""
        return Position(self.seats, self.board, tuple(reversed(self._agenda)), self.dice, self.result)

    def _leave(self, depth: int) -> None:
        if depth:
            self._left = depth
            for lane in (self._agenda, *self._outer[len(self._outer) - depth + 1 :]):
                lane.clear()

    def _list_planned(self, left: "Step[B] | None") -> None:
        if left is not None:
            self._agenda.append(left)
        if self._planned:
            if self._left:
                raise BrokenRule("steps were planned in a lane that had been left")
            self._agenda.extend(reversed(self._planned))
            self._planned.clear()
