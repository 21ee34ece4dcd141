"""The one live notice of a person at a table: sent when something new is asked, marked done when it was answered."""

from dataclasses import dataclass

from bot.couriers.mail import Mail
from bot.tables import notices, screens
from bot.tables.desk import Desk
from bot.tables.intents import TableId
from bot.tables.notices import Notice
from bot.tables.outbox import NoticeChanged
from bot.tables.port import DoorClosed, MessageGone
from bot.tables.screen import Screen
from bot.tables.shelf import Posted, Shelf
from engine.core import run
from engine.core.seat import Seat


@dataclass(frozen=True)
class Notes:
    """Keeps notices current."""

    mail: Mail
    shelf: Shelf

    async def carry(self, table: TableId, changed: NoticeChanged, nonce: str) -> None:
        """Bring the notice of a seat up to date with what its person is asked now."""
        kept = await self.shelf.load(table)
        if kept is None:
            return
        desk = self.mail.service.desk(kept)
        wanted = notices.notice(desk.game, desk.table, desk.match, changed.seat)
        posted = await self.shelf.posted(table, _slot(changed.seat))
        followed = await self._followed(desk, changed, wanted)
        if wanted is None or wanted.person != changed.person or not wanted.live:
            await self._close(desk, changed.seat, posted)
        elif posted is not None and posted.about == _about(wanted):
            await self._edit(desk, changed.seat, posted)
        else:
            await self._close(desk, changed.seat, posted)
            if followed and not wanted.reminds:
                seen = Posted("", about=_about(wanted), person=wanted.person)
                await self.shelf.keep_posted(table, _slot(changed.seat), seen)
            else:
                await self._send(desk, changed.seat, wanted, nonce)

    async def _followed(self, desk: Desk, changed: NoticeChanged, wanted: Notice | None) -> bool:
        """Whether the hand that this person has open says it: then they are called only if they do not act on it."""
        if wanted is None or wanted.person != changed.person:
            return False
        screen = screens.hand(desk, changed.seat, desk.voice_of(changed.seat))
        return await self.mail.follow(desk.table.id, wanted.person, screen)

    async def _send(self, desk: Desk, seat: Seat, wanted: Notice, nonce: str) -> None:
        sent = await self.mail.to_person(desk.table.id, wanted.person, screens.notice(desk, seat), nonce)
        if sent is not None:
            door, message = sent
            posted = Posted(message, about=_about(wanted), door=door, person=wanted.person)
            await self.shelf.keep_posted(desk.table.id, _slot(seat), posted)
        elif desk.match is not None and seat in run.waiting_for(desk.match.position):
            text = desk.public("your-turn-in-public", seat=seat)
            hand = screens.command(desk, desk.public, "hand", "hand", "main")
            for place in desk.table.places:
                if self.mail.platform(place) is self.mail.platform(wanted.person):
                    await self.mail.call(place, wanted.person, Screen(text, rows=((hand,),)), nonce)

    async def _edit(self, desk: Desk, seat: Seat, posted: Posted) -> None:
        if posted.door is not None:
            try:
                await self.mail.edit(posted.person, posted.door, posted.message, screens.notice(desk, seat))
            except (MessageGone, DoorClosed):
                await self.shelf.drop_posted(desk.table.id, _slot(seat))

    async def _close(self, desk: Desk, seat: Seat, posted: Posted | None) -> None:
        if posted is None or posted.door is None:
            return
        try:
            done = screens.notice_done(desk, seat)
            await self.mail.edit(posted.person, posted.door, posted.message, done)
        except (MessageGone, DoorClosed):
            pass
        await self.shelf.drop_posted(desk.table.id, _slot(seat))


def _slot(seat: Seat) -> str:
    return f"notice/{seat}"


def _about(wanted: Notice) -> str:
    return f"{wanted.person}/{wanted.asking}/{wanted.reminds}"
