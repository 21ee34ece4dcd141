"""Routes and sight on worked examples of the specification."""

from dataclasses import replace
from typing import Any

import pytest

from engine.core.plane.points import footprints, length
from engine.core.refusal import Refused
from engine.games.noites.board import Monster, Night, Terrain, Victim
from engine.games.noites.content.armies import PROFILES
from engine.games.noites.phrases.routes import OwnWay, Route
from engine.games.noites.rules.courses import course, victim_course
from engine.games.noites.rules.routes import monster_course, own_legs, reachable
from engine.games.noites.rules.sight import covered_from, sees
from engine.games.noites.settings import NoitesSettings

rule = pytest.mark.rule
LEDGE = Terrain("t1", "ledge", (480, 360), 0)


def fixture(name: str, at: tuple[int, int], *specials: str, **changes: Any) -> Monster:
    return replace(Monster(name, "ab".index(name[0]), "", 4, 0, specials, 20, at), **changes)


def night(*monsters: Monster, victims: tuple[Victim, ...] = (), terrain: tuple[Terrain, ...] = ()) -> Night:
    return Night(NoitesSettings(), 2, terrain, monsters=monsters, victims=victims, round=1)


def own_way(*words: str) -> OwnWay:
    way = Route.read(words)
    assert isinstance(way, OwnWay)
    return way


def end_of(board: Night, action: str, *tokens: str, target: str = "") -> tuple[int, int] | None:
    return monster_course(board, board.monsters[0], action, Route.read(tokens), target).end


@rule("NH-310")
def test_a_run_past_an_enemy_may_leave_a_gap_of_25_and_not_of_24() -> None:
    enemy = fixture("b1", (300, 450))

    assert end_of(night(fixture("a1", (100, 395)), enemy), "run", "via", "400,395") == (400, 395)
    with pytest.raises(Refused, match="route_too_near"):
        end_of(night(fixture("a1", (100, 396)), enemy), "run", "via", "400,396")


@rule("NH-413", "NH-409")
@pytest.mark.parametrize(("specials", "end"), [((), (295, 450)), (("large",), (290, 450))])
def test_a_run_ends_at_the_first_footprint_that_covers_a_victim(
    specials: tuple[str, ...], end: tuple[int, int]
) -> None:
    board = night(fixture("a1", (100, 450), *specials), victims=(Victim("v1", (300, 450)),))

    assert end_of(board, "run", "via", "400,450") == end


@rule("NH-413")
def test_touching_a_victim_is_not_covering_it() -> None:
    board = night(fixture("a1", (100, 450)), victims=(Victim("v1", (300, 456)),))

    assert end_of(board, "run", "via", "400,450") == (400, 450)


def pair(board: Night) -> tuple[Monster, Monster]:
    """The two monsters of a table, which see each other or not."""
    one, other = board.monsters
    return one, other


@rule("NH-318")
@pytest.mark.parametrize("kind", ["crypt_house", "low_wall", "mausoleum"])
def test_behind_a_piece_is_out_of_sight_or_in_cover(kind: str) -> None:
    board = night(fixture("a1", (450, 250)), fixture("b1", (750, 450)), terrain=(Terrain("t1", kind, (450, 450), 1),))
    hidden = board.with_monster("a1", at=end_of(board, "run", "behind", "T1"))

    assert not sees(hidden, *pair(hidden)[::-1]) or covered_from(hidden, *pair(hidden)[::-1])


@rule("NH-318")
def test_behind_a_piece_is_where_it_serves_against_the_most_enemies() -> None:
    wall = Terrain("t1", "crypt_house", (450, 450), 1)
    enemies = (fixture("b1", (750, 450)), fixture("b2", (750, 500)), fixture("b3", (200, 100)))
    board = night(fixture("a1", (450, 250)), *enemies, terrain=(wall,))
    hidden = board.with_monster("a1", at=end_of(board, "run", "behind", "t1"))

    assert [sees(hidden, enemy, hidden.monsters[0]) for enemy in enemies] == [False, False, True]


@rule("NH-318")
@pytest.mark.parametrize(("words", "why"), [("behind t1", "no_such_spot"), ("behind t9", "bad_command")])
def test_behind_what_serves_against_nobody_one_cannot_go(words: str, why: str) -> None:
    board = night(fixture("a1", (300, 450)), fixture("b1", (750, 450)), terrain=(Terrain("t1", "bog", (450, 450), 0),))

    with pytest.raises(Refused, match=why):
        end_of(board, "run", *words.split())


@rule("NH-315")
def test_to_before_a_destination_means_nothing() -> None:
    wall = Terrain("t1", "crypt_house", (250, 450), 1)
    board = night(fixture("a1", (100, 450)), victims=(Victim("v1", (300, 560)),), terrain=(wall,))

    assert monster_course(board, board.monsters[0], "run", Route.read(("to", "v1"))) == monster_course(
        board, board.monsters[0], "run", Route.read(("v1",))
    )


@rule("NH-411")
def test_a_victim_comes_as_near_as_75_and_no_nearer() -> None:
    board = night(fixture("a1", (570, 450)), victims=(Victim("v1", (450, 450)),))
    victim = board.victims[0]

    assert victim_course(board, victim, own_legs(board, victim.at, own_way("via", "470,450")), 0).end == (470, 450)
    with pytest.raises(Refused) as refused:
        victim_course(board, victim, own_legs(board, victim.at, own_way("via", "471,450")), 0)
    assert refused.value.key == "route_too_near"


