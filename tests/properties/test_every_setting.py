"""No dial is dead: whatever a host changes changes something that people can see."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from support.playing import Trial, changed_alone
from support.registry import ALL

from bot.cli.scenario_files import read_cases
from engine.core import codec, run, shown
from engine.core.dice import mixed_seed
from engine.core.scenario import Case, differences
from engine.players.arena import LIVELY, play_out

SCENARIOS = Path(__file__).parents[1] / "scenarios"
TRIED, MOST_ENTRIES = 6, 400
SEEN_BY_ITSELF = ("rules", "settings")
"""The parts of a view that only repeat what the host has chosen."""


@pytest.mark.long
@pytest.mark.parametrize("trial", changed_alone(), ids=str)
def test_a_changed_setting_changes_something_that_people_can_see(trial: Trial) -> None:
    assert any((_tells_the_table(trial), _makes_an_example_come_out_otherwise(trial), _changes_a_game(trial)))


def _tells_the_table(trial: Trial) -> bool:
    """Clocks, patience, what is called a house rule: the table asks the game for them."""
    plain = Trial(trial.slug, trial.seats)
    return _told_to_the_table(trial) != _told_to_the_table(plain)


def _told_to_the_table(trial: Trial) -> tuple[Any, ...]:
    game, settings = trial.game, trial.setup.settings
    clocks = tuple(seconds(settings) for seconds in game.clocks.values())
    return clocks, game.patience(settings), game.thinks(settings), trial.setup.roles


def _makes_an_example_come_out_otherwise(trial: Trial) -> bool:
    ((name, value),) = trial.typed
    for case in _examples(trial.slug):
        settings = case.body.get("settings", {})
        if settings.get(name) == value:
            rest = {key: one for key, one in settings.items() if key != name}
            without = Case(case.name, case.game, case.rules, {**case.body, "settings": rest}, case.main)
            if differences(trial.game, without):
                return True
    return False


@cache
def _examples(slug: str) -> tuple[Case, ...]:
    return tuple(case for file in sorted((SCENARIOS / slug).glob("*.yaml")) for case in read_cases(file))


def _changes_a_game(trial: Trial) -> bool:
    """The same dice and the same computer players, and something of it comes out otherwise."""
    plain = Trial(trial.slug, trial.seats)
    return any(_game(trial, number) != _game(plain, number) for number in range(TRIED))


@cache
def _game(trial: Trial, number: int) -> tuple[Any, ...]:
    """What was told at each entry, and what everybody sees at the end."""
    game, seed = trial.game, mixed_seed("dial", trial.slug, str(number))
    told: list[str] = []

    def watch(_before: Any, _entry: Any, outcome: run.Outcome[Any]) -> None:
        told.extend(json.dumps(shown.written(one.event)) + repr(one.to) for one in outcome.told)

    end = play_out(game, trial.setup, seed, LIVELY, most=MOST_ENTRIES, watch=watch).position
    views = [json.loads(codec.dump(game.view(end, seat), game.view_type)) for seat in (*range(trial.seats), None)]
    return tuple(told), tuple(json.dumps(dict(_without_settings(view)), sort_keys=True) for view in views)


def _without_settings(view: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    return ((key, value) for key, value in view.items() if key not in SEEN_BY_ITSELF)


def test_a_dead_dial_would_be_found() -> None:
    """A setting of which nobody knows changes nothing: so the others are not all found alive by chance."""
    slug = "holland"
    plain = Trial(slug, min(ALL[slug].seats))

    assert _game(plain, 0) == _game(Trial(slug, plain.seats, (("away_after_misses", 2),)), 0)
