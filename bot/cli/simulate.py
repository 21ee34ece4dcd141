"""`mestre simulate`: whole games through the kernel, counted and, if wished, checked at every step."""

import gc
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any

import click

from bot.cli.console import (
    FAILED,
    Console,
    print_json,
    seed_of,
    with_game,
    with_json,
    with_seats,
    with_seed,
    with_settings,
)
from engine.core.refusal import BrokenRule
from engine.games import game_called
from engine.players.arena import MANNERS, Endless, play_out
from engine.proof.checks import Inspector, bad_replay

MOST_ENTRIES = 20_000
MOST_TOLD = 20
"""Violations that are printed in full."""


@dataclass(frozen=True)
class Simulation:
    """What every game of a simulation has in common; plain, so that other processes can be told."""

    slug: str
    seats: int
    settings: tuple[tuple[str, Any], ...]
    policy: str
    seed: str
    check: bool


@dataclass(frozen=True)
class Report:
    """One game that was simulated."""

    number: int
    entries: int
    places: tuple[int, ...]
    reason: str
    refusals: tuple[str, ...]
    violations: tuple[str, ...]


@click.command("simulate")
@with_game
@with_seats
@click.option("--games", default=100, show_default=True, type=click.IntRange(1))
@click.option("--policy", type=click.Choice(tuple(MANNERS)), default="random", show_default=True)
@with_seed
@with_settings
@click.option("--check", is_flag=True)
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1))
@with_json
@click.pass_obj
def simulate_command(
    console: Console,
    *,
    game: str,
    seats: int | None,
    games: int,
    policy: str,
    seed: str,
    typed: tuple[str, ...],
    check: bool,
    jobs: int,
    as_json: bool,
) -> None:
    """`mestre simulate`."""
    setup = console.setup(console.game(game), seats, typed)
    order = Simulation(game, setup.seats, tuple(console.settings(typed).items()), policy, seed, check)
    started = perf_counter()
    reports = list(_watched(console, _simulated(order, games, jobs), games, as_json))
    summary = _summary(reports, perf_counter() - started)
    if as_json:
        print_json(summary)
    else:
        _print(console, summary)
    if summary["violations"] or summary["finished"] < games:
        raise click.exceptions.Exit(FAILED)


def one_game(order: Simulation, number: int) -> Report:
    """Play the game of this number; what goes wrong is a violation.

    Positions know nothing of one another, so there are no cycles to look for while a game is played: a collector that
    looks all the same takes up to half of the time.
    """
    gc.disable()
    try:
        return _played(order, number)
    finally:
        gc.enable()
        gc.collect(0)


def _played(order: Simulation, number: int) -> Report:
    game = game_called(order.slug)
    setup = game.setup(order.seats, dict(order.settings))
    seed = seed_of(order.seed, str(number))
    inspector = Inspector(game, setup, seed_of(order.seed, str(number), "inspector"))
    watch = inspector.watch if order.check else None
    try:
        played = play_out(game, setup, seed, MANNERS[order.policy], most=MOST_ENTRIES, watch=watch)
    except (Endless, BrokenRule) as broken:
        return Report(number, inspector.seen, (), "", (), (*inspector.violations, repr(broken)))
    replayed = bad_replay(game, setup, seed, played.log, played.position) if order.check else ()
    return Report(
        number,
        len(played.log),
        played.result.places,
        played.result.reason,
        played.refusals,
        (*inspector.violations, *replayed),
    )


def _simulated(order: Simulation, games: int, jobs: int) -> Iterator[Report]:
    if jobs == 1:
        yield from map(partial(one_game, order), range(games))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(partial(one_game, order), range(games), chunksize=max(1, games // (jobs * 20)))


def _watched(console: Console, reports: Iterator[Report], games: int, quiet: bool) -> Iterator[Report]:
    if quiet or not sys.stderr.isatty():
        yield from reports
        return
    with click.progressbar(reports, length=games, label=console("simulating"), file=sys.stderr) as bar:
        yield from bar


def _summary(reports: Sequence[Report], seconds: float) -> dict[str, Any]:
    finished = [one for one in reports if one.places]
    lengths: list[int] = sorted(one.entries for one in finished) or [0]
    entries = sum(one.entries for one in reports)
    return {
        "games": len(reports),
        "finished": len(finished),
        "actions": entries,
        "actions_per_second": round(entries / seconds) if seconds else 0,
        "lengths": {"least": lengths[0], "median": median(lengths), "most": lengths[-1]},
        "wins_by_seat": _wins(finished),
        "reasons": dict(Counter(one.reason for one in finished).most_common()),
        "refusals": dict(Counter(key for one in reports for key in one.refusals).most_common()),
        "violations": [f"game {one.number}: {broken}" for one in reports for broken in one.violations],
    }


def _wins(finished: Sequence[Report]) -> list[int]:
    seats = max((len(one.places) for one in finished), default=0)
    return [sum(one.places[seat] == 1 for one in finished) for seat in range(seats)]


def _print(console: Console, summary: dict[str, Any]) -> None:
    lengths = summary["lengths"]
    console.say("simulated-games", finished=summary["finished"], games=summary["games"])
    console.say("simulated-actions", actions=summary["actions"], each=summary["actions_per_second"])
    console.say("simulated-lengths", least=lengths["least"], median=int(lengths["median"]), most=lengths["most"])
    console.say("simulated-wins", wins=", ".join(f"{seat + 1}: {n}" for seat, n in enumerate(summary["wins_by_seat"])))
    for name in ("reasons", "refusals"):
        counted = ", ".join(f"{key} {count}" for key, count in summary[name].items())
        console.say(f"simulated-{name}", counted=counted or console.words("core-none"))
    console.say("simulated-violations", n=len(summary["violations"]))
    for violation in summary["violations"][:MOST_TOLD]:
        click.echo(f"  {violation}")
