"""Who is a traitor, what lies where and what is ordered: worlds that differ in it look the same to everybody else."""

from typing import Any

import pytest

from engine.core import run
from engine.core.dice import Dice, mixed_seed
from engine.core.event import heard
from engine.core.position import Position
from engine.core.reading import entries_of, read_next
from engine.core.run import Outcome
from engine.core.seat import Seat
from engine.games.vi_algo import GAME
from engine.games.vi_algo.board import Catacomb
from engine.games.vi_algo.content.entries import GROUP_CARDS
from engine.proof.secrecy import shown

OTHERS = (None, 0, 2, 3)
"""Everybody but the second seat, which holds the secrets here."""
FIRST_ALONE = {"P1": "Z18", "P2": "A14"}
"""At night the first seat sees something as soon as its turn ends."""


def catacomb(settings: dict[str, Any] | None = None, **given: Any) -> Position[Catacomb]:
    setup = GAME.setup(4, settings or {})
    built = GAME.given(setup, given, Dice(mixed_seed("shadows")))
    return run.carried_on(built).position


def typed(position: Position[Catacomb], seat: Seat, line: str) -> Outcome[Catacomb]:
    action, _ = read_next(GAME, position, seat, entries_of(line))
    return run.apply(GAME, position, seat, action)


def told_and_shown(outcome: Outcome[Catacomb], viewer: Seat | None) -> str:
    return repr(heard(outcome.told, viewer)) + shown(GAME, outcome.position, viewer)


HIDDEN: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "a hand": ({"hands": {"P2": ["t03"]}}, {"hands": {"P2": ["t30"]}}),
    "whether a secret card makes a traitor": ({"group": {"P2": ["g01"]}}, {"group": {"P2": ["g03"]}}),
    "which traitor somebody is": ({"group": {"P2": ["g01"]}}, {"group": {"P2": ["g02"]}}),
    "the order of the secret deck": ({"group_deck": ["g01", "g05"]}, {"group_deck": ["g05", "g01"]}),
    "the order of the reserve": ({"reserve": ["saw", "out"]}, {"reserve": ["out", "saw"]}),
    "the order of the torch deck": ({"torch_deck": ["saw", "out"]}, {"torch_deck": ["out", "saw"]}),
    "the order of a stack": ({"stacks": {"A": ["t08", "t35"]}}, {"stacks": {"A": ["t35", "t08"]}}),
    "an exposed treasure": ({"exposed": {"A": "t38"}}, {"exposed": {"A": "t12"}}),
    "standing orders": ({"orders": {"P2": {"amulet": "any"}}}, {"orders": {"P2": {"amulet": "never"}}}),
    "what is to be kept": ({"orders": {"P2": {"keep": ["calice"]}}}, {"orders": {"P2": {"keep": ["urna"]}}}),
}


@pytest.mark.rule("VA-104", "VA-106", "VA-303", "VA-503")
@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize("thing", HIDDEN)
def test_two_worlds_that_differ_in_what_is_hidden_look_the_same(thing: str, viewer: Seat | None) -> None:
    one, other = (catacomb(**given) for given in HIDDEN[thing])

    assert one != other
    assert shown(GAME, one, viewer) == shown(GAME, other, viewer)


@pytest.mark.rule("VA-303", "VA-440")
@pytest.mark.parametrize("thing", ["a hand", "whether a secret card makes a traitor", "which traitor somebody is"])
def test_they_look_the_same_after_a_turn_has_gone_by(thing: str) -> None:
    worlds = [typed(catacomb(**given), 0, "signal") for given in HIDDEN[thing]]
    worlds = [typed(world.position, 0, "pass") for world in worlds]

    assert told_and_shown(worlds[0], None) == told_and_shown(worlds[1], None)


