// Drawing a scene: the marks of a picture as SVG, crisp at every size. Where the scene before it stands already, only what
// is different is drawn: to draw a whole city anew takes a phone half a second.
const SVG = "http://www.w3.org/2000/svg";
const FACES = { text: ["Mestre Text", 500], bold: ["Mestre Text", 700], display: ["Mestre Display", 800], symbols: ["Mestre Symbols", 400] };
const MOST_KEPT = 18;
const MOST_BESIDE = 2;
const MOST_DRAWINGS = 4000;
/** Where parts stand side by side, and where what lies below a board may stand beside it. */
const WIDE = matchMedia("(min-width: 64rem)");
const ROOMY = matchMedia("(min-width: 64rem) and (min-height: 34rem)");
const AROUND_PX = 100;  // what stands above and below a board
const STEPS = 40;  // so many widths are tried for what stands beside it
const MARGIN = 0.01;  // between boxes, by the width of a picture
const GAIN = 1.08;  // by so much the board has to grow, or all stays where it is
const TAGS = /<path d="[^"]*|<[^>]*>|[^<]+/g;  // as drawings are cut where they are told together
const kept = new Map();
const everyDrawing = new Map();
const NAMES = / id="|href="#|url\(#/g;
let calling = 0;

/**
 * The scene of a name, fetched once; where another is known, what is different is enough: the one that stands there, else
 * the newest, since a stage that shows nothing yet is to show the same board. A cover has a path for a name.
 */
export async function fetched(name, standing) {
  const since = kept.has(standing) ? standing : [...kept.keys()].findLast((one) => !isPath(one));
  const before = since ? await kept.get(since) : null;
  const found = kept.get(name) ?? loaded(name, since, before);
  keep(name, found);
  const scene = await found;
  if (!scene) kept.delete(name);
  return scene;
}

const isPath = (name) => name.startsWith("/");

/** Whether this scene was told already, so that it is drawn before the next frame. */
export const isAtHand = (name) => kept.has(name);

/** A picture as it was told; what came with it of its scene need not be fetched. */
export function brought(picture) {
  if (picture?.told && !kept.has(picture.name)) keep(picture.name, grown(picture));
  return picture && { ...picture, told: null };
}

/** What is different was told; whole is fetched what lacks something all the same. */
async function grown({ name, since, told }) {
  const before = await kept.get(since);
  return (before && joined(before, told)) ?? loaded(name);
}

function loaded(name, since, before) {
  return fetch(`${isPath(name) ? "" : "/picture/"}${name}${before ? `?since=${since}` : ""}`)
    .then((answer) => (answer.ok ? answer.json() : null))
    .then((told) => (told?.since ? joined(before, told) : told && opened(told)))
    .catch(() => null);
}

/** Keep a scene as the newest. */
function keep(name, scene) {
  kept.delete(name);
  kept.set(name, scene);
  while (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value);
}

/** A scene that was told, to whoever knows these drawings. */
function opened(told, known = {}) {
  const found = drawingsOf(told.art, known);
  for (const [key, drawing] of Object.entries(found)) { everyDrawing.delete(key); everyDrawing.set(key, drawing); }
  while (everyDrawing.size > MOST_DRAWINGS) everyDrawing.delete(everyDrawing.keys().next().value);
  return { ...told, drawings: found };
}

/**
 * The drawings each for itself: a tag that several have was told once, and outlines by themselves, in their order; what a
 * known one says was told by where it stands there.
 */
function drawingsOf({ outlines, tags: bare, drawings }, known) {
  const each = outlines.split("|").values();
  const outlined = (markup) => markup.replaceAll(' d="', (begins) => begins + each.next().value);
  const tags = bare.map(outlined);
  const lent = new Map();
  const tagsOf = (key) => {
    if (!lent.has(key)) lent.set(key, known[key].markup.replaceAll(`${key}-`, "~").match(TAGS));
    return lent.get(key);
  };
  const told = (piece) => {
    if (typeof piece === "string") return outlined(piece);
    if (typeof piece === "number") return tags[piece];
    return piece.length === 2 ? tags.slice(...piece) : tagsOf(piece[0]).slice(piece[1], piece[2]);
  };
  const markup = (key, pieces) => pieces.flatMap(told).join("").replaceAll("~", `${key}-`);
  return Object.fromEntries(Object.entries(drawings).map(([key, [box, pieces]]) => [key, { box, markup: markup(key, pieces) }]));
}

/**
 * All of these, of what stood before only told from which up to which; it may have moved, so far across and down, and show
 * another drawing.
 */
const all = (ones, stood, taken = (one) => one) => ones.flatMap((one) => {
  if (!Array.isArray(one)) return [taken(one)];
  const [begin, end, ...way] = one;
  const found = stood.slice(begin, end);
  return way.length > 0 ? found.map((each) => moved(each, ...way)) : found;
});

