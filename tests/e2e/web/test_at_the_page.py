"""What one sees, hears and reaches on the page: names as text, focus, keys, the line, tabs, links, the replay."""

import asyncio

import pytest
from browsing import TO_DO, ByMouse, OnTheBoard, Player, Server
from playwright.async_api import Browser, Route
from support.breadth import breadth
from tables import PHONE, SIDEWAYS, Alone, seated

from engine.games import games

HOSTILE = "<img src=x onerror=document.title=1>"


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


async def test_a_phone_held_sideways_shows_the_whole_board(alone: Alone) -> None:
    ana = await alone(**PHONE)
    await ana.page.set_viewport_size(SIDEWAYS)
    await ana.page.locator("#hand .stage > svg").wait_for()
    box = await ana.page.locator("#hand .stage").bounding_box()  # its picture may be changed for the next meanwhile
    assert box is not None
    assert box["height"] >= 0.7 * 390
    assert 0 <= box["y"] <= 390 - box["height"]


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
        await ana.page.wait_for_selector("#hand .stage > svg")
        for wide, high in SIZES:
            await ana.page.set_viewport_size({"width": wide, "height": high})
            assert (language, wide, await ana.page.evaluate(AMISS)) == (language, wide, [])


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


async def test_a_line_is_completed_and_remembered(alone: Alone) -> None:
    ana = await alone()
    await ana.page.fill("#line", "/sta")  # at once: what is offered for "/s" may come while one chooses
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
    await ana.page.wait_for_selector("#hand .stage > svg")
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


async def test_whoever_watches_has_nothing_to_press_but_looks(browser: Browser, server: Server) -> None:
    ana, _ = await seated(browser, server, "Ana", "Bo")
    await ana.press("#open-invite")
    link = await ana.page.input_value('[data-link="invite-watch"] input')
    eve = await Player.at(browser, link)
    await eve.page.wait_for_selector("#board .stage > svg")

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
    await eve.page.wait_for_selector("#board .stage > svg")

    shown, painted = await eve.page.locator("#board .stage > svg").evaluate("""(svg) => {
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
    way, play = ana.page.locator('#hand .open[aria-label^="Run to "]'), OnTheBoard(luck=1)
    while await ana.until_asked() and not await way.count():  # a card of somebody else's may be asked about before
        await ana.acts(play)
    await ana.has_all_pictures()
    await play.press(ana, way.first)

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


async def test_the_browsers_way_back_closes_what_lies_over_the_page(alone: Alone) -> None:
    ana = await alone()
    here = ana.page.url
    await ana.press("#open-you")
    await ana.page.wait_for_function("() => history.state?.over === 1")
    await ana.page.go_back()

    await ana.page.wait_for_selector("#you", state="hidden")
    assert ana.page.url == here


async def test_whoever_is_stood_in_for_plays_on_by_one_large_button(browser: Browser, server: Server) -> None:
    ana, bo = await seated(browser, server, "Ana", "Bo")
    assert not await ana.page.is_visible("#return")
    await ana.type("/handover")
    await ana.press("#return")  # a game of computer players alone would be over by now; this one waits for Bo
    await ana.page.wait_for_selector("#return", state="hidden")

    while not await ana.page.evaluate(TO_DO):
        if await bo.page.evaluate(TO_DO):
            await bo.acts(ByMouse())
    assert await ana.phase == "playing"


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
    await ana.page.wait_for_selector("#hand .stage > svg")

    assert max(await ana.page.evaluate(STRETCHED)) < 1.02


STRETCHED = """() => {
  const svg = document.querySelector("#hand .stage > svg");  // found here: another may take its place meanwhile
  const lengths = () => [...svg.querySelectorAll("text")].map((one) => one.getComputedTextLength());
  const small = lengths();
  Object.assign(svg.style, { width: "4000px", height: "auto", maxHeight: "none" });
  return lengths().map((large, at) => Math.max(small[at] / large, large / small[at]));
}"""
"""How much longer or shorter each line of words is than the same drawn large."""
