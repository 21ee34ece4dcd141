"""Games played on the board alone: a touch where something lies, what it may mean, yes. Nobody sees the list."""

import gzip
from itertools import groupby

import pytest
from browsing import OPEN_PLACE, REACH_MS, ByKeys, Carrying, OnTheBoard, Player, Server
from playwright.async_api import Browser
from support.breadth import breadth

from engine.games import games

ACTS = {"amsterdam": breadth(2, 10_000)}
USUALLY = breadth(8, 10_000)
PRESSES = {"holland": 4, "caverna": 7, "vi_algo": 4, "amsterdam": 4, "noites": 6}
"""At most so many lead from a question to its answer, taken at random; somebody who knows the way needs fewer."""
CARRIED, STEP_MS = 1, 20
ASKING = """() => document.body.dataset.phase === "finished" ? ""
  : document.querySelector("#hand .rows button")?.dataset.press.split(":").slice(3, 4).join("") ?? \"\""""
NOW_AND_ANEW = """async () => {
  const { arrange, fetched, whole } = await import("/static/scene.js");
  const stage = [...document.querySelectorAll("#hand .stage, #board .stage")].find((one) => one.checkVisibility());
  let name, packed;
  while (!packed || name !== stage.dataset.shown) {  // others may act meanwhile
    name = stage.dataset.shown;
    packed = await fetched(`/picture/${name}`);
    await new Promise(requestAnimationFrame);
  }
  const anew = whole(packed, stage.dataset.number);
  const beside = stage.cloneNode(false);  // as wide: what lies below a board stands beside it where there is room
  stage.after(beside);
  beside.append(anew);
  arrange(anew);
  const plain = (svg) => {
    const copy = svg.cloneNode(true);
    for (const one of copy.querySelectorAll(":scope > defs, .lights, title")) one.remove();
    const told = ["role", "tabindex", "aria-label", "class"];
    for (const one of copy.querySelectorAll("*")) for (const name of told) one.removeAttribute(name);
    return [...copy.children].map((one) => one.outerHTML);
  };
  const art = (svg) => [...anew.symbols.keys()].map((key) => svg.symbols.get(key).outerHTML);
  const both = [stage.firstElementChild, anew].map((svg) => [plain(svg), art(svg)]);
  beside.remove();
  return both;
}"""
"""A picture that was changed again and again, and the same one drawn anew."""
FEWEST_SHOWN = 3
"""Different boards of a replay, of which whoever presses meanwhile sees the first and then the last."""
AGAIN = """async (passes) => {
  const stage = document.querySelector("#hand .stage");
  const nodes = () => stage.firstElementChild.layers.flatMap((layer) => [...layer.children]);
  const told = /<title>[^<]*<.title>| (class|role|tabindex|aria-label|style)="[^"]*"/g;  // to whoever points at it, too
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
TO_POINT = """async () => {
  const { toPoint } = await import("/static/meaning.js");
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
  const svg = document.querySelector("#hand .stage svg");
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
HOW = {"touch": OnTheBoard, "keys": ByKeys}
SIZES = {"touch": (390, 844), "keys": (1280, 800)}


@pytest.mark.parametrize("slug", sorted(games()))
@pytest.mark.parametrize("how", breadth(["touch"], list(HOW)))
async def test_a_game_is_played_on_the_board_alone(browser: Browser, server: Server, slug: str, how: str) -> None:
    wide, high = SIZES[how]
    ana = await Player.at(browser, server.address, viewport={"width": wide, "height": high})
    await ana.page.evaluate("localStorage.setItem('list', 'folded')")
    await ana.page.reload()
    await ana.press(f'.offer[data-offer="{slug}"] .main')
    play = HOW[how](luck=3)
    asked: list[str] = []
    while len(asked) < ACTS.get(slug, USUALLY) and await ana.until_asked():
        await ana.has_all_pictures()
        asked.append(await ana.page.evaluate(ASKING))
        await ana.acts(play)

    await ana.has_all_pictures()
    now, anew = await ana.page.evaluate(NOW_AND_ANEW)
    assert now == anew
    assert not await ana.page.is_visible("#hand .rows")
    assert max(len(list(presses)) for _, presses in groupby(asked)) <= PRESSES[slug]
    assert ana.troubles == []


async def test_a_turn_is_played_by_keys_alone(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)
    await ana.press('.offer[data-offer="caverna"] .main')
    keys = ByKeys(luck=1)
    before = None
    while await ana.until_asked() and before in (None, await ana.page.evaluate(ASKING)):
        await ana.has_all_pictures()
        before = await ana.page.evaluate(ASKING)
        await ana.acts(keys)
    assert ana.troubles == []


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


async def test_where_nobody_gets_one_goes_as_far_as_possible(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address, viewport={"width": 1280, "height": 1400})
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


async def test_what_something_is_is_said_where_it_lies(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)
    await ana.press('.offer[data-offer="holland"] .main')
    await ana.page.focus('#hand .open[data-thing="card_3"]')
    await ana.page.keyboard.press("?")

    await ana.page.wait_for_selector("#answer[open]:has-text('Explosion')")
    assert await ana.page.is_visible("#answer-large svg")
    await ana.page.dispatch_event('#hand [data-thing="card_3"]', "pointerover", {"bubbles": True})
    assert "Explosion" in str(await ana.page.text_content('#hand [data-thing="card_3"] > title', timeout=REACH_MS))


async def test_whoever_is_given_a_hint_needs_no_list_to_want_no_more(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)
    await ana.page.evaluate("localStorage.setItem('list', 'folded')")
    await ana.page.reload()
    await ana.press('.offer[data-offer="holland"] .main')
    await ana.page.wait_for_selector("#hand .text p:has-text('Tip: ')")

    await ana.press("#no-hints")

    await ana.page.wait_for_selector("#hand .text p:has-text('Tip: ')", state="detached")
    assert not await ana.page.is_visible("#no-hints")


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


async def test_a_phone_held_sideways_shows_all_of_the_board_large_and_what_lies_below_it_where_it_is_wanted(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address, viewport={"width": 844, "height": 390})
    await ana.plays("vi_algo")

    assert await ana.page.evaluate(SIDEWAYS) == {"large": True, "whole": True, "scrolled": [True, False]}


async def test_what_lies_where_another_lay_turns_over_and_what_is_new_does_not(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address, reduced_motion="no-preference")

    assert await ana.page.evaluate(TURNED) == {"c": "scaleX(0)", "b": None, "d": "0", "left": 0}


async def test_parts_below_each_other_stand_side_by_side_where_there_is_room(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address, viewport={"width": 1280, "height": 800})
    wide = await ana.page.evaluate(PARTS)
    await ana.page.set_viewport_size({"width": 390, "height": 844})

    assert wide == ["0 0 200 50", "", "translate(100px, -40px)"]
    assert await ana.page.evaluate(PARTS) == ["0 0 100 90", "", ""]


async def test_what_lies_below_a_board_stands_beside_it_where_the_board_becomes_larger_by_it(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address, viewport={"width": 1280, "height": 900})

    narrow, roomy = [await ana.page.evaluate(FOLDED, room) for room in (150, 1200)]
    await ana.page.set_viewport_size({"width": 390, "height": 844})

    assert narrow == UNDER
    assert roomy == {
        "view": "0 0 152 151",
        "things": {"sheet": [101, 1], "one": [101, 22], "other": [101, 48]},
        "framed": [101, 48],
        "ground": False,
        "touched": "other",
    }
    assert await ana.page.evaluate(FOLDED, 1200) == UNDER


async def test_what_is_as_wide_as_the_board_keeps_all_below_it(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address, viewport={"width": 1280, "height": 900})
    whole = FOLDED.replace('box(0, 150, 40, 20, "sheet")', 'box(0, 150, 100, 20, "sheet")')

    assert whole != FOLDED
    assert await ana.page.evaluate(whole, 1200) == UNDER


async def test_armies_are_read_on_the_narrowest_phone_below_each_other(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address, locale="uk-UA", viewport={"width": 320, "height": 640})
    await ana.press('.game[data-game="noites"]')
    await ana.page.wait_for_selector("#lobby .seats li")
    await ana.press("#lobby .fill button")
    await ana.press("#lobby .actions .main:not(:disabled)")
    assert await ana.until_asked()
    await ana.has_all_pictures()

    await ana.page.wait_for_selector("#hand .stage .open")
    narrow = await ana.page.evaluate(ARMIES)
    await ana.page.set_viewport_size({"width": 1280, "height": 800})
    await ana.until(f"() => ({ARMIES})().columns === 2")
    wide = await ana.page.evaluate(ARMIES)

    assert narrow["smallest"] >= READABLE_PX
    assert (narrow["columns"], narrow["armies"], wide["armies"]) == (1, 4, 4)
    assert narrow["framed"] == narrow["lie"]
    assert wide["framed"] == wide["lie"]


async def test_what_would_come_of_going_there_is_seen_before_it_is_said(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)

    assert await ana.page.evaluate(GOING) == {
        "looks": ["reach a1", "check a1 run D5.11", "reach a1"],
        "first": ["Take cover/plain", "Back/quiet"],
        "chosen": ["Go there/main", "… and end my turn/plain", "Back/quiet"],
        "done": ["run a1 D5.11; done"],
        "again": ["Take cover/plain", "Back/quiet"],
    }


async def test_what_few_choices_are_about_that_lies_out_of_sight_stands_below_the_board(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address)

    assert await ana.page.evaluate(BELOW) == ["mummy,F28", "follow,stay"]


async def test_who_does_something_is_said_unless_it_was_they_who_were_touched(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)

    assert await ana.page.evaluate(WHO) == [
        ["Rat swarm a1 · Run: catch Otto", "Ghoul a2 · Run: catch Otto"],
        ["Run: catch Otto", "Ghoul a2 · Run: catch Otto"],
        "Rat swarm a1 · Run: catch Otto",
        "Run: catch Otto",
    ]


async def test_who_thinks_better_of_it_touches_another_place_and_nothing_is_done_before_yes(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address)

    assert await ana.page.evaluate(ANOTHER) == {"said": ["To B1", "To B2", "To B2"], "done": ["walk,B2"]}


async def test_what_can_be_taken_back_freely_is_done_at_once_and_taken_back_below_the_board(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address)

    assert await ana.page.evaluate(UNDONE) == {
        "bars": [["Pass"], ["Pass", "Undo"], ["To B2", "Back"], ["Pass"], ["Pass"]],
        "done": ["walk,B1", "walk,B2", "walk,B1", "undo"],
    }


async def test_moves_at_once_asks_all_the_same_where_one_could_not_take_it_back_alone(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address)

    assert await ana.page.evaluate(AT_ONCE) == [[True, "walk,B1"]]


async def test_the_menu_at_the_finger_outlives_another_picture_and_stays_in_the_window(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address)

    assert await ana.page.evaluate(MENU) == {"offered": ["Two cards", "One card"], "again": 2, "back": True}
    await ana.page.set_viewport_size({"width": 320, "height": 640})
    await ana.until("() => document.querySelector('#trial').getBoundingClientRect().right <= 320")


async def test_what_is_felt_is_shown_large_and_a_key_goes_past_it(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address, reduced_motion="no-preference")

    assert await ana.page.evaluate(FELT) == {"text": "Three hits!", "dice": 3, "well": 1, "seen": True}
    await ana.page.keyboard.press("Escape")
    assert not await ana.page.is_visible("#moment")
    await ana.page.emulate_media(reduced_motion="reduce")
    assert not (await ana.page.evaluate(FELT))["seen"]


MOST_BYTES = 3_000
FELT = """async () => {
  const { feel } = await import("/static/moments.js");
  const part = document.querySelector("#moment");
  const holder = document.body.appendChild(document.createElement("div"));
  holder.innerHTML = `<svg viewBox="0 0 9 9"><defs><symbol id="d1"></symbol></defs>`
    + `<g data-thing="a3"><rect width="9" height="9"/><use href="#d1"/></g></svg>`;
  feel([[{ text: "Three hits!", mood: "glad", of: "a3", dice: [6, 1, 20], needed: 6.5 }]], holder.firstElementChild);
  const count = (what) => part.querySelectorAll(what).length;
  return { text: part.innerText.split("\\n")[0], dice: count(".die"), well: count(".well"),
    seen: part.checkVisibility() && count("svg symbol") === 1 };
}"""
PARTS = """async () => {
  const { whole } = await import("/static/scene.js");
  const marks = [{ marks: [], below: 0 }, { marks: [], below: 40 }];
  const scene = { wide: 100, high: 90, drawings: [], layers: [{ ground: "#000000", marks }] };
  const svg = whole({ scene, drawings: {} }, "parts");
  const parts = [...svg.querySelectorAll("[data-below]")];
  return [svg.getAttribute("viewBox"), ...parts.map(({ style }) => style.transform.replace("translate(0px, 0px)", ""))];
}"""
FOLDED = """async (room) => {
  const { arrange, boxOf, whole } = await import("/static/scene.js");
  const rect = (x, y, width, height) => ({ svg: `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>` });
  const spot = (x, y, wide, high, means) => ({ marks: [], means, outline: `${x},${y} ${wide},0 0,${high} ${-wide},0` });
  const box = (x, y, wide, high, key) => [{ box: [x, y, x + wide, y + high], marks: [] }, spot(x, y, wide, high, key),
    { key, marks: [rect(x, y, wide, high)] }];
  const boxes = [box(0, 150, 40, 20, "sheet"), box(0, 180, 50, 25, "one"), box(50, 180, 50, 25, "other")];
  const low = [rect(0, 150, 100, 100), ...boxes.flat()];
  const layers = [{ ground: "#000000", marks: [] }, { ground: "", below: 150, marks: low }];
  const scene = { wide: 100, high: 250, fold: 150, drawings: [], layers };
  const stage = document.body.appendChild(document.createElement("div"));
  stage.style.cssText = `position: fixed; top: 0; left: 0; z-index: 99; width: ${room}px`;
  const svg = stage.appendChild(whole({ scene, drawings: {} }, "folded"));
  svg.style.height = "800px";
  arrange(svg);
  const corner = (node) => { const { x, y } = boxOf(node); return [x, y].map(Math.round); };
  const shown = svg.querySelector('[data-thing="other"]').getBoundingClientRect();
  const touched = document.elementFromPoint(shown.left + shown.width / 2, shown.top + shown.height / 2);
  const things = [...svg.querySelectorAll("[data-thing]")];
  const seen = { view: svg.getAttribute("viewBox"),
    things: Object.fromEntries(things.map((node) => [node.dataset.thing, corner(node)])),
    framed: corner(svg.querySelector('[data-names="other"]')),
    ground: getComputedStyle(svg.layers[1].firstElementChild).display !== "none",
    touched: touched?.closest("[data-thing]").dataset.thing };
  stage.remove();
  return seen;
}"""
UNDER = {
    "view": "0 0 100 250",
    "things": {"sheet": [0, 150], "one": [0, 180], "other": [50, 180]},
    "framed": [50, 180],
    "ground": True,
    "touched": "other",
}
GOING = """async () => {
  const { touching } = await import("/static/touch.js");
  const holder = document.body.appendChild(document.createElement("div"));
  holder.innerHTML = `<svg viewBox="0 0 100 80"><g data-names="a1"><rect width="9"/></g></svg><p></p><p></p>`;
  const [svg, bar, menu] = holder.children;
  svg.field = { origin: [0, 0], cell: 10, box: [0, 0, 100, 80] };
  const looks = [], done = [];
  const says = () => [...bar.children].map((one) => `${one.textContent}/${one.className}`);
  const board = touching({ bar, menu, does: ({ line }) => done.push(line), looks: (line) => looks.push(line),
    plain: () => {}, atOnce: () => false });
  const choice = (plain, ...tokens) => ({ id: tokens.join(), tokens, plain, label: `${tokens[0]}: ${plain}`,
    typed: tokens.join(" "), last: `${tokens.join(" ")}; done` });
  const choices = [choice("Go there", "run", "a1", "D5.11"), choice("Take cover", "cover", "a1")];
  board.show({ choices, controls: [], called: {}, reach: "reach", check: "check" }, svg);
  board.touch({}, svg.querySelector("g"));
  const first = says();
  board.touch({}, svg.querySelector(".dot"));
  const chosen = says();
  bar.children[1].click();
  board.back();
  return { looks, first, chosen, done, again: says() };
}"""
READABLE_PX = 9
"""Of the smallest letters, in the longest language."""
ARMIES = """() => {
  const svg = document.querySelector("#hand .stage svg");
  const middle = (from, far) => Math.round((from + far / 2) / 4);
  const middles = (nodes) => [...nodes].map((node) => node.getBoundingClientRect())
    .map(({ left, top, width, height }) => `${middle(left, width)} ${middle(top, height)}`);
  const lie = middles(svg.querySelectorAll(".open")), scale = svg.getScreenCTM().a;
  const sizes = [...svg.querySelectorAll("text")].map((node) => Number(node.getAttribute("font-size")) * scale);
  return { smallest: Math.min(...sizes), armies: lie.length, lie: lie.sort(),
    columns: new Set(lie.map((at) => at.split(" ")[0])).size, framed: middles(svg.querySelectorAll(".glow")).sort() };
}"""
BELOW = """async () => {
  const { meaning } = await import("/static/meaning.js");
  const choice = (...tokens) => ({ id: tokens.join(), tokens });
  const far = ["A1", "A2", "A3", "A4", "A5"].map((place) => choice("walk", place));
  const choices = [choice("mummy", "F21"), choice("mummy", "F28"), choice("follow", "B1"), choice("follow", "stay"),
    choice("walk", "B1"), ...far];
  return meaning(choices, [], new Set(["F21", "B1"])).meant.map(({ id }) => id);
}"""
WHO = """async () => {
  const { called, calledAfter } = await import("/static/meaning.js");
  const names = { a1: "Rat swarm a1", a2: "Ghoul a2", v5: "Otto" };
  const plain = "Run: catch Otto";
  const run = (doer) => ({ tokens: ["run", doer, "v5"], doer, plain, label: `${plain} · ${names[doer]}` });
  const choices = [run("a1"), run("a2")];
  const labels = (touched) => called(choices, touched, names).map(({ label }) => label);
  return [labels([["v5"]]), labels([["a1"]]), calledAfter([choices[0]], [], "v5", names),
    calledAfter([choices[0]], [["a1"]], "v5", names)];
}"""
ANOTHER = """async () => {
  const { touching } = await import("/static/touch.js");
  const holder = document.body.appendChild(document.createElement("div"));
  holder.innerHTML = `<svg viewBox="0 0 100 80"><g data-names="B1"><rect width="9"/></g><g data-names="B2"><rect x="20"
    width="9"/></g></svg><p></p><p hidden></p>`;
  const [svg, bar, menu] = holder.children;
  const said = [], done = [];
  const does = ({ id }) => done.push(id);
  const board = touching({ bar, menu, does, looks: () => {}, plain: () => {}, atOnce: () => false });
  const choice = (plain, ...tokens) => ({ id: tokens.join(), tokens, plain, label: plain, typed: tokens.join(" ") });
  const choices = [choice("To B1", "walk", "B1"), choice("To B2", "walk", "B2")];
  board.show({ choices, controls: [], called: {}, reach: "", check: "" }, svg);
  for (const at of [0, 1, 1]) {
    board.touch({}, svg.querySelectorAll("[data-names]")[at]);
    said.push(bar.querySelector(".main").textContent);
  }
  return { said, done };
}"""
UNDONE = """async () => {
  const { touching } = await import("/static/touch.js");
  const holder = document.body.appendChild(document.createElement("div"));
  holder.innerHTML = `<svg viewBox="0 0 100 80"><g data-names="B1"><rect width="9"/></g><g data-names="B2"><rect x="20"
    width="9"/></g></svg><p></p><p hidden></p>`;
  const [svg, bar, menu] = holder.children;
  const bars = [], done = [];
  const says = () => bars.push([...bar.children].map((one) => one.textContent));
  const board = touching({ bar, menu, does: ({ id }) => done.push(id), looks: () => {}, plain: () => {},
    atOnce: () => false });
  const choice = (plain, easy, ...tokens) =>
    ({ id: tokens.join(), tokens, plain, label: plain, typed: tokens.join(" "), easy });
  const show = (turn) => board.show({ choices: [choice("To B1", "undone", "walk", "B1"),
    choice("To B2", "", "walk", "B2"), choice("Pass", "", "pass")], controls: [], called: { turn }, reach: "",
    check: "", undo: { id: "undo", label: "Undo" } }, svg);
  const touch = (at) => board.touch({}, svg.querySelectorAll("[data-names]")[at]);
  show(1);
  says();
  touch(0);
  show(2);
  says();
  touch(1);
  says();
  touch(1);
  show(3);
  says();
  touch(0);
  show(4);
  [...bar.children].find((one) => one.textContent === "Undo").click();
  says();
  return { bars, done };
}"""
AT_ONCE = """async () => {
  const { touching } = await import("/static/touch.js");
  const holder = document.body.appendChild(document.createElement("div"));
  holder.innerHTML = `<svg viewBox="0 0 100 80"><g data-names="B1"><rect width="9"/></g><g data-names="B2"><rect x="20"
    width="9"/></g></svg><p></p><p hidden></p>`;
  const [svg, bar, menu] = holder.children;
  const done = [];
  const choice = (plain, easy, ...tokens) =>
    ({ id: tokens.join(), tokens, plain, label: plain, typed: tokens.join(" "), easy });
  const choices = [choice("To B1", "agreed", "walk", "B1"), choice("To B2", "", "walk", "B2")];
  for (const atOnce of [false, true]) {
    const board = touching({ bar, menu, does: ({ id }) => done.push([atOnce, id]), looks: () => {}, plain: () => {},
      atOnce: () => atOnce });
    for (const at of [0, 1]) {
      board.show({ choices, controls: [], called: { at, atOnce }, reach: "", check: "", undo: {} }, svg);
      board.touch({}, svg.querySelectorAll("[data-names]")[at]);
    }
  }
  return done;
}"""
MENU = """async () => {
  const { touching } = await import("/static/touch.js");
  const holder = document.body.appendChild(document.createElement("div"));
  holder.innerHTML = `<svg viewBox="0 0 100 80"><g data-names="B1"><rect width="9"/></g></svg><p></p>`
    + `<p id="trial" style="position: fixed; width: 12rem" hidden></p>`;
  const [svg, bar, menu] = holder.children;
  const board = touching({ bar, menu, looks: () => {}, plain: () => {}, atOnce: () => false });
  const choice = (plain, ...tokens) => ({ id: tokens.join(), tokens, plain, label: plain, typed: tokens.join(" ") });
  const touches = { choices: [choice("Two cards", "go", "B1"), choice("One card", "run", "B1")],
    controls: [], called: {}, reach: "", check: "" };
  const open = () => board.touch({ clientX: innerWidth - 5, clientY: 50 }, svg.querySelector("g"));
  board.show(touches, svg);
  open();
  const offered = [...menu.children].map((one) => one.textContent);
  board.show({ ...touches }, svg);
  const again = menu.hidden ? 0 : menu.childElementCount;
  board.back();
  const back = menu.hidden;
  open();
  return { offered, again, back };
}"""
TURNED = """async () => {
  const { become } = await import("/static/moving.js");
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
  const { become } = await import("/static/moving.js");
  const { boxOf } = await import("/static/scene.js");
  const stage = document.body.appendChild(document.createElement("div"));
  const thing = (key, x) => ({ key, marks: [{ svg: `<rect x="${x}" width="9" height="9"/>` }] });
  const [ground, a] = [{ svg: `<path d="M0 0h90v9z"/>` }, thing("a", 0)];
  const show = (at, went) => {
    const marks = [ground, a, thing("d", went)];
    const board = { ground: "", at: [at, 0], marks };
    const frame = { ground: "", marks: [{ svg: `<rect id="panel" width="5" height="5"/>` }] };
    become(stage, { scene: { wide: 200, high: 80, layers: [board, frame], drawings: [] }, drawings: {} });
  };
  show(10, 60);
  const path = stage.querySelector("path");
  show(30, 90);
  const starts = (node) => node.getAnimations().map(({ effect }) => effect.getKeyframes()[0].transform);
  const found = (what) => starts(stage.querySelector(what));
  const panel = stage.querySelector("#panel");
  return { stays: path.isConnected, board: starts(path.closest("svg > g")), a: found("[data-thing=a]"),
    d: found("[data-thing=d]"), panel: [...starts(panel), ...starts(panel.closest("svg > g"))],
    at: boxOf(stage.querySelector("[data-thing=a]")).x };
}"""
SIDEWAYS = """async () => {
  const { touching } = await import("/static/touch.js");
  const stage = document.querySelector("#hand .stage"), svg = stage.firstElementChild;
  const { width } = svg.getBoundingClientRect(), { height } = stage.getBoundingClientRect();
  const shape = Number(stage.style.getPropertyValue("--shape"));
  const [bar, menu] = [document.createElement("p"), document.createElement("p")];
  const board = touching({ bar, menu, does: () => {}, looks: () => {}, plain: () => {}, atOnce: () => false });
  const named = [...svg.querySelectorAll("[data-names]")].map((one) => ({ name: one.dataset.names.split("|")[0],
    top: one.getBoundingClientRect().top }));
  const scrolled = [];
  for (const lowest of [true, false]) {
    stage.scrollTop = lowest ? 0 : 9999;
    const [{ name }] = named.sort((one, other) => (lowest ? other.top - one.top : one.top - other.top));
    board.show({ choices: [{ id: name, tokens: ["do", ...name.split(" ")], label: name, typed: name }], controls: [],
      called: {}, reach: "", check: "" }, svg);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    scrolled.push(stage.scrollTop > 0);
  }
  return { large: width > 300, whole: width * shape <= height + 1, scrolled };
}"""
MOVED = """async () => {
  const { become } = await import("/static/moving.js");
  const stage = document.body.appendChild(document.createElement("div"));
  const thing = (key, x) => ({ key, marks: [{ svg: `<rect x="${x}" width="9" height="9"/>` }] });
  const show = (x) => {
    const layers = [{ ground: "", marks: [thing("a", x), thing("b", 0)] }];
    become(stage, { scene: { wide: 100, high: 80, layers, drawings: [] }, drawings: {} });
  };
  [10, 60].forEach(show);
  return [...stage.querySelectorAll("[data-thing]")].map((node) => node.getAnimations().length > 0);
}"""
