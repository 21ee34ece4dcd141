// The private side: the seat's own hand with what it is asked, and what only its person knows.
import { again, hasMoved, seen } from "./again.js";
import { askable } from "./asking.js";
import { does, looks, presses, says, tells } from "./asks.js";
import { carriable } from "./carrying.js";
import { byId, list, make, options, set } from "./dom.js";
import { retell } from "./lately.js";
import { isAtHand } from "./scene.js";
import { busy, draw, parts, picture } from "./screen.js";
import { drawLines } from "./table.js";
import { told } from "./told.js";
import { touching } from "./touch.js";
import { watching } from "./wire.js";
import { say } from "./words.js";

const SECOND_MS = 1000;
const LONGEST_S = 86_400;
let dues = {};
let asked = "";
let board = null;

/** Draw the private side. */
export function drawMine() {
  const { standing, hand, narrowed } = told;
  const part = byId("hand");
  const shown = narrowed ?? hand;
  set(part, { hidden: !shown });
  if (shown) {
    draw(part, shown, (button) => busy(part, () => presses(button, "hand")));
    drawFold(part);
    drawNoHints(shown);
    const wanted = narrowed?.picture ?? told.looked ?? told.picture;
    picture(part, wanted, touchable);
    if (isStill(parts(part).stage, wanted, shown.wanted)) touchable();
  }
  set(byId("line"), { placeholder: (standing.waits && shown?.typed) || say("line-hint") });
  part.classList.toggle("waits", standing.waits);
  drawMenu();
  set(byId("onlooker"), { textContent: say(watching ? "watching" : "not-seated"), hidden: !(standing.phase === "playing" && standing.seat === null) });
  set(byId("tabs"), { hidden: standing.phase !== "playing" || standing.seat === null });
  set(byId("tab-mine").querySelector(".badge"), { hidden: !standing.waits, textContent: "1" });
  set(byId("secrets"), { hidden: drawLines(byId("whispers"), whispers()) === 0 });
  set(byId("return"), { hidden: !standing.menu.some((one) => one.does === "back") });
  set(byId("to-team"), { hidden: !standing.team });
  dues = { clock: shown?.dueAt ?? null, "board-clock": shown?.dueAt ? null : standing.dueAt };
  tell(standing.waits ? `${say("your-turn")}. ${shown?.text ?? ""}` : "");
}

/**
 * Whether what is asked can be touched on what stands there, since no other picture comes in its place at once. As long
 * as none stands there and one is to come, nothing can: what is on it has no buttons of its own, which would go again.
 */
function isStill(stage, wanted, kind) {
  if (!wanted) return wanted === null || !kind;
  return stage.childElementCount > 0 && (!isAtHand(wanted.name) || wanted.name === stage.dataset.shown);
}

/** Whoever is given a hint says beside it that they want no more, though the list is folded. */
function drawNoHints({ rows }) {
  const found = rows.flat().find(({ does: named }) => named === "nohints");
  const made = byId("no-hints");
  set(made, { textContent: found?.label ?? "", title: found?.help ?? "", hidden: !found });
  made.onclick = () => busy(byId("hand"), () => presses(found, "hand"));
}

/** The list of all choices, which needs no board. */
function drawFold(part) {
  const fold = part.querySelector(".fold");
  set(fold, { hidden: parts(part).rows.childElementCount === 0 });
  set(fold.firstElementChild, { textContent: say("list") });
}

/** What is asked is touched on the board that stands there. */
function touchable() {
  const { touches, hand } = told;
  const { stage } = parts(byId("hand"));
  board.show(hand ? touches : null, stage.dataset.wanted ? stage.firstElementChild : null);
  if (told.picture && stage.dataset.shown === told.picture.name) seen(told.picture.name);
  set(byId("again"), { hidden: !told.standing.waits || !hasMoved() });
}

/** Show once more what has happened, and tell it; meanwhile nothing is asked. */
async function showAgain() {
  const { stage } = parts(byId("hand"));
  board.show(null, stage.firstElementChild);
  retell(byId("lately"));
  await again(stage);
  touchable();
}

/** What is done rarely, each with what it means. */
function drawMenu() {
  const { menu } = told.standing;
  set(byId("menu"), { hidden: menu.length === 0 });
  list(byId("menu").querySelector("dl"), menu, (one) => one.does, (one, node) => {
    const made = node ?? make("div", {}, make("dt", {}, make("button", { type: "button" })), make("dd"));
    const button = made.querySelector("button");
    set(button, { textContent: say(`do-${one.does}`), className: one.does === "resign" ? "danger" : "" });
    button.onclick = () => { if (one.does !== "resign" || confirm(say("sure"))) does([one.does]); };
    set(made.lastElementChild, { textContent: one.help });
    return made;
  });
  drawSpeed(told.standing);
}