const tenth = (value) => Math.round(value * 10) / 10;
const moved = (one, across, down, drawing) => (one.marks
  ? { ...one, marks: one.marks.map((part) => moved(part, across, down, drawing)) }
  : { ...one, x: tenth((one.x ?? 0) + across), y: tenth((one.y ?? 0) + down), ...(one.drawing && drawing ? { drawing } : {}) });

/** A scene as it is now: what stood there before is told by its place. Null if a drawing of it is not known any more. */
function joined(before, told) {
  const { scene, drawings } = opened(told, before.drawings);
  const marks = before.scene.layers.flatMap((layer) => layer.marks);
  const stood = [...marks, ...marks.flatMap((one) => one.marks ?? [])];
  const filled = (one) => {
    const held = all(one.marks, stood);
    stood.push(...held);
    return { ...one, marks: held };
  };
  const layers = scene.layers.map((layer) => ({ ...layer, marks: all(layer.marks, stood, (one) => (one.marks ? filled(one) : one)) }));
  const names = all(scene.drawings, before.scene.drawings);
  const art = names.map((key) => [key, drawings[key] ?? before.drawings[key] ?? everyDrawing.get(key)]);
  return art.every(([, drawing]) => drawing) ? { scene: { ...scene, drawings: names, layers }, drawings: Object.fromEntries(art) } : null;
}

/** The picture of a name as an element; null while it cannot be had. */
export async function drawn(name) {
  const packed = await fetched(name);
  return packed && whole(packed);
}

function element(name, attributes) {
  const made = document.createElementNS(SVG, name);
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
  return made;
}

