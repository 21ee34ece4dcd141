"""The gateway: sessions that are told events, lose their sockets, and resume where they were."""

import asyncio
import json
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from aiohttp import WSMsgType, web

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1, 1 << 9, 1 << 12, 1 << 15
HEARTBEAT_MS = 41_250
DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 3, 6, 7, 9, 10, 11
AUTHENTICATION_FAILED, INVALID_SHARD = 4004, 4010


@dataclass
class Session:
    """What one shard has been told; the socket may be gone for a while."""

    id: str
    shard: int
    shards: int
    intents: int
    told: list[dict[str, Any]] = field(default_factory=list)
    line: "Line | None" = None
    ended: bool = False
    taken: int = 0
    """The number of the last event that the client says it has taken."""
    answered: asyncio.Event = field(default_factory=asyncio.Event)

    def hears_of(self, guild: int | None) -> bool:
        """Whether events of this server, or of private chats, are told here."""
        return self.shard == ((guild >> 22) % self.shards if guild else 0)


class Line:
    """One socket, compressed if it was asked for."""

    def __init__(self, socket: web.WebSocketResponse, squeezed: bool) -> None:
        self.socket = socket
        self._deflate = zlib.compressobj() if squeezed else None

    async def tell(self, op: int, data: Any = None, event: str | None = None, number: int | None = None) -> None:
        """Send one frame."""
        text = json.dumps({"op": op, "d": data, "t": event, "s": number})
        if self._deflate is None:
            await self.socket.send_str(text)
        else:
            raw = self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
            await self.socket.send_bytes(raw)


class Gateway:
    """Every session of the one application."""

    def __init__(self, token: str, hello: Callable[[Session], list[tuple[str, dict[str, Any]]]]) -> None:
        self.sessions: dict[str, Session] = {}
        self.squeezes = False
        """Whether frames are compressed for those who ask."""
        self.resumed = 0
        self.twice = 0
        """So many of the next events are told twice."""
        self._hello = hello
        self._token = token
        self._held: list[tuple[str, dict[str, Any], int | None]] | None = None
        self._numbers = count(1)
        self.url = ""
        self.telling = asyncio.Lock()

    # --- telling ---

    async def tell(self, event: str, data: dict[str, Any], guild: int | None = None) -> None:
        """Tell an event to whoever hears of this server."""
        if self._held is not None:
            self._held.append((event, data, guild))
            return
        times, self.twice = (2, self.twice - 1) if self.twice else (1, 0)
        for _ in range(times):
            await self._told(event, data, guild)

    def hold(self) -> None:
        """Keep events back from now on."""
        self._held = []

    async def release(self, reverse: bool = False) -> None:
        """Tell what was kept back, the last one first if `reverse`."""
        held, self._held = self._held or [], None
        for event, data, guild in reversed(held) if reverse else held:
            await self.tell(event, data, guild)

    async def _told(self, event: str, data: dict[str, Any], guild: int | None) -> None:
        for session in [one for one in self.sessions.values() if not one.ended and one.hears_of(guild)]:
            wanted = GUILD_MESSAGES if guild else DIRECT_MESSAGES
            if event == "INTERACTION_CREATE" or session.intents & (wanted if event == "MESSAGE_CREATE" else GUILDS):
                await self._dispatch(session, event, _as_heard(session, data) if event == "MESSAGE_CREATE" else data)

    async def _dispatch(self, session: Session, event: str, data: dict[str, Any]) -> None:
        async with self.telling:
            number = len(session.told) + 1
            session.told.append({"t": event, "d": data, "s": number})
            if session.line is not None and not session.line.socket.closed:
                try:
                    await session.line.tell(DISPATCH, data, event, number)
                except ConnectionError:
                    session.line = None

    async def caught_up(self) -> None:
        """Until every client has taken all that it was told: it is asked for a heartbeat, which bears that number."""
        for session in [one for one in self.sessions.values() if one.line is not None and not one.ended]:
            while session.line is not None and session.taken < len(session.told):
                session.answered.clear()
                await session.line.tell(HEARTBEAT)
                await session.answered.wait()

    # --- faults ---

    async def drop(self, code: int = 4000) -> None:
        """Every socket falls; sessions can be resumed."""
        for session in self.sessions.values():
            if session.line is not None:
                line, session.line = session.line, None
                await line.socket.close(code=code)

    async def reconnect(self) -> None:
        """Every client is asked to come again."""
        for session in self.sessions.values():
            if session.line is not None:
                await session.line.tell(RECONNECT)

    def forget(self) -> None:
        """Sessions cannot be resumed any more."""
        for session in self.sessions.values():
            session.ended = True

    @property
    def open(self) -> int:
        """How many shards listen."""
        return sum(one.line is not None and not one.line.socket.closed for one in self.sessions.values())

    # --- the wire ---

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one socket."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        line = Line(socket, self.squeezes and request.query.get("compress") == "zlib-stream")
        await line.tell(HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        async for frame in socket:
            if frame.type is WSMsgType.TEXT:
                said = json.loads(frame.data)
                await self._heard(line, said["op"], said["d"])
        for session in self.sessions.values():
            if session.line is line:
                session.line = None
        return socket

    async def _heard(self, line: Line, op: int, data: Any) -> None:
        if op == HEARTBEAT:
            for session in (one for one in self.sessions.values() if one.line is line):
                session.taken = data or 0
                session.answered.set()
            await line.tell(ACK)
        elif op == IDENTIFY:
            await self._identify(line, data)
        elif op == RESUME:
            await self._resume(line, data)

    async def _identify(self, line: Line, data: dict[str, Any]) -> None:
        shard, shards = data.get("shard", (0, 1))
        if data["token"] != self._token:
            await line.socket.close(code=AUTHENTICATION_FAILED)
        elif not 0 <= shard < shards:
            await line.socket.close(code=INVALID_SHARD)
        else:
            for other in self.sessions.values():
                other.ended = other.ended or (other.shard, other.shards) == (shard, shards)
            session = Session(f"session-{next(self._numbers)}", shard, shards, data["intents"], line=line)
            self.sessions[session.id] = session
            for event, told in self._hello(session):
                await self._dispatch(session, event, told)

    async def _resume(self, line: Line, data: dict[str, Any]) -> None:
        session = self.sessions.get(data["session_id"])
        if session is None or session.ended or data["token"] != self._token:
            await line.tell(INVALID, False)
            return
        async with self.telling:
            for one in session.told[data["seq"] or 0 :]:
                await line.tell(DISPATCH, one["d"], one["t"], one["s"])
            session.line = line
        self.resumed += 1
        await self._dispatch(session, "RESUMED", {})


def _as_heard(session: Session, message: dict[str, Any]) -> dict[str, Any]:
    """What somebody wrote, as this session may read it.

    Without the privileged intent it reads what it wrote itself, what is written to it in private, and what names it.
    """
    named = any(one["bot"] for one in message["mentions"])
    if session.intents & MESSAGE_CONTENT or "guild_id" not in message or named or message["author"]["bot"]:
        return message
    return message | {"content": "", "components": [], "attachments": []}
