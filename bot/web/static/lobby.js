// Before the deal: which game, who sits where, by which settings. Every change is one command of the table.
import { changes } from "./asks.js";
import { byId, keepingFocus, list, make, options, set } from "./dom.js";
import { drawn } from "./scene.js";
import { told } from "./told.js";
import { watching } from "./wire.js";
import { language, say } from "./words.js";
import { named } from "./you.js";

const FIRST = 1;
let games = null;
let gamesIn = "";
let level = "";
let parts = null;

/** The games in the language of the page, asked for once; where the line breaks, again. */
function onOffer() {
  const wanted = language();
  if (gamesIn !== wanted) {
    gamesIn = wanted;
    games = fetch(`/games/${wanted}`).then((answer) => answer.json());
    games.catch(() => { gamesIn = ""; });
  }
  return games;
}

/** The games as cards: `chosen` is told of which a table shall be opened, `alone` what is played at once, `learn` what is learnt; `back` leaves the choice. */
export async function drawChooser({ chosen, alone, learn, back }) {
  const part = byId("chooser");
  const cards = (await onOffer()).map((game) => offer(game, { chosen, alone, learn }));
  const head = make("header", {}, make("h2", { textContent: say("choose") }), make("p", { className: "hint", textContent: say("choose-help") }));
  part.replaceChildren(head, nameField(), make("div", { className: "cards" }, ...cards));
  if (back) part.append(button(say("back"), "quiet", back));
}

/** The name, where it matters first; it is the same as in what opens by the button "You". */
function nameField() {
  const input = make("input", { maxLength: 40, autocomplete: "nickname", value: byId("name").value, placeholder: say("guest") });
  input.addEventListener("change", () => named(input.value));
  return make("label", { className: "field name" }, make("span", { textContent: say("name") }), input);
}

/** A table for friends by its card, a game at once against computers, or its lesson. */
function offer(game, { chosen, alone, learn }) {
  const now = button(say("play-now"), "main", () => alone(game.slug));
  now.title = say("play-now-help");
  now.ariaLabel = `${say("play-now")}: ${game.title}`;
  const lesson = button(say("learn"), "quiet", () => learn(game.slug));
  lesson.title = say("learn-help");
  lesson.ariaLabel = `${say("learn")}: ${game.title}`;
  lesson.hidden = !game.lesson;
  const ways = make("div", { className: "ways" }, now, lesson);
  return make("div", { className: "offer", dataset: { offer: game.slug } }, gameCard(game, chosen), ways);
}

function gameCard(game, chosen) {
  const image = make("span", { className: "cover", "aria-hidden": "true" });
  cover(image, game.cover);
  const seats = game.least === game.most ? `${game.most}` : `${game.least}–${game.most}`;
  const card = make(
    "button",
    { type: "button", className: "game", dataset: { game: game.slug } },
    image,
    make("strong", { textContent: game.title }),
    make("span", { className: "about", textContent: game.about }),
    make("small", { textContent: `${say("seats")}: ${seats}` }),
  );
  card.addEventListener("click", () => chosen(game.slug));
  return card;
}

/** Draw a cover where it belongs, once it is there. */
async function cover(part, source) {
  if (part.dataset.source === source) return;
  part.dataset.source = source;
  const image = await drawn(source);
  if (part.dataset.source === source) part.replaceChildren(...(image ? [image] : []));
}

/** The lobby as a form. */
export function drawLobby(standing) {
  if (!parts) build();
  const part = parts;
  keepingFocus(byId("lobby"), () => {
    const gathering = standing.phase === "gathering";
    const { form } = standing;
    set(part.who, { textContent: say("who") });
    set(part.title, { textContent: gathering ? say("gathering") : standing.title });
    set(part.about, { textContent: gathering ? say("gathering-help") : form.about });
    set(part.cover, { hidden: gathering });
    if (!gathering) cover(part.cover, `/cover/${language()}/${standing.game}`);
    const near = nearSeats(standing);
    const far = gathering ? [] : standing.seats.filter((seat) => !near.includes(seat));
    for (const [place, seats] of [[part.seats, near], [part.far, far]]) {
      list(place, seats, (seat) => seat.number, (seat, node) => drawSeat(seat, node, standing));
    }
    set(part.more, { textContent: `${say("more-seats")} (${far.length})` });
    set(part.more.parentElement, { hidden: far.length === 0 });
    drawTeams(part.teams, standing);
    drawName(part, standing);
    drawActions(part, standing);
    part.fill.parentElement.hidden = !form || !standing.host || standing.seats.filter((seat) => !seat.free).length >= form.good;
    part.how.parentElement.hidden = !form;
    if (form) drawForm(part, standing);
  });
}

