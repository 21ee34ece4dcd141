"""`mestre store`: copy tables from one store to another, and see to what could not be delivered or opened."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import click

from bot import logs
from bot.cli.console import FAILED, Console, print_json, with_json
from bot.cli.opening import chosen, environment, with_data
from bot.environment import Environment, pictures_of
from bot.running import PULSE_SECONDS, house, now_ms
from bot.store import opening
from bot.store.backup import backed_up, copied, restored
from bot.store.cargo import Movable, move
from bot.store.checking import checked
from bot.store.errors import StoreTrouble
from bot.store.redis.moving import MovingRedis
from bot.store.redis.shelf import RedisShelf
from bot.store.sqlite import SqliteShelf
from bot.tables.service import Service
from engine.core.refusal import Refused
from engine.games import games

T = TypeVar("T")
AnyShelf: TypeAlias = SqliteShelf | RedisShelf


@click.group("store")
@click.pass_obj
def store_command(console: Console) -> None:
    """`mestre store`."""
    settings = environment(console)
    logs.set_up(settings.secrets(), least=settings.mestre_log)


@store_command.command("copy")
@click.argument("source")
@click.argument("target")
@click.pass_obj
def copy_command(console: Console, *, source: str, target: str) -> None:
    """`mestre store copy`."""
    settings = environment(console)
    (tables, people), is_fresh = _done(console, _copy(source, target))
    pictures = copied(_pictures(source, settings), _pictures(target, settings))
    console.say("store-copied", tables=tables, people=people, pictures=pictures)
    if is_fresh:
        click.echo(console("store-still-open"), err=True)


@store_command.command("backup")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@with_data
@click.pass_obj
def backup_command(console: Console, *, file: Path, data: Path | None) -> None:
    """`mestre store backup`."""
    if file.exists():
        console.misunderstood(console("store-file-there", file=str(file)))
    settings = chosen(console, data, None)
    tables, people, pictures = _done(
        console,
        _with_store(
            settings, lambda shelf: backed_up(_movable_of(shelf), settings.pictures_kept, games, file.absolute())
        ),
    )
    console.say("store-backed-up", tables=tables, people=people, pictures=pictures)


@store_command.command("restore")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@with_data
@click.pass_obj
def restore_command(console: Console, *, file: Path, data: Path | None) -> None:
    """`mestre store restore`."""
    settings = chosen(console, data, None)
    tables, people, pictures = _done(console, _restored(file, settings))
    console.say("store-restored", tables=tables, people=people, pictures=pictures)


@store_command.command("drop")
@click.argument("tables", nargs=-1, required=True)
@click.option("--yes", "sure", is_flag=True)
@with_data
@click.pass_obj
def drop_command(console: Console, *, tables: tuple[str, ...], sure: bool, data: Path | None) -> None:
    """`mestre store drop`."""
    if not sure:
        console.misunderstood(console("store-sure", tables=", ".join(tables)))
    dropped = _done(console, _with_store(chosen(console, data, None), partial(_dropped, tables)))
    for table, was_there in dropped:
        console.say("store-dropped" if was_there else "store-no-table", table=table)
    if not all(was_there for _, was_there in dropped):
        raise click.exceptions.Exit(FAILED)


@store_command.command("letters")
@with_data
@click.pass_obj
def letters_command(console: Console, *, data: Path | None) -> None:
    """`mestre store letters`."""
    dead = _done(console, _with_store(chosen(console, data, None), lambda shelf: shelf.dead()))
    for why, what in dead:
        console.say("dead-letter", why=why, what=what)
    if not dead:
        console.say("no-letters")


def _pictures(store: str, settings: Environment) -> Path:
    return settings.pictures_kept if "://" in store else pictures_of(Path(store))


@store_command.command("broken")
@with_data
@click.pass_obj
def broken_command(console: Console, *, data: Path | None) -> None:
    """`mestre store broken`."""
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
    """`mestre store retry`."""
    settings = chosen(console, data, None)
    tried = _done(console, _with_store(settings, partial(_taken_up, tables)))
    for table, is_back in tried:
        console.say("taken-up" if is_back else "still-aside", table=table)
    if not tried:
        console.say("none-aside")


@store_command.command("check")
@with_data
@with_json
@click.pass_obj
def check_command(console: Console, *, data: Path | None, as_json: bool) -> None:
    """`mestre store check`."""
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
        if not (counted or held.unreadable):
            console.say("none-held")
    if held.unreadable:
        raise click.exceptions.Exit(FAILED)


def _movable_of(shelf: AnyShelf) -> Movable:
    return MovingRedis(shelf) if isinstance(shelf, RedisShelf) else shelf


async def _restored(file: Path, settings: Environment) -> tuple[int, int, int]:
    url = settings.redis_url.get_secret_value() if settings.redis_url else None
    async with opening.opened(url, settings.mestre_data, games) as shelf:
        return await restored(file, games, _movable_of(shelf), settings.pictures_kept)


async def _dropped(tables: tuple[str, ...], shelf: AnyShelf) -> list[tuple[str, bool]]:
    return [(table, await shelf.drop(table)) for table in tables]


async def _taken_up(tables: tuple[str, ...], shelf: AnyShelf) -> list[tuple[str, bool]]:
    service = Service(house(), shelf, now_ms)
    named = tables or tuple(one.table for one in await shelf.all_aside())
    return [(table, await service.take_up(table)) for table in named]


async def _with_store(settings: Environment, work: Callable[[AnyShelf], Awaitable[T]]) -> T:
    url = settings.redis_url.get_secret_value() if settings.redis_url else None
    async with opening.visited(url, settings.mestre_data, games) as shelf:
        return await work(shelf)


async def _copy(source: str, target: str) -> tuple[tuple[int, int], bool]:
    """How many tables and people, and whether a house was open at the source a moment ago."""
    async with _opened(source) as here, _opened(target) as there:
        is_fresh = now_ms() - await here.left_at() < PULSE_SECONDS * 1000
        return await move(_movable_of(here), _movable_of(there)), is_fresh


def _opened(typed: str) -> AbstractAsyncContextManager[AnyShelf]:
    return opening.opened(typed if "://" in typed else None, Path(typed), games)


def _done(console: Console, work: Coroutine[Any, Any, T]) -> T:
    try:
        return asyncio.run(work)
    except StoreTrouble as trouble:
        console.misunderstood(console.words.refusal("core", Refused(trouble.key)))
