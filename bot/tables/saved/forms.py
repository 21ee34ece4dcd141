"""Tables, log lines, messages and replies as bytes, and back: exact, and each with its kind and shape.

What was written by another version of us is read as well (`upgrades/README.md`).
"""

import json
import zlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from importlib.resources import files
from time import time
from typing import Any, Final, Generic, TypeVar, overload

import structlog
from pydantic_core import to_json

from bot.tables.model.faults import new_code, why
from bot.tables.model.intents import PlaceKey, TableId
from bot.tables.model.outbox import Message
from bot.tables.model.profile import Profile
from bot.tables.model.reply import Reply
from bot.tables.model.table import History, LogLine, Table
from bot.tables.ports.store import Change, Kept, Posted, TableAside
from bot.tables.saved.upgrades import shape, upgraded
from engine.core import codec
from engine.core.growing import Unknown
from engine.core.match import Match
from engine.core.refusal import Refused
from engine.core.settings import Value, agreed
from engine.core.tagged import is_known
from engine.games import AnyGame

T = TypeVar("T")
log = structlog.get_logger(__name__)
KINDS: Final[dict[type, str]] = {
    Table: "table",
    LogLine: "log_line",
    Reply: "reply",
    Profile: "person",
    Message: "letter",
    Posted: "posted",
}
"""Under which name each kind of thing is kept."""
MOST_READ: Final = 512
"""Of so many tables what was read last is kept: more than are played on at once in one process."""
MOST_LATELY: Final = 1_000
"""Of small things: what is looked at for every press is seldom another one than before."""
MOST_LINES: Final = 4_000
"""Of logs: the newest forty of a table are looked at again and again."""
PARTS: Final = 3
ALIKE: Final = (files("bot.tables.saved") / "log_lines.txt").read_bytes()
"""What lines of a log are like: they are pressed by what they have in common with these, to a third of what each would
take by itself. Never to be changed, or logs cannot be read; what was pressed without it is read as well."""
_BETWEEN = b"\n"
"""Between a table, its position and its settings: JSON without indents holds no line break."""


@dataclass(frozen=True, slots=True)
class Unread:
    """What of a kept table we do not know: of itself, its position and its settings."""

    table: Unknown | None = None
    position: Unknown | None = None
    settings: Unknown | None = None


def table_bytes(table: Table, match: Match[Any] | None, unread: Unread | None = None) -> bytes:
    """A table with its position, and the settings that hold in it."""
    unread = unread or Unread()
    plain = dumped(table, unread.table)
    if match is None:
        return plain + _BETWEEN + _BETWEEN
    settings: Any = agreed(match.setup.settings)
    if unread.settings is not None:
        settings = unread.settings.back_in(settings)
    position = codec.dump_position_with(match.game, match.position, unread.position)
    return _BETWEEN.join((plain, position, codec.dump(settings, dict[str, Any])))


@dataclass(frozen=True, slots=True)
class WrittenChange:
    """A change as bytes. It is written before a store is asked: whatever that does then holds up nobody for long."""

    table: bytes
    lines: tuple[bytes, ...]
    letters: tuple[bytes, ...]
    """One for each that goes out."""
    reply: bytes


def written(kept: Kept, change: Change, reply: Reply) -> WrittenChange:
    """What is kept of an act and of what was answered to it, as bytes."""
    return WrittenChange(
        table_bytes(change.table, change.match, kept.unread),
        tuple(map(pressed, change.lines)),
        tuple(dumped(out.message) for out in change.outbox),
        pressed(reply),
    )


def table_from(version: int, raw: bytes, games: dict[str, AnyGame]) -> Kept:
    """The table that `table_bytes` wrote; its match has no log, which is read only by those who go back in it.

    What was agreed on when the match began is not judged again: it may not be chosen any more, and holds all the same.
    """
    if raw.count(_BETWEEN) != PARTS - 1:
        raise Refused("bad_save", why="no table")
    plain, position, settings = raw.split(_BETWEEN)
    table, unknown = _read(Table, plain)
    if not position:
        return Kept(version, table, None, unread=Unread(unknown))
    game = games.get(table.game)
    if game is None:
        raise Refused("no_such_game", name=table.game)
    written: dict[str, Value] = codec.load_kept(_json(settings), dict[str, Value])[0]
    setup = game.kept_setup(len(table.sitters), written, table.roles)
    read, more, rules = codec.load_kept_position(game, position)
    unread = Unread(unknown, more, Unknown(written, agreed(setup.settings)))
    return Kept(version, table, Match(game, setup, table.seed, read, rules=rules), unread=unread)


