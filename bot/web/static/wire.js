// The page's line to the server: what changes comes by it, what is asked goes by requests that may be tried again.
const FIRST_REST_MS = 300;
const LONGEST_REST_MS = 8000;
const LONGEST_WAIT_MS = 30_000;
const TRIES = 6;
const TROUBLES = { 403: "only-watching", 429: "slow" };
export const here = location.pathname;
export const watching = here.startsWith("/w/");

let socket = null;
let marks = ["", ""];
let asked = 0;
let last = Promise.resolve();

/** Follow the table; after a break go on where the page stood, so that nothing is missed. */
export function follow({ language, made, changed, connected, renewed }) {
  let pause = FIRST_REST_MS;
  const open = () => {
    const query = new URLSearchParams({ language: language(), made: made(), marks: marks.join(",") });
    const line = new WebSocket(`${location.origin.replace(/^http/, "ws")}${here}/live?${query}`);
    socket = line;
    line.addEventListener("open", () => { pause = FIRST_REST_MS; connected(true); });
    line.addEventListener("message", (event) => {
      const told = JSON.parse(event.data);
      if (told.made) renewed(told.made);
      marks = told.marks;
      changed(told.changes);
    });
    line.addEventListener("close", () => {
      if (!line.isLeft) connected(false);
      setTimeout(open, pause + Math.random() * FIRST_REST_MS);
      pause = Math.min(LONGEST_REST_MS, pause * 2);
    });
  };
  open();
}

/** Begin the line anew, as after a change of language: nothing is lost by that. */
export function refresh() {
  marks = ["", ""];
  if (!socket) return;
  socket.isLeft = true;
  socket.close();
}

/** Ask for something, after what was asked before has been answered. */
export function ask(what, who) {
  last = last.then(() => deliver(what, who));
  return last;
}

/**
 * The same delivery may arrive twice: it is done once. So whatever becomes of an answer on its way, one asks again, and what
 * is asked afterwards never waits for one that does not come.
 */
async function deliver(what, who) {
  asked += 1;
  const delivery = `${Date.now().toString(36)}-${asked}-${Math.random().toString(36).slice(2, 10)}`;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const answer = await post(here, { ...what, ...who, delivery });
    const told = answer?.ok ? await answer.json().catch(() => null) : null;
    if (told) return told;
    if (answer && !answer.ok && answer.status < 500) return { trouble: TROUBLES[answer.status] ?? "failed" };
    await rest(attempt);
  }
  return { trouble: "failed" };
}

/** Longer after each attempt that failed. */
export const rest = (attempt) => new Promise((done) => { setTimeout(done, FIRST_REST_MS * 2 ** attempt); });

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
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
    return await fetch(path, { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" }, signal });
  } catch {
    return null;
  }
}
