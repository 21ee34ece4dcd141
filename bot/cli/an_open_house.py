"""A house that is open in a terminal: its store, its pictures, its platforms, and the way out."""

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from importlib.metadata import version
from typing import Any

import structlog

from bot import logs
from bot.cli.console import Console
from bot.cli.opening import AdaptersOf, no_store_told
from bot.doors import CannotOpen
from bot.environment import Environment
from bot.running import Running
from bot.store.opening import opened
from bot.tables.domain.house import DAY, Customs
from bot.tables.learning import learn, settle
from bot.workshop.foreman import Equipment
from bot.workshop.pool import Pool, cores
from engine.games import games
from render.games import painters
from render.painter import Unusable
from render.svg import keep_on_disk

log = structlog.get_logger(__name__)
ELSEWHERE = "page-elsewhere"
"""It is no fault that the page of a store is open in another process."""


def keep_open(console: Console, settings: Environment, doors: AdaptersOf, said: Callable[[], None]) -> None:
    """Keep the house open until somebody asks it to close; say what hinders it."""
    logs.set_up(settings.secrets(), least=settings.mestre_log)
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


async def _keep_open(console: Console, settings: Environment, doors: AdaptersOf, said: Callable[[], None]) -> None:
    with no_store_told(console), _told(console):
        async with AsyncExitStack() as house:
            running = await house.enter_async_context(running_by(settings))
            adapters = doors(running)
            settle()  # while nobody is heard yet: it takes as long as a person notices
            await house.enter_async_context(running.opened(adapters))
            if settings.mestre_watch:
                from bot.watch import watched  # noqa: PLC0415  most houses are watched by nobody

                await house.enter_async_context(watched(settings.mestre_watch, running.examined))
            _log_opened(settings, running)
            said()
            for platform, hindered in running.health.outside.items():
                console.say(hindered if hindered == ELSEWHERE else "tried-again", platform=platform.title())
            await asyncio.Event().wait()


def _log_opened(settings: Environment, running: Running) -> None:
    store = "redis" if settings.redis_url else "sqlite"
    log.info("house.opened", version=version("mestre"), store=store, platforms=sorted(running.platforms))


@contextmanager
def _told(console: Console) -> Iterator[None]:
    """Say which door cannot be opened, and end."""
    try:
        yield
    except CannotOpen as hindered:
        console.misunderstood(console(hindered.key, **hindered.params))


@asynccontextmanager
async def running_by(settings: Environment) -> AsyncIterator[Running]:
    """The house that is meant by what is set, with its store and its workers, while it is open."""
    url = settings.redis_url.get_secret_value() if settings.redis_url else None
    workers = Pool(Equipment(settings.mestre_data / "art", settings.mestre_data / "pictures"))
    async with opened(url, settings.mestre_data, games) as shelf, workers.opened(cores()):
        running = Running(shelf, customs_of(settings), workshop=workers)
        await asyncio.to_thread(learn, running.service.house)
        yield running


def customs_of(settings: Environment) -> Customs:
    """How this house treats time and tables."""
    return Customs(
        lobby_lasts=settings.mestre_lobby_days * DAY,
        archive_lasts=settings.mestre_archive_days * DAY,
        stand_in_after=settings.mestre_stand_in_after,
        most_tables=settings.mestre_most_tables,
    )
