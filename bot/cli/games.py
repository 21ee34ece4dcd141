"""`mestre games`: what can be played."""

from typing import Any

import click

from bot.cli.console import Console, print_json, with_json
from engine.core.settings import offered
from engine.games import AnyGame, games


@click.command("games")
@with_json
@click.pass_obj
def games_command(console: Console, as_json: bool) -> None:
    """`mestre games`."""
    listed = [_about(console, game) for game in games().values()]
    if as_json:
        print_json(listed)
    elif not listed:
        console.say("no-games")
    else:
        width = max(len(one["game"]) for one in listed)
        for one in listed:
            click.echo(f"{one['game']:{width}}  {one['seats'][0]}-{one['seats'][1]}  {one['title']}")


def _about(console: Console, game: AnyGame) -> dict[str, Any]:
    return {
        "game": game.slug,
        "title": console.title(game),
        "seats": [game.seats.start, game.seats.stop - 1],
        "rules": game.rules_version,
        "settings": [setting.name for setting in offered(game.settings)],
    }
