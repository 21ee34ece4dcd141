"""Lines that people write to us: in the private chat, or naming us in a channel. Whatever else is said is not ours.

No privileged intent is needed for these. A channel reads every answer that stands in it, so there only what anybody may
know is said; the rest is for "My hand". Who only talks, or answers one of our messages with a word to friends, gets no
answer.
"""

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

import discord
import structlog

from bot.couriers.trouble import trouble
from bot.discord import spots
from bot.discord.platform import DiscordPlatform
from bot.tables.model.button_ids import Kind, Pressed
from bot.tables.model.intents import (
    Bridge,
    Export,
    Help,
    Intent,
    Learn,
    Open,
    Person,
    Rematch,
    Replay,
    Say,
    ShowRules,
    Solo,
    Verb,
)
from bot.tables.model.reply import Button, Reply, Screen
from bot.tables.ports.platform import Destination, Failed
from bot.tables.service import Service
from bot.text import LANGUAGES
from engine.core.refusal import Refused

log = structlog.get_logger(__name__)
MOST_LINE: Final = 2_000
FOR_ALL: Final = (Help, ShowRules)
"""What may be answered where everybody reads it."""
AT_HOME: Final = (Open, Solo, Learn, Rematch, Replay, Export, Bridge)
"""What means the private chat itself when it is said there; all else means a table of the person's."""
HEARD: Final = "✅"
PINNED: Final = discord.MessageType.pins_add


@dataclass
class Talk:
    """Hears lines."""

    client: discord.Client
    service: Service
    platform: DiscordPlatform
    stir: Callable[[], None]

    async def hear(self, message: discord.Message) -> None:
        """Take one message as it was written."""
        me = self.client.user
        if me is None or message.author.bot:
            await self._tidied(message)
            return
        names_us = re.compile(rf"<@!?{me.id}>")
        line, private = names_us.sub(" ", message.content).strip()[:MOST_LINE], message.guild is None
        addressed = private or names_us.search(message.content) is not None
        if not line or not (addressed or me in message.mentions):
            return
        try:
            await self._said(message, line, addressed)
        except (discord.DiscordException, OSError, Failed) as broken:
            log.warning("discord.unanswered", **trouble(broken))

    async def _said(self, message: discord.Message, line: str, addressed: bool) -> None:
        who, private, verb = await self._person(message), message.guild is None, self._verb(line)
        place = spots.place_key(message.channel.id) if not private or isinstance(verb, AT_HOME) else ""
        door = spots.dm_door(message.channel.id) if private else None
        intent = Intent(f"{spots.NAME}:{message.id}", who, Say(line), place=place, door=door)
        reply = await self.service.handle(intent)
        self.stir()
        if not (reply.ok or addressed):
            return
        if door is not None or isinstance(verb, FOR_ALL):
            await self._answer(door or place, reply, intent)
        else:
            await self._noted(message, reply, intent)

    def _verb(self, line: str) -> Verb | None:
        try:
            return self.service.words.find(line)
        except Refused:
            return None

    async def _person(self, message: discord.Message) -> Person:
        """Whoever wrote, in the language that they are known to speak: a message does not tell."""
        person = spots.person_id(message.author.id)
        return Person(person, message.author.display_name, await self._language(person, message.guild))

    async def _language(self, person: str, guild: discord.Guild | None) -> str:
        for table in await self.service.shelf.tables_of(person):
            kept = await self.service.shelf.load(table)
            seat = kept.table.seat_of(person) if kept is not None else None
            if kept is not None and seat is not None:
                return kept.table.sitters[seat].language
        return str(guild.preferred_locale) if guild is not None else LANGUAGES[0]

    async def _answer(self, to: Destination, reply: Reply, intent: Intent) -> None:
        """In words; with the picture of what was asked to be shown. What is asked next comes by itself."""
        shown = reply.screen or Screen("")
        if reply.ok and reply.text and shown.picture is not None and shown.picture.kind == "seat":
            shown = Screen("")
        text = "\n".join(filter(None, (reply.text, shown.text)))
        screen = replace(shown, text=text)
        await self.platform.send(to, screen, await self.service.picture(screen.picture), intent.delivery)

    async def _noted(self, message: discord.Message, reply: Reply, intent: Intent) -> None:
        """That it was heard, as a mark; that it was not done, without a word of what was meant."""
        if reply.ok and (reply.text or reply.screen is None):
            with suppress(discord.HTTPException):
                await message.add_reaction(HEARD)
            return
        words = self.service.house.catalogue.words(intent.who.language)
        path = Pressed(reply.table, Kind.COMMAND, "hand").id if reply.table else ""
        rows = ((Button(path, words("table-button-hand"), "main"),),) if path else ()
        await self.platform.send(intent.place, Screen(words("discord-not-in-public"), rows=rows), None, intent.delivery)

    async def _tidied(self, message: discord.Message) -> None:
        """The line by which Discord says that we pinned something is in the way."""
        if message.type is PINNED and self.client.user is not None and message.author.id == self.client.user.id:
            with suppress(discord.HTTPException):
                await message.delete()
