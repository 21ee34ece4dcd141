"""`mestre run`: the platforms alone, as a service runs them."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bot.cli.console import Console
from bot.cli.opening import chosen, keep_open, with_data, with_pictures

if TYPE_CHECKING:
    from bot.doors import Adapter
    from bot.running import Running


@click.command("run")
@with_data
@with_pictures
@click.pass_obj
def run_command(console: Console, *, data: Path | None, pictures: Path | None) -> None:
    """`mestre run`."""
    settings = chosen(console, data, pictures)
    if not settings.has_platform:
        console.misunderstood(console("no-token"))

    def doors(running: "Running") -> "Sequence[Adapter]":
        from bot.platforms import platforms  # noqa: PLC0415  first the store: what hinders there is told soon

        return tuple(platforms(settings, running))

    keep_open(console, settings, doors, lambda: console.say("run-open"))
