"""Computer players: the worked examples to the last digit, and whom they leave the word to."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from engine.core import run
from engine.core.company import Company
from engine.core.dice import Dice, mixed_seed
from engine.core.position import Position
from engine.games.amsterdam.actions import Abstain, GiveClue, GoTo, Ready, Swap
from engine.games.amsterdam.board import Amsterdam
from engine.games.amsterdam.content.city import within
from engine.games.amsterdam.content.gallery import gallery
from engine.games.amsterdam.content.maps import BLACK, ORANGE
from engine.games.amsterdam.content.streams import stream
from engine.games.amsterdam.events import Hinted
from engine.games.amsterdam.game import GAME
from engine.games.amsterdam.mind import think
from engine.games.amsterdam.rules.thinking import (
    BLUNT,
    EASY,
    HARD,
    NORMAL,
    best_cell,
    best_clue,
    cell_at,
    familiarity,
    hints,
    is_row_poor,
    score,
    value,
    weights,
    worth,
)

DICE = Dice(mixed_seed("amsterdam"))


def night(seats: int = 4, settings: dict[str, Any] | None = None, **given: Any) -> Position[Amsterdam]:
    built = GAME.given(GAME.setup(seats, settings or {}), given, DICE)
    return run.carried_on(built).position


def kinships(board: Amsterdam, card: str, cells: tuple[str, ...]) -> dict[str, int]:
    return {cell: gallery(board.pictures).kinship(card, board.picture_at(cell)) for cell in cells}


@pytest.mark.rule("SA-660", "SA-662", "SA-026")
def test_ex_35_the_hard_commissioner_of_orange() -> None:
    board = night().board
    values = {cell: value(board, ORANGE, cell) for cards in (1, 2) for cell in within("D4", cards)}

    assert values == {
        "C4": -4, "D3": -5, "E4": -4, "B3": -5, "B4": -4, "C2": -5,
        "C5": -4, "D2": -4, "E2": -8, "E5": -4, "F3": -5, "F4": -7,
    }  # fmt: skip
    assert kinships(board, "C76", ("C4", "D3", "E4")) == {"C4": 5, "D3": 2, "E4": 2}
    assert weights(board, ORANGE, ("C76",)) == {"C4": 5184, "D3": 324, "E4": 324}
    assert best_clue(board, ORANGE, HARD) == (("C76",), Fraction(-73, 18))


@pytest.mark.rule("SA-660", "SA-662")
def test_ex_35_the_hard_commissioner_of_black() -> None:
    board = night().board

    assert kinships(board, "C44", ("C4", "D3", "E4")) == {"C4": 5, "D3": 8, "E4": 3}
    assert weights(board, BLACK, ("C44",)) == {"C4": 5184, "D3": 26244, "E4": 1024}
    assert best_clue(board, BLACK, HARD) == (("C44",), Fraction(-34004, 8113))


@pytest.mark.rule("SA-661", "SA-012")
def test_ex_36_the_levels_of_a_detective() -> None:
    board = night(black={"clue": ["C44"]}).board
    drawn = weights(board, BLACK, ("C44",))
    number = stream("ai:black:1", 42).below(sum(drawn.values()))

    assert best_cell(drawn) == "D3"
    assert (sum(drawn.values()), number, cell_at(drawn, number)) == (32452, 22400, "D3")
    assert [cell_at(drawn, one) for one in (0, 5183, 5184, 31427, 31428, 32451)] == ["C4", "C4", "D3", "D3", "E4", "E4"]


@pytest.mark.rule("SA-660", "SA-662")
def test_ex_37_the_endgame() -> None:
    board = night(black={"at": "G4", "evidence": ["D2", "F1", "G4"], "silent": []}).board
    values = {cell: value(board, BLACK, cell) for cards in (1, 2) for cell in within("G4", cards)}

    assert values == {"F4": -4, "F5": 4, "G3": -1, "E4": -1, "E5": -1, "E6": -1, "F3": -1, "G2": 4}
    assert kinships(board, "C36", ("F4", "F5", "G3")) == {"F4": 9, "F5": 16, "G3": 8}
    assert weights(board, BLACK, ("C36",)) == {"F4": 40000, "F5": 334084, "G3": 26244}
    assert best_clue(board, BLACK, HARD) == (("C36",), Fraction(287523, 100082))


@pytest.mark.rule("SA-662")
def test_police_is_feared_the_more_of_it_a_team_has() -> None:
    boards = [night(black={"police": police}).board for police in (0, 1, 2)]
    fears = [value(board, BLACK, "E2") for board in boards]

    assert [fears[0] - fear for fear in fears] == [0, 3, 37]


@pytest.mark.rule("SA-662")
def test_what_is_known_of_a_cell() -> None:
    board = night(
        black={"evidence": ["D2"], "raided": ["A4"], "silent": ["D4", "C5"]},
        orange={"raided": ["E2"], "silent": ["B4"], "evidence": ["A1"]},
    ).board
    cells = ("D2", "A1", "A4", "E2", "C5", "D4", "B4", "G4")

    assert [familiarity(board, BLACK, cell) for cell in cells] == [1, 1, 1, 1, 2, 2, 4, 4]
    own_police = replace(board, rules=replace(board.rules, police_shared=5))
    assert familiarity(own_police, BLACK, "E2") == 4
    assert familiarity(own_police, BLACK, "A4") == 1


@pytest.mark.rule("SA-660")
def test_the_levels_of_a_commissioner() -> None:
    board = night(black={"at": "F1"}).board
    every = {level: best_clue(board, BLACK, level) for level in (EASY, NORMAL, HARD)}

    assert len(every[HARD][0]) == 2
    assert every[EASY] == every[NORMAL]
    promised = {
        level: score(weights(board, BLACK, clue, BLUNT), worth(board, BLACK)) for level, (clue, _) in every.items()
    }
    assert every[NORMAL][1] == promised[NORMAL]
    assert promised[HARD] <= every[NORMAL][1] < every[HARD][1]


@pytest.mark.rule("SA-660", "SA-661")
def test_a_commissioner_never_looks_at_the_rivals_map() -> None:
    position = night()
    other = replace(position.board.case.city_map, unique=(("B1", "F1"), ("A2", "B5")), own_client=("F5", "A1"))
    changed = replace(position, board=replace(position.board, case=replace(position.board.case, city_map=other)))

    assert [think(one, 0, DICE) for one in (position, changed)] == [
        GiveClue(best_clue(position.board, BLACK, NORMAL)[0])
    ] * 2
    near = within("D4", 2)
    assert [value(changed.board, ORANGE, cell) for cell in near] != [
        value(position.board, ORANGE, cell) for cell in near
    ]


@pytest.mark.rule("SA-661", "SA-630")
def test_a_detective_needs_no_map() -> None:
    clue = {"clue": ["C44"]}
    answers = {level: think(night(settings={"ai_level": level}, black=clue), 2, DICE) for level in (EASY, NORMAL, HARD)}
    blank = night(settings={"ai_level": HARD}, black=clue, case={"number": 7, "symbol": 2})

    assert answers[HARD] == think(blank, 2, DICE) == GoTo("D3")
    assert all(isinstance(one, GoTo) and one.cell in ("C4", "D3", "E4") for one in answers.values())


@pytest.mark.rule("SA-661")
def test_a_detective_of_average_wit_goes_where_the_clue_draws_more_often() -> None:
    position = night(black={"clue": ["C44"]})
    went = [think(position, 2, Dice(mixed_seed(str(number)))) for number in range(300)]
    share = {cell: went.count(GoTo(cell)) / len(went) for cell in ("C4", "D3", "E4")}

    assert abs(share["D3"] - 26244 / 32452) < 0.1
    assert share["C4"] > share["E4"]


@pytest.mark.rule("SA-323", "SA-664")
def test_computer_detectives_leave_the_word_to_others_until_one_is_left() -> None:
    position = night(seats=8, orange={"clue": ["C65", "C49"]})
    for seat in (3, 5):
        answer = think(position, seat, DICE)
        assert answer == Abstain()
        position = run.apply(GAME, position, seat, answer).position

    last = think(position, 7, DICE)
    assert isinstance(last, GoTo)
    assert run.apply(GAME, position, 7, last).position.board.team(ORANGE).hunt.at == last.cell


@pytest.mark.rule("SA-664")
def test_a_computer_partner_says_where_it_would_go() -> None:
    position = night(seats=6, black={"clue": ["C44"]})
    assert not any(
        offer.tag == "amsterdam.offer_hint" and offer.asks(position.board) for offer in GAME.offers(position)
    )

    position = run.attended(GAME, position, Company((0, 1, 2, 3, 5), host=0)).position
    hint = next(offer for offer in GAME.offers(position) if offer.tag == "amsterdam.offer_hint")
    (verb,) = hint.asks(position.board)[2]
    told = run.apply(GAME, position, 2, verb()).told

    assert hints(position.board, BLACK) == ("D3", "C4")
    assert [(one.event, one.to) for one in told] == [(Hinted("black", ("D3", "C4")), (0, 2, 4))]


@pytest.mark.rule("SA-663")
def test_a_computer_commissioner_consents_to_a_swap_of_a_poor_row_alone() -> None:
    rows = [night(orange={"proposes": proposes}, black={"at": at}) for proposes in (True, False) for at in ("D4", "E4")]
    poor = [is_row_poor(one.board, BLACK, NORMAL) for one in rows]

    assert set(poor) == {True, False}
    for position, is_poor in zip(rows, poor, strict=True):
        wants = is_poor and position.board.team(ORANGE).hunt.proposes
        assert isinstance(think(position, 0, DICE), Swap if wants else GiveClue)


@pytest.mark.rule("SA-663")
def test_alone_it_swaps_once_a_clue() -> None:
    position = night(seats=2, black={"at": "E4"})
    assert think(position, 0, DICE) == Swap()

    swapped = run.apply(GAME, position, 0, Swap()).position
    assert swapped.board.team(BLACK).hunt.swapped
    assert isinstance(think(swapped, 0, DICE), GiveClue)


def test_it_is_ready_at_once() -> None:
    assert think(night(phase="countdown"), 1, DICE) == Ready()
