// The first page: the tables that were visited in this browser, or straight to a new one if there are none.
import { byId, make } from "./dom.js";
import { forget, rooms } from "./rooms.js";
import { language, say, speak, usual } from "./words.js";

function entry({ room, key, title, at }) {
  const when = new Date(at).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });
  const link = make("a", { href: `/r/${room}/${key}`, className: "button" }, make("b", { textContent: title || "Mestre" }), make("small", { textContent: when }));
  const remove = make("button", { type: "button", textContent: "✕", title: say("home-forget"), "aria-label": say("home-forget") });
  const line = make("li", {}, link, remove);
  remove.addEventListener("click", () => { forget(room, key); line.remove(); });
  return line;
}

if (rooms().length === 0) {
  location.replace("/new");
} else {
  await speak(usual());
  byId("rooms").append(...rooms().map(entry));
  byId("home").hidden = false;
}
