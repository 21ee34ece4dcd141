"""A match is its log: replayed, taken back, anchored, exported, verified."""

import json
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest
from support.little import GAME, Word

from engine.core import codec
from engine.core.company import Company
from engine.core.dice import commitment
from engine.core.match import Acted, Attended, Entry, Match, Returned, TimedOut, Undone, export, verified
from engine.core.parts import Attendance
from engine.core.refusal import Refused
from engine.core.undo import last_act

SEED = "05" * 32


def played(*words: tuple[int, str]) -> Match[Any]:
    match, _ = Match.start(GAME, 2, SEED)
    for seat, word in words:
        match, _ = match.act(seat, Word(word))
    return match


ALL = ((0, "a"), (1, "b"), (0, "c"), (1, "d"))


def saved(match: Match[Any], **edited: Any) -> str:
    return json.dumps(json.loads(export(match)) | edited)


def forged(match: Match[Any], **edited: Any) -> str:
    """An edited file whose fingerprint was made anew."""
    whole = json.loads(export(match)) | edited
    del whole["fingerprint"]
    compact = json.dumps(whole, ensure_ascii=False, separators=(",", ":"))
    return json.dumps(whole | {"fingerprint": sha256(compact.encode()).hexdigest()})


def test_a_match_is_the_same_when_its_log_is_played_again() -> None:
    match = played(*ALL)

    assert match.at(len(match.log)) == match


def test_going_back_is_replaying_less() -> None:
    assert played(*ALL).at(2) == played(*ALL[:2])


@pytest.mark.parametrize("moment", [-1, 5])
def test_there_is_no_going_back_to_where_nobody_was(moment: int) -> None:
    with pytest.raises(Refused, match="no_such_moment"):
        played(*ALL).at(moment)


def test_taking_back_is_an_entry_and_leaves_the_dice() -> None:
    match = played(*ALL[:3])
    undone, told = match.add(Undone(2, by=0))

    assert told == ()
    assert undone.position == replace(match.at(2).position, dice=match.position.dice)
    assert undone.log == (*match.log, Undone(2, by=0))


def test_after_taking_back_the_dice_fall_anew() -> None:
    match = played(*ALL[:3])
    again, _ = match.add(Undone(2, by=0))[0].act(0, Word("c"))

    assert again.position.dice.drawn == match.position.dice.drawn + 1


def test_a_game_taken_back_often_is_replayed_in_one_walk() -> None:
    steps: list[int] = []
    counted = replace(GAME, attendance=Attendance(returned=lambda _play, seat: steps.append(seat)))
    match, _ = Match.start(counted, 2, SEED)
    for _ in range(8):
        acted, _ = match.act(0, Word("a"))
        match, _ = acted.add(Undone(len(acted.log) - 1, by=0))
    steps.clear()

    again = match.at(len(match.log))

    assert again == match
    assert len(steps) == 8


def test_a_log_with_things_taken_back_twice_over_is_verified() -> None:
    match = played(*ALL[:3])
    for to in (2, 3, 1):
        match, _ = match.add(Undone(to, by=0))

    assert verified(lambda _: GAME, export(match)) == match


def test_history_before_an_anchor_is_not_played_again() -> None:
    match = played(*ALL[:3])
    anchored, _ = match.add(match.anchor())
    later, _ = anchored.act(1, Word("d"))

    with_other_rules = replace(later, seed="06" * 32)

    assert with_other_rules.at(5).position == later.position


def test_what_was_told_can_be_told_again() -> None:
    tags = [[told.event.tag for told in told_then] for told_then in played(*ALL).retold()]

    assert tags == [[], [], ["little.heard", "little.heard"], ["little.heard"], ["little.heard", "little.unveiled"]]


def test_a_refusal_leaves_the_match_as_it_was() -> None:
    match = played(*ALL[:2])

    with pytest.raises(Refused, match="already_said"):
        match.act(0, Word("a"))
    assert match == played(*ALL[:2])


def test_every_kind_of_entry_survives_the_file() -> None:
    match = played(*ALL[:1])
    for entry in (TimedOut((1,), 5), Returned(1, 6), Acted(0, Word("c"), 7), Undone(3, 0, 8)):
        match, _ = match.add(entry)

    assert verified(lambda _: GAME, export(match.add(match.anchor())[0])).position == match.position


