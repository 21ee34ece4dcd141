"""Scenarios: what a case may say, and that whatever does not hold is told."""

from pathlib import Path
from typing import Any

import pytest
from porrinha import GAME

from bot.cli.scenario_files import read_cases
from engine.proof.scenario import BadScenario, Example, cases_of, differences, ended

HIDDEN = [{"P1": "hide 2"}, {"P2": "hide 1"}]


def case(**body: Any) -> Example:
    return cases_of({"game": "porrinha", "cases": [{"name": "it", "given": {"starter": 0}, **body}]})[0]


def told(**body: Any) -> str:
    return "\n".join(differences(GAME, case(**body)))


def test_a_case_that_holds_has_no_differences() -> None:
    assert told(when=HIDDEN, then={"starter": 0, "scores": [0, 0], "guesses.1": None}, asked={"P1": "guess"}) == ""


@pytest.mark.parametrize(
    ("body", "difference"),
    [
        ({"then": {"round": 2}}, "round is 1, but should be 2"),
        ({"then": {"scores.5": 2}}, "there is no scores.5"),
        ({"then": {"scores has": 3}}, "scores is [0, 0], but should have 3"),
        ({"then": {"scores lacks": 0}}, "should lack 0"),
        ({"then": {"scores count": 3}}, "should count 3"),
        ({"then": {"round not": 1}}, "should not be 1"),
        ({"asked": ["P1"]}, "are asked, but should be"),
        ({"asked": {"P1": "hide", "P2": "guess"}}, "player_2 is asked for ['hide'], but should be for guess"),
        ({"offered": {"P1": "hide"}}, "offered: P1 is []"),
        ({"options": {"P1": ["hide 0"]}}, "options: P1 is ['hide 0', 'hide 1', 'hide 2', 'hide 3']"),
        ({"options": {"P1 has": "hide 4"}}, "should have 'hide 4'"),
        ({"result": {"winners": ["P1"]}}, "the game goes on, but should be over"),
        ({"told": ["porrinha.opened"]}, "'porrinha.opened' is missing"),
        ({"sees": {"P1": {"fist": 1}}}, "P1: fist is None, but should be 1"),
        ({"hidden": {"P2": [1]}}, "1 is no word"),
        ({"answers": {"P1": ["hide 4"]}}, "but should be ['hide 4']"),
        ({"accepts": {"P1": ["hide 4"]}}, "P1 may not type 'hide 4': too_many_pebbles"),
        ({"refuses": {"P1": ["hide 4", "hide 3"]}}, "P1 may type 'hide 3'"),
        ({"dice": {"attack": [1]}}, "the dice of 'attack' were not all used"),
        ({"given": {"nonsense": 1}}, "Given cannot be built"),
        ({"given": {"scores": ["x", 0]}}, "Given cannot be built"),
        ({"given": {"guesses": [2, 2]}}, "two seats guessed the same"),
        ({"refuses": {"P1": ["hide 1"]}}, "P1 may type 'hide 1'"),
        ({"options": {"P1 lacks": "hide 1"}}, "should lack 'hide 1'"),
    ],
)
def test_what_does_not_hold_is_told(body: dict[str, Any], difference: str) -> None:
    assert difference in told(**body)


@pytest.mark.parametrize(
    ("line", "difference"),
    [
        ({"P1": "hide 9"}, "refused with too_many_pebbles {'most': 3}, but should be accepted"),
        ({"P1": "hide 1", "refused": "too_many_pebbles"}, "accepted, but should be refused"),
        ({"P1": "hide 9", "refused": "not_your_turn"}, "but should be with not_your_turn"),
        ({"P1": "hide 9", "refused": {"too_many_pebbles": {"most": 4}}}, "most is 3, but should be 4"),
        ({"P9": "hide 1"}, "no_such_seat"),
        ({"P1": "hide 1", "then": {"round": 9}}, "round is 1, but should be 9"),
        ({"P1": "hide 1", "P2": "hide 1"}, "a line has one act"),
        ({"late": "P1", "sees": {"P1": {"fist": 3}}}, "fist is 0, but should be 3"),
        ("P1: hide 1", "a line is a mapping"),
        ({5: "hide 1"}, "an act is a word, not 5"),
        ({"P1": "hide 1", "hidden": {"P9": ["x"]}}, "refused with no_such_seat"),
    ],
)
def test_a_line_that_does_not_hold_is_told(line: Any, difference: str) -> None:
    problem = told(when=[line])

    assert problem.startswith("when, line 1")
    assert difference in problem