@pytest.mark.rule("VA-440", "VA-444", "VA-109")
@pytest.mark.parametrize("card", GROUP_CARDS.all_ids)
def test_a_traitor_card_is_drawn_like_any_other(card: str) -> None:
    usual = typed(catacomb(spots=FIRST_ALONE, group_deck=["g03"]), 0, "pass")

    drawn = typed(catacomb(spots=FIRST_ALONE, group_deck=[card]), 0, "pass")

    for viewer in (None, 1, 2, 3):
        assert told_and_shown(drawn, viewer) == told_and_shown(usual, viewer)
    assert [event.tag for event in heard(drawn.told, 0)] == [event.tag for event in heard(usual.told, 0)]
    assert run.waiting_for(drawn.position) == run.waiting_for(usual.position)


@pytest.mark.rule("VA-502", "VA-507", "VA-516")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_window_asks_whoever_holds_a_card_whatever_the_card(viewer: Seat | None) -> None:
    scene: dict[str, Any] = {"phase": "turn", "reserve": ["saw", "out"]}
    bell, coins = (
        catacomb({"reactions": "ask"}, hands={"P1": ["t12"], "P4": [card]}, **scene) for card in ("t28", "t13")
    )

    assert run.awaited(bell) == run.awaited(coins) == (0, 3)
    assert run.waiting_for(bell) == run.waiting_for(coins)
    assert shown(GAME, bell, viewer) == shown(GAME, coins, viewer)


@pytest.mark.rule("VA-502", "VA-507")
def test_what_was_answered_in_a_window_is_told_nobody() -> None:
    before = catacomb({"reactions": "ask"}, phase="turn", reserve=["saw", "out"], hands={"P1": ["t12"], "P4": ["t28"]})

    played, declined = typed(before, 3, "play sino"), typed(before, 3, "no")

    for viewer in (None, 0, 1, 2):
        assert heard(played.told, viewer) == heard(declined.told, viewer) == ()
        assert shown(GAME, played.position, viewer) == shown(GAME, declined.position, viewer)


@pytest.mark.rule("VA-502", "VA-504")
def test_an_unused_bell_leaves_no_trace() -> None:
    scene: dict[str, Any] = {"phase": "act", "spots": FIRST_ALONE, "hands": {"P3": ["t28"]}}
    unused = typed(catacomb(orders={"P3": {"bell": "never"}}, **scene), 0, "pass")
    without = typed(catacomb(**{**scene, "hands": {"P3": ["t13"]}}), 0, "pass")

    assert told_and_shown(unused, None) == told_and_shown(without, None)


@pytest.mark.rule("VA-514")
def test_nobody_is_told_who_could_pour_oil() -> None:
    with_oil, without = (catacomb(hands={"P2": [card]}) for card in ("t27", "t13"))

    assert [one.tag for one in GAME.offers(with_oil)] == [one.tag for one in GAME.offers(without)]
    assert shown(GAME, with_oil, 2) == shown(GAME, without, 2)


@pytest.mark.rule("VA-341", "VA-303")
def test_what_a_map_shows_is_its_readers_alone() -> None:
    scene: dict[str, Any] = {"spots": {"P1": "A14"}, "hands": {"P1": ["t22"]}}
    worlds = [
        typed(catacomb(stacks={"A": stack}, **scene), 0, "use mapa") for stack in (["t12", "t31"], ["t31", "t12"])
    ]

    assert told_and_shown(worlds[0], 1) == told_and_shown(worlds[1], 1)
    taken = [typed(world.position, 0, "take arpeu") for world in worlds]
    assert told_and_shown(taken[0], 1) == told_and_shown(taken[1], 1)


@pytest.mark.rule("VA-345")
def test_eye_to_eye_tells_its_user_alone() -> None:
    worlds = [
        typed(catacomb(group={"P1": ["g15"], "P3": [card]}), 0, "group olho_no_olho iara") for card in ("g02", "g03")
    ]

    for viewer in (None, 1, 3):
        assert told_and_shown(worlds[0], viewer) == told_and_shown(worlds[1], viewer)
    assert heard(worlds[0].told, 0) != heard(worlds[1].told, 0)
