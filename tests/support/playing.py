"""Random games for the generic suites: the setups worth trying, and positions spread over a whole game."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from typing import Any

from engine.core import run
from engine.core.action import Action
from engine.core.dice import Dice, mixed_seed
from engine.core.game import Setup
from engine.core.match import Acted, Entry
from engine.core.position import Position
from engine.core.refusal import Refused
from engine.core.settings import Setting, Value, declared
from engine.games import AnyGame
from engine.players.arena import LIVELY, Endless, play_out
from support.breadth import breadth
from support.registry import ALL

MOST_ENTRIES = 6_000
BEGINNING = breadth(40, MOST_ENTRIES)
"""So much of a game with other settings is played: what they change shows early."""


@dataclass(frozen=True)
class Trial:
    """One way to set up one game."""

    slug: str
    seats: int
    typed: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        settings = ",".join(f"{name}={value}" for name, value in self.typed)
        return f"{self.slug}-{self.seats}" + (f"-{settings}" if settings else "")

    @property
    def game(self) -> AnyGame:
        return ALL[self.slug]

    @property
    def setup(self) -> Setup[Any]:
        return self.game.setup(self.seats, dict(self.typed))

    @property
    def seed(self) -> str:
        return mixed_seed(str(self))


@dataclass(frozen=True)
class Played:
    """A game at random: every position and what led to it."""

    trial: Trial
    positions: tuple[Position[Any], ...]
    log: tuple[Entry, ...]

    def some(self, most: int) -> list[Position[Any]]:
        """Positions spread over the game, the first and the last among them."""
        last = len(self.positions) - 1
        return [self.positions[at] for at in sorted({last * number // (most - 1) for number in range(most)})]

    @property
    def goes_on(self) -> bool:
        """Whether no more of it was played although it was not over."""
        return self.positions[-1].result is None and len(self.log) == BEGINNING < MOST_ENTRIES

    @property
    def probes(self) -> tuple[Action[Any], ...]:
        """A dozen different answers that were given somewhere in the game."""
        actions = list(dict.fromkeys(entry.action for entry in self.log if isinstance(entry, Acted)))
        return tuple(actions[:: max(1, len(actions) // 12)][:12])


@cache
def played(trial: Trial) -> Played:
    """The game of a trial; the same one every time."""
    return _played(trial, MOST_ENTRIES)


@cache
def begun(trial: Trial) -> Played:
    """The beginning of the game of a trial; `make storm` plays it to its end."""
    return _played(trial, BEGINNING)


def _played(trial: Trial, most: int) -> Played:
    positions = [run.start(trial.game, trial.setup, Dice(trial.seed)).position]
    log: list[Entry] = []

    def watch(_before: Position[Any], entry: Entry, outcome: run.Outcome[Any]) -> None:
        log.append(entry)
        positions.append(outcome.position)

    with suppress(Endless):
        play_out(trial.game, trial.setup, trial.seed, LIVELY, most=most, watch=watch)
    return Played(trial, tuple(positions), tuple(log))


def every_count() -> list[Trial]:
    """Every game with every number of seats, by its default settings."""
    return [Trial(slug, seats) for slug, game in ALL.items() for seats in game.seats]


def small_counts() -> list[Trial]:
    """Every game with up to six seats: more are more of the same, and looking from all costs as their square."""
    return [trial for trial in every_count() if trial.seats <= 6]


def looked_round() -> list[Trial]:
    """The same, and the fullest table of each game; `make storm` looks round every one."""
    fullest = [trial for trial in every_count() if trial.seats == max(trial.game.seats)]
    return breadth(list(dict.fromkeys((*small_counts(), *fullest))), every_count())


def every_setting() -> list[Trial]:
    """Every game with each of its settings changed in turn."""
    return [trial for slug in ALL for trial in _changed(slug)]


def changed_alone(
    slug: str, name: str, least: int, goes_with: tuple[tuple[str, Value], ...] = (), texts: tuple[str, ...] = ()
) -> list[Trial]:
    """A game with each value of one setting, first, each with as few seats from so many on as that allows."""
    setting = next(one for one in declared(ALL[slug].settings) if one.name == name)
    counts = [count for count in ALL[slug].seats if count >= least]
    found: list[Trial] = []
    for value in others_of(setting) or texts:
        trials = (Trial(slug, seats, ((name, value), *goes_with)) for seats in counts)
        found += islice(filter(may_be, trials), 1)
    return found


def turned_over() -> list[Trial]:
    """Every game by its default settings, and with as many of them changed as go together."""
    return [trial for slug in ALL for trial in (Trial(slug, min(ALL[slug].seats)), _all_changed(slug))]


def _all_changed(slug: str) -> Trial:
    trial = Trial(slug, min(ALL[slug].seats))
    for setting in declared(trial.game.settings):
        further = (replace(trial, typed=(*trial.typed, (setting.name, value))) for value in others_of(setting)[-1:])
        trial = next(filter(may_be, further), trial)
    return trial


def _changed(slug: str) -> Iterator[Trial]:
    game = ALL[slug]
    counts = list(game.seats)
    number = 0
    for setting in declared(game.settings):
        for value in others_of(setting):
            number += 1
            trial = Trial(slug, counts[number % len(counts)], ((setting.name, value),))
            if may_be(trial):
                yield trial


def others_of(setting: Setting) -> list[Value]:
    """What else may be chosen: of a number, the least and the most."""
    match setting.kind:
        case "flag":
            return [not setting.default]
        case "choice":
            return [choice for choice in setting.choices if choice != setting.default]
        case "number" if setting.lowest is not None and setting.highest is not None:
            return [value for value in (setting.lowest, setting.highest) if value != setting.default]
    return []


def may_be(trial: Trial) -> bool:
    """Whether so many may sit down to these settings."""
    try:
        return trial.setup.seats == trial.seats
    except Refused:
        return False