def test_whatever_is_not_named_must_be_as_before() -> None:
    guessed = [*HIDDEN, {"P1": "guess 3", "else": "as_before"}]

    assert "not as before: guesses.0 was None and is now 3" in told(when=guessed)
    assert told(when=guessed, apart_from=["guesses"]) == told(when=guessed)
    assert told(when=[*HIDDEN, {"P1": "guess 3"}], **{"else": "as_before", "apart_from": ["guesses"]}) == ""


def test_entries_that_belong_together_happen_all_or_none() -> None:
    problem = told(when=[{"P1": "hide 1; hide 9", "refused": "too_many_pebbles", "else": "as_before"}])

    assert problem == ""


def test_what_stands_behind_somebody_elses_turn_is_kept_and_judged_when_its_own_comes() -> None:
    kept = {"P1": "guess 3; guess 4", "then": {"guesses.0": 3}, "kept": {"P1": "guess 4"}}
    turn = {"P2": "guess 0", "told": ["porrinha.opened"], "dropped": {"P1": "wrong_phase"}, "kept": {}}

    assert told(when=[*HIDDEN, kept, turn]) == ""


def test_a_rest_that_is_dropped_unexpectedly_is_told() -> None:
    assert "was dropped" in told(when=[*HIDDEN, {"P1": "guess 3; guess 4"}, {"P2": "guess 0"}])
    assert "should be dropped" in told(when=[{"P1": "hide 1", "dropped": {"P1": "wrong_phase"}}])
    assert "still has" in told(when=[*HIDDEN, {"P1": "guess 3; guess 4", "kept": {}}])


def test_events_are_compared_in_order_with_seats_by_name() -> None:
    events = [{"porrinha.guessed": {"seat": "P1", "total": 3}}, {"porrinha.guessed": {"seat": "P2"}}, "porrinha.opened"]
    played = [*HIDDEN, {"P1": "guess 3"}, {"P2": "guess 0"}]

    assert told(when=played, told=events) == ""
    assert "is missing" in told(when=played, told=events[::-1])
    assert "not_told" in told(when=played, not_told=["porrinha.opened"])
    assert "is missing" in told(when=played, told=[{"porrinha.opened": {}, "to": ["P1"]}])


def test_an_alternative_starts_again_from_given_and_keeps_its_own_checks() -> None:
    body = {"when": HIDDEN, "then": {"round": 1}, "when_instead": [{"when": [{"P1": "hide 3"}], "asked": ["P2"]}]}
    first, second = cases_of({"game": "porrinha", "seats": 2, "cases": [{"name": "it", "given": {}, **body}]})

    assert (first.name, second.name) == ("it", "it; instead 1")
    assert "then" not in second.body
    assert differences(GAME, second) == ()


def test_an_alternative_has_its_own_word_about_the_rest() -> None:
    guess = {"when": [*HIDDEN, {"P1": "guess 3"}]}
    given = {"game": "porrinha", "seats": 2, "given": {}}
    case = {"name": "it", "when": [], "else": "as_before", "apart_from": ["guesses"]}
    _, free, strict = cases_of({**given, "cases": [{**case, "when_instead": [guess, {**guess, "else": "as_before"}]}]})
    _, bound = cases_of({**given, "else": "as_before", "cases": [{"name": "it", "when_instead": [guess]}]})

    assert differences(GAME, free) == ()
    assert "not as before: guesses.0" in "\n".join(differences(GAME, strict))
    assert "not as before: guesses.0" in "\n".join(differences(GAME, bound))


@pytest.mark.parametrize(
    ("viewers", "shown"),
    [
        ("everyone but P1", ""),
        (["P2", "spectator"], ""),
        ("everyone", "to player_1 "),
        ("P1", "to player_1 "),
        ("everyone and P1", "bad_command"),
    ],
)
def test_two_positions_are_compared_as_others_see_them(viewers: object, shown: str) -> None:
    other = {"when": [{"P1": "hide 1"}], "same_for": viewers}
    whole = {"name": "it", "given": {}, "when": [{"P1": "hide 3"}], "when_instead": [other]}
    _, instead = cases_of({"game": "porrinha", "seats": 2, "cases": [whole]})

    assert shown in "\n".join(differences(GAME, instead))
    assert bool(shown) is bool(differences(GAME, instead))


