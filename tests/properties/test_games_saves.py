"""Whatever the game: positions and logs are written byte-stable, and nothing else is read back."""

import json
from dataclasses import replace

import pytest
from support.playing import Trial, begun, every_count, every_setting, played

from engine.core import codec
from engine.core.match import Entry, export, verified
from engine.core.refusal import Refused
from engine.proof import checks

COUNTS = pytest.mark.parametrize("trial", every_count(), ids=str)
SETTINGS = pytest.mark.parametrize("trial", every_setting(), ids=str)


@COUNTS
def test_positions_are_read_as_they_were_written(trial: Trial) -> None:
    broken = [one for position in played(trial).some(40) for one in checks.bad_saves(trial.game, position)]

    assert broken == []


@COUNTS
def test_equal_positions_are_written_as_equal_bytes(trial: Trial) -> None:
    game = trial.game
    for position in played(trial).some(10):
        saved = codec.dump_position(game, position)
        assert codec.dump_position(game, codec.load_position(game, saved)) == saved


@COUNTS
def test_a_log_is_read_as_it_was_written(trial: Trial) -> None:
    log = played(trial).log

    assert codec.load(codec.dump(log, tuple[Entry, ...]), tuple[Entry, ...]) == log


@COUNTS
def test_a_truncated_save_is_refused(trial: Trial) -> None:
    saved = codec.dump_position(trial.game, played(trial).some(3)[1])

    for length in (0, 1, len(saved) // 2, len(saved) - 1):
        with pytest.raises(Refused, match="bad_save"):
            codec.load_position(trial.game, saved[:length])


@COUNTS
def test_an_edited_save_is_refused(trial: Trial) -> None:
    saved = json.loads(codec.dump_position(trial.game, played(trial).some(3)[1]))
    strangers = (
        saved | {"extra": 1},
        saved | {"schema": 99},
        saved | {"position": saved["position"] | {"extra": 1}},
        saved | {"position": saved["position"] | {"seats": "two"}},
        saved | {"position": saved["position"] | {"agenda": [{"is": "core.acted"}]}},
    )

    for stranger in strangers:
        with pytest.raises(Refused, match="bad_save"):
            codec.load_position(trial.game, json.dumps(stranger, ensure_ascii=False, separators=(",", ":")))


@COUNTS
def test_a_foreign_save_is_refused(trial: Trial) -> None:
    foreign = codec.dump_position(replace(trial.game, slug="elsewhere"), played(trial).positions[0])

    with pytest.raises(Refused, match="bad_save"):
        codec.load_position(trial.game, foreign)


@COUNTS
def test_the_log_leads_to_the_same_position_again(trial: Trial) -> None:
    game = played(trial)

    assert [*checks.bad_replay(trial.game, trial.setup, trial.seed, game.log, game.positions[-1])] == []


@SETTINGS
def test_the_log_of_a_game_with_other_settings_leads_to_the_same_position_again(trial: Trial) -> None:
    game = begun(trial)

    assert [*checks.bad_replay(trial.game, trial.setup, trial.seed, game.log, game.positions[-1])] == []


@COUNTS
def test_an_exported_match_with_another_seed_is_refused(trial: Trial) -> None:
    match = checks.matched(trial.game, trial.setup, trial.seed, played(trial).log[:3])
    other = json.loads(export(match)) | {"seed": "ab" * 32}

    with pytest.raises(Refused, match="commitment_mismatch"):
        verified(lambda _: trial.game, json.dumps(other))


@COUNTS
def test_positions_are_told_in_words_and_built_from_them(trial: Trial) -> None:
    positions = played(trial).some(12)
    broken = [one for position in positions for one in checks.bad_words(trial.game, trial.setup, position)]

    assert broken == []


@COUNTS
def test_an_exported_match_that_was_changed_anywhere_is_refused(trial: Trial) -> None:
    match = checks.matched(trial.game, trial.setup, trial.seed, played(trial).log[:3])
    other = json.loads(export(match))
    other["log"][0]["at_ms"] += 1

    with pytest.raises(Refused, match="fingerprint_mismatch"):
        verified(lambda _: trial.game, json.dumps(other))
