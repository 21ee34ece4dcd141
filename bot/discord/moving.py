"""A thread of its own for a table: offered to whoever opens one in a channel, so that the channel stays for talk."""

from dataclasses import dataclass
from typing import Final

import discord

from bot.couriers import boards
from bot.discord import spots
from bot.discord.asked import Asked
from bot.discord.platform import DiscordPlatform
from bot.tables.model.intents import Intent, PlaceMoved, TableId
from bot.tables.model.reply import Button, Reply
from bot.tables.service import Service
from bot.text import Words
from engine.core.refusal import Refused

MOVES: Final = "thread:"
RIGHTS: Final = ("create_public_threads", "send_messages_in_threads")


@dataclass(frozen=True)
class Moving:
    """Takes tables into threads."""

    service: Service
    platform: DiscordPlatform

    def offer(self, asked: Asked, reply: Reply, words: Words) -> tuple[Button, ...]:
        """A button below what is said of a table just opened, where we may open threads."""
        may = asked.of.app_permissions
        in_channel = isinstance(asked.of.channel, discord.TextChannel)
        if not (reply.ok and reply.table and in_channel and all(getattr(may, one) for one in RIGHTS)):
            return ()
        return (Button(f"{MOVES}{reply.table}", words("discord-thread"), "quiet", words("discord-thread.help")),)

    async def move(self, asked: Asked, table: TableId, intent: Intent, words: Words) -> Reply:
        """Open a thread and take the table there; only its host may."""
        kept = await self.service.shelf.load(table)
        if kept is None or asked.place not in kept.table.places:
            raise Refused("no_such_table", name=table[:20])
        desk = self.service.acts.desk(kept, intent)
        desk.require_host()
        thread = await self.platform.open_thread(asked.place, f"{desk.public.title()} · {asked.who.name}")
        if thread is None:
            return Reply(words("discord-no-thread"), ok=False)
        await self.service.handle(Intent(f"{asked.delivery}/moved", asked.who, PlaceMoved(thread), place=asked.place))
        posted = await self.service.shelf.posted(table, boards.slot(asked.place))
        if posted is not None:
            await self.platform.delete(asked.place, posted.message)
        return Reply(words("discord-thread-open", name=f"#{spots.channel_of(thread)}"), table=table)


def table_of(id_: str) -> TableId | None:
    """Which table a button takes into a thread; None for any other button.

    >>> table_of("thread:k3f9w2ab"), table_of("m1:k3f9w2ab::0:c:join")
    ('k3f9w2ab', None)
    """
    return id_.removeprefix(MOVES) if id_.startswith(MOVES) else None