/** Who sits here, and as many free seats as the game is best with; always one more, for whoever comes. */
function nearSeats({ seats, form }) {
  const taken = seats.filter((seat) => !seat.free).length;
  const free = form ? seats.filter((seat) => seat.free).slice(0, Math.max(1, form.good - taken)) : [];
  return seats.filter((seat) => !seat.free || free.includes(seat));
}

/** Two columns into which one steps, where a game is played in teams: everybody sees who plays what. */
function drawTeams(part, standing) {
  const roles = standing.form?.roles ?? [];
  const teams = [...new Map(roles.filter(({ team }) => team).map(({ team, teamName }) => [team, teamName]))];
  part.hidden = teams.length < 2;
  list(part, part.hidden ? [] : teams, ([team]) => team, ([team, name], node) => drawTeam(node, name, roles.filter((role) => role.team === team), standing));
}

function drawTeam(node, name, roles, { seats, seat: mine, phase }) {
  const made = node ?? make("section", { className: "team" }, make("h4"), make("ul"), button("", "", null));
  const [title, who, step] = made.children;
  const holders = roles.map((role) => ({ ...role, seat: seats.find((one) => one.role === role.value) })).filter(({ seat }) => seat && !seat.free);
  const open = roles.find((role) => !seats.some((one) => one.role === role.value && !one.free));
  const inside = holders.some(({ seat }) => seat.number - 1 === mine);
  set(title, { textContent: name });
  list(who, holders, ({ value }) => value, ({ seat, label }, old) => {
    const line = old ?? make("li", {}, make("b"), make("small"));
    set(line.children[0], { textContent: seat.name });
    set(line.children[1], { textContent: label });
    return line;
  });
  set(step, { textContent: say("step-in"), className: inside ? "quiet" : "plain", hidden: watching || inside || !open || phase !== "lobby", "aria-label": `${say("step-in")}: ${name}` });
  step.onclick = async () => {
    if (mine === null) await changes(["join"]);
    await changes(["role", open.value]);
  };
  return made;
}

function build() {
  parts = {
    title: make("h2"),
    about: make("p"),
    cover: make("span", { className: "cover", "aria-hidden": "true" }),
    who: make("h3"),
    teams: make("div", { className: "teams" }),
    seats: make("ol", { className: "seats" }),
    more: make("summary"),
    far: make("ol", { className: "seats" }),
    fill: button("", "", () => changes(["fill", String(told.standing.form.good), level])),
    level: make("select"),
    how: make("h3"),
    decides: make("p", { className: "hint" }),
    ways: make("div", { className: "presets", role: "group" }),
    way: make("p", { className: "hint way" }),
    first: make("div", { className: "settings" }),
    others: make("summary"),
    rest: make("div", { className: "settings" }),
    name: make("div"),
    note: make("p", { className: "hint" }),
    begin: make("div", { className: "row actions" }),
    actions: make("div", { className: "row" }),
  };
  parts.level.addEventListener("change", () => { level = parts.level.value; });
  byId("lobby").replaceChildren(
    make("header", { className: "hero" }, parts.cover, make("div", {}, parts.title, parts.about)),
    make("section", {}, parts.name, parts.who, parts.teams, parts.seats,
      make("details", { className: "further" }, parts.more, parts.far), make("div", { className: "row fill" }, parts.fill, parts.level)),
    make("section", { className: "how" }, parts.how, parts.decides, parts.ways, parts.way, parts.first,
      make("details", { className: "rest" }, parts.others, parts.rest)),
    make("div", { className: "foot" }, parts.note, parts.begin),
    make("div", { className: "foot still" }, parts.actions),
  );
}

