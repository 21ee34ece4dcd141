"""How nights of horror between computer players end, army against army, beside the targets of the specification.

`python -m bench.noites_armies [GAMES [SIZE]]` prints the tables that stand in docs/rules/noites.md: so many games for
each army on each side against each other army. It takes a while, so it is no part of `make bench`.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, permutations
from typing import Any

from engine.core.dice import Dice, mixed_seed
from engine.core.position import Position
from engine.core.seat import Seat
from engine.games.noites.board import Night
from engine.games.noites.content.armies import ARMIES
from engine.games.noites.content.sizes import SIZES
from engine.games.noites.game import GAME
from engine.games.noites.mind import think
from engine.games.noites.rules.muster import AUTO, ChooseArmies, ChooseArmy
from engine.players.arena import Manner, of_level, play_out

USUAL_GAMES = 20
MOST_ENTRIES = 5_000
GREEDY = Manner(of_level("greedy"), offers=0)


@dataclass(frozen=True, slots=True)
class Ended:
    """How one game ended."""

    armies: tuple[str, str]
    winners: tuple[int, ...]
    board: Night

    def won(self, army: str) -> bool:
        """Whether this army, and not the other, has won."""
        return len(self.winners) == 1 and self.armies[self.winners[0]] == army

    @property
    def from_victims(self) -> int:
        """Points of both sides that victims gave."""
        taken = sum(len(tally.victims) + len(tally.marked) for tally in self.board.tallies)
        return taken * self.board.size.victim_points

    @property
    def points(self) -> int:
        """Points of both sides."""
        return self.board.score(0) + self.board.score(1)


def games(size: str, armies: tuple[str, str], many: int, **settings: Any) -> list[Ended]:
    """So many games of the first army as side A against the second, lists by lot, each from a seed of its own."""
    game = replace(GAME, computers=replace(GAME.computers, mind=_mind(armies)))
    setup = game.setup(2, {"size": size, "armies": "free", **settings})
    seeds = (mixed_seed("armies", size, *armies, str(number)) for number in range(many))
    played = (play_out(game, setup, seed, GREEDY, most=MOST_ENTRIES) for seed in seeds)
    return [Ended(armies, _winners(one.position), one.position.board) for one in played]


def _winners(position: Position[Night]) -> tuple[int, ...]:
    places = position.result.places if position.result else ()
    return tuple(side for side, place in enumerate(places) if place == 1)


def _mind(armies: tuple[str, str]) -> Callable[..., Any]:
    def answer(position: Position[Night], seat: Seat, dice: Dice) -> Any:
        if any(isinstance(question, ChooseArmies) for question, _ in position.open_questions()):
            return ChooseArmy(armies[position.board.side_of(seat)], (AUTO,))
        return think(position, seat, dice)

    return answer


def _share(part: int, whole: int) -> str:
    return f"{100 * part / max(1, whole):.1f} %"


def _wins(ended: Sequence[Ended], army: str) -> str:
    """Of the decided games in which this army took part."""
    decided = [one for one in ended if army in one.armies and len(one.winners) == 1]
    return _share(sum(one.won(army) for one in decided), len(decided))


def _row(size: str, ended: Sequence[Ended]) -> str:
    decided = [one for one in ended if len(one.winners) == 1]
    cells = (
        size,
        len(ended),
        *(_wins(ended, army) for army in ARMIES),
        _share(len(ended) - len(decided), len(ended)),
        _share(sum(one.winners == (one.board.roll_winner,) for one in decided), len(decided)),
        f"{sum(one.board.round for one in ended) / len(ended):.1f}",
        _share(sum(not one.board.victims for one in ended), len(ended)),
        _share(sum(one.from_victims for one in ended), sum(one.points for one in ended)),
        f"{sum(len(tally.kills) for one in ended for tally in one.board.tallies) / len(ended):.1f}",
    )
    return f"| {' | '.join(map(str, cells))} |"


def _pairs(size: str, ended: Sequence[Ended]) -> str:
    pairs = ([one for one in ended if set(one.armies) == set(pair)] for pair in combinations(ARMIES, 2))
    return f"| {size} | {' | '.join(_pair(pair) for pair in pairs)} |"


def _pair(ended: Sequence[Ended]) -> str:
    """Games won by each of the two, in the order of the heading."""
    one, other = sorted(ended[0].armies, key=tuple(ARMIES).index)
    return f"{sum(it.won(one) for it in ended)} : {sum(it.won(other) for it in ended)}"


def tables(sizes: Sequence[str], many: int) -> Iterator[str]:
    """Pooled, and pair by pair."""
    played = {size: [it for pair in permutations(ARMIES, 2) for it in games(size, pair, many)] for size in sizes}
    yield (
        f"| Size | Games | {' | '.join(ARMIES)} | Draws | Roll winner wins | Rounds | Ended by the last victim "
        "| Points from victims | Kills |"
    )
    yield "|---|---|" + "---|" * (len(ARMIES) + 6)
    yield from (_row(size, ended) for size, ended in played.items())
    yield ""
    yield f"| Size | {' | '.join(f'{one} : {other}' for one, other in combinations(ARMIES, 2))} |"
    yield "|---|" + "---|" * 6
    yield from (_pairs(size, ended) for size, ended in played.items())


if __name__ == "__main__":
    many = int(sys.argv[1]) if len(sys.argv) > 1 else USUAL_GAMES
    for line in tables(sys.argv[2:] or tuple(SIZES), many):
        print(line, flush=True)
