"""What a page asks, as an intent: a press, a typed line, or a command with its arguments."""

import asyncio
from typing import Any

from aiohttp import web

from bot.tables.menu import commands
from bot.tables.menu.commands import BY_NAME, Is
from bot.tables.model import button_ids
from bot.tables.model.button_ids import Kind
from bot.tables.model.intents import Intent, Person, Press, Say, Verb
from bot.tables.service import Service
from bot.web import links
from bot.web.visitor import Visitor
from bot.web.wire import written

MOST_WORDS = 2_000
MOST_NAME = 40
MOST_ARGUMENTS = 6
MOST_SECONDS = 10.0
"""A body of a few kilobytes has come by then, by the slowest of ways."""


async def asked(request: web.Request) -> dict[str, Any]:
    """The body of a request; 400 if it is none of ours, or does not come."""
    try:
        async with asyncio.timeout(MOST_SECONDS):
            body = await request.json()
        written(body)  # half a character can be sent, but not kept or shown
        if not isinstance(body, dict) or not all(isinstance(body[one], str) for one in ("name", "language")):
            raise ValueError
    except (ValueError, LookupError, RecursionError, TimeoutError):
        raise web.HTTPBadRequest from None
    return body


def intent(visitor: Visitor, body: dict[str, Any]) -> Intent:
    """What the visitor wants; 400 for what no page of ours asks, `Refused` for what a person may have mistyped."""
    who = visitor.person or links.NOBODY
    name = " ".join(body["name"].split())[:MOST_NAME] or "?"
    person = Person(who, name, body["language"][:10])
    delivery = f"{who}:{str(body.get('delivery', ''))[:60]}"
    return Intent(delivery, person, _verb(body), place=visitor.place, door=visitor.door)


def require_look(service: Service, wanted: Verb) -> None:
    """Whoever only watches may look, at what everybody sees; 403 for anything else."""
    verb: Verb | None = wanted
    if isinstance(wanted, Press):
        pressed = button_ids.read(wanted.id)
        verb = commands.from_path(pressed.path) if pressed.kind is Kind.COMMAND else None
    elif isinstance(wanted, Say):
        verb = service.words.find(wanted.line)
    if verb is None or not commands.has(verb, Is.SEATLESS):
        raise web.HTTPForbidden


def _verb(body: dict[str, Any]) -> Verb:
    match body:
        case {"press": str(pressed)}:
            return Press(pressed[: button_ids.MOST_BYTES])
        case {"line": str(line)}:
            return Say(line[:MOST_WORDS])
        case {"do": [str(name), *values]} if name in BY_NAME and len(values) <= MOST_ARGUMENTS:
            return commands.read(BY_NAME[name], [str(value)[:MOST_WORDS] for value in values])
    raise web.HTTPBadRequest
