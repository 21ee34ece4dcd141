"""Ephemeral group messages (Bot API 10.3): what one person is shown inside the group, where the server has them.

A server that does not know them would post such a message for everybody. So the first one of a run holds no secret:
only when it comes back as ephemeral is anything else ever sent that way. Whatever fails here, another door is taken.
"""

from dataclasses import dataclass
from typing import Any

from telegram import Bot, CallbackQuery
from telegram.error import BadRequest

from bot.tables.model.reply import Painted, Screen
from bot.tables.ports.platform import Failed, PlaceGone
from bot.telegram import dress
from bot.telegram.pacer import SPARE, Pacer
from bot.telegram.platform import TelegramPlatform
from bot.telegram.spots import Spot
from bot.telegram.troubles import is_same, understood

EPHEMERAL_ID = "ephemeral_message_id"


@dataclass(frozen=True, slots=True)
class Ear:
    """Whose ear a whisper is for, and what lets us whisper: a press just now, or an ephemeral command."""

    spot: Spot
    user: int
    query: str = ""
    command: int | None = None

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

    async def whisper(self, ear: Ear, screen: Screen, picture: Painted | None, proof: str) -> bool:
        """Show one person a screen; False if it was not shown to anybody."""
        try:
            with understood(ear.spot, PlaceGone):
                if self.proven is None:
                    self.proven = await self._is_proven(ear, proof)
                if not self.proven:
                    return False
                await self.pacer.turn(ear.spot.chat, SPARE)
                await self._sent(ear, screen, picture)
        except Failed:
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

    async def _sent(self, ear: Ear, screen: Screen, picture: Painted | None) -> None:
        if picture is None:
            await self.bot.send_message(
                ear.spot.chat,
                dress.text_of(screen, dress.MOST_TEXT),
                entities=dress.entities_of(screen, dress.MOST_TEXT),
                reply_markup=dress.keyboard(screen),
                message_thread_id=ear.spot.topic,
                api_kwargs=ear.parameters(),
            )
            return
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

    async def _edited(self, where: dict[str, Any], screen: Screen, picture: Painted | None) -> None:
        markup = dress.keyboard(screen) if picture is None else self.platform.keyboard(screen)
        given = {**where, **({} if markup is None else {"reply_markup": markup})}
        try:
            if picture is None:
                text, entities = dress.text_of(screen, dress.MOST_TEXT), dress.entities_of(screen, dress.MOST_TEXT)
                await self.bot.do_api_request("editEphemeralMessageText", {**given, "text": text, "entities": entities})
            else:
                media = self.platform.media(screen, picture)
                await self.bot.do_api_request("editEphemeralMessageMedia", {**given, "media": media})
        except BadRequest as bad:
            if not is_same(bad):
                raise


def ephemeral_id(message: Any) -> int | None:
    """The number of an ephemeral message; None for one that everybody sees."""
    number = message.api_kwargs.get(EPHEMERAL_ID) if message is not None else None
    return number if isinstance(number, int) else None
