"""What waiting, skipping and orders tell in the cave: nothing."""

from typing import Any

import pytest

from engine.core import run
from engine.core.dice import Dice, mixed_seed
from engine.core.event import heard
from engine.core.match import Entry
from engine.core.position import Position
from engine.core.reading import entries_of, read_next
from engine.core.run import Outcome
from engine.core.seat import Seat
from engine.games.caverna import GAME
from engine.games.caverna.board import Cave
from engine.games.caverna.content.grid import SPACES
from engine.players.arena import LIVELY, play_out
from engine.proof.secrecy import imagined_worlds, shown

OTHERS = (None, 1, 2)
"""Everybody but the first seat, which is the active one here."""


def cave(mode: str, seats: int = 3, **given: Any) -> Position[Cave]:
    described = {"spots": {"P1": "C3"}, **given}
    setup = GAME.setup(seats, {"reaction_mode": mode})
    return GAME.given(setup, described, Dice(mixed_seed("secrets")))


def typed(position: Position[Cave], seat: Seat, line: str) -> Outcome[Cave]:
    action, _ = read_next(GAME, position, seat, entries_of(line))
    return run.apply(GAME, position, seat, action)


def told_and_shown(outcome: Outcome[Cave], viewer: Seat | None) -> str:
    return repr(heard(outcome.told, viewer)) + shown(GAME, outcome.position, viewer)


@pytest.mark.rule("CZ-641", "CZ-644")
@pytest.mark.parametrize("viewer", OTHERS)
def test_a_pause_of_the_active_player_looks_like_nothing_has_been_said_yet(viewer: Seat | None) -> None:
    before = cave("standing", hands={"P1": ["parkour", "picaretada"]}, tops={"C4": "ta_escuro"})

    paused = typed(before, 0, "run C4")

    assert run.awaited(paused.position) == run.waiting_for(paused.position) == (0,)
    assert heard(paused.told, viewer) == ()
    assert shown(GAME, paused.position, viewer) == shown(GAME, before, viewer)


@pytest.mark.rule("CZ-641")
def test_what_the_board_says_of_who_is_how_far_tells_nothing_of_a_pause() -> None:
    before = cave("standing", hands={"P1": ["parkour"]}, tops={"C4": "se_emocionou"})

    paused = typed(before, 0, "run C4")

    assert GAME.standings is not None
    assert paused.position.board.time < before.board.time
    assert GAME.standings(paused.position.board) == GAME.standings(before.board)


@pytest.mark.rule("CZ-641")
def test_what_was_held_back_is_told_in_its_order_once_the_answer_is_in() -> None:
    before = cave("standing", hands={"P1": ["parkour", "picaretada"]}, tops={"C4": "ta_escuro"})

    done = typed(typed(before, 0, "run C4").position, 0, "react no")

    told = [event.tag for event in heard(done.told, None)]
    assert told[:4] == ["caverna.acted", "caverna.walked", "caverna.revealed", "caverna.lost_life"]
    assert done.position.board.curtain is None


@pytest.mark.rule("CZ-641", "CZ-650")
def test_orders_given_while_the_others_see_the_past_are_kept() -> None:
    before = cave("standing", hands={"P1": ["parkour", "picaretada"]}, tops={"C4": "ta_escuro"})
    paused = typed(before, 0, "run C4").position

    ordered = typed(paused, 1, "orders molejo always").position

    assert GAME.view(ordered, 1).players[1].orders == ordered.board.orders[1]
    assert ordered.board.orders[1].molejo == "always"
    assert typed(ordered, 0, "react no").position.board.orders[1].molejo == "always"


