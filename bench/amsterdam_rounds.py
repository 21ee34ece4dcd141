"""How rounds of Shadows: Amsterdam between computer players end, beside the targets of its specification.

`python -m bench.amsterdam_rounds [ROUNDS]` prints the tables that stand in docs/rules/amsterdam.md. It takes a
while, so it is no part of `make bench`.
"""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, permutations
from random import Random
from statistics import median
from typing import Any

from engine.core import run
from engine.core.dice import Dice, mixed_seed
from engine.core.position import Position
from engine.core.run import GameOf
from engine.core.seat import Seat
from engine.games.amsterdam.board import Amsterdam
from engine.games.amsterdam.content.maps import TEAMS
from engine.games.amsterdam.game import GAME
from engine.games.amsterdam.mind import think
from engine.players import PLAYERS

LEVELS = ("hard", "normal", "easy")
BUDGETS = ("recruit", "novice", "agent", "master")
FASTEST_MS, SLOWEST_MS = 15_000, 35_000
"""How long a decision takes."""
USUAL_ROUNDS = 100


@dataclass(frozen=True, slots=True)
class Ended:
    """How one round ended."""

    reason: str
    winner: int
    cycles: int
    """Of the team that ended it."""
    police: int
    """Tokens of both teams."""


def rounds(seats: int, levels: Mapping[str, str], many: int, **settings: Any) -> list[Ended]:
    """So many rounds, each team at its level, each from a seed of its own."""
    game = replace(GAME, computers=replace(GAME.computers, mind=_minds(levels)))
    setup = game.setup(seats, {"match_wins": 1, "structure": "random", "ai_delay_s": 0, **settings})
    seeds = (mixed_seed("rounds", str(seats), str(settings), str(number)) for number in range(many))
    return [_ended(_raced(game, setup, seed)) for seed in seeds]


def _raced(game: GameOf[Any], setup: Any, seed: str) -> Position[Amsterdam]:
    """A round in which everybody takes their time, beside each other: `play_out` would let one after the other act."""
    chance, now = Random(seed), 0
    position = run.start(game, setup, Dice(seed)).position
    answers_at: dict[Seat, int] = {}
    while position.result is None:
        awaited = run.awaited(position)
        if not awaited:
            position = run.time_up(game, position, (), now).position
            continue
        answers_at = {seat: answers_at.get(seat, now + chance.randint(FASTEST_MS, SLOWEST_MS)) for seat in awaited}
        seat = min(awaited, key=answers_at.__getitem__)
        now = answers_at.pop(seat)
        answer = PLAYERS.choose("greedy", game, run.seen(game, position, seat), Dice(mixed_seed(seed, str(now))))
        position = run.apply(game, position, seat, answer, now).position
    return position


def _minds(levels: Mapping[str, str]) -> Callable[..., Any]:
    def answer(position: Position[Amsterdam], seat: Seat, dice: Dice) -> Any:
        board = position.board
        rules = replace(board.rules, ai_level=levels[board.team_of(seat).name])
        return think(replace(position, board=replace(board, rules=rules)), seat, dice)

    return answer


def _ended(position: Position[Amsterdam]) -> Ended:
    board = position.board
    last, winner = board.past[-1], board.past[-1].winner
    ender = board.history[-1].team if board.history else 0
    cycles = next(team.hunt.cycles for team in board.teams if team.colour == ender)
    return Ended(last.reason, winner, cycles, sum(team.hunt.police for team in board.teams))


def _share(many: int, of: Sequence[Any]) -> str:
    return f"{many / max(1, len(of)):.0%}"


def _row(name: str, ended: Sequence[Ended]) -> str:
    cycles = sorted(one.cycles for one in ended)
    tenth = len(cycles) // 10
    return " | ".join(
        (
            f"| {name}",
            str(len(ended)),
            _share(sum(one.reason == "client" for one in ended), ended),
            f"{median(cycles):g} / {cycles[tenth]}-{cycles[-1 - tenth]} / {cycles[-1]}",
            f"{sum(one.police for one in ended) / len(ended):.2f}",
            f"{_share(sum(one.winner == 0 for one in ended), ended)} |",
        )
    )


def _competing(many: int) -> Iterator[str]:
    yield "| seats, black against orange | rounds | on client | cycles median / p10-p90 / most | police | black wins |"
    yield "|---|---|---|---|---|---|"
    for seats in range(4, 9):
        for level in LEVELS:
            yield _row(f"{seats}, {level} against {level}", rounds(seats, dict.fromkeys(TEAMS, level), many))
    for black, orange in permutations(LEVELS, 2):
        yield _row(f"4, {black} against {orange}", rounds(4, {"black": black, "orange": orange}, many))


def _together(many: int) -> Iterator[str]:
    yield "| seats | budget | rounds | " + " | ".join(f"won, {level}" for level in LEVELS) + " |"
    yield "|---|---|---|---|---|---|"
    for seats in (2, 3):
        for budget in BUDGETS:
            won = [_won(seats, level, budget, many) for level in LEVELS]
            yield f"| {seats} | {budget} | {many} | " + " | ".join(won) + " |"


def _won(seats: int, level: str, budget: str, many: int) -> str:
    settings = {"mode": "coop", "coop_difficulty": budget, "coop_budget": "cycles"}
    ended = rounds(seats, dict.fromkeys(TEAMS, level), many, **settings)
    return _share(sum(one.winner == 0 for one in ended), ended)


if __name__ == "__main__":
    many = int(sys.argv[1]) if len(sys.argv) > 1 else USUAL_ROUNDS
    for line in chain(_competing(many), ("",), _together(many)):
        print(line, flush=True)
