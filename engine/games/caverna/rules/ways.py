"""Ways that may be walked, and which of them a standing order picks (CZ-511, CZ-512, CZ-575, CZ-652)."""

from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.games.caverna.board import Cave
from engine.games.caverna.content.grid import CAMP, FAR, INDEX, Space, around, edge, steps_from, walking_distance
from engine.games.caverna.content.orders import AUTO, AWAY, HOME

Way: TypeAlias = tuple[Space, ...]
"""The spaces stepped on, in order; the start is not among them."""
TROLL_PRICE = 2


def ways(board: Cave, seat: Seat, most: int, spent: int = 0) -> Iterator[Way]:
    """Every legal way of 1 to `most` steps, first steps N, E, S, W; `spent` cards are already on their way out."""
    pays = len(board.players[seat].hidden) - spent >= TROLL_PRICE
    trolls = {troll.space for troll in board.trolls}
    yield from _onwards(board, board.players[seat].spot, most, trolls, pays)


def _onwards(board: Cave, here: Space, left: int, trolls: set[Space], pays: bool) -> Iterator[Way]:
    for there in steps_from(board.walls, here):
        if there in trolls:
            if pays:
                yield (there,)
            continue
        yield (there,)
        if left > 1:
            for rest in _onwards(board, there, left - 1, trolls, pays):
                yield (there, *rest)


def walks(board: Cave, seat: Seat, most: int) -> tuple[Way, ...]:
    """The ways of a walking action; none at all only where no step is possible (CZ-511, CZ-512)."""
    start = board.players[seat].spot
    found = tuple(way for way in ways(board, seat, most) if start != CAMP or way[-1] != CAMP)
    return found or ((),)


def check_walk(board: Cave, seat: Seat, way: Way, most: int) -> None:
    """Raise the reason why a way cannot be walked by a basic action."""
    check_way(board, seat, way, most)
    if not way and walks(board, seat, most) != ((),):
        raise Refused("no_way")
    if way and board.players[seat].spot == CAMP == way[-1]:
        raise Refused("must_enter_cave")


def check_way(board: Cave, seat: Seat, way: Way, most: int, spent: int = 0) -> None:
    """Raise the reason why these steps cannot be taken one after another."""
    if len(way) > most:
        raise Refused("too_many_steps", most=most)
    here = board.players[seat].spot
    for place, there in enumerate(way):
        _check_step(board, seat, (here, there), place == len(way) - 1, spent)
        here = there


def _check_step(board: Cave, seat: Seat, step: tuple[Space, Space], last: bool, spent: int) -> None:
    here, there = step
    if there not in INDEX:
        raise Refused("no_such_space", space=there[:20])
    if there not in steps_from((), here):
        raise Refused("not_next_to", space=there, start=here)
    if edge(here, there) in board.walls:
        raise Refused("wall_between", start=here, space=there)
    if board.troll_on(there):
        if len(board.players[seat].hidden) - spent < TROLL_PRICE:
            raise Refused("cannot_face_troll")
        if not last:
            raise Refused("troll_ends_walk")


def matters_on(board: Cave, seat: Seat, way: Way) -> Way:
    """The spaces before its end that tell a way from others to the same end: where something is eaten (CZ-525), and
    where a troll chases back to. To pass somebody opens no window (CZ-621).
    """
    player, before = board.players[seat], way[:-1]
    hungry = player.life < board.rules.max_life
    laid = Counter(board.lunchboxes if hungry else ())
    laid.subtract(way[-1:])  # what lies at its end is eaten whichever way one comes
    meals = [space for space in dict.fromkeys(before) if laid[space] > 0]
    behind = before[-1:] if way and board.troll_on(way[-1]) and before[-1:] != (player.spot,) else ()
    return tuple(dict.fromkeys((*meals, *behind)))


def parkour_ways(board: Cave, seat: Seat) -> tuple[Way, ...]:
    """Exactly two steps, or fewer if a troll stops them or there is no such way; by a setting one or two (CZ-575)."""
    found = tuple(ways(board, seat, 2, spent=1))
    whole = tuple(way for way in found if len(way) == 2 or board.troll_on(way[-1]))
    return found if not board.rules.parkour_exact or not any(len(way) == 2 for way in found) else whole


def single_steps(board: Cave, seat: Seat) -> tuple[Way, ...]:
    """The ways of `ir_na_picadilha` (CZ-576)."""
    return tuple(ways(board, seat, 1, spent=1))


def shortest(board: Cave, seat: Seat, end: Space, most: int) -> Way | None:
    """The one shortest way to a space, if it is the only one (13)."""
    found = sorted((way for way in walks(board, seat, most) if way and way[-1] == end), key=len)
    alone = len(found) == 1 or (len(found) > 1 and len(found[0]) < len(found[1]))
    return found[0] if alone else None


def ordered_way(board: Cave, seat: Seat) -> Way:
    """The way that a Parkour takes by standing orders (CZ-652)."""
    found = parkour_ways(board, seat)
    free = [way for way in found if not board.troll_on(way[-1])]
    route = board.orders_of(seat).route
    if route == AUTO:
        route = HOME if board.players[seat].gold >= board.rules.gold_to_win else AWAY
    if route == AWAY:
        free = [way for way in free if way[-1] != CAMP]
    if not free:
        return found[0] if found else ()
    rank = _rank_home if route == HOME else _rank_away
    return min(free, key=lambda way: rank(board, seat, way[-1]))  # the first of equal ones: N, E, S, W


def _rank_home(board: Cave, seat: Seat, end: Space) -> tuple[int, ...]:
    return _to_camp(board, end), _others(board, seat, (end,))


def _rank_away(board: Cave, seat: Seat, end: Space) -> tuple[int, ...]:
    return _others(board, seat, (end,)), _others(board, seat, around(end)), -_to_camp(board, end)


def _to_camp(board: Cave, space: Space) -> int:
    return walking_distance(board.walls, CAMP).get(space, FAR)


def _others(board: Cave, seat: Seat, spaces: tuple[Space, ...]) -> int:
    """How many others stand in the cave on these spaces."""
    players = enumerate(board.players)
    return sum(other != seat and player.in_cave and player.spot in spaces for other, player in players)
