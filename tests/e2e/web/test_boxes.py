"""At every size of window nothing of the page overlaps or is cut, in every game, in the longest language."""

from typing import Any

import pytest
from browsing import OnTheBoard, Player, Server
from playwright.async_api import Browser
from support.breadth import breadth

from engine.games import games

ACTS = breadth(10, 200)
"""So many touches of a game are looked at, each at every size."""
SIZES = ((320, 640), (390, 844), (844, 390), (1280, 800), (1920, 1080))


@pytest.mark.parametrize("slug", sorted(games()))
async def test_nothing_overlaps_or_is_cut_at_any_size(browser: Browser, server: Server, slug: str) -> None:
    ana = await Player.at(browser, server.address, locale="uk-UA")
    await ana.page.evaluate("localStorage.setItem('list', 'folded'); localStorage.setItem('typing', 'folded')")
    await ana.page.reload()
    await ana.press(f'.game[data-game="{slug}"]')
    await ana.page.wait_for_selector("#lobby .seats li")
    found: dict[tuple[Any, ...], Any] = {(*size, "alone"): await faults(ana, *size) for size in SIZES}
    await ana.press("#lobby .fill button")
    await ana.page.wait_for_selector("#lobby .seats li:nth-child(2) .marks:not(:empty)")
    found |= {size: await faults(ana, *size) for size in SIZES}
    await ana.page.goto(server.address)
    await ana.page.goto(f"{server.address}new")
    await ana.press(f'.offer[data-offer="{slug}"] .main')
    assert await ana.until_asked()
    await ana.has_all_pictures()
    found |= {(*size, "play"): await faults(ana, *size) for size in SIZES}

    assert {size: fault for size, fault in found.items() if fault} == {}


@pytest.mark.long
@pytest.mark.parametrize("slug", sorted(games()))
async def test_nothing_overlaps_or_is_cut_later_in_a_game(browser: Browser, server: Server, slug: str) -> None:
    ana = await Player.at(browser, server.address, locale="uk-UA", viewport={"width": 1280, "height": 800})
    await ana.page.evaluate("localStorage.setItem('list', 'folded'); localStorage.setItem('typing', 'folded')")
    await ana.page.reload()
    await ana.press(f'.offer[data-offer="{slug}"] .main')
    play = OnTheBoard(luck=7)
    found: dict[Any, Any] = {}
    for act in range(ACTS):
        if not await ana.until_asked():
            break
        await ana.has_all_pictures()
        await ana.until(SHOWN_OR_OVER)
        if await ana.phase == "finished":  # where all play at once, whoever is slow may find that the others have won
            break
        await ana.page.evaluate(STOOD_IN)
        found |= {(act, *size): await faults(ana, *size) for size in SIZES}
        await ana.page.evaluate(BACK)  # first: what is lit is measured anew in a window of another size
        await ana.page.set_viewport_size({"width": 1280, "height": 800})
        await ana.page.evaluate("dispatchEvent(new Event('resize'))")  # a browser with no time to paint may fire none
        await ana.acts(play)

    assert ana.troubles == []
    assert {when: fault for when, fault in found.items() if fault} == {}


async def faults(player: Player, wide: int, high: int) -> list[str]:
    await player.page.set_viewport_size({"width": wide, "height": high})
    await player.page.evaluate(A_FRAME)  # it hears of its new size before the next is painted
    found: list[str] = await player.page.evaluate(FAULTS)
    return found


SHOWN_OR_OVER = """() => document.body.dataset.phase === "finished"
  || document.querySelector("#hand .stage > svg")?.checkVisibility()"""
STOOD_IN = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".stage > svg:has(~ svg) { display: none !important }");
  document.adoptedStyleSheets = [sheet];
  const board = document.querySelector("#hand .stage > svg");
  board.after(board.cloneNode(false));
}"""
"""What a board shows is not measured, and to style and paint it at five sizes costs most: an empty one stands there."""
BACK = """() => {
  document.adoptedStyleSheets = [];
  document.querySelector("#hand .stage > svg:last-child").remove();
}"""
A_FRAME = """() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(done));
  setTimeout(done, 1000);  // a browser that has no time to paint gives no frames
})"""
FAULTS = """() => {
  const seen = (node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest("dialog, .unseen, .skip");
  const name = (node) => `${node.tagName} ${node.id || node.className} ${node.textContent.trim().slice(0, 24)}`;
  const faults = [];
  const isBroken = (node) => {
    if (/\\s/.test(node.innerText.trim()) || node.querySelector("*")) return false;
    const inside = document.createRange();
    inside.selectNodeContents(node);
    return new Set([...inside.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  };
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) faults.push(`the page is ${wide} wide`);
  const pressed = [...document.querySelectorAll("button, select, input, .button")].filter(seen);
  for (const node of pressed) {
    const { left, right, width, height } = node.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) faults.push(`out of the window: ${name(node)}`);
    if (width < 20 || height < 20) faults.push(`too small: ${name(node)}`);
    const cut = node.tagName === "BUTTON" && node.id !== "lately" && node.scrollWidth > node.clientWidth + 1;
    if (cut) faults.push(`cut: ${name(node)}`);
    if (node.tagName === "BUTTON" && isBroken(node)) faults.push(`broken within a word: ${name(node)}`);
  }
  // what stays in view, or passes, lies over what is scrolled
  const stays = (node) => node.closest(".bar, .foot, body > header, #toast, #finger");
  for (const node of pressed.filter((one) => one.closest(".bar, .foot:not(.still)"))) {
    if (node.closest(".bar")) node.scrollIntoView({ block: "center" });  // one may have scrolled past it, or within it
    const { left, top, width, height } = node.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 4, top + height / 2);
    const isCovered = above && !node.contains(above) && !above.closest("#toast button, #finger");
    if (isCovered) faults.push(`${name(node)} lies under ${name(above)}`);
  }
  const boxes = pressed.map((node) => [node, node.getBoundingClientRect()]);
  boxes.forEach(([one, a], at) => boxes.slice(at + 1).forEach(([other, b]) => {
    if (stays(one) !== stays(other)) return;
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 1 && down > 1) faults.push(`${name(one)} lies on ${name(other)}`);
  }));
  const [drawn, board = drawn] = document.querySelectorAll("#hand .stage > svg");
  board?.setAttribute("viewBox", drawn.getAttribute("viewBox"));  // which the window has a say in
  if (board && seen(board)) {
    const { width, height } = board.getBoundingClientRect();
    if (width < Math.min(300, innerWidth * 0.5)) faults.push(`the board is only ${Math.round(width)} wide`);
    if (height < Math.min(200, innerHeight * 0.5)) faults.push(`the board is only ${Math.round(height)} high`);
  }
  return faults;
}"""
