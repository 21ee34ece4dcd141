// Showing one screen: its text, its picture with the twin in words, its buttons. Drawing again keeps nodes and focus.
import { keepingFocus, list, make, set } from "./dom.js";
import { become } from "./moving.js";
import { arrange, fetched } from "./scene.js";
import { zoomable } from "./zooming.js";
import { rest } from "./wire.js";
import { say } from "./words.js";

const drawn = new WeakMap();
const TALL = 2;  // several boards below each other: they would be too small to look at if all of it was to be seen at once
const READ = 1.3;  // pages with no board are read: one goes down them
const TRIES = 4;
const SQUARE = 0.9;  // what is no board is read from above

/** The parts of a screen inside `part`, made once. */
export function parts(part) {
  if (!drawn.has(part)) {
    const stage = make("div", { className: "stage", role: "group" });
    zoomable(stage);
    const frame = make("div", { className: "picture", hidden: true }, stage);
    const twin = make("details", { className: "twin", hidden: true }, make("summary"), make("p"));
    const text = make("div", { className: "text" });
    const besides = make("details", { className: "besides", hidden: true }, make("summary"), make("div"));
    const rows = make("div", { className: "rows" });
    part.replaceChildren(text, besides, frame, rows, twin);
    drawn.set(part, { stage, frame, twin, text, besides, rows });
  }
  return drawn.get(part);
}

/** Show a screen in `part`. Its first line is its heading. */
export function draw(part, screen, press) {
  const { text, besides, rows } = parts(part);
  keepingFocus(part, () => {
    const [first, ...more] = screen.text.split("\n");
    list(text, [first, ...more].filter(Boolean).map((line, at) => ({ line, at })), ({ at }) => at, line);
    fold(besides, screen.besides ?? []);
    list(rows, screen.rows.map((row, at) => ({ row, at })), ({ at }) => at, ({ row }, node) => drawRow(row, node, press));
  });
}

/** What may be read as well, under its heading. */
function fold(part, [heading, ...lines]) {
  part.hidden = lines.length === 0;
  part.firstElementChild.textContent = heading ?? "";
  list(part.lastElementChild, lines.map((line, at) => ({ line, at: at + 1 })), ({ at }) => at, line);
}

/**
 * Show a picture in `part`; while a new one is on its way the old one stays. Where pictures follow each other faster than
 * they come, each that comes is shown, but none after a later one. `then` follows the one that is shown, or comes when it
 * cannot be had.
 */
export async function picture(part, shown, then = () => {}) {
  const { stage, frame, twin } = parts(part);
  frame.hidden = twin.hidden = !shown;
  const turn = (stage.turn ?? 0) + 1;
  stage.turn = turn;
  stage.dataset.wanted = shown?.name ?? "";
  if (!shown) return;
  set(stage, { "aria-label": shown.alt });
  twin.firstElementChild.textContent = say("twin");
  twin.lastElementChild.textContent = shown.twin;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const scene = stage.dataset.shown === shown.name ? null : await fetched(shown.name, stage.dataset.shown);
    if (!stage.dataset.wanted || turn < (stage.drawn ?? 0)) return;
    if (stage.dataset.shown === shown.name) stage.drawn = turn;
    else if (scene) puts(stage, scene, { name: shown.name, turn, then });
    if (stage.drawn === turn) return;
    await rest(attempt);  // it was lost on its way: nobody can touch a board that does not come
    if (turn < stage.turn) return;
  }
  then();
}

function puts(stage, scene, { name, turn, then }) {
  shows(stage, scene);
  stage.drawn = turn;
  stage.dataset.shown = name;
  stage.dispatchEvent(new Event("shown"));
  then();
}

/** Show a scene in place of what is on a stage. */
export function shows(stage, scene) {
  become(stage, scene);
  fits(stage);
}

/** What is on a stage is arranged as there is room. */
function fits(stage) {
  arrange(stage.firstElementChild);
  const { size: [wide, high], fold } = stage.firstElementChild;
  const isPage = !fold && high > READ * wide;
  stage.classList.toggle("page", isPage);
  stage.classList.toggle("tall", isPage || high > TALL * wide);
  stage.style.setProperty("--shape", (fold || Math.min(high, SQUARE * wide)) / wide);
}

addEventListener("resize", () => document.querySelectorAll(".stage > svg").forEach((svg) => fits(svg.parentElement)));

export function line({ line: told, at }, node) {
  const made = node ?? make(at === 0 ? "h3" : "p");
  set(made, { textContent: told });
  return made;
}

function drawRow(row, node, press) {
  const made = node ?? make("div", { className: "row" });
  const same = new Map();
  const keyOf = ({ label }) => { same.set(label, (same.get(label) ?? 0) + 1); return `${label}/${same.get(label)}`; };
  list(made, row, keyOf, (button, old) => drawButton(button, old, press));
  return made;
}

function drawButton(button, node, press) {
  const made = node ?? make("button", { type: "button" });
  set(made, { textContent: button.label, title: button.help, className: button.tone, disabled: !button.on, dataset: { press: button.id } });
  made.onclick = () => press(button);
  return made;
}

/** Runs what was pressed in `part`; meanwhile nothing else there can be pressed. */
export async function busy(part, work) {
  if (part.ariaBusy === "true") return;
  part.ariaBusy = "true";
  try {
    return await work();
  } finally {
    part.ariaBusy = "false";
  }
}
