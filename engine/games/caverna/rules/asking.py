"""What all questions of this game share."""

from typing import ClassVar

from engine.core.action import Action
from engine.core.play import Play
from engine.core.seat import Seat
from engine.core.step import Answers, Question, Step
from engine.games.caverna.board import Cave
from engine.games.caverna.rules.curtain import lift, lower
from engine.shared.absence import NotForTheAway


class CaveQuestion(Question[Cave]):
    """A question that knows what phase of the turn it is, and how much of it others may see."""

    __slots__ = ()
    phase: ClassVar[str]

    def seen_by(self, viewer: Seat | None) -> "CaveQuestion":
        """The question as a seat, or a spectator, knows it."""
        return self


class PublicQuestion(CaveQuestion, NotForTheAway[Cave]):
    """A decision of one seat that everybody may know of: what came before it is told first (CZ-816)."""

    __slots__ = ()

    def advance(self, play: Play[Cave]) -> Step[Cave] | None:
        if self.asks(play.board):
            lift(play)
        return super().advance(play)

    def settle(self, play: Play[Cave], answers: Answers[Cave]) -> None:
        if not answers:
            return
        lower(play, self)
        for seat, action in answers:
            self.carry_out(play, seat, action)

    def carry_out(self, play: Play[Cave], seat: Seat, action: Action[Cave]) -> None:
        """What follows from the answer."""
        action.perform(play, seat)
