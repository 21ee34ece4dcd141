"""A real browser before a real server: people with a page open, whatever it was sent, and how they play."""

import asyncio
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import Browser, Error, Locator, Page, Response, WebSocket
from playwright.async_api import TimeoutError as Late
from support.ports import free_port

HERE = Path(__file__).parent
BROWSERS = (
    "chromium-headless-shell",
    *("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "microsoft-edge"),
)
"""The same engine without the windows, menus and services around it costs half as much, so it goes first."""
PATIENCE_MS = 240_000
LIST_OPEN = (
    """for (const part of ["list", "typing"]) localStorage.getItem(part) ?? localStorage.setItem(part, "open")"""
)
"""Most tests are about what is asked and said: they press the list, or type; a person has both folded."""
UNDRAWN = """(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".stage > svg > * { display: none !important }");
  document.adoptedStyleSheets = [sheet];
})()"""
"""A board is up to sixteen thousand things to style, lay out and paint; who presses the list or types is spared it.

It is only unseen: pictures that come meanwhile are drawn upon the one that stands there.
"""
DRAWN = "document.adoptedStyleSheets = []"
"""After all."""
REACH_MS, TRIES, LOOK_MS = 5_000, 40, 80
SEEN = """() => JSON.stringify([
  document.body.dataset.phase,
  document.querySelector("#hand").className,
  document.querySelector("#hand").innerText,
  [...document.querySelectorAll("#hand .rows button, #hand .bar button")].map((button) => button.dataset.press),
  [...document.querySelectorAll("#hand .open, #finger:not([hidden]) button")]
    .map((one) => one.dataset.names ?? one.innerText),
])"""
LOADED = """() => [...document.querySelectorAll("#board .stage, #hand .stage")]
  .every(({ dataset }) => !dataset.wanted || dataset.shown === dataset.wanted)"""
TO_DO = """() => document.body.dataset.phase === "finished"
  || (document.querySelector("#hand").classList.contains("waits")
      && document.querySelector("#hand").ariaBusy !== "true"
      && document.querySelector("#hand .rows button:not(:disabled)") !== null)"""


def installed_browser() -> str | None:
    """A Chromium of this machine: the one that `MESTRE_BROWSER` names, else whatever is on the path."""
    named = os.environ.get("MESTRE_BROWSER")
    return named or next((found for name in BROWSERS if (found := shutil.which(name))), None)


def existing(path: str) -> str | None:
    """The path, if there is something."""
    return path if Path(path).exists() else None


@dataclass
class Server:
    """A web table in a process of its own, which can be killed and started again."""

    folder: Path
    script: str = "house.py"
    more: tuple[str, ...] = ()
    """What else the script is told."""
    port: int = field(default_factory=free_port)
    process: "subprocess.Popen[str] | None" = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        command = (sys.executable, str(HERE / self.script), str(self.port), str(self.folder), *self.more)
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        assert self.process.stdout.readline().startswith("http://")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.communicate()


@dataclass
class Player:
    """Somebody with a page open, and everything that their browser was told."""

    page: Page
    heard: list[str] = field(default_factory=list)
    pictures: dict[str, bytes] = field(default_factory=dict)
    differences: list[str] = field(default_factory=list)
    """What was told of pictures of which the browser had another one."""
    troubles: list[str] = field(default_factory=list)
    fingers: bool = False
    """Whether it is a phone: it is tapped, and has no pointer that rests anywhere."""
    keeps_pictures: bool = False
    """Whether each picture is fetched whole as well, to be compared; that costs a house and a browser much."""
    _arriving: set[asyncio.Task[None]] = field(default_factory=set)

    @classmethod
    async def at(
        cls,
        browser: Browser,
        address: str,
        name: str = "",
        *,
        sees_boards: bool = True,
        keeps_pictures: bool = False,
        **about: Any,
    ) -> "Player":
        """A person with a browser profile of their own; nothing moves for them: it would be drawn anew all the time.

        The first page sends whoever is new on to a table, so who is led to it goes there straight away.
        """
        context = await browser.new_context(**{"locale": "en-US", "reduced_motion": "reduce", **about})
        context.set_default_timeout(PATIENCE_MS)
        await context.add_init_script(LIST_OPEN)
        if not sees_boards:
            await context.add_init_script(UNDRAWN)
        fingers = bool(about.get("has_touch"))
        player = cls(await context.new_page(), fingers=fingers, keeps_pictures=keeps_pictures)
        player._listen()
        await player.page.goto(f"{address}new" if urlsplit(address).path == "/" else address)
        await player.page.wait_for_selector("#chooser .game:visible, #lobby .seats li:visible, .stage > svg:visible")
        if name:
            await player.called(name)
        return player

    async def called(self, name: str) -> None:
        await self.page.click("#open-you")
        await self.page.fill("#name", name)
        await self.page.click("#you form:last-child button")

    async def plays(self, slug: str) -> None:
        """Sit down alone at a game against computers, and see one's own board."""
        await self.press(f'.offer[data-offer="{slug}"] .main')
        await self.page.wait_for_selector("#hand .stage > svg")
        await self.has_all_pictures()

    async def press(self, selector: str) -> None:
        await self.page.click(selector)

    async def type(self, line: str) -> None:
        await self.page.fill("#line", line)
        await self.page.press("#line", "Enter")

    @property
    async def phase(self) -> str:
        return str(await self.page.evaluate("document.body.dataset.phase"))

    async def until(self, says: str, given: Any = None) -> None:
        """Wait until the page says so. It is asked now and then: at every frame would keep it laying itself out."""
        await self.page.wait_for_function(says, arg=given, polling=LOOK_MS)

    async def until_asked(self) -> bool:
        """Wait until something is asked of this person; False if the game is over instead."""
        await self.until(TO_DO)
        return await self.phase != "finished"

    async def has_all_pictures(self) -> None:
        """Wait until every picture that the page shows has arrived: a newer one breaks off one that is on its way."""
        await self.until(LOADED)
        await asyncio.gather(*self._arriving)

    async def acts(self, how: "How") -> bool:
        """Do one thing and wait until it shows; False if what was asked went away under the hand."""
        before = await self.page.evaluate(SEEN)
        for left in reversed(range(TRIES)):
            try:
                await how(self)
                break
            except Late:
                if await self.phase == "finished" or await self.page.evaluate(SEEN) != before:
                    return False
                if not left:
                    raise
        await self.until(f"(before) => ({SEEN})() !== before", before)
        return True

    @property
    def everything(self) -> str:
        """All text that was sent to this browser."""
        return "\n".join(self.heard)

    def _listen(self) -> None:
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda said: self.troubles.append(said.text) if "attribute" in said.text else None)
        self.page.on("websocket", self._overhear)
        self.page.on("response", self._receive)

    def _overhear(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        for change in told["changes"]:
            picture = change.get("picture") or {}
            if "told" in picture:
                self.differences.append(json.dumps(picture.pop("told")))
                if self.keeps_pictures:
                    self._await(self._keep_whole(picture))
        self.heard.append(json.dumps(told, ensure_ascii=False))

    def _receive(self, answer: Response) -> None:
        self._await(self._keep(answer))

    def _await(self, work: Coroutine[Any, Any, None]) -> None:
        arriving = asyncio.ensure_future(work)
        self._arriving.add(arriving)
        arriving.add_done_callback(self._arriving.discard)

    async def _keep(self, answer: Response) -> None:
        try:
            if answer.request.method == "POST":
                self.heard.append(await answer.text())
            elif self.keeps_pictures and "/picture/" in answer.url:
                await self._keep_whole({"name": answer.url.partition("?")[0].rpartition("/")[2]})
            elif self.keeps_pictures and "/coming/" in answer.url:
                await self._keep_whole(await answer.json() or {})
        except Error:
            return  # the page was closed meanwhile

    async def _keep_whole(self, picture: dict[str, Any]) -> None:
        """What is told of a picture depends on the one before: what it shows does not."""
        if picture:
            root = "/".join(self.page.url.split("/")[:3])
            with suppress(Error):  # the page was closed meanwhile
                whole = await self.page.request.get(f"{root}/picture/{picture['name']}")
                self.pictures[picture["name"]] = await whole.body()


class How:
    """A way to play: every time something is asked, one act."""

    def __init__(self, luck: int | None = None) -> None:
        self.turns = self._cycle() if luck is None else self._wandering(Random(luck))

    async def __call__(self, player: Player) -> None:
        raise NotImplementedError

    @staticmethod
    def _cycle() -> Iterator[int]:
        while True:
            yield from (6, 0, 2, 4, 1, 3, 5)

    @staticmethod
    def _wandering(luck: Random) -> Iterator[int]:
        """Where a fixed order of turns could walk in circles for ever."""
        while True:
            yield luck.randrange(5040)


class ByMouse(How):
    """Presses one of the buttons: the one that finishes if there is one, else each in its turn."""

    async def __call__(self, player: Player) -> None:
        button = await self._chosen(player)
        await button.click(timeout=REACH_MS)

    async def _chosen(self, player: Player) -> Locator:
        buttons = player.page.locator("#hand .rows button:not(:disabled)")
        finishing = player.page.locator('#hand .rows button:not(:disabled)[data-press*=":d:"]')
        if await finishing.count():
            return finishing.first
        return buttons.nth(next(self.turns) % max(1, await buttons.count()))


class ByExample(How):
    """Types what the page gives as an example."""

    async def __call__(self, player: Player) -> None:
        await player.type(await player.page.get_attribute("#line", "placeholder") or "")


class ByTyping(How):
    """Types a card of Sir Holland, each in its turn, or passes."""

    async def __call__(self, player: Player) -> None:
        card = next(self.turns) + 1
        asked = await player.page.inner_text("#hand h3")
        await player.type(f"choose {card}" if asked.startswith("Choose a card") else "pass")


ON_THE_BOARD = (
    "#finger button",
    "#hand .bar .main",
    "#hand .bar:has(.quiet) .plain",
    "#hand .stage .open[tabindex]",
)


class OnTheBoard(How):
    """Plays by what is lit on the board and what stands below it, as whoever never opens the list does."""

    presses = 0
    """Since something was asked anew."""
    order: tuple[str, ...] = ON_THE_BOARD

    async def __call__(self, player: Player) -> None:
        self.presses += 1
        where = player.page.locator(await self._where(player)).locator("visible=true")
        await self.press(player, where.nth(next(self.turns) % max(1, await where.count())))

    async def press(self, player: Player, what: Locator) -> None:
        """What is lit reaches around others, so it is touched where it shows; on a phone one scrolls there first."""
        if await what.evaluate("(node) => node instanceof SVGElement", timeout=REACH_MS):
            found = await what.evaluate(BROUGHT_IN_SIGHT, timeout=REACH_MS)
            if found is None:
                raise Late("it was drawn anew, or the game has ended")
            place, above = found
            assert above == "", above  # a touch would be lost on it without a word
            await (player.page.touchscreen.tap if player.fingers else player.page.mouse.click)(*place)
        else:
            await (what.tap if player.fingers else what.click)(timeout=REACH_MS)

    async def _where(self, player: Player) -> str:
        """The menu at the finger, else what finishes, else what the last touch may mean, else the board."""
        for selector in self.order:
            if await player.page.locator(selector).locator("visible=true").count():
                return selector
        return "#hand .bar button"


class ByKeys(OnTheBoard):
    """The same by keys alone."""

    async def press(self, player: Player, what: Locator) -> None:
        await what.press("Enter", timeout=REACH_MS)


class Carrying(OnTheBoard):
    """The same, but whatever asks where to is carried there, and oneself to where one goes."""

    carried = 0
    order = (*ON_THE_BOARD[:-1], "#hand .stage .open[data-thing][tabindex]", ON_THE_BOARD[-1])

    async def press(self, player: Player, what: Locator) -> None:
        own = player.page.locator("#hand .stage [data-goes]").locator("visible=true")
        thing, names = await what.evaluate("({ dataset }) => [dataset.thing, dataset.names]", timeout=REACH_MS)
        if thing:
            await self._carry(player, what, None)
        elif names and await own.count():
            await self._carry(player, own.first, what)
        else:
            await super().press(player, what)

    async def _carry(self, player: Player, thing: Locator, place: Locator | None) -> None:
        """To a place, or to any that is lit on the way; where none is, the thing was touched."""
        mouse = player.page.mouse
        await thing.evaluate("(node) => node.scrollIntoView({ block: 'center' })", timeout=REACH_MS)
        x, y = await thing.evaluate(OPEN_PLACE, timeout=REACH_MS)
        await mouse.move(x, y)
        await mouse.down()
        await mouse.move(x + A_WAY_PX, y)
        lit = player.page.locator("#hand .stage .open[tabindex]").locator("visible=true")
        if await player.page.locator(".carried").count() and await lit.count():
            self.carried += 1
            there = place or lit.nth(next(self.turns) % await lit.count())
            x, y = await there.evaluate(OPEN_PLACE, timeout=REACH_MS)
        await mouse.move(x, y)
        await mouse.up()


A_WAY_PX = 12
"""So far, and a thing is carried and not touched."""
OPEN_PLACE = """(thing) => {
  const { left, right, top, bottom } = (thing.querySelector(":scope > .ground") ?? thing).getBoundingClientRect();
  for (const [across, down] of [[.5, .5], [.5, .25], [.25, .5], [.75, .5], [.5, .75]]) {
    const [x, y] = [left + across * (right - left), top + down * (bottom - top)];
    const first = document.elementsFromPoint(x, y).map((node) => node.closest(".open")).find(Boolean);
    if (first === thing) return [x, y];
  }
  return [(left + right) / 2, (top + bottom) / 2];
}"""
"""Where a thing shows that others may stand upon."""
ABOVE = """([x, y]) => {
  const above = document.elementFromPoint(x, y);
  return above?.closest(".stage") ? "" : above?.outerHTML ?? "out of the window";
}"""
"""What lies over the board there."""
BROUGHT_IN_SIGHT = f"""(thing) => {{
  if (!thing.isConnected || !thing.checkVisibility()) return null;
  thing.scrollIntoView({{ block: "center" }});
  const place = ({OPEN_PLACE})(thing);
  return [place, ({ABOVE})(place)];
}}"""
"""Where it is touched then, and what lies over it: asked at once, for another picture may come at any moment."""
