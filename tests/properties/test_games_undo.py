"""Whatever the game: taking back is replaying less, is free only while nobody learned anything, and is logged."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from support.breadth import breadth
from support.playing import Trial, every_count, played

from engine.core import run
from engine.core.match import Acted, Match, Undone
from engine.core.undo import last_act
from engine.proof import checks, secrecy

COUNTS = pytest.mark.parametrize("trial", every_count(), ids=str)
MOST_ACTS = breadth(12, 25)
MOST_LOOKED_AT = breadth(60, 400)


Act = tuple[Match[Any], Match[Any], int]


@cache
def acts(trial: Trial) -> tuple[Act, ...]:
    """The match before and after each of the first answers that may be taken back, and whose it was."""
    return tuple(_acts(trial))


def _acts(trial: Trial) -> Iterator[Act]:
    before = checks.matched(trial.game, trial.setup, trial.seed, ())
    for entry in played(trial).log[:MOST_ACTS]:
        after, _ = before.add(entry)
        if isinstance(entry, Acted) and after.position.result is None and not after.learned[-1].for_good:
            yield before, after, entry.seat
        before = after


@COUNTS
def test_taking_back_gives_everybody_the_view_from_before(trial: Trial) -> None:
    for before, after, seat in acts(trial):
        asked = last_act(after, seat)
        assert asked is not None
        undone, told = after.add(Undone(asked.to, seat))
        views = [
            secrecy.shown(trial.game, match.position, viewer) for match in (before, undone) for viewer in (None, 0)
        ]
        assert told == ()
        assert views[:2] == views[2:]


@COUNTS
def test_taking_back_does_not_take_back_the_dice(trial: Trial) -> None:
    for _, after, seat in acts(trial):
        undone, _ = after.add(Undone(len(after.log) - 1, seat))
        assert undone.position.dice == after.position.dice


@COUNTS
def test_taking_back_is_free_only_while_nobody_has_learned_anything(trial: Trial) -> None:
    for before, after, seat in acts(trial):
        asked = last_act(after, seat)
        drew = after.position.dice != before.position.dice
        told = after.learned[-1].to != ()
        assert asked is not None
        assert not ((drew or told) and asked.consent_of == ())


@COUNTS
def test_what_says_so_of_itself_is_taken_back_without_asking_anybody(trial: Trial) -> None:
    log = played(trial).log[:MOST_LOOKED_AT]
    before = checks.matched(trial.game, trial.setup, trial.seed, ())
    for after, _ in before.replayed(log):
        entry = after.log[-1]
        if isinstance(entry, Acted) and entry.action.is_reversible(before.position.board, entry.seat):
            asked = last_act(after, entry.seat)
            assert asked is not None
            assert asked.consent_of == ()
            assert entry.seat in run.awaited(after.position)
        before = after


@COUNTS
def test_what_is_known_for_good_is_never_taken_back(trial: Trial) -> None:
    match = checks.matched(trial.game, trial.setup, trial.seed, played(trial).log[:MOST_ACTS])
    for at, (entry, known) in enumerate(zip(match.log, match.learned, strict=True)):
        if isinstance(entry, Acted) and known.for_good:
            assert entry.action.is_for_good
            assert last_act(match.at(at + 1), entry.seat) is None


@COUNTS
def test_the_log_with_something_taken_back_leads_to_the_same_position_again(trial: Trial) -> None:
    *_, (_, after, seat) = acts(trial)
    undone, _ = after.add(Undone(len(after.log) - 1, seat))

    assert undone.at(len(undone.log)).position == undone.position
