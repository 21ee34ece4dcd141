"""Porrinha with a leak planted in it, one of each kind, and porrinha rebuilt the same way without one."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

from porrinha.game import GAME, AskGuess, Bar, BarView, Guess, Hide, HidePebbles, OpenFists

from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.game import Described, Setup
from engine.core.play import Play
from engine.core.position import Position
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Answers, Asked, Question, Step, Waiting
from engine.core.tagged import event, step
from engine.games import AnyGame


@event("planted.blurted")
class Blurted(Event):
    pebbles: int


@step("planted.peek")
class Peek(Question[Bar]):
    """An offer to guess out of turn."""

    seat: Seat

    def asks(self, board: Bar) -> Asked[Bar]:
        return {self.seat: (Guess,)}


@step("planted.nudge")
class Nudge(Question[Bar]):
    """An offer to the first seat that changes what everybody sees, and nobody is told."""

    announced: ClassVar[bool] = False

    def asks(self, board: Bar) -> Asked[Bar]:
        return {0: (Hide,)} if board.rounds < 5 else {}

    def settle(self, play: Play[Bar], answers: Answers[Bar]) -> None:
        play.board = replace(play.board, rounds=play.board.rounds + 1)


@step("planted.ask_fullest")
class AskFullest(Question[Bar]):
    """Asks whoever hides most of those who have not guessed: who is waited for tells what is hidden."""

    def asks(self, board: Bar) -> Asked[Bar]:
        silent = [seat for seat, guess in enumerate(board.guesses) if guess is None]
        return {max(silent, key=lambda seat: board.fists[seat] or 0): (Guess,)}

    def default(self, board: Bar, seat: Seat) -> Guess:
        return next(Guess.options(board, seat))


@step("planted.ask_twice")
class AskTwice(AskGuess):
    """Asks whoever hides nothing once more, and it is heard in their last answer."""

    again: bool = False

    def settle(self, play: Play[Bar], answers: Answers[Bar]) -> None:
        if self.again:
            play.tell(Blurted(0))
        if self.again or play.board.fists[self.seat]:
            AskGuess.settle(self, play, answers)
        else:
            play.then(AskTwice(self.seat, True))


@step("planted.hide_aloud")
class HideAloud(HidePebbles):
    """Says how many pebbles are hidden as soon as they are."""

    def answered(self, play: Play[Bar], question: Question[Bar], given: Answers[Bar]) -> Step[Bar] | None:
        if given and isinstance(given[-1][1], Hide):
            play.tell(Blurted(given[-1][1].pebbles))
        return HidePebbles.answered(self, play, question, given)


def secret_of(position: Position[Bar]) -> int:
    """What the first seat hides, once all have hidden."""
    return position.board.fists[0] or 0


def leaky_view(position: Position[Bar], seat: Seat | None) -> BarView:
    honest = GAME.view(position, seat)
    return replace(honest, rounds=honest.rounds + secret_of(position)) if seat != 0 else honest


def leaky_offers(position: Position[Bar]) -> tuple[Peek, ...]:
    return (Peek(1),) if secret_of(position) == 3 else ()


def leaky_reason(position: Position[Bar], _seat: Seat, _action: Any) -> Refused:
    return Refused("wrong_phase", hint=secret_of(position))


def leaky_return(play: Play[Bar], _seat: Seat) -> None:
    if None not in play.board.fists:
        play.tell(Blurted(play.board.fists[0] or 0), to=(1,))


def with_questions(hide: HidePebbles, ask: Callable[[Seat], Question[Bar]]) -> AnyGame:
    """One round of porrinha with these questions in the place of its own, imagined with them as well."""

    def swapped(one: Step[Bar]) -> Step[Bar]:
        if isinstance(one, Waiting):
            return Waiting(hide, one.answers)
        if isinstance(one, AskGuess):
            return ask(one.seat)
        return hide if isinstance(one, HidePebbles) else one

    def begin(setup: Setup[Any], play: Play[Bar]) -> None:
        nothing = (None,) * setup.seats
        play.board = Bar(1, 1, 0, (0,) * setup.seats, nothing, nothing)
        play.then(hide, *(ask(seat) for seat in range(setup.seats)), OpenFists())

    def imagine(view: BarView, dice: Dice) -> Position[Bar]:
        honest = GAME.imagine(view, dice)
        return replace(honest, agenda=tuple(swapped(one) for one in honest.agenda))

    def given(setup: Setup[Any], described: Described, dice: Dice) -> Position[Bar]:
        honest = GAME.given(setup, described, dice)
        return replace(honest, agenda=tuple(swapped(one) for one in honest.agenda))

    return replace(GAME, begin=begin, imagine=imagine, given=given)


HONEST = with_questions(HidePebbles(), AskGuess)
LEAKY: dict[str, AnyGame] = {
    "a field of the view": replace(HONEST, view=leaky_view),
    "a prompt": replace(HONEST, offers=leaky_offers),
    "the audience of an event": replace(HONEST, attendance=replace(HONEST.attendance, returned=leaky_return)),
    "the parameter of a refusal": replace(HONEST, unasked=leaky_reason),
    "who is waited for": with_questions(HidePebbles(), lambda _: AskFullest()),
    "what follows a pause": with_questions(HidePebbles(), AskTwice),
    "the trace of a quiet offer": replace(HONEST, offers=lambda _: (Nudge(),)),
    "the moment of a secret answer": with_questions(HideAloud(), AskGuess),
}

INSTALLED = LEAKY["a field of the view"]
"""For a test that installs a leaky game as another package would bring it."""
