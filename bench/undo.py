"""Taking back again and again: what the tenth and the fortieth time cost, against the first."""

from time import perf_counter

from engine.core import run
from engine.core.dice import mixed_seed
from engine.core.match import Match, Undone
from engine.games import AnyGame, games
from engine.players.arena import MANNERS, play_out

PLAYED, TIMES, LONGEST = 30, 40, 20_000
AIM = 6
"""The fortieth may cost so many times the first: the log has grown from thirty entries to a hundred and ten, and the
answers of the setup are the cheapest."""


def main() -> None:
    """One line a game, at its smallest table, thirty answers into it."""
    print(f"{'game':12}{'first ms':>10}{'10th ms':>10}{'40th ms':>10}{'40th/first':>12}{'aim':>6}")
    for game in games().values():
        first, tenth, fortieth = _taken_back(game)
        print(f"{game.slug:12}{first:10.1f}{tenth:10.1f}{fortieth:10.1f}{fortieth / first:12.1f}{AIM:6}")


def _taken_back(game: AnyGame) -> tuple[float, float, float]:
    """Milliseconds of the first, the tenth and the fortieth time, each the middle of five."""
    seats, seed = game.seats.start, mixed_seed("undo")
    log = play_out(game, game.setup(seats), seed, MANNERS["random"], most=LONGEST).log
    match = Match.start(game, seats, seed)[0].after(log[:PLAYED])
    took: list[float] = []
    for _ in range(TIMES):
        seat = run.awaited(match.position)[0]
        acted, _ = match.act(seat, next(iter(run.options(game, match.position, seat))))
        undone = Undone(len(acted.log) - 1, seat)
        took.append(sorted(_seconds(acted, undone) for _ in range(5))[2] * 1000)
        match, _ = acted.add(undone)
    return took[0], took[9], took[-1]


def _seconds(match: Match[object], undone: Undone) -> float:
    began = perf_counter()
    match.add(undone)
    return perf_counter() - began


if __name__ == "__main__":
    main()
