"""The group of commands, and the language in which they answer."""

from functools import cache
from importlib import import_module
from typing import Any, Final

import click
from click.core import ParameterSource

from bot.cli import INTERRUPTED
from bot.cli.console import SPOKEN, Console, is_interrupted, system_language
from bot.loading import undisturbed

COMMANDS: Final = (
    *("art", "games", "new-game", "play", "render", "replay"),
    *("run", "scenario", "simulate", "store", "terminal", "watch"),
)
"""Each in the module of its name."""


class Commands(click.Group):
    """Commands of which only the one that was typed is loaded; Ctrl-C ends it without a word."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, as they are listed."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name, if there is one."""
        return _loaded(cmd_name) if cmd_name in COMMANDS else None

    def invoke(self, ctx: click.Context) -> Any:
        """Do what was typed."""
        try:
            return super().invoke(ctx)
        except (KeyboardInterrupt, click.Abort) as ended:
            if is_interrupted(ended):
                raise click.exceptions.Exit(INTERRUPTED) from None
            raise


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="mestre")
@click.option("--lang", type=SPOKEN, default=system_language, help="Language of the answers. Default: the system's.")
@click.pass_context
def mestre(context: click.Context, lang: str) -> None:
    """Mestre: a game master that lives in a chat.

    Exit codes: 0 all is well, 1 what was checked does not hold, 2 the command was not understood, 130 Ctrl-C.
    """
    context.obj = Console.speaking(lang)
    if context.get_parameter_source("lang") is ParameterSource.DEFAULT:
        context.obj.require_spoken()


def _speak(context: click.Context, _option: click.Parameter, lang: str | None) -> None:
    if lang is not None:
        context.obj = Console.speaking(lang)


@cache
def _loaded(name: str) -> click.Command:
    module = name.replace("-", "_")
    with undisturbed():
        command: click.Command = getattr(import_module(f"bot.cli.{module}"), f"{module}_command")
    command.params.append(
        click.Option(["--lang"], type=SPOKEN, callback=_speak, expose_value=False, help="Language of the answer.")
    )
    return command
