// The two sides of a table: what everybody sees, and one's own. A phone shows one at a time.
import { byId, set } from "./dom.js";
import { toLatest } from "./table.js";

const SIDES = ["table", "mine"];

export function turnTo(side) {
  document.body.dataset.tab = side;
  for (const one of SIDES) set(byId(`tab-${one}`), { "aria-pressed": String(one === side) });
  if (side === "table") toLatest(byId("lines"));
}

export function prepareSides() {
  for (const side of SIDES) byId(`tab-${side}`).addEventListener("click", () => turnTo(side));
  turnTo("table");
}
