"""Everybody hides pebbles in a fist, then guesses how many there are in all; the nearest guess wins the round."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.game import Described, Game, Setup
from engine.core.parts import Computers
from engine.core.play import Play
from engine.core.position import Position, Result
from engine.core.refusal import Refused
from engine.core.seat import Seat, clockwise
from engine.core.settings import number, settings
from engine.core.step import Answers, Asked, Question, Step, Waiting
from engine.core.tagged import event, step, verb
from engine.core.view import View

MOST_PEBBLES = 3


@settings
class Settings:
    rounds: int = number(3, 1, 9)


@dataclass(frozen=True, slots=True)
class Bar:
    """The board: scores, fists and guesses. None is what has not happened yet."""

    rounds: int
    round: int
    starter: Seat
    scores: tuple[int, ...]
    fists: tuple[int | None, ...]
    guesses: tuple[int | None, ...]

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def total(self) -> int:
        return sum(fist or 0 for fist in self.fists)

    def hidden(self, fists: Mapping[Seat, int]) -> "Bar":
        return replace(self, fists=tuple(fists[seat] for seat in range(self.seats)))

    def guessed(self, seat: Seat, total: int) -> "Bar":
        return replace(self, guesses=_with(self.guesses, seat, total))

    def scored(self, winners: tuple[Seat, ...]) -> "Bar":
        scores = tuple(score + (seat in winners) for seat, score in enumerate(self.scores))
        nothing = (None,) * self.seats
        return replace(
            self,
            scores=scores,
            fists=nothing,
            guesses=nothing,
            round=self.round + 1,
            starter=(self.starter + 1) % self.seats,
        )


def _with(values: tuple[int | None, ...], seat: Seat, value: int) -> tuple[int | None, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


@verb("porrinha.hide")
class Hide(Action[Bar]):
    """Close the fist around 0 to 3 pebbles."""

    pebbles: int

    @classmethod
    def options(cls, board: Bar, seat: Seat) -> Iterator[Self]:
        return (cls(pebbles) for pebbles in range(MOST_PEBBLES + 1))

    def check(self, board: Bar, seat: Seat) -> None:
        if not 0 <= self.pebbles <= MOST_PEBBLES:
            raise Refused("too_many_pebbles", most=MOST_PEBBLES)


@verb("porrinha.guess")
class Guess(Action[Bar]):
    """Say how many pebbles all fists hold together; no two may say the same."""

    total: int

    @classmethod
    def options(cls, board: Bar, seat: Seat) -> Iterator[Self]:
        return (cls(total) for total in range(MOST_PEBBLES * board.seats + 1) if total not in board.guesses)

    def check(self, board: Bar, seat: Seat) -> None:
        if not 0 <= self.total <= MOST_PEBBLES * board.seats:
            raise Refused("impossible_guess", most=MOST_PEBBLES * board.seats)
        if self.total in board.guesses:
            raise Refused("guess_taken", total=self.total)

    def perform(self, play: Play[Bar], seat: Seat) -> None:
        play.board = play.board.guessed(seat, self.total)
        play.tell(Guessed(seat, self.total))


@event("porrinha.guessed")
class Guessed(Event):
    seat: Seat
    total: int


@event("porrinha.opened")
class Opened(Event):
    reveals: ClassVar[bool] = True
    fists: tuple[int, ...]
    winners: tuple[Seat, ...]


@step("porrinha.round")
class Round(Step[Bar]):
    """All hide, each guesses in turn, the fists open."""

    def run(self, play: Play[Bar]) -> None:
        guesses = (AskGuess(seat) for seat in clockwise(play.board.starter, play.seats))
        play.then(HidePebbles(), *guesses, OpenFists())


@step("porrinha.hide_pebbles")
class HidePebbles(Question[Bar]):
    secret: ClassVar[bool] = True
    revisable: ClassVar[bool] = True

    def asks(self, board: Bar) -> Asked[Bar]:
        return dict.fromkeys(range(board.seats), (Hide,))

    def default(self, board: Bar, seat: Seat) -> Hide:
        return Hide(0)

    def settle(self, play: Play[Bar], answers: Answers[Bar]) -> None:
        play.board = play.board.hidden({seat: hide.pebbles for seat, hide in answers if isinstance(hide, Hide)})


@step("porrinha.ask_guess")
class AskGuess(Question[Bar]):
    seat: Seat

    def asks(self, board: Bar) -> Asked[Bar]:
        return {self.seat: (Guess,)}

    def default(self, board: Bar, seat: Seat) -> Guess:
        return next(Guess.options(board, seat))


@step("porrinha.open_fists")
class OpenFists(Step[Bar]):
    """The nearest guess scores; the game ends after the last round."""

    def run(self, play: Play[Bar]) -> None:
        bar = play.board
        misses = [abs((guess or 0) - bar.total) for guess in bar.guesses]
        winners = tuple(seat for seat, miss in enumerate(misses) if miss == min(misses))
        play.tell(Opened(tuple(fist or 0 for fist in bar.fists), winners))
        play.board = bar.scored(winners)
        if play.board.round > bar.rounds:
            play.finish(_result(play.board))
        else:
            play.then(Round())


def _result(bar: Bar) -> Result:
    return Result(tuple(1 + sum(other > score for other in bar.scores) for score in bar.scores), "rounds_over")


@dataclass(frozen=True, slots=True)
class BarView(View):
    """What a seat sees: everything but the closed fists of the others."""

    rounds: int
    round: int
    starter: Seat
    scores: tuple[int, ...]
    guesses: tuple[int | None, ...]
    locked: tuple[bool, ...]
    me: Seat | None
    fist: int | None
    over: bool


def view(position: Position[Bar], seat: Seat | None) -> BarView:
    bar, sealed = position.board, _sealed(position)
    fists = [sealed.get(one, fist) for one, fist in enumerate(bar.fists)]
    return BarView(
        bar.rounds,
        bar.round,
        bar.starter,
        bar.scores,
        bar.guesses,
        tuple(fist is not None for fist in fists),
        seat,
        None if seat is None else fists[seat],
        position.result is not None,
    )


def _sealed(position: Position[Bar]) -> dict[Seat, int]:
    waiting = position.doing(Waiting)
    answers = waiting.answers if waiting else ()
    return {seat: hide.pebbles for seat, hide in answers if isinstance(hide, Hide)}


def imagine(seen: BarView, dice: Dice) -> Position[Bar]:
    fists: list[int | None] = []
    for seat, locked in enumerate(seen.locked):
        drawn, dice = dice.draw(MOST_PEBBLES + 1, "imagine")
        fists.append((seen.fist if seat == seen.me else drawn) if locked else None)
    seats = len(seen.scores)
    bar = Bar(seen.rounds, seen.round, seen.starter, seen.scores, (None,) * seats, seen.guesses)
    if seen.over:
        return Position(seats, bar, (), dice, _result(bar))
    asked = [seat for seat in clockwise(bar.starter, seats) if bar.guesses[seat] is None]
    rest: tuple[Step[Bar], ...] = (*(AskGuess(seat) for seat in asked), OpenFists())
    if all(seen.locked):
        return Position(seats, replace(bar, fists=tuple(fists)), rest, dice)
    answers = tuple((seat, Hide(fist)) for seat, fist in enumerate(fists) if fist is not None)
    hiding = HidePebbles()
    return Position(seats, bar, (Waiting(hiding, answers) if answers else hiding, *rest), dice)


def begin(setup: Setup[Settings], play: Play[Bar]) -> None:
    nothing = (None,) * setup.seats
    starter = play.draw(setup.seats, "starter")
    play.board = Bar(setup.settings.rounds, 1, starter, (0,) * setup.seats, nothing, nothing)
    play.then(Round())


def given(setup: Setup[Settings], described: Described, dice: Dice) -> Position[Bar]:
    blank: Position[Any] = Position(setup.seats, None, (), dice)
    play = Play(blank)
    begin(setup, play)
    bar = replace(play.board, **{name: _plain(value) for name, value in described.items()})
    return Position(setup.seats, bar, (Round(),), dice)


def describe(position: Position[Bar]) -> Described:
    bar = position.board
    return {"round": bar.round, "starter": bar.starter, "scores": list(bar.scores), "guesses": list(bar.guesses)}


def _plain(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def no_two_guesses_are_equal(position: Position[Bar]) -> Iterable[str]:
    said = [guess for guess in position.board.guesses if guess is not None]
    if len(said) != len(set(said)):
        yield f"1: two seats guessed the same: {said}"


GAME = Game(
    slug="porrinha",
    rules_version=1,
    seats=range(2, 7),
    settings=Settings,
    board=Bar,
    view_type=BarView,
    verbs=(Hide, Guess),
    roles=lambda _settings, seats: tuple(f"player_{number_}" for number_ in range(1, seats + 1)),
    begin=begin,
    view=view,
    imagine=imagine,
    given=given,
    describe=describe,
    invariants=(no_two_guesses_are_equal,),
    computers=Computers(worth=lambda bar, seat: bar.scores[seat]),
)
