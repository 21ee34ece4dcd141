// A short word that goes by itself.
import { byId, make } from "./dom.js";
import { say } from "./words.js";

const TOAST_MS = 5000;
let going = 0;

/** Say it; `why` is what happens if somebody asks for the reason. */
export function toast(text, why = null) {
  clearTimeout(going);
  const part = byId("toast");
  part.replaceChildren(text);
  if (why) {
    const ask = make("button", { type: "button", textContent: say("why") });
    ask.addEventListener("click", why);
    part.append(" ", ask);
  }
  going = setTimeout(() => part.replaceChildren(), TOAST_MS);
}
