"""How somebody is answered: a toast on the press, a whisper in the group, the private chat, and never in public.

Presses are answered at once and outside every queue, and what comes next in the chat does not wait for that. What is
shown besides is shown in order for each person. Who has not opened the private chat is led there by a link; the group
sees that, and nothing of what it was about.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import structlog
from telegram import (
    Bot,
    CallbackQuery,
    ForceReply,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    Message,
    ReplyParameters,
)
from telegram.error import TelegramError

from bot.couriers import notes
from bot.couriers.trouble import trouble
from bot.tables.handlers.admission import invitation
from bot.tables.model.intents import Door, Person, TableId
from bot.tables.model.profile import Profile
from bot.tables.model.reply import Button, Reply, Screen
from bot.tables.ports.platform import DoorClosed, Failed, MessageGone, RetryAfter
from bot.tables.ports.store import Posted
from bot.tables.service import Service
from bot.telegram import dress, links
from bot.telegram.pacer import Pacer
from bot.telegram.platform import PHOTO, TEXT, Memory, TelegramPlatform
from bot.telegram.rights import ANY, Rights
from bot.telegram.spots import PRIVATE_CHAT, Spot, whisper_door
from bot.telegram.whispers import Ear, Whispers, ephemeral_id
from bot.text import Words

log = structlog.get_logger(__name__)
NEEDS_DOOR = ("join", "confirm", "start")
LONGEST_PATIENCE_SECONDS = 20.0
POINTER_MS = 3_600_000
NOD = "👍"


@dataclass(frozen=True)
class IncomingUpdate:
    """Who wanted something, where, and by what."""

    who: Person
    user: int
    spot: Spot
    query: CallbackQuery | None = None
    message: Message | None = None
    """The typed message."""
    in_forum: bool = False
    """Whether the group has topics."""
    aside: Door | None = None
    """Where the group itself shows this person what nobody else sees, without the private chat."""
    path: str = ""
    """The command that was pressed or typed, for a link that presses it again in private."""

    @property
    def pressed(self) -> str:
        """The pressed message, as ours; empty for a whisper, and for one so old that Telegram shows it no more."""
        message = self.query.message if self.query is not None else None
        if not isinstance(message, Message) or not message.is_accessible or ephemeral_id(message) is not None:
            return ""
        return f"{message.message_id}{PHOTO if message.photo else TEXT}"

    @property
    def ear(self) -> Ear:
        """For a whisper."""
        query, command = self.query.id if self.query else "", ephemeral_id(self.message)
        if self.aside is not None:
            return Ear(self.spot, self.user, at_any_time=True)
        return Ear(self.spot, self.user, query, command)


@dataclass
class Responder:
    """Answers people."""

    bot: Bot
    service: Service
    platform: TelegramPlatform
    whispers: Whispers
    pacer: Pacer
    rights: Rights
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    in_reply: Callable[[str, dict[str, Any]], bool] = lambda _query, _answer: False
    """Answers a press without a call of its own, if that can be."""
    _last: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    """What was begun last to be shown to each person."""
    _answering: set[asyncio.Task[None]] = field(default_factory=set)
    """Presses whose answer is on its way."""
    _offered: Memory[str] = field(default_factory=Memory)
    """The offer that stands at each spot."""
    _pointed: Memory[int] = field(default_factory=Memory)
    """When somebody was pointed to the private chat, by chat and person."""

    async def give(self, asked: IncomingUpdate, reply: Reply) -> None:
        """Answer a press or a typed line."""
        door = await self.door(asked.who)
        if asked.query is not None:
            await self._press(asked, reply, door)
        else:
            self._shown_later(asked, reply, door)

    def acknowledge(self, asked: IncomingUpdate, reply: Reply) -> None:
        """Answer a typed line by which something was done: by a sign on it, else in words."""
        self.later(asked, lambda: self._acknowledged(asked, reply))

    def later(self, asked: IncomingUpdate, show: Callable[[], Awaitable[None]]) -> None:
        """Show something once what was begun for this person is shown."""
        before = self._last.get(asked.user)
        self._last[asked.user] = asyncio.create_task(self._in_order(asked.user, before, show))

    async def finish(self, seconds: float | None = None) -> None:
        """Wait until everything that was begun is answered and shown, or so long."""
        while begun := [*self._answering, *self._last.values()]:
            _, left = await asyncio.wait(begun, timeout=seconds)
            for task in left:
                task.cancel()

    async def door(self, who: Person) -> Door | None:
        """The private chat of a person, if it is open."""
        known = await self.service.shelf.person(who.id)
        return next((door for door in known.ladder if door.kind == PRIVATE_CHAT), None)

    async def aside(self, who: Person, user: int, spot: Spot) -> Door | None:
        """The door in a group where we are an administrator, for whoever has no private chat."""
        if spot.is_private or not self.rights.may(spot.chat, ANY) or await self.door(who) is not None:
            return None
        try:
            known = await self.whispers.are_known(Ear(spot, user), await self.words(who))
        except (Failed, TelegramError):
            return None
        return whisper_door(spot, user) if known else None

    async def words(self, who: Person) -> Words:
        """The language of a person."""
        known = await self.service.shelf.person(who.id)
        return self.service.house.catalogue.words(known.speaks(who))

    # --- in public, and so about nothing ---

    async def ask_for_a_line(self, asked: IncomingUpdate) -> None:
        """Ask somebody to type what they want to do, as a reply that privacy mode lets through."""
        words = await self.words(asked.who)
        await self._publicly(asked, words("telegram-what-to-do"), ForceReply(selective=True))

    async def offer(self, asked: IncomingUpdate, screen: Screen) -> None:
        """Something for everybody to choose from, in the place of what was offered before."""
        sent = await self._publicly(asked, screen.text, self.platform.buttons(screen))
        if sent is not None:
            await self.withdraw(asked.spot)
            self._offered[asked.spot] = f"{sent.message_id}{TEXT}"

    async def withdraw(self, spot: Spot, pressed: str = "") -> None:
        """Take away what was offered there: it was chosen."""
        for offer in {pressed, self._offered.pop(spot, "")} - {""}:
            await self.platform.delete(spot.key, offer)

    async def point(self, asked: IncomingUpdate) -> None:
        """Lead somebody to the private chat; once an hour is enough."""
        now = self.service.clock()
        if self._pointed.get((asked.spot.chat, asked.user), 0) > now - POINTER_MS:
            return
        self._pointed[asked.spot.chat, asked.user] = now
        words = await self.words(asked.who)
        link = await self.link(asked)
        button = InlineKeyboardButton(words("telegram-open-chat"), url=link)
        text = dress.calm(words("telegram-answer-in-private", name=asked.who.name))
        await self._publicly(asked, text, InlineKeyboardMarkup([[button]]))

    async def link(self, asked: IncomingUpdate) -> str:
        """The deep link that opens the private chat and does there what was wanted."""
        table = await self.service.shelf.table_at(asked.spot.key)
        kept = await self.service.shelf.load(table) if table else None
        if kept is None:
            return links.link(self.bot.username, "")
        linked = links.Linked(kept.table.id, asked.path or "hand", invitation(kept.table))
        return links.link(self.bot.username, links.payload(linked))

    async def _publicly(self, asked: IncomingUpdate, text: str, markup: Any) -> Message | None:
        try:
            await self.pacer.turn(asked.spot.chat)
            reply = None
            if asked.message is not None and ephemeral_id(asked.message) is None:
                reply = ReplyParameters(asked.message.message_id, allow_sending_without_reply=True)
            return await self.bot.send_message(
                asked.spot.chat, text, reply_markup=markup, message_thread_id=asked.spot.topic, reply_parameters=reply
            )
        except (Failed, TelegramError) as failed:
            log.info("telegram.unsaid", **trouble(failed))
            return None

    # --- to one person ---

    async def _press(self, asked: IncomingUpdate, reply: Reply, door: Door | None) -> None:
        """Answer a press; who has no private chat yet is shown it in the group, or led there."""
        shows = reply.screen is not None or reply.file is not None
        if asked.spot.is_private or door is not None or asked.aside is not None:
            see = shows and not asked.spot.is_private and self.whispers.proven is False and not reply.text
            text = (await self.words(asked.who))("telegram-see-private") if see else reply.text
            self.toast(asked, text, alert=not reply.ok)
            self._shown_later(asked, replace(reply, text="", why=""), door)
        elif shows:
            self.later(asked, lambda: self._whispered_or_led(asked, reply))
        elif asked.path in NEEDS_DOOR:
            await self.lead(asked)
        else:
            self.toast(asked, reply.text, alert=not reply.ok)

    def _shown_later(self, asked: IncomingUpdate, reply: Reply, door: Door | None) -> None:
        if reply.text or reply.screen is not None or reply.file is not None:
            self.later(asked, lambda: self._show(asked, reply, door))

    async def _whispered_or_led(self, asked: IncomingUpdate, reply: Reply) -> None:
        if await self._whispered(asked, reply):
            self.toast(asked, reply.text, alert=not reply.ok)
        else:
            await self.lead(asked)

    async def _acknowledged(self, asked: IncomingUpdate, reply: Reply) -> None:
        if not await self._nodded(asked):
            await self._show(asked, reply, await self.door(asked.who))
        elif reply.rest:  # all else is said by what comes of it
            await self._show(asked, Reply(reply.rest), await self.door(asked.who))

    def toast(self, asked: IncomingUpdate, text: str = "", *, alert: bool = False) -> None:
        """Answer a press with a few words."""
        self._press_answered(asked, text=dress.fitted(text, dress.MOST_TOAST) or None, show_alert=alert)

    async def lead(self, asked: IncomingUpdate) -> None:
        """Answer a press with a link and no word: clients that are given a text do not open the link."""
        self._press_answered(asked, url=await self.link(asked))

    def _press_answered(self, asked: IncomingUpdate, **answer: Any) -> None:
        """Answer a press, while the chat goes on."""
        if asked.query is None or self.in_reply(asked.query.id, answer):
            return
        task = asyncio.create_task(self._called(asked.query.id, answer))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    async def _called(self, query: str, answer: dict[str, Any]) -> None:
        """A press that is too old to be answered was harmless all the same."""
        try:
            await self.bot.answer_callback_query(query, **answer)
        except TelegramError as failed:
            log.info("telegram.unanswered", **trouble(failed))

    async def _nodded(self, asked: IncomingUpdate) -> bool:
        """Acknowledge a typed line by a sign on it, where its person is told all else in private; False if not so."""
        if asked.message is None or ephemeral_id(asked.message) is not None:
            return False
        if not asked.spot.is_private and await self.door(asked.who) is None:
            return False
        try:
            return await self.bot.set_message_reaction(asked.spot.chat, asked.message.message_id, NOD)
        except TelegramError as failed:
            log.info("telegram.no_nod", **trouble(failed))
            return False

    async def _show(self, asked: IncomingUpdate, reply: Reply, door: Door | None) -> None:
        if asked.spot.is_private:
            door = Door(PRIVATE_CHAT, str(asked.user))
        screen = _together(reply, await self.words(asked.who))
        if reply.file is not None and door is not None:
            await self.platform.send_file(door, reply.file.name, reply.file.content.encode(), reply.text)
        elif screen is None or await self._whispered(asked, replace(reply, screen=screen)):
            return
        elif door is None or not await self._let_in(asked, reply, screen, door):
            await self.point(asked)

    async def _let_in(self, asked: IncomingUpdate, reply: Reply, screen: Screen, door: Door) -> bool:
        """Show it in the private chat; False, and remembered, if that is closed."""
        try:
            await self._in_private(asked, reply, screen, door)
        except DoorClosed:
            await self.service.shelf.change_person(asked.who.id, partial(Profile.closed, door=door))
            return False
        return True

    async def _in_private(self, asked: IncomingUpdate, reply: Reply, screen: Screen, door: Door) -> None:
        if reply.in_place and asked.spot.is_private and asked.pressed:
            stays = reply.idle  # the picture that stands there is as good as another
            with suppress(MessageGone):
                picture = None if stays else await self.service.picture(screen.picture)
                await self.platform.edit(door, asked.pressed, screen, picture)
                return
        sent = await self.platform.send(door, screen, await self.service.picture(screen.picture), "")
        if screen.picture is not None and screen.picture.kind == "seat" and screen.picture.seat is not None:
            hand = Posted(sent, "", door=door, person=asked.who.id, shown=notes.digest(screen))
            await self._replace_notice(screen.picture.table, notes.slot(screen.picture.seat), hand)
            if reply.rest:  # the hand goes when the next one comes
                await self.platform.send(door, Screen(reply.rest), None, "")

    async def _replace_notice(self, table: TableId, slot: str, hand: Posted) -> None:
        """A hand that was asked for is the one message of its table in the private chat; the one before it goes."""
        shelf = self.service.shelf
        before = await shelf.posted(table, slot)
        about = before.about if before is not None and before.person == hand.person else notes.DONE
        await shelf.keep_posted(table, slot, replace(hand, about=about))
        if before is not None and before.door is not None:
            await self.platform.delete(before.door, before.message)

    async def _whispered(self, asked: IncomingUpdate, reply: Reply) -> bool:
        """Show it in the group to this person alone; False if that cannot be."""
        if asked.spot.is_private or reply.screen is None:
            return False
        picture = await self.service.picture(reply.screen.picture)
        if asked.query is not None and reply.in_place and ephemeral_id(asked.query.message) is not None:
            return await self.whispers.edit(asked.query, reply.screen, picture)
        if asked.query is None and ephemeral_id(asked.message) is None and asked.aside is None:
            return False
        return await self.whispers.whisper(asked.ear, reply.screen, picture, await self.words(asked.who))

    # --- in order ---

    async def _in_order(
        self, user: int, before: asyncio.Task[None] | None, show: Callable[[], Awaitable[None]]
    ) -> None:
        if before is not None:
            await asyncio.wait([before])
        try:
            await self._patiently(show)
        except Exception as broken:
            log.info("telegram.unshown", **trouble(broken))
        finally:
            if self._last.get(user) is asyncio.current_task():
                del self._last[user]

    async def _patiently(self, show: Callable[[], Awaitable[None]]) -> None:
        """Show something; when Telegram wants us to wait, a little later."""
        left = LONGEST_PATIENCE_SECONDS
        while left > 0:
            try:
                await show()
            except RetryAfter as busy:
                left -= busy.seconds + 1
                await self.sleep(busy.seconds)
            else:
                return


def _together(reply: Reply, words: Words) -> Screen | None:
    """Text and screen of a reply as one message; a refusal with a way to ask why."""
    if reply.screen is None and not reply.text:
        return None
    screen = reply.screen or Screen("")
    if reply.why:
        why = Button(reply.why, words("telegram-why"), "quiet")
        screen = replace(screen, rows=(*screen.rows, (why,)))
    return replace(screen, text="\n\n".join(part for part in (reply.text, screen.text) if part))
