"""`mestre art`: what was drawn for our pictures, to be looked at."""

from pathlib import Path

import click

from bot.cli.console import Console
from render.games import painters


@click.group("art")
def art_command() -> None:
    """`mestre art`."""


@art_command.command("sheet")
@click.argument("names", nargs=-1)
@click.option("-o", "--output", type=click.Path(file_okay=False, path_type=Path), required=True)
@click.pass_obj
def sheet_command(console: Console, names: tuple[str, ...], output: Path) -> None:
    """`mestre art sheet`."""
    sheets = {name: sheet for painter in painters().values() for name, sheet in painter.sheets.items()}
    if not set(names) <= set(sheets):
        raise click.BadParameter(", ".join(sheets))
    output.mkdir(parents=True, exist_ok=True)
    for name in names or sheets:
        file = output / f"{name}.png"
        file.write_bytes(sheets[name]().png())
        console.say("play-picture", file=str(file))
