"""The group of commands, and the language in which they answer."""

import click

from bot.cli.art import art_command
from bot.cli.console import SPOKEN, Console, system_language
from bot.cli.games import games_command
from bot.cli.new_game import new_game_command
from bot.cli.play import play_command
from bot.cli.render import render_command
from bot.cli.replay import replay_command
from bot.cli.run import run_command
from bot.cli.scenario import scenario_command
from bot.cli.simulate import simulate_command
from bot.cli.store import store_command
from bot.cli.terminal import terminal_command


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="mestre")
@click.option("--lang", type=SPOKEN, default=system_language, help="Language of the answers. Default: the system's.")
@click.pass_context
def main(context: click.Context, lang: str) -> None:
    """Mestre: a game master that lives in a chat.

    Exit codes: 0 all is well, 1 what was checked does not hold, 2 the command was not understood.
    """
    context.obj = Console.speaking(lang)


def _speak(context: click.Context, _option: click.Parameter, lang: str | None) -> None:
    if lang is not None:
        context.obj = Console.speaking(lang)


for _command in (
    art_command,
    games_command,
    new_game_command,
    play_command,
    render_command,
    replay_command,
    run_command,
    scenario_command,
    simulate_command,
    store_command,
    terminal_command,
):
    _command.params.append(
        click.Option(["--lang"], type=SPOKEN, callback=_speak, expose_value=False, help="Language of the answer.")
    )
    main.add_command(_command)
