"""Giving up (NH-704)."""

from dataclasses import replace

from engine.core.play import Play
from engine.core.seat import Seat
from engine.core.step import Asked, Question
from engine.core.tagged import step, verb
from engine.games.noites.board import Night
from engine.games.noites.events import Conceded
from engine.games.noites.rules.ending import finish
from engine.shared.conceding import GiveUp


@verb("noites.concede")
class Concede(GiveUp[Night]):
    """Give the night up, as soon as every seat of the side says so."""

    def perform(self, play: Play[Night], seat: Seat) -> None:
        conceding = (*play.board.conceding, seat)
        play.board = replace(play.board, conceding=conceding)
        play.tell(Conceded(seat))
        side = play.board.side_of(seat)
        if set(play.board.seats_of(side)) <= set(conceding):
            finish(play, "concede", 1 - side)


@step("noites.offer_concede")
class OfferConcede(Question[Night]):
    """An offer that stands all night."""

    def asks(self, board: Night) -> Asked[Night]:
        return {seat: (Concede,) for seat in range(board.seats) if seat not in board.conceding}