@dataclass(frozen=True)
class Reader:
    """Reads tables as `table_from` does, each once as long as it stays as it is: a press is followed by many a look."""

    _lately: "OrderedDict[TableId, tuple[bytes, Kept]]" = field(default_factory=OrderedDict)

    def table(self, table: TableId, version: int, raw: bytes, games: dict[str, AnyGame]) -> Kept:
        """The table of these bytes."""
        known = self.known(table, version, raw, games)
        return known or self._keep(table, raw, table_from(version, raw, games))

    def known(self, table: TableId, version: int, raw: bytes, games: dict[str, AnyGame]) -> Kept | None:
        """The same if nothing has to be read for it; by what we know of its game today, not of a game that is gone."""
        before, kept = self._lately.get(table, (b"", None))
        if kept is None or before != raw:
            return None
        if kept.match is not None and games.get(kept.table.game) is not kept.match.game:
            return None
        return self._keep(table, raw, kept if kept.version == version else replace(kept, version=version))

    def wrote(self, raw: bytes, kept: Kept, change: Change) -> None:
        """What was kept just now will be looked at in a moment, and need not be read anew.

        Where it began or was set otherwise it is read all the same: what of it we do not know is found there.
        """
        before, match = kept.match, change.match
        if (
            before is not None
            and match is not None
            and (before.setup, before.rules, match.rules) == (match.setup, 0, 0)
        ):
            now = Match(match.game, match.setup, match.seed, match.position)
            self._keep(change.table.id, raw, Kept(kept.version + 1, change.table, now, unread=kept.unread))

    def _keep(self, table: TableId, raw: bytes, kept: Kept) -> Kept:
        self._lately[table] = raw, kept
        self._lately.move_to_end(table)
        while len(self._lately) > MOST_READ:
            self._lately.popitem(last=False)
        return kept


@dataclass(frozen=True)
class Remembered(Generic[T]):
    """Small things of one kind, by the bytes in which they are kept. What was read lately is not read again, and what
    was written lately not even once: it is looked at in a moment.
    """

    read: Callable[[bytes], T]
    most: int
    _lately: "OrderedDict[bytes, T]" = field(default_factory=OrderedDict)

    def __call__(self, raw: bytes) -> T:
        """The thing of these bytes."""
        known = self._lately.get(raw)
        return self.wrote(raw, self.read(raw) if known is None else known)

    def wrote(self, raw: bytes, value: T) -> T:
        """These are its bytes, the latest of all. Several threads of a house may ask: nothing is taken for granted."""
        self._lately.pop(raw, None)
        self._lately[raw] = value
        while len(self._lately) > self.most:
            self._lately.popitem(last=False)
        return value


def dumped(value: Table | LogLine | Reply | Profile | Message | Posted, unknown: Unknown | None = None) -> bytes:
    """Anything else of ours as bytes."""
    kind: Any = Message if isinstance(value, Message) else type(value)
    written = codec.dump(value, kind)
    raw = _enveloped(kind, written if unknown is None else to_json(unknown.back_in(json.loads(written))))
    if kind in REMEMBERED:
        REMEMBERED[kind].wrote(raw, value)
    return raw


def _enveloped(kind: type, written: bytes) -> bytes:
    """A thing as it was written, behind what it is and which shape it has."""
    return to_json((KINDS[kind], shape(KINDS[kind])))[:-1] + b"," + written + b"]"


def loaded(kind: type[T], raw: bytes) -> T:
    """What `dumped` wrote."""
    return _read(kind, raw)[0]


def rewritten(value: Profile | Posted, before: bytes | None) -> bytes:
    """A thing in the place of another one of its kind, with what we did not know of that."""
    try:
        unknown = None if before is None else _read(type(value), before)[1]
    except Refused:
        unknown = None
    return dumped(value, unknown)


