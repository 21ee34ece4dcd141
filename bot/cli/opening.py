"""Opening the house from a terminal: what stands in the environment, its store, its platforms, and the way out."""

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TypeAlias

from pydantic import ValidationError

from bot import logs
from bot.cli.console import Console
from bot.environment import Environment
from bot.running import Adapter, CannotOpen, Running
from bot.store.errors import StoreTrouble
from bot.store.opening import opened
from bot.watch import watched
from engine.core.refusal import Refused
from engine.games import games

Doors: TypeAlias = Callable[[Running], Sequence[Adapter]]
"""The adapters to open on a running house."""


def environment(console: Console) -> Environment:
    """What is set; ends with a clear line if something there cannot be meant."""
    try:
        return Environment()
    except ValidationError as wrong:
        names = ", ".join(str(error["loc"][0]).upper() for error in wrong.errors())
        console.misunderstood(console("bad-environment", names=names))


def keep_open(console: Console, settings: Environment, doors: Doors, said: Callable[[], None]) -> None:
    """Keep the house open until somebody asks it to close; say what hinders it."""
    logs.set_up(settings.secrets())
    try:
        asyncio.run(_keep_open(settings, doors, said))
    except StoreTrouble as trouble:
        console.misunderstood(console.words.refusal("core", Refused(trouble.key)))
    except CannotOpen as hindered:
        console.misunderstood(console(hindered.key, **hindered.params))


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
    async with opened(url, settings.mestre_data, games) as shelf:
        yield Running(shelf)
