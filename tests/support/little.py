"""The littlest game: its board is a list of words, its steps write words, its questions ask for one."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.company import Company
from engine.core.dice import Dice, ScriptedDice
from engine.core.event import Event
from engine.core.game import Game
from engine.core.parts import Attendance
from engine.core.play import Play
from engine.core.position import Position, Result
from engine.core.refusal import Refused
from engine.core.run import Outcome, apply, carried_on, time_up
from engine.core.seat import Seat
from engine.core.settings import choice, flag, number, settings
from engine.core.step import Asked, Question, Step
from engine.core.tagged import event, step, verb
from engine.core.view import View

SEATS = 3


@settings
class Settings:
    loud: bool = flag(False, rule="LI-101")
    colour: str = choice("blue", "red")
    most: int | None = number(None, 1, 9, also=(99,))


@dataclass(frozen=True, slots=True)
class Words:
    said: tuple[str, ...] = ()

    def plus(self, word: str) -> "Words":
        return Words((*self.said, word))


@event("little.heard")
class Heard(Event):
    word: str


@event("little.unveiled")
class Unveiled(Event):
    reveals: ClassVar[bool] = True
    word: str


@step("little.write")
class Write(Step[Words]):
    word: str

    def run(self, play: Play[Words]) -> None:
        play.board = play.board.plus(self.word)


@step("little.plan")
class Plan(Step[Words]):
    first: tuple[Step[Words], ...] = ()
    second: tuple[Step[Words], ...] = ()

    def run(self, play: Play[Words]) -> None:
        play.then(*self.first)
        play.then(*self.second)


@step("little.roll")
class Roll(Step[Words]):
    def run(self, play: Play[Words]) -> None:
        play.board = play.board.plus(str(play.roll(6, "roll")))


@step("little.mark")
class Mark(Step[Words]):
    def run(self, play: Play[Words]) -> None:
        play.board = play.board.plus("mark")


@step("little.skip")
class Skip(Step[Words]):
    def run(self, play: Play[Words]) -> None:
        play.skip_to(Mark)


@step("little.end")
class End(Step[Words]):
    def run(self, play: Play[Words]) -> None:
        play.finish(Result((1, 2), "ended"))


@step("little.unveil")
class Unveil(Step[Words]):
    to: tuple[Seat, ...] | None = None

    def run(self, play: Play[Words]) -> None:
        play.tell(Unveiled("word"), self.to)


@verb("little.word")
class Word(Action[Words]):
    word: str

    @classmethod
    def options(cls, board: Words, seat: Seat) -> tuple["Word", ...]:
        return tuple(cls(word) for word in ("yes", "no") if word not in board.said)

    def check(self, board: Words, seat: Seat) -> None:
        if self.word in board.said:
            raise Refused("already_said", word=self.word)

    def perform(self, play: Play[Words], seat: Seat) -> None:
        play.board = play.board.plus(self.word)
        play.tell(Heard(self.word))


@verb("little.shout")
class Shout(Action[Words]):
    """A verb that nobody is asked for."""


@step("little.ask")
class Ask(Question[Words]):
    seats: tuple[Seat, ...] = (0,)

    def asks(self, board: Words) -> Asked[Words]:
        return dict.fromkeys(self.seats, (Word,))

    def default(self, board: Words, seat: Seat) -> Word:
        return Word(f"default{seat}")


@step("little.ask_secretly")
class AskSecretly(Ask):
    secret: ClassVar[bool] = True
    revisable: ClassVar[bool] = True


@step("little.ask_quietly")
class AskQuietly(Ask):
    announced: ClassVar[bool] = False


@step("little.ask_for_full_time")
class AskForFullTime(Ask):
    secret: ClassVar[bool] = True
    full_time: ClassVar[bool] = True


@step("little.ask_with_orders")
class AskWithOrders(Ask):
    """The last seat has standing orders to say `ordered`."""

    def standing(self, board: Words, seat: Seat) -> Word | None:
        return Word("ordered") if seat == self.seats[-1] else None


@step("little.interrupt")
class Interrupt(Question[Words]):
    """An offer to say something at any time; a word may make the kernel do more at once."""

    follow: tuple[Step[Words], ...] = ()

    def asks(self, board: Words) -> Asked[Words]:
        return {1: (Word,)}

    def settle(self, play: Play[Words], answers: Any) -> None:
        play.board = play.board.plus("interrupted")
        play.then(*self.follow)


@dataclass(frozen=True, slots=True)
class WordsView(View):
    said: tuple[str, ...]


def missed(play: Play[Words], seat: Seat) -> None:
    play.board = play.board.plus(f"missed{seat}")


def returned(play: Play[Words], seat: Seat) -> None:
    if f"missed{seat}" in play.board.said:
        play.board = play.board.plus(f"back{seat}")


def attended(play: Play[Words], company: Company) -> None:
    play.board = play.board.plus(f"people{''.join(map(str, company.people))}")


def begin(_setup: Any, play: Play[Words]) -> None:
    play.board = Words()
    play.then(AskSecretly((0, 1)), Ask((0,)), Roll(), Ask((1,)), Unveil(), Ask((0,)), End())


GAME: Game[Words, Settings, WordsView] = Game(
    slug="little",
    rules_version=2,
    seats=range(2, 4),
    settings=Settings,
    board=Words,
    view_type=WordsView,
    verbs=(Word, Shout),
    roles=lambda _settings, _seats: ("first", "second", "third"),
    begin=begin,
    view=lambda position, _seat: WordsView(position.board.said),
    imagine=lambda view, dice: Position(SEATS, Words(view.said), (), dice),
    given=lambda setup, described, dice: Position(setup.seats, Words(tuple(described["said"])), (), dice),
    describe=lambda position: {"said": list(position.board.said)},
    attendance=Attendance(missed=missed, returned=returned, attended=attended),
)


def at(*agenda: Step[Words], **rolled: int) -> Position[Words]:
    """The position in which this is still to be done, run on until somebody must decide."""
    script = tuple((purpose, (value - 1,)) for purpose, value in rolled.items())
    return carried_on(Position(SEATS, Words(), agenda, ScriptedDice("", 0, script))).position


def says(position: Position[Words], seat: Seat, word: str, game: Any = GAME) -> Outcome[Words]:
    """What comes of a word of this seat."""
    return apply(game, position, seat, Word(word))


def late(position: Position[Words], *seats: Seat, game: Any = GAME) -> Position[Words]:
    """The position after the time of these seats is up."""
    return time_up(game, position, seats).position


def with_offer(*offers: Question[Words]) -> Any:
    """The game with something that may be done at any time."""
    return replace(GAME, offers=lambda _: offers)


def plain_dice() -> Dice:
    """Dice of a fixed seed."""
    return Dice("01" * 32)
