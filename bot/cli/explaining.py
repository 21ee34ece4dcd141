"""What the command line says of itself, in the words of the house: the help of all commands, and click's own words."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

import click
from click import core, decorators, exceptions, formatting, parser, termui, types
from click.types import BoolParamType

from bot.text import Words

HELP: Final = ("-h", "--help")
SPEAKING: Final = (core, decorators, exceptions, formatting, parser, termui, types)
"""The modules of click that say something, each through the `_` and the `ngettext` that it took from gettext."""
PARAMETER: Final = re.compile(r"\{(\w+)[^}]*\}")


@contextmanager
def said_in(words: Words) -> Iterator[None]:
    """Meanwhile click says in these words what it would ask gettext for, which knows compiled files alone."""
    ours = {"_": partial(_said, words), "ngettext": partial(_counted, words)}
    kept = [(module, name, getattr(module, name)) for module in SPEAKING for name in ours if hasattr(module, name)]
    try:
        for module, name, _ in kept:
            setattr(module, name, ours[name])
        yield
    finally:
        for module, name, gettext in kept:
            setattr(module, name, gettext)


def click_key(message: str) -> str:
    """The key of what click says: its own English, of a thing that is counted that for one.

    >>> click_key("{value!r} is not {choice}.")
    'cli-click-value-r-is-not-choice'
    """
    return "cli-click-" + re.sub(r"[^a-z0-9]+", "-", message.lower()).strip("-")


def _said(words: Words, message: str) -> str:
    return _counted(words, message, message, 1)


def _counted(words: Words, one: str, several: str, n: int) -> str:
    """A message with its parameters as they are, since click fills them in; ours tell one from several by no number."""
    if not words.has(click_key(one)):
        return one if n == 1 else several
    return words(click_key(one), **{found[1]: found[0] for found in PARAMETER.finditer(one + several)})


def explain(command: click.Command, words: Words, path: str) -> None:
    """Give a command and all below it their help: a command's is the message of its path, an option's an attribute."""
    own = f"cli-help-{path}"
    command.help = words(own)
    command.options_metavar = words("cli-help-typed.options")
    for one in command.get_params(click.Context(command, help_option_names=list(HELP))):
        if isinstance(one, click.Option):
            one.help = words.first((f"{own}.{_name(one)}", f"cli-help-shared.{_name(one)}"))
        one.metavar = _typed(one, words)
    if isinstance(command, click.Group):
        command.subcommand_metavar = words("cli-help-typed.command")
        for name, below in command.commands.items():
            explain(below, words, f"{path}-{name}")


def _name(param: click.Parameter) -> str:
    return param.opts[-1].lstrip("-")


def _typed(param: click.Parameter, words: Words) -> str | None:
    """What stands for the value of a parameter; of choices all stand there as they are typed."""
    if isinstance(param.type, click.Choice | BoolParamType):
        return None
    kind = param.type.name.replace(" ", "-")
    word = words.first((f"cli-help-typed.{_name(param)}", f"cli-help-typed.{kind}"))
    if isinstance(param, click.Option):
        return word
    return (word if param.required else f"[{word}]") + ("..." if param.nargs != 1 else "")
