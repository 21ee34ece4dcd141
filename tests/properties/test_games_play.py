"""Whatever the game: it can be played to its end, and what it offers can be done."""

from contextlib import suppress

import pytest
from support.breadth import breadth
from support.playing import Trial, begun, every_count, every_setting, played

from engine.core.match import Entry, TimedOut
from engine.players.arena import Endless, Manner, of_level, play_out
from engine.proof import checks

MOST_WATCHED = breadth(8, 40)
"""Answers of computer players in one game."""
COUNTS = pytest.mark.parametrize("trial", every_count(), ids=str)
SETTINGS = pytest.mark.parametrize("trial", every_setting(), ids=str)


@COUNTS
def test_a_random_game_ends(trial: Trial) -> None:
    assert played(trial).positions[-1].result is not None


@COUNTS
def test_every_position_keeps_the_invariants(trial: Trial) -> None:
    broken = [one for position in played(trial).positions for one in checks.broken_invariants(trial.game, position)]

    assert broken == []


@COUNTS
def test_somebody_can_always_go_on(trial: Trial) -> None:
    stuck = [position.agenda[:2] for position in played(trial).positions[:-1] if not position.open_questions()]

    assert stuck == []


@COUNTS
def test_every_option_can_be_done_and_typed(trial: Trial) -> None:
    broken = [one for position in played(trial).some(12) for one in checks.bad_questions(trial.game, position)]

    assert broken == []


@COUNTS
def test_every_answer_is_accepted_or_refused_with_a_reason(trial: Trial) -> None:
    game = played(trial)
    broken = [one for position in game.some(8) for one in checks.bad_refusals(trial.game, position, game.probes)]

    assert broken == []


@SETTINGS
def test_a_game_with_other_settings_ends_and_keeps_the_invariants(trial: Trial) -> None:
    game = begun(trial)
    broken = [one for position in game.some(40) for one in checks.broken_invariants(trial.game, position)]

    assert (game.positions[-1].result is not None or game.goes_on, broken) == (True, [])


@SETTINGS
def test_what_other_settings_offer_can_be_done(trial: Trial) -> None:
    broken = [one for position in begun(trial).some(4) for one in checks.bad_questions(trial.game, position)]

    assert broken == []


@COUNTS
@pytest.mark.parametrize("level", ["random", "greedy"])
def test_computer_players_that_see_their_view_only_play_on_by_the_rules(trial: Trial, level: str) -> None:
    entries: list[Entry] = []
    with suppress(Endless):
        play_out(
            trial.game,
            trial.setup,
            trial.seed,
            Manner(of_level(level)),
            most=MOST_WATCHED,
            watch=lambda _before, entry, _outcome: entries.append(entry),
        )

    assert entries
    assert [entry for entry in entries if isinstance(entry, TimedOut) and entry.late] == []