@pytest.mark.rule("CZ-642", "CZ-645")
@pytest.mark.parametrize("held", ["so_no_molejo", "ouro"])
def test_a_sealed_window_looks_alike_whatever_the_hand(held: str) -> None:
    worlds = [
        typed(
            cave("sealed", spots={"P1": "C3", "P2": "C5"}, hands={"P1": ["c001", "c097"], "P2": [card]}),
            0,
            "play largar_a_pedrada P2",
        )
        for card in (held, "beijin_de_mamae")
    ]

    for viewer in (None, 0, 2):
        here, there = (told_and_shown(world, viewer) for world in worlds)
        assert here == there
    assert [run.awaited(world.position) for world in worlds] == [(1,), (1,)]
    assert [run.waiting_for(world.position) for world in worlds] == [(), ()]


@pytest.mark.rule("CZ-642")
def test_an_answer_in_a_sealed_window_neither_ends_it_nor_shows() -> None:
    asked = typed(
        cave("sealed", spots={"P1": "C3", "P2": "C5"}, hands={"P1": ["c001", "c097"], "P2": ["c053"]}),
        0,
        "play largar_a_pedrada P2",
    ).position

    yes, no = (typed(asked, 1, f"react {word}") for word in ("yes", "no"))

    for viewer in (None, 0, 2):
        assert shown(GAME, yes.position, viewer) == shown(GAME, no.position, viewer) == shown(GAME, asked, viewer)
        assert heard(yes.told, viewer) == heard(no.told, viewer) == ()


@pytest.mark.rule("CZ-643", "CZ-644")
def test_when_holders_are_asked_nobody_else_sees_which_of_them_it_is() -> None:
    given: dict[str, Any] = {"spots": {"P1": "A3", "P2": "C3", "P3": "C3"}, "tops": {"C3": "ufa"}}
    first = typed(cave("ask", seats=4, hands={"P1": ["c097"], "P2": ["c015"], "P3": ["c013"]}, **given), 0, "run B3 C3")
    second = typed(
        cave("ask", seats=4, hands={"P1": ["c097"], "P2": ["c013"], "P3": ["c015"]}, **given), 0, "run B3 C3"
    )

    assert (run.awaited(first.position), run.awaited(second.position)) == ((1,), (2,))
    for viewer in (None, 0, 3):
        assert told_and_shown(first, viewer) == told_and_shown(second, viewer)


@pytest.mark.rule("CZ-643")
def test_a_pause_in_the_mode_ask_says_of_itself_that_it_tells_something() -> None:
    asked = typed(
        cave("ask", spots={"P1": "C3", "P2": "C5"}, hands={"P1": ["c001", "c097"], "P2": ["c053"]}),
        0,
        "play largar_a_pedrada P2",
    )

    assert any(event.reveals for event in heard(asked.told, None))


@pytest.mark.rule("CZ-643")
@pytest.mark.parametrize("holder", [1, 2])
def test_whoever_has_said_no_learns_no_more_than_whether_somebody_else_is_asked(holder: Seat) -> None:
    other = [f"c{number:03}" for number in range(53, 65)]
    hands = {"P1": ["c097"], "P2": other, "P3": other, f"P{holder + 1}": ["c015"]}
    given: dict[str, Any] = {"spots": {"P1": "A3", "P2": "C3", "P3": "C3"}, "tops": {"C3": "ufa"}, "hands": hands}
    asked = typed(cave("ask", **given), 0, "run B3 C3")

    assert run.awaited(asked.position) == (holder,)
    assert parted(asked.position) == []


@pytest.mark.rule("CZ-643")
def test_after_a_card_everybody_is_told_that_somebody_else_is_asked() -> None:
    hands = {"P1": ["so_no_molejo"], "P2": ["descer_a_bica"], "P3": ["descer_a_bica"]}
    given: dict[str, Any] = {"spots": {"P1": "A3", "P2": "C3", "P3": "C3"}, "tops": {"C3": "ufa"}, "hands": hands}
    kicked = typed(typed(cave("ask", **given), 0, "run B3 C3").position, 1, "react yes")

    assert run.awaited(kicked.position) == (0,)
    assert parted(kicked.position) == []


