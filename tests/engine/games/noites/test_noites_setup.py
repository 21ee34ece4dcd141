"""Sizes, tables, armies, places of victims, cards: what is made before the first round."""

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from engine.core import run
from engine.core.dice import Dice, mixed_seed
from engine.core.plane.points import square
from engine.core.position import Position
from engine.games.noites.board import Monster, Night, Placing, Victim
from engine.games.noites.content.armies import ARMIES, PROFILES, total
from engine.games.noites.content.sizes import SIZES, Size
from engine.games.noites.events import DistancesLowered
from engine.games.noites.game import GAME
from engine.games.noites.phrases.places import Landmark
from engine.games.noites.rules.muster import ChooseArmy, still_fitting
from engine.games.noites.rules.naming import located
from engine.games.noites.rules.spots import has_victim_spot, may_place_victim, victim_spots
from engine.games.noites.rules.table import stands_well
from engine.games.noites.settings import NoitesSettings
from engine.games.noites.setup import AskPlaceVictim, PlaceMonster, PlaceVictim

rule = pytest.mark.rule
QUICK = {"armies": "random", "deploy": "auto", "victim_setup": "fair_auto"}


def begun(seed: str = "a", **settings: Any) -> Position[Night]:
    return run.start(GAME, GAME.setup(2, settings), Dice(mixed_seed(seed))).position


def prepared(seed: str = "a", **settings: Any) -> Night:
    """The board once the corner has been chosen, and everything else by the bot."""
    position = begun(seed, **{**QUICK, **settings})
    return run.time_up(GAME, position, run.awaited(position)).position.board


def offer(position: Position[Night]) -> tuple[int, list[Any]]:
    """Whoever is asked first, and what is offered."""
    seat = run.waiting_for(position)[0]
    return seat, list(run.options(GAME, position, seat))


def image(at: tuple[int, int], size: Size) -> tuple[int, int]:
    return size.width - at[0], size.height - at[1]


@rule("NH-102", "NH-801")
@pytest.mark.parametrize(
    ("size", "figures"),
    [("small", (900, 900, 120, 12, 72)), ("medium", (1200, 1200, 240, 15, 180)), ("large", (1800, 1200, 360, 18, 324))],
)
def test_ex_01_a_size_is_a_table_points_and_victims(size: str, figures: tuple[int, ...]) -> None:
    of = begun(size=size).board.size

    assert (of.width, of.height, of.points, of.victims, of.victims * of.victim_points) == figures


@rule("NH-104", "NH-105", "NH-103", "NH-802")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_generated_table_is_symmetrical_and_keeps_its_distances(size: str, seed: str) -> None:
    board = begun(seed, size=size).board
    shapes = [one.polygon for one in board.terrain]
    places = {(one.kind, one.centre) for one in board.terrain}

    assert len(shapes) == {"small": 10, "medium": 12, "large": 14}[size]
    assert {(kind, image(at, board.size)) for kind, at in places} == places
    assert all(stands_well(one, board.size, [other for other in shapes if other != one]) for one in shapes)


@rule("NH-103", "NH-802")
def test_a_preset_table_lies_before_armies_are_chosen() -> None:
    position = begun(terrain="preset")

    assert position.board.terrain[0].centre == (352, 450)
    assert (position.board.armies, run.awaited(position)) == (("", ""), (0, 1))


@rule("NH-802")
def test_an_open_table_is_empty() -> None:
    assert begun(terrain="open").board.terrain == ()


@rule("NH-107", "NH-803")
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
@pytest.mark.parametrize("size", SIZES)
def test_an_army_by_lot_spends_its_points_within_its_limits(size: str, seed: str) -> None:
    monsters = begun(seed, armies="random", size=size).board.monsters
    names = tuple(one.profile for one in monsters if one.side == 0)
    army = PROFILES[names[0]].army
    order = [profile.name for profile in ARMIES[army]]
    most = SIZES[size].points_of(army)

    assert most * 9 <= total(names) * 10 <= most * 10
    assert all(names.count(name) <= PROFILES[name].limit * SIZES[size].copies for name in names)
    assert sorted(names, key=order.index) == list(names)