def test_the_commitment_is_that_of_the_seed() -> None:
    assert json.loads(export(played()))["commitment"] == commitment(SEED)


def test_another_seed_breaks_the_seal() -> None:
    with pytest.raises(Refused, match="commitment_mismatch"):
        verified(lambda _: GAME, saved(played(*ALL), seed="06" * 32))


def test_an_edited_file_has_another_fingerprint() -> None:
    with pytest.raises(Refused, match="fingerprint_mismatch"):
        verified(lambda _: GAME, saved(played(*ALL), roles=["second", "first"]))


def test_another_log_leads_elsewhere() -> None:
    with pytest.raises(Refused, match="position_mismatch"):
        verified(lambda _: GAME, forged(played(*ALL), log=json.loads(export(played(*ALL)))["log"][:-1]))


def test_an_entry_against_the_rules_is_named() -> None:
    log = json.loads(codec.dump((Acted(0, Word("a")), Acted(1, Word("b")), Acted(1, Word("c"))), tuple[Entry, ...]))

    with pytest.raises(Refused) as refused:
        verified(lambda _: GAME, forged(played(*ALL), log=log))

    assert refused.value == Refused("bad_log", entry=3, why="not_your_turn")


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", '{"game": "little"}', "\x00"])
def test_what_is_no_match_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="bad_save"):
        verified(lambda _: GAME, text)


def test_taking_back_is_free_while_nobody_has_done_or_learned_anything() -> None:
    asked = last_act(played(*ALL[:1]), 0)

    assert asked is not None
    assert (asked.to, asked.consent_of, asked.was_seen) == (0, (), False)


def test_taking_back_needs_consent_once_another_has_acted() -> None:
    asked = last_act(played(*ALL[:2]), 0)

    assert asked is not None
    assert (asked.to, asked.consent_of, asked.was_seen) == (0, (1,), False)


def test_taking_back_past_a_die_needs_consent_and_says_so() -> None:
    asked = last_act(played(*ALL[:3]), 0)

    assert asked is not None
    assert (asked.to, asked.consent_of, asked.was_seen) == (2, (1,), True)


def test_taking_back_past_a_secret_that_came_out_needs_consent_and_says_so() -> None:
    asked = last_act(played(*ALL), 1)

    assert asked is not None
    assert (asked.to, asked.consent_of, asked.was_seen) == (3, (0,), True)


def test_whoever_has_done_nothing_has_nothing_to_take_back() -> None:
    assert last_act(played(*ALL[:1]), 1) is None


def test_nothing_is_taken_back_twice() -> None:
    undone, _ = played(*ALL[:1]).add(Undone(0, by=0))

    assert last_act(undone, 0) is None


GONE = Attended(Company((0,), away=(1,), host=0), 5)


def test_the_game_is_told_who_has_gone() -> None:
    match, _ = played(*ALL[:2]).add(GONE)

    assert match.position.board.said == (*played(*ALL[:2]).position.board.said, "people0")


def test_going_back_brings_nobody_back() -> None:
    match, _ = played(*ALL[:3]).add(GONE)
    undone, _ = match.add(Undone(2, by=0))

    assert undone.position.board.said == (*played(*ALL[:2]).position.board.said, "people0")
    assert undone.at(len(undone.log)) == undone


def test_who_went_before_stays_away_when_later_things_are_taken_back() -> None:
    match, _ = played(*ALL[:2]).add(GONE)
    match, _ = match.act(0, Word("c"))
    undone, _ = match.add(Undone(3, by=0))

    assert undone.position.board.said.count("people0") == 1


def test_who_goes_takes_nothing_from_anybody_s_right_to_take_back() -> None:
    match, _ = played(*ALL[:2]).add(GONE)
    plain = last_act(played(*ALL[:2]), 1)
    asked = last_act(match, 1)

    assert plain is not None
    assert asked is not None
    assert asked.consent_of == plain.consent_of


def test_the_log_with_who_went_is_saved_and_verified() -> None:
    match, _ = played(*ALL[:2]).add(GONE)

    assert verified(lambda _: GAME, export(match)) == match
