// Who somebody is to the others, and how this browser treats them: name, language, moves at once, calls.
import { callsWanted, wantCalls } from "./calling.js";
import { byId } from "./dom.js";
import { isNight, wantNight } from "./night.js";
import { shown, told } from "./told.js";
import { ask, refresh, watching } from "./wire.js";
import { language, say, speak } from "./words.js";

/** How this person signs what is asked. */
export const who = () => ({ name: byId("name").value.trim() || say("guest"), language: language() });

/** Whoever sits here already goes by the name that the table knows, on any device. */
export function known(name) {
  byId("name").value = name === say("guest") ? "" : name;
}

export function named(name) {
  byId("name").value = name;
  return rename();
}

/** The name stands in this browser; a table where one sits is told with the next word, so a word is said. */
async function rename() {
  localStorage.setItem("name", byId("name").value.trim());
  for (const field of document.querySelectorAll(".field.name input")) field.value = byId("name").value;
  if (told.standing && told.standing.seat !== null) await ask({ do: ["language", language()] }, who());
  shown();
}

async function speakFromNowOn(wanted) {
  await speak(wanted);
  if (!watching) await ask({ do: ["language", wanted] }, who());
  byId("chooser").replaceChildren();
  refresh();
}

export function prepareYou() {
  const [name, chosen, calls, atOnce, night] = ["name", "language", "call", "at-once", "night"].map(byId);
  name.value = localStorage.getItem("name") ?? "";
  chosen.value = language();
  calls.checked = callsWanted();
  night.checked = isNight();
  night.addEventListener("change", () => wantNight(night.checked));
  atOnce.checked = localStorage.getItem("at-once") === "yes";
  name.addEventListener("change", rename);
  chosen.addEventListener("change", () => speakFromNowOn(chosen.value));
  calls.addEventListener("change", () => wantCalls(calls.checked));
  atOnce.addEventListener("change", () => localStorage.setItem("at-once", atOnce.checked ? "yes" : "no"));
  byId("open-you").addEventListener("click", () => byId("you").showModal());
}
