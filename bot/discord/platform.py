"""The way out: sends, edits and deletes messages in Discord, each in its turn, always as the bot itself.

Tokens of interactions die after fifteen minutes, so no message uses one: a board lives for weeks. Only a hand that
somebody has open is changed by its token (`hands.py`).
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from typing import Any, Final, TypeAlias, TypeVar

import discord
import structlog

from bot.discord import dress
from bot.discord.calls import Calls
from bot.discord.hands import Hands, PaintsHand
from bot.discord.pacer import Kind, Pacer
from bot.discord.spots import NAME, channel_of, place_key, user_of
from bot.discord.troubles import understood
from bot.discord.uploads import Uploads
from bot.tables.model.intents import Door, PersonId, PlaceKey, TableId
from bot.tables.model.reply import Painted, Screen
from bot.tables.ports.platform import Destination, Failed, Hushed, MessageId, TakesNoFile
from bot.text import Catalogue

T = TypeVar("T")
log = structlog.get_logger(__name__)
MOST_ROOM_NAME: Final = 100
ROOM_MINUTES: Final = 4320
"""A room in which nobody has written for so long is put away by the service; whoever writes opens it again."""
PATIENCE_SECONDS = 12.0
"""A call that takes longer is tried again later: one slow channel must not hold up the others."""
WORDY_MS = 60_000
OLD_SECONDS = 3_500
"""Messages older than an hour may be changed so much less often that a change of them has a pace of its own."""
SendsScreen: TypeAlias = Callable[[Screen, Painted | None], Awaitable[Any]]
PLAIN, RICH = "t", "v"
"""How a message was made stands behind its number: one made of components cannot become a plain one again."""


class DiscordPlatform:
    """A `Platform`."""

    name = NAME
    folds = True

    def __init__(
        self, client: discord.Client, pacer: Pacer, hands: Hands, catalogue: Catalogue, icon: dress.Icon = dress.no_icon
    ) -> None:
        self._icon = icon
        self._client = client
        self._pacer = pacer
        self._hands = hands
        self._catalogue = catalogue
        self._pins: set[int] = set()
        """Channels where we may pin."""
        self._wordy: dict[int, int] = {}
        """Channels where we can attach nothing, and until when we do not try."""
        self._why: dict[int, str] = {}
        """The words that say why."""
        self.uploads = Uploads()
        self._calls = Calls(self._send_call)

    async def send(self, to: Destination, screen: Screen, picture: Painted | None, nonce: str) -> MessageId:
        """Send a new message; the service knows it by `nonce` if it is sent again within minutes."""
        if screen.mentions is not None:
            return await self._calls.call(to, screen, nonce)
        if dress.is_plain(screen):
            return await self._send(to, nonce, PLAIN, content=dress.content(screen))
        message: MessageId = await self._shown(to, screen, picture, partial(self._send_rich, to, nonce))
        await self._pinned(to, screen, message)
        return message

    async def edit(self, to: Destination, message: MessageId, screen: Screen, picture: Painted | None) -> None:
        """Make a sent message say this instead."""
        if message.endswith(RICH) or not dress.is_plain(screen):
            await self._shown(to, screen, picture, partial(self._edit_rich, to, message))
        else:
            await self._edit(to, message, content=dress.content(screen))

    async def delete(self, to: Destination, message: MessageId) -> None:
        """Take a message away; one that stays is only in the way."""
        try:
            await self._delete(to, message)
        except Failed:
            return

    async def follow(self, person: PersonId, table: TableId, screen: Screen, paint: PaintsHand | None) -> bool:
        """Make the hand that somebody has open show this; False if none is open."""
        return await self._hands.follow(person, table, screen, paint)

    def is_used(self, person: PersonId, table: TableId) -> bool:
        """Whether somebody has just pressed something in the hand that they have open."""
        return self._hands.is_used(person, table)

    async def open_room(self, place: PlaceKey, name: str, people: Sequence[PersonId]) -> PlaceKey | None:
        """A private thread of the channel; None if we may not open one, as in a thread."""
        http = self._client.http
        try:
            made = await http.start_thread_without_message(
                channel_of(place),
                name=dress.fitted(name, MOST_ROOM_NAME),
                auto_archive_duration=ROOM_MINUTES,
                type=discord.ChannelType.private_thread.value,
                invitable=False,
            )
        except discord.HTTPException as refused:
            log.info("discord.no_room", code=refused.code)
            return None
        for person in people:
            with suppress(discord.HTTPException):
                await http.add_user_to_thread(int(made["id"]), user_of(person))
        return place_key(int(made["id"]))

    def changed(self, channel: int) -> None:
        """What we may do in a channel is different now: a picture can be tried again."""
        self._wordy.pop(channel, None)

    async def _shown(self, to: Destination, screen: Screen, picture: Painted | None, show: SendsScreen) -> Any:
        """Show a screen; in words where we may write and not attach, or where no file is taken for now."""
        channel, now = channel_of(to), self._pacer.clock()
        if picture is None or isinstance(to, Door):
            return await show(screen, picture)
        is_tried = now >= self._wordy.get(channel, 0)
        if is_tried:
            try:
                return await show(screen, picture)
            except Hushed as hushed:
                if hushed.why != "right":
                    raise
                self._why[channel] = "discord-board-in-words"
            except TakesNoFile:
                self._why[channel] = "discord-no-files-now"
        words = self._catalogue.words(screen.picture.language if screen.picture else "")
        why = words(self._why.get(channel, "discord-board-in-words"))
        made = await show(dress.in_words(screen, picture, why), None)
        if is_tried:
            self._wordy[channel] = now + WORDY_MS
        return made

    async def _send_rich(self, to: Destination, nonce: str, screen: Screen, picture: Painted | None) -> MessageId:
        shown = {"view": dress.layout(screen, picture, icon=self._icon), "files": dress.files(picture)}
        return await self._send(to, nonce, RICH, **shown)

    async def _edit_rich(self, to: Destination, message: MessageId, screen: Screen, picture: Painted | None) -> None:
        content: dict[str, Any] = {"content": None} if message.endswith(PLAIN) else {}
        there = () if picture is None else self.uploads.of(_number(message))
        attachments = dress.attached(picture, there=there)
        view = dress.layout(screen, picture, icon=self._icon)
        try:
            sent = await self._edit(to, message, view=view, attachments=attachments, **content)
        except Failed:
            self.uploads.forget(_number(message))
            raise
        self.uploads.keep(sent)

    async def _edit(self, to: Destination, message: MessageId, **shown: Any) -> discord.Message:
        there = self._message(to, message)
        age = self._pacer.clock() / 1000 - there.created_at.timestamp()
        kind: Kind = "edit" if age < OLD_SECONDS else "edit-old"
        return await self._in_turn(to, kind, lambda: there.edit(allowed_mentions=dress.NOBODY, **shown))

    async def open_thread(self, place: PlaceKey, name: str) -> PlaceKey | None:
        """A public thread of a channel; None if we may not open one."""
        try:
            made = await self._client.http.start_thread_without_message(
                channel_of(place),
                name=dress.fitted(name, MOST_ROOM_NAME),
                auto_archive_duration=ROOM_MINUTES,
                type=discord.ChannelType.public_thread.value,
            )
        except discord.HTTPException as refused:
            log.info("discord.no_thread", code=refused.code)
            return None
        return place_key(int(made["id"]))

    async def open_post(
        self, forum: int, name: str, screen: Screen, picture: Painted | None
    ) -> tuple[PlaceKey, MessageId] | None:
        """A post of a forum that begins with this, and its first message; None if we may not open one."""
        there = self._client.get_channel(forum)
        if not isinstance(there, discord.ForumChannel):
            return None
        open_to_us = [tag for tag in there.available_tags if not tag.moderated]
        try:
            made = await there.create_thread(
                name=dress.fitted(name, MOST_ROOM_NAME),
                auto_archive_duration=ROOM_MINUTES,
                applied_tags=open_to_us[:1] if there.flags.require_tag else [],
                view=dress.layout(screen, picture, icon=self._icon),
                files=dress.files(picture),
                allowed_mentions=dress.NOBODY,
            )
        except discord.HTTPException as refused:
            log.info("discord.no_post", code=refused.code)
            return None
        self.uploads.keep(made.message)
        return place_key(made.thread.id), f"{made.message.id}{RICH}"

    def opens(self, place: PlaceKey, message: MessageId) -> bool:
        """Whether a place begins with this message, as a post of a forum does: both have the same number."""
        return _number(message) == channel_of(place)

    def allowed(self, channel: int, pins: bool) -> None:
        """What somebody who asked for something has shown that we may do there besides."""
        (self._pins.add if pins else self._pins.discard)(channel)

    async def _pinned(self, to: Destination, screen: Screen, message: MessageId) -> None:
        """Keep the board at hand where we may pin; the pin goes with the message."""
        wanted, channel = screen.picture, channel_of(to)
        if isinstance(to, Door) or channel not in self._pins or wanted is None or wanted.kind != "board":
            return
        try:
            with understood(to):
                await self._message(to, message).pin()
        except Failed:
            self._pins.discard(channel)

    async def _delete(self, to: Destination, message: MessageId) -> None:
        there = self._message(to, message)
        await self._in_turn(to, "delete", there.delete)

    async def _send_call(self, to: Destination, screens: list[Screen], nonce: str) -> MessageId:
        called = [discord.Object(int(one.mentions.partition(":")[2])) for one in screens if one.mentions]
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=called, replied_user=False)
        content = dress.fitted(dress.called(screens), dress.MOST_CONTENT)
        return await self._send(
            to, nonce, PLAIN, content=content, view=dress.calling(screens[0], self._icon), allowed_mentions=allowed
        )

    async def _send(self, to: Destination, nonce: str, made: str, **shown: Any) -> MessageId:
        room = self._client.get_partial_messageable(channel_of(to))
        shown.setdefault("allowed_mentions", dress.NOBODY)
        sent = await self._in_turn(to, "send", lambda: room.send(nonce=_short(nonce), **shown))
        self.uploads.keep(sent)
        return f"{sent.id}{made}"

    async def _in_turn(self, to: Destination, kind: Kind, call: Callable[[], Awaitable[T]]) -> T:
        await self._pacer.turn(channel_of(to), kind)
        with understood(to):
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await call()

    def _message(self, to: Destination, message: MessageId) -> discord.PartialMessage:
        room = self._client.get_partial_messageable(channel_of(to))
        return room.get_partial_message(_number(message))


def _number(message: MessageId) -> int:
    return int(message.rstrip(PLAIN + RICH))


def _short(nonce: str) -> str:
    """As the service wants it: at most 25 characters."""
    return blake2b(nonce.encode(), digest_size=12).hexdigest()