def test_names_of_fields_and_words_of_every_menu_hide_nothing() -> None:
    assert told(hidden={"P2": ["scores", "hide"], "spectator": ["scores"]}) == ""


def test_what_is_asked_is_told_apart_from_what_is_offered() -> None:
    assert told(answers={"P1": [f"hide {n}" for n in range(4)], "P2 lacks": "hide 4"}, accepts={"P2": "hide 3"}) == ""


def test_a_setup_that_should_be_refused_must_be() -> None:
    assert told(seats=1, refused="bad_seats") == ""
    assert "the setup was accepted" in told(seats=2, refused="bad_seats")
    assert "most is 6" in told(seats=1, refused={"bad_seats": {"most": 5}})


def test_without_a_script_no_die_may_fall_unless_there_is_a_seed() -> None:
    whole = {"game": "porrinha", "cases": [{"name": "it"}]}
    seeded = {"game": "porrinha", "seed": "x", "cases": [{"name": "it"}]}

    assert "no die is scripted for 'starter'" in differences(GAME, cases_of(whole)[0])[0]
    assert differences(GAME, cases_of(seeded)[0]) == ()


def test_faces_count_from_one_and_draws_from_nothing() -> None:
    for script in ({"dice": {"starter": 2}}, {"draws": {"starter": 1}}):
        (one,) = cases_of({"game": "porrinha", "cases": [{"name": "it", **script, "then": {"starter": 1}}]})
        assert differences(GAME, one) == ()


def test_the_end_of_a_case_can_be_looked_at() -> None:
    assert ended(GAME, case(when=[*HIDDEN, {"P1": "guess 3"}])).position.board.guesses == (3, None)


@pytest.mark.parametrize(
    "document",
    [
        None,
        [],
        {},
        {"cases": [1]},
        {"cases": [{"name": "no game"}]},
        {"game": "porrinha", "cases": [{"given": {}}]},
        {"game": "porrinha", "cases": [{"name": "a"}, {"name": "a"}]},
        {"game": "porrinha", "cases": [{"name": "a", "thn": {}}]},
        {"game": "porrinha", "cases": [{"name": "a", "then": [1]}]},
        {"game": "porrinha", "cases": [{"name": "a", "settings": 3}]},
        {"game": "porrinha", "cases": [{"name": "a", "else": "changed"}]},
        {"game": "porrinha", "when": [], "cases": []},
        {"game": "porrinha", "cases": [{"name": "a", "when_instead": [1]}]},
    ],
)
def test_what_is_no_scenario_file_is_refused(document: object) -> None:
    with pytest.raises(BadScenario):
        cases_of(document)


@pytest.mark.parametrize("text", ["cases: [", "game: a\ngame: b\ncases: []", "a: {b: 1, b: 2}", "!!python/name:os.x"])
def test_what_is_no_plain_yaml_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "broken.yaml"
    file.write_text(text)

    with pytest.raises(BadScenario):
        read_cases(file)


def test_only_true_and_false_are_truth_values(tmp_path: Path) -> None:
    file = tmp_path / "plain.yaml"
    file.write_text("game: g\ncases: [{name: n, settings: {a: on, b: no, c: 1:30, d: 2026-01-02, e: true, f: 010}}]")

    (one,) = read_cases(file)

    assert one.body["settings"] == {"a": "on", "b": "no", "c": "1:30", "d": "2026-01-02", "e": True, "f": "010"}


@pytest.mark.parametrize(
    "body",
    [
        {"seats": None},
        {"seats": {"a": 1}},
        {"seats": [[], {}]},
        {"dice": {"attack": ["six"]}},
        {"given": {"starter": [1]}},
        {"when": [{"P1": None}]},
        {"when": 3},
        {"asked": 5},
        {"told": [{}]},
        {"told": [5]},
        {"options": {"P1": [{}, 1]}},
        {"result": {"winners": [{}, 1]}},
        {"result": 5},
    ],
)
def test_a_value_of_the_wrong_kind_is_told_as_any_difference_is(body: dict[str, Any]) -> None:
    found = differences(GAME, cases_of({"game": "porrinha", "cases": [{"name": "it", **body}]})[0])

    assert found
