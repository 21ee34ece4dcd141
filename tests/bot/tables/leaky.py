"""Porrinha in which Ana hides first, and a leak can be planted in what the others are asked then."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar

from hall import TIMED
from porrinha.game import AskGuess, Bar, BarView, Hide, OpenFists

from engine.core.action import Action
from engine.core.event import Event
from engine.core.game import Setup
from engine.core.play import Play
from engine.core.position import Position
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Answers, Asked, Question
from engine.core.tagged import event, step
from engine.games import AnyGame

LEAKS = ("buttons", "refusal", "line", "picture", "schedule", "length")


@event("porrinha.blurted")
class Blurted(Event):
    pebbles: int


@event("porrinha.shoved")
class Shoved(Event):
    """Somebody does something to somebody else."""

    upon: ClassVar[str] = "seat"
    seat: Seat
    by: Seat


def _begin_with_a_brawl(setup: Setup[Any], play: Play[Bar]) -> None:
    TIMED.begin(setup, play)
    play.tell(Shoved(0, 1))
    play.tell(Shoved(1, 0))


BRAWL: AnyGame = replace(TIMED, begin=_begin_with_a_brawl)
"""Each of the first two has had something done to them before anybody hides."""


@step("porrinha.ana_hides")
class AnaHides(Question[Bar]):
    """Ana alone hides, in secret."""

    secret: ClassVar[bool] = True
    leak: str

    def asks(self, board: Bar) -> Asked[Bar]:
        return {0: (Hide,)}

    def default(self, board: Bar, seat: Seat) -> Hide:
        return Hide(0)

    def settle(self, play: Play[Bar], answers: Answers[Bar]) -> None:
        hidden = next(hide.pebbles for _, hide in answers if isinstance(hide, Hide))
        play.board = replace(play.board, fists=(hidden, *play.board.fists[1:]))
        if self.leak == "line":
            play.tell(Blurted(hidden))
        if self.leak == "length":
            for _ in range(hidden):
                play.tell(Blurted(7))


@step("porrinha.others_hide")
class OthersHide(Question[Bar]):
    """Then the others."""

    secret: ClassVar[bool] = True
    leak: str

    def asks(self, board: Bar) -> Asked[Bar]:
        last = board.seats - 1 if self.leak == "schedule" and board.fists[0] == 3 else board.seats
        return dict.fromkeys(range(1, last), (Hide,))

    def options(self, board: Bar, seat: Seat) -> Iterator[Action[Bar]]:
        taken = board.fists[0] if self.leak == "buttons" else None
        return (one for one in Question.options(self, board, seat) if one != Hide(-1 if taken is None else taken))

    def check(self, board: Bar, seat: Seat, action: Action[Bar]) -> None:
        if isinstance(action, Hide) and action.pebbles > 3 and self.leak == "refusal":
            raise Refused("too_many_pebbles", most=6 - (board.fists[0] or 0))
        Question.check(self, board, seat, action)

    def default(self, board: Bar, seat: Seat) -> Hide:
        return Hide(0)

    def settle(self, play: Play[Bar], answers: Answers[Bar]) -> None:
        hidden = {seat: hide.pebbles for seat, hide in answers if isinstance(hide, Hide)}
        fists = tuple(play.board.fists[seat] if seat == 0 else hidden.get(seat, 0) for seat in range(play.seats))
        play.board = replace(play.board, fists=fists)


def planted(leak: str) -> AnyGame:
    """The game with this leak; with none it keeps its secret."""

    def begin(setup: Setup[Any], play: Play[Bar]) -> None:
        nothing = (None,) * setup.seats
        play.board = Bar(1, 1, 0, (0,) * setup.seats, nothing, nothing)
        play.then(AnaHides(leak), OthersHide(leak), *(AskGuess(seat) for seat in range(setup.seats)), OpenFists())

    def view(position: Position[Bar], seat: Seat | None) -> BarView:
        honest: BarView = TIMED.view(position, seat)
        return replace(honest, fist=position.board.fists[0]) if leak == "picture" else honest

    return replace(TIMED, begin=begin, view=view)
