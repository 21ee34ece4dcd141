"""`mestre replay`: a saved match, verified and told again."""

from pathlib import Path
from typing import Any

import click

from bot.cli.console import FAILED, Console, print_json, with_json
from bot.text import keys
from engine.core.event import heard
from engine.core.match import Match, verified
from engine.core.refusal import Refused
from engine.games import game_called


@click.command("replay")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--tell", is_flag=True, help="Tell what happened, entry by entry.")
@click.option("--step", is_flag=True, help="Tell it and wait for Enter after each entry.")
@click.option("--seat", type=click.IntRange(1), help="Tell it as this seat heard it. Default: as everybody did.")
@with_json
@click.pass_obj
def replay_command(console: Console, *, file: Path, tell: bool, step: bool, seat: int | None, as_json: bool) -> None:
    """Verify a saved match: its seed against the commitment, every entry, the last position."""
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
    if tell or step:
        _tell(console, match, None if seat is None else seat - 1, wait=step)
    console.say("replay-verified", game=console.title(match.game), entries=len(match.log), hash=match.commitment)


def _tell(console: Console, match: Match[Any], listener: int | None, wait: bool) -> None:
    words = console.at_table(match.setup)
    for number, told in enumerate(match.retold()):
        for event in heard(told, listener):
            click.echo(f"{number:4}  {words.event(event)}")
        if wait:
            click.pause()


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