/** A picture as a new element. */
export function whole(packed) {
  const { wide, high } = packed.scene;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${wide} ${high}`);
  Object.assign(svg, { given: [wide, high], size: [wide, high], nodes: new Map(), layers: [] });
  redraw(svg, packed);
  return svg;
}

/** Make of a picture that stands there another one of the same size: what both have stays the very same element. */
export function redraw(svg, { scene, drawings }) {
  const layers = scene.layers.map(({ ground, marks, at = [0, 0], below = 0 }) => ({ at, below, told: [...(ground ? [rectangle(scene, ground)] : []), ...marks] }));
  const told = layers.flatMap((layer) => layer.told);
  const fresh = told.filter((one) => !svg.nodes.has(one));
  const made = elements(fresh.map((one) => written(one, drawings)));
  const newly = new Map(fresh.map((one, at) => [one, made[at]]));
  const nodes = new Map();
  const show = (one) => {
    const node = nodes.has(one) ? copied(nodes.get(one)) : svg.nodes.get(one) ?? newly.get(one);
    if (!nodes.has(one)) nodes.set(one, node);
    return node;
  };
  put(svg, layers.map(({ at, below, told: ones }) => ({ at, below, shown: ones.map(show) })));
  Object.assign(svg, { nodes, field: scene.field ?? null, fold: scene.fold, ground: scene.layers[0]?.ground });
  arrange(svg);
}

/** Parts that were painted below each other stand side by side where there is room; so does what lies below a board. */
export function arrange(svg) {
  const size = folded(svg) ?? stacked(svg) ?? parted(svg);
  if (size.join() === svg.size.join()) return;
  svg.size = size;
  svg.setAttribute("viewBox", `0 0 ${size.join(" ")}`);
}

/** Columns below each other where a window is narrow: all of it is so much larger. */
function stacked(svg) {
  const [wide, high] = svg.given;
  const columns = [...svg.querySelectorAll(":scope > g > [data-beside]")];
  if (columns.length === 0) return null;
  const [left, down] = columns[0].dataset.beside.split(" ").map(Number);
  for (const column of columns) {
    column.shift = WIDE.matches ? [0, 0] : [-left, down];
    column.style.transform = `translate(${column.shift.map((by) => `${by}px`)})`;
  }
  return WIDE.matches ? [wide, high] : [wide - left, high + down];
}

function parted(svg) {
  const [wide, high] = svg.given;
  const parts = [...svg.querySelectorAll(":scope > g > [data-below]")];
  const beside = parts.length > 1 && WIDE.matches;
  const ends = [...parts.slice(1).map(({ dataset }) => Number(dataset.below)), high];
  parts.forEach((part, at) => { part.style.transform = beside ? `translate(${at * wide}px, ${-part.dataset.below}px)` : ""; });
  return beside ? [parts.length * wide, Math.max(...parts.map(({ dataset }, at) => ends[at] - dataset.below))] : [wide, high];
}

/**
 * What lies below a board beside it, the boxes in which it was painted in rows of their own, before a ground of its own;
 * null where the board would not become larger by it, or nothing lies there.
 */
function folded(svg) {
  const [wide, high] = svg.given;
  const low = svg.layers.find(({ below }) => below);
  svg.apron?.remove();
  if (!low) return null;
  const boxes = boxesOf(low);
  const rows = besides(svg, low.below, boxes);
  for (const node of shownIn(low)) node.style.display = rows ? "none" : "";
  boxes.forEach(({ corner: [x, y], nodes }, nth) => {
    const shift = rows ? [wide + rows.at[nth][0] - x, rows.at[nth][1] - y] : [0, 0];
    for (const node of nodes) { node.shift = shift; node.style.display = ""; node.style.translate = rows ? `${shift[0]}px ${shift[1]}px` : ""; }
  });
  if (!rows) return null;
  const size = [wide + rows.wide, Math.max(low.below + MARGIN * wide, rows.high)];
  svg.apron = element("rect", { x: wide, width: rows.wide, height: Math.max(high, size[1]) });
  svg.apron.style.fill = `color-mix(in srgb, ${svg.ground} 30%, #000)`;
  low.before(svg.apron);
  return size;
}

/** What a layer shows, without what is on its way out. */
const shownIn = (layer) => [...layer.children].filter((node) => !node.leaving);

/** The boxes of a layer, with what lies in each; what comes before the first is ground. */
function boxesOf(low) {
  const boxes = [];
  for (const node of shownIn(low)) {
    if (node.dataset.box) {
      const [left, top, right, bottom] = node.dataset.box.split(" ").map(Number);
      boxes.push({ corner: [left, top], size: [right - left, bottom - top], nodes: [] });
    } else boxes.at(-1)?.nodes.push(node);
  }
  return boxes;
}

/** The rows of boxes with which the board becomes largest, if it becomes larger at all. */
function besides({ given: [wide, high], parentElement: stage }, fold, boxes) {
  if (!stage || !ROOMY.matches || boxes.length === 0) return null;
  const [across, down] = [stage.clientWidth, innerHeight - AROUND_PX];
  const scale = (rows) => Math.min(across / (wide + rows.wide), down / Math.max(fold + MARGIN * wide, rows.high));
  const tried = Array.from({ length: STEPS }, (_, step) => inRows(boxes, (step + 1) * wide / STEPS, MARGIN * wide)).filter(Boolean);
  const best = tried.sort((one, other) => scale(other) - scale(one))[0];
  return best && scale(best) > Math.min(across / wide, down / high) * GAIN ? best : null;
}

/**
 * Boxes in rows of so much room: what stood below something else begins a row, what is as large as the one before goes on
 * beside it. Null if one needs more room.
 */
function inRows(boxes, room, margin) {
  let [x, y, next, stood, widest, before] = [margin, margin, margin, 0, 0, ""];
  const at = [];
  for (const { corner: [, top], size: [wide, high] } of boxes) {
    const below = top >= stood && `${wide} ${high}` !== before;
    if (x > margin && (below || x + wide + margin > room)) [x, y] = [margin, next];
    if (x + wide + margin > room) return null;
    at.push([x, y]);
    [x, next, stood, before] = [x + wide + margin, Math.max(next, y + high + margin), Math.max(stood, top + high), `${wide} ${high}`];
    widest = Math.max(widest, x);
  }
  return { at, wide: widest, high: next };
}

/** Take off what is not shown any more, and put what is new into its place. */
function put(svg, layers) {
  const shown = layers.flatMap((layer) => layer.shown);
  const staying = new Set(shown);
  for (const node of svg.shown ?? []) if (!staying.has(node)) node.remove();
  svg.shown = shown;
  while (svg.layers.length > layers.length) svg.layers.pop().remove();
  layers.forEach((layer, nth) => fill(svg.layers[nth] ?? another(svg), layer));
}

/** What lies over each other, in coordinates that begin at a point of the picture. */
function another(svg) {
  const layer = document.createElementNS(SVG, "g");
  if (svg.layers.length > 0) svg.layers.at(-1).after(layer);
  else svg.prepend(layer);
  svg.layers.push(layer);
  return layer;
}

function fill(layer, { at, below, shown }) {
  Object.assign(layer, { at, below });
  layer.setAttribute("transform", `translate(${at.join(" ")})`);
  let next = layer.firstChild;
  for (const node of shown) {
    if (node === next) next = next.nextSibling;
    else layer.insertBefore(node, next);
  }
}

/**
 * What a part covers where it was painted. It stays what it was, and to ask anew takes long; but hidden it covers nothing,
 * and words in a typeface that has not come yet cover something else.
 */
export function painted(node) {
  const box = node.covers ?? node.getBBox();
  if (box.width > 0 && document.fonts.status === "loaded") node.covers = box;
  return box;
}

/** Where a part of a picture lies in it. */
export function boxOf(node) {
  const { x, y, width, height } = painted(node);
  const [across, down] = wayOf(node);
  return { x: x + across, y: y + down, width, height };
}

/** How far from where it says that it is a part lies in its picture. */
export function wayOf(node) {
  const [across, down] = layerOf(node)?.at ?? [0, 0];
  const [right, below] = shiftOf(node);
  return [across + right, down + below];
}

/** How far from where it was painted in its layer a part stands. */
export const shiftOf = (node) => node.closest("svg > g > *")?.shift ?? [0, 0];

/** The layer in which a part lies. */
export const layerOf = (node) => node.closest("svg > g");

/** Elements, one for each text. */
function elements(texts) {
  if (texts.length === 0) return [];
  const text = `<svg xmlns="${SVG}">${texts.join("")}</svg>`;
  return [...document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true).children];
}

