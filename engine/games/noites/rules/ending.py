"""How a night ends and what it was worth (specification 7)."""

from dataclasses import replace

from engine.core.play import Play
from engine.core.position import Result
from engine.games.noites.board import Night
from engine.games.noites.events import Captured, GameOver, Killed, Sheet

BOUNTY = 10


def capture(play: Play[Night], victim: str, monster: str, side: int) -> None:
    """A victim leaves the table and is scored (NH-413, NH-711)."""
    board = play.board
    token = next(one for one in board.victims if one.name == victim)
    tally = board.tallies[side]
    marked = (*tally.marked, victim) if token.marked else tally.marked
    left = tuple(one for one in board.victims if one.name != victim)
    play.board = replace(board, victims=left).with_tally(side, victims=(*tally.victims, victim), marked=marked)
    points = board.size.victim_points * (1 + token.marked)
    play.tell(Captured(victim, monster, side, points, side in board.rules.rescuers))


def kill(play: Play[Night], monster: str, by: int) -> None:
    """A monster leaves the game (NH-532); `by` is the side that did it, -1 for an accident."""
    board = play.board
    gone = board.the(monster)
    other = 1 - gone.side
    scored = by == other or board.rules.self_loss_scores
    tally = board.tallies[other]
    kills = (*tally.kills, monster) if scored else tally.kills
    board = board.without_markers(monster, at=None, killed=True, stunned=False, tangled=False, cursed=False)
    play.board = board.with_tally(other, kills=kills, bounties=tally.bounties + gone.bounty)
    points = gone.cost * scored + BOUNTY * gone.bounty
    play.tell(Killed(monster, other if points else -1, points))
    end_if_over(play)


def end_if_over(play: Play[Night]) -> bool:
    """End the game where nothing is left to play for (NH-701, NH-703)."""
    board = play.board
    if not board.victims:
        finish(play, "last_victim")
    elif not board.standing or (board.rules.wipeout == "end" and not all(map(board.standing_of, (0, 1)))):
        finish(play, "wipeout")
    return play.result is not None


def finish(play: Play[Night], reason: str, winner: int | None = None) -> None:
    """Compare the scores (NH-712), or give the game to whom the other has conceded it (NH-704)."""
    board = play.board
    side = leader(board) if winner is None else winner
    places = tuple(1 if side in (-1, board.side_of(seat)) else 2 for seat in range(board.seats))
    for number in (0, 1):
        play.tell(sheet(board, number))
    play.tell(GameOver((board.score(0), board.score(1)), reason))
    play.finish(Result(places, reason))


def sheet(board: Night, side: int) -> Sheet:
    """What a side has scored with, line by line (NH-714)."""
    tally = board.tallies[side]
    kills = tuple(board.the(name).profile for name in tally.kills)
    cost = sum(board.the(name).cost for name in tally.kills)
    return Sheet(
        side,
        len(tally.victims),
        board.size.victim_points,
        len(tally.marked),
        kills,
        cost,
        BOUNTY * tally.bounties,
        board.score(side),
    )


def leader(board: Night) -> int:
    """The side that is ahead by the rules of the end; -1 for a draw."""
    scores = [_score(board, side) for side in (0, 1)]
    return -1 if scores[0] == scores[1] else scores.index(max(scores))


def _score(board: Night, side: int) -> tuple[int, ...]:
    if board.rules.tie_break == "draw":
        return (board.score(side),)
    left = sum(one.cost for one in board.standing_of(side))
    return board.score(side), len(board.tallies[side].victims), left
