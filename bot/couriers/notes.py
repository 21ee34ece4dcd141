"""The one message of a table in a person's private chat, and the one call in public of whoever has no such chat.

A question is a new message, since an edit notifies nobody; the message before it goes. Whoever has just pressed
something in that message is looking: then it shows the next question itself, and only who does not answer is written to
anew. What was answered turns into a line and stays until then. Nothing is uploaded again because somebody else has done
something that this person is not asked about. What only looks different now, and what is not asked any more where
nobody has just answered it, can wait a moment for what comes next: most often that is another question, and one change
shows both. A call names its person once for each question, and goes when it is answered.
"""

from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import blake2b
from typing import Any, TypeAlias

from bot.couriers.mail import Mail
from bot.tables.domain import announcing
from bot.tables.domain.announcing import Notice
from bot.tables.domain.desk import Desk
from bot.tables.looks import screens
from bot.tables.model import views
from bot.tables.model.intents import PlaceKey, TableId
from bot.tables.model.outbox import NoticeChanged, Whisper
from bot.tables.model.reply import A_CALL, Screen
from bot.tables.ports.platform import DoorClosed, MessageGone, MessageId, RetryAfter
from bot.tables.ports.store import Posted, Shelf
from engine.core.action import Composed
from engine.core.seat import Seat

CALLED_AFTER_MS = 8_000
"""Who answers sooner is looking, and needs no call."""
NUDGED_AFTER_MS = 45_000
"""Who was looking when the next question came and has not answered it by then may not have seen it."""
FRESH_AFTER_MS = 12_000
"""A picture in which others have done something is brought up to date after this, with all that was done meanwhile."""
ANSWERED_AFTER_MS = 300
"""What was answered by a press says so after this, unless the next question stands there by then."""
CLOSED_AFTER_MS = 8_000
"""What is not asked any more, or was answered and may not be changed, loses its buttons after this, unless the next
question comes."""
CHANGEABLE_AFTER_MS = 30_000
"""An answer that may still be changed keeps its buttons; whether it may is looked at again after this."""
RECENT = 40
"""What was done to somebody is looked for in so many of the newest lines of the log."""
UNPRESSABLE = "."
"""Stands behind the digest of what has no buttons: it asks for nothing, and may stay as it is."""
ASIDE = "/"
"""Stands before the digest of what somebody was told besides what they are asked."""
DONE = ""
"""What a message is about that asks for nothing any more."""


Late: TypeAlias = Callable[[], Coroutine[Any, Any, None]]
HeldBack: TypeAlias = dict[tuple[TableId, Seat], tuple[int, NoticeChanged]]
"""What waits for its time, by the seat that it is for."""


