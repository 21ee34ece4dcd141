"""A web table on loopback with a store on disk, and people who speak HTTP to it."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from aiohttp import ClientSession

from bot.running import Running
from bot.store.sqlite import SqliteShelf
from bot.tables.house import Customs
from bot.web.adapter import WebAdapter
from engine.games import games

PATIENCE_SECONDS = 20
QUICK = Customs(thinking=(1, 2))


@dataclass
class Visitor:
    """Somebody with the page open: everything their browser was sent, and what stands on it now."""

    session: ClientSession
    url: str
    origin: str
    name: str
    language: str = "en"
    traffic: list[str] = field(default_factory=list)
    messages: dict[str, dict[str, dict[str, Any]]] = field(default_factory=lambda: {"place": {}, "own": {}})
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    numbers: Any = field(default_factory=count)

    async def asks(self, **what: str) -> dict[str, Any]:
        body = {**what, "delivery": str(next(self.numbers)), "name": self.name, "language": self.language}
        async with self.session.post(self.url, json=body, headers={"Origin": self.origin}) as answer:
            assert answer.status == 200
            return dict(await answer.json())

    async def says(self, line: str) -> dict[str, Any]:
        return await self.asks(line=line)

    async def listens(self) -> None:
        async with self.session.get(f"{self.url}/stream") as stream:
            async for line in stream.content:
                if line.startswith(b"data: "):
                    self.traffic.append(line.decode())
                    self._take(json.loads(line[6:]))

    async def until(self, happened: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not happened():
                self.changed.clear()
                await self.changed.wait()

    def texts(self, channel: str) -> list[str]:
        return [message["text"] for message in self.messages[channel].values()]

    def buttons(self, channel: str) -> list[dict[str, Any]]:
        rows = (row for message in self.messages[channel].values() for row in message["rows"])
        return [button for row in rows for button in row if button["on"]]

    def _take(self, change: dict[str, Any]) -> None:
        here = self.messages[change["channel"]]
        if change["do"] == "all":
            here.clear()
            here.update({message["id"]: message for message in change["messages"]})
        elif change["do"] == "put":
            here[change["message"]["id"]] = change["message"]
        else:
            here.pop(change["id"], None)
        self.changed.set()


@asynccontextmanager
async def open_house(folder: Path, a_second: float) -> AsyncIterator[str]:
    """A web table on a free port of this machine; its address."""
    shelf = SqliteShelf.opened(folder / "data", games)
    running = Running(shelf, QUICK)
    web = WebAdapter(running.service, running.stir, "127.0.0.1", 0, a_second)
    async with running.opened([web]):
        yield web.address
    shelf.close()
