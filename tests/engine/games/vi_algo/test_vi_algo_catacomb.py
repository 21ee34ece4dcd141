"""The catacomb itself: rooms, doors, decks, and rules that no played example shows."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.core.dice import Dice, mixed_seed
from engine.core.hexes import DIRECTIONS, opposite
from engine.core.play import Play
from engine.core.position import Position
from engine.core.refusal import Refused
from engine.core.run import carried_on, start
from engine.games.vi_algo import GAME
from engine.games.vi_algo.actions import Walk
from engine.games.vi_algo.board import Catacomb
from engine.games.vi_algo.content.characters import CHARACTERS
from engine.games.vi_algo.content.chart import chart_of
from engine.games.vi_algo.content.entries import EVENTS, GROUP_CARDS, TREASURES, is_treasure, value_of
from engine.games.vi_algo.content.rooms import DOORS, LETTERS, ROOMS, is_rune, room_of, star
from engine.games.vi_algo.content.torches import TORCHES
from engine.games.vi_algo.flow import RevealEvent
from engine.games.vi_algo.rules.choices import Place

L0 = chart_of(star(tuple("ABCDEF")))


def given(**words: object) -> Position[Catacomb]:
    settings = {"events": True} if "event" in words else {}
    return carried_on(GAME.given(GAME.setup(4, settings), words, Dice(mixed_seed("catacomb")))).position


def test_the_decks_are_those_of_the_tables() -> None:
    assert len(TREASURES.all_ids) == len(TORCHES) == 40
    assert len(GROUP_CARDS.all_ids) == len(EVENTS.all_ids) == 16
    assert sum(value_of(card) for card in TREASURES.all_ids if is_treasure(card)) == 72
    assert Counter(TREASURES.of(card).kind for card in TREASURES.all_ids) == {"treasure": 28, "exit": 6, "mummy": 6}
    assert Counter(TORCHES.values()) == {"out": 13, "lasting": 10, "mummy": 13, "saw": 4}


def test_the_sheets_sum_up() -> None:
    sheets = CHARACTERS.values()

    assert [
        sum(numbers) for numbers in zip(*((one.treasures, one.torches, one.trust) for one in sheets), strict=True)
    ] == [
        12,
        20,
        24,
    ]


@pytest.mark.parametrize("letter", LETTERS)
def test_every_room_is_whole_and_keeps_its_doors_free(letter: str) -> None:
    room = chart_of(star((letter,)) if letter != "Z" else star(()))
    spots = [spot for spot in room.place if room_of(spot) == letter]
    doors = {number for pair in DOORS.values() for number in pair}

    within = room.far(f"{letter}19") if f"{letter}19" in room.place else room.far(spots[0])
    assert all(spot in within for spot in spots)
    assert not doors & {*ROOMS[letter].rocks, *ROOMS[letter].runes}
    assert 16 in ROOMS[letter].rocks


def test_expansion_rooms_are_the_mirror_of_the_outer_ones() -> None:
    assert ROOMS["G"].rocks == (1, 6, 14, 16, 24, 32)
    assert ROOMS["L"].lit == (7, 11, 18, 20, 27)
    assert ROOMS["J"].runes == (6, 19, 31)


@pytest.mark.rule("VA-721")
@pytest.mark.parametrize(
    ("here", "there"),
    [("Z23", "A9"), ("Z29", "A15"), ("Z35", "B2"), ("Z33", "C10"), ("Z15", "D29"), ("Z3", "E36"), ("Z5", "F28"),
     ("A33", "B10"), ("B15", "C29"), ("C3", "D36"), ("D5", "E28"), ("E23", "F9"), ("F35", "A2")],
)  # fmt: skip
def test_rooms_that_touch_are_joined_by_their_doors(here: str, there: str) -> None:
    assert L0.adjacent(here, there)
    assert L0.adjacent(there, here)


def test_a_step_that_is_open_is_open_both_ways() -> None:
    for spot in L0.place:
        for direction in range(1, 7):
            ahead = L0.ahead(spot, direction)
            assert ahead is None or L0.ahead(ahead, opposite(direction)) == spot


@pytest.mark.rule("VA-330")
def test_a_rune_in_reach_lies_in_the_room_of_the_searcher() -> None:
    runes = [spot for spot in L0.place if is_rune(spot)]

    assert len(runes) == 18
    assert all(room_of(near) == room_of(rune) for rune in runes for near in L0.neighbours(rune))


@pytest.mark.rule("VA-110")
def test_the_event_deck_is_shuffled_where_events_are_played() -> None:
    plain = start(GAME, GAME.setup(4), Dice(mixed_seed("one"))).position.board.piles
    played = start(GAME, GAME.setup(4, {"events": True}), Dice(mixed_seed("one"))).position.board.piles

    assert plain.events == ()
    assert sorted(played.events) == list(EVENTS.all_ids)
    assert played.events != EVENTS.all_ids


@pytest.mark.rule("VA-205", "VA-217")
def test_mummies_on_lit_hexes_are_gone_when_the_full_moon_rises() -> None:
    position = given(event="e01", mummies=[{"spot": "A19", "owners": ["P2"]}, {"spot": "A12", "owners": ["P2"]}])
    play = Play(replace(position, board=position.board.with_piles(events=("e15",))))

    RevealEvent().run(play)

    assert [mummy.spot for mummy in play.board.mummies] == ["A12"]
    assert play.board.mummy_spots(0) == tuple(spot for spot in play.board.mummy_spots(0) if not play.board.burns(spot))


@pytest.mark.rule("VA-205")
def test_when_the_events_are_through_they_are_shuffled_anew() -> None:
    position = given(event="e01")
    rest = tuple(card for card in EVENTS.all_ids if card != "e01")
    play = Play(replace(position, board=position.board.with_piles(events=(), events_discard=rest)))

    RevealEvent().run(play)

    piles = play.board.piles
    assert piles.events_discard == ()
    assert sorted((*piles.events, piles.event or "")) == list(EVENTS.all_ids)


@pytest.mark.rule("VA-305")
def test_a_hand_may_hold_any_number_of_cards_and_nothing_gives_them_away() -> None:
    hand = [f"t{number:02}" for number in range(1, 21)]

    position = given(hands={"P1": hand})

    assert list(position.board.explorers[0].hand) == hand
    assert not {"give", "swap", "show"} & GAME.heads


@pytest.mark.rule("VA-106", "VA-303")
def test_an_opening_hand_brings_no_mummy_and_no_distrust() -> None:
    hands = set()
    for number in range(60):
        board = start(GAME, GAME.setup(4), Dice(mixed_seed(f"deal {number}"))).position.board
        hands |= {TREASURES.of(card).name for one in board.explorers for card in one.hand}
        assert board.mummies == ()
        assert board.trust == 13
    assert {"urna", "mumia_tocheira"} <= hands


@pytest.mark.rule("VA-102", "VA-107")
def test_the_star_lays_each_outer_room_once_around_the_centre() -> None:
    board = start(GAME, GAME.setup(4), Dice(mixed_seed("rooms"))).position.board

    assert sorted(room.letter for room in board.plan) == sorted("ZABCDEF")
    assert all(room.exposed for room in board.rooms)
    assert "Z" not in {room.letter for room in board.rooms}


@pytest.mark.rule("VA-311")
def test_to_offer_every_run_searches_from_where_one_stands_alone() -> None:
    board = given().board
    chart = board.chart
    chart._far.clear()
    runs = [run for run in Walk.options(board, 0) if not refused(run, board)]

    assert len(runs) > 20
    assert list(chart._far) == [board.spot(0)]


@pytest.mark.rule("VA-313")
@pytest.mark.parametrize("seed", ["one", "another"])
def test_a_way_goes_from_hex_to_hex_by_the_lowest_direction_that_leads_nearer(seed: str) -> None:
    chart = start(GAME, GAME.setup(4), Dice(mixed_seed(seed))).position.board.chart

    for begin in tuple(chart.place)[::5]:
        for end in chart.place:
            here, steps = begin, []
            while here != end:
                ahead = (chart.ahead(here, direction) for direction in DIRECTIONS)
                here = next(one for one in ahead if one is not None and chart.far(end)[one] < chart.far(end)[here])
                steps.append(here)
            assert (chart.way(begin, end), chart.path(begin, end)) == (tuple(steps), len(steps))


def refused(run: Walk, board: Catacomb) -> bool:
    try:
        run.check(board, 0)
    except Refused:
        return True
    return False


# --- what a walk is for ---


def test_a_walk_for_something_stands_by_itself_and_plain_floor_under_its_room() -> None:
    board = given(spots={"P1": "Z18"}).board
    menus = [one.menu(board, 0) for one in Walk.options(board, 0)]
    first = [menu[1] for menu in menus if len(menu) == 2]

    assert {room_of(spot) for spot in first} >= {"A", "B", "C", "D", "E", "F"}
    assert first == [menu[1] for menu in menus[: len(first)]]
    assert all(menu[1] == f"room_{room_of(menu[2])}" for menu in menus[len(first) :])
    assert len(first) < 20 < len(menus)


def test_whoever_is_alone_in_the_dark_is_offered_the_nearest_company_and_told_of_the_danger() -> None:
    dark = given(spots={"P1": "Z18", "P2": "A19", "P3": "A20", "P4": "A21"}, face="night")
    board, asked = dark.board, next(question for question, _ in dark.open_questions())

    offered = [one for one in Walk.options(board, 0) if one.facts(board, 0)["there"] == "company"]
    named = [one.spots[0] for one in offered if len(one.menu(board, 0)) == 2]
    assert asked.facts(board, 0)["alone"] == 3
    assert len(named) == 1
    assert board.moved(0, named[0]).to_nearest(0) <= 3 < board.to_nearest(0)


def test_a_walk_is_taken_back_freely_where_nothing_waits_on_the_way_and_the_turn_goes_on() -> None:
    board = given(spots={"P1": "A19"}, exposed={"B": "t01"}).board

    can_be = {one.spots[0]: one.is_reversible(board, 0) for one in Walk.options(board, 0)}
    assert can_be["A20"]
    assert can_be["F13"]
    assert not can_be["B19"]  # its treasure is taken
    assert not can_be["F5"]  # nine steps are three whole actions


def test_nobody_is_warned_by_day() -> None:
    day = given(spots={"P1": "Z18", "P2": "A19", "P3": "A20", "P4": "A21"}, face="day")

    assert next(question for question, _ in day.open_questions()).facts(day.board, 0)["alone"] == 0


def test_where_a_mummy_may_come_it_is_said_how_far_it_is_from_whom() -> None:
    board = given(spots={"P1": "A19", "P2": "A20", "P3": "Z18", "P4": "Z20"}).board

    assert Place("A18").facts(board, 0) == {"near": board.explorers[0].character, "far": 1}


@pytest.mark.rule("VA-250")
@pytest.mark.parametrize(("actions", "near", "there"), [(1, "B36", "alone"), (2, "B36", "rune"), (1, "F14", "rune")])
def test_a_walk_says_that_it_ends_the_turn_all_alone_in_the_dark(actions: int, near: str, there: str) -> None:
    given = {"spots": {"P1": "F5", "P2": near}, "actions": actions, "active": "P1"}
    board = GAME.given(GAME.setup(2), given, Dice("00" * 32)).board

    assert Walk(("F8",)).facts(board, 0)["there"] == there
