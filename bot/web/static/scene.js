// Drawing a scene: the marks of a picture as SVG, crisp at every size.
const SVG = "http://www.w3.org/2000/svg";
const FACES = { text: ["Mestre Text", 500], bold: ["Mestre Text", 700], display: ["Mestre Display", 800], symbols: ["Mestre Symbols", 400] };
const MOST_KEPT = 18;
const kept = new Map();

/** The scene of a name, fetched once; where another is known, what is different is enough. A cover has a path for a name. */
async function fetched(name, since) {
  const before = kept.has(since) ? await kept.get(since) : null;
  const found = kept.get(name) ?? fetch(`${name.startsWith("/") ? "" : "/picture/"}${name}${before ? `?since=${since}` : ""}`)
    .then((answer) => (answer.ok ? answer.json() : null))
    .then((told) => told && { ...told, drawings: drawingsOf(told.art) })
    .then((told) => (told?.since ? joined(before, told) : told))
    .catch(() => null);
  kept.delete(name);
  kept.set(name, found);
  while (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value);
  const scene = await found;
  if (!scene) kept.delete(name);
  return scene;
}

/** The drawings each for itself: a tag that several have was told once. */
function drawingsOf({ tags, drawings }) {
  const markup = (key, pieces) => pieces.flatMap((one) => (Array.isArray(one) ? tags.slice(...one) : one)).join("").replaceAll("~", `${key}-`);
  return Object.fromEntries(Object.entries(drawings).map(([key, [box, pieces]]) => [key, { box, markup: markup(key, pieces) }]));
}

/** A scene as it is now: what stood there before is told by its place. */
function joined(before, { scene, drawings }) {
  const known = before.scene.layers.flatMap(({ marks }) => marks);
  const layers = scene.layers.map((layer) => ({ ...layer, marks: layer.marks.flatMap((one) => (Array.isArray(one) ? known.slice(...one) : [one])) }));
  const art = scene.drawings.map((key) => [key, drawings[key] ?? before.drawings[key]]);
  return { scene: { ...scene, layers }, drawings: Object.fromEntries(art) };
}

/** The picture of a name as an element for this stage of the page; null while it cannot be had. */
export async function drawn(name, stage, since = "") {
  const packed = await fetched(name, since);
  if (!packed) return null;
  const { scene, drawings: art } = packed;
  const symbols = Object.entries(art).map(([key, { box, markup }]) => `<symbol id="${key}" viewBox="${box}">${markup}</symbol>`);
  const layers = scene.layers.map(({ ground, marks }) => `${ground ? rectangle(scene, ground) : ""}${marks.map(mark).join("")}`);
  const text = `<svg xmlns="${SVG}" viewBox="0 0 ${scene.wide} ${scene.high}"><defs>${symbols.join("")}</defs>${layers.join("")}</svg>`;
  const svg = document.importNode(new DOMParser().parseFromString(apart(text, stage), "image/svg+xml").documentElement, true);
  return Object.assign(svg, { field: scene.field ?? null });
}

/** Two pictures of a page share its names, and what stands in a hidden one serves nobody: each stage has names of its own. */
function apart(text, stage) {
  return text.replace(/\bd[0-9a-f]{18}/g, `$&_${stage}`);
}

const rectangle = ({ wide, high }, colour) => `<rect width="${wide}" height="${high}" fill="${colour}"/>`;

function mark(one) {
  if ("svg" in one) return one.svg;
  if ("drawing" in one) return placed(one);
  if ("marks" in one) return group(one);
  return words(one);
}

/** What belongs together: a thing that lives on under its key, and what choices call it. */
function group({ marks = [], label, key, place, means, outline }) {
  const names = [place, ...(means ?? "").split("|")].filter(Boolean).join("|");
  const told = [label && `data-label="${escaped(label)}"`, key && `data-thing="${escaped(key)}"`,
    place && `data-place="${escaped(place)}"`, names && `data-names="${escaped(names)}"`];
  const inside = outline ? `<polygon class="ground" points="${outline}" fill="none"/>` : marks.map(mark).join("");
  return `<g ${told.filter(Boolean).join(" ")}>${inside}</g>`;
}

function placed({ drawing, x, y, wide, high, turned = 0, opacity = 1 }) {
  const turn = turned ? ` transform="rotate(${turned} ${x + wide / 2} ${y + high / 2})"` : "";
  return `<use href="#${drawing}" x="${x}" y="${y}" width="${wide}" height="${high}" opacity="${opacity}"${turn}/>`;
}

function words({ text, x, y, anchor, face, size, ink, halo = "", edge = 0 }) {
  const [family, weight] = FACES[face];
  const rim = halo ? ` stroke="${halo}" stroke-width="${2 * edge}" stroke-linejoin="round" paint-order="stroke"` : "";
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${ink}" font-family="${family}, Mestre Symbols, sans-serif"`
    + ` font-weight="${weight}" font-size="${size}" xml:space="preserve"${rim}>${escaped(text)}</text>`;
}

const escaped = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
