"""A backup: everything of a house in one file, made while it is open, and put back into an empty one.

It holds a store in a file, whatever home it was taken from, and the pictures that matches were begun with.
"""

import shutil
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path, PurePosixPath
from typing import Final
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

from bot.store.cargo import Movable, move
from bot.store.errors import NoBackup, StoreFull
from bot.store.sqlite import FILE, SqliteShelf
from engine.games import AnyGame

PICTURES: Final = "pictures"
MOST_BYTES: Final = 64 * 1024**3
"""More than this no backup of ours can hold: a file that claims to was made to fill a disk."""
Games = Callable[[], dict[str, AnyGame]]


async def backed_up(source: Movable, pictures: Path, games: Games, to: Path) -> tuple[int, int, int]:
    """Write a backup; how many tables, people and pictures are in it. It is there whole or not at all."""
    try:
        with tempfile.TemporaryDirectory(dir=to.parent) as scratch:
            with closing(SqliteShelf.opened(Path(scratch), games)) as copy:
                tables, people = await move(source, copy)
            return tables, people, _pack(Path(scratch), pictures, to)
    except OSError as error:
        raise StoreFull(str(error)) from None


async def restored(file: Path, games: Games, target: Movable, pictures: Path) -> tuple[int, int, int]:
    """Put a backup into an empty store; how many tables, people and pictures it held."""
    with tempfile.TemporaryDirectory() as scratch:
        _unpack(file, Path(scratch))
        with closing(SqliteShelf.visited(Path(scratch), games)) as source:
            tables, people = await move(source, target)
        return tables, people, copied(Path(scratch, PICTURES), pictures)


def copied(source: Path, target: Path) -> int:
    """Copy the pictures that matches were begun with, and what is told of them; how many pictures."""
    files = _kept(source) if source != target else []
    if files:
        target.mkdir(parents=True, exist_ok=True, mode=0o700)
    for file in files:
        shutil.copy2(file, target / file.name)
    return _pictures(files)


def _kept(folder: Path) -> list[Path]:
    return sorted(file for file in folder.iterdir() if file.is_file()) if folder.is_dir() else []


def _pictures(files: list[Path]) -> int:
    return sum(file.suffix != ".json" for file in files)


def _pack(folder: Path, pictures: Path, to: Path) -> int:
    packed, files = folder / "packed", _kept(pictures)
    with ZipFile(packed, "w", ZIP_DEFLATED) as backup:
        backup.write(folder / FILE, FILE)
        for file in files:
            backup.write(file, f"{PICTURES}/{file.name}")
    packed.chmod(0o600)
    packed.rename(to)
    return _pictures(files)


def _unpack(file: Path, folder: Path) -> None:
    """Only what a backup holds is taken out of the file, whatever else may be in it."""
    try:
        with ZipFile(file) as backup:
            if sum(one.file_size for one in backup.infolist()) > MOST_BYTES or FILE not in backup.namelist():
                raise NoBackup(str(file))
            backup.extract(FILE, folder)
            for name in backup.namelist():
                path = PurePosixPath(name)
                if path.parts[:-1] == (PICTURES,) and path.name not in {"", ".", ".."}:
                    backup.extract(name, folder)
    except (BadZipFile, OSError, RuntimeError, NotImplementedError):
        raise NoBackup(str(file)) from None
