"""`mestre store`: move tables from one store to another, and see what could not be delivered."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import click

from bot.cli.console import Console
from bot.cli.opening import environment
from bot.environment import Environment, pictures_of
from bot.store import opening
from bot.store.cargo import Movable, move
from bot.store.errors import StoreTrouble
from bot.store.redis import RedisShelf
from bot.store.redis_moving import MovingRedis
from bot.store.sqlite import SqliteShelf
from engine.core.refusal import Refused
from engine.games import games

T = TypeVar("T")


@click.group("store")
def store_command() -> None:
    """The store where tables live: a data folder, or a Redis server by its URL."""


@store_command.command("copy")
@click.argument("source")
@click.argument("target")
@click.pass_obj
def copy_command(console: Console, *, source: str, target: str) -> None:
    """Copy every table, person and picture of one's own from SOURCE to an empty TARGET. Nobody should play meanwhile.

    Pictures lie in a data folder: in that of MESTRE_DATA, where a store is a server.
    """
    settings = environment(console)
    tables, people = _done(console, _copy(source, target))
    pictures = _copy_pictures(_pictures(source, settings), _pictures(target, settings))
    console.say("store-copied", tables=tables, people=people, pictures=pictures)


@store_command.command("letters")
@click.pass_obj
def letters_command(console: Console) -> None:
    """What could not be delivered, and why."""
    settings = environment(console)
    url = settings.redis_url.get_secret_value() if settings.redis_url else None
    dead = _done(console, _dead(url, settings.mestre_data))
    for why, what in dead:
        console.say("dead-letter", why=why, what=what)
    if not dead:
        console.say("no-letters")


def _pictures(store: str, settings: Environment) -> Path:
    return settings.pictures_kept if "://" in store else pictures_of(Path(store))


def _copy_pictures(source: Path, target: Path) -> int:
    """The pictures that matches were begun with, and what is told of them; how many pictures."""
    if not source.is_dir() or source == target:
        return 0
    target.mkdir(parents=True, exist_ok=True, mode=0o700)
    files = [file for file in source.iterdir() if file.is_file()]
    for file in files:
        shutil.copy2(file, target / file.name)
    return sum(file.suffix != ".json" for file in files)


async def _dead(url: str | None, folder: Path) -> list[tuple[str, str]]:
    async with opening.opened(url, folder, games) as shelf:
        return await shelf.dead()


async def _copy(source: str, target: str) -> tuple[int, int]:
    async with _movable(source) as here, _movable(target) as there:
        return await move(here, there)


@asynccontextmanager
async def _movable(typed: str) -> AsyncIterator[Movable]:
    url = typed if "://" in typed else None
    async with opening.opened(url, Path(typed), games) as shelf:
        if isinstance(shelf, RedisShelf):
            yield MovingRedis(shelf)
        elif isinstance(shelf, SqliteShelf):
            yield shelf


def _done(console: Console, work: Coroutine[Any, Any, T]) -> T:
    try:
        return asyncio.run(work)
    except StoreTrouble as trouble:
        console.misunderstood(console.words.refusal("core", Refused(trouble.key)))
