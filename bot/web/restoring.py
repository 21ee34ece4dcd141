"""What stood on a page before this process began, fetched from the store: the board, what happened, what was whispered.

A message that lives on (the board) comes back under the id that the courier remembers, so that it goes on editing it.
What happened is told anew from the log, and before it who opened the table and who sat down.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from bot.couriers.boards import slot
from bot.tables.domain import turns
from bot.tables.domain.desk import Desk
from bot.tables.looks import screens
from bot.tables.model.intents import PlaceKey, TableId
from bot.tables.model.reply import Screen
from bot.tables.model.table import History, LogLine, Phase
from bot.tables.service import Service
from bot.text.voice import Voice
from bot.web.streams import Shown, WebPlatform
from bot.web.visitor import Visitor
from engine.core.event import heard
from engine.core.seat import Seat

T = TypeVar("T")
Said = tuple[int, str]
"""What was said at the place, and when."""
MANY: Final = 20
"""So many lines of a log are told at once; more, said for the first time, would keep everybody waiting."""


async def restore(service: Service, platform: WebPlatform, visitor: Visitor) -> None:
    """Make the streams of a visitor whole, if they are not."""
    wanting = [one for one in visitor.addresses if _wants(platform, one)]
    desk = await _desk(service, visitor.place) if wanting else None
    for address in wanting:
        if desk is None:
            platform.stream(address).restore(())
        elif address == visitor.place:
            await _restore_place(service, platform, desk, address)
        else:
            seat = desk.table.seat_of(address)
            platform.stream(address).restore(() if seat is None else _whispers(platform, desk, seat))
        platform.let_go(address)


def _wants(platform: WebPlatform, address: str) -> bool:
    stream = platform.stream(address)
    return not stream.whole or platform.lacks(stream)


async def _desk(service: Service, place: PlaceKey) -> Desk | None:
    kept = await service.shelf.load_at(place)
    if kept is None:
        return None
    return service.acts.desk(replace(kept, history=await service.shelf.history(kept.table.id)))


async def _restore_place(service: Service, platform: WebPlatform, desk: Desk, place: PlaceKey) -> None:
    posted = await service.shelf.posted(desk.table.id, slot(place))
    message = "" if posted is None else posted.message
    before = platform.stream(place).messages.get(message)
    lines = await _beside(service, desk, desk.history, lambda: tuple(_lines(platform, desk)))
    now = platform.stream(place).messages
    if not message or now.get(message) is not before:  # meanwhile the board was put there as it is by now
        platform.stream(place).restore(lines)
        return
    screen = screens.board(desk)
    now.pop(message, None)
    platform.restore(place, lines, platform.shown(message, screen), screen)


async def _beside(service: Service, desk: Desk, lines: History, work: Callable[[], T]) -> T:
    """Tell lines of a log: for many others are answered meanwhile."""
    return await service.acts.beside.work(desk.table.game, work, is_long=len(lines) > MANY)


@dataclass
class ToldAnew:
    """What happened at a table, for a reader of another language than its own; what was told once is not read again."""

    service: Service
    platform: WebPlatform
    _of: tuple[TableId, str] | None = None
    _last: LogLine | None = None
    """The last line of the log that was told."""
    _entries: int = 0
    _told: list[Said] = field(default_factory=list)

    async def lines(self, desk: Desk | None, lang: str) -> list[Shown] | None:
        """All of it; None for who reads the table's own language."""
        if desk is None or desk.match is None or desk.table.language == lang:
            return None
        voice = desk.voice(lang)
        news = await self._news(desk.table.id, lang)
        self._told += await _beside(
            self.service, desk, news, lambda: [said for line in news for said in _happened(line, voice)]
        )
        self._last = news[-1] if news else self._last
        self._entries += len(news)
        told = (*_opened(desk, voice), *self._told, *_ended(desk, voice, self._last))
        return list(_shown(self.platform, desk.table.id, told))

    async def _news(self, table: TableId, lang: str) -> History:
        """What is to be told besides; where something was taken back, all of it."""
        if self._of == (table, lang) and self._entries:
            before, *news = await self.service.shelf.history(table, self._entries - 1) or (None,)
            if before == self._last:
                return tuple(news)
        self._of, self._last, self._entries, self._told = (table, lang), None, 0, []
        return await self.service.shelf.history(table)


def _lines(platform: WebPlatform, desk: Desk) -> Iterator[Shown]:
    happened = (one for line in desk.history for one in _happened(line, desk.public))
    last = desk.history[-1] if desk.history else None
    told = (*_opened(desk, desk.public), *happened, *_ended(desk, desk.public, last))
    return _shown(platform, desk.table.id, told)


def _shown(platform: WebPlatform, table: TableId, told: Iterable[Said]) -> Iterator[Shown]:
    for number, (at, text) in enumerate(told):
        yield {**platform.shown(f"log-{table}-{number}", Screen(text)), "at": at}


def _opened(desk: Desk, voice: Voice) -> Iterator[Said]:
    """What was said at the place before anything happened."""
    table = desk.table
    sitters = [(number, one) for number, one in enumerate(table.sitters, 1) if one.person is not None]
    for number, one in sorted(sitters, key=lambda sitter: sitter[1].person != table.host):
        key, about = ("opened", {"game": voice.title()}) if one.person == table.host else ("joined", {"number": number})
        yield table.opened_at, voice(key, name=one.name, **about)
    if desk.match is not None:
        yield table.started_at, voice("begins", hash=desk.match.commitment[: turns.SHORT])


def _happened(line: LogLine, voice: Voice) -> Iterator[Said]:
    return ((line.at, text) for text in voice.happened(heard(line.told, None)))


def _ended(desk: Desk, voice: Voice, last: LogLine | None) -> Iterator[Said]:
    if desk.table.phase is Phase.FINISHED and last is not None:
        yield last.at, voice("seed-opened", seed=desk.table.seed[: turns.SHORT])


def _whispers(platform: WebPlatform, desk: Desk, seat: Seat) -> Iterator[Shown]:
    voice = desk.voice_of(seat)
    header = desk.about(voice, desk.table.sitters[seat].person or "")
    for number, line in enumerate(desk.history):
        own = [one.event for one in line.told if one.to is not None and one.heard_by(seat)]
        if own:
            text = "\n".join((header, *voice.happened(own)))
            yield {**platform.shown(f"whisper-{desk.table.id}-{number}", Screen(text)), "at": line.at}
