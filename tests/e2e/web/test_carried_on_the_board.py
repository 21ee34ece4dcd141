"""What is carried to where it goes, by mouse or finger, and what open ground says that is touched."""

import pytest
from browsing import OPEN_PLACE, Carrying, OnTheBoard, Player, Server
from playwright.async_api import Browser

CARRIED, STEP_MS = 1, 20
TO_POINT = """async () => {
  const { meaning: { toPoint } } = await import(document.scripts[0].src);
  const called = { v1: "Eddie", v4: "Henry", a1: "Wraith a1", a2: "Mummy a2" };
  const told = (plain, ...tokens) => ({ tokens, plain, easy: "" });
  const to = (choices, touched) => toPoint(choices, touched, "D5.52", called, "here")
    .flatMap(({ label, line }) => [label, line]);
  return [
    to([told("Eddie: 165 mm from your a5", "move", "v1", "I5.22")], [["v4"]]),
    to([told("👉 Run: 55 mm from Teddy", "run", "a1", "E4.56"), told("Go: E4", "advance", "a1", "E4.56")], [["a2"]]),
    to([told("90 mm from your a2", "victim", "E4.56")], []),
  ];
}"""
FARTHEST = """(name) => {
  const svg = document.querySelector("#hand .stage > svg");
  const { left: x, top: y } = svg.querySelector(`[data-thing="${name}"]`).getBoundingClientRect();
  const [left, top, right, bottom] = svg.field.box;
  const inside = (near, far) => [near + 0.05 * (far - near), far - 0.05 * (far - near)];
  const corners = inside(left, right).flatMap((across) => inside(top, bottom).map((down) => new DOMPoint(across, down)))
    .map((corner) => corner.matrixTransform(svg.getScreenCTM()));
  const away = (corner) => Math.hypot(corner.x - x, corner.y - y);
  const lit = [...svg.querySelectorAll(".open")].map((node) => node.getBoundingClientRect());
  const isBeside = (x, y) => ({ left, right, top, bottom }) => x < left - 40 || x > right + 40
    || y < top - 40 || y > bottom + 40;
  const isFree = ({ x, y }) => lit.every(isBeside(x, y));
  const [farthest] = corners.filter(isFree).sort((one, other) => away(other) - away(one));
  return [farthest.x, farthest.y];
}"""
"""Where on the ground, beside all that is lit, it is farthest from a thing."""


@pytest.mark.parametrize("slug", ["holland", "noites", "caverna", "vi_algo"])
async def test_what_asks_where_to_is_carried_there_and_so_is_oneself(
    browser: Browser, server: Server, slug: str
) -> None:
    ana = await Player.at(browser, server.address, viewport={"width": 1280, "height": 1400})
    await ana.press(f'.offer[data-offer="{slug}"] .main')
    play = Carrying(luck=1)
    while play.carried < CARRIED and await ana.until_asked():
        await ana.has_all_pictures()
        await ana.acts(play)

    assert play.carried == CARRIED
    assert await ana.page.locator(".carried, .away, .carrying").count() == 0
    assert ana.troubles == []


async def test_a_finger_carries_what_asks_where_to_and_moves_the_page_from_everywhere_else(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address, viewport={"width": 390, "height": 600}, has_touch=True)
    await ana.plays("holland")
    await ana.press('#hand [data-thing="card_5"]')
    await ana.page.wait_for_selector('#hand .open[data-thing="hero_0"]')
    await ana.has_all_pictures()

    moved, carried = await slides(ana, '#hand [data-place="C3"]')
    assert moved > 0
    assert carried == 0
    assert await slides(ana, '#hand .open[data-thing="hero_0"]') == (0, 1)


async def slides(player: Player, thing: str) -> tuple[int, int]:
    """How far the board moves with a finger that goes up from something, and how much that carries.

    What is told above it meanwhile moves the page, but not the board.
    """
    top = "document.querySelector('#hand .stage').getBoundingClientRect().top"
    await player.page.eval_on_selector(thing, "(node) => node.scrollIntoView({ block: 'center' })")
    before = float(await player.page.evaluate(top))
    x, y = await player.page.eval_on_selector(thing, OPEN_PLACE)
    screen = await player.page.context.new_cdp_session(player.page)
    await screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 11):
        at = [{"x": x, "y": y - 9 * step}]
        await screen.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": at})
        await player.page.wait_for_timeout(STEP_MS)
    await player.page.wait_for_timeout(10 * STEP_MS)  # at rest, or the page would go on by itself
    carried = await player.page.locator(".carried").count()
    await screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    return round(before - float(await player.page.evaluate(top))), carried


async def test_on_ground_that_nobody_suggested_it_is_told_who_goes_there_and_nothing_of_another_place(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address)

    assert await ana.page.evaluate(TO_POINT) == [
        ["Henry: here", "move v4 D5.52"],
        ["Run: here", "run a2 D5.52", "Go: here", "advance a2 D5.52"],
        ["Here", "victim D5.52"],
    ]


@pytest.mark.parametrize("at_once", [False, True])
async def test_where_nobody_gets_one_goes_as_far_as_possible(browser: Browser, server: Server, at_once: bool) -> None:
    ana = await Player.at(browser, server.address, viewport={"width": 1280, "height": 1400})
    await ana.page.evaluate("(chosen) => localStorage.setItem('at-once', chosen ? 'yes' : 'no')", at_once)
    await ana.press('.offer[data-offer="noites"] .main')
    play = OnTheBoard(luck=5)
    while await ana.page.inner_text("#hand h3") != "First you move any one victim. Which, and where to?":
        await ana.acts(play)
        await ana.until_asked()
        await ana.has_all_pictures()

    victim = ana.page.locator("#hand .stage .open[data-thing^=v]").first
    name = await victim.get_attribute("data-thing")
    async with ana.page.expect_response(lambda answer: answer.request.method == "POST"):
        await ana.page.mouse.click(*await victim.evaluate(OPEN_PLACE))
    await ana.has_all_pictures()
    await ana.page.mouse.click(*await ana.page.evaluate(FARTHEST, name))
    await ana.page.wait_for_selector("#hand .bar .main:has-text('as far as possible')")
    await ana.page.click("#hand .bar .main")

    await ana.page.wait_for_selector("#hand h3:not(:has-text('First you move'))")
    assert await ana.page.inner_text("#toast") == ""
    assert ana.troubles == []