/** Whoever is about to sit down, or sits here without a name, is asked for it. */
function drawName(part, { seat }) {
  const wanted = !watching && (seat === null || !byId("name").value);
  if (!wanted) part.name.replaceChildren();
  else if (!part.name.firstChild) part.name.append(nameField());
}

function drawActions(part, standing) {
  const { host, seat, seats, phase } = standing;
  const taken = seats.filter((one) => !one.free).length;
  const enough = phase === "gathering" || taken >= standing.form.least;
  const mine = seat === null ? null : seats[seat];
  const begin = [
    phase === "gathering" && mine && !mine.ready && ["here", "main", ["confirm"]],
    phase === "lobby" && host && ["start", "main", ["start"]],
  ];
  const others = [
    ["rules", "plain", ["rules"]],
    mine && ["leave", "quiet", ["leave"]],
    host && [phase === "gathering" ? "back" : "cancel", "quiet danger", ["cancel"]],
  ];
  drawCommands(part.begin, watching ? [] : begin);
  drawCommands(part.actions, watching ? [] : others);
  if (part.begin.firstChild) set(part.begin.firstChild, { disabled: !enough });
  const awaited = phase === "gathering" ? seats.filter((one) => one.person && !one.ready && one !== mine).map(({ name }) => name) : [];
  const waiting = mine?.ready && awaited.length > 0 ? `${say("waits-for")} ${awaited.join(", ")}` : "";
  const note = !mine ? "" : !enough ? "needs-more" : phase === "lobby" && !host ? "host-starts" : "";
  set(part.note, { textContent: waiting || (note && say(note)), hidden: !waiting && !note });
  set(part.begin.parentElement, { hidden: part.note.hidden && !part.begin.firstChild });
}

function drawCommands(part, offered) {
  list(part, offered.filter(Boolean), ([key]) => key, ([key, tone, command], node) => {
    const made = node ?? button("", "", null);
    set(made, { textContent: say(key), className: tone });
    made.onclick = () => changes(command);
    return made;
  });
}

function drawSeat(seat, node, standing) {
  const made = node ?? make("li", {}, make("b"), make("span", { className: "name" }), make("span", { className: "marks" }), make("span", { className: "row" }));
  const [number, name, marks, actions] = made.children;
  const you = standing.seat === seat.number - 1;
  made.classList.toggle("free", seat.free);
  made.classList.toggle("you", you);
  set(number, { textContent: seat.number });
  set(name, { textContent: seat.free ? say("free") : seat.name });
  const roles = standing.form?.roles ?? [];
  const open = watching ? [] : seatActions(seat, you, standing, roles);
  const said = [you && "is-you", seat.host && "is-host", seat.computer && "is-computer", standing.phase === "gathering" && seat.ready && "is-ready"];
  const plays = seat.roleName && !open.some(([key]) => key === "role") ? ["plays"] : [];
  list(marks, [...said.filter(Boolean), ...plays], (key) => key, (key, old) => mark(key, old, key === "plays" ? seat.roleName : say(key)));
  list(actions, open, ([key]) => key, (one, old) => drawSeatAction(one, old, seat, roles));
  return made;
}

function mark(key, old, text) {
  const made = old ?? make("span", { className: `mark ${key}` });
  set(made, { textContent: text });
  return made;
}

function seatActions(seat, you, { host, seat: mine, phase, seats }, roles) {
  const next = seats.find(({ free }) => free) === seat;
  const number = String(seat.number);
  const open = phase === "lobby";
  return [
    open && !seat.free && roles.length > 1 && (you || host) && ["role"],
    open && seat.free && mine === null && ["sit", next ? "main" : "plain", ["join", number]],
    open && seat.free && mine !== null && host && ["move-here", "quiet", ["move", String(mine + 1), number]],
    open && seat.free && host && ["add-computer", "quiet", ["computer", number]],
    host && !seat.free && !you && ["remove", "quiet", ["kick", number]],
  ].filter(Boolean);
}

