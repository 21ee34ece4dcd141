"""How a game ends: somebody comes home with gold enough, or the time is used up (specification 7)."""

from engine.core.changing import changed
from engine.core.play import Play
from engine.core.position import Result
from engine.core.seat import Seat
from engine.core.step import Step
from engine.core.tagged import step
from engine.games.caverna.board import Cave
from engine.games.caverna.content.grid import CAMP, FAR, distance
from engine.games.caverna.events import GameOver, TimePassed
from engine.games.caverna.rules.curtain import lift, tell

WON_BY_GOLD, WON_BY_TIME, ROUND_LIMIT = "win_gold", "win_time", "round_limit"


@step("caverna.arrive")
class Arrive(Step[Cave]):
    """A meeple comes to rest in the camp: with gold enough that wins at once (CZ-702)."""

    seat: Seat

    def run(self, play: Play[Cave]) -> None:
        player = play.board.players[self.seat]
        if not player.in_cave and player.gold >= play.board.rules.gold_to_win:
            end_game(play, (self.seat,), WON_BY_GOLD)


@step("caverna.pass_time")
class PassTime(Step[Cave]):
    """One time point is removed; with the last one the game ends, in the middle of any effect (CZ-703)."""

    why: str

    def run(self, play: Play[Cave]) -> None:
        play.board = changed(play.board, time=play.board.time - 1)
        tell(play, TimePassed(play.board.time, self.why))
        if play.board.time == 0:
            end_by_time(play, WON_BY_TIME)


def end_by_time(play: Play[Cave], reason: str) -> None:
    """Most stored gold wins, then who is farthest from the camp; who is still tied shares (CZ-704 to CZ-706)."""
    best = max(_standing(play.board, seat) for seat in play.board.seats)
    end_game(play, tuple(seat for seat in play.board.seats if _standing(play.board, seat) == best), reason)


def end_game(play: Play[Cave], winners: tuple[Seat, ...], reason: str) -> None:
    """Everything is laid open and told (CZ-708)."""
    board = play.board
    order = ranking(board, winners)
    tell(
        play,
        GameOver(
            reason,
            winners,
            order,
            tuple(board.players[seat].stored_gold for seat in order),
            tuple(board.players[seat].gold - board.players[seat].stored_gold for seat in order),
            tuple(from_camp(board, seat) for seat in order),
        ),
    )
    lift(play)
    play.finish(Result(places(board, order, winners), reason))


def ranking(board: Cave, winners: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """All seats: the winners, then by stored gold and distance."""
    return tuple(sorted(board.seats, key=lambda seat: (seat not in winners, *map(int.__neg__, _standing(board, seat)))))


def from_camp(board: Cave, seat: Seat) -> int:
    """Moves over adjacent spaces between a player and the camp; `FAR` where there is no way (CZ-705)."""
    return distance(board.walls, CAMP).get(board.players[seat].spot, FAR)


def _standing(board: Cave, seat: Seat) -> tuple[int, int]:
    return board.players[seat].stored_gold, from_camp(board, seat)


def places(board: Cave, order: tuple[Seat, ...], winners: tuple[Seat, ...]) -> tuple[int, ...]:
    """The place of each seat; who has won shares the first, and equal standings share theirs."""
    rank = [(seat in winners, _standing(board, seat) if seat not in winners else (0, 0)) for seat in order]
    return tuple(rank.index(rank[order.index(seat)]) + 1 for seat in board.seats)
