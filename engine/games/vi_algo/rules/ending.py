"""How the game ends, and for whom (section 7)."""

from dataclasses import dataclass

from engine.core.play import Play
from engine.core.position import Result
from engine.core.seat import Seat
from engine.games.vi_algo.board import NEAR, Catacomb
from engine.games.vi_algo.content.entries import GREEDY, HAUNTED, is_treasure, value_of
from engine.games.vi_algo.events import GameOver

GROUP, SHORT, DARK, NO_EXIT, GREEDY_WINS, HAUNTED_WINS, BOTH = (
    "group",
    "short",
    "dark",
    "no_exit",
    "greedy",
    "haunted",
    "both",
)


@dataclass(frozen=True, slots=True)
class Reckoning:
    """The sum at the end (VA-650)."""

    hands: tuple[int, ...]
    treasure: int
    trust: int
    greedy: int
    haunted: int
    result: str
    winners: tuple[Seat, ...]


def reckoned(board: Catacomb) -> Reckoning:
    """What the group has brought out, what traitors take from it, and who wins (VA-610 to VA-640)."""
    hands = tuple(sum(map(value_of, one.hand)) for one in board.explorers)
    total, enough = sum(hands), board.trust
    greedy, haunted = _holder(board, GREEDY), _holder(board, HAUNTED)
    taken = 0 if greedy is None else sum(value_of(card) for card in board.explorers[greedy].hand if is_treasure(card))
    scared = 0 if haunted is None else _scared_away(board, haunted, greedy)
    result = _result(total, enough, (greedy, taken), (haunted, scared))
    return Reckoning(hands, total, enough, taken, scared, result, _winners(board, result, greedy, haunted))


def end(play: Play[Catacomb], result: str = "") -> None:
    """The end: by the exit it is reckoned, in the dark or with no exit everybody loses."""
    sums = reckoned(play.board)
    result, winners = (result, ()) if result else (sums.result, sums.winners)
    play.tell(GameOver(result, winners, sums.hands, sums.treasure, sums.trust, sums.greedy, sums.haunted))
    play.finish(Result(tuple(1 if seat in winners else 2 for seat in play.board.seats), result))


def _holder(board: Catacomb, role: str) -> Seat | None:
    return next((seat for seat in board.seats if board.explorers[seat].role == role), None)


def _scared_away(board: Catacomb, haunted: Seat, greedy: Seat | None) -> int:
    """The highest treasure of everybody near; what the greedy one has taken is not there any more (VA-630, VA-640)."""
    near = [
        seat
        for seat in board.others(haunted)
        if seat != greedy and board.chart.distance(board.spot(seat), board.spot(haunted)) <= NEAR
    ]
    highest = map(board.highest, near)
    return sum(value_of(card) for card in highest if card)


def _result(total: int, enough: int, greedy: tuple[Seat | None, int], haunted: tuple[Seat | None, int]) -> str:
    (thief, taken), (ghost, scared) = greedy, haunted
    if thief is not None and ghost is not None:
        if total <= enough:
            return GREEDY_WINS
        return BOTH if total - taken - scared <= enough else GROUP
    if thief is not None:
        return GREEDY_WINS if total - taken <= enough else GROUP
    if total <= enough:
        return SHORT
    return HAUNTED_WINS if ghost is not None and total - scared <= enough else GROUP


def _winners(board: Catacomb, result: str, greedy: Seat | None, haunted: Seat | None) -> tuple[Seat, ...]:
    traitors = tuple(seat for seat in (greedy, haunted) if seat is not None)
    won = {
        GROUP: tuple(seat for seat in board.seats if seat not in traitors),
        GREEDY_WINS: tuple(seat for seat in traitors if seat == greedy),
        HAUNTED_WINS: tuple(seat for seat in traitors if seat == haunted),
        BOTH: tuple(sorted(traitors)),
    }
    return won.get(result, ())
