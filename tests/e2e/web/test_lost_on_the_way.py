"""What is lost or late on its way to the page: lines, replies, pictures. Nothing is lost without a word."""

import asyncio
import json
from typing import Self

import pytest
from browsing import PATIENCE_MS, ByMouse, Player, Server
from playwright.async_api import Browser, Route, WebSocketRoute
from tables import Alone, seated

LATE_MS = 3000
"""So long after an answer its news are awaited, before what was answered can be pressed again."""
IN_TURN = """async () => {
  const { screen: { parts, picture } } = await import(document.scripts[0].src);
  const part = document.createElement("section");  // of its own: the table goes on meanwhile
  document.body.append(part);
  const { stage } = parts(part);
  const told = await (await fetch(`/picture/${document.querySelector("#hand .stage").dataset.shown}`)).text();
  const waiting = {};
  window.fetch = (path) => new Promise((done) => {
    waiting[path.match(/one|two|three/)] = () => done(new Response(told));
  });
  const shows = (name) => [name, picture(part, { name, alt: "", twin: "" })];
  const shown = Object.fromEntries(["one", "two", "three"].map(shows));
  const seen = [];
  for (const name of ["one", "three", "two"]) {
    await new Promise((done) => { setTimeout(done); });
    waiting[name]();
    await shown[name];
    seen.push(stage.dataset.shown);
  }
  return seen;
}"""
"""Three pictures are wanted, each before the one before it has come, and the last comes before the second."""
LOST = """async () => {
  const { screen: { parts, picture } } = await import(document.scripts[0].src);
  const part = document.body.appendChild(document.createElement("section"));
  const told = await (await fetch(`/picture/${document.querySelector("#hand .stage").dataset.shown}`)).text();
  let asked = 0;
  const fetches = window.fetch;
  const answers = () => (asked === 1 ? new Response("", { status: 503 }) : new Response(told));
  window.fetch = async (...what) => {
    if (!what[0].startsWith("/picture/one")) return fetches(...what);
    asked += 1;
    return answers();
  };
  await picture(part, { name: "one", alt: "", twin: "" });
  return [asked, parts(part).stage.dataset.shown];
}"""
LEFT = """async () => {
  const lines = [];
  window.WebSocket = class extends EventTarget {
    constructor() { super(); lines.push(this); }
    close() { if (!this.isOver) { this.isOver = true; this.dispatchEvent(new Event("close")); } }
  };
  const { follow, refresh } = await import("/static/wire.js?anew");
  const told = [];
  follow({ language: () => "en", made: () => "", changed: () => {}, connected: (is) => told.push(is) });
  const aWhile = () => new Promise((done) => { setTimeout(done, 50); });
  const another = async (many) => { while (lines.length < many) await aWhile(); };
  const opened = () => lines.at(-1).dispatchEvent(new Event("open"));
  opened();
  refresh();
  await another(2);
  opened();
  lines[1].close();
  refresh();
  await another(3);
  opened();
  lines[2].close();
  return told;
}"""
"""A line is left for another one, the next is lost and left while it is, the last is lost."""
TRAVELLED = """() => performance.getEntriesByType("resource")
  .filter(({ name, transferSize }) => transferSize > 0 && /\\.(js|css|woff2)/.test(name))
  .map(({ name }) => new URL(name).pathname)"""


async def test_a_line_that_is_left_is_not_lost_and_one_that_is_lost_is_told(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)

    assert await ana.page.evaluate(LEFT) == [True, True, False, True, False]


async def test_a_page_that_is_opened_again_has_all_that_it_is_made_of(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)
    assert "/static/main.js" in await ana.page.evaluate(TRAVELLED)

    await ana.page.goto(f"{server.address}new")
    await ana.page.wait_for_selector("#chooser .game:visible")

    assert await ana.page.evaluate(TRAVELLED) == []


async def test_the_games_are_asked_for_once(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url) if "/games/" in request.url else None)

    await ana.page.goto(f"{server.address}new")
    await ana.page.wait_for_selector("#chooser .game .cover > svg")

    assert len(asked) == 1


async def test_games_that_are_lost_on_their_way_are_asked_for_again(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)
    async with ana.page.expect_event("requestfailed"):
        await ana.page.route("**/games/*", lambda route: route.abort(), times=1)
        await ana.page.goto(f"{server.address}new")

    await ana.page.evaluate("import(document.scripts[0].src).then(({ wire }) => wire.refresh())")

    await ana.page.wait_for_selector("#chooser .game:visible")


async def test_a_page_that_has_outlived_its_house_comes_anew_once_with_what_was_being_typed(alone: Alone) -> None:
    ana = await alone()
    older = "document.documentElement.dataset.made = 'older'; window.older = true"
    left = "import(document.scripts[0].src).then(({ wire }) => wire.refresh())"
    await ana.page.fill("#line", "not said yet")
    await ana.page.evaluate(older)
    await ana.page.evaluate(left)
    await ana.until("() => !window.older && document.querySelector('#hand .stage > svg')")

    assert await ana.page.input_value("#line") == "not said yet"
    heard = len(ana.heard)
    await ana.page.evaluate(older)  # as if something between the house and the page brought the old scripts again
    await ana.page.evaluate(left)
    while len(ana.heard) < heard + 2:
        await ana.page.wait_for_timeout(20)
    assert await ana.page.evaluate("window.older")
    assert ana.troubles == []


