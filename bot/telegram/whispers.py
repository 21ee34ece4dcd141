"""Ephemeral group messages (Bot API 10.3): what one person is shown inside the group, where the server has them.

They follow a press or an ephemeral command; where we are an administrator they need neither, and are a door: hands are
handed out in the group to whoever has no private chat. Nobody is told of one, and who is offline may never see it.

A server that does not know them would post such a message for everybody. So the first one of a run holds no secret:
only when it comes back as ephemeral is anything else ever sent that way. Whatever fails here, another door is taken.
"""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

from telegram import Bot, CallbackQuery, Message
from telegram.error import BadRequest, TelegramError

from bot.tables.model.intents import Door
from bot.tables.model.reply import Painted, Screen
from bot.tables.ports.platform import DoorClosed, Failed, MessageGone, MessageId, PlaceGone, RetryAfter
from bot.telegram import dress
from bot.telegram.pacer import SPARE, Pacer
from bot.telegram.platform import PHOTO, TEXT, TelegramPlatform, number_of
from bot.telegram.spots import Spot, listener_of, spot_of
from bot.telegram.troubles import is_same, understood
from bot.text import LANGUAGES, Words

EPHEMERAL_ID = "ephemeral_message_id"


@dataclass(frozen=True, slots=True)
class Ear:
    """Whose ear a whisper is for, and what lets us whisper: a press just now, or an ephemeral command."""

    spot: Spot
    user: int
    query: str = ""
    command: int | None = None
    at_any_time: bool = False
    """Whether we are an administrator there, and may as well whisper a little later."""

    def parameters(self) -> dict[str, Any]:
        """As the API takes it."""
        receiver: dict[str, Any] = {"receiver_user_id": self.user}
        if self.query:
            return {"ephemeral_message_parameters": {**receiver, "callback_query_id": self.query}}
        reply = {"reply_parameters": {EPHEMERAL_ID: self.command}} if self.command is not None else {}
        return {"ephemeral_message_parameters": receiver, **reply}


