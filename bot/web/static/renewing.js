// A page may stay open for longer than its house: where that has been renewed, the page comes anew, with what was being typed.
import { byId } from "./dom.js";

const [RENEWED, UNSAID] = ["renewed", "unsaid"];

/** Which scripts this page is made of. */
export const made = () => document.documentElement.dataset.made ?? "";

export function prepareRenewing() {
  byId("line").value = sessionStorage.getItem(UNSAID) ?? "";
  sessionStorage.removeItem(UNSAID);
}

/** Come anew for the scripts of a house, once: whatever brings the old ones again would have us do so for ever. */
export function renew(theirs) {
  if (sessionStorage.getItem(RENEWED) === theirs) return;
  sessionStorage.setItem(RENEWED, theirs);
  sessionStorage.setItem(UNSAID, byId("line").value);
  location.reload();
}
