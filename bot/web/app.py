"""The web table's server: its pages, what changes on them, and what people press and type.

A room is a place, a key is a person (`bot/web/links.py`). Neither is ever logged.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict
from typing import Any

import structlog
from aiohttp import web

from bot.couriers.trouble import trouble
from bot.tables.completing import completions
from bot.tables.model.intents import Say
from bot.tables.model.reply import PictureWanted, Reply
from bot.tables.model.table import Phase
from bot.tables.service import Service
from bot.text import language_of
from bot.text.fluent import messages
from bot.web import links, statics
from bot.web.askers import Askers
from bot.web.asking import asked, intent, require_look
from bot.web.coming import Coming
from bot.web.guard import MOST_BYTES, Budgets, Guard
from bot.web.live import ALIVE_SECONDS, Page, current
from bot.web.preview import Preview
from bot.web.shop import Shop
from bot.web.sights import Sights
from bot.web.streams import WebPlatform
from bot.web.visitor import Visitor, place, visitor
from bot.web.wire import answer, written
from engine.core.refusal import Refused
from render import fonts
from render.packing import smaller

log = structlog.get_logger(__name__)
A_SECOND = 8.0
"""What one key may ask in a second; as much again may be looked up while typing."""
PEOPLE_BEHIND_ONE_ADDRESS, ADDRESS_BURST_SECONDS = 6, 20.0
"""So many people who never stop, or five times as many as people are; and thirty who open the page at once."""
LETTERS_A_REQUEST = 200
"""So long a line is worth one request; longer ones are worth more, as they cost more."""
MOST_PAGES = 24
"""So many pages one person may have open; so many times more may watch one place."""
MOST_WATCHERS = 20
MOST_OPEN = 4_000
"""So many pages may be open in all."""
MOST_FROM_ONE_ADDRESS = MOST_OPEN // 8
ROOMS_A_SECOND, ROOMS_BURST_SECONDS = 1.0, 30.0
"""Whoever begins where nothing is played yet costs room for days: from one address so often, over so long a burst."""
SILENCE_SECONDS = 20.0
"""Who has begun a request and does not end it is not waited for any longer."""
PACKED = {"Content-Encoding": "gzip"}
FOR_LONG = {"Cache-Control": "public, max-age=31536000"}
AS_MADE = {"Cache-Control": "public, max-age=31536000, immutable"}
FOR_A_DAY = {"Cache-Control": "public, max-age=86400"}
FACES = {fonts.for_pages(face).name: fonts.for_pages(face) for face in fonts.Face}


class WebTable:
    """Everything that one server shares."""

    def __init__(
        self,
        service: Service,
        stir: Callable[[], None],
        a_second: float = A_SECOND,
        askers: Askers | None = None,
    ) -> None:
        self.service = service
        self.askers = askers or Askers.told(())
        self.stir = stir
        self.platform = WebPlatform(service.picture)
        self.coming = Coming()
        self.sights = Sights(service.acts.beside)
        self.shop = Shop(service)
        self.budgets = Budgets(a_second)
        self.guard = Guard(self.askers, Budgets(a_second * PEOPLE_BEHIND_ONE_ADDRESS, ADDRESS_BURST_SECONDS))
        self.rooms = Budgets(ROOMS_A_SECOND, ROOMS_BURST_SECONDS)
        self.open_pages: Counter[str] = Counter()
        """By person or watched place, and by address."""
        self.all_open = 0
        self.reach = ""
        """Where the browsers of others find us, for links that are handed out on this very machine."""

    def app(self) -> web.Application:
        """The server's application."""
        app = web.Application(client_max_size=MOST_BYTES, middlewares=[self.guard.middleware()])
        app.add_routes(
            [
                web.get("/", self.page("home")),
                web.get("/new", self.new_room),
                web.get("/static/{name}", static),
                web.get("/words/{lang}", self.words),
                web.get("/games/{lang}", self.games),
                web.get("/cover/{lang}/{game}", self.cover),
                web.get("/preview/{lang}.jpg", self.poster),
                web.get("/preview/{lang}/{game}.jpg", self.poster),
                web.get("/picture/{name}", self.picture),
                web.get("/font/{name}", self.font),
                web.get("/r/{room}", self.page("door")),
                web.get("/r/{room}/new", self.new_key),
                *self._routes("/r/{room}/{key}"),
                *self._routes("/w/{watch}"),
            ]
        )
        return app

    def _routes(self, at: str) -> list[web.RouteDef]:
        return [
            web.get(at, self.page("table")),
            web.get(f"{at}/live", self.live),
            web.get(f"{at}/links", self.links),
            web.get(f"{at}/coming/{{token}}", self.awaited),
            web.get(f"{at}/ending", self.ending),
            web.post(at, self.said),
            web.post(f"{at}/like", self.like),
        ]

    def page(self, name: str) -> Callable[[web.Request], Any]:
        """One of our pages, which says of itself what is played there."""

        async def page(request: web.Request) -> web.Response:
            shown = (await self._preview(request)).written(statics.page(name))
            return web.Response(text=shown, content_type="text/html")

        return page

    async def _preview(self, request: web.Request) -> Preview:
        """By the place alone, whosever page it is; where nothing is played, or nobody can say what, the house."""
        told, kept = request.match_info, None
        if told:
            try:
                kept = await self.service.shelf.load_at(place(told))
            except Exception as broken:  # whatever it is, the page opens, and says so itself
                log.error("preview.broken", **trouble(broken))
        game = kept.table.game if kept is not None and kept.table.game in self.service.house.games() else ""
        lang = kept.table.language if game and kept is not None else _asked_in(request)
        title, about = self.shop.about(game, lang)
        return Preview(title, about, lang, f"{self.reach}/preview/{lang}{game and '/'}{game}.jpg")

    async def new_room(self, _: web.Request) -> web.Response:
        """A room of one's own, as its first person."""
        raise web.HTTPSeeOther(f"/r/{links.secret()}/{links.secret()}")

    async def new_key(self, request: web.Request) -> web.Response:
        """A new person in a room."""
        raise web.HTTPSeeOther(f"/r/{request.match_info['room']}/{links.secret()}")

    async def links(self, request: web.Request) -> web.Response:
        """Where others can watch what this visitor sees, and where they find us at all."""
        return answer({"watch": f"/w/{visitor(request).watch}", "reach": self.reach})

    async def words(self, request: web.Request) -> web.Response:
        """The page's own words in a language."""
        words = self.service.house.catalogue.words(language_of(request.match_info["lang"]))
        own = messages(words.catalogue.resources[words.lang]["web"])
        return answer({one.id.name.removeprefix("web-"): words(one.id.name) for one in own})

    async def games(self, request: web.Request) -> web.Response:
        """The games on offer."""
        return answer(self.shop.games(language_of(request.match_info["lang"])))

    async def cover(self, request: web.Request) -> web.Response:
        """A game's picture on its card."""
        lang, game = request.match_info["lang"], request.match_info["game"]
        scene = await self.shop.cover(game, lang)
        if scene is None:
            raise web.HTTPNotFound
        return web.Response(body=scene, content_type="application/json", headers=PACKED)

    async def poster(self, request: web.Request) -> web.Response:
        """A game's cover, or that of the house, for chats that show where a link leads."""
        photo = await self.shop.poster(request.match_info.get("game", ""), request.match_info["lang"])
        if photo is None:
            raise web.HTTPNotFound
        return web.Response(body=photo, content_type="image/jpeg", headers=FOR_A_DAY)

    async def picture(self, request: web.Request) -> web.Response:
        """A picture that stands in a message; to whoever has another one, what is different."""
        scene = self.platform.picture(request.match_info["name"])
        if scene is None:
            raise web.HTTPNotFound
        before = self.platform.picture(request.query.get("since", ""))
        file = await asyncio.to_thread(lambda: scene.file() if before is None else smaller(scene.told([before])[1]))
        return web.Response(body=file, content_type="application/json", headers=PACKED)

    async def font(self, request: web.Request) -> web.Response:
        """One of the house's own faces, in which pictures are lettered."""
        face = FACES.get(request.match_info["name"])
        if face is None:
            raise web.HTTPNotFound
        return web.Response(body=face.read_bytes(), content_type="font/woff2", headers=FOR_LONG)

    async def said(self, request: web.Request) -> web.Response:
        """Somebody pressed or typed something."""
        who = visitor(request)
        self.budgets.spend(who.person or who.place)
        body = await asked(request)
        more = len(str(body.get("line", ""))) // LETTERS_A_REQUEST
        if more:
            self.budgets.spend(who.person or who.place, more)
            self.guard.addresses.spend(self.askers.address(request), more)
        if not self.platform.stream(who.place).messages and await self.service.shelf.table_at(who.place) is None:
            self.rooms.spend(self.askers.address(request))
        try:
            wanted = intent(who, body)
            if who.person is None:
                require_look(self.service, wanted.verb)
        except Refused as refused:
            return answer(self._shown(who, self._refusal(body, refused)))
        reply = await self.service.handle(wanted)
        self.stir()
        if who.person is not None:
            self.platform.stream(who.person).stir()
        return answer(self._shown(who, reply))

    async def awaited(self, request: web.Request) -> web.Response:
        """The picture of an answer, once it is painted; null if there is none after all."""
        who = visitor(request)
        self.budgets.spend(f"looking/{who.person or who.place}")
        wanted = self.coming.promised(who, request.match_info["token"])
        if wanted is None:
            raise web.HTTPNotFound
        painted = await self.platform.paint(wanted)  # not everything can be shown from near
        if painted is None:
            return answer(None)
        told = await self.platform.told(self.platform.kept(painted), [request.query.get("since", "")])
        return web.Response(body=smaller(told), content_type="application/json", headers=PACKED)

    async def ending(self, request: web.Request) -> web.Response:
        """How a game ended, as a picture that can be shown elsewhere."""
        who = visitor(request)
        self.budgets.spend(f"looking/{who.person or who.place}")
        desk = await current(self.service, who)
        if desk is None or desk.table.phase is not Phase.FINISHED or desk.playing.position.result is None:
            raise web.HTTPNotFound
        lang = language_of(request.query.get("language", "")[:10])
        painted = await self.service.picture(PictureWanted(desk.table.id, "ending", lang))
        if painted is None:
            raise web.HTTPNotFound
        return web.Response(body=painted.photo, content_type="image/jpeg")

    async def like(self, request: web.Request) -> web.Response:
        """What a line that is being typed may become."""
        who = visitor(request)
        self.budgets.spend(f"typing/{who.person or who.place}")
        try:
            wanted = intent(who, await asked(request))
        except Refused:
            raise web.HTTPBadRequest from None
        if not isinstance(wanted.verb, Say):
            raise web.HTTPBadRequest
        found = await completions(self.service, wanted, wanted.verb.line)
        return answer([asdict(one) for one in found])

    async def live(self, request: web.Request) -> web.WebSocketResponse:
        """What changes, as long as the page is open."""
        who = visitor(request)
        socket = web.WebSocketResponse(heartbeat=ALIVE_SECONDS, max_msg_size=1_024)
        async with self._page_of(who, self.askers.address(request)):
            await socket.prepare(request)
            marks = [*request.query.get("marks", "").split(","), "", ""][:2]
            page = Page(self.service, self.platform, who, request.query.get("language", "")[:10], marks, self.sights)
            if request.query.get("made", statics.made()) != statics.made():
                await socket.send_str(written({"marks": marks, "changes": [], "made": statics.made()}))
            telling = asyncio.create_task(_follow(page, socket))
            try:
                async for _ in socket:
                    pass
            finally:
                telling.cancel()
                await asyncio.gather(telling, return_exceptions=True)
        return socket

    @asynccontextmanager
    async def _page_of(self, who: Visitor, address: str) -> AsyncIterator[None]:
        name, most = (who.person, MOST_PAGES) if who.person else (who.place, MOST_PAGES * MOST_WATCHERS)
        is_full = self.open_pages[address] >= MOST_FROM_ONE_ADDRESS or self.all_open >= MOST_OPEN
        if self.open_pages[name] >= most or is_full:
            raise web.HTTPServiceUnavailable
        self.open_pages.update((name, address))
        self.all_open += 1
        try:
            yield
        finally:
            self.open_pages -= Counter((name, address))
            self.all_open -= 1

    def _refusal(self, body: dict[str, Any], refused: Refused) -> Reply:
        words = self.service.house.catalogue.words(language_of(body["language"]))
        return Reply(words.refusal("table", refused), ok=False)

    def _shown(self, who: Visitor, reply: Reply) -> dict[str, Any]:
        screen = None
        if reply.screen is not None and not reply.is_hand:
            coming = self.coming.promise(who, reply.screen.picture)
            keeps = reply.screen.picture is not None and reply.screen.picture.kind == "ending"
            screen = {**self.platform.shown("reply", reply.screen), "coming": coming, "keeps": keeps}
        return {
            "text": reply.text,
            "ok": reply.ok,
            "over": reply.acted or reply.taken_up,
            "hand": reply.is_hand,
            "screen": screen,
            "inPlace": reply.in_place,
            "why": reply.why,
            "file": None if reply.file is None else {"name": reply.file.name, "content": reply.file.content},
        }


async def _follow(page: Page, socket: web.WebSocketResponse) -> None:
    try:
        await page.follow(socket)
    except ConnectionError:
        return
    except Exception as broken:
        log.error("page.broken", **trouble(broken))
    finally:
        await socket.close()


async def static(request: web.Request) -> web.Response:
    """The pages' scripts, styles and icons; whoever was told by a page of ours which ones these are keeps them."""
    name = request.match_info["name"]
    if name not in statics.names():
        raise web.HTTPNotFound
    keeping = AS_MADE if request.query_string == statics.made() else {}
    told = {"Content-Type": f"{statics.kind(name)}; charset=utf-8", **PACKED, **keeping}
    return web.Response(body=await asyncio.to_thread(statics.packed, name), headers=told)


def _asked_in(request: web.Request) -> str:
    """The language that a browser likes best."""
    return language_of(request.headers.get("Accept-Language", "").split(",")[0].split(";")[0].strip()[:10])
