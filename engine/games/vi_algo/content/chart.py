"""The map of a catacomb: which hexes there are, which sides are open, how far it is (sections 2.3 to 2.6)."""

from collections import deque
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from engine.core.hexes import DIRECTIONS, Hex, distance, opposite, spread
from engine.core.once import known_by_sight
from engine.games.vi_algo.content.rooms import (
    DOORS,
    LOCAL,
    PlacedRoom,
    Spot,
    has_floor,
    is_rune,
    name_order,
    room_of,
)

MOST_KEPT: Final = 64
"""Each catacomb is laid anew, and its chart takes more than a megabyte once all ways have been asked for."""


class Chart:
    """A layout, looked up: made once for each arrangement of rooms, never saved."""

    def __init__(self, plan: tuple[PlacedRoom, ...]) -> None:
        self.place: dict[Spot, Hex] = {
            f"{room.letter}{number}": room.centre.shifted(local)
            for room in plan
            for number, local in LOCAL.items()
            if has_floor(room.letter, number)
        }
        """Every floor hex, in the order of the rooms' placing, then by number."""
        self._spot = {place: spot for spot, place in self.place.items()}
        self._beyond = {spot: dict(self._open_sides(spot)) for spot in self.place}
        self._beside = {spot: tuple(beyond.values()) for spot, beyond in self._beyond.items()}
        self._far: dict[Spot, dict[Spot, int]] = {}
        self._ways: dict[Spot, dict[Spot, Spot]] = {}
        self._runes: dict[Spot, tuple[Spot, ...]] = {}

    def ahead(self, spot: Spot, direction: int) -> Spot | None:
        """The hex that one open step leads to; None if there is a wall."""
        return self._beyond[spot].get(direction)

    def neighbours(self, spot: Spot) -> Iterator[Spot]:
        """The hexes one open step away, by direction."""
        return iter(self._beside[spot])

    def adjacent(self, a: Spot, b: Spot) -> bool:
        """Whether one open step joins them: nothing reaches through a wall (VA-R06)."""
        return b in self._beside[a]

    def distance(self, a: Spot, b: Spot) -> int:
        """Plain distance, through walls."""
        return distance(self.place[a], self.place[b])

    def path(self, a: Spot, b: Spot) -> int:
        """The smallest number of open steps, pieces ignored; it is the same both ways."""
        known = self._far.get(a)
        return self.far(b)[a] if known is None else known[b]

    def far(self, goal: Spot) -> dict[Spot, int]:
        """The open steps from every hex to this one."""
        if goal not in self._far:
            self._far[goal] = spread(goal, self._beside.__getitem__)
        return self._far[goal]

    def nearer(self, spot: Spot, goal: Spot) -> Spot:
        """The next hex of a shortest way: of the steps that shorten it, the lowest direction (VA-313, VA-424)."""
        far = self.far(goal)
        return next(there for there in self._beyond[spot].values() if far[there] < far[spot])

    def way(self, start: Spot, goal: Spot) -> tuple[Spot, ...]:
        """The hexes stepped on by a shortest way, the goal the last; of several the lowest directions."""
        before, steps = self._before(start), [goal]
        while steps[-1] != start:
            steps.append(before[steps[-1]])
        return tuple(reversed(steps[:-1]))

    def _before(self, start: Spot) -> dict[Spot, Spot]:
        """On the way from here to each hex, the one before it. The lowest directions are followed first, so whichever
        comes to a hex first has come by the way that `nearer` would go; and all ways together are found at once.
        """
        if start not in self._ways:
            before, waiting = {start: start}, deque([start])
            while waiting:
                here = waiting.popleft()
                new = [there for there in self._beside[here] if there not in before]
                before.update(dict.fromkeys(new, here))
                waiting.extend(new)
            self._ways[start] = before
        return self._ways[start]

    def runes_in_reach(self, spot: Spot) -> tuple[Spot, ...]:
        """Runes on a hex or one open step from it (VA-330): none for a piece that stands on no hex."""
        if spot not in self.place:
            return ()
        if spot not in self._runes:
            self._runes[spot] = tuple(sorted(filter(is_rune, (spot, *self.neighbours(spot))), key=name_order))
        return self._runes[spot]

    def in_room(self, spot: Spot) -> Iterator[Spot]:
        """The floor hexes of the room of a hex, by number."""
        return (other for other in self.place if room_of(other) == room_of(spot))

    def spot_at(self, place: Hex) -> Spot | None:
        """The floor hex at a place of the grid."""
        return self._spot.get(place)

    def _open_sides(self, spot: Spot) -> Iterator[tuple[int, Spot]]:
        for direction in DIRECTIONS:
            there = self._spot.get(self.place[spot].stepped(direction))
            if there is not None and (room_of(there) == room_of(spot) or _through_door(spot, there, direction)):
                yield direction, there


def _through_door(here: Spot, there: Spot, direction: int) -> bool:
    return int(here[1:]) in DOORS[direction] and int(there[1:]) in DOORS[opposite(direction)]


@known_by_sight
@lru_cache(MOST_KEPT)
def chart_of(plan: tuple[PlacedRoom, ...]) -> Chart:
    """The chart of an arrangement of rooms."""
    return Chart(plan)
