"""Seeing something in the shadows, the last light, and the two windows that go with them (5.11, 6.2)."""

from collections.abc import Mapping

from engine.core.action import Action
from engine.core.play import Play
from engine.core.seat import Seat
from engine.core.step import Answers, Step, Verbs
from engine.core.tagged import step
from engine.games.vi_algo.board import Catacomb
from engine.games.vi_algo.content.entries import name_of
from engine.games.vi_algo.events import BellRung, GroupDrawn, GroupSeen, OilUsed, Saw
from engine.games.vi_algo.rules.deeds import add_torches, change_trust
from engine.games.vi_algo.rules.theft import lose_highest
from engine.games.vi_algo.rules.windows import ANY, LAST, NEVER, CatacombWindow, No, PlayCard, held_for, played_as

OIL = 2


@step("vi_algo.see_something")
class SeeSomething(Step[Catacomb]):
    """By a torch or for being alone: trust, treasure, a secret card (VA-440)."""

    seat: Seat
    cause: str

    def run(self, play: Play[Catacomb]) -> None:
        play.tell(Saw(self.seat, self.cause))
        play.then(SawWindow(self.seat, self.cause))


@step("vi_algo.saw_window")
class SawWindow(CatacombWindow):
    """W2 (VA-512): the bell cancels all of it."""

    seat: Seat
    cause: str

    def asks(self, board: Catacomb) -> Mapping[Seat, Verbs[Catacomb]]:
        return dict.fromkeys(self.possible(board), (PlayCard, No))

    def uses(self, board: Catacomb, seat: Seat) -> tuple[Action[Catacomb], ...]:
        return tuple(map(PlayCard, played_as(board, seat, "sino")))

    def wanted(self, board: Catacomb, seat: Seat, use: Action[Catacomb]) -> bool:
        order = board.orders_of(seat).bell
        return order == ANY or (order != NEVER and seat == self.seat)

    def settle(self, play: Play[Catacomb], answers: Answers[Catacomb]) -> None:
        ringer, use = self.first_use(play.board, answers)
        if not isinstance(use, No):
            play.board = play.board.discarded(ringer, held_for(play.board, ringer, "sino")[0])
            play.tell(BellRung(ringer, self.seat))
            return
        change_trust(play, -1)
        lose_highest(play, self.seat, "saw")
        draw_secret(play, self.seat)


def draw_secret(play: Play[Catacomb], seat: Seat) -> None:
    """The top card of the Group/Traitor deck, face down (VA-440, VA-444)."""
    deck = play.board.piles.group
    if not deck:
        return
    explorer = play.board.explorers[seat]
    play.board = play.board.with_piles(group=deck[1:]).with_explorer(seat, explorer.with_secret(deck[0]))
    play.tell(GroupDrawn(seat))
    play.tell(GroupSeen(seat, name_of(deck[0])), (seat,))


@step("vi_algo.torch_window")
class TorchWindow(CatacombWindow):
    """W3 (VA-513): oil feeds the last light."""

    def asks(self, board: Catacomb) -> Mapping[Seat, Verbs[Catacomb]]:
        return dict.fromkeys(self.possible(board), (PlayCard, No))

    def uses(self, board: Catacomb, seat: Seat) -> tuple[Action[Catacomb], ...]:
        return tuple(map(PlayCard, played_as(board, seat, "oleo")))

    def wanted(self, board: Catacomb, seat: Seat, use: Action[Catacomb]) -> bool:
        return board.orders_of(seat).oil == LAST

    def settle(self, play: Play[Catacomb], answers: Answers[Catacomb]) -> None:
        seat, use = self.first_use(play.board, answers)
        if not isinstance(use, No):
            use_oil(play, seat)


def use_oil(play: Play[Catacomb], seat: Seat) -> None:
    """Two torches more (t27)."""
    play.board = play.board.discarded(seat, held_for(play.board, seat, "oleo")[0])
    play.tell(OilUsed(seat))
    add_torches(play, OIL)