@rule("NH-106")
@pytest.mark.parametrize("army", ARMIES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("whom", [0, 1, 2, -1])
def test_a_list_by_hand_grows_until_nobody_fits_and_is_legal_then(size: str, army: str, whom: int) -> None:
    board = begun(armies="free", size=size).board
    draft = ChooseArmy(army, ())
    while longer := [one for one in draft.longer(board, 0) if one.profiles[-1] in PROFILES]:
        grown = longer[min(whom, len(longer) - 1)]
        assert grown.shorter() == draft
        draft = grown

    draft.check(board, 0)
    assert [one.profile for one in draft.preview(board, 1).monsters if one.side == 1] == list(draft.profiles)


@rule("NH-106")
def test_nobody_is_offered_after_whom_no_list_could_be_whole() -> None:
    board = begun(armies="free").board
    draft = ChooseArmy("crypt", ("vampire_lord", "wraith"))

    assert "wraith" in still_fitting(board.size, "crypt", draft.profiles)
    assert "wraith" not in {one.profiles[-1] for one in draft.longer(board, 0)}


@rule("NH-110", "NH-112")
@pytest.mark.parametrize("verb", [PlaceMonster, PlaceVictim])
def test_places_that_are_suggested_lie_apart(verb: Any) -> None:
    position = begun(size="large", terrain="generated")
    seat, offered = offer(position)
    while not isinstance(offered[-1], verb):
        position = run.apply(GAME, position, seat, offered[0]).position
        seat, offered = offer(position)
    places = [one.words()[-1] for one in offered if isinstance(one, verb)]
    spots = [located(position.board, Landmark.of(token)) for token in places if "." in token]

    assert len(spots) == 6
    assert all(square(p, q) >= 65**2 for p, q in combinations(spots, 2))


@rule("NH-803")
def test_with_starter_lists_alone_nothing_else_is_offered() -> None:
    board = begun(armies="starter").board

    assert [one.profiles for one in ChooseArmy("moon", ()).longer(board, 0)] == [("starter",)]


@rule("NH-803")
def test_a_mirror_is_one_list_for_both() -> None:
    monsters = begun(armies="mirror").board.monsters

    assert [one.profile for one in monsters if one.side == 0] == [one.profile for one in monsters if one.side == 1]


@rule("NH-112")
@pytest.mark.parametrize(("at", "wrong"), [((220, 220), ""), ((221, 220), "near_monster")])
def test_ex_10_a_victim_stands_300_from_every_monster(at: tuple[int, int], wrong: str) -> None:
    monster = Monster("a1", 0, "", 4, 0, (), 20, at)

    assert may_place_victim(Night(NoitesSettings(), 2, monsters=(monster,)), (450, 450)) == wrong


@rule("NH-112")
@pytest.mark.parametrize(("x", "wrong"), [(570, ""), (569, "near_victim")])
def test_and_100_from_every_other_victim(x: int, wrong: str) -> None:
    assert may_place_victim(Night(NoitesSettings(), 2, victims=(Victim("v1", (450, 450)),)), (x, 450)) == wrong


@rule("NH-112")
def test_every_spot_that_is_offered_is_legal_and_none_is_forgotten() -> None:
    board = prepared()
    some = [(x, y) for x in range(0, 900, 50) for y in range(0, 900, 50)]

    assert {p for p in some if p in set(victim_spots(board))} == {p for p in some if not may_place_victim(board, p)}


@rule("NH-113")
@pytest.mark.parametrize(("gap", "is_room"), [(100, True), (2000, False)])
def test_there_is_room_where_a_place_could_be_named(gap: int, is_room: bool) -> None:
    board = Night(NoitesSettings(), 2, victims=(Victim("v1", (450, 450)),), placing=Placing(victim_gap=gap))

    assert has_victim_spot(board) is is_room
    assert bool(victim_spots(board)) is is_room


@rule("NH-112")
@pytest.mark.parametrize(("size", "each"), [("small", 6), ("medium", 7), ("large", 9)])
def test_both_sides_place_as_many_and_an_odd_one_stands_in_the_middle(size: str, each: int) -> None:
    position = begun(size=size, terrain="open", deploy="auto", armies="random", twists=False)
    placing: list[int] = []
    while position.board.placing.placed < position.board.size.victims:
        seats = run.awaited(position)
        if any(isinstance(question, AskPlaceVictim) for question, _ in position.open_questions()):
            placing += seats
        position = run.time_up(GAME, position, seats).position

    assert [placing.count(seat) for seat in (0, 1)] == [each, each]
    if size == "medium":
        board = replace(position.board, victims=position.board.victims[:-1])
        assert position.board.victims[-1].at == min(victim_spots(board), key=lambda p: square(p, (600, 600)))


@rule("NH-112", "NH-821", "NH-822")
def test_by_the_book_the_fifteenth_victim_is_placed_like_the_others() -> None:
    position = begun(size="medium", terrain="open", deploy="auto", armies="random", preset="by_the_book")
    while position.board.placing.placed < 14:
        position = run.time_up(GAME, position, run.awaited(position)).position

    assert run.awaited(position) == (position.board.roll_winner,)
    assert any(isinstance(question, AskPlaceVictim) for question, _ in position.open_questions())


@rule("NH-106", "NH-821", "NH-822")
@pytest.mark.parametrize(("size", "points"), [("small", 120), ("medium", 240), ("large", 360)])
def test_by_the_book_every_army_brings_the_printed_points(size: str, points: int) -> None:
    board = begun(size=size, preset="by_the_book").board

    assert {board.size.points_of(army) for army in ARMIES} == {points}
    assert begun(size="large").board.size.points_of("crypt") == 329


@rule("NH-113")
def test_ex_11_distances_are_lowered_until_a_victim_finds_a_place() -> None:
    corners = {"a1": (225, 225), "a2": (675, 225), "b1": (225, 675), "b2": (675, 675)}
    described = {
        "monsters": {name: {"at": list(at)} for name, at in corners.items()},
        "agenda": [{"is": "noites.next_victim", "side": 0}],
    }
    setup = GAME.setup(2, {"terrain": "open"})
    outcome = run.carried_on(GAME.given(setup, described, Dice(mixed_seed("a"))))
    lowered = [one.event for one in outcome.told if isinstance(one.event, DistancesLowered)]

    assert [one.victims for one in lowered] == [*range(90, -1, -10), 0]
    assert [one.monsters for one in lowered] == [300] * 10 + [275]
    assert victim_spots(outcome.position.board)


@rule("NH-114", "NH-816")
@pytest.mark.parametrize("size", ["small", "medium"])
def test_fair_places_are_images_of_each_other(size: str) -> None:
    board = prepared(size=size, twists=False)
    places = {one.at for one in board.victims}

    assert len(places) == board.size.victims
    assert len({p for p in places if image(p, board.size) not in places}) <= board.size.victims % 2


@rule("NH-115", "NH-806", "NH-807")
def test_hands_hold_what_can_be_of_use() -> None:
    board = prepared(terrain="open", hand_size=5)
    useless = {"falling_debris", "vertigo", "brambles", "locked_door", "demolition"}

    assert [len(hand) for hand in board.cards.hands] == [5, 5]
    assert not useless & {card for hand in board.cards.hands for card in hand}


@rule("NH-806")
def test_without_twists_nobody_holds_a_card() -> None:
    board = prepared(twists=False)

    assert (board.cards.hands, board.cards.deck) == (((), ()), ())


@rule("NH-821")
def test_a_preset_sets_several_things() -> None:
    quick = GAME.setup(2, {"preset": "quick"}).settings

    assert (quick.armies, quick.deploy, quick.victim_setup, quick.rounds, quick.twists) == (
        "starter", "auto", "fair_auto", 3, False,
    )  # fmt: skip


@rule("NH-821")
@pytest.mark.parametrize("rounds", [4, 5])
def test_a_single_change_wins_even_if_it_is_what_holds_without_a_preset(rounds: int) -> None:
    quick = GAME.setup(2, {"preset": "quick", "rounds": rounds, "twists": True}).settings

    assert (quick.rounds, quick.twists, quick.deploy) == (rounds, True, "auto")


@rule("NH-804")
@pytest.mark.parametrize(("flavour", "rescuers"), [("hunt", ()), ("rescue", (0, 1)), ("per_side", (1,))])
def test_the_flavour_says_who_rescues(flavour: str, rescuers: tuple[int, ...]) -> None:
    assert NoitesSettings(flavour=flavour).rescuers == rescuers


@rule("NH-111")
def test_monsters_that_the_bot_places_stand_apart() -> None:
    monsters = [one for one in prepared().monsters if one.side == 0]
    gaps = [(one.radius + it.radius, one.spot, it.spot) for one, it in combinations(monsters, 2)]

    assert all((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 >= (bases + 10) ** 2 for bases, p, q in gaps)
