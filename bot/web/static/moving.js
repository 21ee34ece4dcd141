// What changed between two pictures is seen to change: what has the same key moves to where it is now, what shows another
// face or lies where another lay turns over, what is new appears, what is gone fades. Whoever wishes for less motion gets none.
import { layerOf, painted, redraw, shiftOf, whole } from "./scene.js";

const MOVE_MS = 420;
const APART_MS = 180;
const TURN_MS = 170;
const LEAST = 2;

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;

/**
 * Put a picture on a stage in place of another; two that are not of one size show different things. What had the focus
 * is remembered (`held`) until it can have it again.
 */
export function become(stage, packed) {
  const svg = stage.firstElementChild;
  const focused = stage.contains(document.activeElement) ? document.activeElement : null;
  const { wide, high } = packed.scene;
  if (svg?.given?.join() === [wide, high].join()) changes(svg, packed, stage);
  else stage.replaceChildren(whole(packed));
  stage.firstElementChild.held = focused && !focused.isConnected ? focused.dataset.names : null;
}

function changes(svg, packed, stage) {
  const moving = !calm() && stage.checkVisibility();
  const [old, stood] = moving ? [thingsOf(svg), svg.layers.map(({ at }) => at)] : [];
  redraw(svg, packed);
  svg.things = null;
  if (!moving) return;
  svg.layers.forEach((layer, nth) => slides(layer, stood[nth] ?? layer.at));
  moves(old, thingsOf(svg));
}

function moves(old, now) {
  let turn = 0;
  const gone = new Set([...old].filter(([key]) => !now.has(key)).map(([, thing]) => thing));
  for (const [key, thing] of now) {
    const before = old.get(key) ?? [...gone].find((one) => isAt(one, thing));
    if (!before) { appears(thing); continue; }
    const way = between(before, thing.box);
    if (Math.hypot(...way) > LEAST) { goes(thing.node, way, turn); turn += 1; }
    else if (gone.delete(before) || faceOf(before) !== faceOf(thing)) turnsOver(before, thing);
  }
  for (const thing of gone) fades(thing);
}

/** A picture that looks at another part of the board goes there, all of it together. */
function slides(layer, before) {
  if (layer.at.join() === before.join()) return;
  const [from, to] = [before, layer.at].map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
  layer.animate([from, to], { duration: MOVE_MS, easing: "ease-in-out" });
}

const isAt = ({ box }, { box: now }) => ["x", "y", "width", "height"].every((side) => Math.abs(box[side] - now[side]) < LEAST);

/** Which drawings a thing shows; a mark that stays is the very same element and shows what it showed. */
const faceOf = ({ node }) => [...node.querySelectorAll("[data-drawing]")].map(({ dataset }) => dataset.drawing).join();

/** What lives on in a picture, with where it is. */
function thingsOf(svg) {
  const thing = (node) => {
    const { x, y, width, height } = painted(node);
    const [right, below] = shiftOf(node);
    return { node, box: { x: x + right, y: y + below, width, height }, layer: layerOf(node) };
  };
  svg.things ??= new Map([...svg.querySelectorAll("[data-thing]")].map((node) => [node.dataset.thing, thing(node)]));
  return svg.things;
}

function between({ box }, now) {
  return [box.x + box.width / 2 - now.x - now.width / 2, box.y + box.height / 2 - now.y - now.height / 2];
}

/** One after the other, so that one sees who went where. */
function goes(node, [x, y], turn) {
  node.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }],
    { duration: MOVE_MS, delay: turn * APART_MS, easing: "ease-in-out", fill: "backwards" });
}

/** As one turns a card: first one sees its edge, then its other face. */
function turnsOver(before, now) {
  for (const { node } of [before, now]) Object.assign(node.style, { transformBox: "fill-box", transformOrigin: "center" });
  const [flat, edge] = [{ transform: "none" }, { transform: "scaleX(0)" }];
  if (before.node !== now.node) leaves(before, [flat, edge], { duration: TURN_MS, easing: "ease-in", fill: "forwards" });
  now.node.animate([edge, flat], { duration: TURN_MS, delay: TURN_MS, easing: "ease-out", fill: "backwards" });
}

function appears({ node }) {
  node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: MOVE_MS });
}

function fades(thing) {
  leaves(thing, [{ opacity: 1 }, { opacity: 0 }], { duration: MOVE_MS });
}

/** What is no part of the picture any more is seen once more, on its way out. */
function leaves({ node, layer }, steps, timing) {
  layer.append(node);
  node.leaving = true;
  node.removeAttribute("data-names");
  node.removeAttribute("data-thing");
  node.animate(steps, timing).finished.finally(() => node.remove());
}
