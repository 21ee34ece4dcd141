"""`mestre replay`: a saved match, verified and told again."""

from pathlib import Path
from typing import Any

import click

from bot.cli.console import FAILED, Console, print_json, with_json
from bot.cli.drawing import picture_of, write
from bot.text import keys
from engine.core import run
from engine.core.event import heard
from engine.core.match import Match, verified
from engine.core.refusal import Refused
from engine.games import game_called


@click.command("replay")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--tell", is_flag=True)
@click.option("--step", is_flag=True)
@click.option("--seat", type=click.IntRange(1))
@click.option("--to", "moment", type=click.IntRange(0))
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path))
@with_json
@click.pass_obj
def replay_command(
    console: Console,
    *,
    file: Path,
    tell: bool,
    step: bool,
    seat: int | None,
    moment: int | None,
    output: Path | None,
    as_json: bool,
) -> None:
    """`mestre replay`."""
    try:
        match = verified(game_called, file.read_text(encoding="utf-8"))
    except (Refused, UnicodeDecodeError) as broken:
        refused = broken if isinstance(broken, Refused) else Refused("bad_save")
        if as_json:
            print_json({"verified": False, "why": refused.key})
        else:
            click.echo(console.words.refusal(keys.CORE, refused), err=True)
        raise click.exceptions.Exit(FAILED) from None
    if as_json:
        print_json(_summary(match))
        return
    listener = None if seat is None else seat - 1
    if tell or step or moment is not None:
        _tell(console, match, listener, moment, wait=step)
    if moment is not None:
        with console.refusing():
            _show(console, match.at(moment), listener, output)
    console.say("replay-verified", game=console.title(match.game), entries=len(match.log), hash=match.commitment)


def _tell(console: Console, match: Match[Any], listener: int | None, moment: int | None, wait: bool) -> None:
    words = console.at_table(match.setup)
    for number, told in enumerate(match.retold()[: None if moment is None else moment + 1]):
        for event in heard(told, listener):
            click.echo(f"{number:4}  {words.event(event)}")
        if wait:
            click.pause()


def _show(console: Console, match: Match[Any], viewer: int | None, output: Path | None) -> None:
    """How the table stood, in words, and in a picture if one is wanted."""
    if viewer is not None and viewer >= match.setup.seats:
        raise Refused("no_such_seat", seat=viewer)
    seen = run.seen(match.game, match.position, viewer)
    picture = picture_of(match.game, seen, console.at_table(match.setup), private=viewer is not None)
    if picture is None:
        console.misunderstood(console("no-painter", game=console.title(match.game)))
    click.echo(str(picture.twin))
    if output is not None:
        write(picture, output)


def _summary(match: Match[Any]) -> dict[str, Any]:
    result = match.position.result
    return {
        "verified": True,
        "game": match.game.slug,
        "seats": match.setup.seats,
        "entries": len(match.log),
        "commitment": match.commitment,
        "places": None if result is None else list(result.places),
        "reason": None if result is None else result.reason,
    }
