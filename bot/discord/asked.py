"""One interaction as it comes in: who, where, by which door, what may be done there; and the ways to answer it.

Whatever it is, it is acknowledged within a moment: three seconds are short, and one slow table must not make another
one's button fail. What is answered within that moment is its own acknowledgement, one call in the place of two. Answers
are private, always: what everybody is to see goes through the outbox.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import Any, TypedDict

import discord

from bot.discord import dress, spots, troubles
from bot.discord.uploads import Uploads
from bot.tables.model.intents import Door, Person, PlaceKey
from bot.tables.model.reply import File, Painted, Screen

NEEDED = ("view_channel", "send_messages", "attach_files")
IN_THREADS = "send_messages_in_threads"
PICTURE_SECONDS = 0.05
"""A picture that is painted by then stands in the answer; another follows its words."""
LATE_PICTURE_SECONDS = 0.6
"""So long an answer waits for its picture that is no acknowledgement any more: it is one call then instead of two."""
A_MOMENT_SECONDS = 0.07
"""Words that are there by then are their own acknowledgement."""
FIRST_SECONDS = 1.5
"""An answer that is not taken by then is acknowledged first: three seconds are all there is."""
OLD_MS = 1_500
"""What has been on its way for so long is acknowledged before it is done: perhaps nobody waits for it any more."""


class _About(TypedDict):
    view: dress.Layout
    allowed_mentions: discord.AllowedMentions


@dataclass
class IncomingInteraction:
    """An interaction."""

    of: "discord.Interaction[Any]"
    icon: dress.Icon = dress.no_icon
    uploads: Uploads = field(default_factory=Uploads)
    heard: bool | None = True
    """False if it was acknowledged before, by whoever heard of it first; None if nobody waits for an answer now."""
    began: float = field(default_factory=monotonic)
    _first: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the first word is said: there can only be one."""
    _original: int = 0
    """The number of what the first answer made or changed."""

    @property
    def delivery(self) -> str:
        """Its own id: the same interaction told twice is the same delivery."""
        return f"{spots.NAME}:{self.of.id}"

    @property
    def who(self) -> Person:
        """Whoever asks."""
        user, may = self.of.user, self.of.permissions
        manages = not (self.in_private or self.carried) and (may.manage_channels or may.manage_guild)
        return Person(spots.person_id(user.id), user.display_name, str(self.of.locale), manages)

    @property
    def in_private(self) -> bool:
        """Whether it was asked in the private chat with us."""
        return self.of.guild_id is None and not self.of.context.private_channel

    @property
    def carried(self) -> bool:
        """Whether whoever asks brought us along, to a place that has nothing to do with us."""
        return self.of.is_user_integration() and not self.of.is_guild_integration()

    @property
    def place(self) -> PlaceKey:
        """Where; empty in private."""
        return (
            "" if self.in_private or self.carried or self.of.channel_id is None else spots.place_key(self.of.channel_id)
        )

    @property
    def door(self) -> Door:
        """The private door that is open because of it."""
        if self.in_private and self.of.channel_id is not None:
            return spots.dm_door(self.of.channel_id)
        return spots.ephemeral_door(self.of.user.id)

    @property
    def lacking(self) -> tuple[str, ...]:
        """What we may not do here and need; an answer that only its reader sees needs nothing."""
        if self.in_private or self.carried:
            return ()
        is_thread = isinstance(self.of.channel, discord.Thread)
        needed = tuple(IN_THREADS if is_thread and one == "send_messages" else one for one in NEEDED)
        return tuple(one for one in needed if not getattr(self.of.app_permissions, one))

    @property
    def answers_in_place(self) -> bool:
        """Whether the message that was pressed is private itself, so that its answer may take its place."""
        message = self.of.message
        return message is not None and (self.in_private or message.flags.ephemeral)

    def is_old(self, now: int) -> bool:
        """Whether it was long on its way."""
        return now - int(self.of.created_at.timestamp() * 1000) > OLD_MS

    @property
    def patience(self) -> float:
        """How many seconds an answer may still wait for its picture."""
        seconds = LATE_PICTURE_SECONDS if self.of.response.is_done() else PICTURE_SECONDS
        return max(0.0, self.began + seconds - monotonic())

    @property
    def there(self) -> dress.There:
        """What is attached to the private message that was pressed: what we have changed since then counts."""
        message = self.of.message
        if message is None or not self.answers_in_place:
            return ()
        return self.uploads.of(message.id) or message.attachments

    def shows(self, message: int, picture: Painted | None) -> bool:
        """Whether this picture stands in an answer already."""
        return picture is not None and bool(dress.kept(picture, self.uploads.of(message)))

    async def acknowledge(self, after: float = 0.0) -> None:
        """Say that it was heard, if it is not answered by then."""
        await asyncio.sleep(after)
        async with self._first:
            if self.heard and not self.of.response.is_done():
                await self._defer()

    async def _defer(self) -> None:
        try:
            if self.answers_in_place:
                await self.of.response.defer()
            else:
                await self.of.response.defer(ephemeral=True, thinking=True)
        except discord.HTTPException as refused:
            self.heard = False if refused.code == troubles.ALREADY_ACKNOWLEDGED else None

    async def answer(
        self, screen: Screen, picture: Painted | None = None, file: File | None = None, in_place: bool = False
    ) -> int:
        """Answer in private: in the place of what was pressed, of the thinking, or below; the message's number."""
        if in_place or not self.answers_in_place:
            return await self._say(screen, picture, file, self.there if in_place and picture is not None else ())
        await self.acknowledge()
        view, files = dress.layout(screen, picture, file, self.icon), dress.files(picture, file)
        sent = await self.of.followup.send(
            view=view, files=files, ephemeral=True, allowed_mentions=dress.NOBODY, wait=True
        )
        self.uploads.keep(sent)
        return sent.id

    async def answer_in_words(self, screen: Screen, in_place: bool) -> int:
        """Answer before the picture is painted; the one that stands there stays until then, whichever it is by now."""
        if not (in_place and self.there):
            return await self.answer(screen, in_place=in_place)
        return await self._say(screen, None, there=self.there)

    async def change(self, screen: Screen, picture: Painted | None, keeps: bool = False) -> int:
        """Make what was pressed, or what was answered in the place of the thinking, say this; its number."""
        there = self.uploads.of(self._original) if keeps or picture is not None else ()
        return await self._say(screen, picture, there=there)

    async def _say(
        self, screen: Screen, picture: Painted | None, file: File | None = None, there: dress.There = ()
    ) -> int:
        """Say this; what of `there` can stay is not uploaded again, and without a picture all of it stays."""
        try:
            return await self._said(screen, picture, file, there)
        except discord.HTTPException as refused:
            if not there or refused.code != troubles.INVALID_FORM:
                raise
        if not self.of.response.is_done():
            await self._defer()
        return await self._said(screen, picture, file, ())  # what stood there was just taken away

    async def _said(self, screen: Screen, picture: Painted | None, file: File | None, there: dress.There) -> int:
        view = dress.layout(screen, picture, file, self.icon, there)
        attached = partial(dress.attached, picture, file, there)
        async with self._first:
            if self.heard and not self.of.response.is_done():
                try:
                    async with asyncio.timeout(FIRST_SECONDS):
                        return await self._at_once(view, attached)
                except TimeoutError:  # the library tries again and again, and an acknowledgement cannot wait
                    await self._defer()
        sent = await self.of.edit_original_response(view=view, attachments=attached(), allowed_mentions=dress.NOBODY)
        return self._keep(sent)

    def _keep(self, sent: discord.Message) -> int:
        self._original = sent.id
        self.uploads.keep(sent)
        return sent.id

    async def _at_once(self, view: dress.Layout, attached: Callable[[], Any]) -> int:
        respond, about = self.of.response, _About(view=view, allowed_mentions=dress.NOBODY)
        done: discord.InteractionCallbackResponse[Any] | None
        try:
            if self.answers_in_place:
                done = await respond.edit_message(attachments=attached(), **about)
            else:
                done = await respond.send_message(files=attached(), ephemeral=True, **about)
        except discord.HTTPException as refused:
            if refused.code != troubles.INVALID_FORM:
                self.heard = False if refused.code == troubles.ALREADY_ACKNOWLEDGED else None
            raise
        if done is not None and isinstance(done.resource, discord.Message):
            return self._keep(done.resource)
        return (done.message_id if done is not None else None) or 0

    async def change_below(self, message: int, screen: Screen, picture: Painted | None, keeps: bool = False) -> int:
        """Make an answer that was sent below say this; its number."""
        there = self.uploads.of(message) if keeps or picture is not None else ()
        view = dress.layout(screen, picture, icon=self.icon, there=there)
        attached = dress.attached(picture, there=there)
        self.uploads.forget(message)
        sent = await self.of.followup.edit_message(
            message, view=view, attachments=attached, allowed_mentions=dress.NOBODY
        )
        self.uploads.keep(sent)
        return message