@dataclass(frozen=True)
class Notes:
    """Keeps notices current."""

    mail: Mail
    shelf: Shelf
    _silent: HeldBack = field(default_factory=dict)
    """Questions that notified nobody, and when that is to be made good. A reminder does so too, if we forget it."""
    _stale: HeldBack = field(default_factory=dict)
    """What is not quite what it should be, and when that is to be changed. Its next question does so too."""
    _answered: HeldBack = field(default_factory=dict)
    """Messages in which an answer was just pressed, and when they become a line. Most often a question comes before."""
    _gone: deque[tuple[PlaceKey, MessageId]] = field(default_factory=lambda: deque(maxlen=200))
    """Calls that were taken away lately."""

    async def carry(self, table: TableId, changed: NoticeChanged, nonce: str) -> None:
        """Bring the notice of a seat up to date with what its person is asked now."""
        kept = await self.shelf.load(table)
        if kept is None:
            return
        desk = self.mail.service.acts.desk(kept)
        wanted = announcing.notice(desk.game, desk.table, desk.match, changed.seat)
        posted = await self.shelf.posted(table, slot(changed.seat))
        if wanted is None or wanted.person != changed.person or not wanted.live:
            if self._stays_open(desk, changed, wanted, posted):
                self._hold(desk, changed, wanted)
            else:
                await self._rest(desk, changed.seat, posted)
                self._put_off(desk, changed, CLOSED_AFTER_MS)
            return
        self._stale.pop((table, changed.seat), None)
        self._answered.pop((table, changed.seat), None)
        followed = await self._followed(desk, changed, wanted)
        if posted is not None and posted.about == _about(wanted):
            await self._edit(desk, changed, wanted, posted)
        elif followed and not wanted.reminds:
            seen = Posted("", _about(wanted), person=wanted.person)
            await self.shelf.keep_posted(table, slot(changed.seat), seen)
            await self._take_away(desk, changed.seat, posted, seen)
            self._unheard(desk, changed.seat, wanted)  # it may have been closed, of which nobody tells us
        elif posted is not None and not wanted.reminds and self.mail.is_open(posted):
            await self._turn_over(desk, changed, wanted, nonce, posted)
        else:
            await self._send(desk, changed.seat, wanted, nonce, posted)

    def _hold(self, desk: Desk, changed: NoticeChanged, wanted: Notice | None) -> None:
        """Leave a message for a moment: for a shorter one if it does not tell the answer yet."""
        key, is_open = (desk.table.id, changed.seat), wanted is not None and wanted.given is not None
        until = desk.now + ANSWERED_AFTER_MS
        if key in self._answered and not is_open:
            until = min(self._answered[key][0], desk.now + CLOSED_AFTER_MS)
        self._answered[key] = until, changed

    def _stays_open(self, desk: Desk, changed: NoticeChanged, wanted: Notice | None, posted: Posted | None) -> bool:
        """Whether somebody has just pressed an answer in it, or did so a moment ago: they were told what they did, and
        are asked the next thing there. What was put together by several presses is put together anew."""
        if (desk.table.id, changed.seat) in self._answered:
            return True
        if posted is None or posted.about == DONE or not self.mail.is_open(posted):
            return False
        return wanted is None or not isinstance(wanted.given, Composed)

    async def says(self, table: TableId, whisper: Whisper) -> bool:
        """Whether the notice of its seat says it as well: something is asked of its person, or it says so from now
        on though nothing is, since that is not worth a message."""
        kept = await self.shelf.load(table) if whisper.seat is not None else None
        if kept is None or whisper.seat is None or not self.mail.platform(whisper.person).folds:
            return False
        desk = self.mail.service.acts.desk(kept)
        wanted = announcing.notice(desk.game, desk.table, desk.match, whisper.seat)
        if wanted is None or wanted.person != whisper.person:
            return False
        if wanted.live:
            return True
        followed = self.mail.follows(wanted.person) and await self._shown_in_hand(desk, whisper.seat, wanted)
        return whisper.quiet and (followed or await self._added(desk, whisper.seat, wanted))

    async def _added(self, desk: Desk, seat: Seat, wanted: Notice) -> bool:
        """Say in the message that stands what its person was told besides; False if none stands."""
        posted = await self.shelf.posted(desk.table.id, slot(seat))
        if posted is None or posted.door is None:
            return False
        if (desk.table.id, seat) not in self._answered:  # else it says so in a moment, when it becomes a line
            if wanted.given is None:
                await self._shown(desk, seat, replace(posted, about=DONE), await self._done(desk, seat, posted))
            else:
                await self._shown(desk, seat, posted, await self._given(desk, seat))
        return await self.shelf.posted(desk.table.id, slot(seat)) is not None

    def due(self, now: int) -> Sequence[tuple[NoticeChanged, Late]]:
        """What was put off until now, and how each is done."""
        nudged = [(one, partial(self._nudge, table, one)) for table, one in _taken(self._silent, now)]
        later = [(one, partial(self._refresh, table, one)) for table, one in _taken(self._stale, now)]
        return nudged + later + [(one, partial(self._settle, table, one)) for table, one in _taken(self._answered, now)]

    def _put_off(self, desk: Desk, changed: NoticeChanged, ms: int) -> None:
        self._stale.setdefault((desk.table.id, changed.seat), (desk.now + ms, changed))

    async def _nudge(self, table: TableId, changed: NoticeChanged) -> None:
        """Write anew to somebody who has not answered what their open message, or hand, asked silently."""
        kept = await self.shelf.load(table)
        posted = await self.shelf.posted(table, slot(changed.seat))
        if kept is None or posted is None or (posted.door is None and posted.message):  # who was called was called
            return
        desk = self.mail.service.acts.desk(kept)
        wanted = announcing.notice(desk.game, desk.table, desk.match, changed.seat)
        if wanted is not None and wanted.live and posted.about == _about(wanted) == _about(changed):
            if self.mail.is_used(table, posted):  # by whoever takes long over it
                self._silent[table, changed.seat] = desk.now + NUDGED_AFTER_MS, changed
                return
            nonce = f"nudge/{table}/{changed.seat}/{changed.asking}"
            write = self._send if posted.door is None or posted.door.rings else self._call
            try:
                await write(desk, changed.seat, wanted, nonce, posted)
            except RetryAfter as busy:
                self._silent[table, changed.seat] = desk.now + int(busy.seconds * 1000) + 1, changed

    async def _refresh(self, table: TableId, changed: NoticeChanged) -> None:
        """Show somebody how things stand, though they are asked nothing new."""
        kept = await self.shelf.load(table)
        if kept is None:
            return
        desk = self.mail.service.acts.desk(kept)
        wanted = announcing.notice(desk.game, desk.table, desk.match, changed.seat)
        posted = await self.shelf.posted(table, slot(changed.seat))
        if wanted is None or not wanted.live:
            await self._rest(desk, changed.seat, posted)
            await self._followed(desk, changed, wanted)
        elif posted is not None and posted.about == _about(wanted):
            await self._shown(desk, changed.seat, posted, await self._notice(desk, changed.seat, wanted))

    async def _settle(self, table: TableId, changed: NoticeChanged) -> None:
        """Say in a message what was just answered there. Its picture stays, its buttons while they are good."""
        kept = await self.shelf.load(table)
        posted = await self.shelf.posted(table, slot(changed.seat))
        if kept is None or posted is None:
            return
        desk = self.mail.service.acts.desk(kept)
        wanted = announcing.notice(desk.game, desk.table, desk.match, changed.seat)
        if wanted is None or wanted.given is None or wanted.person != posted.person:
            await self._refresh(table, changed)
            return
        given = await self._given(desk, changed.seat)
        if posted.shown != digest(given):  # once: an answer may stand for days, and what ends that is told
            await self._shown(desk, changed.seat, posted, given)
            self._answered.setdefault((table, changed.seat), (desk.now + CHANGEABLE_AFTER_MS, changed))

    async def _followed(self, desk: Desk, changed: NoticeChanged, wanted: Notice | None) -> bool:
        """Whether the hand that this person has open says it: then they are called only if they do not act on it."""
        if wanted is None or wanted.person != changed.person or not self.mail.follows(wanted.person):
            return False
        return await self._shown_in_hand(desk, changed.seat, wanted)

    async def _shown_in_hand(self, desk: Desk, seat: Seat, wanted: Notice) -> bool:
        screen = await self._worked(desk, partial(screens.hand, desk, seat, desk.voice_of(seat)))
        screen = await self._below_what_befell(desk, seat, screen)
        return await self.mail.follow(desk.table.id, wanted.person, screen, keeps=not wanted.live)

    async def _done(self, desk: Desk, seat: Seat, posted: Posted) -> Screen:
        if self.mail.shows_hands(posted.person):
            return A_CALL
        desk.history = await self.shelf.history(desk.table.id, max(0, desk.table.entries - 1))
        return screens.notice_done(desk, seat)

    async def _given(self, desk: Desk, seat: Seat) -> Screen:
        return await self._worked(desk, partial(screens.notice_given, desk, seat))

    async def _notice(self, desk: Desk, seat: Seat, wanted: Notice) -> Screen:
        if self.mail.shows_hands(wanted.person):
            return A_CALL
        return await self._worked(desk, partial(screens.notice, desk, seat))

    async def _below_what_befell(self, desk: Desk, seat: Seat, screen: Screen) -> Screen:
        """Whoever comes back is told first what was done to them. That alone makes no message another one."""
        if not screen.rows:
            return screen
        desk.history = await self.shelf.history(desk.table.id, max(0, desk.table.entries - RECENT))
        return await self._worked(desk, partial(screens.below_what_befell, desk, seat, screen))

    async def _worked(self, desk: Desk, work: Callable[[], Screen]) -> Screen:
        return await self.mail.service.acts.beside.work(desk.table.game, work)

    async def _turn_over(self, desk: Desk, changed: NoticeChanged, wanted: Notice, nonce: str, posted: Posted) -> None:
        """The message that somebody is looking at shows the next question."""
        screen = await self._notice(desk, changed.seat, wanted)
        try:
            told = await self._below_what_befell(desk, changed.seat, screen)
            await self.mail.edit(posted.person, posted.door or "", posted.message, told)
        except (MessageGone, DoorClosed):
            await self._send(desk, changed.seat, wanted, nonce, posted)
            return
        shown = replace(posted, about=_about(wanted), shown=digest(screen))
        await self.shelf.keep_posted(desk.table.id, slot(changed.seat), shown)
        self._unheard(desk, changed.seat, wanted)

    async def _send(self, desk: Desk, seat: Seat, wanted: Notice, nonce: str, old: Posted | None) -> None:
        screen = await self._notice(desk, seat, wanted)
        told = await self._below_what_befell(desk, seat, screen)
        sent = await self.mail.to_person(desk.table.id, wanted.person, told, nonce)
        if sent is not None:
            door, message = sent
            posted = Posted(message, _about(wanted), door=door, person=wanted.person, shown=digest(screen))
            await self.shelf.keep_posted(desk.table.id, slot(seat), posted)
            await self._take_away(desk, seat, old, posted)
            if not door.rings:
                self._unheard(desk, seat, wanted)
        else:
            await self._call(desk, seat, wanted, nonce, old)

    def _unheard(self, desk: Desk, seat: Seat, wanted: Notice) -> None:
        """Nobody was told that something stands there: who does not answer soon, or was reminded, is called."""
        wait = 0 if wanted.reminds else NUDGED_AFTER_MS
        asked = NoticeChanged(wanted.person, seat, wanted.asking, wanted.reminds)
        self._silent[desk.table.id, seat] = desk.now + wait, asked

    async def _call(self, desk: Desk, seat: Seat, wanted: Notice, nonce: str, old: Posted | None) -> None:
        """Call somebody by name in public, once they have not answered for a moment, if the others wait for them."""
        if desk.match is None or seat not in views.waiting_for(desk.match.position):
            return
        wait = desk.table.askings[seat].since + CALLED_AFTER_MS - desk.now
        if wait > 0:
            raise RetryAfter(wait / 1000)
        text = desk.public("your-turn-in-public", seat=seat)
        hand = screens.command(desk, desk.public, "hand", "hand", "main")
        for place in self._places(desk, wanted):
            call = Screen(text, rows=((hand,),), named=desk.table.sitters[seat].name)
            message = await self.mail.call(place, wanted.person, call, nonce)
            posted = Posted(message, _about(wanted), person=wanted.person, place=place)
            await self.shelf.keep_posted(desk.table.id, slot(seat), posted)
            await self._take_away(desk, seat, old, posted)

    def _places(self, desk: Desk, wanted: Notice) -> list[PlaceKey]:
        platform = self.mail.platform(wanted.person)
        return [place for place in desk.table.places if self.mail.platform(place) is platform][:1]

    async def _edit(self, desk: Desk, changed: NoticeChanged, wanted: Notice, posted: Posted) -> None:
        screen = await self._notice(desk, changed.seat, wanted)
        same = screen is not A_CALL and _still_says(posted.shown, digest(screen))
        if posted.door is None or (same and all(one.secret for one in wanted.seen.prompts)):
            return
        if same and self.mail.is_charged(posted.person):
            self._put_off(desk, changed, FRESH_AFTER_MS)
        else:
            await self._shown(desk, changed.seat, posted, screen)

    async def _rest(self, desk: Desk, seat: Seat, posted: Posted | None) -> None:
        """Nothing is asked any more: a call goes, a notice becomes a line."""
        if posted is None:
            return
        done = await self._done(desk, seat, posted)
        if posted.about == DONE and posted.shown == digest(done):
            return
        if done is not A_CALL and posted.shown == digest(screens.hand(desk, seat, desk.voice_of(seat))):
            return  # a hand that was asked for, and shows that nothing is asked
        if posted.door is None:
            await self.shelf.drop_posted(desk.table.id, slot(seat))
            await self._take_away(desk, seat, posted, None)
        elif desk.table.is_over or not (posted.shown.endswith(UNPRESSABLE) and self.mail.is_charged(posted.person)):
            await self._shown(desk, seat, replace(posted, about=DONE), done)

    async def _shown(self, desk: Desk, seat: Seat, posted: Posted, screen: Screen) -> None:
        """Make a message that stands say this."""
        if posted.door is None:
            return
        try:
            told = await self._below_what_befell(desk, seat, screen)
            await self.mail.edit(posted.person, posted.door, posted.message, told)
            await self.shelf.keep_posted(desk.table.id, slot(seat), replace(posted, shown=digest(screen)))
        except (MessageGone, DoorClosed):
            await self.shelf.drop_posted(desk.table.id, slot(seat))

    async def _take_away(self, desk: Desk, seat: Seat, old: Posted | None, new: Posted | None) -> None:
        """The message before goes, unless it is the same, or calls somebody else as well who is still awaited."""
        if old is None or (new is not None and old.message == new.message):
            return
        if old.door is not None:
            await self.mail.platform(old.person).delete(old.door, old.message)
        elif old.place and not await self._calls_others(desk, seat, old):
            call = old.place, old.message
            if call not in self._gone:  # two people who answer at once would both take it away
                self._gone.append(call)
                await self.mail.platform(old.place).delete(*call)

    async def _calls_others(self, desk: Desk, seat: Seat, call: Posted) -> bool:
        others = [one for one in range(len(desk.table.sitters)) if one != seat]
        standing = [await self.shelf.posted(desk.table.id, slot(one)) for one in others]
        return any(one is not None and (one.place, one.message) == (call.place, call.message) for one in standing)


def slot(seat: Seat) -> str:
    """Under which the store remembers where the notice of a seat stands."""
    return f"notice/{seat}"


def _about(wanted: Notice | NoticeChanged) -> str:
    return f"{wanted.person}/{wanted.asking}/{wanted.reminds}"


def digest(screen: Screen) -> str:
    """What a notice says and what can be pressed; not its picture, which others' doings change as well."""
    said = repr((screen.text, screen.rows, screen.typed, screen.due_at))
    aside = f"{ASIDE}{_hash(repr(screen.lately))}" if screen.lately else ""
    return _hash(said) + aside + ("" if screen.rows else UNPRESSABLE)


def _still_says(shown: str, now: str) -> bool:
    """Whether what stands is as good as this: what was told besides and is over may go with the next change."""
    return shown == now or shown.partition(ASIDE)[0] == now


def _hash(said: str) -> str:
    return blake2b(said.encode(), digest_size=8).hexdigest()


def _taken(waiting: HeldBack, now: int) -> list[tuple[TableId, NoticeChanged]]:
    """What has waited long enough; it waits no more."""
    late = [key for key, (at, _) in waiting.items() if at <= now]
    return [(key[0], waiting.pop(key)[1]) for key in late]
