"""`mestre store`: copy tables from one store to another, and see to what could not be delivered or opened."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import click

from bot.cli.console import FAILED, Console, print_json, with_json
from bot.cli.opening import chosen, environment, with_data
from bot.environment import Environment, pictures_of
from bot.running import house, now_ms
from bot.store import opening
from bot.store.cargo import Movable, move
from bot.store.checking import checked
from bot.store.errors import StoreTrouble
from bot.store.redis import RedisShelf
from bot.store.redis_moving import MovingRedis
from bot.store.sqlite import SqliteShelf
from bot.tables.service import Service
from engine.core.refusal import Refused
from engine.games import games

T = TypeVar("T")
AnyShelf: TypeAlias = SqliteShelf | RedisShelf


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
@with_data
@click.pass_obj
def letters_command(console: Console, *, data: Path | None) -> None:
    """What could not be delivered, and why. Mestre may be open meanwhile."""
    dead = _done(console, _with_store(chosen(console, data, None), lambda shelf: shelf.dead()))
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


@store_command.command("broken")
@with_data
@click.pass_obj
def broken_command(console: Console, *, data: Path | None) -> None:
    """Tables that were set aside because something broke there, and why. Mestre may be open meanwhile."""
    settings = chosen(console, data, None)
    aside = _done(console, _with_store(settings, lambda shelf: shelf.all_aside()))
    for one in aside:
        since = datetime.fromtimestamp(one.at // 1000, UTC).strftime("%Y-%m-%d %H:%M")
        console.say("aside", table=one.table, code=one.code, why=one.why, since=since)
    if not aside:
        console.say("none-aside")


@store_command.command("retry")
@click.argument("tables", nargs=-1)
@with_data
@click.pass_obj
def retry_command(console: Console, *, tables: tuple[str, ...], data: Path | None) -> None:
    """Bring TABLES back that were set aside, after a mend; without names, all of them. Mestre may be open meanwhile."""
    settings = chosen(console, data, None)
    for table, is_back in _done(console, _with_store(settings, partial(_taken_up, tables))):
        console.say("taken-up" if is_back else "still-aside", table=table)


@store_command.command("check")
@with_data
@with_json
@click.pass_obj
def check_command(console: Console, *, data: Path | None, as_json: bool) -> None:
    """Read everything and change nothing: what there is, by kind and version, and what cannot be read (exit code 1)."""
    held = _done(console, _with_store(chosen(console, data, None), lambda shelf: checked(_movable_of(shelf), games())))
    counted = sorted(held.counted.items())
    if as_json:
        kinds = [{"kind": kind, "version": version, "count": many} for (kind, version), many in counted]
        print_json({"held": kinds, "unreadable": [{"at": at, "why": why} for at, why in held.unreadable]})
    else:
        for (kind, version), many in counted:
            console.say("held", kind=kind, version=version, many=many)
        for at, why in held.unreadable:
            console.say("unreadable", at=at, why=why)
    if held.unreadable:
        raise click.exceptions.Exit(FAILED)


def _movable_of(shelf: AnyShelf) -> Movable:
    return MovingRedis(shelf) if isinstance(shelf, RedisShelf) else shelf


async def _taken_up(tables: tuple[str, ...], shelf: AnyShelf) -> list[tuple[str, bool]]:
    service = Service(house(), shelf, now_ms)
    named = tables or tuple(one.table for one in await shelf.all_aside())
    return [(table, await service.take_up(table)) for table in named]


async def _with_store(settings: Environment, work: Callable[[AnyShelf], Awaitable[T]]) -> T:
    url = settings.redis_url.get_secret_value() if settings.redis_url else None
    async with opening.visited(url, settings.mestre_data, games) as shelf:
        return await work(shelf)


async def _copy(source: str, target: str) -> tuple[int, int]:
    async with _movable(source) as here, _movable(target) as there:
        return await move(here, there)


@asynccontextmanager
async def _movable(typed: str) -> AsyncIterator[Movable]:
    url = typed if "://" in typed else None
    async with opening.opened(url, Path(typed), games) as shelf:
        yield _movable_of(shelf)


def _done(console: Console, work: Coroutine[Any, Any, T]) -> T:
    try:
        return asyncio.run(work)
    except StoreTrouble as trouble:
        console.misunderstood(console.words.refusal("core", Refused(trouble.key)))
