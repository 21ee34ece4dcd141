"""The group of commands, and the language in which they answer."""

import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import version
from typing import Any, Final

import click

from bot.cli import INTERRUPTED
from bot.cli.console import SPOKEN, Console, is_interrupted, system_language
from bot.cli.explaining import HELP, explain, said_in
from bot.loading import undisturbed
from bot.text import language_of

COMMANDS: Final = (
    *("art", "games", "new-game", "play", "render", "replay"),
    *("run", "scenario", "simulate", "store", "terminal", "watch"),
)
"""Each in the module of its name."""


class Commands(click.Group):
    """Commands of which only the one that was typed is loaded; Ctrl-C ends it without a word."""

    def main(self, args: Sequence[str] | None = None, *more: Any, **extra: Any) -> Any:
        """Do what was typed. In which language comes first: all that is wrong with the rest is told in it."""
        asked = _asked(sys.argv[1:] if args is None else args)
        console = Console.speaking(language_of(asked) if asked else system_language())
        if not asked:
            console.tell_unspoken()
        explain(self, console.words, "mestre")
        with said_in(console.words):
            return super().main(args, *more, obj=console, **extra)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, as they are listed."""
        return list(COMMANDS)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List them with their help, which is known without any being loaded."""
        listed = click.Group(commands=[click.Command(name) for name in COMMANDS])
        for name, command in listed.commands.items():
            explain(command, ctx.obj.words, name)
        listed.format_commands(ctx, formatter)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name, if there is one."""
        if cmd_name not in COMMANDS:
            return None
        command = _loaded(cmd_name)
        explain(command, ctx.obj.words, cmd_name)
        return command

    def invoke(self, ctx: click.Context) -> Any:
        """Do what was typed."""
        try:
            return super().invoke(ctx)
        except (KeyboardInterrupt, click.Abort) as ended:
            if is_interrupted(ended):
                raise click.exceptions.Exit(INTERRUPTED) from None
            raise


def _language() -> click.Option:
    """What it says is heard in `Commands.main` already."""
    return click.Option(["--lang"], type=SPOKEN, expose_value=False, is_eager=True)


def _asked(typed: Sequence[str]) -> str | None:
    """The language that is typed, wherever it stands and whatever stands around it."""
    listening = click.Command("listening", params=[click.Option(["--lang"])], add_help_option=False)
    heard = listening.make_context(
        "listening", list(typed), resilient_parsing=True, ignore_unknown_options=True, allow_extra_args=True
    )
    lang: str | None = heard.params["lang"]
    return lang


@click.group(cls=Commands, params=[_language()], context_settings={"help_option_names": list(HELP)})
@click.custom_version_option(lambda context: context.obj("version", version=version("mestre")))
def mestre() -> None:
    """`mestre`."""


@cache
def _loaded(name: str) -> click.Command:
    module = name.replace("-", "_")
    with undisturbed():
        command: click.Command = getattr(import_module(f"bot.cli.{module}"), f"{module}_command")
    for one in (command, *(command.commands.values() if isinstance(command, click.Group) else ())):
        one.params.append(_language())
    return command
