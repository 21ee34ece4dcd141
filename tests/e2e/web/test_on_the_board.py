"""Games played on the board alone: a touch where something lies, what it may mean, yes. Nobody sees the list."""

from itertools import groupby

import pytest
from browsing import ABOVE, OPEN_PLACE, REACH_MS, ByKeys, OnTheBoard, Player, Server
from playwright.async_api import Browser
from support.breadth import breadth

from engine.games import games

ACTS = {"amsterdam": breadth(2, 10_000)}
USUALLY = breadth(8, 10_000)
PRESSES = {"holland": 4, "caverna": 7, "vi_algo": 4, "amsterdam": 4, "noites": 6}
"""At most so many lead from a question to its answer, taken at random; somebody who knows the way needs fewer."""
ASKING = """() => document.body.dataset.phase === "finished" ? ""
  : document.querySelector("#hand .rows button")?.dataset.press.split(":").slice(3, 4).join("") ?? \"\""""
NOW_AND_ANEW = """async () => {
  const { scene: { arrange, fetched, whole } } = await import(document.scripts[0].src);
  const stage = [...document.querySelectorAll("#hand .stage, #board .stage")].find((one) => one.checkVisibility());
  let name, packed;
  while (!packed || name !== stage.dataset.shown) {  // others may act meanwhile
    name = stage.dataset.shown;
    packed = await fetched(`/picture/${name}`);
    await new Promise(requestAnimationFrame);
  }
  const anew = whole(packed);
  const beside = stage.cloneNode(false);  // as wide: what lies below a board stands beside it where there is room
  stage.after(beside);
  beside.append(anew);
  arrange(anew);
  const plain = (svg) => {
    const copy = svg.cloneNode(true);
    for (const one of copy.querySelectorAll(".lights, title")) one.remove();
    const told = ["role", "tabindex", "aria-label", "class"];
    for (const one of copy.querySelectorAll("*")) for (const name of told) one.removeAttribute(name);
    return [...copy.children].map((one) => one.outerHTML.replace(/\\bn\\d+-/g, ""));
  };
  const both = [stage.firstElementChild, anew].map(plain);
  beside.remove();
  return both;
}"""
"""A picture that was changed again and again, and the same one drawn anew."""
HOW = {"touch": OnTheBoard, "keys": ByKeys}
SIZES = {"touch": (390, 844), "keys": (1280, 800)}


async def test_what_alone_can_be_done_stands_out(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)

    assert await ana.page.evaluate(ALONE) == [["main"], ["plain", "plain"]]


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


async def test_a_word_that_passes_over_the_board_keeps_no_touch_from_it(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)
    await ana.plays("holland")
    await ana.page.evaluate(A_LONG_WORD)
    assert await ana.page.evaluate("document.querySelector('#toast').offsetHeight") > 700

    assert await ana.acts(OnTheBoard(luck=1))
    assert await ana.page.evaluate(ABOVE, await ana.page.locator("#toast button").evaluate(OPEN_PLACE)) != ""


async def test_whoever_presses_twice_before_the_answer_shows_has_done_it_once(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)

    assert await ana.page.evaluate(TWICE) == [*["walk", "pass", "walk"], *["back", "back"], *["walk", "walk"]]


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


async def test_what_something_is_is_said_where_it_lies(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)
    await ana.press('.offer[data-offer="holland"] .main')
    await ana.page.focus('#hand .open[data-thing="card_3"]')
    await ana.page.keyboard.press("?")

    await ana.page.wait_for_selector("#answer[open]:has-text('Explosion')")
    assert await ana.page.is_visible("#answer-large > svg")
    await ana.page.dispatch_event('#hand [data-thing="card_3"]', "pointerover", {"bubbles": True})
    assert "Explosion" in str(await ana.page.text_content('#hand [data-thing="card_3"] > title', timeout=REACH_MS))


@pytest.mark.parametrize(("slug", "token"), [("holland", "green_2"), ("caverna", "P2")])
async def test_what_nobody_may_touch_just_now_is_asked_about_and_called_as_people_say(
    browser: Browser, server: Server, slug: str, token: str
) -> None:
    ana = await Player.at(browser, server.address, viewport={"width": 390, "height": 844})
    await ana.plays(slug)
    thing = ana.page.locator(f'#hand .stage [data-names^="{token}"]').first
    await thing.scroll_into_view_if_needed()
    box = await thing.bounding_box()
    assert box is not None
    await ana.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, button="right")
    await ana.page.wait_for_selector("#answer[open]")

    title = await ana.page.inner_text("#answer-title")
    assert len(title.split()) > 1
    assert token not in title.split()
    assert await ana.page.inner_text("#answer-body .text")


