"""Opening the house from a terminal: what stands in the environment, its store, its platforms, and the way out."""

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeAlias

import click
from pydantic import ValidationError

from bot import logs
from bot.cli.console import Console
from bot.doors import Adapter, CannotOpen
from bot.environment import Environment
from bot.running import Running
from bot.store.errors import StoreTrouble
from bot.store.opening import opened
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
    if asyncio.run(_until_asked(_keep_open(console, settings, doors, said))):
        raise KeyboardInterrupt


def bring_pictures(console: Console, settings: Environment) -> None:
    """Show the pictures that were brought before, and those of the folder that is named now."""
    kept, folder = settings.pictures_kept, settings.mestre_pictures
    try:
        for painter in painters().values():
            painter.keep_showing(kept)
            if folder is not None and painter.bring is not None:
                painter.bring(folder, kept)
    except Unusable as unusable:
        console.misunderstood(console(f"picture-{unusable.key}", file=str(unusable.file), **unusable.params))


async def _until_asked(work: Coroutine[Any, Any, None]) -> bool:
    """Do something until somebody asks us to stop, which is heard at any moment of it; whether it was by Ctrl-C."""
    task, asked = asyncio.create_task(work), set[signal.Signals]()

    def stop(by: signal.Signals) -> None:
        asked.add(by)
        task.cancel()

    for one in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(one, stop, one)
    with suppress(asyncio.CancelledError):
        await task
    return signal.SIGINT in asked


async def _keep_open(console: Console, settings: Environment, doors: Doors, said: Callable[[], None]) -> None:
    with _hindered(console):
        async with AsyncExitStack() as house:
            running = await house.enter_async_context(_running(settings))
            await house.enter_async_context(running.opened(doors(running)))
            if settings.mestre_watch:
                from bot.watch import watched  # noqa: PLC0415  most houses are watched by nobody

                await house.enter_async_context(watched(settings.mestre_watch, lambda: running.health))
            said()
            for platform in running.health.outside:
                console.say("tried-again", platform=platform.title())
            await asyncio.Event().wait()


@contextmanager
def _hindered(console: Console) -> Iterator[None]:
    """Say at once what hinders us: a thread that still looks up a name may keep the process for a while."""
    try:
        yield
    except StoreTrouble as trouble:
        console.misunderstood(console.words.refusal("core", Refused(trouble.key)))
    except CannotOpen as hindered:
        console.misunderstood(console(hindered.key, **hindered.params))


@asynccontextmanager
async def _running(settings: Environment) -> AsyncIterator[Running]:
    url = settings.redis_url.get_secret_value() if settings.redis_url else None
    workers = Pool(Equipment(settings.mestre_data / "art", settings.mestre_data / "pictures"))
    async with opened(url, settings.mestre_data, games) as shelf, workers.opened(cores()):
        yield Running(shelf, workshop=workers)
