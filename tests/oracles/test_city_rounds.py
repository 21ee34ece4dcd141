"""Rounds of the city against docs/rules/amsterdam.md: where a team may go, what it meets, that no card is lost."""

import os
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import pytest
from support.breadth import breadth

from engine.core import run
from engine.core.dice import mixed_seed
from engine.games.amsterdam import GAME
from engine.players.arena import LIVELY, Endless, play_out
from engine.proof.expectation import plain
from oracles.printed import rows

GAMES = int(os.environ.get("MESTRE_ORACLE_GAMES", breadth("1", "10")))
"""So many games for each setup: `MESTRE_ORACLE_GAMES=40` looks at some forty thousand positions."""
Told = Mapping[str, Any]
Cell = tuple[int, int]
DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
OBSTACLES = {(1, -1), (-1, 0), (0, 1)}
WALKABLE = {(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3} - OBSTACLES
TEAMS = ("black", "orange")
CARDS = {f"C{number:02}" for number in range(1, 85)}
CITY_MAPS = {int(row[0]): row[1:6] for row in rows("amsterdam", "| n | Police")}
FEWEST = 3


def label(cell: Cell) -> str:
    """SA-001."""
    q, r = cell
    return f"{'ABCDEFG'[q + 3]}{r - max(-3, -3 - q) + 1}"


CELLS = {label(cell): cell for cell in WALKABLE}


def around(cell: Cell) -> set[Cell]:
    return {(cell[0] + x, cell[1] + y) for x, y in DIRECTIONS} & WALKABLE


def targets(at: str, cards: int) -> set[str]:
    """SA-320: at a walking distance of exactly one or exactly two."""
    near = around(CELLS[at])
    if cards == 1:
        return {label(one) for one in near}
    return {label(one) for beside in near for one in around(beside) if one not in near and one != CELLS[at]}


def turned(names: str, symbol: int) -> frozenset[str]:
    """SA-021: one turn is (q, r) to (-q-r, q)."""
    cells = [CELLS[name] for name in names.split()]
    for _ in range(symbol):
        cells = [(-q - r, q) for q, r in cells]
    return frozenset(label(cell) for cell in cells)


class CityMap:
    """What lies where for one team (SA-022)."""

    def __init__(self, number: int, symbol: int, team: str) -> None:
        police, clients, common, black, orange = CITY_MAPS[number]
        both, *own = clients.split(" / ")
        self.police = turned(police, symbol)
        self.clients = turned(f"{both} {own[TEAMS.index(team)]}", symbol)
        self.evidence = turned(f"{common} {(black, orange)[TEAMS.index(team)]}", symbol)


def arrived(before: Told, after: Told) -> list[str]:
    """The teams that have moved, in the order in which they do so when both are late (SA-202)."""
    same = after["round"] == before["round"]
    return [team for team in TEAMS if same and after[team]["at"] != before[team]["at"]]


def assert_arrivals(before: Told, after: Told) -> None:
    """Each sees what the one before it has done; a round that is over is over."""
    teams, won, tokens = arrived(before, after), "", {*before["black"]["evidence"], *before["orange"]["evidence"]}
    for team in teams:
        assert not won
        won = assert_arrival(before, after, team, tokens)
        tokens |= {*after[team]["evidence"]}
    if teams:
        assert len(after["past"]) - len(before["past"]) == bool(won)
        assert [after[team]["wins"] - before[team]["wins"] for team in TEAMS] == [team == won for team in TEAMS]


def assert_arrival(before: Told, after: Told, team: str, tokens: set[str]) -> str:
    """SA-340 to SA-347; the team that wins by it, if any does."""
    was, now, rival = before[team], after[team], TEAMS[1 - TEAMS.index(team)]
    city = CityMap(before["case"]["number"], before["case"]["symbol"], team)
    at = now["at"]
    assert at in targets(was["at"], len(was["clue"]))
    police = at in city.police
    evidence = at in city.evidence - tokens and len(was["evidence"]) < FEWEST
    client = at in city.clients and len(was["evidence"]) == FEWEST
    assert now["police"] - was["police"] == police
    assert [*now["evidence"]] == [*was["evidence"], *([at] if evidence else [])]
    assert now["cycles"] == was["cycles"] + 1
    if client:
        return team
    return rival if police and now["police"] == FEWEST else ""


@pytest.mark.long
@pytest.mark.rule("SA-021", "SA-022", "SA-302", "SA-304", "SA-320", "SA-330", "SA-340", "SA-341", "SA-342", "SA-343")
@pytest.mark.parametrize("seats", [4, 6, 9])
@pytest.mark.parametrize("number", range(GAMES))
def test_teams_go_where_they_may_and_meet_what_lies_there(seats: int, number: int) -> None:
    seen = dict.fromkeys(("targets", "arrivals", "positions"), 0)

    def watch(before: Any, _entry: Any, outcome: run.Outcome[Any]) -> None:
        position, told = outcome.position, plain(GAME.describe(outcome.position))
        was = plain(GAME.describe(before))
        if was["case"] is None or told["case"] is None:
            return
        seen["positions"] += 1
        held = [
            *told["deck"],
            *told["discard"],
            *told["row"],
            *told["centre"],
            *told["black"]["clue"],
            *told["orange"]["clue"],
        ]
        assert len(held) == len(CARDS)
        assert set(held) == CARDS
        assert len(told["row"]) == 10
        assert_arrivals(was, told)
        seen["arrivals"] += len(arrived(was, told))
        for team in TEAMS:
            for seat in run.awaited(position) if told[team]["phase"] == "move" else ():
                if seat in told[team]["members"] and seat != told[team]["commissioner"]:
                    lines = [" ".join(one.words()) for one in run.options(GAME, position, seat)]
                    cells = {one[3:] for one in lines if one.startswith("go ")}
                    assert cells == targets(told[team]["at"], len(told[team]["clue"]))
                    seen["targets"] += 1

    with suppress(Endless):
        setup = GAME.setup(seats, {"move_confirm": ("any", "majority", "unanimous")[number % 3]})
        play_out(GAME, setup, mixed_seed("city", str(seats), str(number)), LIVELY, most=breadth(150, 500), watch=watch)
    assert all(seen.values()), seen
