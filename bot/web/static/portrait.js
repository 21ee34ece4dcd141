// One thing of a picture by itself, as large as there is room.
const SVG = "http://www.w3.org/2000/svg";
const EDGE = 6;

/** A copy of this thing that stays whole when its picture is gone; null for what is only ground. */
export function portrait(thing) {
  if (!thing?.querySelector("use")) return null;
  const box = thing.getBBox();
  const large = document.createElementNS(SVG, "svg");
  large.setAttribute("viewBox", `${box.x - EDGE} ${box.y - EDGE} ${box.width + 2 * EDGE} ${box.height + 2 * EDGE}`);
  large.setAttribute("aria-hidden", "true");
  const copy = thing.cloneNode(true);
  for (const told of ["role", "tabindex", "aria-label", "class"]) copy.removeAttribute(told);
  const used = new Set([...copy.querySelectorAll("use")].map((use) => use.getAttribute("href").slice(1)));
  const drawings = [...thing.ownerSVGElement.querySelectorAll("symbol")].filter(({ id }) => used.has(id));
  large.append(...drawings.map((one) => one.cloneNode(true)), copy);
  return large;
}
