"""A place of its own for a table, a thread or a post, offered to whoever opens one: the channel stays for talk.

A forum takes no messages but posts, which begin with one: there the board is the first message, and stays it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import discord

from bot.couriers import boards
from bot.discord import spots
from bot.discord.asked import IncomingInteraction
from bot.discord.platform import DiscordPlatform
from bot.tables.domain.desk import Desk
from bot.tables.looks import screens
from bot.tables.model.intents import Intent, PlaceKey, PlaceMoved, TableId
from bot.tables.model.reply import Button, Reply, Screen
from bot.tables.ports.store import Posted
from bot.tables.service import Service
from bot.text import Words
from engine.core.refusal import Refused

MOVES: Final = "thread:"
IN_A_THREAD: Final = ("create_public_threads", "send_messages_in_threads")
IN_A_POST: Final = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")
MOST_FORUMS: Final = 3
LINK: Final = "https://discord.com/channels/{server}/{channel}"


@dataclass(frozen=True)
class Moving:
    """Takes tables to places of their own."""

    service: Service
    platform: DiscordPlatform

    def offer(self, asked: IncomingInteraction, reply: Reply, words: Words) -> tuple[Button, ...]:
        """Buttons below what is said of a table just opened, for what we may open from there."""
        if not (reply.ok and reply.table):
            return ()
        posts = [
            Button(f"{MOVES}{reply.table}:{forum.id}", words("discord-post", name=forum.name), "quiet")
            for forum in _forums(asked)
        ]
        thread = Button(f"{MOVES}{reply.table}", words("discord-thread"), "quiet", words("discord-thread.help"))
        return (thread, *posts) if _may_open_threads(asked) else tuple(posts)

    async def move(
        self, asked: IncomingInteraction, table: TableId, forum: int | None, intent: Intent, words: Words
    ) -> Reply:
        """Open a thread or a post and take the table there; only its host may."""
        kept = await self.service.shelf.load(table)
        if kept is None or asked.place not in kept.table.places:
            raise Refused("no_such_table")
        desk = self.service.acts.desk(kept, intent)
        desk.require_host()
        name = f"{desk.public.title()} · {asked.who.name}"
        there = await (self.platform.open_thread(asked.place, name) if forum is None else self._post(forum, name, desk))
        if there is None:
            return Reply(words("discord-no-thread" if forum is None else "discord-no-post"), ok=False)
        await self.service.handle(Intent(f"{asked.delivery}/moved", asked.who, PlaceMoved(there), place=asked.place))
        posted = await self.service.shelf.posted(table, boards.slot(asked.place))
        if posted is not None:
            await self.platform.delete(asked.place, posted.message)
        link = LINK.format(server=asked.of.guild_id, channel=spots.place_number(there))
        leads = Button(f"{MOVES}{table}", words("discord-go-there"), url=link)
        return Reply(words("discord-moved"), table=table, screen=Screen("", rows=((leads,),)))

    async def _post(self, forum: int, name: str, desk: Desk) -> PlaceKey | None:
        """A post whose first message is the board."""
        screen = screens.board(desk)
        opened = await self.platform.open_post(forum, name, screen, await self.service.picture(screen.picture))
        if opened is None:
            return None
        place, message = opened
        await self.service.shelf.keep_posted(desk.table.id, boards.slot(place), Posted(message))
        return place


def target_of(id_: str) -> tuple[TableId, int | None] | None:
    """Which table a button takes away, and into which forum; None if it takes none.

    >>> target_of("thread:k3f9w2ab"), target_of("thread:k3f9w2ab:42"), target_of("m1:k3f9w2ab::0:c:join")
    (('k3f9w2ab', None), ('k3f9w2ab', 42), None)
    """
    if not id_.startswith(MOVES):
        return None
    table, _, forum = id_.removeprefix(MOVES).partition(":")
    return table, int(forum) if forum.isdecimal() else None


def _may_open_threads(asked: IncomingInteraction) -> bool:
    may = asked.of.app_permissions
    return isinstance(asked.of.channel, discord.TextChannel) and all(getattr(may, one) for one in IN_A_THREAD)


def _forums(asked: IncomingInteraction) -> Iterator[discord.ForumChannel]:
    """Where a post may be opened: from a post of a forum in that forum, else in those of the server."""
    channel, server = asked.of.channel, asked.of.guild
    parent = channel.parent if isinstance(channel, discord.Thread) else None
    if isinstance(parent, discord.ForumChannel):
        yield from [parent] if _takes_posts(parent) else []
    elif isinstance(channel, discord.TextChannel) and server is not None:
        yield from [one for one in server.forums if _takes_posts(one)][:MOST_FORUMS]


def _takes_posts(forum: discord.ForumChannel) -> bool:
    may = forum.permissions_for(forum.guild.me)
    marked = not forum.flags.require_tag or any(not tag.moderated for tag in forum.available_tags)
    return marked and all(getattr(may, one) for one in IN_A_POST)
