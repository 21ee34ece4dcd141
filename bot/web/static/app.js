"use strict";
// Texts come as texts and become text nodes: nothing that anybody is called or says is ever markup.
const WORDS = {
  "pt-BR": { invite: "Copiar convite", copied: "Link copiado. Mande aos amigos.", hint: "Digite aqui: /play holland, /fill, /start …", twin: "Em palavras", lost: "Sem conexão. Tentando de novo…", slow: "Devagar: tente de novo em instantes." },
  uk: { invite: "Копіювати запрошення", copied: "Посилання скопійовано. Надішліть друзям.", hint: "Пишіть тут: /play holland, /fill, /start …", twin: "Словами", lost: "Немає зв’язку. Пробуємо ще…", slow: "Повільніше: спробуйте за мить." },
  en: { invite: "Copy invitation", copied: "Link copied. Send it to your friends.", hint: "Type here: /play holland, /fill, /start …", twin: "In words", lost: "No connection. Trying again…", slow: "Slower: try again in a moment." },
};
const byId = (id) => document.getElementById(id);
const parts = { place: byId("place"), own: byId("own") };
const shown = { place: new Map(), own: new Map() };
let count = 0;
let toastTimer = 0;

const words = () => WORDS[byId("language").value];

function make(tag, text, className) {
  const node = document.createElement(tag);
  if (text) node.textContent = text;
  if (className) node.className = className;
  return node;
}

function toast(text) {
  clearTimeout(toastTimer);
  byId("toast").textContent = text;
  toastTimer = setTimeout(() => { byId("toast").textContent = ""; }, 6000);
}

function card(message) {
  const article = make("article");
  article.dataset.id = message.id;
  if (message.text) article.append(make("p", message.text));
  if (message.picture) {
    const image = make("img");
    image.alt = message.picture.alt;
    image.src = `/picture/${encodeURIComponent(message.picture.name)}`;
    const twin = make("details");
    twin.append(make("summary", words().twin), message.picture.twin);
    article.append(image, twin);
  }
  for (const row of message.rows) article.append(buttons(row));
  return article;
}

function buttons(row) {
  const line = make("div", "", "row");
  for (const button of row) {
    const node = make("button", button.label, button.tone);
    node.type = "button";
    node.title = button.help;
    node.disabled = !button.on;
    node.addEventListener("click", () => ask({ press: button.id }));
    line.append(node);
  }
  return line;
}

function put(channel, message) {
  const fresh = card(message);
  const old = shown[channel].get(message.id);
  shown[channel].set(message.id, fresh);
  if (old) { old.replaceWith(fresh); return; }
  parts[channel].append(fresh);
  parts[channel].scrollTop = parts[channel].scrollHeight;
}

function drop(channel, id) {
  shown[channel].get(id)?.remove();
  shown[channel].delete(id);
}

function changed(change) {
  const { channel } = change;
  if (change.do === "all") {
    for (const id of [...shown[channel].keys()]) drop(channel, id);
    for (const message of change.messages) put(channel, message);
  } else if (change.do === "put") put(channel, change.message);
  else drop(channel, change.id);
}

async function ask(what) {
  count += 1;
  const delivery = `${Date.now()}-${count}-${Math.random().toString(36).slice(2)}`;
  const body = JSON.stringify({ ...what, delivery, name: byId("name").value, language: byId("language").value });
  for (let attempt = 0; attempt < 4; attempt += 1) {
    try {
      const answer = await fetch(location.pathname, { method: "POST", body, headers: { "Content-Type": "application/json" } });
      if (answer.status === 429) { toast(words().slow); return; }
      if (answer.ok) { replied(await answer.json()); return; }
    } catch { toast(words().lost); }
    await new Promise((done) => { setTimeout(done, 600 * (attempt + 1)); });
  }
}

function replied(reply) {
  if (reply.text) toast(reply.text);
  if (reply.screen) { drop("own", "reply"); put("own", reply.screen); }
  if (reply.file) {
    const link = make("a");
    link.download = reply.file.name;
    link.href = URL.createObjectURL(new Blob([reply.file.content], { type: "application/json" }));
    link.click();
  }
}

function speak() {
  const language = byId("language").value;
  document.documentElement.lang = language;
  byId("invite").textContent = words().invite;
  byId("line").placeholder = words().hint;
  localStorage.setItem("language", language);
}

byId("language").value = localStorage.getItem("language")
  || ({ pt: "pt-BR", uk: "uk" })[navigator.language.slice(0, 2)] || "en";
byId("name").value = localStorage.getItem("name") || "";
byId("name").addEventListener("change", () => localStorage.setItem("name", byId("name").value));
byId("language").addEventListener("change", speak);
byId("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const line = byId("line").value.trim();
  if (line) ask({ line });
  byId("line").value = "";
});
byId("invite").addEventListener("click", async () => {
  const link = location.href.replace(/\/[^/]*$/, "");
  try { await navigator.clipboard.writeText(link); toast(words().copied); } catch { toast(link); }
});
speak();
const source = new EventSource(`${location.pathname}/stream`);
source.addEventListener("message", (event) => changed(JSON.parse(event.data)));
source.addEventListener("error", () => toast(words().lost));
