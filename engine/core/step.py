"""The things still to do, and those among them that ask somebody."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

from engine.core.action import Action, Tokens
from engine.core.refusal import BrokenRule, Refused
from engine.core.seat import Seat
from engine.core.tagged import Tagged, step

if TYPE_CHECKING:
    from engine.core.play import Play

B = TypeVar("B")
Verbs: TypeAlias = tuple[type[Action[B]], ...]
Asked: TypeAlias = Mapping[Seat, Verbs[B]]
Answers: TypeAlias = tuple[tuple[Seat, Action[B]], ...]
"""Answers in the order in which they were given; a changed answer moves to the end."""


class Step(Tagged, Generic[B]):
    """One thing still to do. It decides when it runs, not when it was listed."""

    __slots__ = ()

    def run(self, play: "Play[B]") -> None:
        """Do it: change `play.board`, `play.tell` what happened, list what follows with `play.then`."""
        raise NotImplementedError

    def advance(self, play: "Play[B]") -> "Step[B] | None":
        """Do it and return None, or return what still waits for somebody in its place."""
        self.run(play)
        return None

    def open_questions(self) -> "Iterator[tuple[Question[B], Answers[B]]]":
        """The questions that hold up this step."""
        return iter(())

    def inside(self) -> "tuple[Step[B], ...]":
        """Steps within this one."""
        return ()

    def answered(self, play: "Play[B]", question: "Question[B]", given: Answers[B]) -> "Step[B] | None":
        """What is left of this step once a question within it has these answers."""
        raise BrokenRule(f"{self.tag} asks nothing")


class Question(Step[B]):
    """A step that needs answers: who is asked what, what silence means, what follows. Read it as one paragraph."""

    __slots__ = ()

    clock: ClassVar[str] = "turn"
    """Which of the game's clocks runs while it is open (`Game.clocks`)."""
    secret: ClassVar[bool] = False
    """Answers are sealed until the last one is in."""
    revisable: ClassVar[bool] = False
    """An answer may be changed until the last one is in."""
    announced: ClassVar[bool] = True
    """Everybody may know who is asked and who has answered."""
    thought_over: ClassVar[bool] = True
    """A computer player takes its time, where the game has it think; False where all that others do is wait for it."""
    prepares: ClassVar[bool] = False
    """It comes before anybody's first turn."""
    hints: ClassVar[tuple[int, ...]] = (1, 2, 3)
    """In which of somebody's first turns their hint is about what is asked here."""
    full_time: ClassVar[bool] = False
    """Open until its time is up, whoever has answered: an early end would tell who thought about it."""

    def asks(self, board: B) -> Asked[B]:
        """Which seats are asked, and the verbs that each may answer with. Pure."""
        raise NotImplementedError

    def facts(self, board: B, seat: Seat) -> Mapping[str, Any]:
        """What is said of it beside its fields when it is put to a seat. Nothing the seat may not know."""
        return {}

    def options(self, board: B, seat: Seat) -> Iterator[Action[B]]:
        """The legal answers of a seat, or suggestions where they cannot be listed."""
        for verb in self.asks(board).get(seat, ()):
            for action in verb.options(board, seat):
                if self.allows(board, seat, action):
                    yield action

    def check(self, board: B, seat: Seat, action: Action[B]) -> None:
        """Raise `Refused` if this answer is not allowed."""
        action.check(board, seat)

    def allows(self, board: B, seat: Seat, action: Action[B]) -> bool:
        """Whether `check` passes."""
        try:
            self.check(board, seat, action)
        except Refused:
            return False
        return True

    def last_of_turn(self, board: B, seat: Seat, action: Action[B]) -> tuple[Tokens, ...]:
        """What is said by whoever answers so and wants nothing more of this turn; nothing where more is never asked."""
        return ()

    def standing(self, board: B, seat: Seat) -> Action[B] | None:
        """The answer that the seat's standing orders give in its place, before anybody is asked."""
        return None

    def default(self, board: B, seat: Seat) -> Action[B]:
        """The answer of a seat whose time is up."""
        raise NotImplementedError

    def has_no_choice(self, board: B, seat: Seat) -> bool:
        """Whether silence is all that this seat can answer, for what it holds: the others need not know that it is."""
        if self.full_time or any(verb.open_form for verb in self.asks(board)[seat]):
            return False
        return [*islice(self.options(board, seat), 2)] == [self.default(board, seat)]

    def goes_without_saying(self, board: B, seat: Seat) -> bool:
        """Whether everybody in their senses answers as silence does: then nobody is asked. It is said from what
        everybody sees, for that nobody is asked is seen as well.
        """
        return False

    def enough(self, board: B, asked: Asked[B], answers: Answers[B]) -> bool:
        """Whether the answers given suffice: by default those of everybody asked."""
        return len(answers) >= len(asked)

    def noted(self, play: "Play[B]", seat: Seat, changed: bool) -> None:
        """An answer has come in, or another in its place: what of it everybody may know."""

    def settle(self, play: "Play[B]", answers: Answers[B]) -> None:
        """What follows from the answers. By default each is carried out in the order given.

        One that an earlier one has made illegal is dropped.
        """
        for seat, action in answers:
            if len(answers) == 1 or self.allows(play.board, seat, action):
                action.perform(play, seat)

    def run(self, play: "Play[B]") -> None:
        """A question is never run: it is settled."""
        raise BrokenRule(f"{self.tag} is a question")

    def advance(self, play: "Play[B]") -> Step[B] | None:
        return self.answered(play, self, ())

    def open_questions(self) -> "Iterator[tuple[Question[B], Answers[B]]]":
        yield self, ()

    def answered(self, play: "Play[B]", question: "Question[B]", given: Answers[B]) -> Step[B] | None:
        asked = self.asks(play.board)
        answers = given if len(given) >= len(asked) else given + self._orders(play.board, asked, given)
        if self.enough(play.board, asked, answers) and (play.time_is_up or not self.full_time):
            self.settle(play, answers)
            play.time_is_up = False
            return None
        return Waiting(self, answers) if answers else self

    def _orders(self, board: B, asked: Asked[B], given: Answers[B]) -> Answers[B]:
        silent = [seat for seat in asked if all(seat != other for other, _ in given)]
        orders = ((seat, self.standing(board, seat)) for seat in silent)
        return tuple((seat, order) for seat, order in orders if order is not None and self.allows(board, seat, order))


