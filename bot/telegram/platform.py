"""The way out: sends, edits and deletes messages in Telegram, each in its turn."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from typing import Any, Generic, Protocol, TypeVar

from telegram import Bot, InputFile, InputMediaPhoto, Message
from telegram.error import BadRequest, NetworkError, TelegramError

from bot.tables.model.intents import Door, TableId
from bot.tables.model.reply import Painted, Screen
from bot.tables.ports import platform
from bot.tables.ports.platform import Destination, MessageId
from bot.telegram import dress, links
from bot.telegram.icons import Icons
from bot.telegram.pacer import Pacer
from bot.telegram.rights import PINS, Rights
from bot.telegram.spots import NAME, WHISPER, Spot, spot_of, user_of
from bot.telegram.troubles import is_same, understood
from bot.text import Catalogue

T = TypeVar("T")
PHOTO, TEXT = "p", "t"
MOST_REMEMBERED = 2_000
NO_PHOTOS = ("not enough rights to send photos", "internal server error", "insufficient storage")
"""A group may forbid pictures, and Telegram's own disk may be full: then a board is told in words."""
LOOKS_MS = 30_000
"""Whoever has pressed something is taken to look at it for so long."""
NO_TEXT = "there is no text in the message"


class Memory(OrderedDict[Any, T], Generic[T]):
    """A dictionary that forgets what it was told longest ago."""

    def __setitem__(self, key: Any, value: T) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > MOST_REMEMBERED:
            self.popitem(last=False)


class InWhispers(Protocol):
    """Sends, changes and deletes what one person alone sees in a group."""

    async def send(self, door: Door, screen: Screen, picture: Painted | None) -> MessageId: ...
    async def change(self, door: Door, message: MessageId, screen: Screen, picture: Painted | None) -> None: ...
    async def delete(self, door: Door, message: MessageId) -> None: ...