async def test_whoever_is_given_a_hint_needs_no_list_to_want_no_more(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)
    await ana.page.evaluate("localStorage.setItem('list', 'folded')")
    await ana.page.reload()
    await ana.press('.offer[data-offer="holland"] .main')
    await ana.page.wait_for_selector("#hand .text p:has-text('Tip: ')")

    await ana.press("#no-hints")

    await ana.page.wait_for_selector("#hand .text p:has-text('Tip: ')", state="detached")
    assert not await ana.page.is_visible("#no-hints")


async def test_what_would_come_of_going_there_is_seen_before_it_is_said(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)

    assert await ana.page.evaluate(GOING) == {
        "looks": ["reach a1", "check a1 run D5.11", "reach a1"],
        "first": ["Take cover/plain", "Back/quiet"],
        "chosen": ["Go there/main", "Do it and end my turn/plain", "Back/quiet"],
        "done": ["run a1 D5.11; done"],
        "again": ["Take cover/plain", "Back/quiet"],
    }


async def test_a_look_that_comes_when_something_else_is_asked_is_not_shown(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)

    assert await ana.page.evaluate(LATE_LOOK) == {"in time": "d1", "late": None}


async def test_where_a_closer_look_shows_no_ground_none_is_lit(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)

    assert await ana.page.evaluate(CLOSER) == ["A1.50"]


