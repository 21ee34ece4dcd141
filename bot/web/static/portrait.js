// One thing of a picture by itself, as large as there is room.
import { copied } from "./scene.js";

const SVG = "http://www.w3.org/2000/svg";
const EDGE = 6;

/** A copy of this thing. */
export function likeness(thing) {
  const box = thing.getBBox();
  const alone = document.createElementNS(SVG, "svg");
  alone.setAttribute("viewBox", `${box.x - EDGE} ${box.y - EDGE} ${box.width + 2 * EDGE} ${box.height + 2 * EDGE}`);
  alone.setAttribute("aria-hidden", "true");
  const copy = copied(thing);
  for (const told of ["role", "tabindex", "aria-label", "class", "data-names", "data-thing", "data-place"]) copy.removeAttribute(told);
  alone.append(copy);
  return alone;
}

/** A copy of this thing; null for what is only ground. */
export const portrait = (thing) => (thing?.querySelector("[data-drawing]") ? likeness(thing) : null);
