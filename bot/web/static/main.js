// One page of one visitor: what is told goes to the parts that show it, what is pressed or typed goes to the table.
import { call, callsWanted, wantCalls } from "./calling.js";
import { prepareDialogs, showAnswer } from "./dialogs.js";
import { byId, make, set } from "./dom.js";
import { prepareLine } from "./line.js";
import { drawChooser, drawLobby } from "./lobby.js";
import { acted, tellLately } from "./lately.js";
import { drawMine, prepareMine } from "./mine.js";
import { remember } from "./rooms.js";
import { busy } from "./screen.js";
import { boardOf, drawBoard, drawLines, toLatest } from "./table.js";
import { ask, coming, follow, here, refresh, watching } from "./wire.js";
import { language, say, speak, usual } from "./words.js";

const TOAST_MS = 5000;
const LOBBY = ["lobby", "gathering"];

const app = {
  standing: null,
  hand: null,
  picture: null,
  place: new Map(),
  own: new Map(),
  choosing: false,
  called: false,
  narrowed: null,
  touches: null,
  looked: null,
  answer: null,
  watching,
  who: () => ({ name: byId("name").value.trim() || say("guest"), language }),
  toast,
  tab,
  does: (command, from) => asks({ do: command }, from),
  changes: async (command) => { await asks({ do: command }, "lobby"); redraw(); },
  named: (name) => { byId("name").value = name; return rename(); },
  says: (line) => { acted(); return asks({ line }); },
  presses,
  looks,
  tells,
};
let toasting = 0;

async function presses(button, from) {
  acted();
  await asks({ press: button.id }, from);
}

/** A reply that was on its way while the hand changed says nothing of the hand any more. */
async function asks(what, from) {
  const before = app.hand;
  const reply = await ask(what, app.who());
  if (reply.trouble) { toast(say(reply.trouble)); return; }
  if (reply.text && !(reply.ok && ["lobby", "hand"].includes(from))) toast(reply.text, reply.why);
  if (reply.screen && reply.inPlace && from === "hand") drawMine(app, app.hand === before ? reply.screen : null);
  else if (reply.screen) showAnswer(reply.screen, app);
  if (reply.screen?.coming) follows(reply.screen);
  if (reply.hand) drawMine(app, null);
  if (reply.hand && from !== "hand") tab("mine");
  if (reply.file) save(reply.file);
}

/** Say what something is: how it stands now, as `/look` does, and what is always true of it, as `/rules` does. */
async function tells(names) {
  const [name] = names;
  const [look, rules] = [await ask({ do: ["look", name] }, app.who()), await ask({ do: ["rules", name] }, app.who())];
  const screen = rules.screen ?? look.screen;
  if (!screen) { toast(look.text); return; }
  const [title, ...always] = (rules.screen?.text ?? app.touches?.called[name] ?? name).split("\n");
  const lines = [title, ...(look.screen?.text ?? "").split("\n"), ...always].filter(Boolean);
  showAnswer({ ...screen, picture: null, coming: null, text: [...new Set(lines)].join("\n") }, app);
}

/** Show on the board what somebody looks at, or the board itself again. */
async function looks(line) {
  const asking = { line };
  app.looking = asking;
  if (line === null) { if (app.looked) { app.looked = null; drawMine(app); } return; }
  const reply = await ask({ do: ["look", line] }, app.who());
  const picture = reply.screen?.coming ? await coming(reply.screen.coming) : null;
  if (app.looking !== asking || !picture) return;
  app.looked = picture;
  drawMine(app);
}

/** The picture of an answer comes after its words; it is shown if these are still there. */
async function follows(screen) {
  screen.picture = await coming(screen.coming);
  if (app.narrowed === screen) drawMine(app);
  if (app.answer === screen) showAnswer(screen, app);
}

const changes = {
  all: ({ channel, messages }) => { app[channel] = new Map(messages.map((message) => [message.id, message])); },
  put: ({ channel, message }) => { app[channel].set(message.id, message); },
  drop: ({ channel, id }) => { app[channel].delete(id); },
  stand: ({ standing }) => { stands(standing); },
  hand: ({ hand, touches }) => { Object.assign(app, { hand, touches, narrowed: null, looked: null }); },
  call: () => { app.called = true; },
  "hand-picture": ({ picture }) => { app.picture = picture; },
};

function changed(told) {
  for (const change of told) changes[change.do](change);
  redraw();
}

function stands(standing) {
  const opened = standing.table !== app.standing?.table;
  const began = standing.phase === "playing" && (app.standing && opened || LOBBY.includes(app.standing?.phase));
  if (opened) app.choosing = false;
  if ((began || (!app.standing && standing.waits)) && standing.seat !== null) tab("mine");
  if (!app.standing && standing.seat !== null) known(standing.seats[standing.seat].name);
  app.standing = standing;
  if (standing.phase === "finished" || LOBBY.includes(standing.phase)) tab("table");
  if (!watching) remember(...here.split("/").slice(2), standing.title ?? "");
  if (standing.language !== language) speak(standing.language).then(redraw);
}

