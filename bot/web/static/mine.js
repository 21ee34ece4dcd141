// The private side: the seat's own hand with what it is asked, and what only its person knows.
import { byId, list, make, set } from "./dom.js";
import { busy, draw, picture } from "./screen.js";
import { drawLines } from "./table.js";
import { say } from "./words.js";

const SECOND_MS = 1000;
const LONGEST_S = 86_400;
let dues = {};
let asked = "";

/** Draw the private side; `narrowed` is what a press inside the hand has led to, until the hand itself changes. */
export function drawMine(app, narrowed = app.narrowed) {
  const { standing, hand } = app;
  const part = byId("hand");
  app.narrowed = narrowed ?? null;
  const shown = narrowed ?? hand;
  set(part, { hidden: !shown });
  if (shown) {
    draw(part, shown, (button) => busy(part, () => app.presses(button, "hand")));
    picture(part, narrowed?.picture ?? app.picture);
  }
  set(byId("line"), { placeholder: (standing.waits && shown?.typed) || say("line-hint") });
  part.classList.toggle("waits", standing.waits);
  drawMenu(app);
  set(byId("onlooker"), { textContent: say(app.watching ? "watching" : "not-seated"), hidden: !(standing.phase === "playing" && standing.seat === null) });
  set(byId("tabs"), { hidden: standing.phase !== "playing" || standing.seat === null });
  set(byId("tab-mine").querySelector(".badge"), { hidden: !standing.waits, textContent: "1" });
  set(byId("secrets"), { hidden: drawLines(byId("whispers"), whispers(app)) === 0 });
  dues = { clock: shown?.dueAt ?? null, "board-clock": standing.dueAt };
  tell(standing.waits ? `${say("your-turn")}. ${shown?.text ?? ""}` : "");
}

/** What is done rarely, each with what it means. */
function drawMenu({ standing: { menu }, does }) {
  set(byId("menu"), { hidden: menu.length === 0 });
  list(byId("menu").lastElementChild, menu, (one) => one.does, (one, node) => {
    const made = node ?? make("div", {}, make("dt", {}, make("button", { type: "button" })), make("dd"));
    const button = made.querySelector("button");
    set(button, { textContent: say(`do-${one.does}`), className: one.does === "resign" ? "danger" : "" });
    button.onclick = () => { if (one.does !== "resign" || confirm(say("sure"))) does([one.does]); };
    set(made.lastElementChild, { textContent: one.help });
    return made;
  });
}

/** The page is about one table only: the line that names it says nothing here. */
function whispers({ own, standing }) {
  const plain = ({ text }) => text.split("\n").filter((line, at) => at > 0 || !line.includes(standing.table)).join("\n");
  return new Map([...own].map(([id, message]) => [id, { ...message, text: plain(message) }]));
}

/** What a screen reader is told: that something is asked, once, and what. */
function tell(news) {
  if (news === asked) return;
  asked = news;
  byId("news").textContent = news;
}

export function prepareMine() {
  setInterval(() => Object.entries(dues).forEach(([id, dueAt]) => countDown(byId(id), dueAt)), SECOND_MS);
  document.addEventListener("keydown", toButton);
}

function countDown(clock, dueAt) {
  const left = dueAt === null ? null : Math.max(0, Math.round((dueAt - Date.now()) / SECOND_MS));
  clock.hidden = left === null || left > LONGEST_S;
  if (clock.hidden) return;
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  clock.textContent = `${say("time-left")}: ${hours ? `${hours}:` : ""}${String(minutes).padStart(2, "0")}:${String(seconds).padStart(2, "0")}`;
  clock.classList.toggle("short", left < 30);
}

/** A number goes to the button that begins with it, else to the one at that place; it presses nothing by itself. */
function toButton(event) {
  const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName ?? "");
  if (typing || event.ctrlKey || event.altKey || event.metaKey || !/^[1-9]$/.test(event.key)) return;
  if (document.querySelector("dialog[open]") || byId("hand").hidden) return;
  const buttons = [...byId("hand").querySelectorAll(".rows button:not(:disabled)")];
  const found = buttons.find((button) => button.textContent.trim().startsWith(event.key)) ?? buttons[Number(event.key) - 1];
  found?.focus();
}
