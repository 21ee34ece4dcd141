"""What stands in the environment, and whether the store answers: what hinders a house is told before it is loaded."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import click
from pydantic import ValidationError

from bot.cli.console import Console
from bot.environment import EXAMPLES, Environment
from bot.loading import undisturbed
from bot.tables.ports.trouble import StoreTrouble
from engine.core.refusal import Refused

if TYPE_CHECKING:
    from bot.doors import Adapter
    from bot.running import Running

with_data = click.option("--data", type=click.Path(file_okay=False, path_type=Path))
with_pictures = click.option("--pictures", type=click.Path(exists=True, file_okay=False, path_type=Path))

AdaptersOf: TypeAlias = "Callable[[Running], Sequence[Adapter]]"
"""The adapters to open on a running house."""


def environment(console: Console) -> Environment:
    """What is set; ends with a clear line if something there cannot be meant."""
    try:
        return Environment()
    except ValidationError as wrong:
        names = sorted({str(error["loc"][0]) for error in wrong.errors()})
        console.misunderstood(bad_environment(console, *names))


def bad_environment(console: Console, *names: str) -> str:
    """Which variables cannot be understood, and what such look like."""
    like = ", ".join(f"{name.upper()}={EXAMPLES[name]}" for name in names)
    return console("bad-environment", names=", ".join(map(str.upper, names)), like=like)


def chosen(console: Console, data: Path | None, pictures: Path | None) -> Environment:
    """What is set in the environment, and what was typed beside the command."""
    typed = {"mestre_data": data, "mestre_pictures": pictures}
    given = {name: value for name, value in typed.items() if value is not None}
    return environment(console).model_copy(update=given)


def keep_open(console: Console, settings: Environment, doors: AdaptersOf, said: Callable[[], None]) -> None:
    """Keep the house open until somebody asks it to close; say what hinders it, the store first."""
    if settings.redis_url:
        from bot.store.redis.client import answers  # noqa: PLC0415  who has no server need not wait for its library

        with no_store_told(console):
            asyncio.run(answers(settings.redis_url.get_secret_value()))
    with undisturbed():
        from bot.cli import an_open_house  # noqa: PLC0415  it is most of what there is to load

    an_open_house.keep_open(console, settings, doors, said)


@contextmanager
def no_store_told(console: Console) -> Iterator[None]:
    """Say what is wrong with the store, and end."""
    try:
        yield
    except StoreTrouble as trouble:
        console.misunderstood(console.words.refusal("core", Refused(trouble.key)))
