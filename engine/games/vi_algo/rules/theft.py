"""What happens where a mummy stops: light, the window of theft, lost treasures, pushes (sections 5.10 and 6)."""

from collections.abc import Mapping
from typing import ClassVar

from engine.core.action import Action
from engine.core.play import Play
from engine.core.seat import Seat
from engine.core.step import Answers, Step, Verbs
from engine.core.tagged import step
from engine.games.vi_algo.board import Catacomb
from engine.games.vi_algo.content.entries import name_of, value_of
from engine.games.vi_algo.content.rooms import Spot
from engine.games.vi_algo.events import Lost, OwnShadow, Pushed, Theft, TheftAverted
from engine.games.vi_algo.rules.deeds import take_away
from engine.games.vi_algo.rules.walking import Land, pushed_way
from engine.games.vi_algo.rules.windows import (
    ANY,
    NEVER,
    THIS_MUMMY,
    CatacombWindow,
    No,
    PlayCard,
    UseShadow,
    held_for,
    played_as,
)


@step("vi_algo.stopped")
class Stopped(Step[Catacomb]):
    """Light takes it; else it robs who stands beside it and their neighbours (VA-430 to VA-433)."""

    spot: Spot

    def run(self, play: Play[Catacomb]) -> None:
        mummy = play.board.mummy_on(self.spot)
        if mummy is None:
            return
        if play.board.burns(self.spot):
            take_away(play, mummy, "light")
            return
        ring = play.board.adjacent_to(self.spot)
        if ring:
            affected = affected_by(play.board, ring)
            play.tell(Theft(mummy.top.owner, self.spot, affected))
            play.then(TheftWindow(self.spot, ring, affected))


def affected_by(board: Catacomb, ring: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The first ring and everybody adjacent to one of it, no further (VA-432)."""
    return tuple(
        seat
        for seat in board.from_active()
        if seat in ring or any(board.chart.adjacent(board.spot(seat), board.spot(one)) for one in ring)
    )


def lose_highest(play: Play[Catacomb], seat: Seat, cause: str) -> None:
    """The highest treasure goes, face up; who has none loses none (VA-433, VA-435)."""
    card = play.board.highest(seat)
    if card is not None:
        play.board = play.board.discarded(seat, card)
        play.tell(Lost(seat, name_of(card), cause))


@step("vi_algo.theft_window")
class TheftWindow(CatacombWindow):
    """W1 (VA-511): an amulet cancels the theft for all, an own shadow takes the mummy away."""

    spot: Spot
    ring: tuple[Seat, ...]
    affected: tuple[Seat, ...]

    def asks(self, board: Catacomb) -> Mapping[Seat, Verbs[Catacomb]]:
        return dict.fromkeys(self.possible(board), (PlayCard, UseShadow, No))

    def uses(self, board: Catacomb, seat: Seat) -> tuple[Action[Catacomb], ...]:
        """The own shadow first, then the card (VA-506)."""
        shadow = (UseShadow(self.spot),) if seat in self.ring and board.explorers[seat].shadows else ()
        return (*shadow, *map(PlayCard, played_as(board, seat, "amuleto")))

    def check(self, board: Catacomb, seat: Seat, action: Action[Catacomb]) -> None:
        """A shadow cast without a hex is cast on this mummy."""
        bare = isinstance(action, UseShadow) and action.spot == THIS_MUMMY
        CatacombWindow.check(self, board, seat, UseShadow(self.spot) if bare else action)

    def wanted(self, board: Catacomb, seat: Seat, use: Action[Catacomb]) -> bool:
        """What the standing orders say (VA-504)."""
        orders = board.orders_of(seat)
        order = orders.shadow if isinstance(use, UseShadow) else orders.amulet
        if order in (NEVER, ANY):
            return order == ANY
        highest = board.highest(seat)
        in_danger = seat in self.affected and highest is not None
        return in_danger and highest is not None and value_of(highest) >= orders.amulet_min

    def settle(self, play: Play[Catacomb], answers: Answers[Catacomb]) -> None:
        seat, use = self.first_use(play.board, answers)
        if isinstance(use, UseShadow):
            cast_shadow(play, seat, self.spot)
            play.tell(TheftAverted(seat, "shadow"))
            return
        if isinstance(use, PlayCard):
            play.board = play.board.discarded(seat, held_for(play.board, seat, "amuleto")[0])
            play.tell(TheftAverted(seat, "amuleto"))
        else:
            for one in self.affected:
                lose_highest(play, one, "mummy")
        if play.board.rules.push:
            play.then(PushRing(self.ring))


def cast_shadow(play: Play[Catacomb], seat: Seat, spot: Spot) -> None:
    """It was no mummy, it was one's own shadow (VA-750)."""
    explorer = play.board.explorers[seat]
    play.board = play.board.with_explorer(seat, explorer.with_shadows(explorer.shadows - 1))
    play.tell(OwnShadow(seat, spot))
    mummy = play.board.mummy_on(spot)
    if mummy is not None:
        take_away(play, mummy, "shadow")


@step("vi_algo.push_ring")
class PushRing(Step[Catacomb]):
    """Each character that the mummy touches is shoved with its neighbours, nobody twice (VA-760 to VA-762)."""

    ring: tuple[Seat, ...]
    done: tuple[Seat, ...] = ()
    clock: ClassVar[str] = "turn"

    def run(self, play: Play[Catacomb]) -> None:
        if not self.ring:
            return
        seat, *later = self.ring
        board = play.board
        near = [one for one in board.from_active() if board.chart.adjacent(board.spot(one), board.spot(seat))]
        group = [one for one in (seat, *near) if one not in self.done]
        landings: list[Step[Catacomb]] = []
        if group and seat not in self.done:
            direction = play.roll(6, "push")
            for one in self._ahead_first(board, group, direction):
                way = pushed_way(play.board, one, direction)
                play.board = play.board.moved(one, way[-1])
                play.tell(Pushed(one, direction, way))
                landings.append(Land(one, way[0]))
            self_done = (*self.done, *group)
        else:
            self_done = self.done
        play.then(*landings, PushRing(tuple(later), self_done))

    def _ahead_first(self, board: Catacomb, group: list[Seat], direction: int) -> list[Seat]:
        order = list(board.from_active())
        return sorted(group, key=lambda one: (-board.ahead(one, direction), order.index(one)))
