"""Walks, the trolls that are met on them, and the losses that a walk can avoid: these three call each other.

A loss of life or cards opens a window for Parkour; Parkour is a walk; a walk may lead to a troll; a troll may cost
life.
"""

from engine.core.changing import changed
from engine.core.play import Play
from engine.core.seat import Seat
from engine.core.step import Step
from engine.core.tagged import step
from engine.games.caverna.board import Arrival, Cave
from engine.games.caverna.content.grid import Space
from engine.games.caverna.events import TrollRolled, TrollTaken, Walked
from engine.games.caverna.rules.curtain import tell
from engine.games.caverna.rules.draws import eat_here, roll_check
from engine.games.caverna.rules.harm import LifeLost
from engine.games.caverna.rules.laying import PayTroll
from engine.games.caverna.rules.reactions import LOSS, window
from engine.games.caverna.rules.victory import Arrive
from engine.games.caverna.rules.ways import Way

TAMED = 3
"""From this roll on a troll comes along (CZ-554)."""


# --- walks ---


@step("caverna.walk")
class Walk(Step[Cave]):
    """The steps of a way, eating on it; it ends where it rests: in the camp, with a troll, or on a space."""

    seat: Seat
    way: Way

    def run(self, play: Play[Cave]) -> None:
        start = play.board.players[self.seat].spot
        if not self.way:
            return
        tell(play, Walked(self.seat, (start, *self.way)))
        for space in self.way:
            play.board = play.board.with_player(self.seat, spot=space)
            eat_here(play, self.seat)
        come_to_rest(play, self.seat)
        end = self.way[-1]
        if play.board.troll_on(end):
            back = (start, *self.way)[-2]
            play.then(PayTroll(self.seat), FaceTroll(self.seat, end, back))


def come_to_rest(play: Play[Cave], seat: Seat) -> None:
    """Note who stood here already, for the windows after the effect; in the camp it is an arrival."""
    space = play.board.players[seat].spot
    elsewhere = tuple(one for one in play.board.entered if one.seat != seat)
    if not play.board.players[seat].in_cave:
        play.board = changed(play.board, entered=elsewhere)
        play.then(Arrive(seat))
        return
    standing = tuple(other for other in play.board.on(space) if other != seat)
    play.board = changed(play.board, entered=(*elsewhere, Arrival(seat, space, standing)))


@step("caverna.face_troll")
class FaceTroll(Step[Cave]):
    """It comes along, or chases its visitor back for a life. The walker's own turn ends with it (CZ-554, CZ-556)."""

    seat: Seat
    space: Space
    back: Space

    def run(self, play: Play[Cave]) -> None:
        roll = roll_check(play)
        tell(play, TrollRolled(self.seat, self.space, roll, roll >= TAMED))
        if self.seat == play.board.active:
            play.board = changed(play.board, met_troll=True)
        if roll >= TAMED:
            self._take_along(play)
        else:
            self._chase_back(play)

    def _take_along(self, play: Play[Cave]) -> None:
        board = play.board
        troll = next(one for one in board.trolls if one.space == self.space)
        board = changed(board, trolls=tuple(one for one in board.trolls if one != troll))
        held = (*board.players[self.seat].trolls, troll.card)
        play.board = board.with_player(self.seat, trolls=held)
        tell(play, TrollTaken(self.seat, troll.card), to=(self.seat,))

    def _chase_back(self, play: Play[Cave]) -> None:
        board = play.board.with_player(self.seat, spot=self.back)
        play.board = changed(board, entered=tuple(one for one in board.entered if one.seat != self.seat))
        play.then(risk_life(self.seat, 1))


# --- losses ---


def risk_life(seat: Seat, amount: int) -> Step[Cave]:
    """A loss of life that Parkour may avoid (CZ-562)."""
    return window(LOSS, seat, amount, LifeLost(seat, amount))


def risk_cards(seat: Seat, loss: Step[Cave]) -> Step[Cave]:
    """A loss of cards that Parkour may avoid (CZ-563)."""
    return window(LOSS, seat, 0, loss)
