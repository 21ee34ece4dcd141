"""A game with many choices and an action built part by part: what the prompt machine has to narrow."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Self

from engine.core.action import Action, Composed, Tokens
from engine.core.dice import Dice
from engine.core.game import Game, Setup
from engine.core.play import Play
from engine.core.position import Position, Result
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.settings import settings
from engine.core.step import Asked, Question
from engine.core.tagged import step, verb
from engine.core.view import View

WAYS = ("left", "right", "up")
MOST_STEPS = 3


@settings
class Settings:
    pass


@dataclass(frozen=True, slots=True)
class Field:
    walked: tuple[str, ...] = ()


@verb("toy.walk")
class Walk(Composed[Field]):
    steps: tuple[str, ...]

    @classmethod
    def empty(cls) -> Self:
        return cls(())

    @classmethod
    def options(cls, board: Field, seat: Seat) -> Iterator[Self]:
        return iter(())

    @classmethod
    def read(cls, board: Field, seat: Seat, entries: Sequence[Tokens]) -> Self:
        return cls(entries[0][1:])

    def parts(self) -> tuple[Tokens, ...]:
        return tuple((way,) for way in self.steps)

    def longer(self, board: Field, seat: Seat) -> Iterator[Self]:
        return (type(self)((*self.steps, way)) for way in WAYS if len(self.steps) < MOST_STEPS)

    def shorter(self) -> Self:
        return type(self)(self.steps[:-1])

    def check(self, board: Field, seat: Seat) -> None:
        if not self.steps:
            raise Refused("bad_command")

    def preview(self, board: Field, seat: Seat) -> Field:
        return Field(self.steps)

    def perform(self, play: Play[Field], seat: Seat) -> None:
        play.finish(Result((1, 2), self.steps[-1]))


@verb("toy.call")
class Call(Action[Field]):
    letter: str
    number: int

    @classmethod
    def options(cls, board: Field, seat: Seat) -> Iterator[Self]:
        return (cls(letter, number) for letter in "ABCDE" for number in range(1, 6))

    def beforehand(self, board: Field, seat: Seat) -> Tokens:
        """Whoever calls the field D5, or one off the board, is asked once more."""
        return ("look", f"{self.letter}5") if self.letter in "DX" and self.number == 5 else ()

    def perform(self, play: Play[Field], seat: Seat) -> None:
        play.then(Ask())


@verb("toy.count")
class Count(Action[Field]):
    number: int

    @classmethod
    def options(cls, board: Field, seat: Seat) -> Iterator[Self]:
        return (cls(number) for number in range(45))

    def perform(self, play: Play[Field], seat: Seat) -> None:
        play.then(Ask())


@verb("toy.stroll")
class Stroll(Action[Field]):
    """Each way of one to three steps; a short one is the beginning of longer ones."""

    steps: tuple[str, ...]

    @classmethod
    def options(cls, board: Field, seat: Seat) -> Iterator[Self]:
        return (cls(way) for length in (1, 2, 3) for way in product(WAYS, repeat=length))

    def perform(self, play: Play[Field], seat: Seat) -> None:
        play.then(Ask())


@verb("toy.agree")
class Agree(Action[Field]):
    yes: bool

    @classmethod
    def options(cls, board: Field, seat: Seat) -> Iterator[Self]:
        return (cls(yes) for yes in (True, False))

    def perform(self, play: Play[Field], seat: Seat) -> None:
        play.then(Ask())


@step("toy.ask")
class Ask(Question[Field]):
    def asks(self, board: Field) -> Asked[Field]:
        return {0: (Call, Walk)}


@step("toy.ask_number")
class AskNumber(Question[Field]):
    def asks(self, board: Field) -> Asked[Field]:
        return {0: (Count,)}


@step("toy.ask_stroll")
class AskStroll(Question[Field]):
    def asks(self, board: Field) -> Asked[Field]:
        return {0: (Agree, Stroll)}


@dataclass(frozen=True, slots=True)
class FieldView(View):
    walked: tuple[str, ...]


def begin(setup: Setup[Settings], play: Play[Any]) -> None:
    play.board = Field()
    play.then(Ask())


TOY = Game(
    slug="toy",
    rules_version=1,
    seats=range(2, 3),
    settings=Settings,
    board=Field,
    view_type=FieldView,
    verbs=(Call, Walk, Count, Stroll, Agree),
    roles=lambda _settings, seats: ("one", "two")[:seats],
    begin=begin,
    view=lambda position, _seat: FieldView(position.board.walked),
    imagine=lambda seen, dice: Position(2, Field(seen.walked), (Ask(),), dice),
    given=lambda _setup, _described, dice: Position(2, Field(), (Ask(),), dice),
    describe=lambda _position: {},
)


def asked(question: Question[Field]) -> Position[Field]:
    """A position in which seat 0 is asked this."""
    return Position(2, Field(), (question,), Dice("00" * 32))