/** How fast computer players answer is the host's to say, where some play. */
function drawSpeed({ host, seats, speed }) {
  set(byId("speed"), { hidden: !host || !seats.some(({ computer }) => computer) });
  options(byId("speed").lastElementChild, speed.choices, speed.value);
}

/** The page is about one table only: the line that says which one says nothing here. */
function whispers() {
  const { own, standing } = told;
  const plain = ({ text }) => text.split("\n").filter((line, at) => at > 0 || !line.startsWith(standing.title)).join("\n");
  return new Map([...own].map(([id, message]) => [id, { ...message, text: plain(message) }]));
}

/** What a screen reader is told: that something is asked, once, and what. */
function tell(news) {
  if (news === asked) return;
  asked = news;
  byId("news").textContent = news;
}

/** The board with what it takes to touch it, and the list of all choices, folded for whoever prefers it. */
function prepareBoard() {
  const part = byId("hand");
  const { stage, frame, rows } = parts(part);
  const bar = make("div", { className: "bar", role: "group" });
  const fold = make("details", { className: "fold", open: localStorage.getItem("list") === "open" }, make("summary"));
  frame.after(bar, fold);
  frame.before(make("button", { type: "button", className: "quiet", id: "no-hints", hidden: true }));
  fold.append(rows);
  fold.addEventListener("toggle", () => localStorage.setItem("list", fold.open ? "open" : "folded"));
  board = touching({
    bar,
    menu: byId("finger"),
    does: (one, isTried) => busy(part, () => (one.line ? says(one.line, "hand", isTried) : presses(one, "hand"))),
    looks,
    plain: () => looks(null),
    atOnce: () => localStorage.getItem("at-once") === "yes",
    isBusy: () => part.ariaBusy === "true",
  });
  askable(stage, tells);
  carriable(stage, board);
  stage.addEventListener("click", (event) => board.touch(event));
  stage.addEventListener("pointerover", (event) => board.names(event));
  stage.addEventListener("keydown", (event) => {
    const thing = event.target.closest(".open");
    if (!thing || !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    board.touch(event, thing);
  });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape" && !document.querySelector("dialog[open]")) board.back(); });
}

export function prepareMine() {
  prepareBoard();
  byId("again").addEventListener("click", () => busy(byId("hand"), showAgain));
  byId("return").addEventListener("click", () => does(["back"]));
  byId("to-team").addEventListener("submit", tellTeam);
  byId("speed").lastElementChild.addEventListener("change", ({ target }) => does(["speed", target.value]));
  setInterval(() => Object.entries(dues).forEach(([id, dueAt]) => countDown(byId(id), dueAt)), SECOND_MS);
  document.addEventListener("keydown", toButton);
}

function tellTeam(event) {
  event.preventDefault();
  const line = byId("team-line");
  if (line.value.trim()) does(["team", line.value.trim()]);
  line.value = "";
}

function countDown(clock, dueAt) {
  const left = dueAt === null ? null : Math.max(0, Math.round((dueAt - Date.now()) / SECOND_MS));
  set(clock, { hidden: left === null || left > LONGEST_S });
  if (clock.hidden) return;
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  set(clock.lastElementChild, { textContent: `${say("time-left")}: ${hours ? `${hours}:` : ""}${String(minutes).padStart(2, "0")}:${String(seconds).padStart(2, "0")}` });
  clock.style.setProperty("--left", left / wholeOf(dueAt, left));
  clock.classList.toggle("short", left < 30);
}

/** How much time there was when this clock was first seen here. */
function wholeOf(dueAt, left) {
  const kept = `whole ${dueAt}`;
  if (!sessionStorage.getItem(kept)) sessionStorage.setItem(kept, String(Math.max(1, left)));
  return Number(sessionStorage.getItem(kept));
}

/** A number goes to the button that begins with it, else to the one at that place; it presses nothing by itself. */
function toButton(event) {
  const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName ?? "");
  if (typing || event.ctrlKey || event.altKey || event.metaKey || !/^[1-9]$/.test(event.key)) return;
  if (document.querySelector("dialog[open]") || byId("hand").hidden) return;
  const listed = ".rows button:not(:disabled), .bar button, .open[tabindex]";
  const buttons = [...byId("hand").querySelectorAll(listed)].filter((one) => one.checkVisibility());
  const found = buttons.find((one) => (one.ariaLabel ?? one.textContent).trim().startsWith(event.key)) ?? buttons[Number(event.key) - 1];
  found?.focus();
}