@dataclass
class TelegramPlatform:
    """A `Platform`. What it remembers only saves uploads and idle edits: it may be lost at any time."""

    bot: Bot
    pacer: Pacer
    catalogue: Catalogue
    rights: Rights
    icons: Icons
    name: str = NAME
    folds: bool = True
    whispers: "InWhispers | None" = None
    """What is shown to one person inside a group."""
    _files: Memory[str] = field(default_factory=Memory)
    """Telegram's ids of pictures by their content."""
    _shown: Memory[str] = field(default_factory=Memory)
    """What stands in a message, as a digest."""
    _open: Memory[tuple[int, int]] = field(default_factory=Memory)
    """What somebody has pressed last in their private chat, and until when they are taken to look at it."""

    def pressed(self, chat: int, message: MessageId) -> None:
        """Somebody has pressed something in this message of their private chat."""
        self._open[chat] = number_of(message), self.pacer.clock() + LOOKS_MS

    def wrote_below(self, chat: int) -> None:
        """Something else stands below what somebody pressed."""
        self._open.pop(chat, None)

    def looks_at(self, door: Door, message: MessageId) -> bool:
        """Whether its reader has just pressed something in this message, and nothing stands below it."""
        number, until = self._open.get(spot_of(door).chat, (0, 0))
        return number == number_of(message) and self.pacer.clock() < until

    async def send(self, to: Destination, screen: Screen, picture: Painted | None, nonce: str) -> MessageId:
        """Send a new message. Telegram has nothing to tell a repeated sending by, so `nonce` is of no use here."""
        if isinstance(to, Door) and to.kind == WHISPER:
            return await self._in_whispers().send(to, screen, picture)
        spot = spot_of(to)
        self.wrote_below(spot.chat)
        message = await self._in_turn(to, lambda: self._send(spot, screen, picture))
        await self._pinned(to, screen, message)
        return message

    def _in_whispers(self) -> InWhispers:
        if self.whispers is None:
            raise platform.DoorClosed
        return self.whispers

    async def _pinned(self, to: Destination, screen: Screen, message: MessageId) -> None:
        """Keep the board at hand where we may pin, without a sound; the pin goes with the message."""
        spot, wanted = spot_of(to), screen.picture
        if isinstance(to, Door) or wanted is None or wanted.kind != "board" or not self.rights.may(spot.chat, PINS):
            return
        try:
            await self.bot.pin_chat_message(spot.chat, number_of(message), disable_notification=True)
        except TelegramError:
            self.rights.changed(spot.chat)

    async def edit(self, to: Destination, message: MessageId, screen: Screen, picture: Painted | None) -> None:
        """Make a sent message say this instead; an edit that would change nothing costs no turn."""
        if isinstance(to, Door) and to.kind == WHISPER:
            await self._in_whispers().change(to, message, screen, picture)
            return
        spot, digest = spot_of(to), _digest(screen, picture)
        if self._shown.get((spot.chat, message)) == digest:
            return
        await self._in_turn(to, lambda: self._edit(spot, message, screen, picture))
        self._shown[spot.chat, message] = digest

    async def delete(self, to: Destination, message: MessageId) -> None:
        """Take a message away. What is too old for that keeps standing, without its buttons."""
        if isinstance(to, Door) and to.kind == WHISPER:
            await self._in_whispers().delete(to, message)
            return
        spot, number = spot_of(to), number_of(message)
        try:
            await self.bot.delete_message(spot.chat, number)
        except BadRequest as bad:
            if "can't be deleted" in bad.message.lower():
                await self._bare(to, number)
        except TelegramError:
            return

    def door_link(self, table: TableId, path: str) -> str:
        """The address that opens somebody's private chat and gives a command there."""
        return links.link(self.bot.username, links.payload(links.Linked(table, path)))

    async def send_file(self, to: Destination, name: str, content: bytes, words: str) -> None:
        """Send a document."""
        spot = spot_of(to)
        self.wrote_below(spot.chat)
        file = InputFile(content, name)
        await self._in_turn(
            to,
            lambda: self.bot.send_document(
                spot.chat,
                file,
                caption=dress.fitted(dress.calm(words), dress.MOST_CAPTION),
                message_thread_id=spot.topic,
            ),
        )

    async def _in_turn(self, to: Destination, call: Callable[[], Awaitable[T]]) -> T:
        spot = spot_of(to)
        await self.pacer.turn(spot.chat)
        try:
            with understood(spot, platform.DoorClosed if isinstance(to, Door) else platform.PlaceGone):
                return await self._with_or_without_icons(call)
        except platform.RetryAfter as busy:
            await self.pacer.hold(spot.chat, busy.seconds)
            raise

    async def _with_or_without_icons(self, call: Callable[[], Awaitable[T]]) -> T:
        try:
            return await call()
        except BadRequest as bad:
            if not self.icons.are_refused(bad):
                raise
            return await call()

    async def _send(self, spot: Spot, screen: Screen, picture: Painted | None) -> MessageId:
        if picture is None:
            return await self._send_text(spot, screen)
        try:
            return await self._send_photo(spot, screen, picture)
        except NetworkError as bad:
            if not _takes_no_photo(bad):
                raise
        return await self._send_text(spot, _in_words(screen, picture))

    async def _send_text(self, spot: Spot, screen: Screen) -> MessageId:
        sent = await self.bot.send_message(
            spot.chat,
            dress.text_of(screen, dress.MOST_TEXT),
            entities=dress.entities_of(screen, dress.MOST_TEXT),
            reply_markup=self.buttons(screen),
            message_thread_id=spot.topic,
        )
        if screen.mentions is not None and not dress.calls(sent.entities):
            again = await self._called_by_name(spot, screen, user_of(screen.mentions))
            if again is not None:
                await self.bot.delete_message(spot.chat, sent.message_id)
                sent = again
        return f"{sent.message_id}{TEXT}"

    async def _called_by_name(self, spot: Spot, screen: Screen, user: int) -> Message | None:
        """Call somebody by the name that they chose: Telegram drops, and does not say so, the mention by number of a
        person whom it does not let us see. None if they have no such name."""
        with suppress(TelegramError):
            name = (await self.bot.get_chat_member(spot.chat, user)).user.username
            if name:
                text = dress.by_name(screen, name)
                markup = self.buttons(screen)
                return await self.bot.send_message(spot.chat, text, reply_markup=markup, message_thread_id=spot.topic)
        return None

    async def _send_photo(self, spot: Spot, screen: Screen, picture: Painted) -> MessageId:
        sent = await self.bot.send_photo(
            spot.chat,
            self.file(picture),
            dress.text_of(screen, dress.MOST_CAPTION),
            caption_entities=dress.entities_of(screen, dress.MOST_CAPTION),
            reply_markup=self.keyboard(screen),
            message_thread_id=spot.topic,
        )
        self.remember(picture, sent)
        message = f"{sent.message_id}{PHOTO}"
        self._shown[spot.chat, message] = _digest(screen, picture)
        return message

    async def _edit(self, spot: Spot, message: MessageId, screen: Screen, picture: Painted | None) -> None:
        number = number_of(message)
        try:
            if picture is not None:
                await self._edit_photo(spot, number, screen, picture)
            elif message.endswith(TEXT):
                await self._edit_text(spot, number, screen)
            else:
                await self._edit_caption(spot, number, screen)
        except BadRequest as bad:
            if not is_same(bad):
                raise

    async def _edit_photo(self, spot: Spot, number: int, screen: Screen, picture: Painted) -> None:
        """A message of words becomes one with a picture as well, where pictures are let in."""
        media, keyboard = self.media(screen, picture), self.keyboard(screen)
        try:
            sent = await self.bot.edit_message_media(media, spot.chat, number, reply_markup=keyboard)
        except NetworkError as bad:
            if not _takes_no_photo(bad):
                raise
            await self._edit_text(spot, number, _in_words(screen, picture))
        else:
            self.remember(picture, sent)

    async def _edit_text(self, spot: Spot, number: int, screen: Screen) -> None:
        """The words of a message, be it that it has become a picture since."""
        text, entities = dress.text_of(screen, dress.MOST_TEXT), dress.entities_of(screen, dress.MOST_TEXT)
        try:
            await self.bot.edit_message_text(
                text, spot.chat, number, entities=entities, reply_markup=self.buttons(screen)
            )
        except BadRequest as bad:
            if NO_TEXT not in bad.message.lower():
                raise
            await self._edit_caption(spot, number, screen)

    async def _edit_caption(self, spot: Spot, number: int, screen: Screen) -> None:
        await self.bot.edit_message_caption(
            spot.chat,
            number,
            None,
            dress.text_of(screen, dress.MOST_CAPTION),
            caption_entities=dress.entities_of(screen, dress.MOST_CAPTION),
            reply_markup=self.keyboard(screen),
        )

    async def _bare(self, to: Destination, number: int) -> None:
        with suppress(platform.Failed):
            await self._in_turn(to, lambda: self.bot.edit_message_reply_markup(spot_of(to).chat, number))

    def file(self, picture: Painted) -> str | bytes:
        """A picture as it is sent: by Telegram's own id if it has been there before."""
        return self._files.get(_hash(picture)) or picture.photo

    def media(self, screen: Screen, picture: Painted) -> InputMediaPhoto:
        """A picture with what stands below it."""
        most = dress.MOST_CAPTION
        entities = dress.entities_of(screen, most)
        return InputMediaPhoto(self.file(picture), dress.text_of(screen, most), caption_entities=entities)

    def known(self, picture: Painted | None) -> str | None:
        """Telegram's id of a picture that has been there before."""
        return None if picture is None else self._files.get(_hash(picture))

    def remember(self, picture: Painted, sent: Message | bool) -> None:
        """Keep Telegram's id of a picture."""
        if isinstance(sent, Message) and sent.photo:
            self._files[_hash(picture)] = sent.photo[-1].file_id

    def keyboard(self, screen: Screen) -> Any:
        """The buttons of a screen with a picture."""
        language = screen.picture.language if screen.picture is not None else "en"
        return dress.keyboard(screen, self.catalogue.words(language), self.icons.of)

    def buttons(self, screen: Screen) -> Any:
        """The buttons of a screen in words."""
        return dress.keyboard(screen, icon=self.icons.of)


def number_of(message: MessageId) -> int:
    """Telegram's own number of a message.

    >>> number_of("42p")
    42
    """
    return int(message.rstrip(PHOTO + TEXT))


def _takes_no_photo(refused: TelegramError) -> bool:
    return any(one in refused.message.lower() for one in NO_PHOTOS)


def _in_words(screen: Screen, picture: Painted) -> Screen:
    """A screen with its picture's twin, where pictures are not let in."""
    return replace(screen, text=f"{screen.text}\n\n{picture.twin}")


def _hash(picture: Painted) -> str:
    return blake2b(picture.photo, digest_size=16).hexdigest()


def _digest(screen: Screen, picture: Painted | None) -> str:
    shown = repr((screen.text, screen.lately, screen.due_at, screen.rows, "" if picture is None else _hash(picture)))
    return blake2b(shown.encode(), digest_size=16).hexdigest()
