"""What has happened to somebody since they acted last: a page tells it before all else, however long ago it was."""

from dataclasses import dataclass
from typing import NamedTuple

from bot.tables.domain.desk import Desk
from bot.tables.model.intents import TableId
from bot.tables.model.table import History, LogLine
from bot.tables.service import Service
from engine.core.match import Acted
from engine.core.seat import Seat


class Since(NamedTuple):
    """What was told since then, by what it is to this person."""

    befallen: tuple[str, ...] = ()
    """What was done to them, what came of the act itself included."""
    beats: tuple[str, ...] = ()
    """What only marks time."""


@dataclass
class Befallen:
    """For one page. The log is read from the last act on, and only when it has grown."""

    service: Service
    _of: tuple[TableId, Seat] | None = None
    _at: int = 0
    """Where in the log that act stands."""
    _act: LogLine | None = None
    _known: tuple[object, Since] = (None, Since())
    """What was worked out last, and of which moment and language."""

    async def since(self, desk: Desk | None, seat: Seat | None, lang: str) -> Since:
        """Line by line; nothing where nobody plays."""
        if desk is None or seat is None or not desk.table.is_playing:
            return Since()
        moment = desk.table.id, seat, desk.table.entries, lang
        if self._known[0] != moment:
            log = await self._since_the_act(desk.table.id, seat)
            voice = desk.voice(lang)
            self._known = moment, Since(tuple(desk.befallen(log, seat, voice)), tuple(desk.beats(log, seat, voice)))
        return self._known[1]

    async def _since_the_act(self, table: TableId, seat: Seat) -> History:
        log = await self.service.shelf.history(table, self._at) if self._of == (table, seat) else ()
        if not log or log[0] != self._act:  # another table, or it was taken back
            self._of, self._at = (table, seat), 0
            log = await self.service.shelf.history(table)
        acts = (at for at, line in enumerate(log) if isinstance(line.entry, Acted) and line.entry.seat == seat)
        begin = max(acts, default=0)
        self._at += begin
        self._act = log[begin] if log else None
        return log[begin:]
