"""A web table on loopback with a store on disk, and people who speak HTTP to it."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from aiohttp import ClientSession

from bot.running import Running
from bot.store.sqlite import SqliteShelf
from bot.tables.domain.house import Customs
from bot.tables.ports.platform import Workshop
from bot.web.adapter import WebAdapter
from engine.games import games

PATIENCE_SECONDS = 90
DELIVERIES = count()
Visit = Callable[..., "Visitor"]
QUICK = Customs(thinking=(1, 2))


@dataclass
class Visitor:
    """Somebody with the page open: everything their browser was sent, and what stands on it now."""

    session: ClientSession
    url: str
    origin: str
    name: str
    language: str = "en"
    deliveries: Iterator[int] = field(default_factory=lambda: DELIVERIES)
    """Numbers what this visitor asks; no two askers with one key may share a number."""
    traffic: list[str] = field(default_factory=list)
    messages: dict[str, dict[str, dict[str, Any]]] = field(default_factory=lambda: {"place": {}, "own": {}})
    standing: dict[str, Any] = field(default_factory=dict)
    hand: dict[str, Any] | None = None
    touches: dict[str, Any] | None = None
    picture: dict[str, Any] | None = None
    felt: list[dict[str, Any]] = field(default_factory=list)
    befallen: list[str] = field(default_factory=list)
    beats: list[str] = field(default_factory=list)
    decided: dict[str, Any] | None = None
    marks: str = ""
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    async def asks(self, path: str = "", **what: Any) -> Any:
        """The answer, with the picture that was promised with it."""
        told = await self.hears(path, **what)
        if not path and told["screen"] is not None and told["screen"]["coming"] is not None:
            told["screen"]["picture"] = await self.comes(told["screen"]["coming"])
        return told

    async def hears(self, path: str = "", **what: Any) -> Any:
        """The answer as it comes."""
        body = {**what, "delivery": str(next(self.deliveries)), "name": self.name, "language": self.language}
        async with self.session.post(f"{self.url}{path}", json=body, headers={"Origin": self.origin}) as answer:
            assert answer.status == 200
            return await answer.json()

    async def comes(self, token: str) -> Any:
        """The picture that was promised with an answer."""
        async with self.session.get(f"{self.url}/coming/{token}") as answer:
            assert answer.status == 200
            return await answer.json()

    async def plays_to_the_end(self) -> None:
        """Type what is proposed whenever the table waits for this person, until the game is over."""
        await self.plays_until(lambda: False)

    async def plays_until(self, happened: Callable[[], bool], thinks: float = 0.0) -> None:
        """Type what is proposed until this has happened, or the game is over; `thinks` as long before each act, as what
        befell somebody is told after the question that they answer. Nobody answers twice what a page that lags still
        asks: that would be another game.
        """
        while not happened() and self.phase != "finished":
            before = len(self.traffic)
            if self.standing["waits"] and self.hand is not None:
                await asyncio.sleep(thinks)
                if happened():
                    return
                if self.hand is not None:  # while somebody thinks, it may be answered in their place
                    await self._answers(self.hand, happened)
                    continue
            await self.until(lambda before=before: len(self.traffic) > before or happened())  # type: ignore[misc]

    async def _answers(self, asked: dict[str, Any], happened: Callable[[], bool]) -> None:
        told, before = await self.says(asked["typed"]), len(self.traffic)
        await self.until(
            lambda: self.hand is not asked or (not told["ok"] and len(self.traffic) > before) or happened()
        )

    async def says(self, line: str) -> dict[str, Any]:
        return dict(await self.asks(line=line))

    async def does(self, *command: str) -> dict[str, Any]:
        return dict(await self.asks(do=command))

    async def likes(self, line: str) -> list[str]:
        return [one["line"] for one in await self.asks("/like", line=line)]

    async def listens(self) -> None:
        query = {"language": self.language, "marks": self.marks}
        async with self.session.ws_connect(f"{self.url}/live", params=query, origin=self.origin) as socket:
            async for told in socket:
                self.traffic.append(told.data)
                self._take(json.loads(told.data))

    async def until(self, happened: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not happened():
                self.changed.clear()
                await self.changed.wait()

    def texts(self, channel: str) -> list[str]:
        return [message["text"] for message in self.messages[channel].values()]

    @property
    def buttons(self) -> list[dict[str, Any]]:
        rows = self.hand["rows"] if self.hand else []
        return [button for row in rows for button in row if button["on"]]

    @property
    def phase(self) -> str:
        return str(self.standing.get("phase", ""))

    @property
    def board(self) -> dict[str, Any]:
        return [message for message in self.messages["place"].values() if message["rows"]][-1]

    def _take(self, told: dict[str, Any]) -> None:
        self.marks = ",".join(told["marks"])
        for change in told["changes"]:
            match change["do"]:
                case "stand":
                    self.standing = change["standing"]
                case "hand" | "decided" as what:
                    setattr(self, what, change[what])
                    self.touches = change.get("touches", self.touches)
                case "befallen":
                    self.befallen, self.beats = change["befallen"], change["beats"]
                case "moments":
                    self.felt += [one for together in change["moments"] for one in together]
                case "own-picture":
                    self.picture = _picture(change["picture"])
                case "all":
                    self.messages[change["channel"]] = {one["id"]: one for one in change["messages"]}
                case "put":
                    self.messages[change["channel"]][change["message"]["id"]] = change["message"]
                case "drop":
                    self.messages[change["channel"]].pop(change["id"], None)
        self.changed.set()


def _picture(told: Any) -> Any:
    """A picture by its name; what is told of it besides depends on the one before, and adds nothing to the whole."""
    return told and {key: value for key, value in told.items() if key not in ("since", "told")}


@asynccontextmanager
async def open_house(
    folder: Path, a_second: float, workshop: Workshop | None = None, **more: Any
) -> AsyncIterator[str]:
    """A web table on a free port of this machine; its address."""
    shelf = SqliteShelf.opened(folder / "data", games)
    running = Running(shelf, QUICK, workshop=workshop)
    web = WebAdapter(running.service, running.stir, "127.0.0.1", 0, a_second, **more)
    async with running.opened([web]):
        yield web.address
    shelf.close()


@asynccontextmanager
async def visiting(address: str) -> AsyncIterator[Visit]:
    """A way for people to come to one room of a web table: with a key of their own, or by another path."""
    session = ClientSession()
    listening: list[asyncio.Task[None]] = []
    origin = address.rstrip("/")

    def visitor(name: str, path: str = "", **more: Any) -> Visitor:
        made = Visitor(session, f"{origin}{path or f'/r/room/key-of-{name.lower()}'}", origin, name, **more)
        listening.append(asyncio.create_task(made.listens()))
        return made

    try:
        yield visitor
    finally:
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
        await session.close()


async def started(ana: Visitor, *others: Visitor) -> None:
    """These people have got their first question; alone, somebody plays against computer players."""
    await ana.does("play", "holland")
    for other in others:
        await other.does("join")
    await ana.does("configure", "rest_limit", "1")
    if not others:
        await ana.does("fill", "3")
    await ana.does("start")
    for other in others:
        await other.does("confirm")
    for one in (ana, *others):
        await one.until(lambda one=one: bool(one.buttons))  # type: ignore[misc]


async def watching(visitor: Visitor) -> str:
    """Where others can watch what this visitor sees."""
    async with visitor.session.get(f"{visitor.url}/links") as answer:
        return str((await answer.json())["watch"])