@rule("NH-441")
def test_a_jump_costs_the_way_to_the_edge_and_the_walk_after_it() -> None:
    board = night(fixture("a1", (500, 360)), terrain=(LEDGE,))
    way = course(
        board, board.monsters[0], own_legs(board, (500, 360), own_way("jump", "625,360", "to", "700,360")), "run"
    )

    assert (way.cost, way.end) == (135_000, (700, 360))
    assert [foot.dice for foot in way.feet if foot.roll] == [2]


@rule("NH-443")
def test_a_leap_over_76_needs_two_dice() -> None:
    ledges = (Terrain("t1", "ledge", (450, 352), 0), Terrain("t2", "ledge", (450, 548), 0))
    board = night(fixture("a1", (450, 400)), terrain=ledges)
    way = course(board, board.monsters[0], own_legs(board, (450, 400), own_way("leap", "450,500")), "run")

    assert (way.cost, way.end) == (100_000, (450, 500))
    assert [foot.dice for foot in way.feet if foot.roll] == [2]


@rule("NH-312")
@pytest.mark.parametrize(("specials", "far"), [((), 525), (("climber",), 526)])
def test_climbing_a_ledge_costs_its_height(specials: tuple[str, ...], far: int) -> None:
    board = night(fixture("a1", (300, 360), *specials), terrain=(LEDGE,))

    assert end_of(board, "run", "via", f"{far},360") == (far, 360)


@rule("NH-312")
def test_one_millimetre_more_is_too_far() -> None:
    with pytest.raises(Refused, match="too_far") as refused:
        end_of(night(fixture("a1", (300, 360)), terrain=(LEDGE,)), "run", "via", "526,360")
    climb, cost = (int(str(refused.value.params[one])) for one in ("climb", "cost"))
    assert 0 < climb < cost


@rule("NH-313")
def test_difficult_ground_halves_the_whole_move() -> None:
    board = night(fixture("a1", (100, 450)), terrain=(Terrain("t1", "bog", (310, 450), 0),))

    assert end_of(board, "run", "via", "250,450") == (250, 450)
    with pytest.raises(Refused, match="too_far"):
        end_of(board, "run", "via", "251,450")


@rule("NH-407", "NH-408")
@pytest.mark.parametrize("at", [431, 432])
def test_a_charge_ends_in_contact(at: int) -> None:
    assert end_of(night(fixture("a1", (100, 450)), fixture("b1", (at, 450))), "charge", target="b1") == (400, 450)


@rule("NH-407")
def test_a_charge_that_would_cost_301_is_refused() -> None:
    with pytest.raises(Refused, match="cannot_reach"):
        end_of(night(fixture("a1", (100, 450)), fixture("b1", (433, 450))), "charge", target="b1")


@rule("NH-320")
@pytest.mark.parametrize(("at", "to", "seen"), [(420, 700, False), (540, 700, True), (480, 720, True)])
def test_the_edge_of_a_ledge_hides_who_stands_below(at: int, to: int, seen: bool) -> None:
    board = night(fixture("a1", (at, 360)), fixture("b1", (to, 360)), terrain=(LEDGE,))

    assert sees(board, *pair(board)) is seen
    assert sees(board, *pair(board)[::-1]) is seen


@rule("NH-322")
def test_a_low_wall_covers_whoever_stands_behind_it() -> None:
    wall = Terrain("t1", "low_wall", (515, 450), 1)
    board = night(fixture("a1", (300, 450)), fixture("b1", (700, 450)), terrain=(wall,))

    assert covered_from(board, *pair(board))


@rule("NH-322")
@pytest.mark.parametrize(
    ("shooter", "target", "covered"), [((300, 450), (700, 450), False), ((200, 450), (545, 450), True)]
)
def test_from_a_height_a_low_wall_covers_only_whoever_is_close_to_it(
    shooter: tuple[int, int], target: tuple[int, int], covered: bool
) -> None:
    terrain = (Terrain("t1", "low_wall", (515, 450), 1), Terrain("t2", "ledge", (shooter[0], 450), 0))
    board = night(fixture("a1", shooter), fixture("b1", target), terrain=terrain)

    assert covered_from(board, *pair(board)) is covered


@rule("NH-321", "NH-320")
@pytest.mark.parametrize(("y", "seen"), [(290, True), (291, False)])
def test_a_line_along_a_border_is_not_inside(y: int, seen: bool) -> None:
    crypt = Terrain("t1", "crypt_house", (480, 350), 0)
    board = night(fixture("a1", (300, y)), fixture("b1", (700, y)), terrain=(crypt,))

    assert sees(board, *pair(board)) is seen


@rule("NH-303", "NH-304")
def test_ex_42_footprints_and_lengths() -> None:
    assert (length((100, 100), (112, 109)), length((100, 100), (350, 250))) == (15_000, 291_547)
    assert footprints((100, 100), (112, 109)) == ((104, 103), (108, 106), (112, 109))
    assert len(footprints((100, 100), (350, 250))) == 59


@rule("NH-315")
def test_what_can_be_reached_lies_within_the_limit_and_outside_a_crypt() -> None:
    board = night(fixture("a1", (300, 350)), terrain=(Terrain("t1", "crypt_house", (450, 350), 0),))
    found = reachable(board, board.monsters[0], "run")

    assert {(300, 50), (300, 650), (550, 300)} - set(found) == {(550, 300)}
    assert not {(450, 350), (400, 350), (300, 700)} & set(found)


def test_every_profile_is_of_its_army() -> None:
    assert len(PROFILES) == 28
