// The page's line to the server: what changes comes by it, what is asked goes by requests that may be tried again.
const FIRST_REST_MS = 300;
const LONGEST_REST_MS = 8000;
const TRIES = 6;
const TROUBLES = { 403: "only-watching", 429: "slow" };
export const here = location.pathname;
export const watching = here.startsWith("/w/");

let socket = null;
let marks = ["", ""];
let asked = 0;
let last = Promise.resolve();

/** Follow the table; after a break go on where the page stood, so that nothing is missed. */
export function follow({ language, changed, connected }) {
  let rest = FIRST_REST_MS;
  const open = () => {
    const query = new URLSearchParams({ language: language(), marks: marks.join(",") });
    socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${here}/live?${query}`);
    socket.addEventListener("open", () => { rest = FIRST_REST_MS; connected(true); });
    socket.addEventListener("message", (event) => {
      const told = JSON.parse(event.data);
      marks = told.marks;
      changed(told.changes);
    });
    socket.addEventListener("close", () => {
      connected(false);
      setTimeout(open, rest + Math.random() * FIRST_REST_MS);
      rest = Math.min(LONGEST_REST_MS, rest * 2);
    });
  };
  open();
}

/** Begin the line anew, as after a change of language. */
export function refresh() {
  marks = ["", ""];
  socket?.close();
}

/** Ask for something, after what was asked before has been answered. */
export function ask(what, who) {
  last = last.then(() => deliver(what, who));
  return last;
}

/** The same delivery may arrive twice: it is done once. */
async function deliver(what, who) {
  asked += 1;
  const delivery = `${Date.now().toString(36)}-${asked}-${Math.random().toString(36).slice(2, 10)}`;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const answer = await post(here, { ...what, ...who, delivery });
    if (answer?.ok) return answer.json();
    if (answer && answer.status < 500) return { trouble: TROUBLES[answer.status] ?? "failed" };
    await new Promise((done) => { setTimeout(done, FIRST_REST_MS * 2 ** attempt); });
  }
  return { trouble: "failed" };
}

/** What a line that is being typed may become. */
export async function like(line, who) {
  const answer = await post(`${here}/like`, { line, ...who });
  return answer?.ok ? answer.json() : [];
}

export async function links() {
  const answer = await fetch(`${here}/links`);
  return answer.json();
}

/** The picture that an answer promised, with what is different since another one; null if there is none after all. */
export async function coming(token, since) {
  const answer = await fetch(`${here}/coming/${token}?since=${since}`).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

async function post(path, body) {
  try {
    return await fetch(path, { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });
  } catch {
    return null;
  }
}
