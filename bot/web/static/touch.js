// Touching the board: what can be chosen is lit, a touch leads on, and what stands below says what it would do.
import { list, make, set } from "./dom.js";
import { called, calledAfter, isPoint, meaning, toPoint } from "./meaning.js";
import { boxOf, wayOf } from "./scene.js";
import { say } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";
const FINGER_PX = 22;
const MOST_IN_BAR = 6;
const MANY = 24;
const DOT = 15;
const ARROW = 80;

/**
 * The touching of one board. `does` presses a button or says a line, `looks` shows how far somebody gets, `plain` shows
 * the board without such a look. While something is being done, what stands there is answered already, and only looked at.
 */
export function touching({ bar, menu, does, looks, plain, atOnce, isBusy }) {
  let touches = null;
  let svg = null;
  let touched = [];
  let chosen = null;
  let offered = [];
  let undoable = false;

  const things = () => [...(svg?.querySelectorAll("[data-names]") ?? [])];
  const present = () => new Set([...things().flatMap(namesOf), ...points()]);
  const points = () => (svg?.field ? touches.choices.flatMap(({ tokens }) => tokens.filter(isPoint)) : []);
  const meant = () => meaning(touches.choices, touched, present());
  const inWords = (choices) => called(choices, touched, touches?.called);

  /** Another question, or another picture of the same. */
  function show(now, picture) {
    const same = JSON.stringify(now) === JSON.stringify(touches);
    touches = now;
    svg = picture;
    if (!same) forget();
    if (!touches) undoable = false;
    fallsShort();
    draw();
    if (!same && svg) requestAnimationFrame(inSight);
    if (svg?.held) holds();
  }

  /** Where a picture is higher than there is room, something that may be touched is in sight. */
  function inSight() {
    const stage = svg?.parentElement;
    if (!stage || stage.scrollHeight <= stage.clientHeight) return;
    const { top, bottom } = stage.getBoundingClientRect();
    const open = [...svg.querySelectorAll(".open")].map((one) => one.getBoundingClientRect());
    if (open.length === 0 || open.some((one) => one.top < bottom && one.bottom > top)) return;
    stage.scrollTop += Math.min(...open.map((one) => one.bottom)) - bottom;
  }

  /** A picture that comes while somebody goes over the board by keys leaves them where they are. */
  function holds() {
    things().find(({ dataset }) => dataset.names === svg.held)?.focus({ preventScroll: true });
    svg.held = null;
  }

  /** Whoever rests a pointer on a thing is told its name. */
  function names({ target }) {
    const thing = target.closest?.("[data-names]");
    if (!touches || !thing) return;
    const said = namesOf(thing).map((name) => [name, calledAfter(touches.choices, [], name, touches.called)])
      .find(([name, called]) => called !== name)?.[1];
    const title = thing.querySelector(":scope > title");
    if (title) set(title, { textContent: said ?? "" });
    else if (said) thing.prepend(Object.assign(element("title", {}), { textContent: said }));
  }

  function forget() {
    touched = [];
    chosen = null;
    offered = [];
  }

  function back() {
    if (chosen) touched = before();
    else touched.pop();
    chosen = null;
    offered = [];
    if (touched.length === 0) plain();
    else reaches();
    draw();
  }

  function draw() {
    if (offered.length === 0) menu.hidden = true;  // another picture of the same question leaves it open
    const found = touches ? meant() : { meant: [], next: new Set(), pointed: new Set() };
    if (svg) light(chosen ? besides() : found.next, found.pointed);
    drawBar(inWords(found.meant), found.next.size > 0);
  }

  /** What else could have been touched last: whoever thinks better of it touches that instead. */
  const besides = () => meaning(touches.choices, before(), present()).next;
  const before = () => (chosen.line ? touched : touched.slice(0, -1));  // open ground is no thing that was touched

  /** Frames over the picture around what may be touched, and around what was; an arrow above what a lesson points to. */
  function light(next, pointed) {
    svg.querySelector(".lights")?.remove();
    const lights = element("g", { class: "lights" });
    if (svg.field) lights.append(...[...next].filter(isPoint).map((name) => dot(svg.field, name)).filter(Boolean));
    svg.append(lights);
    const leads = leading(things());
    for (const [name, thing] of leads) if (isChosen(name)) lights.append(frame(thing, "chosen"));
    for (const thing of things()) thing.classList.remove("open");
    for (const name of next) if (leads.has(name)) opens(leads.get(name), name, lights);
    for (const name of pointed) if (next.has(name) && leads.has(name)) lights.append(arrow(leads.get(name), svg.viewBox.baseVal));
    lights.classList.toggle("many", Boolean(chosen) || lights.childElementCount > MANY);
    for (const thing of things()) if (!thing.classList.contains("open")) set(thing, { role: null, tabindex: null, "aria-label": null });
  }

  function opens(thing, name, lights) {
    if (thing.classList.contains("open")) return;
    thing.classList.add("open");
    if (!thing.classList.contains("dot")) lights.append(frame(thing, "glow"));
    set(thing, { role: "button", tabindex: "0", "aria-label": calledAfter(touches.choices, chosen ? before() : touched, name, touches.called) });
  }

  const isChosen = (name) => touched.some((one) => one.includes(name)) || Boolean(chosen?.tokens.includes(name));

  /** What has no place on the board, what was touched so far and may be done, and the way back. */
  function drawBar(free, leadsOn) {
    const open = touched.length > 0 || chosen;
    const controls = open ? [] : [...(touches?.controls ?? []), ...(undoable ? [touches.undo] : [])];
    const own = chosen?.barred ? [] : chosen ? inWords([chosen]) : offered.length > 0 ? [] : free;
    const isAlone = own.length === 1 && !leadsOn && controls.length === 0;
    const shown = own.slice(0, open ? undefined : MOST_IN_BAR).map((one) => ({ ...one, tone: chosen || one.tone === "main" || isAlone ? "main" : "plain" }));
    const all = [...shown, ...controls].map((one) => ({ ...one, press: () => act(one), comes: chosen ? brought(one) : [] }));
    if (chosen?.last) all.push({ label: say("and-no-more"), tone: "plain", press: () => act({ line: chosen.last }) });
    if (open) all.push({ label: say("back"), tone: "quiet", press: back });
    list(bar, all, ({ label, id }) => id ?? label, ({ label, tone, press, id, comes = [] }, node) => {
      const made = node ?? make("button", { type: "button" });
      set(made, { className: tone, dataset: { press: id ?? "" } });
      made.replaceChildren(label, ...comes);
      made.onclick = press;
      return made;
    });
    set(bar, { hidden: all.length === 0 });
  }

  /** A finger or a key on the board. */
  function touch(event, at) {
    if (!touches || !svg) return;
    const under = at ? [at] : lit(event.clientX, event.clientY);
    if (chosen && (under.length > 0 ? namesUnder(under).some(isChosen) : onChosen(event))) { if (!chosen.barred) act(chosen); return; }
    put(event, under);
  }

  /** What lies there is touched, or the ground. */
  function put(event, under = lit(event.clientX, event.clientY)) {
    if (under.length > 0) step(namesUnder(under), event);
    else ground(event);
  }

  /** A second touch on what was chosen is a yes. */
  const onChosen = ({ clientX, clientY }) => [...svg.querySelectorAll(".chosen")]
    .some((node) => distance(node.getBoundingClientRect(), clientX, clientY) === 0);

  const namesUnder = (under) => [...new Set(under.flatMap(namesOf))];

  /** What it would mean to touch something of these names next, and whether more would be asked after it. */
  function after(names) {
    const now = chosen ? before() : touched;
    const open = meaning(touches.choices, now, present()).next;
    const then = [...now, names.filter((name) => open.has(name))];
    const { meant: means, more } = meaning(touches.choices, then, present());
    return { then, means, more: more || toPoint(touches.choices, then).length > 0 };
  }

  function step(names, event) {
    const { then, means, more } = after(names);
    touched = then;
    chosen = null;
    offered = [];
    if (means.length === 1 && !more) decide(means[0]);
    else if (means.length > 1 && !more) choose(asNamed(means, touched.at(-1)), event);
    else draw();
    if (more && touched.length === 1) reaches();
  }

  /**
   * What would be carried from there: a thing of which one would be asked where to, or that was just asked about, else whom
   * one moves oneself, who is not asked about but goes wherever a place is lit.
   */
  function held({ clientX, clientY }) {
    if (!touches || !svg) return null;
    const here = document.elementsFromPoint(clientX, clientY).map((node) => node.closest?.("[data-thing][data-names]"));
    const things = here.filter((one) => one && svg.contains(one) && one.querySelector("[data-drawing]"));
    return things.find((one) => isTouchedLast(one) || leadsOn(one)) ?? things.find(goes) ?? null;
  }

  const isTouchedLast = (thing) => !chosen && Boolean(touched.at(-1)?.some((name) => namesOf(thing).includes(name)));

  const goes = ({ dataset }) => Boolean(dataset.goes && svg.querySelector(".open:not([data-thing])"));

  const leadsOn = (thing) => thing.classList.contains("open") && after(namesOf(thing)).more;

  /** A thing is on its way: as if it had been touched. */
  function takes(thing, event) {
    if (!isTouchedLast(thing) && leadsOn(thing)) step(namesOf(thing), event);
  }

  /** It was put down: as if that place had been touched; beside all that is lit it lies where it lay. */
  function drops(event) {
    if (touches && svg) put(event);
  }

  /** How far somebody gets, seen before a place is touched. */
  function reaches() {
    if (touches?.reach && svg.field) looks(`${touches.reach} ${touched[0][0]}`);
  }

  /** What would come of it, seen before it is said: the way, the cost, the dangers. */
  function foretells({ tokens: [verb, ...tokens] }) {
    const point = tokens.pop();
    if (touches.check && isPoint(point)) looks([touches.check, ...tokens, verb, point].join(" "));
  }

  const waysTo = (point, where) => toPoint(touches.choices, touched, point, touches.called, where);

  /**
   * Where nobody gets, the board says how far one gets on the way there, and that is what is asked about then; nothing is
   * offered that would be refused.
   */
  function fallsShort() {
    const told = chosen?.line && svg?.querySelector('[data-thing="no_way"]');
    if (!told) return;
    const [tried, farthest] = namesOf(told).slice(told.dataset.place ? 1 : 0);
    if (tried !== chosen.tokens.at(-1)) return;
    const ways = farthest ? waysTo(farthest, say("as-far")) : [];
    chosen = ways.find(({ tokens }) => tokens[0] === chosen.tokens[0]) ?? { ...chosen, barred: true };
  }

  /** Open ground: whoever was touched before goes there. */
  function ground(event) {
    const point = pointAt(event);
    const ways = point ? waysTo(point, say("there")) : [];
    if (ways.length === 1) decide(ways[0]);
    else if (ways.length > 1) choose(ways, event);
  }

  /** What was done without a yes is taken back by one press, until something else is done. */
  function act(choice, unasked = false, isTried = false) {
    if (isBusy()) return true;
    const isOver = undoable && !unasked;
    undoable = unasked;
    if (isOver) draw();  // what is refused changes nothing else, and would leave its button standing
    return does(choice, isTried);
  }

  function decide(choice) {
    offered = [];
    if (isDoneAtOnce(choice)) actAtOnce(choice); else weigh(choice);
  }

  function weigh(choice) {
    chosen = choice;
    draw();
    foretells(choice);
  }

  /** Ground where nobody gets is then looked at like anything else: the board says why, and how far one gets. */
  async function actAtOnce(choice) {
    const [asked, before] = [touches, touched];
    touched = [];
    const isDone = await act(choice, choice.easy !== "changed", Boolean(touches.check));
    if (isDone !== false || !choice.line || touches !== asked || touched.length > 0) return;
    touched = before;
    weigh(choice);
  }

  /** What nobody can take back by themselves is asked about, whoever likes to act at once. */
  const isDoneAtOnce = ({ easy }) => Boolean(easy) && (easy !== "agreed" || atOnce());

  /**
   * Several things that one touch may mean: a small menu where the finger is. What is chosen there is never in doubt any more,
   * but for ground that nobody suggested: what comes of going there is seen first.
   */
  function choose(choices, event) {
    offered = choices;
    draw();
    list(menu, inWords(choices), (one) => one.id ?? one.line, (one, node) => {
      const made = node ?? make("button", { type: "button", role: "menuitem" });
      made.replaceChildren(one.label, ...(areAlike(choices) ? [] : brought(one)));
      made.onclick = () => { menu.hidden = true; if (one.line) decide(one); else act(one); };
      return made;
    });
    menu.hidden = false;
    beside(menu, event);
  }

  /** What comes of it. */
  function brought({ tokens: [verb] }) {
    const told = touches.brings[verb];
    return told ? [make("small", { textContent: told })] : [];
  }

  const areAlike = (choices) => choices.every(({ tokens }) => tokens[0] === choices[0].tokens[0]);

  function pointAt({ clientX, clientY }) {
    if (!svg.field || !clientX) return "";
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM().inverse());
    const { origin: [west, north], cell, box: [left, top, right, bottom] } = svg.field;
    if (x < left || x > right || y < top || y > bottom) return "";
    const [east, south] = [Math.floor((x - west) / cell * 10), Math.floor((y - north) / cell * 10)];
    return `${String.fromCharCode(65 + Math.floor(east / 10))}${Math.floor(south / 10) + 1}.${east % 10}${south % 10}`;
  }

  /** What is lit there; beside a finger's middle if nothing is right below it. */
  function lit(x, y) {
    const open = (node) => node.closest?.(".open");
    const here = document.elementsFromPoint(x, y).filter((node) => svg.contains(node)).map(open).filter(Boolean);
    if (here.length > 0) return [...new Set(here)].slice(0, 1);
    const near = [...svg.querySelectorAll(".open")].map((node) => ({ node, far: distance(node.getBoundingClientRect(), x, y) }));
    const [best] = near.filter(({ far }) => far < FINGER_PX).sort((one, other) => one.far - other.far);
    return best ? [best.node] : [];
  }

  addEventListener("resize", () => {
    if (!menu.hidden) beside(menu, {});
    if (svg?.isConnected) draw();  // what lies below a board may stand beside it now
  });

  return { show, touch, back, names, held, takes, drops };
}