@pytest.mark.rule("CZ-643")
def test_only_the_last_to_have_said_no_learns_that_somebody_else_is_asked() -> None:
    hands = {"P1": ["picaretada"], **{f"P{number}": ["descer_a_bica"] for number in (2, 3, 4)}}
    spots = {"P1": "A3", **{f"P{number}": "C3" for number in (2, 3, 4)}}
    first = typed(cave("ask", 4, spots=spots, tops={"C3": "ufa"}, hands=hands), 0, "run B3 C3")
    second = typed(first.position, 1, "react no")
    third = typed(second.position, 2, "react no")

    assert [run.awaited(one.position) for one in (first, second, third)] == [(1,), (2,), (3,)]
    assert [one.to for one in (*second.told, *third.told)] == [(1,), (2,)]
    assert parted(first.position) == parted(second.position) == []


@pytest.mark.rule("CZ-640", "CZ-641", "CZ-651")
def test_a_night_of_four_by_standing_orders_waits_for_nobody_but_whose_turn_it_is() -> None:
    setup = GAME.setup(4, {"mode": "night"})
    waited: set[tuple[Seat, ...]] = set()

    def watch(_before: Position[Cave], _entry: Entry, outcome: Outcome[Cave]) -> None:
        if outcome.position.result is None:
            others = [seat for seat in run.awaited(outcome.position) if seat != outcome.position.board.active]
            waited.add(tuple(others))

    for game in range(5):
        play_out(GAME, setup, mixed_seed(f"night {game}"), LIVELY, most=3_000, watch=watch)

    assert waited == {()}


@pytest.mark.rule("CZ-643")
def test_a_night_in_the_mode_ask_waits_only_for_those_who_could_react() -> None:
    setup = GAME.setup(4, {"mode": "night", "reaction_mode": "ask"})
    wrong: list[str] = []

    def watch(_before: Position[Cave], _entry: Entry, outcome: Outcome[Cave]) -> None:
        position = outcome.position
        if position.result is None and GAME.view(position, None).phase == "reaction":
            (question, _), *_ = position.open_questions()
            card = getattr(question, "card", "")
            wrong.extend(card for seat in run.awaited(position) if not position.board.players[seat].may_play(card))

    for game in range(5):
        play_out(GAME, setup, mixed_seed(f"asked {game}"), LIVELY, most=3_000, watch=watch)

    assert wrong == []


@pytest.mark.rule("CZ-412")
def test_a_hand_that_can_play_nothing_is_offered_the_same_as_one_that_can() -> None:
    worlds = [cave("standing", hands={"P1": [card]}) for card in ("c053", "c001")]

    for viewer in OTHERS:
        here, there = (shown(GAME, world, viewer) for world in worlds)
        assert here == there


def parted(position: Position[Cave]) -> list[str]:
    """What tells worlds apart, seen from everywhere, however chance deals what is unknown."""
    deals = (Dice(mixed_seed("deal", str(number))) for number in range(40))
    return [leak for dice in deals for leak in imagined_worlds(GAME, position, dice, (), steps=2)]


NOTHING_LEFT: dict[str, Any] = {"piles": {space: [] for space in SPACES}, "deck": [], "phase": "step2"}
"""Walks and searches reveal nothing here: no card lies about, but in a corner."""


@pytest.mark.rule("CZ-641")
def test_a_pause_before_an_encounter_without_a_card_tells_nothing() -> None:
    spots = {"P1": "C3", "P2": "C2", "P3": "B1"}
    hands = {"P1": ["c103", "c045", "c003"], "P2": ["c020"]}

    assert parted(cave("standing", hands=hands, spots=spots, **NOTHING_LEFT)) == []


@pytest.mark.rule("CZ-620", "CZ-641")
def test_a_pause_of_somebody_who_is_kicked_tells_nothing() -> None:
    spots = {"P1": "C3", "P2": "C2"}
    hands = {"P1": ["so_no_molejo", "c057"], "P2": ["descer_a_bica"], "P3": ["c109"]}
    orders = {"P2": {"bica": "always"}}

    assert parted(cave("standing", hands=hands, spots=spots, orders=orders, **NOTHING_LEFT)) == []
