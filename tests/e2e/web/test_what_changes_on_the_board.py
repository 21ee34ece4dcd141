"""What changes on a board is seen to change: it moves, turns over, is shown again, is felt."""

import gzip

from browsing import OnTheBoard, Player, Server
from playwright.async_api import Browser

FEWEST_SHOWN = 3
"""Different boards of a replay, of which whoever presses meanwhile sees the first and then the last."""
AGAIN = """async (passes) => {
  const stage = document.querySelector("#hand .stage");
  const nodes = () => stage.firstElementChild.layers.flatMap((layer) => [...layer.children]);
  // what is told to whoever points at it, too, and names that are other ones each time
  const told = /<title>[^<]*<.title>| (class|role|tabindex|aria-label|style)="[^"]*"|\\bn\\d+-/g;
  const plain = (markup) => markup.replace(told, "");
  const ends = (moves) => moves.effect.getComputedTiming().endTime < Infinity;
  await Promise.allSettled(document.getAnimations().filter(ends).map(({ finished }) => finished));  // all stands still
  const shown = () => plain(nodes().filter((node) => !node.leaving).map((node) => node.outerHTML).join(""));
  const hand = document.querySelector("#hand");
  const [before, meanwhile] = [shown(), []];
  document.querySelector("#again").click();
  while (hand.ariaBusy === "true") {
    await new Promise((done) => setTimeout(done, 50));
    if (hand.ariaBusy === "true") meanwhile.push(shown());
    if (passes && meanwhile.length === 3) dispatchEvent(new Event("pointerdown"));
  }
  return [before, meanwhile, hand.querySelectorAll(".open").length, shown()];
}"""
"""What a board showed before, during and after, and how much of it is lit then."""
OTHERS_HAVE_CHOSEN = """() => !/[0-2] of 4 have chosen/.test(document.querySelector("#hand .stage").textContent)"""
"""Where all choose at once: then the board stays as it is until one has chosen too."""


async def test_after_the_first_picture_only_what_is_different_is_sent_and_nothing_fetched(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address)
    await ana.plays("holland")
    fetched: list[str] = []
    ana.page.on("request", lambda asked: fetched.append(asked.url) if "/picture/" in asked.url else None)
    first = await ana.page.get_attribute("#hand .stage", "data-shown")
    await ana.press('#hand .open[data-thing="card_3"]')
    await ana.until("(first) => document.querySelector('#hand .stage').dataset.shown !== first", first)

    assert fetched == []
    assert 0 < len(gzip.compress(ana.differences[-1].encode())) <= MOST_BYTES


async def test_what_happened_since_one_acted_is_shown_again_by_one_press(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address, reduced_motion="no-preference")
    await ana.plays("holland")
    play = OnTheBoard(luck=3)
    whole: set[str] = set()
    while len(whole) < FEWEST_SHOWN:
        assert await ana.until_asked()
        await ana.until(OTHERS_HAVE_CHOSEN)
        await ana.has_all_pictures()
        if await ana.page.is_visible("#again"):
            whole = await shown_again(ana, passes=False)
        if len(whole) < FEWEST_SHOWN:
            await ana.acts(play)

    assert len(await shown_again(ana, passes=True)) < len(whole)
    assert ana.troubles == []


async def shown_again(ana: Player, *, passes: bool) -> set[str]:
    """All that a board shows when it is asked what has happened, whether or not a press goes past."""
    before, meanwhile, lit, after = await ana.page.evaluate(AGAIN, passes)
    assert before == after
    assert lit > 0
    return {*meanwhile}


async def test_what_has_the_same_key_moves_to_where_it_is_now(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address, reduced_motion="no-preference")
    moved = await ana.page.evaluate(MOVED)

    assert moved == [True, False]


async def test_where_the_picture_looks_elsewhere_all_of_it_moves_together_and_who_went_goes_by_themselves(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address, reduced_motion="no-preference")

    assert await ana.page.evaluate(FOLLOWED) == {
        "stays": True,
        "board": ["translate(10px, 0px)"],
        "a": [],
        "d": ["translate(-30px, 0px)"],
        "panel": [],
        "at": 30,
    }


async def test_what_lies_where_another_lay_turns_over_and_what_is_new_does_not(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address, reduced_motion="no-preference")

    assert await ana.page.evaluate(TURNED) == {"c": "scaleX(0)", "b": None, "d": "0", "left": 0}