async def test_who_does_something_is_said_unless_it_was_they_who_were_touched(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)

    assert await ana.page.evaluate(WHO) == [
        ["Rat swarm a1 · Run: catch Otto", "Ghoul a2 · Run: catch Otto"],
        ["Run: catch Otto", "Ghoul a2 · Run: catch Otto"],
        "Rat swarm a1 · Run: catch Otto",
        "Run: catch Otto",
        ["To B1 (Run)", "👉 To B1 (Walk)"],
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

    assert await ana.page.evaluate(MENU) == {
        "offered": ["Two cards / And a risk.", "One card"],
        "again": 2,
        "back": True,
        "alike": ["Two cards", "One card"],
        "asked": "Two cards / And a risk.",
    }
    await ana.page.set_viewport_size({"width": 320, "height": 640})
    await ana.until("() => document.querySelector('#trial').getBoundingClientRect().right <= 320")


A_LONG_WORD = """async () => {
  const { toast: { toast } } = await import(document.scripts[0].src);
  toast("That is not possible now. ".repeat(100), () => {});
}"""
TWICE = """async () => {
  const { asks: { presses } } = await import(document.scripts[0].src);
  const { told: { showBy, told } } = await import(document.scripts[0].src);
  const asked = [];
  let reply = { ok: true, text: "", hand: true };
  showBy(() => {});
  window.fetch = async (path, { body }) => {
    asked.push(JSON.parse(body).press);
    return new Response(JSON.stringify(reply));
  };
  const walk = () => presses({ id: "walk" }, "hand");
  told.hand = { text: "Where to?" };
  for (const one of [walk, walk, () => presses({ id: "pass" }, "hand"), walk]) await one();
  for (const _ of [1, 2]) { told.narrowed = { text: "Which?" }; await presses({ id: "back" }, "hand"); }
  told.hand = { text: "Where to?" };
  reply = { ok: false, text: "" };
  for (const one of [walk, walk]) await one();
  return asked;
}"""
GOING = """async () => {
  const { touch: { touching } } = await import(document.scripts[0].src);
  const holder = document.body.appendChild(document.createElement("div"));
  holder.innerHTML = `<svg viewBox="0 0 100 80"><g data-names="a1"><rect width="9"/></g></svg><p></p><p></p>`;
  const [svg, bar, menu] = holder.children;
  svg.field = { origin: [0, 0], cell: 10, box: [0, 0, 100, 80] };
  const looks = [], done = [];
  const says = () => [...bar.children].map((one) => `${one.textContent}/${one.className}`);
  const board = touching({ bar, menu, does: ({ line }) => done.push(line), looks: (line) => looks.push(line),
    plain: () => {}, atOnce: () => false, isBusy: () => false });
  const choice = (plain, ...tokens) => ({ id: tokens.join(), tokens, plain, label: `${tokens[0]}: ${plain}`,
    typed: tokens.join(" "), last: `${tokens.join(" ")}; done` });
  const choices = [choice("Go there", "run", "a1", "D5.11"), choice("Take cover", "cover", "a1")];
  board.show({ choices, controls: [], called: {}, brings: {}, reach: "reach", check: "check" }, svg);
  board.touch({}, svg.querySelector("g"));
  const first = says();
  board.touch({}, svg.querySelector(".dot"));
  const chosen = says();
  bar.children[1].click();
  board.back();
  return { looks, first, chosen, done, again: says() };
}"""
LATE_LOOK = """async () => {
  const { asks: { looks } } = await import(document.scripts[0].src);
  const { told: { showBy, told } } = await import(document.scripts[0].src);
  showBy(() => {});
  let asksOn = () => {};
  const answer = (told) => new Response(JSON.stringify(told));
  window.fetch = async (path) => {
    if (!path.includes("/coming/")) return answer({ ok: true, screen: { coming: "token" } });
    asksOn();
    return answer({ name: "d1" });
  };
  told.hand = { text: "Where to?" };
  await looks("check a1 run D5.11");
  const found = { "in time": told.looked?.name };
  asksOn = () => Object.assign(told, { hand: { text: "And now?" }, looked: null });
  await looks("check a1 run D5.11");
  return { ...found, late: told.looked };
}"""
CLOSER = """async () => {
  const { touch: { touching } } = await import(document.scripts[0].src);
  const holder = document.body.appendChild(document.createElement("div"));
  holder.innerHTML = `<svg viewBox="0 0 100 80"><g data-names="a1"><rect width="9"/></g></svg><p></p><p></p>`;
  const [svg, bar, menu] = holder.children;
  svg.field = { origin: [0, 0], cell: 10, box: [0, 0, 30, 30] };
  const board = touching({ bar, menu, looks: () => {}, plain: () => {}, atOnce: () => false, isBusy: () => false });
  const choice = (at) => ({ id: at, tokens: ["run", "a1", at], plain: at, label: at });
  const choices = ["A1.50", "D5.11", "B9.11"].map(choice);
  board.show({ choices, controls: [], called: {}, brings: {} }, svg);
  board.touch({}, svg.querySelector("g"));
  return [...svg.querySelectorAll(".dot")].map(({ dataset }) => dataset.names);
}"""
WHO = """async () => {
  const { meaning: { called, calledAfter } } = await import(document.scripts[0].src);
  const names = { a1: "Rat swarm a1", a2: "Ghoul a2", v5: "Otto" };
  const plain = "Run: catch Otto";
  const run = (doer) => ({ tokens: ["run", doer, "v5"], doer, plain, label: `${plain} · ${names[doer]}` });
  const choices = [run("a1"), run("a2")];
  const labels = (touched) => called(choices, touched, names).map(({ label }) => label);
  const led = [{ plain: "To B1", label: "To B1 (Run)" }, { plain: "👉 To B1", label: "👉 To B1 (Walk)" }];
  return [labels([["v5"]]), labels([["a1"]]), calledAfter([choices[0]], [], "v5", names),
    calledAfter([choices[0]], [["a1"]], "v5", names), called(led, [], {}).map(({ label }) => label)];
}"""
ANOTHER = """async () => {
  const { touch: { touching } } = await import(document.scripts[0].src);
  const holder = document.body.appendChild(document.createElement("div"));
  holder.innerHTML = `<svg viewBox="0 0 100 80"><g data-names="B1"><rect width="9"/></g><g data-names="B2"><rect x="20"
    width="9"/></g></svg><p></p><p hidden></p>`;
  const [svg, bar, menu] = holder.children;
  const said = [], done = [];
  const does = ({ id }) => done.push(id);
  const board = touching({ bar, menu, does, looks: () => {},
    plain: () => {}, atOnce: () => false, isBusy: () => false });
  const choice = (plain, ...tokens) => ({ id: tokens.join(), tokens, plain, label: plain, typed: tokens.join(" ") });
  const choices = [choice("To B1", "walk", "B1"), choice("To B2", "walk", "B2")];
  board.show({ choices, controls: [], called: {}, brings: {}, reach: "", check: "" }, svg);
  for (const at of [0, 1, 1]) {
    board.touch({}, svg.querySelectorAll("[data-names]")[at]);
    said.push(bar.querySelector(".main").textContent);
  }
  return { said, done };
}"""
UNDONE = """async () => {
  const { touch: { touching } } = await import(document.scripts[0].src);
  const holder = document.body.appendChild(document.createElement("div"));
  holder.innerHTML = `<svg viewBox="0 0 100 80"><g data-names="B1"><rect width="9"/></g><g data-names="B2"><rect x="20"
    width="9"/></g></svg><p></p><p hidden></p>`;
  const [svg, bar, menu] = holder.children;
  const bars = [], done = [];
  const says = () => bars.push([...bar.children].map((one) => one.textContent));
  const board = touching({ bar, menu, does: ({ id }) => done.push(id), looks: () => {}, plain: () => {},
    atOnce: () => false, isBusy: () => false });
  const choice = (plain, easy, ...tokens) =>
    ({ id: tokens.join(), tokens, plain, label: plain, typed: tokens.join(" "), easy });
  const show = (turn) => board.show({ choices: [choice("To B1", "undone", "walk", "B1"),
    choice("To B2", "", "walk", "B2"), choice("Pass", "", "pass")], controls: [], called: { turn }, brings: {},
    reach: "", check: "", undo: { id: "undo", label: "Undo" } }, svg);
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
  const { touch: { touching } } = await import(document.scripts[0].src);
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
      atOnce: () => atOnce, isBusy: () => false });
    for (const at of [0, 1]) {
      board.show({ choices, controls: [], called: { at, atOnce }, brings: {}, reach: "", check: "", undo: {} }, svg);
      board.touch({}, svg.querySelectorAll("[data-names]")[at]);
    }
  }
  return done;
}"""
MENU = """async () => {
  const { touch: { touching } } = await import(document.scripts[0].src);
  const holder = document.body.appendChild(document.createElement("div"));
  holder.innerHTML = `<svg viewBox="0 0 100 80"><g data-names="B1"><rect width="9"/></g></svg><p></p>`
    + `<p id="trial" style="position: fixed; width: 12rem" hidden></p>`;
  const [svg, bar, menu] = holder.children;
  const board = touching({ bar, menu, looks: () => {}, plain: () => {}, atOnce: () => false, isBusy: () => false });
  const choice = (plain, ...tokens) => ({ id: tokens.join(), tokens, plain, label: plain, typed: tokens.join(" ") });
  const touches = { choices: [choice("Two cards", "go", "B1"), choice("One card", "run", "B1")],
    controls: [], called: {}, brings: { go: "And a risk." }, reach: "", check: "" };
  const open = () => board.touch({ clientX: innerWidth - 5, clientY: 50 }, svg.querySelector("g"));
  board.show(touches, svg);
  open();
  const lines = (one) => [...one.childNodes].map(({ textContent }) => textContent).join(" / ");
  const offered = [...menu.children].map(lines);
  board.show({ ...touches }, svg);
  const again = menu.hidden ? 0 : menu.childElementCount;
  board.back();
  const back = menu.hidden;
  open();
  board.show({ ...touches, choices: [choice("Two cards", "go", "B1"), choice("One card", "go", "A1", "B1")] }, svg);
  open();
  const alike = [...menu.children].map((one) => one.textContent);
  board.show({ ...touches, choices: [choice("Two cards", "go", "B1")] }, svg);
  open();
  return { offered, again, back, alike, asked: lines(bar.firstElementChild) };
}"""
ALONE = """async () => {
  const { touch: { touching } } = await import(document.scripts[0].src);
  const [svg, bar, menu] = [null, document.createElement("p"), document.createElement("p")];
  const board = touching({ bar, menu, looks: () => {}, plain: () => {}, atOnce: () => false, isBusy: () => false });
  const choice = (plain) => ({ id: plain, tokens: [plain], plain, label: plain, typed: plain });
  return [["Ready"], ["Yes", "No"]].map((plain) => {
    board.show({ choices: plain.map(choice), controls: [], called: {}, brings: {}, reach: "", check: "" }, svg);
    return [...bar.children].map(({ className }) => className);
  });
}"""
