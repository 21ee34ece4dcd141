"""Kicks: in the own turn, or at somebody who has just come in (CZ-572, CZ-620)."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from engine.core.play import Play
from engine.core.seat import Seat, clockwise
from engine.core.step import Step
from engine.core.tagged import tagged
from engine.games.caverna.board import Cave, Entered
from engine.games.caverna.content.orders import ALWAYS, LEADER
from engine.games.caverna.events import KickRolled
from engine.games.caverna.rules.curtain import tell
from engine.games.caverna.rules.draws import roll_harm
from engine.games.caverna.rules.harm import Deal
from engine.games.caverna.rules.reactions import NO, YES, React, Reaction, Window
from engine.games.caverna.rules.requests import KICKED, Happening, happened


def kick(play: Play[Cave], seat: Seat, target: Seat) -> None:
    """A D4 of damage, 4 being none (CZ-572)."""
    damage = roll_harm(play)
    tell(play, KickRolled(seat, target, damage))
    happened(play, Happening(KICKED, seat, number=damage))
    play.then(Deal(target, damage, seat))


@tagged("caverna.kick_newcomer")
class KickNewcomer(Reaction):
    """`descer_a_bica` on somebody who has just come in; all who stood there are heard, clockwise (CZ-620)."""

    card: ClassVar[str] = "descer_a_bica"
    order: ClassVar[str] = "bica"
    several: ClassVar[bool] = True

    newcomer: Seat
    space: str
    standing: tuple[Seat, ...]

    def concerned(self, board: Cave) -> tuple[Seat, ...]:
        """Nobody any more once the newcomer has fainted or gone (CZ-622)."""
        if board.players[self.newcomer].spot != self.space:
            return ()
        order = clockwise(self.newcomer, len(board.players))
        return tuple(seat for seat in order if seat in self.standing and board.players[seat].spot == self.space)

    def matter(self) -> tuple[str, int, Seat]:
        return self.card, 0, self.newcomer

    def ordered(self, board: Cave, seat: Seat) -> React:
        order = board.orders_of(seat).unasked(self.order)
        gold = board.players[self.newcomer].visible_gold
        leads = gold > 0 and gold == max(player.visible_gold for player in board.players)
        return React(YES if order == ALWAYS or (order == LEADER and leads) else NO)

    def target(self, board: Cave, answer: React) -> Seat | None:
        return self.newcomer

    def follow(self, play: Play[Cave], seat: Seat, answer: React) -> None:
        kick(play, seat, self.newcomer)


def windows_of(newcomers: Iterable[Entered]) -> Iterator[Step[Cave]]:
    """A window for each newcomer."""
    return (Window(KickNewcomer(one.seat, one.space, one.standing)) for one in newcomers)
