"""`mestre art`: what was drawn for our pictures, to be looked at."""

from pathlib import Path

import click

from bot.cli.console import Console
from render.scenes.sheets import SHEETS, sheets


@click.group("art")
def art_command() -> None:
    """Look at what our pictures are made of."""


@art_command.command("sheet")
@click.argument("names", nargs=-1, type=click.Choice(tuple(SHEETS)))
@click.option(
    "-o", "--output", type=click.Path(file_okay=False, path_type=Path), required=True, help="Folder for the PNG files."
)
@click.pass_obj
def sheet_command(console: Console, names: tuple[str, ...], output: Path) -> None:
    """Draw contact sheets of the city's pictures: all, or those NAMES."""
    output.mkdir(parents=True, exist_ok=True)
    for name, canvas in sheets(names):
        file = output / f"{name}.png"
        file.write_bytes(canvas.png())
        console.say("play-picture", file=str(file))
