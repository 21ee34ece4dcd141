"""How a board and what lies below it stand in windows of all shapes: as large as they can, all of it in reach."""

from browsing import Player, Server
from playwright.async_api import Browser
from tables import PHONE


async def test_a_phone_held_sideways_shows_all_of_the_board_large_and_what_lies_below_it_where_it_is_wanted(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address, viewport={"width": 844, "height": 390})
    await ana.plays("vi_algo")

    assert await ana.page.evaluate(SIDEWAYS) == {"large": True, "whole": True, "scrolled": [True, False]}


async def test_a_phone_that_is_scrolled_to_ones_cards_still_says_what_is_asked(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address, **PHONE)
    await ana.plays("holland")
    assert await ana.until_asked()

    assert await ana.page.evaluate(ASKED_ABOVE) == "Choose a card: low numbers act first."
    await ana.page.set_viewport_size({"width": 390, "height": 560})  # there the board has more need of the room
    assert await ana.page.evaluate(ASKED_ABOVE) == ""


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


async def test_what_few_choices_are_about_that_lies_out_of_sight_stands_below_the_board(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address)

    assert await ana.page.evaluate(BELOW) == ["mummy,F28", "follow,stay"]


PARTS = """async () => {
  const { scene: { whole } } = await import(document.scripts[0].src);
  const marks = [{ marks: [], below: 0 }, { marks: [], below: 40 }];
  const scene = { wide: 100, high: 90, drawings: [], layers: [{ ground: "#000000", marks }] };
  const svg = whole({ scene, drawings: {} });
  const parts = [...svg.querySelectorAll("[data-below]")];
  return [svg.getAttribute("viewBox"), ...parts.map(({ style }) => style.transform.replace("translate(0px, 0px)", ""))];
}"""
FOLDED = """async (room) => {
  const { scene: { arrange, boxOf, whole } } = await import(document.scripts[0].src);
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
  const svg = stage.appendChild(whole({ scene, drawings: {} }));
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
READABLE_PX = 9
"""Of the smallest letters, in the longest language."""
ARMIES = """() => {
  const svg = document.querySelector("#hand .stage > svg");
  const middle = (from, far) => Math.round((from + far / 2) / 4);
  const middles = (nodes) => [...nodes].map((node) => node.getBoundingClientRect())
    .map(({ left, top, width, height }) => `${middle(left, width)} ${middle(top, height)}`);
  const lie = middles(svg.querySelectorAll(".open")), scale = svg.getScreenCTM().a;
  const sizes = [...svg.querySelectorAll("text")].map((node) => Number(node.getAttribute("font-size")) * scale);
  return { smallest: Math.min(...sizes), armies: lie.length, lie: lie.sort(),
    columns: new Set(lie.map((at) => at.split(" ")[0])).size, framed: middles(svg.querySelectorAll(".glow")).sort() };
}"""
BELOW = """async () => {
  const { meaning: { meaning } } = await import(document.scripts[0].src);
  const choice = (...tokens) => ({ id: tokens.join(), tokens });
  const far = ["A1", "A2", "A3", "A4", "A5"].map((place) => choice("walk", place));
  const choices = [choice("mummy", "F21"), choice("mummy", "F28"), choice("follow", "B1"), choice("follow", "stay"),
    choice("walk", "B1"), ...far];
  return meaning(choices, [], new Set(["F21", "B1"])).meant.map(({ id }) => id);
}"""
ASKED_ABOVE = """() => {
  scrollTo(0, document.querySelector("#hand .stage").getBoundingClientRect().bottom + scrollY - innerHeight + 200);
  const { bottom } = document.querySelector("body > header").getBoundingClientRect();
  return document.elementFromPoint(innerWidth / 2, bottom + 12).closest("h3")?.innerText ?? "";
}"""
"""What stands right below the head of the page where one sees the end of the picture."""
SIDEWAYS = """async () => {
  const { touch: { touching } } = await import(document.scripts[0].src);
  const stage = document.querySelector("#hand .stage"), svg = stage.firstElementChild;
  const { width } = svg.getBoundingClientRect(), { height } = stage.getBoundingClientRect();
  const shape = Number(stage.style.getPropertyValue("--shape"));
  const [bar, menu] = [document.createElement("p"), document.createElement("p")];
  const board = touching({ bar, menu, does: () => {}, looks: () => {},
    plain: () => {}, atOnce: () => false, isBusy: () => false });
  const named = [...svg.querySelectorAll("[data-names]")].map((one) => ({ name: one.dataset.names.split("|")[0],
    top: one.getBoundingClientRect().top }));
  const scrolled = [];
  for (const lowest of [true, false]) {
    stage.scrollTop = lowest ? 0 : 9999;
    const [{ name }] = named.sort((one, other) => (lowest ? other.top - one.top : one.top - other.top));
    board.show({ choices: [{ id: name, tokens: ["do", ...name.split(" ")], label: name, typed: name }], controls: [],
      called: {}, brings: {}, reach: "", check: "" }, svg);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    scrolled.push(stage.scrollTop > 0);
  }
  return { large: width > 300, whole: width * shape <= height + 1, scrolled };
}"""
