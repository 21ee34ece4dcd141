"""A web table on loopback with a store on disk, and people who speak HTTP to it."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession
from aiohttp.test_utils import TestServer

from bot.store.sqlite import SqliteShelf
from bot.tables.house import Customs
from bot.web.serving import web_table
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


Visit = Callable[[str], "asyncio.Future[Visitor]"]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[TestServer]:
    shelf = SqliteShelf.opened(tmp_path / "data", games)
    server = TestServer(web_table(shelf, QUICK, a_second=10_000).app())
    await server.start_server()
    yield server
    await server.close()
    shelf.close()


@pytest.fixture
async def visit(server: TestServer) -> AsyncIterator[Callable[[str], Visitor]]:
    session = ClientSession()
    listening: list[asyncio.Task[None]] = []
    origin = str(server.make_url("/")).rstrip("/")

    def visitor(name: str) -> Visitor:
        made = Visitor(session, f"{origin}/r/room/key-of-{name.strip('<>/b')}", origin, name)
        listening.append(asyncio.create_task(made.listens()))
        return made

    yield visitor
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    await session.close()