/** All that stands on a page shares its names, and what is hidden serves nobody: whatever calls something by name has names of its own. */
function apart(markup) {
  if (!markup.includes(' id="')) return markup;
  calling += 1;
  return markup.replace(NAMES, `$&n${calling}-`);
}

/** A copy under names of its own. */
export function copied(node) {
  const copy = node.cloneNode(true);
  calling += 1;
  for (const one of [copy, ...copy.querySelectorAll("*")]) for (const { name, value } of [...one.attributes]) {
    if (name === "id") one.id = `n${calling}-${value}`;
    else if (name === "href" || value.includes("url(#")) one.setAttribute(name, value.replace("#", `#n${calling}-`));
  }
  return copy;
}

/** Below all parts as well, of which one may be less high than the one beside it, and below columns that stand below others. */
const rectangle = ({ wide, high }, colour) => `<rect width="${MOST_BESIDE * wide}" height="${MOST_BESIDE * high}" fill="${colour}"/>`;

/** A mark of a scene as one element; a ground is written already. */
function written(one, drawings) {
  if (typeof one === "string") return one;
  return "svg" in one && !isAside(one) ? `<g>${apart(one.svg)}</g>` : mark(one, drawings);
}

/** Whether a shape's own coordinates begin somewhere else than the picture's. */
const isAside = ({ x = 0, y = 0 }) => x !== 0 || y !== 0;

function mark(one, drawings) {
  if ("svg" in one) return isAside(one) ? `<g transform="translate(${one.x ?? 0} ${one.y ?? 0})">${apart(one.svg)}</g>` : apart(one.svg);
  if ("drawing" in one) return placed(one, drawings[one.drawing]);
  if ("marks" in one) return group(one, drawings);
  return words(one);
}

/** What belongs together: a thing that lives on under its key, and what choices call it. */
function group({ marks = [], label, key, place, means, outline, below, beside, goes, box }, drawings) {
  const names = [place, ...(means ?? "").split("|")].filter(Boolean).join("|");
  const told = [label && `data-label="${escaped(label)}"`, key && `data-thing="${escaped(key)}"`,
    place && `data-place="${escaped(place)}"`, names && `data-names="${escaped(names)}"`, below !== undefined && `data-below="${below}"`,
    beside && `data-beside="${beside.join(" ")}"`, goes && 'data-goes="true"', box && `data-box="${box.join(" ")}"`];
  const inside = outline ? `<path class="ground" d="m${outline}z" fill="none"/>` : marks.map((one) => mark(one, drawings)).join("");
  return `<g ${told.filter(Boolean).join(" ")}>${inside}</g>`;
}

/** Drawn where it is seen: to lay it once and point at it from there takes a browser three times as long. */
function placed({ drawing, x, y, wide, high, turned = 0, opacity = 1 }, { box, markup }) {
  const faint = opacity === 1 ? "" : ` opacity="${opacity}"`;
  const shown = `<svg aria-hidden="true" data-drawing="${drawing}" x="${x}" y="${y}" width="${wide}" height="${high}" viewBox="${box}"${faint}>${apart(markup)}</svg>`;
  return turned ? `<g transform="rotate(${turned} ${x + wide / 2} ${y + high / 2})">${shown}</g>` : shown;
}

function words({ text, x, y, anchor, face, size, ink, halo = "", edge = 0 }) {
  const [family, weight] = FACES[face];
  const rim = halo ? ` stroke="${halo}" stroke-width="${2 * edge}" stroke-linejoin="round" paint-order="stroke"` : "";
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${ink}" font-family="${family}, Mestre Symbols, sans-serif"`
    + ` font-weight="${weight}" font-size="${size}" xml:space="preserve"${rim}>${escaped(text)}</text>`;
}

const escaped = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
