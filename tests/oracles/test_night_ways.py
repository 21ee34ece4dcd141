"""Ways and captures of the night against every chain of legs, on random tables with slanting barricades."""

import os
from math import isqrt
from random import Random

import pytest
from support.breadth import breadth

from engine.core.refusal import Refused
from engine.games.noites.board import Barricade, Monster, Terrain, Victim, recruited
from engine.games.noites.board import Night as Board
from engine.games.noites.phrases.routes import Route
from engine.games.noites.rules.routes import monster_course
from engine.games.noites.settings import NoitesSettings
from oracles.night import Chain, Night, Table, d2, footprints

FIRST, TABLES = (
    int(os.environ.get("MESTRE_ORACLE_FIRST", "0")),
    int(os.environ.get("MESTRE_ORACLE_TABLES", breadth("3", "6"))),
)
GOALS = int(os.environ.get("MESTRE_ORACLE_GOALS", breadth("20", "60")))
"""So many tables are tried, with so many goals each: `MESTRE_ORACLE_TABLES=1000 MESTRE_ORACLE_GOALS=130` is a hundred
thousand moves in some eight minutes; `MESTRE_ORACLE_FIRST` tries others."""


def tables(number: int) -> Table:
    chance = Random(number)

    def spots(count: int, apart: int, kept: list[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
        found: list[tuple[int, int]] = []
        while len(found) < count:
            p = chance.randint(300, 600), chance.randint(300, 600)
            if all(d2(p, one) >= apart * apart for one in (*kept, *found)):
                found.append(p)
        kept.extend(found)
        return tuple(found)

    kept: list[tuple[int, int]] = []
    walls = tuple(
        (chance.choice(("d1", "d2", "d1", "d2", "h", "v")), at) for at in spots(chance.randint(1, 3), 85, kept)
    )
    start, *others = spots(1 + chance.randint(0, 3), 62, kept)
    cut = chance.randint(0, len(others))
    victims = spots(chance.randint(1, 5), 40, [])
    bogs = spots(chance.randint(0, 1), 0, [])
    fires = spots(chance.randint(0, 1), 0, [])
    return Table(start, tuple(others[:cut]), tuple(others[cut:]), victims, walls, bogs, fires)


def board_of(table: Table) -> Board:
    names = [("a", at) for at in (table.start, *table.friends)] + [("b", at) for at in table.enemies]
    monsters: list[Monster] = []
    for side, at in names:
        count = sum(one.name.startswith(side) for one in monsters) + 1
        plain = recruited("ab".index(side), count, "puppet")
        monsters.append(Monster(plain.name, plain.side, "", 4, 0, (), 20, at=at))
    pieces = [*(("bog", at) for at in table.bogs), *(("bonfire", at) for at in table.fires)]
    return Board(
        NoitesSettings(terrain="open", twists=False),
        2,
        tuple(Terrain(f"t{n}", kind, at, 0) for n, (kind, at) in enumerate(pieces, 1)),
        monsters=tuple(monsters),
        victims=tuple(Victim(f"v{n}", at) for n, at in enumerate(table.victims, 1)),
        barricades=tuple(Barricade(f"k{n}", lies, at) for n, (lies, at) in enumerate(table.walls, 1)),
        round=1,
    )


@pytest.mark.long
@pytest.mark.rule("NH-303", "NH-304", "NH-310", "NH-311", "NH-313", "NH-315", "NH-413")
@pytest.mark.parametrize("number", range(FIRST, FIRST + TABLES))
def test_no_chain_of_legs_is_better_than_the_way_that_is_found(number: int) -> None:
    assert compared(number)


def compared(number: int) -> int:
    """How many moves on this table were looked for both ways, each time with the same outcome."""
    table = tables(number)
    chance, oracle, board = Random(-number), Night(table), board_of(table)
    moves = 0
    for _ in range(GOALS):
        goal = (
            chance.randint(table.start[0] - 200, table.start[0] + 200),
            chance.randint(table.start[1] - 200, table.start[1] + 200),
        )
        if goal == table.start or not (15 <= goal[0] <= 885 and 15 <= goal[1] <= 885):
            continue
        best = oracle.best(goal, oracle.taken(goal))
        if best is None:
            continue  # then the straight line is tried, which a capture may cut short
        assert walked(board, goal) == expected(oracle, table, best), (number, goal, best)
        moves += 1
    return moves


def walked(board: Board, goal: tuple[int, int]) -> object:
    try:
        course = monster_course(board, board.monsters[0], "run", Route.read((f"{goal[0]},{goal[1]}",)))
    except Refused as refused:
        return refused.key
    return course.cost, tuple(foot.at for foot in course.feet)


def expected(oracle: Night, table: Table, best: Chain) -> object:
    """The footprints up to the first that captures (NH-413), and what they cost."""
    feet: list[tuple[int, int]] = []
    cost, at = 0, table.start
    for to in best.points:
        for step in footprints(at, to):
            feet.append(step)
            if oracle.taken(step):
                return cost + isqrt(1_000_000 * d2(at, step)), tuple(feet)
        cost, at = cost + isqrt(1_000_000 * d2(at, to)), to
    return cost, tuple(feet)
