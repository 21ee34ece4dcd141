"""Real matches as houses of each release have kept them: a file of SQLite and a dump of Redis a game.

Each holds one table for each moment, its people, its outbox, its clocks. A dump is the commands that write it, as
`redis-cli --pipe` takes them. The set of a release is never rewritten (CONTRIBUTING.md).
"""

import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
MOMENTS = ("begun", "sealed", "midst", "over")
"""The beginning, a secret question with answers in it, a reaction in the middle of a move, the end."""
FILE, DUMP = "db.xz", "redis.xz"


def sets() -> list[Path]:
    """The folder of each release."""
    return sorted(folder for folder in HERE.iterdir() if folder.name[0].isdigit())


def saves(end: str) -> list[Path]:
    """Every file of every set in one of the two forms."""
    return [file for folder in sets() for file in sorted(folder.glob(f"*.{end}"))]


def place_of(moment: str) -> str:
    """Where the table of a moment is played."""
    return f"web:{moment}"


def unpacked(packed: Path, file: Path) -> Path:
    """A file of SQLite in its place."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(lzma.decompress(packed.read_bytes()))
    return file


def commands(packed: Path) -> list[list[bytes]]:
    """What fills an empty server."""
    return [*_commands(lzma.decompress(packed.read_bytes()))]


def _commands(raw: bytes) -> Iterator[list[bytes]]:
    at = 0
    while at < len(raw):
        parts, at = _number(raw, at)
        command = []
        for _ in range(parts):
            length, at = _number(raw, at)
            command.append(raw[at : at + length])
            at += length + 2
        yield command


def _number(raw: bytes, at: int) -> tuple[int, int]:
    end = raw.index(b"\r\n", at)
    return int(raw[at + 1 : end]), end + 2


def dumped(client: Any) -> Iterator[tuple[bytes, ...]]:
    """Everything that is kept on a server, as commands in one order."""
    for key in sorted(client.scan_iter(match="m:*", count=1_000)):
        match client.type(key):
            case b"string":
                yield b"SET", key, client.get(key)
            case b"hash":
                yield b"HSET", key, *(part for pair in sorted(client.hgetall(key).items()) for part in pair)
            case b"list":
                yield b"RPUSH", key, *client.lrange(key, 0, -1)
            case b"set":
                yield b"SADD", key, *sorted(client.smembers(key))
            case b"zset":
                scored = client.zrange(key, 0, -1, withscores=True)
                yield b"ZADD", key, *(part for one, score in scored for part in (b"%d" % score, one))
