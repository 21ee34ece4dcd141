// The page's own words, from the same catalogue as everything else that is said.
import { set } from "./dom.js";

const LANGUAGES = ["pt-BR", "uk", "en"];
let words = {};
let spoken = "en";

export const language = () => spoken;
export const say = (key) => words[key] ?? "";

/** The language that was chosen here before, else the browser's. */
export function usual() {
  const stored = localStorage.getItem("language");
  if (LANGUAGES.includes(stored)) return stored;
  const first = navigator.language.slice(0, 2);
  return LANGUAGES.find((one) => one.startsWith(first)) ?? "en";
}

/** Speak this language from now on. */
export async function speak(wanted) {
  words = await (await fetch(`/words/${wanted}`)).json();
  spoken = wanted;
  localStorage.setItem("language", wanted);
  document.documentElement.lang = wanted;
  for (const node of document.querySelectorAll("[data-word]")) node.textContent = say(node.dataset.word);
  for (const node of document.querySelectorAll("[data-word-hint]")) node.placeholder = say(node.dataset.wordHint);
  for (const node of document.querySelectorAll("[data-word-label]")) {
    set(node, { "aria-label": say(node.dataset.wordLabel), title: say(node.dataset.wordLabel) });
  }
}
