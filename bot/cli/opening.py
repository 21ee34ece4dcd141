"""Opening the house from a terminal: what stands in the environment, its store, its platforms, and the way out."""

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TypeAlias

import click
from pydantic import ValidationError

from bot import logs
from bot.cli.console import Console
from bot.environment import Environment
from bot.running import Adapter, CannotOpen, Running
from bot.store.errors import StoreTrouble
from bot.store.opening import opened
from bot.watch import watched
from bot.workshop.foreman import Equipment
from bot.workshop.pool import Pool, cores
from engine.core.refusal import Refused
from engine.games import games
from render.games import painters
from render.painter import Unusable
from render.svg import keep_on_disk

with_data = click.option(
    "--data", type=click.Path(file_okay=False, path_type=Path), help="Data folder. Default: MESTRE_DATA."
)
with_pictures = click.option(
    "--pictures",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Folder of your own pictures for Shadows: Amsterdam. Default: MESTRE_PICTURES.",
)

Doors: TypeAlias = Callable[[Running], Sequence[Adapter]]
"""The adapters to open on a running house."""


def environment(console: Console) -> Environment:
    """What is set; ends with a clear line if something there cannot be meant."""
    try:
        return Environment()
    except ValidationError as wrong:
        names = ", ".join(str(error["loc"][0]).upper() for error in wrong.errors())
        console.misunderstood(console("bad-environment", names=names))


def chosen(console: Console, data: Path | None, pictures: Path | None) -> Environment:
    """What is set in the environment, and what was typed beside the command."""
    typed = {"mestre_data": data, "mestre_pictures": pictures}
    given = {name: value for name, value in typed.items() if value is not None}
    return environment(console).model_copy(update=given)


def keep_open(console: Console, settings: Environment, doors: Doors, said: Callable[[], None]) -> None:
    """Keep the house open until somebody asks it to close; say what hinders it."""
    logs.set_up(settings.secrets())
    keep_on_disk(settings.mestre_data / "art")
    bring_pictures(console, settings)
    try:
        asyncio.run(_keep_open(settings, doors, said))
    except StoreTrouble as trouble:
        console.misunderstood(console.words.refusal("core", Refused(trouble.key)))
    except CannotOpen as hindered:
        console.misunderstood(console(hindered.key, **hindered.params))


def bring_pictures(console: Console, settings: Environment) -> None:
    """Show the pictures that were brought before, and those of the folder that is named now."""
    kept, folder = settings.mestre_data / "pictures", settings.mestre_pictures
    try:
        for painter in painters().values():
            painter.keep_showing(kept)
            if folder is not None and painter.bring is not None:
                painter.bring(folder, kept)
    except Unusable as unusable:
        console.misunderstood(console(f"picture-{unusable.key}", file=str(unusable.file), **unusable.params))


async def _keep_open(settings: Environment, doors: Doors, said: Callable[[], None]) -> None:
    stop = asyncio.Event()
    for one in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(one, stop.set)
    async with AsyncExitStack() as house:
        running = await house.enter_async_context(_running(settings))
        await house.enter_async_context(running.opened(doors(running)))
        if settings.mestre_watch:
            await house.enter_async_context(watched(settings.mestre_watch, lambda: running.well))
        said()
        await stop.wait()


@asynccontextmanager
async def _running(settings: Environment) -> AsyncIterator[Running]:
    url = settings.redis_url.get_secret_value() if settings.redis_url else None
    workers = Pool(Equipment(settings.mestre_data / "art", settings.mestre_data / "pictures"))
    async with opened(url, settings.mestre_data, games) as shelf, workers.opened(cores()):
        yield Running(shelf, workshop=workers)
