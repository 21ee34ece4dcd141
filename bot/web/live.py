"""Tells one open page what changes: the messages of its place, those of its own door, how the table stands, the hand.

Whatever changed is looked up anew when it is told, so many changes at once are told once, in their latest shape.
"""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import structlog
from aiohttp import web

from bot.couriers.trouble import trouble
from bot.tables.domain.desk import Desk
from bot.tables.model.intents import Person, TableId
from bot.tables.model.reply import PictureWanted
from bot.tables.model.table import Phase
from bot.tables.service import Service
from bot.web import links, moments, standing
from bot.web.befallen import Befallen
from bot.web.easel import Looker
from bot.web.restoring import ToldAnew, restore
from bot.web.sights import Sight, Sights
from bot.web.streams import Shown, Stream, WebPlatform, changed, touched
from bot.web.visitor import Visitor
from bot.web.wire import written

log = structlog.get_logger(__name__)
ALIVE_SECONDS = 15
PAUSE_SECONDS = 0.02
"""What a press brings about comes in several letters: the page looks at once, then at all the others together."""
MOST_SEEN = 3
"""From so many of its last pictures a page may be told the next one."""
TOGETHER_SECONDS = 0.05
"""So long what is asked waits for its picture: a page draws both at once, and nobody looks at the board before it."""
NOTHING: standing.Standing = {
    "phase": "none",
    "seat": None,
    "host": False,
    "waits": False,
    "seats": [],
    "team": False,
    "seals": [],
    "menu": [],
    "speed": {"value": "", "choices": []},
    "dueAt": None,
}
"""How things stand where no table was ever opened."""


