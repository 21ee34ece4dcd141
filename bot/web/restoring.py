"""What stood on a page before this process began, fetched from the store: the board, what happened, what was whispered.

A message that lives on (the board) comes back under the id that the courier remembers, so that it goes on editing it.
What happened is told anew from the log, and before it who opened the table and who sat down.
"""

from collections.abc import Iterator
from dataclasses import replace

from bot.couriers.boards import slot
from bot.tables.domain import turns
from bot.tables.domain.desk import Desk
from bot.tables.looks import screens
from bot.tables.model.intents import PlaceKey
from bot.tables.model.reply import Screen
from bot.tables.model.table import Phase
from bot.tables.ports.store import Kept
from bot.tables.service import Service
from bot.text.voice import Voice
from bot.web.streams import Shown, WebPlatform
from bot.web.visitor import Visitor
from engine.core.event import heard
from engine.core.seat import Seat


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
    if posted is None:
        platform.stream(place).restore(_lines(platform, desk))
        return
    screen = screens.board(desk)
    platform.stream(place).messages.pop(posted.message, None)
    platform.restore(place, _lines(platform, desk), platform.shown(posted.message, screen), screen)


async def told_anew(service: Service, platform: WebPlatform, desk: Desk | None, lang: str) -> list[Shown] | None:
    """What happened at a table, for a reader of another language than its own; None for everybody else."""
    if desk is None or desk.match is None or desk.table.language == lang:
        return None
    whole = service.acts.desk(Kept(0, desk.table, desk.match, await service.shelf.history(desk.table.id)))
    return list(_lines(platform, whole, whole.voice(lang)))


def _lines(platform: WebPlatform, desk: Desk, voice: Voice | None = None) -> Iterator[Shown]:
    for number, (at, text) in enumerate(_told(desk, voice or desk.public)):
        yield {**platform.shown(f"log-{desk.table.id}-{number}", Screen(text)), "at": at}


def _told(desk: Desk, voice: Voice) -> Iterator[tuple[int, str]]:
    """What was said at the place, and when."""
    table = desk.table
    sitters = [(number, one) for number, one in enumerate(table.sitters, 1) if one.person is not None]
    for number, one in sorted(sitters, key=lambda sitter: sitter[1].person != table.host):
        key, about = ("opened", {"game": voice.title()}) if one.person == table.host else ("joined", {"number": number})
        yield table.opened_at, voice(key, name=one.name, **about)
    if desk.match is not None:
        yield table.started_at, voice("begins", hash=desk.match.commitment[: turns.SHORT])
    for line in desk.history:
        for text in voice.happened(heard(line.told, None)):
            yield line.at, text
    if table.phase is Phase.FINISHED:
        yield desk.history[-1].at, voice("seed-opened", seed=table.seed[: turns.SHORT])


def _whispers(platform: WebPlatform, desk: Desk, seat: Seat) -> Iterator[Shown]:
    voice = desk.voice_of(seat)
    header = desk.about(voice, desk.table.sitters[seat].person or "")
    for number, line in enumerate(desk.history):
        own = [one.event for one in line.told if one.to is not None and one.heard_by(seat)]
        if own:
            text = "\n".join((header, *voice.happened(own)))
            yield {**platform.shown(f"whisper-{desk.table.id}-{number}", Screen(text)), "at": line.at}
