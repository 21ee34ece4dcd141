"""Tables, log lines, messages and replies as bytes, and back: exact, and strict about what comes in."""

import json
import zlib
from time import time
from typing import Any, TypeVar

import structlog

from bot.tables.faults import new_code, why
from bot.tables.intents import PlaceKey, TableId
from bot.tables.outbox import Message
from bot.tables.people import Known
from bot.tables.screen import Reply
from bot.tables.shelf import Aside, Posted
from bot.tables.table import LogLine, Table
from engine.core import codec
from engine.core.match import Match
from engine.core.refusal import Refused
from engine.core.settings import Value, agreed
from engine.games import AnyGame

T = TypeVar("T")
log = structlog.get_logger(__name__)
_BETWEEN = b"\n"
"""Between a table, its position and its settings: JSON without indents holds no line break."""


def table_bytes(table: Table, match: Match[Any] | None) -> bytes:
    """A table with its position, and the settings that hold in it."""
    if match is None:
        return dumped(table) + _BETWEEN + _BETWEEN
    settings = codec.dump(agreed(match.setup.settings), dict[str, Value])
    return _BETWEEN.join((dumped(table), codec.dump_position(match.game, match.position), settings))


def table_from(raw: bytes, games: dict[str, AnyGame]) -> tuple[Table, Match[Any] | None]:
    """The table that `table_bytes` wrote; its match has no log, which is read only by those who go back in it.

    What was agreed on when the match began is not judged again: it may not be chosen any more, and holds all the same.
    """
    plain, position, settings = raw.split(_BETWEEN)
    table = loaded(Table, plain)
    if not position:
        return table, None
    game = games.get(table.game)
    if game is None:
        raise Refused("no_such_game", name=table.game)
    setup = game.kept_setup(len(table.sitters), codec.load(settings, dict[str, Value]), table.roles)
    return table, Match(game, setup, table.seed, codec.load_position(game, position))


def dumped(value: Table | LogLine | Reply | Known | Message | Posted) -> bytes:
    """Anything else of ours as bytes."""
    kind: Any = Message if isinstance(value, Message) else type(value)
    return codec.dump((value,), tuple[kind])


def loaded(kind: type[T], raw: bytes) -> T:
    """What `dumped` wrote."""
    (value,) = codec.load(raw, tuple[kind])  # type: ignore[valid-type]
    made: T = value
    return made


def answer_bytes(reply: Reply) -> bytes:
    """An answer as it is kept for a delivery that may come again: whole screens, so pressed together."""
    return zlib.compress(dumped(reply), level=1)


def answer(raw: bytes) -> Reply:
    """What `answer_bytes` wrote."""
    return loaded(Reply, zlib.decompress(raw))


def hints(raw: bytes) -> tuple[str, tuple[PlaceKey, ...]]:
    """What of a table that cannot be read can be told all the same: its language and where it was played."""
    try:
        table = json.loads(raw.partition(_BETWEEN)[0])[0]
        return str(table.get("language", "")), tuple(map(str, table.get("places", ())))
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        return "", ()


def tag_of(raw: bytes) -> str:
    """What kind of message this is, or would be."""
    try:
        return str(json.loads(raw)[0]["is"])
    except (ValueError, TypeError, LookupError, RecursionError):
        return "?"


def readable(raw: bytes, games: dict[str, AnyGame]) -> bool:
    """Whether a table can be read here and now."""
    try:
        table_from(raw, games)
    except Exception:
        return False
    return True


def unreadable(table: TableId, broken: Exception) -> Aside:
    """How a table is set aside that cannot be read."""
    aside = Aside(table, why(broken), new_code(), int(time() * 1000))
    log.error("table.set_aside", table=table, why=aside.why, code=aside.code)
    return aside
