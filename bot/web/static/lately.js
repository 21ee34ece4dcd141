// What happened since one last acted, a line at a time: it goes on by itself, a press unfolds all of it, another folds it
// again. While there is nothing of it, the same place says for whom the table waits, or how far everybody is.
import { set } from "./dom.js";
import { parted } from "./seals.js";
import { say } from "./words.js";

const LINE_MS = 1600;
const KEPT = `acted ${location.pathname}`;
let since = Number(localStorage.getItem(KEPT) ?? 0);
let lines = [];
let at = 0;
let turning = 0;
let meanwhile = "";
let unfolded = false;

/** From now on, what happens is new. */
export function acted() {
  since = Date.now();
  localStorage.setItem(KEPT, String(since));
}

export function tellLately(part, { messages, seals }, otherwise) {
  const told = [...messages.values()].filter((one) => since > 0 && one.rows.length === 0 && one.at > since);
  const now = told.flatMap(({ text }) => parted(text, seals)[0].split("\n")).filter(Boolean);
  if (now.join("\n") === lines.join("\n") && otherwise === meanwhile) return;
  const known = now.length > lines.length && lines.every((line, nth) => line === now[nth]);
  at = known ? at : 0;
  unfolded &&= known;
  [lines, meanwhile] = [now, otherwise];
  part.onclick = () => { unfolded = !unfolded; show(part); };
  show(part);
}

function show(part) {
  clearTimeout(turning);
  turning = 0;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) at = Math.max(0, lines.length - 1);
  const left = lines.length - 1 - at;
  part.classList.toggle("still", lines.length === 0 && !meanwhile);  // it keeps its place: nothing moves under a finger
  part.classList.toggle("unfolded", unfolded);
  set(part, { title: lines.length > 0 ? say("lately") : "", ariaExpanded: String(unfolded) });
  set(part.firstElementChild, { textContent: unfolded && lines.length > 0 ? lines.join("\n") : lines[at] ?? meanwhile });
  if (unfolded) part.firstElementChild.scrollTop = part.firstElementChild.scrollHeight;
  if (left > 0) turning = setTimeout(() => { at += 1; show(part); }, LINE_MS);
}