@dataclass
class Whispers:
    """Whispers, if the server can."""

    bot: Bot
    platform: TelegramPlatform
    pacer: Pacer
    proven: bool | None = None
    """Whether this server has ephemeral messages; None before the first one."""

    async def whisper(self, ear: Ear, screen: Screen, picture: Painted | None, words: Words) -> bool:
        """Show one person a screen; False if it was not shown to anybody."""
        try:
            with understood(ear.spot, PlaceGone):
                if not await self.are_known(ear, words):
                    return False
                await self.pacer.turn(ear.spot.chat, SPARE)
                await self._sent(ear, screen, picture)
        except Failed as failed:
            if ear.at_any_time and isinstance(failed, RetryAfter):
                raise
            return False
        return True

    async def edit(self, query: CallbackQuery, screen: Screen, picture: Painted | None) -> bool:
        """Change the whisper on which somebody pressed; False if that did not work."""
        number, message = ephemeral_id(query.message), query.message
        if number is None or message is None:
            return False
        where = {"chat_id": message.chat.id, "receiver_user_id": query.from_user.id, EPHEMERAL_ID: number}
        try:
            with understood(Spot(message.chat.id), PlaceGone):
                await self.pacer.turn(message.chat.id, SPARE)
                await self._edited(where, screen, picture)
        except Failed:
            return False
        return True

    async def send(self, door: Door, screen: Screen, picture: Painted | None) -> MessageId:
        """Show one person a screen where we may do so at any time; `DoorClosed` if we may not."""
        ear = Ear(spot_of(door), listener_of(door))
        language = screen.picture.language if screen.picture is not None else LANGUAGES[0]
        with self._let_in(ear.spot, DoorClosed):
            if not await self.are_known(ear, self.platform.catalogue.words(language)):
                raise DoorClosed
            await self.pacer.turn(ear.spot.chat, SPARE)
            sent = await self._sent(ear, screen, picture)
        return f"{ephemeral_id(sent)}{TEXT if picture is None else PHOTO}"

    async def change(self, door: Door, message: MessageId, screen: Screen, picture: Painted | None) -> None:
        """Make one say this instead; `MessageGone` if there is nothing to change."""
        spot = spot_of(door)
        with self._let_in(spot, MessageGone):
            await self.pacer.turn(spot.chat, SPARE)
            await self._edited(_where(door, message), screen, picture, has_picture=message.endswith(PHOTO))

    async def delete(self, door: Door, message: MessageId) -> None:
        """Take one away."""
        with suppress(TelegramError):
            await self.bot.do_api_request("deleteEphemeralMessage", _where(door, message))

    async def are_known(self, ear: Ear, words: Words) -> bool:
        """Whether this server has ephemeral messages: tried out, once in a run."""
        if self.proven is None:
            self.proven = await self._is_proven(ear, words("telegram-whisper"))
        return self.proven

    @contextmanager
    def _let_in(self, spot: Spot, closed: type[Failed]) -> Iterator[None]:
        """Whatever hinders a whisper means that it is not to be had, but for a time to wait."""
        try:
            with understood(spot, closed):
                yield
        except RetryAfter:
            raise
        except Failed:
            raise closed from None

    async def _is_proven(self, ear: Ear, proof: str) -> bool:
        await self.pacer.turn(ear.spot.chat, SPARE)
        sent = await self.bot.send_message(
            ear.spot.chat, proof, message_thread_id=ear.spot.topic, api_kwargs=ear.parameters()
        )
        number = ephemeral_id(sent)
        if number is None:
            await self.bot.delete_message(ear.spot.chat, sent.message_id)
            return False
        where = {"chat_id": ear.spot.chat, "receiver_user_id": ear.user, EPHEMERAL_ID: number}
        await self.bot.do_api_request("deleteEphemeralMessage", where)
        return True

    async def _sent(self, ear: Ear, screen: Screen, picture: Painted | None) -> Message:
        if picture is None:
            return await self.bot.send_message(
                ear.spot.chat,
                dress.text_of(screen, dress.MOST_TEXT),
                entities=dress.entities_of(screen, dress.MOST_TEXT),
                reply_markup=self.platform.buttons(screen),
                message_thread_id=ear.spot.topic,
                api_kwargs=ear.parameters(),
            )
        sent = await self.bot.send_photo(
            ear.spot.chat,
            self.platform.file(picture),
            dress.text_of(screen, dress.MOST_CAPTION),
            caption_entities=dress.entities_of(screen, dress.MOST_CAPTION),
            reply_markup=self.platform.keyboard(screen),
            message_thread_id=ear.spot.topic,
            api_kwargs=ear.parameters(),
        )
        self.platform.remember(picture, sent)
        return sent

    async def _edited(
        self, where: dict[str, Any], screen: Screen, picture: Painted | None, has_picture: bool = False
    ) -> None:
        markup = self.platform.buttons(screen) if picture is None else self.platform.keyboard(screen)
        given = {**where, **({} if markup is None else {"reply_markup": markup})}
        try:
            if picture is None and has_picture:
                most = dress.MOST_CAPTION
                said = {"caption": dress.text_of(screen, most), "caption_entities": dress.entities_of(screen, most)}
                await self.bot.do_api_request("editEphemeralMessageCaption", {**given, **said})
            elif picture is None:
                text, entities = dress.text_of(screen, dress.MOST_TEXT), dress.entities_of(screen, dress.MOST_TEXT)
                await self.bot.do_api_request("editEphemeralMessageText", {**given, "text": text, "entities": entities})
            else:
                media = self.platform.media(screen, picture)
                await self.bot.do_api_request("editEphemeralMessageMedia", {**given, "media": media})
        except BadRequest as bad:
            if not is_same(bad):
                raise


def _where(door: Door, message: MessageId) -> dict[str, Any]:
    spot = spot_of(door)
    return {"chat_id": spot.chat, "receiver_user_id": listener_of(door), EPHEMERAL_ID: number_of(message)}


def ephemeral_id(message: Any) -> int | None:
    """The number of an ephemeral message; None for one that everybody sees."""
    number = message.api_kwargs.get(EPHEMERAL_ID) if message is not None else None
    return number if isinstance(number, int) else None