def _read(kind: type[T], raw: bytes) -> tuple[T, Unknown | None]:
    try:
        name, since, written = _json(raw)
        if name != KINDS[kind]:
            raise ValueError(f"a {name} was kept as a {KINDS[kind]}")
        written = upgraded(name, since, written)
        if kind is LogLine:
            written = _without_unknown_events(written)
    except (ValueError, TypeError, LookupError) as broken:
        raise Refused("bad_save", why=str(broken)[:200]) from None
    return codec.load_kept(written, kind)


def _without_unknown_events(line: Any) -> Any:
    """A line as we can tell it: what a newer house told by other kinds of events is left out. No line is rewritten."""
    return line | {"told": [told for told in line["told"] if is_known(told["event"]["is"])]}


def _json(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except (ValueError, RecursionError):
        raise Refused("bad_save", why="no JSON") from None


def pressed(value: LogLine | Reply) -> bytes:
    """What a table gathers with every act, pressed together: nobody reads most of it ever again."""
    kind: Any = type(value)
    written = codec.adapter(kind).dump_json(value, exclude_defaults=kind is Reply)
    pressing = zlib.compressobj(zdict=ALIKE)
    raw = pressing.compress(_enveloped(kind, written)) + pressing.flush()
    if isinstance(value, LogLine):
        line_of.wrote(raw, value)
    return raw


def unpressed(kind: type[T], raw: bytes) -> T:
    """What `pressed` wrote."""
    return loaded(kind, unpacked(raw))


line_of: Final = Remembered(partial(unpressed, LogLine), MOST_LINES)
"""A line of a log."""


def lines_of(raw: Sequence[bytes], since: int) -> History:
    """The lines of a log. Of what came lately the last few are looked at, and each is read then; whoever wants all
    wants them read here, where it holds up no press.
    """
    return RecentLines(raw) if since else tuple(map(line_of, raw))


@dataclass(frozen=True, slots=True)
class RecentLines(Sequence[LogLine]):
    """The end of a log, of which no line is read before somebody looks at it."""

    raw: Sequence[bytes]

    def __len__(self) -> int:
        return len(self.raw)

    @overload
    def __getitem__(self, at: int) -> LogLine: ...
    @overload
    def __getitem__(self, at: slice) -> "RecentLines": ...
    def __getitem__(self, at: int | slice) -> "LogLine | RecentLines":
        return RecentLines(self.raw[at]) if isinstance(at, slice) else line_of(self.raw[at])


profile_of: Final = Remembered(partial(loaded, Profile), MOST_LATELY)
"""What is known of a person."""
posted_of: Final = Remembered(partial(loaded, Posted), MOST_LATELY)
"""What stands where."""
message_of: Final = Remembered(partial(loaded, Message), MOST_LATELY)
"""What a letter says."""
REMEMBERED: Final[dict[type, Remembered[Any]]] = {Profile: profile_of, Posted: posted_of, Message: message_of}


def unpacked(raw: bytes) -> bytes:
    """What was kept, as it was before it was pressed together, if it was."""
    if raw.startswith(b"["):
        return raw
    unpacking = zlib.decompressobj(zdict=ALIKE)
    try:
        unpacked = unpacking.decompress(raw)
    except zlib.error:
        raise Refused("bad_save", why="cannot be unpacked") from None
    if not unpacking.eof:
        raise Refused("bad_save", why="cut short")
    return unpacked


def hints(raw: bytes) -> tuple[str, tuple[PlaceKey, ...]]:
    """What of a table that cannot be read can be told all the same: its language and where it was played."""
    try:
        table = json.loads(raw.partition(_BETWEEN)[0])[2]
        return str(table.get("language", "")), tuple(map(str, table.get("places", ())))
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        return "", ()


def tag_of(raw: bytes) -> str:
    """What kind of message this is, or would be."""
    try:
        return str(json.loads(raw)[2]["is"])
    except (ValueError, TypeError, LookupError, RecursionError):
        return "?"


def readable(raw: bytes, games: dict[str, AnyGame]) -> bool:
    """Whether a table can be read here and now."""
    try:
        table_from(0, raw, games)
    except Exception:
        return False
    return True


def unreadable(table: TableId, broken: Exception) -> TableAside:
    """How a table is set aside that cannot be read."""
    aside = TableAside(table, why(broken), new_code(), int(time() * 1000))
    log.error("table.set_aside", table=table, why=aside.why, code=aside.code)
    return aside
