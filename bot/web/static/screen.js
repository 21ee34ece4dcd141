// Showing one screen: its text, its picture with the twin in words, its buttons. Drawing again keeps nodes and focus.
import { keepingFocus, list, make, set } from "./dom.js";
import { drawn as drawnScene, light } from "./scene.js";
import { say } from "./words.js";
import { zoom } from "./viewer.js";

const drawn = new WeakMap();
let stages = 0;

/** The parts of a screen inside `part`, made once. */
export function parts(part) {
  if (!drawn.has(part)) {
    const stage = make("div", { className: "stage", role: "group" });
    stages += 1;
    stage.dataset.number = stages;
    const closer = make("button", { type: "button", className: "closer", textContent: "⤢" });
    const frame = make("div", { className: "picture", hidden: true }, stage, closer);
    closer.addEventListener("click", () => zoom(stage.firstElementChild, stage.ariaLabel));
    const twin = make("details", { className: "twin", hidden: true }, make("summary"), make("p"));
    const text = make("div", { className: "text" });
    const rows = make("div", { className: "rows" });
    part.replaceChildren(text, frame, rows, twin);
    drawn.set(part, { stage, closer, frame, twin, text, rows });
  }
  return drawn.get(part);
}

/** Show a screen in `part`. Its first line is its heading. */
export function draw(part, screen, press) {
  const { text, rows } = parts(part);
  keepingFocus(part, () => {
    const [first, ...more] = screen.text.split("\n");
    list(text, [first, ...more].filter(Boolean).map((line, at) => ({ line, at })), ({ at }) => at, line);
    list(rows, screen.rows.map((row, at) => ({ row, at })), ({ at }) => at, ({ row }, node) => drawRow(row, node, press));
  });
  lit(part);
}

/** What the buttons of a part choose among can be touched in its picture. */
function lit(part) {
  const { stage, rows } = parts(part);
  if (stage.firstElementChild) light(stage.firstElementChild, [...rows.querySelectorAll("button")]);
}

/** Show a picture in `part`; while a new one is on its way the old one stays. */
export async function picture(part, shown) {
  const { stage, closer, frame, twin } = parts(part);
  frame.hidden = twin.hidden = !shown;
  stage.dataset.wanted = shown?.name ?? "";
  if (!shown) return;
  set(stage, { "aria-label": shown.alt });
  set(closer, { title: say("zoom"), "aria-label": say("zoom") });
  twin.firstElementChild.textContent = say("twin");
  twin.lastElementChild.textContent = shown.twin;
  if (stage.dataset.shown === shown.name) return;
  const scene = await drawnScene(shown.name, stage.dataset.number);
  if (!scene || stage.dataset.wanted !== shown.name) return;
  stage.replaceChildren(scene);
  stage.dataset.shown = shown.name;
  lit(part);
}

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
  set(made, { textContent: button.label, title: button.help, className: button.tone, disabled: !button.on, dataset: { press: button.id, mark: button.mark } });
  made.onclick = () => press(button);
  return made;
}

/** Runs what was pressed in `part`; meanwhile nothing else there can be pressed. */
export async function busy(part, work) {
  if (part.ariaBusy === "true") return;
  part.ariaBusy = "true";
  try {
    await work();
  } finally {
    part.ariaBusy = "false";
  }
}
