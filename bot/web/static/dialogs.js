// What opens over the page: an answer that is for this person alone, the invitation, the person's own choices.
import { does, presses } from "./asks.js";
import { byId, make, set } from "./dom.js";
import { keepEnding } from "./keeping.js";
import { busy, draw, parts, picture } from "./screen.js";
import { toast } from "./toast.js";
import { told } from "./told.js";
import { here, links, watching } from "./wire.js";
import { say } from "./words.js";

const slider = make("input", { type: "range", min: 0, className: "slider" });
const REPLAY = { Home: 0, ArrowLeft: 1, ArrowRight: 2, End: 3 };
let steps = null;
let opened = null;

/** The answer that somebody got: rules, what happened, a moment of the replay. What is pressed in it is answered in it. */
export function drawAnswer() {
  const screen = told.answer;
  if (!screen || (screen === opened && !byId("answer").open)) return;
  opened = screen;
  const [title, ...rest] = screen.text.split("\n");
  const body = byId("answer-body");
  set(byId("answer-title"), { textContent: title });
  byId("answer-large").replaceChildren(...(screen.large ? [screen.large] : []));
  draw(body, { ...screen, text: rest.join("\n") }, (button) => busy(body, () => presses(button, "answer")));
  if (screen.picture || !isReplay(screen)) picture(body, screen.picture);
  steps = isReplay(screen) ? screen.rows[0] : null;
  byId("answer").classList.toggle("replay", steps !== null);
  drawSlider(body);
  set(byId("keep-ending"), { hidden: !screen.keeps });
  if (!byId("answer").open) byId("answer").showModal();
}

/** A moment of a replay begins with the buttons: first, previous, next, last. */
const isReplay = (screen) => screen.rows[0]?.length === 4 && screen.rows[0].every((button) => button.does.startsWith("replay."));

function drawSlider(body) {
  if (!steps) { slider.remove(); return; }
  const [, , next, last] = steps;
  const [, end, ...whose] = last.does.split(".");
  const now = Number(next.does.split(".")[1]) - 1;
  set(slider, { max: end, "aria-label": say("moment"), title: say("replay-keys") });
  set(slider, { value: String(now) });
  slider.onchange = () => does(["replay", slider.value, ...whose], "answer");
  body.insertBefore(slider, parts(body).rows);
}

export function prepareDialogs() {
  byId("keep-ending").addEventListener("click", async () => { if (!await keepEnding(told.standing.title)) toast(say("failed")); });
  byId("answer").addEventListener("keydown", (event) => {
    const button = steps?.[REPLAY[event.key]];
    if (!button || event.target === slider) return;
    event.preventDefault();
    if (button.on) busy(byId("answer-body"), () => presses(button, "answer"));
  });
  for (const dialog of document.querySelectorAll("dialog")) {
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  }
  if (!watching) byId("open-you").addEventListener("click", () => byId("own-link").replaceChildren(link("invite-mine", here)));
  byId("open-invite").addEventListener("click", async () => { await drawInvitation(); byId("invitation").showModal(); });
}

async function drawInvitation() {
  const { watch, reach } = await links();
  const origin = isOwn(location.origin) && reach ? reach : location.origin;
  const room = here.replace(/\/[^/]*$/, "");
  const shown = watching
    ? [link("invite-watch", watch, origin)]
    : [link("invite-play", room, origin), link("invite-watch", watch, origin)];
  if (isOwn(origin) && !watching) shown.push(make("p", { className: "hint", textContent: say("invite-local") }));
  if (!watching) shown.push(make("a", { className: "button wide", href: `${room}/new`, target: "_blank", rel: "noopener", textContent: say("one-more") }));
  byId("invitation-body").replaceChildren(...shown);
}

/** An address that leads every machine to itself: in a link to a friend it would lead nowhere. */
const isOwn = (origin) => ["localhost", "127.0.0.1", "[::1]", "0.0.0.0", "[::]"].includes(new URL(origin).hostname);

function link(key, path, origin = location.origin) {
  const address = `${origin}${path}`;
  const field = make("input", { readOnly: true, value: address, "aria-label": say(key) });
  field.addEventListener("focus", () => field.select());
  const copy = make("button", { type: "button", className: "main", textContent: say("copy") });
  copy.addEventListener("click", () => copied(field));
  const buttons = [copy];
  if (navigator.share) {
    const share = make("button", { type: "button", textContent: say("share") });
    share.addEventListener("click", () => navigator.share({ title: document.title, url: address }).catch(() => {}));
    buttons.push(share);
  }
  return make("section", { className: "link", dataset: { link: key } }, make("h3", { textContent: say(key) }),
    make("p", { className: "hint", textContent: say(`${key}-help`) }), make("div", { className: "row" }, field, ...buttons));
}

async function copied(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    toast(say("copied"));
  } catch {
    field.focus();
  }
}
