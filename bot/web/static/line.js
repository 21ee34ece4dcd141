// The line: whatever a button does can be typed. It is folded for whoever touches; the key / opens it. Completions come from the server, which knows what is legal now.
import { says } from "./asks.js";
import { byId, list, make, set } from "./dom.js";
import { like } from "./wire.js";
import { who } from "./you.js";

const REST_MS = 120;
const MOST_KEPT = 50;

export function prepareLine() {
  const input = byId("line");
  const box = byId("options");
  let found = [];
  let active = -1;
  let resting = 0;
  let asked = 0;
  const said = JSON.parse(sessionStorage.getItem("said") ?? "[]");
  let back = said.length;

  const fold = (open) => {
    document.body.dataset.typing = open ? "open" : "folded";
    localStorage.setItem("typing", document.body.dataset.typing);
    set(byId("open-line"), { "aria-expanded": String(open) });
    if (open) input.focus();
  };
  const show = (options) => {
    found = options;
    active = -1;
    list(box, options.map((one, at) => ({ ...one, at })), ({ at }) => at, drawOption);
    box.hidden = options.length === 0;
    mark();
  };
  const drawOption = ({ line, help, at }, node) => {
    const made = node ?? make("li", { role: "option", id: `option-${at}` }, make("b"), make("small"));
    set(made.children[0], { textContent: line });
    set(made.children[1], { textContent: help });
    made.onmousedown = (event) => { event.preventDefault(); take(at); };
    return made;
  };
  const mark = () => {
    [...box.children].forEach((node, at) => set(node, { "aria-selected": String(at === active) }));
    set(input, { "aria-expanded": String(!box.hidden), "aria-activedescendant": active < 0 ? null : `option-${active}` });
    box.children[active]?.scrollIntoView({ block: "nearest" });
  };
  const take = (at) => {
    input.value = found[at].line;
    show([]);
    input.focus();
    look();
  };
  const look = () => {
    clearTimeout(resting);
    resting = setTimeout(async () => {
      asked += 1;
      const mine = asked;
      const options = input.value.trim() ? await like(input.value, who()) : [];
      const fresh = options.filter((one) => one.line !== input.value.trim());
      if (mine === asked && document.activeElement === input) show(fresh);
    }, REST_MS);
  };
  const recall = (step) => {
    back = Math.max(0, Math.min(said.length, back + step));
    input.value = said[back] ?? "";
    show([]);
  };
  const keys = {
    ArrowDown: () => { if (box.hidden) recall(1); else { active = Math.min(found.length - 1, active + 1); mark(); } },
    ArrowUp: () => { if (box.hidden || active < 0) recall(-1); else { active -= 1; mark(); } },
    Tab: () => { if (active < 0) return false; take(active); return true; },
    Enter: () => { if (active < 0) return false; take(active); return true; },
    Escape: () => { show([]); },
  };
  input.addEventListener("keydown", (event) => {
    const work = keys[event.key];
    if (work && work(event) !== false) event.preventDefault();
  });
  input.addEventListener("input", look);
  byId("open-line").addEventListener("click", () => fold(document.body.dataset.typing === "folded"));
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    fold(true);
  });
  if (localStorage.getItem("typing") === "open") document.body.dataset.typing = "open";
  input.addEventListener("blur", () => show([]));
  byId("say").addEventListener("submit", (event) => {
    event.preventDefault();
    const line = input.value.trim();
    if (!line) return;
    if (said.at(-1) !== line) said.push(line);
    back = said.length;
    sessionStorage.setItem("said", JSON.stringify(said.slice(-MOST_KEPT)));
    input.value = "";
    asked += 1;
    show([]);
    says(line);
  });
}