async def test_a_late_reply_to_a_press_does_not_hide_the_question_that_came_before_it(
    browser: Browser, server: Server
) -> None:
    ana, bo = await seated(browser, server, "Ana", "Bo")
    let_go = asyncio.Event()

    async def held(route: Route) -> None:
        """Composed when the other's answer had come, a reply shows the hand before it: it is not the current one."""
        told = [one for line in ana.heard for one in json.loads(line).get("changes", ())]
        asked = next(one["hand"] for one in told if one.get("hand"))
        reply = await (await route.fetch()).json()
        await let_go.wait()
        await route.fulfill(json={**reply, "hand": False, "screen": asked})

    await ana.page.route(ana.page.url, held)
    await ana.press("#hand .rows button >> nth=0")
    await bo.until("() => document.querySelector('#lines').innerText.includes('Ana has chosen')")
    await bo.press("#hand .rows button >> nth=6")
    await ana.page.wait_for_selector("#hand:has-text('Saved on the roof')")
    let_go.set()
    await ana.until("() => document.querySelector('#hand').ariaBusy === 'false'")

    assert "Saved on the roof" in await ana.page.inner_text("#hand")


class HeldLine:
    """The line of a page, on which news wait while it is held."""

    def __init__(self) -> None:
        self.is_held = False
        self._told: list[str | bytes] = []
        self._more = asyncio.Event()
        self._sockets: list[WebSocketRoute] = []

    async def on(self, player: Player) -> Self:
        """From when the page is opened again."""
        await player.page.route_web_socket("**/live?*", self._opened)
        await player.page.reload()
        assert await player.until_asked()
        return self

    def let_go(self) -> None:
        """What has waited comes, in its order."""
        self.is_held = False
        for news in self._told:
            self._sockets[-1].send(news)

    async def until_it_holds(self, news: str) -> None:
        """Until the house has told what is kept from the page."""
        while not any(news in str(one) for one in self._told):
            await self._more.wait()
            self._more.clear()

    def _opened(self, socket: WebSocketRoute) -> None:
        self._sockets.append(socket)

        def told(news: str | bytes) -> None:
            if not self.is_held:
                return socket.send(news)
            self._told.append(news)
            return self._more.set()

        socket.connect_to_server().on_message(told)


@pytest.mark.parametrize("come", [True, False])
async def test_what_is_answered_is_pressed_again_when_the_news_come_or_do_not(alone: Alone, come: bool) -> None:
    ana = await alone()
    posts: list[str] = []
    await ana.page.clock.install()
    line = await HeldLine().on(ana)
    ana.page.on("request", lambda asked: posts.append(asked.url) if asked.method == "POST" else None)
    line.is_held = True
    async with ana.page.expect_response(lambda answer: answer.request.method == "POST") as answered:
        await ana.press("#hand .rows button >> nth=0")
    assert (await (await answered.value).json())["over"]
    await ana.press("#hand .rows button >> nth=1")
    assert await ana.page.get_attribute("#hand", "aria-busy") == "true"
    assert len(posts) == 1

    if come:
        line.let_go()
    else:
        await ana.page.clock.fast_forward(LATE_MS)
    await ana.until("() => document.querySelector('#hand').ariaBusy === 'false'")
    assert await ana.page.inner_text("#toast") == ""
    if come:
        return
    await line.until_it_holds("What do you do?")  # while the others choose, one may choose anew
    await ana.press("#hand .rows button >> nth=1")
    await ana.page.wait_for_selector("#toast:has-text('no longer counts')")


async def test_a_part_is_not_added_to_what_stood_there_before_another_was(alone: Alone) -> None:
    ana = await alone()
    line = await HeldLine().on(ana)
    part = '#hand .rows button[data-press*=":g:"]'
    await ana.press('#hand .rows button:has-text("Hide")')
    await ana.page.wait_for_selector(part)
    posts: list[str] = []
    ana.page.on("request", lambda asked: posts.append(asked.url) if asked.method == "POST" else None)
    before = await ana.page.inner_text("#hand .rows")

    line.is_held = True
    async with ana.page.expect_response(lambda answer: answer.request.method == "POST"):
        await ana.press(f"{part} >> nth=0")
    await ana.press(f"{part} >> nth=-1")
    assert len(posts) == 1
    line.let_go()
    await ana.until("() => document.querySelector('#hand').ariaBusy === 'false'")

    assert await ana.page.inner_text("#toast") == ""
    assert await ana.page.inner_text("#hand .rows") != before


async def test_an_answer_that_breaks_off_is_asked_for_again_and_holds_up_nothing(alone: Alone) -> None:
    ana = await alone()
    posts: list[str] = []
    come = asyncio.Condition()

    async def breaks(route: Route) -> None:
        async with come:
            posts.append(json.loads(route.request.post_data or "")["delivery"])
            come.notify_all()
        answer = await route.fetch()
        await (route.fulfill(status=200, body='{"text": "') if len(posts) == 1 else route.fulfill(response=answer))

    await ana.page.route(ana.page.url, breaks)
    async with asyncio.timeout(PATIENCE_MS / 1000):
        for most in (2, 3):
            assert await ana.until_asked()
            await ByMouse()(ana)
            async with come:
                await come.wait_for(lambda most=most: len(posts) >= most)  # type: ignore[misc]

    await ana.page.unroute_all(behavior="wait")
    assert posts[0] == posts[1] != posts[2]


async def test_a_board_that_is_lost_on_its_way_is_fetched_again(alone: Alone) -> None:
    ana = await alone()
    await ana.page.wait_for_selector("#hand .stage[data-shown] > svg")

    assert await ana.page.evaluate(LOST) == [2, "one"]


async def test_pictures_that_follow_fast_are_shown_as_they_come_and_none_after_a_later_one(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address)
    await ana.plays("holland")

    assert await ana.page.evaluate(IN_TURN) == ["one", "three", "three"]
