"""The service itself: REST and gateway on loopback, and the world behind them."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import time
from typing import Any

from aiohttp import web

from fake_discord.asking import Asking
from fake_discord.buckets import Buckets, headers_of
from fake_discord.commands import entry_point
from fake_discord.gateway import Gateway, Session
from fake_discord.messages import Messages
from fake_discord.rest import Rest
from fake_discord.rights import Thrift
from fake_discord.world import DM, GROUP, PUBLIC_THREAD, TEXT, Channel, Guild, Message, Sighting, Snowflakes, User
from fake_discord.wrong import Fault, Faults, Wrong

TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAwMA.GfAkEe.a-token-that-opens-only-the-fake"
MOST_REQUEST_BYTES = 60_000_000
APPLICATION = 1_000_000_000_000_000_000


class FakeDiscord:
    """One application, its servers, and everything that it was seen to say."""

    def __init__(self, clock: Callable[[], float] = time, token: str = TOKEN) -> None:
        self.clock = clock
        self.token = token
        self.application = APPLICATION
        self.me = User(APPLICATION, "Mestre", bot=True)
        self.users: dict[int, User] = {APPLICATION: self.me}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.commands: list[dict[str, Any]] = []
        self.emojis: list[dict[str, Any]] = []
        self.carried_by: set[int] = set()
        """People who have installed the application for themselves."""
        self.said: dict[int, Message] = {}
        """What people wrote."""
        self.reactions: list[tuple[int, str]] = []
        self.asked: dict[int, Asking] = {}
        """Interactions by their ids."""
        self.sightings: list[Sighting] = []
        self.disk_full = False
        """Whether the service can keep no new file."""
        self.refused: list[str] = []
        """What the service itself refused. Faults that a test asked for are not among them."""
        self.calls: list[str] = []
        self.shards = 1
        self.numbers = Snowflakes(clock)
        self.thrift = Thrift(clock)
        self.messages = Messages(self)
        self.faults = Faults()
        self.buckets = Buckets()
        self.gateway = Gateway(token, self._hello)
        self.changed = asyncio.Event()
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=0.1)

    # --- running ---

    @asynccontextmanager
    async def open(self) -> AsyncIterator["FakeDiscord"]:
        """Listen on a free port meanwhile."""
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        try:
            yield self
        finally:
            await self.gateway.drop(1001)
            await self._runner.cleanup()

    @property
    def base(self) -> str:
        """For `discord.http.Route.BASE`."""
        host, port = self._runner.addresses[0][:2]
        return f"http://{host}:{port}/api/v10"

    @property
    def gateway_url(self) -> str:
        """For `discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY`."""
        host, port = self._runner.addresses[0][:2]
        return f"ws://{host}:{port}/gateway"

    async def until(self, happened: Callable[[], bool], seconds: float = 300) -> None:
        """Wait for something to be so."""
        async with asyncio.timeout(seconds):
            while not happened():
                await self.changed.wait()

    def stir(self) -> None:
        """Wake whoever waits for something to be so."""
        self.changed.set()
        self.changed = asyncio.Event()

    # --- the world ---

    def require_room(self) -> None:
        """A new file can be kept."""
        if self.disk_full:
            raise Wrong(503, 0, "Service Unavailable")

    def enable_activities(self) -> None:
        """The owner of the application enables Activities for it, which brings an Entry Point command."""
        self.commands.append(entry_point(next(self.numbers), self.application))

    def guild(self, number: int = 1, name: str = "Friends") -> Guild:
        """A server that the bot is in; its number decides which shard hears of it."""
        self.guilds[number << 22] = Guild(number << 22, name)
        return self.guilds[number << 22]

    def channel(self, guild: Guild, name: str = "games", kind: int = TEXT, parent: int | None = None) -> Channel:
        """A channel of a server, or a thread of a channel."""
        made = Channel(next(self.numbers), kind, guild, name, parent)
        self.channels[made.id] = guild.channels[made.id] = made
        return made

    def thread(self, parent: Channel, name: str = "game", kind: int = PUBLIC_THREAD) -> Channel:
        """A thread of a channel."""
        assert parent.guild is not None
        return self.channel(parent.guild, name, kind, parent.id)

    async def opens_thread(self, parent: Channel, name: str = "game", kind: int = PUBLIC_THREAD) -> Channel:
        """A thread is opened while the bot is there, which hears of it."""
        made = self.thread(parent, name, kind)
        await self.tells_of(made)
        return made

    async def tells_of(self, thread: Channel) -> None:
        """The bot hears that a thread is there, whoever has opened it."""
        assert thread.guild is not None
        await self.gateway.tell("THREAD_CREATE", {**thread.plain(), "newly_created": True}, thread.guild.id)

    def forget(self, channel: Channel) -> None:
        """A channel or thread is there no more."""
        assert channel.guild is not None
        del self.channels[channel.id], channel.guild.channels[channel.id]

    def elsewhere(self, name: str = "just us") -> Channel:
        """A private chat of people among themselves, in which the bot is not."""
        made = Channel(next(self.numbers), GROUP, name=name)
        self.channels[made.id] = made
        return made

    def has_private(self, user: User) -> bool:
        """Whether the bot has a private chat with somebody."""
        return any(one.type == DM and one.recipient is user for one in self.channels.values())

    def private(self, user: User) -> Channel:
        """The private chat of somebody with the bot."""
        for one in self.channels.values():
            if one.type == DM and one.recipient is user:
                return one
        made = Channel(next(self.numbers), DM, recipient=user)
        self.channels[made.id] = made
        return made

    def seen(self, do: str, message: Message, pings: tuple[int, ...] = (), uploaded: int = 0) -> None:
        """Somebody can see a message as it stands now."""
        recipient = message.channel.recipient
        viewer = recipient.id if recipient is not None else message.only_for
        shown = (message.text, message.alt, message.buttons, message.picture, tuple(message.files.values()))
        where = (self.clock(), do, message.id, message.channel.id, viewer)
        self.sightings.append(Sighting(*where, *shown, pings, uploaded))

    async def told_of(self, message: Message) -> None:
        """The bot hears of a message, if it listens to such."""
        guild = message.channel.guild
        data = message.plain() | ({"guild_id": str(guild.id)} if guild else {})
        data["mentions"] = [self.users[one].plain() for one in message.mentions if one in self.users]
        await self.gateway.tell("MESSAGE_CREATE", data, guild.id if guild else None)

    # --- the wire ---

    def _app(self) -> web.Application:
        rest = Rest(self)
        app = web.Application(client_max_size=MOST_REQUEST_BYTES)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/gateway/", self.gateway.serve)
        for name, work in rest.routes.items():
            method, path = name.split(" ")
            app.router.add_route(method, f"/api/v10{path}", self._serving(name, work))
        return app

    def _hello(self, session: Session) -> list[tuple[str, dict[str, Any]]]:
        mine = [one for one in self.guilds.values() if not one.gone and session.hears_of(one.id)]
        ready = {"v": 10, "user": self.me.plain(), "session_id": session.id, "resume_gateway_url": self.gateway_url}
        ready |= {"application": {"id": str(self.application), "flags": 0}, "shard": [session.shard, session.shards]}
        ready["guilds"] = [{"id": str(one.id), "unavailable": True} for one in mine]
        return [("READY", ready), *(("GUILD_CREATE", one.plain(self.me)) for one in mine)]

    def _serving(self, route: str, work: Callable[[web.Request], Any]) -> Any:
        async def serve(request: web.Request) -> web.StreamResponse:
            self.calls.append(route)
            try:
                return await self._suffered(request, route, work, self.faults.take(route))
            finally:
                self.stir()

        return serve

    async def _suffered(
        self, request: web.Request, route: str, work: Callable[[web.Request], Any], fault: Fault | None
    ) -> web.StreamResponse:
        if fault is not None and fault.wrong is not None:
            return _answer(fault.wrong.body, fault.wrong.status, headers_of(fault.wrong))
        answer = await self._answered(request, route, work)
        if fault is not None and fault.kind == "late":
            await asyncio.sleep(fault.seconds)
        if fault is not None and fault.kind == "lost" and request.transport is not None:
            request.transport.abort()
        return answer

    async def _answered(
        self, request: web.Request, route: str, work: Callable[[web.Request], Any]
    ) -> web.StreamResponse:
        try:
            if "{token}" not in route and request.headers.get("Authorization") != f"Bot {self.token}":
                raise Wrong(401, 0, "401: Unauthorized")
            headers = self.buckets.spend(route, request.path, self.clock())
            return _answer(await work(request), 200, headers)
        except Wrong as wrong:
            self.refused.append(f"{route}: {wrong}")
            return _answer(wrong.body, wrong.status, headers_of(wrong))


def _answer(body: Any, status: int, headers: dict[str, str]) -> web.Response:
    """An answer whose content type is exactly that: the library looks no further than for equality."""
    if body is None:
        return web.Response(status=204, headers=headers)
    raw = json.dumps(body).encode()
    return web.Response(body=raw, status=status, headers={**headers, "Content-Type": "application/json"})
