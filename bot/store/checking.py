"""Reading a whole store, and changing nothing: what it holds, by kind and shape, and what of it cannot be read."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeAlias

from bot.store.cargo import Cargo, Movable, PersonCargo
from bot.tables.model.faults import why
from bot.tables.model.outbox import Message
from bot.tables.model.profile import Profile
from bot.tables.model.reply import Reply
from bot.tables.model.table import LogLine
from bot.tables.ports.store import Posted
from bot.tables.saved.forms import loaded, table_from, unpacked, unpressed
from engine.games import AnyGame

Games: TypeAlias = dict[str, AnyGame]
Reading: TypeAlias = Callable[[bytes], Any]


@dataclass
class Holding:
    """What a store holds."""

    counted: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By kind and version."""
    unreadable: list[tuple[str, str]] = field(default_factory=list)
    """At which table or person, and why."""


async def checked(home: Movable, games: Games) -> Holding:
    """Read everything."""
    held = Holding()
    async for cargo in home.unload():
        for raw, unpacking, reading in _pieces(cargo, games):
            try:
                held.counted.update(_versions(unpacking(raw)))
                reading(raw)
            except Exception as broken:
                held.unreadable.append((cargo.person if isinstance(cargo, PersonCargo) else cargo.table, why(broken)))
    return held


def _pieces(cargo: Cargo, games: Games) -> Iterator[tuple[bytes, Callable[[bytes], bytes], Reading]]:
    if isinstance(cargo, PersonCargo):
        yield cargo.known, bytes, lambda raw: loaded(Profile, raw)
        return
    yield cargo.body, bytes, lambda raw: table_from(cargo.version, raw, games)
    for kind, pieces in ((LogLine, cargo.log), (Reply, tuple(cargo.replies.values()))):
        yield from ((raw, unpacked, partial(unpressed, kind)) for raw in pieces)
    yield from ((raw, bytes, lambda raw: loaded(Posted, raw)) for raw in cargo.posted.values())
    yield from ((parcel.message, bytes, lambda raw: loaded(Message, raw)) for parcel in cargo.parcels)


def _versions(raw: bytes) -> Iterator[tuple[str, str]]:
    """The kind and shape that a thing says it has, and the rules of the match in it."""
    thing, _, rest = raw.partition(b"\n")
    position = rest.partition(b"\n")[0]
    try:
        kind, shape, _ = json.loads(thing)
        yield str(kind), str(shape)
        if position:
            match = json.loads(position)
            yield f"match {match['game']}", str(match["rules"])
    except (ValueError, TypeError, LookupError, RecursionError):
        yield "?", "?"
