"""The web table's server: pages, their streams, and what people press and type.

A room is a place, a key is a person: both are unguessable parts of the address, so nothing about them is stored and a
link works after any restart. Neither is ever logged.
"""

import asyncio
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from importlib.resources import files
from time import time
from typing import Any
from urllib.parse import urlsplit

from aiohttp import web

from bot.tables.intents import Door, Intent, Person, Press, Say, Verb
from bot.tables.screen import Reply
from bot.tables.service import Service
from bot.web.streams import WebPlatform

SECRET_BYTES = 24
MOST_BYTES = 8_192
MOST_WORDS = 2_000
MOST_NAME = 40
A_SECOND = 8.0
"""What one key may ask in a second, over a burst of five seconds."""
ALIVE_SECONDS = 15
STATIC = {"app.js": "text/javascript", "style.css": "text/css"}
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}


@dataclass
class Budget:
    """How much a key may still ask: it refills as time passes."""

    a_second: float
    left: float
    at: float = field(default_factory=time)

    def spend(self) -> bool:
        """Whether one more request is within bounds."""
        now = time()
        self.left, self.at = min(self.a_second * 5, self.left + (now - self.at) * self.a_second), now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class WebTable:
    """Everything that one server shares."""

    def __init__(self, service: Service, stir: Callable[[], None], a_second: float = A_SECOND) -> None:
        self.a_second = a_second
        self.service = service
        self.stir = stir
        self.platform = WebPlatform()
        self.budgets: dict[str, Budget] = {}

    def app(self) -> web.Application:
        """The server's application."""
        app = web.Application(client_max_size=MOST_BYTES, middlewares=[guarded])
        app.add_routes(
            [
                web.get("/", self.new_room),
                web.get("/static/{name}", static),
                web.get("/picture/{name}", self.picture),
                web.get("/r/{room}", self.new_key),
                web.get("/r/{room}/{key}", page),
                web.get("/r/{room}/{key}/stream", self.stream),
                web.post("/r/{room}/{key}", self.said),
            ]
        )
        return app

    async def new_room(self, _: web.Request) -> web.Response:
        """A room of one's own, as its first person."""
        raise web.HTTPSeeOther(f"/r/{_secret()}/{_secret()}")

    async def new_key(self, request: web.Request) -> web.Response:
        """A new person in a room: this is the link to send to friends."""
        raise web.HTTPSeeOther(f"/r/{request.match_info['room']}/{_secret()}")

    async def picture(self, request: web.Request) -> web.Response:
        """A picture that stands in a message."""
        png = self.platform.picture(request.match_info["name"])
        if png is None:
            raise web.HTTPNotFound
        return web.Response(body=png, content_type="image/png")

    async def said(self, request: web.Request) -> web.Response:
        """Somebody pressed or typed something."""
        if not self.budgets.setdefault(_person_of(request), Budget(self.a_second, self.a_second * 5)).spend():
            raise web.HTTPTooManyRequests
        reply = await self.service.handle(await _intent(request))
        self.stir()
        return web.json_response(await self._shown(reply))

    async def stream(self, request: web.Request) -> web.StreamResponse:
        """What changes at the place and at the person's own door, as server-sent events."""
        response = web.StreamResponse(headers={**HEADERS, "Content-Type": "text/event-stream"})
        await response.prepare(request)
        streams = {"place": self.platform.stream(_place(request)), "own": self.platform.stream(_person_of(request))}
        seen = _last_seen(request)
        while True:
            for channel, stream in streams.items():
                for number, change in stream.since(seen[channel]):
                    seen[channel] = number
                    await response.write(_event(seen, {**change, "channel": channel}))
            await _any_change(streams.values(), seen)
            await response.write(b": alive\n\n")

    async def _shown(self, reply: Reply) -> dict[str, Any]:
        screen = None
        if reply.screen is not None:
            picture = await self.service.picture(reply.screen.picture)
            screen = self.platform.shown("reply", reply.screen, picture)
        return {
            "text": reply.text,
            "ok": reply.ok,
            "screen": screen,
            "why": reply.why,
            "file": None if reply.file is None else {"name": reply.file.name, "content": reply.file.content},
        }


@web.middleware
async def guarded(request: web.Request, handler: Any) -> web.StreamResponse:
    """Only this page's own scripts may ask for anything to be done, and every answer says what a page may load."""
    origin = request.headers.get("Origin")
    if request.method == "POST" and (origin is None or urlsplit(origin).netloc != request.host):
        raise web.HTTPForbidden
    try:
        response: web.StreamResponse = await handler(request)
    except web.HTTPException as answer:
        answer.headers.update(HEADERS)
        raise
    if not response.prepared:
        response.headers.update(HEADERS)
    return response


async def page(_: web.Request) -> web.Response:
    """The page of a person in a room."""
    return web.Response(text=_file("page.html"), content_type="text/html")


async def static(request: web.Request) -> web.Response:
    """The page's script and style."""
    name = request.match_info["name"]
    if name not in STATIC:
        raise web.HTTPNotFound
    return web.Response(text=_file(name), content_type=STATIC[name])


async def _intent(request: web.Request) -> Intent:
    try:
        asked = await request.json()
        verb: Verb = Press(asked["press"]) if "press" in asked else Say(asked["line"][:MOST_WORDS])
        name, language, delivery = (str(asked[one]) for one in ("name", "language", "delivery"))
    except (ValueError, KeyError, TypeError, AttributeError):
        raise web.HTTPBadRequest from None
    who = _person_of(request)
    person = Person(who, " ".join(name.split())[:MOST_NAME] or "?", language[:10])
    return Intent(f"{who}:{delivery[:60]}", person, verb, place=_place(request), door=Door("web", who))


async def _any_change(streams: Any, seen: dict[str, int]) -> None:
    if any(stream.number > number for stream, number in zip(streams, seen.values(), strict=True)):
        return
    waiting = [asyncio.create_task(stream.changed.wait()) for stream in streams]
    await asyncio.wait(waiting, timeout=ALIVE_SECONDS, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()


def _last_seen(request: web.Request) -> dict[str, int]:
    place, _, own = request.headers.get("Last-Event-ID", "").partition(":")
    numbers = [int(one) if one.isdecimal() else -1 for one in (place, own)]
    return dict(zip(("place", "own"), numbers, strict=True))


def _event(seen: dict[str, int], change: dict[str, Any]) -> bytes:
    return f"id: {seen['place']}:{seen['own']}\ndata: {json.dumps(change)}\n\n".encode()


def _place(request: web.Request) -> str:
    return f"web:{_digest(request.match_info['room'])}"


def _person_of(request: web.Request) -> str:
    return f"web:{_digest(request.match_info['key'])}"


def _digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()[:24]


def _secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def _file(name: str) -> str:
    return (files("bot.web") / "static" / name).read_text(encoding="utf-8")
