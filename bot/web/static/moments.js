// What the box lets its players feel is shown large for a second: the thing it is about, the dice as they fall, in words.
// A press or a key goes past it, and does what it would have done anyway; whoever wishes for less motion sees none.
import { resound } from "./calling.js";
import { byId, make } from "./dom.js";
import { portrait } from "./portrait.js";

const FIRST_MS = 1500;
const MORE_MS = 450;
const MOST = 3;
const MOST_TOGETHER = 4;
const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };
let waiting = [];
let ending = 0;

/** Show these moments, one group after the other; `svg` is the board on which the things are seen. */
export function feel(groups, svg) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return;
  waiting = [...waiting, ...groups.map((group) => group.slice(-MOST_TOGETHER).map((one) => shownAs(one, svg)))].slice(-MOST);
  if (!ending) next();
}

function next() {
  const rows = waiting.shift();
  const part = byId("moment");
  part.replaceChildren(...(rows ?? []));
  part.hidden = !rows;
  ending = rows ? setTimeout(next, FIRST_MS + MORE_MS * (rows.length - 1)) : 0;
  if (rows) resound(rows.at(-1).dataset.mood);
}

/** What is seen goes away at once, and what waits behind it. */
function pass() {
  clearTimeout(ending);
  waiting = [];
  if (ending) next();
}

function shownAs({ text, mood, of, dice, needed }, svg) {
  const words = make("p", { textContent: text });
  const thrown = make("span", { className: "dice" }, ...dice.map((die) => face(die, needed)));
  return make("div", { className: "felt", dataset: { mood } }, ...[seen(of, svg), words, dice.length > 0 && thrown].filter(Boolean));
}

/** The thing as it stands on the board, large; null where it is out of sight. */
function seen(name, svg) {
  const things = [...(svg?.querySelectorAll(":is([data-thing], [data-place]):has([data-drawing])") ?? [])];
  return portrait(things.find(({ dataset }) => dataset.thing === name)
    ?? things.findLast(({ dataset }) => dataset.place === name));  // what stands somewhere lies above its ground
}

function face(die, needed) {
  const made = make("span", { className: needed && die >= needed ? "die well" : "die" });
  if (PIPS[die]) made.append(...Array.from({ length: 9 }, (_, at) => make("i", { className: PIPS[die].includes(at) ? "pip" : "" })));
  else made.textContent = die;
  return made;
}

export function prepareMoments() {
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, pass, { capture: true, passive: true });
}