/** Whoever sits here already goes by the name that the table knows, on any device. */
function known(name) {
  byId("name").value = name === say("guest") ? "" : name;
}

function redraw() {
  const { standing } = app;
  if (!standing) return;
  const inLobby = LOBBY.includes(standing.phase) && !app.choosing;
  const atBoard = ["playing", "finished"].includes(standing.phase) && !app.choosing;
  const choosing = !inLobby && !atBoard;
  document.body.dataset.phase = choosing ? "none" : standing.phase;
  document.body.dataset.seated = String(standing.seat !== null);
  set(byId("title"), { textContent: choosing ? "Mestre" : standing.title ?? "" });
  set(byId("chooser"), { hidden: !choosing });
  set(byId("lobby"), { hidden: !inLobby });
  set(byId("board"), { hidden: !atBoard || !boardOf(app.place) });
  if (choosing) showChooser(); else byId("chooser").replaceChildren();
  if (inLobby) drawLobby(standing, app);
  if (atBoard) drawBoard(app, (button) => busy(byId("board-screen"), () => presses(button, "board")));
  tellLately(byId("lately"), app.place);
  set(byId("no-lines"), { hidden: drawLines(byId("lines"), app.place) > 0 });
  set(byId("new-game"), { hidden: standing.phase !== "finished" || watching });
  drawMine(app);
  set(byId("called"), { textContent: byId("name").value.trim() || say("you") });
  call(standing.waits, app.called, standing.title, app.hand?.text ?? "");
  app.called = false;
}

function showChooser() {
  if (byId("chooser").childElementCount > 0) return;
  if (watching) { byId("chooser").append(make("p", { className: "hint", textContent: say("no-table") })); return; }
  const over = app.standing.phase === "finished";
  drawChooser(app, {
    chosen: (game) => app.changes(["play", game]),
    alone: (game) => app.changes(["solo", game]),
    learn: (game) => app.changes(["learn", game]),
    back: over ? () => { app.choosing = false; redraw(); } : null,
  });
}

function tab(name) {
  document.body.dataset.tab = name;
  for (const one of ["table", "mine"]) set(byId(`tab-${one}`), { "aria-pressed": String(one === name) });
  if (name === "table") toLatest(byId("lines"));
}

function toast(text, why = "") {
  clearTimeout(toasting);
  const part = byId("toast");
  part.replaceChildren(text);
  if (why) {
    const ask = Object.assign(document.createElement("button"), { type: "button", textContent: say("why") });
    ask.addEventListener("click", () => asks({ press: why }));
    part.append(" ", ask);
  }
  toasting = setTimeout(() => part.replaceChildren(), TOAST_MS);
}

function save({ name, content }) {
  const link = document.createElement("a");
  link.download = name;
  link.href = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  link.click();
  URL.revokeObjectURL(link.href);
}

function prepareYou() {
  const [name, chosen, calls] = [byId("name"), byId("language"), byId("call")];
  name.value = localStorage.getItem("name") ?? "";
  chosen.value = language;
  calls.checked = callsWanted();
  const atOnce = byId("at-once");
  atOnce.checked = localStorage.getItem("at-once") === "yes";
  atOnce.addEventListener("change", () => localStorage.setItem("at-once", atOnce.checked ? "yes" : "no"));
  name.addEventListener("change", rename);
  calls.addEventListener("change", () => wantCalls(calls.checked));
  chosen.addEventListener("change", async () => {
    await speak(chosen.value);
    if (!watching) await ask({ do: ["language", chosen.value] }, app.who());
    byId("chooser").replaceChildren();
    refresh();
  });
  byId("open-you").addEventListener("click", () => byId("you").showModal());
}

/** The name stands in this browser; a table where one sits is told with the next word, so a word is said. */
async function rename() {
  localStorage.setItem("name", byId("name").value.trim());
  for (const field of document.querySelectorAll(".field.name input")) field.value = byId("name").value;
  if (app.standing && app.standing.seat !== null) await ask({ do: ["language", language] }, app.who());
  redraw();
}

await speak(usual());
prepareYou();
prepareLine(app);
prepareDialogs(app);
prepareMine(app);
tab("table");
byId("new-game").addEventListener("click", () => { app.choosing = true; redraw(); });
for (const name of ["table", "mine"]) byId(`tab-${name}`).addEventListener("click", () => tab(name));
let wasLost = false;
follow({
  language: () => language,
  changed,
  connected: (is) => {
    document.body.classList.toggle("lost", !is);
    if (!is) toast(say("lost"));
    else if (wasLost) toast(say("found"));
    wasLost = !is;
  },
});
