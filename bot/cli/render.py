"""`mestre render`: the picture of a position, and its words."""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from bot.cli.console import Console, seed_of, with_seats, with_seed, with_settings
from bot.cli.drawing import picture_of, write
from bot.cli.scenario_files import read_cases
from engine.core import run
from engine.core.dice import Dice
from engine.core.event import Told, heard
from engine.core.game import Setup
from engine.core.position import Position
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.games import AnyGame
from engine.players.arena import MANNERS, Endless, play_out
from engine.proof.scenario import BadScenario, ended


@click.command("render")
@click.argument("game", required=False)
@with_seed
@click.option("--after", default=0, type=click.IntRange(0))
@click.option("--policy", type=click.Choice(tuple(MANNERS)), default="random", show_default=True)
@with_seats
@with_settings
@click.option("--seat", type=click.IntRange(1))
@click.option("--spectator", is_flag=True)
@click.option("--scenario", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--case", "wanted")
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), required=True)
@click.pass_obj
def render_command(
    console: Console,
    *,
    game: str | None,
    seed: str,
    after: int,
    policy: str,
    seats: int | None,
    typed: tuple[str, ...],
    seat: int | None,
    spectator: bool,
    scenario: Path | None,
    wanted: str | None,
    output: Path,
) -> None:
    """`mestre render`."""
    if spectator and seat is not None:
        console.misunderstood(console("seat-or-spectator"))
    if scenario is not None:
        scene = _of_scenario(console, scenario, wanted)
    elif game is not None:
        played = console.game(game)
        setup = console.setup(played, seats, typed)
        scene = Shot(played, setup, *_after(played, setup, seed_of(seed), policy, after))
    else:
        console.misunderstood(console("game-or-scenario"))
    with console.refusing(scene.game.slug):
        _paint(console, scene, None if seat is None else seat - 1, output)


@dataclass(frozen=True)
class Shot:
    """What there is to paint."""

    game: AnyGame
    setup: Setup[Any]
    position: Position[Any]
    told: tuple[Told, ...]


def _paint(console: Console, scene: Shot, viewer: Seat | None, output: Path) -> None:
    if viewer is not None and viewer >= scene.position.seats:
        raise Refused("no_such_seat", seat=viewer)
    words = console.at_table(scene.setup)
    seen = run.seen(scene.game, scene.position, viewer)
    picture = picture_of(scene.game, seen, words, heard(scene.told, viewer), private=viewer is not None)
    if picture is None:
        console.misunderstood(console("no-painter", game=console.title(scene.game)))
    write(picture, output)
    click.echo(picture.alt)
    click.echo(str(picture.twin))


def _after(
    game: AnyGame, setup: Setup[Any], seed: str, policy: str, after: int
) -> tuple[Position[Any], tuple[Told, ...]]:
    last = [run.start(game, setup, Dice(seed))]
    with suppress(Endless):
        play_out(
            game, setup, seed, MANNERS[policy], most=after, watch=lambda _before, _entry, outcome: last.append(outcome)
        )
    return last[-1].position, last[-1].told


def _of_scenario(console: Console, file: Path, wanted: str | None) -> Shot:
    try:
        cases = read_cases(file)
        case = next((one for one in cases if wanted in (None, one.name)), None)
        if case is None:
            console.misunderstood(
                console("no-such-case", name=wanted or "", names="; ".join(one.name for one in cases))
            )
        game = console.game(case.game)
        with console.refusing(game.slug):
            stage = ended(game, case)
    except BadScenario as broken:
        console.misunderstood(f"{file}: {broken}")
    return Shot(game, stage.setup, stage.position, stage.told)
