// What happened since one last acted: what was done to oneself stays, all else goes by a line at a time. What only says
// whose turn it is or who has answered is left out: it would stay as the last line, and be no news. A press unfolds all of
// it, what was done to oneself before the rest, another folds it again. While there is nothing of it, the same place says
// for whom the table waits, or how far everybody is.
import { set } from "./dom.js";
import { parted } from "./seals.js";
import { say } from "./words.js";

const LINE_MS = 1600;
const KEPT = `acted ${location.pathname}`;
let since = Number(localStorage.getItem(KEPT) ?? 0);
let own = [];
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

/** When that was last. */
export const actedAt = () => since;

/** From the first line on. */
export function retell(part) {
  at = 0;
  show(part);
}

export function tellLately(part, { messages, befallen, beats, seals }, otherwise) {
  const told = [...messages.values()].filter((one) => since > 0 && one.rows.length === 0 && one.at > since);
  const now = told.flatMap(({ text }) => parted(text, seals)[0].split("\n")).filter((line) => line && !beats.includes(line));
  const same = befallen.join("\n") === own.join("\n") && otherwise === meanwhile;
  if (same && now.join("\n") === lines.join("\n")) return;
  const known = now.length >= lines.length && lines.every((line, nth) => line === now[nth]);
  const opened = lines.length + own.length === 0;
  at = known && !opened ? at : 0;
  unfolded &&= known;
  [own, lines, meanwhile] = [befallen, now, otherwise];
  if (opened && own.length > 0) at = lines.length;  // whoever comes back reads first what was done to them
  part.onclick = () => { unfolded = !unfolded; show(part); };
  show(part);
}

function show(part) {
  clearTimeout(turning);
  turning = 0;
  const last = own.length > 0 ? lines.length : Math.max(0, lines.length - 1);
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) at = last;
  const left = last - at;
  const all = own.length > 0 ? [...own, "", ...lines.filter((line) => !own.includes(line))] : lines;
  part.classList.toggle("still", all.length === 0 && !meanwhile);  // it keeps its place: nothing moves under a finger
  part.classList.toggle("unfolded", unfolded);
  part.classList.toggle("own", own.length > 0 && !unfolded && left <= 0);
  set(part, { title: all.length > 0 ? say("lately") : "", ariaExpanded: String(unfolded) });
  const shown = unfolded && all.length > 0 ? all.join("\n").trim() : lines[at] ?? (own.join(" ") || meanwhile);
  set(part.firstElementChild, { textContent: shown });
  if (unfolded) part.firstElementChild.scrollTop = own.length > 0 ? 0 : part.firstElementChild.scrollHeight;
  if (left > 0) turning = setTimeout(() => { at += 1; show(part); }, LINE_MS);
}
