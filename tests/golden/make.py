"""`make golden`: play the matches of the set of this release, in both homes. The same code writes the same bytes.

A set of a release that is out is never rewritten: it says how things were kept then.
"""

import asyncio
import lzma
import sqlite3
import sys
import tempfile
import tomllib
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from golden.played import Table
from golden.saves import DUMP, FILE, HERE, MOMENTS, dumped, place_of
from redis import Redis
from support.playing import Trial, may_be, others_of
from support.servers import Server

from bot.store.redis.shelf import RedisShelf
from bot.store.sqlite import SqliteShelf
from bot.tables.model.intents import Computer, Configure, Confirm, Join, Open, Pace, Start
from engine.core.position import Position
from engine.core.settings import Value, declared
from engine.games import games

RELEASED: tuple[str, ...] = ()
"""Releases that are out, as `0.1`."""
MOST_STEPS = 600


@dataclass(frozen=True)
class Played:
    """How a game is played for its moments."""

    people: int
    computers: int
    sealed: tuple[str, ...]
    """Questions that wait in secret, with an answer in them where several are asked."""
    midst: tuple[str, ...]
    """Questions that are open in the middle of a move."""
    as_usual: tuple[str, ...] = ()
    """Settings that are left as they are: with another value, some moment never comes."""
    chosen: tuple[tuple[str, Value], ...] = ()
    chance: int = 0


GAMES = {
    "holland": Played(3, 1, ("holland.choose_cards",), ("holland.ask_plan",)),
    "vi_algo": Played(
        4, 1, ("vi_algo.theft_window", "vi_algo.saw_window"), ("vi_algo.saw_window", "vi_algo.theft_window")
    ),
    "caverna": Played(4, 1, ("caverna.sealed_window",), ("caverna.sealed_window",)),
    "amsterdam": Played(5, 1, ("amsterdam.ask_clue",), ("amsterdam.ask_votes", "amsterdam.ask_move")),
    "noites": Played(
        2,
        0,
        ("noites.deploy_in_secret", "noites.choose_armies"),
        ("noites.ask_watchers", "noites.window"),
        as_usual=("preset", "twists"),
        chosen=(("hand_size", 5),),
    ),
}


def main() -> None:
    """Write the set of the release that `pyproject.toml` names."""
    project = tomllib.loads((HERE.parents[1] / "pyproject.toml").read_text("utf-8"))["project"]
    release = ".".join(project["version"].split(".")[:2])
    if release in RELEASED:
        sys.exit(f"{release} is out: what it has kept is never rewritten. Raise the version in pyproject.toml first.")
    folder = HERE / release
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        server = Server(Path(scratch) / "redis").start()
        try:
            for slug in sys.argv[1:] or GAMES:
                asyncio.run(_written(slug, folder, Path(scratch), server))
        finally:
            server.stop()


async def _written(slug: str, folder: Path, scratch: Path, server: Server) -> None:
    file = SqliteShelf.opened(scratch / slug, games)
    await played(slug, file)
    _pack(_written_anew(file.file.db, scratch / f"{slug}.db"), folder / f"{slug}.{FILE}")
    file.close()
    server.says("FLUSHALL")
    there = await RedisShelf.opened(server.url, games)
    await played(slug, there)
    await there.close()
    with closing(Redis.from_url(server.url)) as client:
        _pack(b"".join(map(_as_sent, dumped(client))), folder / f"{slug}.{DUMP}")


def _written_anew(store: sqlite3.Connection, file: Path) -> bytes:
    """The file as it would be if every row had been written once: how often one was rewritten shows in no byte."""
    (shape,) = store.execute("PRAGMA user_version").fetchone()
    with closing(sqlite3.connect(file)) as copy:
        copy.executescript("\n".join(store.iterdump()))
        copy.execute(f"PRAGMA user_version = {shape}")
    return file.read_bytes()


def _pack(raw: bytes, file: Path) -> None:
    file.write_bytes(lzma.compress(raw, preset=9 | lzma.PRESET_EXTREME))


async def played(slug: str, shelf: Any) -> None:
    """One table for each moment."""
    now = 1_700_000_000_000
    for number, moment in enumerate(MOMENTS):
        table = Table(shelf, f"{slug}/{moment}/{GAMES[slug].chance}", place_of(moment))
        table.now, table.deliveries = now, 10_000 * number
        await seated(table, slug, moment)
        await reached(table, slug, moment)
        now = table.now


async def seated(table: Table, slug: str, moment: str) -> None:
    """Everybody sits at a table where every setting that can be is another than usual, and the game begins."""
    how = GAMES[slug]
    first, *others = table.people[: how.people]
    table.table = (await table.only(first, Open(slug, {}, "uk"))).table
    for name, value in changed(slug, how).typed:
        assert (await table.only(first, Configure(name, str(value)))).ok, (slug, name, value)
    for guest in others:
        assert (await table.only(guest, Join())).ok
    for _ in range(how.computers):
        await table.only(first, Computer(level="random"))
    await table.only(first, Pace("24" if moment == "begun" else "game"))
    assert (await table.only(first, Start())).ok
    for guest in others:
        await table.only(guest, Confirm())


async def reached(table: Table, slug: str, moment: str) -> None:
    """Play on until the moment has come; what came of the last step still waits to be carried."""
    for _ in range(MOST_STEPS):
        kept = await table.kept(table.table)
        if IS_REACHED[moment](kept.match.position, GAMES[slug]):
            return
        await table.carry()
        await table.step()
    raise AssertionError(f"{slug}: {moment} has not come")


def _sealed(position: Position[Any], how: Played) -> bool:
    return any(
        question.tag in how.sealed and (answers or len(question.asks(position.board)) == 1)
        for question, answers in position.open_questions()
    )


def _midst(position: Position[Any], how: Played) -> bool:
    return any(question.tag in how.midst for question, _ in position.open_questions())


IS_REACHED: dict[str, Callable[[Position[Any], Played], object]] = {
    "begun": lambda position, _: position.open_questions(),
    "sealed": _sealed,
    "midst": _midst,
    "over": lambda position, _: position.result,
}


def changed(slug: str, how: Played) -> Trial:
    """The game with as many settings changed as go together."""
    trial = Trial(slug, how.people + how.computers, how.chosen)
    chosen = {name for name, _ in how.chosen}
    for setting in declared(trial.game.settings):
        if setting.name not in (*how.as_usual, *chosen):
            further = (replace(trial, typed=(*trial.typed, (setting.name, one))) for one in others_of(setting)[:1])
            trial = next(filter(may_be, further), trial)
    return trial


def _as_sent(command: tuple[bytes, ...]) -> bytes:
    return b"*%d\r\n" % len(command) + b"".join(b"$%d\r\n%s\r\n" % (len(part), part) for part in command)


if __name__ == "__main__":
    main()
