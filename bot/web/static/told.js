// What this page has been told, and what of it somebody is just looking at. Whoever changes it says so by `shown`.
import { brought } from "./scene.js";

const LATE_MS = 3000;

export const told = {
  standing: null,
  hand: null,
  touches: null,
  /** The hand's; null if there is none after all, undefined as long as nothing was told of it. */
  picture: undefined,
  place: new Map(),
  own: new Map(),
  called: false,
  /** What has happened to whoever plays here since they acted last, line by line. */
  befallen: [],
  /** What of it all only marks time. */
  beats: [],
  /** What has just been felt at the table. */
  moments: [],
  /** What a press inside the hand has led to, until the hand itself changes. */
  narrowed: null,
  /** At the end: the moment that decided, in words, and which of the replay it is. */
  decided: null,
  /** A picture that stands in place of the hand's: how far somebody gets, what would come of it. */
  looked: null,
  /** An answer for this person alone. */
  answer: null,
  /** Whether a game is being chosen beside one that is over. */
  choosing: false,
};

const changes = {
  all: ({ channel, messages }) => { told[channel] = new Map(messages.map((message) => [message.id, message])); },
  put: ({ channel, message }) => { told[channel].set(message.id, message); },
  drop: ({ channel, id }) => { told[channel].delete(id); },
  stand: ({ standing }) => { told.standing = standing; },
  hand: ({ hand, touches }) => {
    Object.assign(told, { hand, touches, narrowed: null, looked: null });
    if (!hand?.wanted) told.picture = undefined;
  },
  befallen: ({ befallen, beats }) => { Object.assign(told, { befallen, beats }); },
  moments: ({ moments }) => { told.moments = moments; },
  decided: ({ decided }) => { told.decided = decided; },
  call: () => { told.called = true; },
  "own-picture": ({ picture }) => { told.picture = brought(picture); },
};

const news = new EventTarget();

/** Take in what changed. */
export function take(changed) {
  for (const change of changed) changes[change.do](change);
  news.dispatchEvent(new Event("taken"));
}

/** Once another hand than this one is told, or none has been for too long. */
export async function anotherThan(hand) {
  const late = new Promise((done) => { setTimeout(done, LATE_MS, true); });
  const next = () => new Promise((done) => { news.addEventListener("taken", () => done(false), { once: true }); });
  while (told.hand === hand && !(await Promise.race([late, next()])));
}

let show = () => {};

/** From now on this shows what is told. */
export function showBy(shows) {
  show = shows;
}

export function shown() {
  show();
}
