"""What stands on every page: one stream of messages for each public place and each private door."""

import asyncio
import secrets
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

from bot.tables.port import MessageGone, Target
from bot.tables.screen import Painted, Screen

MOST_KEPT = 400
"""Changes that a page which was away may still catch up with, one by one."""
MOST_PICTURES = 300


@dataclass
class Stream:
    """The messages at one address, and the changes that led to them, numbered."""

    messages: dict[str, dict[str, Any]] = field(default_factory=dict)
    changes: list[tuple[int, dict[str, Any]]] = field(default_factory=list)
    number: int = 0
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    def tell(self, change: dict[str, Any]) -> None:
        """Add a change and wake every page that waits for one."""
        self.number += 1
        self.changes = [*self.changes[-MOST_KEPT:], (self.number, change)]
        self.changed.set()
        self.changed = asyncio.Event()

    def since(self, number: int) -> list[tuple[int, dict[str, Any]]]:
        """The changes after this one; all messages anew if some of them are not kept any more."""
        oldest = self.changes[0][0] if self.changes else 1
        if number > self.number or number < oldest - 1:
            return [(self.number, {"do": "all", "messages": list(self.messages.values())})]
        return [one for one in self.changes if one[0] > number]


class WebPlatform:
    """A `Platform` whose messages stand in this process's memory; pages fetch them as they change."""

    name = "web"

    def __init__(self) -> None:
        self.streams: dict[str, Stream] = {}
        self._pictures: OrderedDict[str, bytes] = OrderedDict()

    def stream(self, address: str) -> Stream:
        """The stream of an address."""
        return self.streams.setdefault(address, Stream())

    def picture(self, name: str) -> bytes | None:
        """A picture by the name that stands in a message; nobody can guess one."""
        return self._pictures.get(name)

    async def send(self, to: Target, screen: Screen, picture: Painted | None, nonce: str) -> str:
        """Put a message on every page at this address; the same nonce again is the same message."""
        stream = self.stream(_address(to))
        stream.messages[nonce] = self.shown(nonce, screen, picture)
        stream.tell({"do": "put", "message": stream.messages[nonce]})
        return nonce

    async def edit(self, to: Target, message: str, screen: Screen, picture: Painted | None) -> None:
        """Change a message where it stands."""
        stream = self.stream(_address(to))
        if message not in stream.messages:
            raise MessageGone
        stream.messages[message] = self.shown(message, screen, picture)
        stream.tell({"do": "put", "message": stream.messages[message]})

    async def delete(self, to: Target, message: str) -> None:
        """Take a message off."""
        stream = self.stream(_address(to))
        if stream.messages.pop(message, None) is not None:
            stream.tell({"do": "drop", "id": message})

    def shown(self, message: str, screen: Screen, picture: Painted | None) -> dict[str, Any]:
        """A message as a page understands it: texts, never markup."""
        return {
            "id": message,
            "text": screen.text,
            "typed": screen.typed,
            "dueAt": screen.due_at,
            "picture": None if picture is None else self._kept(picture),
            "rows": [[_button(button) for button in row] for row in screen.rows],
        }

    def _kept(self, picture: Painted) -> dict[str, str]:
        name = secrets.token_urlsafe(18)
        self._pictures[name] = picture.png
        while len(self._pictures) > MOST_PICTURES:
            self._pictures.popitem(last=False)
        return {"name": name, "alt": picture.alt, "twin": picture.twin}


def _button(button: Any) -> dict[str, Any]:
    return {"id": button.id, "label": button.label, "tone": button.tone, "help": button.help, "on": button.on}


def _address(to: Target) -> str:
    return to if isinstance(to, str) else to.address
