"""The way in: every interaction becomes one intent, every reply one private answer.

All of them come through one door, since the ids of buttons say everything: no view is kept in memory, so buttons live
as long as their messages, through every restart and on every process.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from time import time_ns
from typing import Any, TypeAlias

import discord
import structlog

from bot.couriers.trouble import trouble
from bot.discord import dress, forms, moving, spots, troubles
from bot.discord.asked import A_MOMENT_SECONDS, IncomingInteraction
from bot.discord.completing import read_pairs, suggestions
from bot.discord.hands import EditsHand, Hands
from bot.discord.platform import DiscordPlatform
from bot.discord.slash import BY_DM, SETTINGS, SURE, Given, Slash
from bot.tables.model.intents import (
    CloseDoor,
    Door,
    Intent,
    Learn,
    Open,
    OpenDoor,
    Person,
    PlaceChanged,
    PlaceHushed,
    PlaceLost,
    Press,
    Say,
    ShowHand,
    Solo,
    Verb,
)
from bot.tables.model.reply import Button, Painted, Reply, Screen
from bot.tables.ports.platform import Failed
from bot.tables.service import Service
from bot.text import Words, language_of
from engine.core.refusal import Refused

log = structlog.get_logger(__name__)
GREETING_TRIES = 3
UPLOAD_SECONDS = 4.0
"""What Discord has not taken by then is told in words: while it is in trouble, the library tries for half a minute."""
Painting: TypeAlias = "asyncio.Future[Painted | None]"
Follows: TypeAlias = Callable[[], Awaitable[None]]
Says: TypeAlias = Callable[[Screen, Painted | None], Awaitable[int]]


class Reception:
    """Hears what people ask, and answers them."""

    def __init__(
        self, service: Service, stir: Callable[[], None], platform: DiscordPlatform, hands: Hands, icon: dress.Icon
    ) -> None:
        self._icon = icon
        self._service = service
        self._hands = hands
        self._stir = stir
        self._platform = platform
        self._moving = moving.Moving(service, platform)
        self.slash = Slash(service.words)

    async def hear(self, interaction: "discord.Interaction[Any]") -> None:
        """Serve one interaction; nothing that goes wrong with it may reach another."""
        asked = IncomingInteraction(interaction, self._icon, self._platform.uploads)
        try:
            if interaction.type is discord.InteractionType.autocomplete:
                await self._complete(asked)
            elif forms.is_form(interaction):
                await self._acknowledged(asked, self._filled_in)
            elif interaction.type is discord.InteractionType.component:
                table = forms.table_of(dress.pressed(interaction.data))
                if table is None:
                    await self._acknowledged(asked, self._pressed)
                else:
                    await interaction.response.send_modal(forms.form(table, await self._words(asked)))
            elif interaction.type is discord.InteractionType.application_command:
                await self._acknowledged(asked, self._commanded)
        except (discord.DiscordException, OSError) as broken:
            if getattr(broken, "code", 0) != troubles.ALREADY_ACKNOWLEDGED:  # told twice, answered once
                log.warning("discord.unanswered", **trouble(broken))

    async def lost(self, channel: int, why: str) -> None:
        """A place is gone."""
        place = spots.place_key(channel)
        await self._service.handle(Intent(f"{why}:{place}", Person("", "", ""), PlaceLost(), place=place))
        self._stir()

    async def changed(self, channel: int) -> None:
        """What we may do in a place is different, perhaps: its board is tried again, if it has one."""
        self._platform.changed(channel)
        await self._told(channel, PlaceChanged())

    async def thrown_out(self, guild: discord.Guild) -> None:
        """None of the places of a server can be written in."""
        for place in (*guild.channels, *guild.threads):
            await self._told(place.id, PlaceHushed("away"))

    async def let_in(self, guild: discord.Guild) -> None:
        """Boards come back to a server that lets us in; one without any is greeted, by one message."""
        places = [place.id for place in (*guild.channels, *guild.threads)]
        back = [one for one in places if await self._service.shelf.table_at(spots.place_key(one)) is not None]
        for one in back:
            await self.changed(one)
        if not back:
            await self._greet(guild)

    async def _greet(self, guild: discord.Guild) -> None:
        words = self._service.house.catalogue.words(language_of(str(guild.preferred_locale)))
        system = [guild.system_channel] if guild.system_channel is not None else []
        for channel in [*system, *guild.text_channels][:GREETING_TRIES]:
            try:
                await channel.send(words("discord-greeting"), allowed_mentions=dress.NOBODY)
            except discord.HTTPException:
                continue
            return

    async def _told(self, channel: int, verb: Verb) -> None:
        place = spots.place_key(channel)
        if await self._service.shelf.table_at(place) is not None:
            nobody = Person("", "", "")
            await self._service.handle(Intent(f"{spots.NAME}:{time_ns()}:{place}", nobody, verb, place=place))
            self._stir()

    async def _acknowledged(
        self, asked: IncomingInteraction, serve: Callable[[IncomingInteraction, Words], Awaitable[Reply]]
    ) -> None:
        old = asked.is_old(self._service.clock())
        saying = asyncio.create_task(asked.acknowledge(0.0 if old else A_MOMENT_SECONDS))
        if old:
            await saying
        if asked.heard is None:
            return
        try:
            await self._served(asked, serve)
        finally:
            await asked.acknowledge()  # also if something broke before there was an answer
            saying.cancel()

    async def _served(
        self, asked: IncomingInteraction, serve: Callable[[IncomingInteraction, Words], Awaitable[Reply]]
    ) -> None:
        if asked.of.channel_id is not None and asked.place:
            self._platform.allowed(asked.of.channel_id, asked.of.app_permissions.pin_messages)
        follows = None
        async with self._hands.turn(asked.who.id):
            words = await self._words(asked)
            try:
                reply = await serve(asked, words)
            except Refused as refused:
                reply = Reply(words.refusal("table", refused), ok=False)
            self._stir()
            if asked.heard is not False:
                follows = await self._answer(asked, self._noted(asked, reply, words), words)
        if follows is not None:
            await follows()

    async def _pressed(self, asked: IncomingInteraction, words: Words) -> Reply:
        id_ = dress.pressed(asked.of.data)
        target = moving.target_of(id_)
        if target is not None:
            return await self._moving.move(asked, *target, self._intent(asked, Press(id_)), words)
        return await self._service.handle(self._intent(asked, Press(dress.pressed(asked.of.data))))

    async def _filled_in(self, asked: IncomingInteraction, _words: Words) -> Reply:
        data: Any = asked.of.data
        said = self._intent(asked, Say(forms.line_of(data)))
        reply = await self._service.handle(replace(said, table=forms.table_of(data["custom_id"]) or ""))
        return replace(reply, in_place=True)

    async def _commanded(self, asked: IncomingInteraction, words: Words) -> Reply:
        given = self.slash.read(asked.of.data)
        verb = given.verb()
        if isinstance(verb, (Open, Solo, Learn)):
            return await self._opened(asked, self._opening(verb, given) if isinstance(verb, Open) else verb, words)
        if BY_DM in given.options:
            return await self._doors(asked, words, open_it=bool(given.options[BY_DM]))
        if given.options.get(SURE) is False:
            return Reply(words("discord-not-forgotten"), ok=False)
        return await self._service.handle(self._intent(asked, verb))

    async def _opened(self, asked: IncomingInteraction, verb: Open | Solo | Learn, words: Words) -> Reply:
        """A new table: in a channel, or in the private chat."""
        if asked.lacking:
            return Reply(_lacking(asked, words), ok=False)
        intent = self._intent(asked, verb)
        if asked.in_private and asked.of.channel_id is not None:
            return await self._service.handle(replace(intent, place=spots.place_key(asked.of.channel_id)))
        opened = await self._service.handle(intent)
        if not isinstance(verb, Open):  # it has begun where it stands
            return opened
        return replace(opened, screen=Screen("", rows=(self._moving.offer(asked, opened, words),)))

    async def _complete(self, asked: IncomingInteraction) -> None:
        given = self.slash.read(asked.of.data)
        intent = Intent(asked.delivery, asked.who, ShowHand(), place=asked.place)
        await asked.of.response.autocomplete(await suggestions(self._service, intent, given))

    def _opening(self, verb: Open, given: Given) -> Open:
        game = self._service.house.games().get(verb.game)
        typed = str(given.options.get(SETTINGS, ""))
        return verb if game is None else replace(verb, settings=read_pairs(game.settings, typed))

    async def _doors(self, asked: IncomingInteraction, words: Words, open_it: bool) -> Reply:
        """Begin or end writing to somebody in their private chat."""
        try:
            channel = await asked.of.client.create_dm(discord.Object(asked.of.user.id))
            door = spots.dm_door(channel.id)
            if not open_it:
                await self._service.handle(self._intent(asked, CloseDoor(), door))
                return Reply(words("discord-dm-off"))
            await self._platform.send(door, Screen(words("table-door-open")), None, asked.delivery)
        except (discord.HTTPException, Failed) as refused:
            if getattr(refused, "code", 0) == troubles.OPENING_TOO_FAST:
                return Reply(words("discord-dm-busy"), ok=False)
            return Reply(words("discord-dm-closed"), ok=False)
        await self._service.handle(self._intent(asked, OpenDoor(), door))
        hand = await self._service.handle(self._intent(asked, ShowHand(), door))
        if hand.screen is not None:
            picture = await self._service.picture(hand.screen.picture)
            await self._platform.send(door, hand.screen, picture, f"{asked.delivery}/hand")
        return Reply(words("discord-dm-on"))

    async def _answer(self, asked: IncomingInteraction, reply: Reply, words: Words) -> Follows | None:
        """Answer, in words if the picture is not there in a moment; what makes the picture follow then."""
        screen = forms.offered(reply.screen or Screen(""), self._service.house.catalogue)
        said = reply.rest if reply.restated else reply.text
        text = "\n".join(filter(None, (said, screen.text))) or words("table-done")
        why = ((Button(reply.why, words("discord-why"), "quiet"),),) if reply.why else ()
        rows = tuple(row for row in (*screen.rows, *why) if row)
        in_place = reply.in_place and reply.screen is not None
        is_told = reply.acted or not reply.ok
        done = in_place and is_told and (reply.idle or not rows)  # a line until something is asked again
        shown = replace(screen, text=text, rows=rows, picture=None if done else screen.picture)
        if in_place and asked.of.message is not None:
            self._hands.says_more(asked.of.message.id)
        message = 0
        keeps = in_place and reply.restated and self._keeps_picture(asked, shown)
        painting = asyncio.ensure_future(self._service.picture(None if keeps else shown.picture))
        try:
            await asyncio.wait((painting,), timeout=None if reply.file else asked.patience)
            if painting.done() and not keeps:
                say = partial(asked.answer, file=reply.file, in_place=in_place)
                message = await self._pictured(asked, shown, painting.result(), say)
            else:
                message = await asked.answer_in_words(shown, in_place)
        finally:
            if not message:
                painting.cancel()
        change = asked.change if in_place or not asked.answers_in_place else partial(asked.change_below, message)
        if not asked.in_private:
            self._remember(asked, screen, message, change, painted=painting.done())
        return None if painting.done() else partial(self._follows, asked, shown, message, painting, change)

    async def _follows(
        self, asked: IncomingInteraction, shown: Screen, message: int, painting: Painting, change: EditsHand
    ) -> None:
        """The picture of an answer follows its words, unless the answer says something newer by then."""
        try:
            async with self._hands.picture_for(message) as is_wanted:
                picture = await painting
                async with self._hands.turn(asked.who.id):
                    if is_wanted():
                        if not asked.shows(message, picture):
                            await self._pictured(asked, shown, picture, change)
                        self._hands.pictured(asked.who.id, message, shown.picture)
        finally:
            painting.cancel()

    async def _pictured(self, asked: IncomingInteraction, shown: Screen, picture: Painted | None, say: Says) -> int:
        """Say it with its picture; with the picture's words, if Discord takes no file for now."""
        if picture is None:
            return await say(shown, None)
        with suppress(TimeoutError):
            async with asyncio.timeout(UPLOAD_SECONDS):
                return await say(shown, picture)
        words = await self._words(asked)
        return await say(dress.in_words(shown, picture, words("discord-no-files-now")), None)

    def _keeps_picture(self, asked: IncomingInteraction, shown: Screen) -> bool:
        """Whether the picture that stands there is good enough for an answer that its words tell and may be changed."""
        message = asked.of.message
        return message is not None and bool(asked.there) and self._hands.shows(asked.who.id, message.id, shown.picture)

    def _remember(
        self, asked: IncomingInteraction, screen: Screen, message: int, change: EditsHand, *, painted: bool
    ) -> None:
        """Which hand somebody has open now, and by which token it can be changed."""
        who, pressed = asked.who.id, asked.of.message
        self._hands.shown(who, screen, message, change, painted=painted)
        if change != asked.change and pressed is not None:
            self._hands.renewed(who, pressed.id, asked.change)

    def _noted(self, asked: IncomingInteraction, reply: Reply, words: Words) -> Reply:
        """The reply, with what we may not do here under it."""
        if not asked.lacking or not reply.ok:
            return reply
        return replace(reply, text="\n".join(filter(None, (reply.text, _lacking(asked, words)))))

    def _intent(self, asked: IncomingInteraction, verb: Verb, door: Door | None = None) -> Intent:
        return Intent(asked.delivery, asked.who, verb, place=asked.place, door=door or asked.door)

    async def _words(self, asked: IncomingInteraction) -> Words:
        known = await self._service.shelf.person(asked.who.id)
        return self._service.house.catalogue.words(known.speaks(asked.who))


def _lacking(asked: IncomingInteraction, words: Words) -> str:
    names = ", ".join(words(f"discord-may-{one.replace('_', '-')}") for one in asked.lacking)
    return words("discord-lacking", names=names)
