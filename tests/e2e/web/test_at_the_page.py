"""What one sees, hears and reaches on the page: names as text, focus, keys, the line, tabs, links, the replay."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from browsing import PATIENCE_MS, ByMouse, OnTheBoard, Player, Server
from playwright.async_api import Browser, Route, ViewportSize
from support.breadth import breadth
from tables import opened, seated

from engine.games import games

HOSTILE = "<img src=x onerror=document.title=1>"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
IN_TURN = """async () => {
  const { parts, picture } = await import("/static/screen.js");
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
  const { parts, picture } = await import("/static/screen.js");
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
  follow({ language: () => "en", changed: () => {}, connected: (is) => told.push(is) });
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
BACK = """() => {
  const back = document.querySelector("#return");
  const isThere = back.checkVisibility();
  if (isThere) back.click();
  return isThere;
}"""
"""Pressed as soon as it is there: where computers play alone, a game is over within a second."""
Alone = Callable[..., Awaitable[Player]]


@pytest.fixture
def alone(browser: Browser, server: Server) -> Alone:
    """One person at a table with computer players, asked for the first time."""

    async def sit(**about: Any) -> Player:
        ana = await Player.at(browser, server.address, **about)
        await opened(ana)
        await ana.press("#lobby .fill button")
        await ana.press("#lobby .actions .main")
        await ana.until_asked()
        return ana

    return sit


async def test_a_hostile_name_is_a_text_like_any_other(browser: Browser, server: Server) -> None:
    people = await seated(browser, server, HOSTILE, "Bo")

    for one in people:
        assert HOSTILE in await one.page.inner_text("#lines")
        assert await one.page.locator("#lines img, .seats img").count() == 0
        assert await one.page.title() != "1"


async def test_the_page_loads_nothing_from_elsewhere(browser: Browser, server: Server) -> None:
    asked: list[str] = []
    context = await browser.new_context()
    page = await context.new_page()
    page.on("request", lambda request: asked.append(request.url))
    await page.goto(server.address)
    await page.wait_for_selector(".game")

    assert [url for url in asked if not url.startswith(server.address)] == []


UNDER_THE_ARROW = """() => {
  const menu = document.querySelector("#finger:not([hidden]) button"), arrow = document.querySelector("#hand .pointer");
  const below = [...document.querySelectorAll("#hand .bar button")].find((one) => one.textContent.includes("👉"));
  const yes = document.querySelector("#hand .bar button.main");
  for (const button of [menu, below, yes]) if (button) { button.click(); return; }
  if (!arrow) return;  // the lesson has ended meanwhile
  const { x, y } = new DOMPoint(0, 20).matrixTransform(arrow.parentNode.getScreenCTM());
  const there = document.elementsFromPoint(x, y).find((node) => node.closest("#hand .stage"));
  there.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: x, clientY: y }));
}"""


@pytest.mark.parametrize("game", breadth(("amsterdam",), tuple(games())))
async def test_a_game_is_learnt_by_touching_what_the_lesson_points_to(
    browser: Browser, server: Server, game: str
) -> None:
    ana = await Player.at(browser, server.address, **{**PHONE, "viewport": {"width": 390, "height": 1600}})
    await ana.page.click(f".offer[data-offer={game}] .ways button:nth-child(2)")
    await ana.page.click("#tab-mine")
    while await ana.page.locator("#hand :text('📘')").count():
        await ana.until("""() => !document.querySelector("#hand").innerText.includes("📘")
            || document.querySelector("#hand .pointer, #hand .bar .main, #finger:not([hidden]) button")""")
        await ana.page.evaluate(UNDER_THE_ARROW)
        await asyncio.sleep(0.2)

    assert await ana.page.locator("#hand").count() == 1
    assert ana.troubles == []


async def test_whoever_starts_far_down_in_the_lobby_sees_the_board_from_its_top(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address, viewport=SIDEWAYS, has_touch=True, is_mobile=True)
    await opened(ana)
    await ana.press("#lobby .fill button")
    await ana.page.evaluate("scrollTo({ top: 10_000 })")
    assert await ana.page.evaluate("scrollY") > 100
    await ana.press("#lobby .actions .main")
    await ana.until_asked()

    assert await ana.page.evaluate("scrollY") == 0


async def test_a_phone_held_sideways_shows_the_whole_board(alone: Alone) -> None:
    ana = await alone(**PHONE)
    await ana.page.set_viewport_size(SIDEWAYS)
    await ana.page.locator("#hand .stage svg").wait_for()
    box = await ana.page.locator("#hand .stage").bounding_box()  # its picture may be changed for the next meanwhile
    assert box is not None
    assert box["height"] >= 0.7 * 390
    assert 0 <= box["y"] <= 390 - box["height"]


async def test_by_what_the_dice_are_checked_stands_in_a_fold(alone: Alone) -> None:
    ana = await alone()
    await ana.page.wait_for_selector("#lines .seal", state="attached")
    await ana.page.evaluate("document.querySelectorAll('#lines .seal').forEach((fold) => { fold.open = true; })")

    assert await ana.page.evaluate(SEALS) == {"told": False, "folded": True}


async def test_a_card_is_chosen_by_touching_it(alone: Alone) -> None:
    ana = await alone()
    await ana.has_all_pictures()  # until then it may still lie elsewhere in a moment
    await ana.page.click('#hand .open[data-thing="card_3"]')

    await ana.page.wait_for_selector("#hand .text:has-text('3 Explosion')")


async def test_what_can_be_touched_is_reached_by_keys(alone: Alone) -> None:
    ana = await alone()
    await ana.page.focus('#hand .open[data-thing="card_5"]')
    await ana.page.keyboard.press("Enter")

    await ana.page.wait_for_selector("#hand .text:has-text('5 Climb')")


SEALS = """() => {
  const seal = /[0-9a-f]{8}/;
  const text = (what) => [...document.querySelectorAll(what)].map((one) => one.textContent).join();
  return { told: seal.test(text("#lines div > p") + text("#lately")), folded: seal.test(text("#lines .seal p")) };
}"""
SIZES = ((320, 800), (390, 844), (844, 390), (1280, 800), (1920, 1080))
AMISS = """() => {
  const shown = [...document.querySelectorAll("button, summary, input, .stage, h3, p")]
    .filter((one) => one.checkVisibility());
  const boards = shown.filter((one) => one.matches(".stage") && one.firstElementChild);
  const found = boards.length === 1 ? [] : [`${boards.length} boards`];
  const on = boards[0].firstElementChild.getBoundingClientRect();
  if (document.documentElement.scrollWidth > innerWidth) found.push("wider than the page");
  for (const one of shown.filter((one) => !one.matches(".stage, .unseen, .unseen *"))) {
    const box = one.getBoundingClientRect();
    const across = box.left < on.right - 1 && box.right > on.left + 1;
    const over = across && box.top < on.bottom - 1 && box.bottom > on.top + 1;
    const fixed = one.closest("body > header, footer, .bar");
    if (over && !fixed) found.push(`over the board: ${one.textContent}`);
    if (box.left < -1 || box.right > innerWidth + 1) found.push(`out of the window: ${one.textContent}`);
    if (one.matches("#hand button") && one.scrollWidth > one.clientWidth + 1) found.push(`cut: ${one.textContent}`);
  }
  return found;
}"""


@pytest.mark.parametrize("slug", breadth(["holland"], sorted(games())))
async def test_whoever_plays_sees_one_board_and_nothing_lies_over_it(
    browser: Browser, server: Server, slug: str
) -> None:
    for language in ("uk", "pt-BR", "en"):
        ana = await Player.at(browser, server.address)
        await ana.page.evaluate(f"localStorage.setItem('language', '{language}')")
        await ana.page.reload()
        await ana.press(f'.offer[data-offer="{slug}"] .main')
        await ana.until_asked()
        await ana.page.wait_for_selector("#hand .stage svg")
        for wide, high in SIZES:
            await ana.page.set_viewport_size({"width": wide, "height": high})
            assert (language, wide, await ana.page.evaluate(AMISS)) == (language, wide, [])


async def test_names_in_the_lobby_stand_in_one_line(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address, "Duda", viewport={"width": 1280, "height": 800})
    await ana.press('.game[data-game="amsterdam"]')
    await ana.press("#lobby .fill button")
    await ana.page.wait_for_selector(".seats .is-computer")

    names = ana.page.locator(".seats li:not(.free) :is(.name, .mark)")
    heights = [box["height"] for one in await names.all() if (box := await one.bounding_box())]
    assert max(heights) < 32


async def test_computer_players_fill_a_table_to_the_number_that_is_best(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)
    await ana.press('.game[data-game="amsterdam"]')
    await ana.press("#lobby .fill button")
    await ana.page.wait_for_selector("#lobby .fill button", state="hidden")

    assert await ana.page.locator(".seats .is-computer").count() == 3


async def test_the_title_and_the_icon_say_that_it_is_my_turn(alone: Alone) -> None:
    ana = await alone()

    assert (await ana.page.title()).startswith("● Your turn")
    assert (await ana.page.get_attribute("#icon", "href")) == "/static/icon-waiting.svg"
    assert (await ana.page.inner_text("#news")).startswith("Your turn")


async def test_a_number_goes_to_its_button_and_presses_nothing(alone: Alone) -> None:
    ana = await alone()
    await ana.page.keyboard.press("3")

    assert await ana.page.evaluate("document.activeElement.dataset.thing ?? document.activeElement.innerText") in (
        "card_3",
        "3 Explosion",
    )
    assert await ana.page.locator("#hand.waits").count() == 1


async def test_what_lies_on_a_board_that_is_still_to_come_has_no_buttons_that_go_again(
    browser: Browser, server: Server
) -> None:
    ana, come = await Player.at(browser, server.address), asyncio.Event()

    async def late(route: Route) -> None:
        await come.wait()
        await route.continue_()

    await ana.page.route("**/picture/**", late)
    await ana.press('.offer[data-offer="holland"] .main')
    await ana.until_asked()
    before = await ana.page.locator("#hand .bar button").count()
    folded = await ana.page.locator("#hand .fold summary").inner_text()
    come.set()
    await ana.page.wait_for_selector("#hand .stage .open")

    assert before == 0
    assert folded == "Every choice as a list"


async def test_what_is_asked_without_any_board_has_buttons(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)
    await ana.page.route("**/picture/**", lambda route: route.fulfill(status=404))
    await ana.press('.offer[data-offer="holland"] .main')
    await ana.page.locator("#hand .bar button:has-text('Explosion')").click()
    await ana.until("() => !document.querySelector('#hand .bar').innerText.includes('Explosion')")

    assert not ana.troubles


async def test_a_line_that_is_left_is_not_lost_and_one_that_is_lost_is_told(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)

    assert await ana.page.evaluate(LEFT) == [True, True, False, True, False]


async def test_the_focus_stays_where_it_was_when_buttons_are_drawn_anew(browser: Browser, server: Server) -> None:
    ana, bo = await seated(browser, server, "Ana", "Bo")
    await ana.page.focus("#hand .rows button >> nth=4")
    await bo.acts(ByMouse())
    await ana.until("() => document.querySelector('#lines').innerText.includes('Bo has chosen')")

    assert str(await ana.page.evaluate("document.activeElement.dataset.press")).endswith("choose.5")


async def test_the_focus_goes_to_a_neighbour_when_a_button_is_gone(alone: Alone) -> None:
    ana = await alone()
    await ana.page.focus("#hand .rows button >> nth=5")  # not the seventh: whoever rests has all cards again at once
    before = await ana.page.inner_text("#hand .rows")
    await ana.page.keyboard.press("Enter")
    await ana.until("(before) => document.querySelector('#hand .rows').innerText !== before", before)

    assert await ana.page.evaluate("document.querySelector('#hand').contains(document.activeElement)")


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
    await ana.page.wait_for_selector("#hand .stage[data-shown] svg")

    assert await ana.page.evaluate(LOST) == [2, "one"]


async def test_a_line_is_completed_and_remembered(alone: Alone) -> None:
    ana = await alone()
    await ana.page.type("#line", "/sta")
    await ana.page.wait_for_selector("#options li:has-text('/status')")
    await ana.page.keyboard.press("ArrowDown")
    await ana.page.keyboard.press("ArrowDown")
    await ana.page.keyboard.press("Enter")
    assert await ana.page.input_value("#line") == "/status"

    await ana.page.keyboard.press("Enter")
    await ana.page.wait_for_selector("#answer[open]")
    await ana.page.keyboard.press("Escape")
    await ana.page.focus("#line")
    await ana.page.keyboard.press("ArrowUp")
    assert await ana.page.input_value("#line") == "/status"


async def test_a_picture_goes_closer_and_has_its_twin_in_words(alone: Alone) -> None:
    ana = await alone()
    await ana.page.wait_for_selector("#hand .stage svg")
    alt = await ana.page.get_attribute("#hand .stage", "aria-label")
    await ana.page.click("#hand .twin summary")

    assert alt
    assert "Round 1" in alt
    assert "Level 5" in await ana.page.inner_text("#hand .twin p")
    await ana.page.keyboard.press("+")
    await ana.page.wait_for_selector("#hand .stage.near")
    await ana.page.keyboard.press("-")
    await ana.page.wait_for_selector("#hand .stage:not(.near)")


async def test_on_a_phone_each_side_has_a_tab_and_mine_says_that_i_am_awaited(alone: Alone) -> None:
    ana = await alone(**PHONE)

    assert await ana.page.is_visible("#hand")
    assert not await ana.page.is_visible("#board")
    assert await ana.page.is_visible("#tab-mine .badge")
    await ana.page.tap("#tab-table")
    assert await ana.page.is_visible("#board")
    assert not await ana.page.is_visible("#hand")


async def test_nothing_is_wider_than_the_page(alone: Alone) -> None:
    ana = await alone(viewport={"width": 320, "height": 800})

    for width in (320, 390, 1280):
        await ana.page.set_viewport_size({"width": width, "height": 800})
        assert await ana.page.evaluate("document.documentElement.scrollWidth") <= width


async def test_an_invitation_made_on_the_hosts_own_machine_leads_to_where_others_find_it(
    browser: Browser, server: Server
) -> None:
    async def told(route: Route) -> None:
        answer = await (await route.fetch()).json()
        await route.fulfill(json={**answer, "reach": "http://192.0.2.7:8080"})

    ana, _ = await seated(browser, server, "Ana", "Bo")
    await ana.page.route("**/links", told)
    await ana.press("#open-invite")
    link = await ana.page.input_value('[data-link="invite-play"] input')

    assert link.startswith("http://192.0.2.7:8080/r/")
    assert await ana.page.locator("#invitation-body > .hint").count() == 0


async def test_whoever_watches_has_nothing_to_press_but_looks(browser: Browser, server: Server) -> None:
    ana, _ = await seated(browser, server, "Ana", "Bo")
    await ana.press("#open-invite")
    link = await ana.page.input_value('[data-link="invite-watch"] input')
    eve = await Player.at(browser, link)
    await eve.page.wait_for_selector("#board .stage svg")

    assert not await eve.page.is_visible("#hand")
    assert await eve.page.locator("#board .rows button").all_inner_texts() == [
        "What happened?",
        "Who and when",
        "Rules",
    ]
    await eve.press("#board .rows button >> nth=2")
    await eve.page.wait_for_selector("#answer[open]")
    await eve.page.keyboard.press("Escape")
    await eve.type("/join")
    await eve.page.wait_for_selector("#toast:has-text('watching only')")


async def test_beside_a_board_that_everybody_sees_there_is_nothing_of_its_ground(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address, viewport={"width": 1280, "height": 800})
    await ana.press('.offer[data-offer="caverna"] .main')
    assert await ana.until_asked()
    eve = await Player.at(browser, ana.page.url.rpartition("/")[0], viewport={"width": 1280, "height": 800})
    await eve.page.wait_for_selector("#board .stage svg")

    shown, painted = await eve.page.locator("#board .stage svg").evaluate("""(svg) => {
      const { width, height } = svg.getBoundingClientRect();
      return [width / height, svg.viewBox.baseVal.width / svg.viewBox.baseVal.height]; }""")

    assert shown == pytest.approx(painted, rel=0.01)
    beside, board = await eve.page.evaluate(
        "['mine', 'table'].map((part) => document.getElementById(part).getBoundingClientRect().right)"
    )
    assert beside < board  # what is one's own is next to nothing: it needs no column beside the board
    assert await eve.page.locator("#table").evaluate("(part) => part.clientWidth / innerWidth") > 0.6


async def test_whoever_was_here_before_comes_back_to_the_own_seat_by_the_rooms_link(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address, "Ana")
    mine = ana.page.url
    await ana.page.goto(mine.rpartition("/")[0])
    await ana.page.wait_for_url(mine)


async def test_the_page_speaks_the_language_that_is_chosen(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)
    await ana.press("#open-you")
    await ana.page.select_option("#language", "uk")
    await ana.page.wait_for_selector('#chooser h2:has-text("У що зіграємо?")')

    assert await ana.page.get_attribute("html", "lang") == "uk"


async def test_on_a_phone_yes_and_no_stand_where_they_are_seen(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address, **PHONE)
    await ana.page.evaluate("for (const part of ['list', 'typing']) localStorage.setItem(part, 'folded')")
    await ana.page.reload()
    await ana.press('.offer[data-offer="caverna"] .main')
    await ana.until_asked()
    await ana.has_all_pictures()
    await OnTheBoard().press(ana, ana.page.locator('#hand .open[aria-label^="Run to "]').first)

    for said in (".main", ".quiet"):
        box = await ana.page.locator(f"#hand .bar {said}").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 844


async def test_the_line_is_folded_until_somebody_wants_to_type(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)
    await ana.page.evaluate("localStorage.setItem('typing', 'folded')")
    await ana.page.reload()
    await ana.page.wait_for_selector("#chooser .game")
    assert not await ana.page.is_visible("#line")

    await ana.page.keyboard.press("/")
    await ana.page.keyboard.type("/play holland")
    await ana.page.keyboard.press("Enter")
    await ana.page.wait_for_selector("#lobby .seats li")


async def test_on_a_phone_what_happened_opens_at_its_latest_line(alone: Alone) -> None:
    ana = await alone(**PHONE)
    await ana.page.evaluate("document.querySelector('#lines').style.maxHeight = '3rem'")
    await ana.page.tap("#tab-table")

    left = "({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight"
    await ana.until(
        "() => document.querySelector('#lines').scrollHeight > document.querySelector('#lines').clientHeight"
    )
    assert await ana.page.locator("#lines").evaluate(left) < 2


async def test_what_happened_unfolds_by_a_press_and_folds_again(alone: Alone) -> None:
    """Read in one go: the others may act at any time."""
    ana = await alone(**PHONE)
    await ana.page.evaluate("(at) => localStorage.setItem(`acted ${location.pathname}`, String(at))", 1)
    await ana.page.reload()
    await ana.until("() => document.querySelector('#lately').title !== ''")

    pressed = "(lately) => [0, 1, 2].map((press) => { if (press > 0) lately.click(); return lately.innerText; })"
    folded, unfolded, again = await ana.page.locator("#lately").evaluate(pressed)

    assert len(unfolded.split("\n")) > 1
    assert folded == unfolded.split("\n")[-1] == again


async def test_what_was_done_to_oneself_is_told_first_and_the_rest_is_folded(alone: Alone) -> None:
    ana = await alone(**PHONE)
    await ana.page.evaluate("(at) => localStorage.setItem(`acted ${location.pathname}`, String(at))", 1)
    await ana.page.reload()
    await ana.until("() => document.querySelector('#lately').title !== ''")
    folded, unfolded = await ana.page.evaluate("""async () => {
      const { take, shown } = await import("/static/told.js");
      const lately = document.querySelector("#lately");
      take([{ do: "befallen", befallen: ["Bo kicks Ana.", "Ana faints."], beats: [] }]);
      shown();
      return [0, 1].map((press) => { if (press > 0) lately.click(); return lately.innerText; });
    }""")  # at once: the house goes on telling what befell

    assert folded == "Bo kicks Ana. Ana faints."
    assert unfolded.startswith("Bo kicks Ana.\nAna faints.\n\n")


async def test_what_only_marks_time_is_not_what_stays_of_all_that_happened(alone: Alone) -> None:
    ana = await alone(**PHONE)
    await ana.page.evaluate("(at) => localStorage.setItem(`acted ${location.pathname}`, String(at))", 1)
    await ana.page.reload()
    await ana.until("() => document.querySelector('#lately').title !== ''")

    stays = await ana.page.evaluate("""async () => {
      const { take, shown } = await import("/static/told.js");
      const say = (id, text) => ({ do: "put", channel: "place", message: { id, text, rows: [], at: Date.now() } });
      take([{ do: "befallen", befallen: [], beats: ["Bo has chosen."] }]);
      take([{ do: "all", channel: "place", messages: [] }, say("one", "Bo falls."), say("two", "Bo has chosen.")]);
      shown();
      return document.querySelector("#lately").innerText;
    }""")

    assert stays == "Bo falls."


async def test_the_lobby_shows_few_settings_and_folds_the_rest(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address, viewport={"width": 1280, "height": 800})
    await ana.press('.game[data-game="amsterdam"]')
    await ana.page.wait_for_selector("#lobby .seats li")

    assert await ana.page.locator("#lobby .settings .field").locator("visible=true").count() == 3
    await ana.press("#lobby .rest summary")
    assert await ana.page.locator("#lobby .settings .field").locator("visible=true").count() > 20
    empty = ana.page.locator("#lobby .settings input[type=number]:placeholder-shown")
    assert all([str(await one.get_attribute("placeholder")).isdecimal() for one in await empty.all()])


async def test_a_whole_way_to_play_is_one_press_and_what_says_nothing_is_not_shown(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address)
    await ana.press('.game[data-game="amsterdam"]')
    await ana.press("#lobby .rest summary")
    await ana.page.wait_for_selector('[data-key="map_pool"]')
    assert await ana.page.locator('[data-key="coop_difficulty"]').count() == 0
    assert await ana.page.inner_text(".presets [aria-pressed=true]") == "As in the box"

    await ana.press(".presets button:has-text('First game')")
    await ana.page.wait_for_selector(".presets [aria-pressed=true]:has-text('First game')")
    assert await ana.page.locator('[data-key="map_pool"]').count() == 0
    await ana.page.select_option('[data-key="mode"] select', "coop")
    await ana.page.wait_for_selector('[data-key="coop_difficulty"]')
    assert await ana.page.locator(".presets [aria-pressed=true]").count() == 0


async def test_the_host_says_how_fast_computers_answer_before_the_deal_and_after_it(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address)
    await ana.press('.game[data-game="holland"]')
    await ana.page.select_option('[data-key="speed"] select', "once")
    await ana.press("#lobby .fill button")
    await ana.press("#lobby .actions .main:not(:disabled)")
    await ana.until_asked()
    await ana.press("#menu summary")

    assert await ana.page.input_value("#speed select") == "once"
    await ana.page.select_option("#speed select", "slow")
    await ana.until("() => document.querySelector('#speed select').value === 'slow'")


async def test_a_guest_is_told_once_who_decides_and_sees_what_the_others_play(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address, "Ana", viewport={"width": 1280, "height": 800})
    await ana.press('.game[data-game="amsterdam"]')
    role = await ana.page.locator('#lobby .seats li[data-key="1"] select option').nth(1).inner_text()
    await ana.page.select_option('#lobby .seats li[data-key="1"] select', label=role)
    bo = await Player.at(browser, ana.page.url.rpartition("/")[0], "Bo", viewport={"width": 1280, "height": 800})

    await bo.page.wait_for_selector(f'#lobby .seats li[data-key="1"] .mark:text-is("{role}")')
    assert (await bo.page.inner_text("#lobby > .how")).count("host of the table") == 1


async def test_the_browsers_way_back_closes_what_lies_over_the_page(alone: Alone) -> None:
    ana = await alone()
    here = ana.page.url
    await ana.press("#open-you")
    await ana.page.wait_for_function("() => history.state?.over === 1")
    await ana.page.go_back()

    await ana.page.wait_for_selector("#you", state="hidden")
    assert ana.page.url == here


async def test_whoever_is_stood_in_for_plays_on_by_one_large_button(alone: Alone) -> None:
    ana = await alone()
    assert not await ana.page.is_visible("#return")
    await ana.type("/handover")
    await ana.page.wait_for_function(BACK)

    await ana.page.wait_for_selector("#return", state="hidden")
    assert await ana.until_asked()


async def test_a_table_opens_by_night_unless_its_reader_has_chosen_the_day(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address, color_scheme="light")
    by_night = await lightness(ana)
    await ana.page.click("#open-you")
    await ana.page.uncheck("#night")
    await ana.page.reload()
    await ana.page.wait_for_selector("#open-you")

    assert by_night < 60
    assert await lightness(ana) > 200


async def lightness(player: Player) -> int:
    """How light the paper of the page is, of 255."""
    return int(await player.page.evaluate("Number(getComputedStyle(document.body).backgroundColor.match(/[0-9]+/)[0])"))


async def test_letters_of_a_picture_stand_as_far_apart_on_a_phone_as_in_the_drawing(alone: Alone) -> None:
    ana = await alone(**PHONE)
    await ana.page.wait_for_selector("#hand .stage svg")

    assert max(await ana.page.evaluate(STRETCHED)) < 1.02


STRETCHED = """() => {
  const svg = document.querySelector("#hand .stage svg");  // found here: another may take its place meanwhile
  const lengths = () => [...svg.querySelectorAll("text")].map((one) => one.getComputedTextLength());
  const small = lengths();
  Object.assign(svg.style, { width: "4000px", height: "auto", maxHeight: "none" });
  return lengths().map((large, at) => Math.max(small[at] / large, large / small[at]));
}"""
"""How much longer or shorter each line of words is than the same drawn large."""


TOPS = "(nodes) => nodes.map((node) => node.getBoundingClientRect().top + scrollY)"


async def test_teams_are_columns_into_which_one_steps_and_seats_over_the_best_number_are_folded(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address, "Ana", viewport={"width": 320, "height": 640})
    await ana.press('.game[data-game="amsterdam"]')
    await ana.page.wait_for_selector("#lobby .seats li")
    seats = [ana.page.locator(f"#lobby {where} > li") for where in ("section > .seats", ".further > .seats")]
    assert [await one.count() for one in seats] == [4, 8]
    table = ana.page.url.rpartition("/")[0]
    bo = await Player.at(browser, table, "Bo")
    await ana.press('.team[data-key="orange"] button')
    await bo.press('.team[data-key="black"] button')

    for one in (ana, bo):
        await one.page.wait_for_selector('.team[data-key="orange"] li:has-text("Ana")')
        await one.page.wait_for_selector('.team[data-key="black"] li:has-text("Bo")')

    steps, cy = bo.page.locator(".team button"), await Player.at(browser, table, "Cy")
    where = await steps.evaluate_all(TOPS)
    await cy.press('.team[data-key="orange"] button')
    await bo.page.wait_for_selector('.team[data-key="orange"] li:has-text("Cy")')
    assert await steps.evaluate_all(TOPS) == where  # whoever presses while others come presses what they saw
    limit = ana.page.locator('[data-key="clue_deadline_s"] input')
    assert await limit.get_attribute("placeholder") == "180"
    assert ana.troubles == bo.troubles == []


async def test_pictures_that_follow_fast_are_shown_as_they_come_and_none_after_a_later_one(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address)
    await ana.plays("holland")

    assert await ana.page.evaluate(IN_TURN) == ["one", "three", "three"]
