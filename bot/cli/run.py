"""`mestre run`: the platforms alone, as a service runs them."""

from pathlib import Path

import click

from bot.cli.console import Console
from bot.cli.opening import environment, keep_open
from bot.platforms import platforms


@click.command("run")
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="Data folder. Default: MESTRE_DATA.")
@click.pass_obj
def run_command(console: Console, *, data: Path | None) -> None:
    """Serve every platform whose token stands in the environment or in .env, until stopped."""
    settings = environment(console)
    settings = settings if data is None else settings.model_copy(update={"mestre_data": data})
    if not settings.has_platform:
        console.misunderstood(console("no-token"))
    keep_open(console, settings, lambda running: tuple(platforms(settings, running)), lambda: console.say("run-open"))
