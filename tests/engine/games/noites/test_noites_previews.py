"""What may be asked before deciding: exactly what the rules will say."""

from dataclasses import replace
from typing import Any

import pytest

from engine.core.refusal import Refused
from engine.games.noites.board import Monster, Night, Terrain, Victim
from engine.games.noites.phrases.routes import Route
from engine.games.noites.rules.courses import course
from engine.games.noites.rules.routes import monster_course
from engine.games.noites.settings import NoitesSettings
from engine.games.noites.view.previews import Trip, aims, reach, trip

rule = pytest.mark.rule
LEDGE = Terrain("t1", "ledge", (480, 360), 0)
GRAVES = Terrain("t1", "graveyard", (500, 450), 0)


def fixture(name: str, at: tuple[int, int], *specials: str, **changes: Any) -> Monster:
    return replace(Monster(name, "ab".index(name[0]), "", 4, 0, specials, 20, at), **changes)


def night(*monsters: Monster, victims: tuple[Victim, ...] = (), terrain: tuple[Terrain, ...] = ()) -> Night:
    return Night(NoitesSettings(), 2, terrain, monsters=monsters, victims=victims, round=1)


def asked(board: Night, typed: str) -> Trip:
    name, *tokens = typed.split()
    return trip(board, name, tuple(tokens))


@rule("NH-406", "NH-405")
@pytest.mark.parametrize(("to", "action", "cost"), [("250,450", "advance", 150), ("251,450", "run", 151)])
def test_a_way_is_advanced_while_that_is_enough_and_run_beyond(to: str, action: str, cost: int) -> None:
    found = asked(night(fixture("a1", (100, 450))), f"a1 {to}")

    assert (found.action, found.cost, found.points) == (action, cost, ((100, 450), (100 + cost, 450)))


@rule("NH-313")
def test_difficult_ground_halves_the_limit_that_is_told() -> None:
    bog = Terrain("t1", "bog", (310, 450), 0)

    assert asked(night(fixture("a1", (100, 450)), terrain=(bog,)), "a1 run 250,450").limit == 150


@rule("NH-222", "NH-314")
def test_what_cannot_be_gone_is_refused_as_it_would_be_in_play() -> None:
    board = night(fixture("a1", (100, 450)))
    with pytest.raises(Refused) as preview:
        asked(board, "a1 401,450")
    with pytest.raises(Refused) as played:
        monster_course(board, board.monsters[0], "run", Route.read(("401,450",)))

    assert (preview.value.key, preview.value.params) == (played.value.key, played.value.params)


@rule("NH-413")
def test_a_way_over_a_victim_ends_in_a_catch() -> None:
    found = asked(night(fixture("a1", (100, 450)), victims=(Victim("v1", (300, 450)),)), "a1 run v1")

    assert (found.catches, found.points[-1]) == (("v1",), (295, 450))


@rule("NH-610")
def test_watchers_who_may_shoot_on_the_way_are_named() -> None:
    watcher = fixture("b1", (450, 200), range=300, watching=True)

    assert asked(night(fixture("a1", (100, 450)), watcher), "a1 run 400,450").watchers == ("b1",)
    assert asked(night(fixture("a1", (100, 450)), watcher), "a1 run 230,450").watchers == ()


@rule("NH-440")
def test_dangerous_ground_on_the_way_is_named() -> None:
    fire = Terrain("t1", "bonfire", (300, 450), 0)

    assert asked(night(fixture("a1", (100, 450)), terrain=(fire,)), "a1 run via 400,450").dangers == ("t1",)


@rule("NH-442")
def test_a_jump_says_that_dice_are_needed() -> None:
    board = night(fixture("a1", (500, 360)), terrain=(LEDGE,))

    assert asked(board, "a1 run jump 625,360 to 700,360").dice == 1


@rule("NH-407", "NH-550")
@pytest.mark.parametrize(("specials", "chance"), [((), 25), (("frenzy",), 43), (("frenzy", "furious"), 57)])
def test_a_bare_enemy_is_charged_with_every_die_that_is_due(specials: tuple[str, ...], chance: int) -> None:
    board = night(fixture("a1", (200, 450), *specials), fixture("b1", (431, 450)))
    found = asked(board, "a1 b1")

    assert (found.action, found.points[-1], [aim.chance for aim in found.aims]) == ("charge", (400, 450), [chance])


@rule("NH-512", "NH-323")
@pytest.mark.parametrize(
    ("stunned", "terrain", "chance"), [(False, (), 25), (False, (GRAVES,), 16), (True, (), 50), (True, (GRAVES,), 33)]
)
def test_odds_of_a_shot(stunned: bool, terrain: tuple[Terrain, ...], chance: int) -> None:
    board = night(fixture("a1", (300, 450), range=300), fixture("b1", (500, 450), stunned=stunned), terrain=terrain)
    (aim,) = aims(board, board.monsters[0])

    assert (aim.is_open, aim.gap, aim.covered, aim.chance) == (True, 170, bool(terrain), chance)


@rule("NH-320")
def test_what_hides_an_enemy_is_named() -> None:
    board = night(fixture("a1", (420, 360), range=300), fixture("b1", (700, 360)), terrain=(LEDGE,))
    (aim,) = aims(board, board.monsters[0])

    assert (aim.blocked_by, aim.is_open) == (("t1",), False)


@rule("NH-310", "NH-406")
def test_every_point_of_the_reach_can_be_gone_to_and_none_beyond() -> None:
    board = night(fixture("a1", (300, 450)), fixture("b1", (420, 450)), terrain=(Terrain("t1", "bog", (300, 600), 0),))
    monster = board.monsters[0]
    found = set(reach(board, monster).run)

    for x in range(0, 901, 75):
        for y in range(0, 901, 75):
            assert ((x, y) in found) == _can_run(board, monster, (x, y)), (x, y)


def _can_run(board: Night, monster: Monster, to: tuple[int, int]) -> bool:
    try:
        return monster_course(board, monster, "run", Route.read((f"{to[0]},{to[1]}",))).end in (to, None)
    except Refused:
        return False


@rule("NH-413", "NH-408")
def test_reach_tells_whom_it_can_catch_and_charge() -> None:
    near, far = Victim("v1", (300, 450)), Victim("v2", (800, 800))
    board = night(fixture("a1", (100, 450)), fixture("b1", (100, 200)), fixture("b2", (800, 100)), victims=(near, far))
    found = reach(board, board.monsters[0])

    assert (found.catches, found.charges) == (("v1",), ("b1",))


@rule("NH-410")
def test_a_victims_way_may_be_asked_about_too() -> None:
    found = asked(night(victims=(Victim("v1", (450, 450)),)), "v1 e 150")

    assert (found.action, found.cost, found.limit) == ("move", 150, 150)


@rule("NH-304")
def test_the_bends_of_a_way_are_those_that_were_typed() -> None:
    board = night(fixture("a1", (100, 100)))

    assert asked(board, "a1 run via 200,157 to 310,120").points == ((100, 100), (200, 157), (310, 120))
    assert course(board, board.monsters[0], (), "run").cost == 0
