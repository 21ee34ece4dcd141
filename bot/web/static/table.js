// The public side: the board that is kept current, and what happened.
import { byId, list, make, set } from "./dom.js";
import { draw, line, picture } from "./screen.js";
import { parted } from "./seals.js";
import { language, say } from "./words.js";

const NEAR_PX = 60;

/** The newest message with buttons is the board; those without are what happened. */
export function boardOf(messages) {
  return [...messages.values()].filter((message) => message.rows.length > 0).at(-1) ?? null;
}

export function drawBoard({ place, standing, hand, picture: own }, watching, press) {
  const board = boardOf(place);
  if (!board) return;
  const lines = standing.status.length > 0 ? standing.status : board.text.split("\n").slice(1);
  list(byId("status"), lines.map((told, at) => ({ line: told, at })), ({ at }) => at, line);
  const part = byId("board-screen");
  const said = standing.rows.length > 0 ? standing.rows : board.rows;
  const rows = said.map((row) => row.filter((button) => isOfUse(button, standing, watching)));
  draw(part, { text: "", rows: rows.filter((row) => row.length > 0) }, press);
  picture(part, standing.phase === "playing" && standing.seat !== null ? null : (!hand && own) || board.picture);  // they have their own
  explain(rows.flat());
}

/** What a pointer is told by hovering over a button, for those who have none. */
function explain(buttons) {
  const part = byId("explained");
  list(part.lastElementChild, buttons.filter(({ help }) => help), ({ label }) => label, ({ label, help }, node) => {
    const made = node ?? make("div", {}, make("dt"), make("dd"));
    set(made.firstElementChild, { textContent: label });
    set(made.lastElementChild, { textContent: help });
    return made;
  });
}

/**
 * The hand is always shown beside the board, whoever sits needs no seat, and who only watches may only look. What belongs
 * to a lobby is out of date beside a board, and about to go.
 */
function isOfUse({ does }, { seat, ofLobby, forWatchers }, watching) {
  const name = does.split(".")[0];
  if (does === "hand" || ofLobby.includes(name) || (does === "join" && seat !== null)) return false;
  return !watching || forWatchers.includes(name);
}

/** Whoever opens what happened reads the latest of it. */
export function toLatest(part) {
  part.scrollTop = part.scrollHeight;
}

/** What happened, line by line; where nothing is new, nothing is drawn nor measured: a log has hundreds of lines. */
export function drawLines(part, messages, seals = []) {
  const lines = [...messages.values()].filter((message) => message.rows.length === 0);
  const about = [language(), ...seals].join();
  if (part.about === about && isSame(part.told, lines)) return lines.length;
  Object.assign(part, { about, told: lines });
  part.onscroll ??= () => { part.isBack = part.scrollHeight - part.scrollTop - part.clientHeight >= NEAR_PX; };
  list(part.firstElementChild, lines, (message) => message.id, (message, node) => drawLine(message, node, seals));
  if (!part.isBack) requestAnimationFrame(() => toLatest(part));  // when all of the page is laid out anyway
  return lines.length;
}

const isSame = (some, others) => some.length === others.length
  && some.every(({ id, at, text }, nth) => id === others[nth].id && at === others[nth].at && text === others[nth].text);

/** How a time of day is written; to find out how takes longer than all else of a line. */
const clock = (locale) => (clocks[locale] ??= new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }));
const clocks = {};

function drawLine(message, node, seals) {
  const made = node ?? make("li", {}, make("time"), make("div", {}, make("p")));
  const at = new Date(message.at);
  const [time, said] = made.children;
  const [text] = said.children;
  const [plain, sealed] = parted(message.text, seals);
  set(time, { dateTime: at.toISOString(), textContent: clock(language()).format(at) });
  set(text, { textContent: plain, hidden: plain === "" });
  drawSeal(said, sealed);
  return made;
}

/** By what the dice are checked, folded below a line that names it. */
function drawSeal(said, sealed) {
  if (!sealed) { said.querySelector(".seal")?.remove(); return; }
  if (said.childElementCount === 1) said.append(make("details", { className: "seal" }, make("summary"), make("p")));
  const [heading, text] = said.lastElementChild.children;
  set(heading, { textContent: say("fair-dice") });
  set(text, { textContent: sealed });
}
