"""No dial is dead: whatever a host changes changes something that people can see."""

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from support.playing import Trial, changed_alone, may_be
from support.registry import ALL

from bench.covering import GOES_WITH, TEXTS
from bot.cli.at_the_table import differences
from bot.cli.scenario_files import read_cases
from bot.tables.looks.painters import Painters
from bot.tables.model.reply import Painted
from bot.tables.ports.platform import Subject
from bot.text import Catalogue
from engine.core import run
from engine.core.dice import Dice, mixed_seed
from engine.core.refusal import Refused
from engine.core.settings import flag, offered, settings
from engine.games import AnyGame
from engine.players.arena import LIVELY, MANNERS, Endless, Manner, play_out
from engine.proof import shown
from engine.proof.scenario import Example

SCENARIOS = Path(__file__).parents[1] / "scenarios"
TRIED, MOST_ENTRIES, A_WHILE = 2, 300, 40
SEATS = {"amsterdam": 6}
"""With how many seats the settings of a game are tried: with so few all of this one are on one side."""
WORDS = Catalogue.load(strict=False).read().words("en")


def _trials(slug: str, setting: str) -> list[Trial]:
    name = slug, setting
    return changed_alone(*name, SEATS.get(slug, 2), GOES_WITH.get(name, ()), TEXTS.get(name, ()))


ELSEWHERE = {("amsterdam", "picture_source"): "render/games/amsterdam/test_own_pictures.py"}
"""What a word of the host alone cannot turn, and which tests turn it: own pictures have to be there first."""
DIALS = [(slug, one.name) for slug in ALL for one in offered(ALL[slug].settings) if (slug, one.name) not in ELSEWHERE]


@pytest.mark.long
@pytest.mark.parametrize(("slug", "setting"), DIALS)
def test_a_changed_setting_changes_something_that_people_can_see(slug: str, setting: str) -> None:
    trials = _trials(slug, setting)

    assert any(looks(trial) for looks in PROOFS for trial in trials)


def _tells_the_table(trial: Trial) -> bool:
    """Clocks, patience, what computer players and seats are called: the table asks the game for them."""
    return _told_to_the_table(trial) != _told_to_the_table(_without(trial))


def _without(trial: Trial) -> Trial:
    """The same game with the setting as it is by default, whatever it goes with."""
    return Trial(trial.slug, trial.seats, trial.typed[1:])


def _lets_others_sit_down(trial: Trial) -> bool:
    """With the setting as it is by default so many could not play."""
    return not may_be(_without(trial))


def _told_to_the_table(trial: Trial) -> tuple[Any, ...]:
    game, chosen = trial.game, trial.setup.settings
    clocks = tuple(seconds(chosen) for seconds in game.clocks.values())
    return clocks, game.attendance.patience(chosen), game.computers.thinks(chosen), trial.setup.roles


def _makes_an_example_of_its_rule_come_out_otherwise(trial: Trial) -> bool:
    rule = next(one.rule for one in offered(trial.game.settings) if one.name == trial.typed[0][0])
    return _turns_one_of(trial, [case for case in _examples(trial.slug) if rule in case.rules])


def _makes_an_example_come_out_otherwise(trial: Trial) -> bool:
    return _turns_one_of(trial, _examples(trial.slug))


def _turns_one_of(trial: Trial, examples: Sequence[Example]) -> bool:
    """An example that holds with this value and not without it, or without it and not with it."""
    return any(_differs(trial, other) and not _differs(trial, case) for case, other in _turned(trial, examples))


def _turned(trial: Trial, examples: Sequence[Example]) -> Iterator[tuple[Example, Example]]:
    """Each example, and the same with the setting turned to this value, or back where the example turns it so."""
    name, value = trial.typed[0]
    for case in sorted(examples, key=lambda case: "table" in case.body):
        chosen = dict(case.body.get("settings", {}))
        if chosen.get(name) == value:
            del chosen[name]
        else:
            chosen[name] = value
        body = {key: told for key, told in case.body.items() if key != "same_for"}  # all are shown the settings
        yield case, Example(case.name, case.game, case.rules, {**body, "settings": chosen}, case.main)


