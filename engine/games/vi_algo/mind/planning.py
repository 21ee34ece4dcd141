"""A turn thought through: which runes to search, on which way, and where to stand when it ends."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.core.action import Action
from engine.core.seat import Seat
from engine.games.vi_algo.actions import Pass, Search, Signal, Walk
from engine.games.vi_algo.board import NEAR, NIGHT, PIECES, Catacomb
from engine.games.vi_algo.content.rooms import ROOMS, Spot, room_of
from engine.games.vi_algo.mind.outlook import (
    ALL_THROWS,
    POINT,
    chances,
    dangers_for,
    highest_value,
    worth_of_a_draw,
)
from engine.games.vi_algo.rules.goals import most_steps

THROWS_OF_A_MUMMY = 36
A_STEP = 4
"""What it costs to be one step farther from what one wants."""
ELBOWS = 10
"""What it costs to stand beside somebody: one mummy robs both."""
SEEN = 40
"""What seeing something costs beside the treasure: trust in the group."""
SECRET = 25
"""And a secret card, which may make a traitor."""


@dataclass(frozen=True, slots=True)
class TurnSoFar:
    """A turn as far as it is thought through."""

    spot: Spot
    actions: int
    steps: int
    searched: tuple[Spot, ...]
    entered: str = ""
    """Letters of rooms whose exposed treasure is taken on the way."""


@dataclass(frozen=True, slots=True)
class TurnPart:
    """What is done next: where to go, which rune to search there or whether to call; and what the turn is worth."""

    worth: int
    spot: Spot
    rune: Spot = ""
    calls: bool = False


class Planner:
    """One seat's turn on one board."""

    def __init__(self, board: Catacomb, seat: Seat) -> None:
        self.board, self.seat, self.chart = board, seat, board.chart
        self.friends = tuple(board.spot(other) for other in board.others(seat))
        self.purse = POINT * highest_value(board, seat)
        self.draw = worth_of_a_draw(board, seat)
        self.search = self.draw * chances(board.trust) // ALL_THROWS
        self.runes = tuple(
            f"{room.letter}{number}" for room in board.rooms if room.stack for number in ROOMS[room.letter].runes
        )
        self.goals = tuple(rune for rune in self.runes if rune not in board.explorers[seat].markers)
        self.dangers = dangers_for(board, seat)
        self.exposed = frozenset(room.letter for room in board.rooms if room.exposed)
        self.saw = self._cost_of_seeing()
        self.places = self._places()
        self.calm = {spot: self._calm(spot) for spot in self.places}
        self.best_first = sorted(self.places, key=lambda spot: -self.calm[spot])
        self.alone = frozenset(spot for spot in self.places if self._is_alone(spot))

    @property
    def now(self) -> TurnSoFar:
        board = self.board
        explorer = board.explorers[self.seat]
        return TurnSoFar(board.spot(self.seat), board.turn.actions, board.turn.steps_left, explorer.markers)

    def best(self) -> Action[Catacomb]:
        """The first action of the best turn."""
        here = self.board.spot(self.seat)
        part = self._best(self.now)
        if part.spot != here:
            return Walk((part.spot,))
        if part.rune:
            return next(one for one in Search.options(self.board, self.seat) if one.rune == part.rune)
        return Signal() if part.calls else Pass()

    def _best(self, moment: TurnSoFar) -> TurnPart:
        return max((self._last_walk(moment), *self._searches(moment)), key=lambda part: part.worth)

    # --- one search more ---

    def _searches(self, moment: TurnSoFar) -> Iterator[TurnPart]:
        if not moment.actions:
            return
        for rune in self.runes:
            if rune in moment.searched or not self._cards_left(moment, rune):
                continue
            there = self._beside(moment, rune)
            if there is None:
                continue
            arrived, gain = self._walked(moment, there)
            kept = arrived.searched if len(arrived.searched) < PIECES else arrived.searched[1:]
            after = replace(arrived, actions=arrived.actions - 1, steps=0, searched=(*kept, rune))
            yield TurnPart(self.search + gain + self._best(after).worth, there, rune)

    def _cards_left(self, moment: TurnSoFar, rune: Spot) -> bool:
        room = self.board.room(room_of(rune))
        taken = sum(room_of(one) == room_of(rune) for one in moment.searched if one not in self.now.searched)
        return room is not None and len(room.stack) > taken

    def _beside(self, moment: TurnSoFar, rune: Spot) -> Spot | None:
        """Where to stand for a rune: with an action to spare, the cheapest and calmest place."""
        near = (spot for spot in (rune, *self.chart.neighbours(rune)) if room_of(spot) == room_of(rune))
        far = self.chart.far(moment.spot)
        found = [
            (self._actions_for(moment, far[spot]), -self.calm[spot], spot)
            for spot in near
            if spot in self.calm and self._actions_for(moment, far[spot]) < moment.actions
        ]
        return min(found)[2] if found else None

    def _walked(self, moment: TurnSoFar, spot: Spot) -> tuple[TurnSoFar, int]:
        """After a run, and what lay in rooms that nobody had entered."""
        steps = self.chart.path(moment.spot, spot)
        cost = self._actions_for(moment, steps)
        left = moment.steps + cost * self.board.now.walk - steps
        fresh = room_of(spot) in self.exposed and room_of(spot) not in moment.entered
        entered = moment.entered + (room_of(spot) if fresh else "")
        after = replace(moment, spot=spot, actions=moment.actions - cost, steps=left, entered=entered)
        return after, self.draw if fresh else 0

    def _actions_for(self, moment: TurnSoFar, steps: int) -> int:
        return max(0, -(-(steps - moment.steps) // self.board.now.walk))

    # --- where the turn ends ---

    def _last_walk(self, moment: TurnSoFar) -> TurnPart:
        """The best place to end in, with a call to the others if nobody is near."""
        far = self.chart.far(moment.spot)
        reach = moment.steps + moment.actions * self.board.now.walk
        best: TurnPart | None = None
        for spot in self.best_first:
            if best is not None and self.calm[spot] + self.draw <= best.worth:
                break
            if far[spot] <= reach:
                found = self._ending(moment, spot, far[spot])
                best = found if best is None or found.worth > best.worth else best
        return best or TurnPart(0, moment.spot)

    def _ending(self, moment: TurnSoFar, spot: Spot, steps: int) -> TurnPart:
        fresh = room_of(spot) in self.exposed and room_of(spot) not in moment.entered
        worth = self.calm[spot] + (self.draw if fresh else 0)
        if spot not in self.alone:
            return TurnPart(worth, spot)
        calls = moment.actions - self._actions_for(moment, steps) >= self.board.effort
        return TurnPart(worth if calls else worth - self.saw, spot, calls=calls)

    def _is_alone(self, spot: Spot) -> bool:
        dark = self.board.torches.face == NIGHT or self.board.rules.dark_catacomb
        return dark and not self.board.turn.signalled and self._to_nearest(spot) > self.board.now.alone_beyond

    def _to_nearest(self, spot: Spot) -> int:
        return min(self.chart.distance(spot, friend) for friend in self.friends)

    def _cost_of_seeing(self) -> int:
        secret = SECRET if self.board.piles.group else 0
        return self.purse + SEEN + secret

    def _places(self) -> tuple[Spot, ...]:
        """Where one could stand at the end of this turn."""
        here = self.board.spot(self.seat)
        far, most = self.chart.far(here), most_steps(self.board)
        return tuple(
            spot for spot, steps in far.items() if steps <= most and (spot == here or self.board.is_free(spot))
        )

    def _calm(self, spot: Spot) -> int:
        """Far from mummies, near what one wants next and near the others, but not elbow to elbow."""
        theft = self.purse * self.dangers.at(spot) // THROWS_OF_A_MUMMY
        to_rune = min((self.chart.path(spot, rune) for rune in self.goals), default=0)
        away = max(0, self._to_nearest(spot) - NEAR)
        elbows = sum(self.chart.adjacent(spot, friend) for friend in self.friends) if self.board.mummies else 0
        return -theft - A_STEP * to_rune - A_STEP * away - ELBOWS * elbows
