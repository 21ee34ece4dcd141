"""The service itself: an HTTP server on loopback that speaks the wire protocol, and the world behind it."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import count
from time import time
from typing import Any

from aiohttp import BodyPartReader, MultipartReader, web

from fake_telegram.faults import Fault, Faults, Wrong, bad
from fake_telegram.limits import Flood
from fake_telegram.methods import Methods
from fake_telegram.post import Post
from fake_telegram.world import Chat, Message, Sighting, User

TOKEN = "110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw"
RIGHTS = (
    *("can_be_edited", "is_anonymous", "can_manage_chat", "can_delete_messages", "can_manage_video_chats"),
    *("can_restrict_members", "can_promote_members", "can_change_info", "can_invite_users"),
    *("can_post_stories", "can_edit_stories", "can_delete_stories"),
)
MOST_REQUEST_BYTES = 60_000_000
TEXTS = {"text", "caption", "url", "callback_query_id", "secret_token", "language_code"}
"""Parameters that are texts, whatever they look like."""


@dataclass
class Query:
    """A button that somebody pressed, and how the bot answered."""

    user: int
    chat: int
    at: float
    answer: dict[str, Any] | None = None
    done: asyncio.Event = field(default_factory=asyncio.Event)

    def answered(self, answer: dict[str, Any]) -> None:
        """The spinner stops."""
        self.answer = answer
        self.done.set()


@dataclass
class Files:
    """Uploaded pictures by their ids, so that one can be sent again without its bytes."""

    by_id: dict[str, bytes] = field(default_factory=dict)
    disk_full: bool = False
    """Whether nothing new can be kept."""

    def id_of(self, raw: bytes) -> str:
        """The id of a picture."""
        name = "AgAC" + blake2b(raw, digest_size=12).hexdigest()
        self.by_id[name] = raw
        return name

    def attached(self, media: str, given: dict[str, Any]) -> Any:
        """The part of a request that `attach://` points at, or the id itself."""
        return given[media.removeprefix("attach://")] if media.startswith("attach://") else media

    def taken(self, wanted: Any) -> bytes:
        """The bytes of an upload or of an id."""
        if isinstance(wanted, tuple):
            if self.disk_full:
                raise Wrong(500, "Internal Server Error: disk is full")
            return bytes(wanted[1])
        if wanted not in self.by_id:
            raise bad("wrong file identifier/HTTP URL specified")
        return self.by_id[wanted]


class FakeTelegram:
    """One bot, its chats, and everything that it was seen to say."""

    def __init__(self, clock: Callable[[], float] = time, token: str = TOKEN) -> None:
        self.clock = clock
        self.token = token
        self.me = {"id": 110201543, "is_bot": True, "first_name": "Mestre", "username": "mestre_test_bot"}
        self.users: dict[int, User] = {}
        self.chats: dict[int, Chat] = {}
        self.messages: dict[tuple[int, int], Message] = {}
        self.queries: dict[str, Query] = {}
        self.inline: dict[str, Query] = {}
        """What people have typed behind the bot's name in other chats."""
        self.commands: dict[tuple[str, str], list[dict[str, Any]]] = {}
        self.sightings: list[Sighting] = []
        self.refused: list[tuple[str, str]] = []
        """What the service itself refused: method and description. Faults that a test asked for are not among them."""
        self.calls: list[tuple[float, str, int | None]] = []
        self.unanswered = 0
        """Calls to which the service is silent, and whose sender still waits."""
        self.uploading = 0
        """Bytes of the files that the call being served has brought."""
        self.knows_ephemeral = True
        self.emoji: dict[str, dict[str, str]] = {}
        """Sets of custom emoji by name: the number of each by the ordinary one that it stands for."""
        self.owner_has_premium = False
        self.faults = Faults()
        self.flood = Flood()
        self.files = Files()
        self.post = Post(self.stir, self._in_reply)
        self.changed = asyncio.Event()
        self.numbers = count(1)
        self._methods = Methods(self)
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=0.1, handler_cancellation=True)

    # --- running ---

    @asynccontextmanager
    async def open(self) -> AsyncIterator["FakeTelegram"]:
        """Listen on a free port meanwhile."""
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        try:
            yield self
        finally:
            await self.post.close()
            await self._runner.cleanup()

    @property
    def url(self) -> str:
        """Where it listens; the library's `base_url` is this with `/bot` behind it."""
        host, port = self._runner.addresses[0][:2]
        return f"http://{host}:{port}"

    @property
    def reactions(self) -> list[str]:
        """Every sign that the bot has put on a message."""
        return [sign for message in self.messages.values() for sign in message.reactions]

    async def until(self, happened: Callable[[], bool], seconds: float = 300) -> None:
        """Wait for something to be so."""
        async with asyncio.timeout(seconds):
            while not happened():
                waiting = self.changed
                await waiting.wait()

    # --- the world ---

    def group(self, number: int = -4001, title: str = "Friends", **about: Any) -> Chat:
        """A group that the bot is in; a supergroup if its number begins with -100."""
        kind = "supergroup" if str(number).startswith("-100") else "group"
        self.chats[number] = Chat(number, about.pop("type", kind), title, **about)
        return self.chats[number]

    def posted(self, chat: Chat, thread: int | None, **content: Any) -> Message:
        """A message of the bot's."""
        chat.another_bot_spoke = False
        message = Message(next(self.numbers), chat, self.me, int(self.clock()), thread, **content)
        self.messages[chat.id, message.id] = message
        return message

    def membership(self, chat: Chat, status: str = "") -> dict[str, Any]:
        """What the bot is in a chat, or was, as the API shows it."""
        status = status or chat.bot
        until = {"until_date": 0} if status == "kicked" else {}
        granted = dict.fromkeys((*RIGHTS, *chat.rights), True) if status == "administrator" else {}
        return {"status": status, "user": self.me, **until, **granted}

    def pinned(self, message: Message) -> None:
        """A line in the chat says that the bot has pinned something, and the bot is told of it."""
        line = Message(next(self.numbers), message.chat, self.me, int(self.clock()), message.thread)
        line.service = {"pinned_message": self.shown(message)}
        self.messages[message.chat.id, line.id] = line
        self.post.put("message", line.plain())

    def shown(self, message: Message) -> dict[str, Any]:
        """A message as the API shows it."""
        return message.plain("" if message.photo is None else self.files.id_of(message.photo))

    def seen(self, method: str, message: Message) -> None:
        """Somebody can see a message as it stands now."""
        chat = message.chat
        buttons = tuple((one["text"], one.get("callback_data", one.get("url", ""))) for one in message.buttons)
        viewer = chat.id if chat.is_private else message.only_for
        content = (message.text, buttons, message.photo, message.document, tuple(message.entities))
        self._sighted(method, chat.id, message.thread, viewer, *content, message.id, self.uploading)

    def missed(self, message: Message) -> None:
        """A message is gone."""
        viewer = message.chat.id if message.chat.is_private else message.only_for
        self._sighted("deleteMessage", message.chat.id, message.thread, viewer, "", (), None, None, (), message.id)

    def told(self, user: int, chat: int, method: str, text: str, url: str) -> None:
        """One person was answered."""
        self._sighted(method, chat, None, user, text, (("", url),) if url else ())

    def _sighted(self, method: str, chat: int, thread: int | None, viewer: int | None, *what: Any) -> None:
        self.sightings.append(Sighting(self.clock(), method, chat, thread, viewer, *what))

    def stir(self) -> None:
        """Wake whoever waits for something to be so."""
        self.changed.set()
        self.changed = asyncio.Event()

    # --- the wire ---

    def _app(self) -> web.Application:
        app = web.Application(client_max_size=MOST_REQUEST_BYTES)
        app.add_routes([web.post("/bot{token}/{method}", self._called)])
        return app

    async def _called(self, request: web.Request) -> web.StreamResponse:
        method = request.match_info["method"]
        given = await _given(request)
        try:
            return await self._suffered(request, method, given, self.faults.take(method))
        finally:
            self.stir()

    async def _suffered(
        self, request: web.Request, method: str, given: dict[str, Any], fault: Fault | None
    ) -> web.StreamResponse:
        if fault is not None and fault.kind == "refused" and fault.wrong is not None:
            return web.json_response(fault.wrong.as_answer(), status=fault.wrong.code)
        if fault is not None and fault.kind == "silent":
            await self._silent(fault.seconds)
            return _hung_up(request)
        answer = await self._answered(request, method, given)
        if fault is not None and fault.kind == "late":
            await asyncio.sleep(fault.seconds)
        return _hung_up(request) if fault is not None and fault.kind == "lost" else answer

    async def _silent(self, seconds: float) -> None:
        self.unanswered += 1
        try:
            await asyncio.sleep(seconds)
        finally:
            self.unanswered -= 1

    async def _in_reply(self, method: str, given: dict[str, Any]) -> None:
        """Do what the response of a webhook asks for; it is no call, and nobody hears what came of it."""
        try:
            await self._methods.by_name[method](given)
        except Wrong as wrong:
            self.refused.append((method, wrong.description))

    async def _answered(self, request: web.Request, method: str, given: dict[str, Any]) -> web.Response:
        try:
            if request.match_info["token"] != self.token:
                raise Wrong(401, "Unauthorized")
            if method not in self._methods.by_name:
                raise Wrong(404, "Not Found")
            if method != "getUpdates":
                self.calls.append((self.clock(), method, given.get("chat_id")))
            self.uploading = sum(len(one[1]) for one in given.values() if isinstance(one, tuple))
            result = await self._methods.by_name[method](given)
        except Wrong as wrong:
            self.refused.append((method, wrong.description))
            return web.json_response(wrong.as_answer(), status=wrong.code)
        return web.json_response({"ok": True, "result": result})


def _hung_up(request: web.Request) -> web.StreamResponse:
    if request.transport is not None:
        request.transport.abort()
    return web.Response()


async def _given(request: web.Request) -> dict[str, Any]:
    """The parameters of a call, however they were sent."""
    if request.content_type == "application/json":
        return dict(await request.json())
    if request.content_type == "multipart/form-data":
        return await _parts(await request.multipart())
    form = await request.post()
    return {name: _value(name, value) for name, value in form.items() if isinstance(value, str)}


async def _parts(reader: MultipartReader) -> dict[str, Any]:
    found: dict[str, Any] = {}
    async for part in reader:
        assert isinstance(part, BodyPartReader)
        raw = bytes(await part.read())
        found[part.name or ""] = (part.filename, raw) if part.filename else _value(part.name or "", raw.decode())
    return found


def _value(name: str, text: str) -> Any:
    """A form's value: JSON where it is a number, a flag, an object or a list; else the text itself."""
    if name in TEXTS or not (text[:1] in "{[" or text in ("true", "false") or text.lstrip("-").isdecimal()):
        return text
    return json.loads(text)