def _differs(trial: Trial, case: Example) -> bool:
    return any(not one.startswith("cannot be played on") for one in differences(trial.game, case))


@cache
def _examples(slug: str) -> tuple[Example, ...]:
    return tuple(case for file in sorted((SCENARIOS / slug).glob("*.yaml")) for case in read_cases(file))


def _changes_a_game(trial: Trial) -> bool:
    """The same dice and the same players, and something of it comes out otherwise; most often early."""
    return any(
        _game(trial, number, LIVELY, most) != _game(_without(trial), number, LIVELY, most)
        for most in (A_WHILE, MOST_ENTRIES)
        for number in range(TRIED)
    )


def _changes_what_computers_do(trial: Trial) -> bool:
    """The same dice, and the computer players play otherwise."""
    return _game(trial, 0, MANNERS["greedy"], 20) != _game(_without(trial), 0, MANNERS["greedy"], 20)


def _changes_a_picture(trial: Trial) -> bool:
    """The same game, and somebody's picture of it is another."""
    return _pictures(trial) != _pictures(_without(trial))


PROOFS = (
    _lets_others_sit_down,
    _tells_the_table,
    _makes_an_example_of_its_rule_come_out_otherwise,
    _changes_a_picture,
    _changes_a_game,
    _changes_what_computers_do,
    _makes_an_example_come_out_otherwise,
)
"""The cheap ones first."""


@cache
def _game(trial: Trial, number: int, manner: Manner, most: int) -> tuple[Any, ...]:
    """What was told at each entry, and what everybody sees at the end."""
    game, seed = trial.game, mixed_seed("dial", trial.slug, str(number))
    told: list[str] = []
    positions = [run.start(game, trial.setup, Dice(seed)).position]

    def watch(_before: Any, _entry: Any, outcome: run.Outcome[Any]) -> None:
        told.extend(json.dumps(shown.written(one.event)) + repr(one.to) for one in outcome.told)
        positions.append(outcome.position)

    with suppress(Endless):
        play_out(game, trial.setup, seed, manner, most=most, watch=watch)
    end = positions[-1]
    heard = tuple(_heard_by(end, game, seat) for seat in range(trial.seats))
    views = (tuple(shown.values_of(game.view(end, seat), game.settings)) for seat in (*range(trial.seats), None))
    return tuple(told), heard, *views


def _pictures(trial: Trial) -> list[Painted | None]:
    """What everybody sees painted when a while has been played."""
    positions: list[Any] = []
    with suppress(Endless):
        seed = mixed_seed("dial", trial.slug)
        play_out(trial.game, trial.setup, seed, LIVELY, most=A_WHILE, watch=lambda *step: positions.append(step[2]))
    viewers = (*range(trial.seats), None)
    seen = (run.seen(trial.game, positions[-1].position, viewer) for viewer in viewers)
    words = WORDS.seated(tuple(f"P{seat}" for seat in range(trial.seats)), trial.setup.roles)
    return [Painters().paint(Subject(trial.game, one, words, form="scene")) for one in seen]


def _heard_by(end: Any, game: AnyGame, seat: int) -> tuple[int, ...] | str:
    try:
        return game.aside.hearers(end, seat)
    except Refused as refused:
        return refused.key


def test_a_dead_dial_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = ALL["porrinha"]

    @settings
    class Glittering(plain.settings):  # type: ignore[misc,name-defined]
        glitter: bool = flag(False)

    monkeypatch.setitem(ALL, "porrinha", replace(plain, settings=Glittering))
    (trial,) = _trials("porrinha", "glitter")

    assert not any(looks(trial) for looks in PROOFS)
