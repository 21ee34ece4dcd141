"""`mestre run`: the platforms alone, as a service runs them."""

from pathlib import Path

import click

from bot.cli.console import Console
from bot.cli.opening import chosen, keep_open, with_data, with_pictures
from bot.platforms import platforms


@click.command("run")
@with_data
@with_pictures
@click.pass_obj
def run_command(console: Console, *, data: Path | None, pictures: Path | None) -> None:
    """Serve every platform whose token stands in the environment or in .env, until stopped."""
    settings = chosen(console, data, pictures)
    if not settings.has_platform:
        console.misunderstood(console("no-token"))
    keep_open(console, settings, lambda running: tuple(platforms(settings, running)), lambda: console.say("run-open"))