@dataclass
class Page:
    """One open page, and what it was told last."""

    service: Service
    platform: WebPlatform
    visitor: Visitor
    locale: str
    marks: list[str]
    sights: Sights
    told: dict[str, Any] = field(default_factory=dict)
    wanted: PictureWanted | None = None
    """The picture of the hand."""
    stood: Sight | None = None
    """What the table was when it was looked at last: most looks are for a message that has come."""
    painted: Sight | None = None
    """What the table was when that picture was painted last, or is being painted."""
    drawings: set[str] = field(default_factory=set)
    """Those that were in its pictures so far, and are kept by the page."""
    seen: list[str] = field(default_factory=list)
    """Its last pictures by their names, the latest last: it keeps them for a while."""
    felt: tuple[TableId, int] | None = None
    """Of which table, and how far into its log, everything was felt."""
    held: list[dict[str, Any]] = field(default_factory=list)
    """What is told together with that picture."""
    repaint: asyncio.Event = field(default_factory=asyncio.Event)
    told_together: asyncio.Event = field(default_factory=asyncio.Event)
    anew: ToldAnew = field(init=False)
    befallen: Befallen = field(init=False)

    def __post_init__(self) -> None:
        self.anew = ToldAnew(self.service, self.platform)
        self.befallen = Befallen(self.service)

    async def follow(self, socket: web.WebSocketResponse) -> None:
        """Tell everything, then every change, until the page is closed. A picture follows when it is painted."""
        painting = asyncio.create_task(self._follow_picture(socket))
        try:
            with self.platform.easel.looked_at() as looker:
                await self._follow_words(socket, looker)
        finally:
            painting.cancel()
            await asyncio.gather(painting, return_exceptions=True)

    async def _follow_words(self, socket: web.WebSocketResponse, looker: Looker) -> None:
        while not socket.closed:
            streams = [self.platform.stream(address) for address in self.visitor.addresses]
            with changed(streams) as is_changed:
                await self._look(socket, looker)
                await asyncio.sleep(PAUSE_SECONDS)
                with suppress(TimeoutError):
                    async with asyncio.timeout(ALIVE_SECONDS):
                        await is_changed.wait()

    async def _look(self, socket: web.WebSocketResponse, looker: Looker) -> None:
        """Tell whatever is different."""
        await restore(self.service, self.platform, self.visitor)
        lang, desk = await self.service.shelf.both(
            language(self.service, self.visitor, self.locale), current(self.service, self.visitor)
        )
        sight = None if desk is None else await self.sights.of(desk, self.visitor, lang)
        changes = self._stands(desk, sight, lang) if sight is None or sight is not self.stood else []
        self.stood = sight
        await self._tell_with_picture(socket, changes, sight)
        looker.looks_at(self._shown())
        await self._tell(socket, [*await self._befallen(desk, lang), *await self._messages(desk, lang)])
        await self._tell(socket, await self._moments(desk, lang))
        await self._tell(socket, await self._decided(desk, lang))

    def _shown(self) -> tuple[str, ...]:
        """The addresses whose pictures this page shows: whoever plays sees the picture of the own hand instead."""
        stands = self.told.get("stands", NOTHING)
        plays = stands["phase"] == "playing" and stands["seat"] is not None
        return self.visitor.addresses[1:] if plays else self.visitor.addresses

    async def _follow_picture(self, socket: web.WebSocketResponse) -> None:
        """Of what the hand was while one picture was painted, only the last is painted next."""
        while True:
            await self.repaint.wait()
            self.repaint.clear()
            wanted = self.wanted
            try:
                painted = await self.platform.paint(wanted)
            except Exception as broken:
                log.error("picture.broken", **trouble(broken))
                self.painted = None
                continue
            if painted is None:  # if there is one after all, it is tried again when the page looks next
                self.painted = None
            picture = None if painted is None else self.platform.kept(painted)
            await self._tell_picture(socket, picture, is_wanted=wanted is not None)

    async def _tell_with_picture(
        self, socket: web.WebSocketResponse, changes: list[dict[str, Any]], sight: Sight | None
    ) -> None:
        """Tell what is asked with its picture, or without it if it is not there soon; as long as the table stands as it
        was, so does the picture.
        """
        if sight is None or sight is not self.painted:
            self.held, self.told_together, self.painted = changes, asyncio.Event(), sight
            self.repaint.set()
            if changes and self.wanted is not None:
                with suppress(TimeoutError):
                    async with asyncio.timeout(TOGETHER_SECONDS):
                        await self.told_together.wait()
            changes = self._taken()
        await self._tell(socket, changes)

    async def _tell_picture(
        self, socket: web.WebSocketResponse, picture: dict[str, str] | None, *, is_wanted: bool
    ) -> None:
        """Tell a picture, or that there is none after all; a hand that wants none says so itself."""
        before, told = self.told.get("picture"), []
        if not is_wanted:
            self.told.pop("picture", None)
        elif self._is_new("picture", picture):
            told.append(f'{{"do":"own-picture","picture":{await self._told(picture, before)}}}')
        changes = [*map(written, self._taken()), *told]  # taken at last: what is asked may have changed meanwhile
        if changes:
            await socket.send_str(f'{{"marks":{written(self.marks)},"changes":[{",".join(changes)}]}}')
        self.told_together.set()

    async def _told(self, picture: dict[str, str] | None, before: dict[str, str] | None) -> str:
        """A picture of the hand as this page needs it, which has seen others."""
        if picture is None:
            return "null"
        self.seen = [*self.seen[1 - MOST_SEEN :], *([before["name"]] if before else [])]
        told = await self.platform.told(picture, self.seen, self.drawings)
        scene = self.platform.picture(picture["name"])
        self.drawings |= scene.art.keys() if scene else set()
        return told

    def _taken(self) -> list[dict[str, Any]]:
        """What is still to be told with the picture."""
        held, self.held = self.held, []
        return held

    async def _messages(self, desk: Desk | None, lang: str) -> list[dict[str, Any]]:
        changes = []
        for at, (channel, address) in enumerate(zip(("place", "own"), self.visitor.addresses, strict=False)):
            stream = self.platform.stream(address)
            news, self.marks[at] = stream.since(self.marks[at]), stream.mark
            if news and channel == "place":
                news = await self._in_own_words(stream, news, desk, lang)
            changes += [{**change, "channel": channel} for change in news]
        return changes

    async def _in_own_words(self, stream: Stream, news: list[Shown], desk: Desk | None, lang: str) -> list[Shown]:
        """What happened, told anew to whoever reads another language than the place."""
        told = await self.anew.lines(desk, lang)
        if told is None:
            return news
        pressed = [message for message in stream.messages.values() if message["rows"]]
        now = {one["id"]: one for one in (*told, *pressed)}
        known, self.told["log"] = self.told.get("log", {}), now
        if not known or not known.keys() <= now.keys():
            return [{"do": "all", "messages": list(now.values())}]
        return [
            {"do": "put", "message": one} for key, one in now.items() if {**known.get(key, {}), "at": one["at"]} != one
        ]

    async def _befallen(self, desk: Desk | None, lang: str) -> list[dict[str, Any]]:
        """What has happened to the visitor since they acted last, where that has changed."""
        seat = None if desk is None else standing.seat_of(desk, self.visitor)
        since = await self.befallen.since(desk, seat, lang)
        return [{"do": "befallen", **since._asdict()}] if self._is_new("befallen", since) else []

    async def _moments(self, desk: Desk | None, lang: str) -> list[dict[str, Any]]:
        """What has been felt since the page was told last; who sees a table for the first time feels nothing of before.

        Lines that were committed after the table was loaded are told when it is looked at next.
        """
        since, self.felt = self.felt, None if desk is None else (desk.table.id, desk.table.entries)
        if desk is None or desk.match is None or since is None or since[0] != desk.table.id:
            return []
        new = desk.table.entries - since[1]
        lines = (await self.service.shelf.history(*since))[:new] if new > 0 else ()
        felt = moments.felt(desk, lines, standing.seat_of(desk, self.visitor), desk.voice(lang))
        return [{"do": "moments", "moments": felt}] if felt else []

    async def _decided(self, desk: Desk | None, lang: str) -> list[dict[str, Any]]:
        """At the end, the moment that decided; it is looked for once."""
        over = desk is not None and desk.match is not None and desk.table.phase is Phase.FINISHED
        about = (desk.table.id, lang) if desk is not None and over else None
        if self.told.get("decided") == about:
            return []
        self.told["decided"] = about
        if desk is None or about is None:
            return [{"do": "decided", "decided": None}]
        lines = await self.service.shelf.history(desk.table.id)
        return [{"do": "decided", "decided": moments.decisive(desk, lines, desk.voice(lang))}]

    def _stands(self, desk: Desk | None, sight: Sight | None, lang: str) -> list[dict[str, Any]]:
        stands = NOTHING if sight is None or desk is None else sight.standing
        hand = None if sight is None else sight.hand
        touches = None if sight is None else sight.touches
        changes: list[dict[str, Any]] = []
        rows = self.platform.rows(() if sight is None else sight.rows)
        if self._is_new("stands", {**stands, "language": lang, "rows": rows}):
            changes.append({"do": "stand", "standing": self.told["stands"]})
        if self._is_new("hand", (hand, touches)):
            shown = None if hand is None else self.platform.shown("hand", hand)
            changes.append({"do": "hand", "hand": shown, "touches": touched(touches)})
        self.wanted = None if sight is None else sight.picture
        return changes

    def _is_new(self, what: str, value: Any) -> bool:
        if what in self.told and self.told[what] == value:
            return False
        self.told[what] = value
        return True

    async def _tell(self, socket: web.WebSocketResponse, changes: list[dict[str, Any]]) -> None:
        if changes:
            await socket.send_str(written({"marks": self.marks, "changes": changes}))


async def current(service: Service, visitor: Visitor) -> Desk | None:
    """The table at the visitor's place, as it is now; its last one, if that is over."""
    kept = await service.shelf.load_at(visitor.place)
    return None if kept is None else service.acts.desk(kept)


async def language(service: Service, visitor: Visitor, locale: str) -> str:
    """The language in which a visitor is spoken to."""
    person = Person(visitor.person or links.NOBODY, "", locale)
    known = await service.shelf.person(person.id)
    return known.speaks(person)
