"""What a walk is for: of the many hexes in reach the few that somebody would go to, the others being plain floor."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from engine.core.hexes import Hex
from engine.core.once import known_by_sight
from engine.core.seat import Seat
from engine.games.vi_algo.board import NIGHT, Catacomb
from engine.games.vi_algo.content.rooms import Spot, room_of, side_of
from engine.games.vi_algo.rules.walking import ends

TREASURE, COMPANY, RUNE, NOTHING = "treasure", "company", "rune", "nothing"
ALONE: Final = "alone"
"""Where the turn would end, by night and with nobody near."""
ORDER: Final = (TREASURE, COMPANY, RUNE)
ROOM: Final = "room_"
"""So begins the word for a room, where one is named instead of a hex."""


def run_cost(board: Catacomb, steps: int) -> int:
    """How many actions a run of so many steps takes (VA-310)."""
    return max(0, -(-(steps - board.turn.steps_left) // board.now.walk))


def most_steps(board: Catacomb) -> int:
    """How far the active player could run now."""
    return board.turn.steps_left + board.now.walk * board.turn.actions


def is_lonely(board: Catacomb) -> bool:
    """Whether the active player would see something now (VA-250)."""
    return _is_dark(board) and board.is_alone(board.active)


def reached(board: Catacomb, seat: Seat) -> Iterator[Spot]:
    """Every hex where a run could end now, the nearest first."""
    return (end for (end,) in ends(board, seat, most_steps(board)))


def found_at(board: Catacomb, seat: Seat, spot: Spot) -> str:
    """What there is to have on a hex: the first treasure of its room, a rune to search, company in the dark."""
    if board.is_unentered(spot):
        return TREASURE
    if _runes(board, seat, spot):
        return RUNE
    alone = seat == board.active and is_lonely(board)
    return COMPANY if alone and _to_others(board, seat, spot) <= board.now.alone_beyond else NOTHING


@known_by_sight
@lru_cache(16)
def goals(board: Catacomb, seat: Seat) -> tuple[Spot, ...]:
    """The nearest hex for each thing that a walk is for: a room's treasure, company in the dark, a rune."""
    here = set(_runes(board, seat, board.spot(seat)))
    nearest: dict[tuple[str, str], Spot] = {}
    for spot in reached(board, seat):
        kind = found_at(board, seat, spot)
        for thing in _things(board, seat, spot, kind):
            if thing not in here:
                nearest.setdefault((kind, thing), spot)
    first = sorted(nearest, key=lambda goal: ORDER.index(goal[0]))
    return tuple(dict.fromkeys(nearest[goal] for goal in first))


def nearest_in(board: Catacomb, seat: Seat, named: str) -> Spot:
    """Where a run ends that names a room: its nearest hex in reach; what names no room is a hex already."""
    letter = named.removeprefix(ROOM)
    return next((spot for spot in reached(board, seat) if room_of(spot) == letter), named)


def seen_from(board: Catacomb, seat: Seat, spot: Spot) -> str:
    """In which direction a hex lies for a character."""
    here, there = board.chart.place[board.spot(seat)], board.chart.place[spot]
    return side_of(Hex(there.q - here.q, there.r - here.r))


def _is_dark(board: Catacomb) -> bool:
    return (board.torches.face == NIGHT or board.rules.dark_catacomb) and not board.turn.signalled


def _things(board: Catacomb, seat: Seat, spot: Spot, kind: str) -> tuple[str, ...]:
    match kind:
        case "treasure":
            return (room_of(spot),)
        case "rune":
            return _runes(board, seat, spot)
        case "company":
            return (COMPANY,)
    return ()


def _runes(board: Catacomb, seat: Seat, spot: Spot) -> tuple[Spot, ...]:
    """The runes that could be searched from a hex."""
    markers = board.explorers[seat].markers
    return tuple(one for one in board.runes_in_reach(spot) if one not in markers) if board.stack_at(spot) else ()


def _to_others(board: Catacomb, seat: Seat, spot: Spot) -> int:
    return min(board.chart.distance(spot, board.spot(other)) for other in board.others(seat))