@step("core.waiting")
class Waiting(Step[B]):
    """A question with some of its answers in. It never leaves the engine: sealed answers lie in it."""

    question: Question[B]
    answers: Answers[B]

    def advance(self, play: "Play[B]") -> Step[B] | None:
        return self.question.answered(play, self.question, self.answers)

    def open_questions(self) -> Iterator[tuple[Question[B], Answers[B]]]:
        yield self.question, self.answers

    def inside(self) -> tuple[Step[B], ...]:
        return (self.question,)

    def answered(self, play: "Play[B]", question: Question[B], given: Answers[B]) -> Step[B] | None:
        return question.answered(play, question, given)


@step("core.side_by_side")
class SideBySide(Step[B]):
    """Several lists over one board: a race, or planning at the same time. Done when every list is empty.

    The kernel is serial: of two answers the one committed first wins, the other is judged against the new board.
    """

    lanes: tuple[tuple[Step[B], ...], ...]

    def advance(self, play: "Play[B]") -> Step[B] | None:
        left: list[tuple[Step[B], ...]] = []
        for lane in self.lanes:
            left.append(play.along(lane, play.advance))
            if play.left_lanes():
                return None
        return SideBySide(tuple(left)) if any(left) else None

    def open_questions(self) -> Iterator[tuple[Question[B], Answers[B]]]:
        for lane in self.lanes:
            if lane:
                yield from lane[0].open_questions()

    def inside(self) -> tuple[Step[B], ...]:
        return tuple(one for lane in self.lanes for one in lane)

    def answered(self, play: "Play[B]", question: Question[B], given: Answers[B]) -> Step[B] | None:
        at = next(i for i, lane in enumerate(self.lanes) if lane and _holds(lane[0], question))
        lane = play.along(self.lanes[at], lambda: play.answer(question, given))
        if play.left_lanes():
            return None
        return SideBySide((*self.lanes[:at], lane, *self.lanes[at + 1 :])).advance(play)


def _holds(head: Step[B], question: Question[B]) -> bool:
    return any(found is question for found, _ in head.open_questions())


def without(answers: Answers[B], seat: Seat) -> Answers[B]:
    """The answers of everybody but one."""
    return tuple((other, action) for other, action in answers if other != seat)