/** Choices in the order in which the thing that was touched names where they end. */
const asNamed = (choices, names) => {
  const place = ({ tokens }) => names.indexOf(tokens.at(-1));
  return [...choices].sort((one, other) => place(one) - place(other));
};

const namesOf = (thing) => thing.dataset.names.split("|");

function distance({ left, right, top, bottom }, x, y) {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** For each name the one thing that is lit: the place of that name, else what lives on, else whatever bears it. */
function leading(things) {
  const rank = (thing) => (thing.querySelector(":scope > .ground, :scope > circle") ? 0 : thing.dataset.thing ? 1 : 2);
  const leads = new Map();
  for (const thing of things) {
    for (const name of namesOf(thing)) if (!leads.has(name) || rank(thing) < rank(leads.get(name))) leads.set(name, thing);
  }
  return leads;
}

function element(name, attributes) {
  const made = document.createElementNS(SVG, name);
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
  return made;
}

/** The outline of a place, or a box around a thing. */
function frame(thing, look) {
  const ground = thing.querySelector(":scope > .ground");
  if (ground) return element("path", { class: look, d: ground.getAttribute("d"), transform: `translate(${wayOf(thing).join(" ")})` });
  const { x, y, width, height } = boxOf(thing);
  return element("rect", { class: look, x: x - 3, y: y - 3, width: width + 6, height: height + 6, rx: 12 });
}

/** An arrow down to a thing, or up to one that lies at the upper edge. */
function arrow(thing, { y: edge }) {
  const { x, y, width, height } = boxOf(thing);
  const up = y - ARROW < edge;
  const turn = up ? `translate(${x + width / 2} ${y + height}) scale(1 -1)` : `translate(${x + width / 2} ${y})`;
  const made = element("g", { transform: turn });
  made.append(element("path", { class: "pointer", d: "M0 -6 l-34 -38 h20 v-36 h28 v36 h20z" }));
  return made;
}

/** A point of the ground that is suggested; null where a closer look does not show it. */
function dot({ origin: [west, north], cell, box: [left, top, right, bottom] }, name) {
  const [, letter, row, east, south] = name.match(/^([A-R])(\d+)\.(\d)(\d)$/);
  const cx = west + (letter.charCodeAt(0) - 65 + (Number(east) + 0.5) / 10) * cell;
  const cy = north + (Number(row) - 1 + (Number(south) + 0.5) / 10) * cell;
  if (cx < left || cx > right || cy < top || cy > bottom) return null;
  const made = element("circle", { class: "dot", r: DOT, cx, cy });
  made.dataset.names = name;
  return made;
}

/** Put a menu beside a finger, inside the window. */
function beside(menu, { clientX = innerWidth / 2, clientY = innerHeight / 2 }) {
  const { width, height } = menu.getBoundingClientRect();
  menu.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, clientX - width / 2))}px`;
  menu.style.top = `${Math.max(8, clientY + FINGER_PX + height > innerHeight ? clientY - FINGER_PX - height : clientY + FINGER_PX)}px`;
  menu.firstElementChild?.focus({ preventScroll: true });
}
