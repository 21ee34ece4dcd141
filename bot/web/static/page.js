// The whole page from what it was told: choosing a game, the lobby, the board, one's own side.
import { forget } from "./again.js";
import { changes, does, presses } from "./asks.js";
import { call } from "./calling.js";
import { drawAnswer } from "./dialogs.js";
import { byId, make, set } from "./dom.js";
import { tellLately } from "./lately.js";
import { drawChooser, drawLobby } from "./lobby.js";
import { drawMine } from "./mine.js";
import { feel } from "./moments.js";
import { remember } from "./rooms.js";
import { busy } from "./screen.js";
import { turnTo } from "./sides.js";
import { boardOf, drawBoard, drawLines } from "./table.js";
import { take, told } from "./told.js";
import { here, watching } from "./wire.js";
import { language, say, speak } from "./words.js";
import { known } from "./you.js";

const LOBBY = ["lobby", "gathering"];
const BOARD = ["playing", "finished"];

/** Take in what changed, and show it. */
export function changed(news) {
  const before = told.standing;
  take(news);
  const { standing } = told;
  if (standing !== before) stands(standing, before);
  if (told.moments.length > 0) feel(told.moments, shownBoard());
  told.moments = [];
  redraw();
}

/** The board that is seen: one's own, else everybody's. */
const shownBoard = () => [...document.querySelectorAll("#hand .stage > svg, #board-screen .stage > svg")].find((one) => one.checkVisibility());

/** What follows once from how the table stands now. */
function stands(standing, before) {
  const opened = standing.table !== before?.table;
  const began = standing.phase === "playing" && ((before && opened) || LOBBY.includes(before?.phase));
  if (opened) { told.choosing = false; forget(); }
  if ((began || (!before && standing.waits)) && standing.seat !== null) turnTo("mine");
  if (!before && standing.seat !== null) known(standing.seats[standing.seat].name);
  if (standing.phase === "finished" || LOBBY.includes(standing.phase)) turnTo("table");
  if (!watching) remember(...here.split("/").slice(2), standing.title ?? "");
  if (standing.language !== language()) speak(standing.language).then(redraw);
}

export function redraw() {
  const { standing } = told;
  if (!standing) return;
  const inLobby = LOBBY.includes(standing.phase) && !told.choosing;
  const atBoard = BOARD.includes(standing.phase) && !told.choosing;
  drawFrame(standing, inLobby, atBoard);
  if (inLobby) drawLobby(standing);
  if (atBoard) drawBoard(told, watching, (button) => busy(byId("board-screen"), () => presses(button, "board")));
  tellLately(byId("lately"), { messages: told.place, befallen: told.befallen, beats: told.beats, seals: standing.seals }, atBoard ? standing.status[standing.waits ? 1 : 0] ?? "" : "");
  set(byId("no-lines"), { hidden: drawLines(byId("lines"), told.place, standing.seals) > 0 });
  drawMine();
  drawAnswer();
  call(standing.waits, told.called, standing.title, told.hand?.text ?? "");
  told.called = false;
}

/** Which parts there are to see, and what stands above them. What comes in place of something else is seen from its top. */
function drawFrame(standing, inLobby, atBoard) {
  const choosing = !inLobby && !atBoard;
  const { dataset } = document.body;
  const seen = choosing ? "chooser" : inLobby ? "lobby" : standing.phase;
  if (dataset.seen && dataset.seen !== seen) scrollTo({ top: 0 });
  dataset.seen = seen;
  dataset.phase = choosing ? "none" : standing.phase;
  dataset.seated = String(standing.seat !== null);
  set(byId("title"), { textContent: choosing ? "Mestre" : standing.title ?? "" });
  set(byId("called"), { textContent: byId("name").value.trim() || say("you") });
  set(byId("chooser"), { hidden: !choosing });
  set(byId("lobby"), { hidden: !inLobby });
  set(byId("board"), { hidden: !atBoard || !boardOf(told.place) });
  const { decided } = told;
  set(byId("decided"), { hidden: standing.phase !== "finished" || !decided });
  set(byId("decided").lastElementChild, { textContent: decided?.text ?? "" });
  set(byId("new-game"), { hidden: standing.phase !== "finished" || watching });
  if (choosing) showChooser(standing); else byId("chooser").replaceChildren();
}

function showChooser({ phase }) {
  if (byId("chooser").childElementCount > 0) return;
  if (watching) { byId("chooser").append(make("p", { className: "hint", textContent: say("no-table") })); return; }
  drawChooser({
    chosen: (game) => changes(["play", game]),
    alone: (game) => changes(["solo", game]),
    learn: (game) => changes(["learn", game]),
    back: phase === "finished" ? () => { told.choosing = false; redraw(); } : null,
  });
}

export function preparePage() {
  byId("decided").addEventListener("click", () => does(["replay", String(told.decided.at)], "board"));
  byId("new-game").addEventListener("click", () => { told.choosing = true; redraw(); });
}