function drawSeatAction([key, tone, command], old, seat, roles) {
  if (key === "role") return drawRole(old, seat, roles);
  const made = old ?? button("", "", null);
  set(made, { textContent: say(key), className: tone, "aria-label": `${say(key)}: ${seat.number}` });
  made.onclick = () => changes(key === "add-computer" && level ? [...command, level] : command);
  return made;
}

function drawRole(old, seat, roles) {
  const made = old ?? make("select", {});
  set(made, { "aria-label": `${say("role")}: ${seat.number}` });
  options(made, [...(seat.role ? [] : [{ value: "", label: say("role-any") }]), ...roles], seat.role);
  made.onchange = () => changes(["role", made.value, String(seat.number)]);
  return made;
}

function drawForm(part, { form, host }) {
  set(part.how, { textContent: say("settings") });
  set(part.fill, { textContent: say("fill"), className: "plain" });
  level = form.levels.includes(level) ? level : form.levels.at(-1);
  options(part.level, form.levels.map((value) => ({ value, label: say(`level-${value}`) || value })), level);
  set(part.level, { "aria-label": say("level"), title: say("level") });
  const open = host && !watching;
  set(part.decides, { textContent: say("host-only"), hidden: open });
  drawWays(part, form, open);
  const pace = { name: "", does: "pace", label: say("pace"), help: "", kind: "choice", ...form.pace };
  const speed = { name: "", does: "speed", label: say("speed"), help: "", kind: "choice", ...told.standing.speed };
  set(part.others, { textContent: `${say("all-settings")} (${form.settings.length - FIRST})` });
  for (const [place, some] of [[part.first, [...form.settings.slice(0, FIRST), pace, speed]], [part.rest, form.settings.slice(FIRST)]]) {
    list(place, some, (one) => one.name || one.does, (one, node) => drawSetting(one, node, open));
  }
}

/** The whole ways to play, and what the chosen one, or that under the pointer, sets otherwise than usual. */
function drawWays(part, { presets, preset }, open) {
  set(part.ways, { hidden: presets.length === 0, "aria-label": say("settings") });
  list(part.ways, presets, ({ value }) => value, ({ value, label, help }, node) => {
    const made = node ?? button("", "", null);
    set(made, { textContent: label, title: help, "aria-pressed": String(value === preset), disabled: !open });
    made.onclick = () => changes(["preset", value]);
    return made;
  });
  const chosen = presets.find(({ value }) => value === preset);
  set(part.way, { textContent: chosen?.help ?? "", hidden: !chosen });
}

function drawSetting(setting, node, open) {
  const made = node ?? make("label", { className: "field" }, make("span"), control(setting), make("small"));
  const [label, input, help] = made.children;
  set(label, { textContent: setting.label });
  set(help, { textContent: setting.help });
  if (input.type === "checkbox") set(input, { checked: setting.value === true });
  else if (input.tagName === "SELECT") choose(input, setting);
  else if (document.activeElement !== input) set(input, { value: setting.value ?? "", placeholder: setting.said });
  set(input, { disabled: !open });
  made.classList.toggle("tick", input.type === "checkbox");
  input.onchange = () => {
    const value = input.type === "checkbox" ? (input.checked ? "yes" : "no") : input.value;
    changes(setting.name ? ["configure", setting.name, value] : [setting.does, value]);
  };
  return made;
}

function control(setting) {
  if (setting.kind === "flag") return make("input", { type: "checkbox", role: "switch" });
  if (setting.choices.length > 0) return make("select", {});
  if (setting.kind === "number") return make("input", { type: "number", min: setting.lowest, max: setting.highest, inputMode: "numeric" });
  return make("input", { type: "text", maxLength: 200 });
}

function choose(input, setting) {
  const unset = setting.value === null ? [{ value: "", label: setting.said }] : [];
  options(input, [...unset, ...setting.choices], setting.value ?? "");
}

function button(text, className, pressed) {
  const made = make("button", { type: "button", textContent: text, className });
  if (pressed) made.addEventListener("click", pressed);
  return made;
}
