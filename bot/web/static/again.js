// What a board has shown since one last acted, once more, picture by picture: what moved moves again.
import { actedAt } from "./lately.js";
import { fetched } from "./scene.js";
import { shows } from "./screen.js";

const STEP_MS = 900;
const MOST = 12;
let trail = [];

/** The board is seen like this now; what one looks up meanwhile is no part of it. */
export function seen(name) {
  if (trail.at(-1)?.name !== name) trail = [...trail, { name, at: Date.now() }].slice(-MOST);
}

/** Another table begins with nothing seen. */
export function forget() {
  trail = [];
}

/** By their names: the picture on which one acted, then those that came of it. */
function since() {
  const first = trail.findLastIndex(({ at }) => at <= actedAt());
  return trail.slice(Math.max(0, first)).map(({ name }) => name);
}

export const hasMoved = () => since().length > 2 && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Show it all; a press or a key goes on to how it is now, and so does a picture that comes meanwhile. */
export async function again(stage) {
  const now = stage.dataset.shown;
  const passing = new AbortController();
  const passed = new Promise((done) => {
    for (const event of ["pointerdown", "keydown"]) addEventListener(event, done, { capture: true, signal: passing.signal });
  });
  let isOver = false;
  passed.then(() => { isOver = true; });
  for (const name of since()) {
    const scene = await fetched(name);
    if (isOver || !scene || stage.dataset.shown !== now) break;
    shows(stage, scene);
    await Promise.race([passed, new Promise((done) => { setTimeout(done, STEP_MS); })]);
  }
  passing.abort();
  const scene = await fetched(now);
  if (scene && stage.dataset.shown === now) shows(stage, scene);
}
