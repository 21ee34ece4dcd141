// What somebody asks of the table by a press, a line or a look, and what the answer leaves to be shown.
import { save } from "./keeping.js";
import { acted } from "./lately.js";
import { portrait } from "./portrait.js";
import { brought } from "./scene.js";
import { turnTo } from "./sides.js";
import { toast } from "./toast.js";
import { anotherThan, shown, told } from "./told.js";
import { ask, coming } from "./wire.js";
import { say } from "./words.js";
import { who } from "./you.js";

const QUIETLY = ["lobby", "hand"];
let looking = null;
/** What was done last of what the hand asks, and of which hand: the news of it comes by another way than its answer. */
let done = { hand: null, what: "" };

/** A button is pressed; `from` says where it stands. */
export function presses(button, from) {
  acted();
  return asks({ press: button.id }, from);
}

/** The same in words, as buttons are pressed. Of what is only tried nothing is said if it cannot be: the board shows that. */
export function says(line, from, isTried = false) {
  acted();
  return asks({ line }, from, isTried);
}

/** A command of the table, as what it is called and its values. */
export function does(command, from) {
  return asks({ do: command }, from);
}

/** The same before the deal, where the seats and settings that stand there are the answer. */
export async function changes(command) {
  await asks({ do: command }, "lobby");
  shown();
}

/**
 * Whether it could be. A reply that was on its way while the hand changed says nothing of the hand any more; whoever presses
 * twice before it changes has done it once. What was answered, or added to, stands there until the news of it come, and is
 * over: it ends with them.
 */
async function asks(what, from, isTried = false) {
  const [before, narrowed] = [told.hand, told.narrowed];
  if (from === "hand" && done.hand === before && done.what === JSON.stringify(what)) return true;
  const reply = await ask(what, who());
  if (reply.trouble) { toast(say(reply.trouble)); return false; }
  if (reply.text && !(reply.ok ? QUIETLY.includes(from) : isTried)) toast(reply.text, reply.why ? () => asks({ press: reply.why }) : null);
  const isOver = reply.ok && reply.over && from === "hand" && told.hand === before;
  if (reply.hand && !isOver) told.narrowed = null;
  if (reply.screen && reply.inPlace && from === "hand") told.narrowed = told.hand === before ? reply.screen : null;
  else if (reply.screen) told.answer = reply.screen;
  if (reply.screen?.coming) follows(reply.screen);
  if (reply.hand && from !== "hand") turnTo("mine");
  if (reply.file) save(reply.file.name, new Blob([reply.file.content], { type: "application/json" }));
  if (reply.screen || reply.hand) shown();
  if (reply.ok && from === "hand" && !narrowed && !reply.screen && !reply.file) done = { hand: before, what: JSON.stringify(what) };
  if (isOver) await ends(before);
  return reply.ok;
}

/** What was asked is over; if no news of it come, whoever was asked has it back, and is told how it is if they press. */
async function ends(hand) {
  await anotherThan(hand);
  if (told.hand !== hand || !told.narrowed) return;
  told.narrowed = null;
  shown();
}

/** A picture that was promised; the page has another one, so it takes what is different. */
async function arrives(token) {
  return brought(await coming(token, told.picture?.name ?? ""));
}

/** The picture of an answer comes after its words. */
async function follows(screen) {
  screen.picture = await arrives(screen.coming);
  shown();
}

/** Say what something is: how it stands now, as `/look` does, and what is always true of it, as `/rules` does. */
export async function tells([name], thing) {
  const large = portrait(thing);  // as it stands there now
  const [look, rules] = [await ask({ do: ["look", name] }, who()), await ask({ do: ["rules", name] }, who())];
  const screen = rules.screen ?? look.screen;
  if (!screen) { toast(look.text); return; }
  const now = look.screen?.text ?? "";
  const called = rules.screen?.text ?? told.touches?.called[name] ?? (now.startsWith(name) ? name : "");
  const [title, ...always] = called.split("\n");
  const stands = title ? now : now.replace(". ", ".\n");  // its first sentence is the heading then
  const lines = [title, ...stands.split("\n"), ...always].filter(Boolean);
  told.answer = { ...screen, large, picture: null, coming: null, text: [...new Set(lines)].join("\n") };
  shown();
}

/** Show on the board what somebody looks at, or the board itself again; not after all, if something else is asked by then. */
export async function looks(line) {
  const asking = { line };
  const before = told.hand;
  looking = asking;
  if (line === null && !told.looked) return;
  const reply = line === null ? null : await ask({ do: ["look", line] }, who());
  const picture = reply?.screen?.coming ? await arrives(reply.screen.coming) : null;
  if (looking !== asking || told.hand !== before || (line !== null && !picture)) return;
  told.looked = picture;
  shown();
}
