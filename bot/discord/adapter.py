"""Discord as an adapter: logs in, tells Discord our commands, hears of what people ask and of places that are gone."""

import asyncio
from collections.abc import Callable, Mapping
from time import time_ns
from typing import Any

import aiohttp
import discord
import structlog

from bot.couriers.trouble import trouble
from bot.discord.emojis import Icons, drawings
from bot.discord.hands import Hands
from bot.discord.pacer import Pacer
from bot.discord.platform import DiscordPlatform
from bot.discord.reception import Reception
from bot.discord.registering import register
from bot.discord.shards import Shards
from bot.discord.talk import Talk
from bot.doors import CannotOpen
from bot.tables.service import Service
from render.svg import Drawing

log = structlog.get_logger(__name__)
GRACE_SECONDS = 5.0
READY_SECONDS = 180.0
LONGEST_WAIT_SECONDS = 30.0
"""The library waits so long by itself when it is told to; the courier knows what to do meanwhile with more."""


class Client(discord.AutoShardedClient):
    """The library's client, without a privileged intent: it knows channels and threads of servers, and no people.

    Of what is written it is told the words only if they are for us.
    """

    def __init__(self, shards: Shards | None, ready_timeout: float) -> None:
        share: dict[str, Any] = {} if shards is None else {"shard_ids": list(shards.ids), "shard_count": shards.count}
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=LONGEST_WAIT_SECONDS,
            guild_ready_timeout=ready_timeout,
            allowed_mentions=discord.AllowedMentions.none(),
            **share,
        )
        self.reception: Reception | None = None
        self.talk: Talk | None = None
        self.busy: set[asyncio.Task[Any]] = set()

    async def on_interaction(self, interaction: "discord.Interaction[Any]") -> None:
        """Somebody asks for something."""
        if self.reception is not None:
            await self._finishing(self.reception.hear(interaction))

    async def on_message(self, message: discord.Message) -> None:
        """Somebody wrote something: of what was not written to us we are told no word."""
        if self.talk is not None:
            await self._finishing(self.talk.hear(message))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone."""
        await self._lost(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone."""
        await self._lost(payload.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """We were thrown out of a server."""
        if self.reception is not None:
            await self._finishing(self.reception.thrown_out(guild))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """We were let into a server, perhaps again."""
        if self.reception is not None:
            await self._finishing(self.reception.let_in(guild))

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, now: discord.abc.GuildChannel) -> None:
        """A channel is different: perhaps what we may do there, and in its threads, of which nothing is told then."""
        for place in (now, *getattr(now, "threads", ())):
            await self._changed(place.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread is different: locked, or open again."""
        await self._changed(payload.thread_id)

    async def on_guild_role_update(self, _: discord.Role, now: discord.Role) -> None:
        """A role is different: perhaps what we may do in its server."""
        for place in (*now.guild.text_channels, *now.guild.threads):
            await self._changed(place.id)

    async def on_error(self, event_method: str, /, *_: Any, **__: Any) -> None:
        """Something of ours is broken: its cause to the log, never its words."""
        log.error("discord.broken", during=event_method)

    async def _lost(self, channel: int) -> None:
        if self.reception is not None:
            await self._finishing(self.reception.lost(channel, f"lost-{time_ns()}"))

    async def _changed(self, channel: int) -> None:
        if self.reception is not None:
            await self._finishing(self.reception.changed(channel))

    async def _finishing(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.busy.add(task)
        try:
            await task
        except Exception as broken:
            log.error("discord.broken", **trouble(broken))
        finally:
            self.busy.discard(task)


class DiscordAdapter:
    """Discord, as long as it is open."""

    name = "discord"

    def __init__(
        self,
        service: Service,
        stir: Callable[[], None],
        token: str,
        shards: Shards | None = None,
        ready_timeout: float = 2.0,
        *,
        drawn: Callable[[], Mapping[str, Drawing]] | None = drawings,
    ) -> None:
        self._icons, self._with_icons = Icons(drawn or dict), drawn is not None
        self._preparing: asyncio.Task[None] | None = None
        self._token = token
        self._client = Client(shards, ready_timeout)
        self._leads = shards is None or 0 in shards.ids
        hands = Hands(service.clock, service.house.catalogue)
        self.platform = DiscordPlatform(
            self._client, Pacer(service.shelf, service.clock), hands, service.house.catalogue, self._icons.of
        )
        self._client.reception = self._reception = Reception(service, stir, self.platform, hands, self._icons.of)
        self._client.talk = Talk(self._client, service, self.platform, stir)
        self._running: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Log in, tell the commands, listen; `CannotOpen` for a token that Discord does not know."""
        try:
            if self._client.is_closed():  # by an earlier try
                self._client.clear()
                self._client.http.connector = discord.utils.MISSING  # the library would use the closed one again
            await self._client.login(self._token)
            if self._leads:
                await register(self._client.http, self._client.application_id or 0, self._reception.slash.payload)
            self._running = asyncio.create_task(self._client.connect())
            await self._until_ready(self._running)
            if self._with_icons:  # nobody waits for them: buttons have their words
                self._preparing = asyncio.create_task(self._icons.prepare(self._client, self._leads))
        except (discord.LoginFailure, discord.ConnectionClosed, TypeError):
            await self._client.close()
            raise CannotOpen("wrong-token", platform="Discord") from None
        except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError):
            await self._client.close()
            raise CannotOpen("unreachable", passing=True, platform="Discord") from None

    async def stop(self) -> None:
        """Hear nothing more; answer whoever still waits for an answer."""
        self._client.reception = self._client.talk = None
        if self._client.busy:
            await asyncio.wait(self._client.busy, timeout=GRACE_SECONDS)
        if self._preparing is not None:
            self._preparing.cancel()
            await asyncio.gather(self._preparing, return_exceptions=True)
        await self._client.close()
        if self._running is not None:
            await asyncio.gather(self._running, return_exceptions=True)

    @property
    def preparing(self) -> bool:
        """Whether icons are still being fetched or uploaded."""
        return self._preparing is not None and not self._preparing.done()

    @property
    def busy(self) -> int:
        """How many interactions are being served."""
        return len(self._client.busy)

    async def _until_ready(self, running: "asyncio.Task[None]") -> None:
        ready = asyncio.create_task(self._client.wait_until_ready())
        done, _ = await asyncio.wait((ready, running), timeout=READY_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        if running in done:
            ready.cancel()
            running.result()
        if not done:
            raise TimeoutError
