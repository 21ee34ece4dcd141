// What happened since one last acted, a line at a time: it goes on by itself, a press goes to its end, another shows it
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
  [lines, meanwhile] = [now, otherwise];
  part.onclick = () => { at = turning ? lines.length - 1 : 0; show(part); };
  show(part);
}

function show(part) {
  clearTimeout(turning);
  turning = 0;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) at = lines.length - 1;
  const left = lines.length - 1 - at;
  part.classList.toggle("still", lines.length === 0 && !meanwhile);  // it keeps its place: nothing moves under a finger
  set(part, { textContent: lines[at] ?? meanwhile, title: lines.length > 0 ? say("lately") : "" });
  if (left > 0) turning = setTimeout(() => { at += 1; show(part); }, LINE_MS);
}