async def test_what_is_felt_is_shown_large_and_a_key_goes_past_it(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address, reduced_motion="no-preference")

    assert await ana.page.evaluate(FELT) == {"text": "Three hits!", "dice": 3, "well": 1, "seen": True}
    await ana.page.keyboard.press("Escape")
    assert not await ana.page.is_visible("#moment")
    await ana.page.emulate_media(reduced_motion="reduce")
    assert not (await ana.page.evaluate(FELT))["seen"]


MOST_BYTES = 3_000
FELT = """async () => {
  const { moments: { feel } } = await import(document.scripts[0].src);
  const part = document.querySelector("#moment");
  const holder = document.body.appendChild(document.createElement("div"));
  holder.innerHTML = `<svg viewBox="0 0 9 9">`
    + `<g data-thing="a3"><rect width="9" height="9"/><svg data-drawing="d1"></svg></g></svg>`;
  feel([[{ text: "Three hits!", mood: "glad", of: "a3", dice: [6, 1, 20], needed: 6.5 }]], holder.firstElementChild);
  const count = (what) => part.querySelectorAll(what).length;
  return { text: part.innerText.split("\\n")[0], dice: count(".die"), well: count(".well"),
    seen: part.checkVisibility() && count("svg svg") === 1 };
}"""
TURNED = """async () => {
  const { moving: { become } } = await import(document.scripts[0].src);
  const stage = document.body.appendChild(document.createElement("div"));
  const thing = (key, x) => ({ key, marks: [{ svg: `<rect x="${x}" width="9" height="9"/>` }] });
  const show = (...things) => become(stage, { scene: { wide: 100, high: 80, layers: [{ ground: "", marks: things }],
    drawings: [] }, drawings: {} });
  show(thing("a", 10), thing("b", 30));
  show(thing("c", 10), thing("b", 30), thing("d", 60));
  const first = (key) => stage.querySelector(`[data-thing=${key}]`).getAnimations()[0]?.effect.getKeyframes()[0];
  const found = { c: first("c").transform, b: first("b")?.transform ?? null, d: first("d").opacity };
  await Promise.all(stage.firstElementChild.getAnimations({ subtree: true }).map(({ finished }) => finished));
  await new Promise(requestAnimationFrame);
  return { ...found, left: stage.querySelectorAll("svg > g > g:not([data-thing])").length };
}"""
FOLLOWED = """async () => {
  const { moving: { become } } = await import(document.scripts[0].src);
  const { scene: { boxOf } } = await import(document.scripts[0].src);
  const stage = document.body.appendChild(document.createElement("div"));
  const thing = (key, x) => ({ key, marks: [{ svg: `<rect x="${x}" width="9" height="9"/>` }] });
  const [ground, a] = [{ svg: `<path d="M0 0h90v9z"/>` }, thing("a", 0)];
  const show = (at, went) => {
    const marks = [ground, a, thing("d", went)];
    const board = { ground: "", at: [at, 0], marks };
    const frame = { ground: "", marks: [{ svg: `<rect class="panel" width="5" height="5"/>` }] };
    become(stage, { scene: { wide: 200, high: 80, layers: [board, frame], drawings: [] }, drawings: {} });
  };
  show(10, 60);
  const path = stage.querySelector("path");
  show(30, 90);
  const starts = (node) => node.getAnimations().map(({ effect }) => effect.getKeyframes()[0].transform);
  const found = (what) => starts(stage.querySelector(what));
  const panel = stage.querySelector(".panel");
  return { stays: path.isConnected, board: starts(path.closest("svg > g")), a: found("[data-thing=a]"),
    d: found("[data-thing=d]"), panel: [...starts(panel), ...starts(panel.closest("svg > g"))],
    at: boxOf(stage.querySelector("[data-thing=a]")).x };
}"""
MOVED = """async () => {
  const { moving: { become } } = await import(document.scripts[0].src);
  const stage = document.body.appendChild(document.createElement("div"));
  const thing = (key, x) => ({ key, marks: [{ svg: `<rect x="${x}" width="9" height="9"/>` }] });
  const show = (x) => {
    const layers = [{ ground: "", marks: [thing("a", x), thing("b", 0)] }];
    become(stage, { scene: { wide: 100, high: 80, layers, drawings: [] }, drawings: {} });
  };
  [10, 60].forEach(show);
  return [...stage.querySelectorAll("[data-thing]")].map((node) => node.getAnimations().length > 0);
}"""
