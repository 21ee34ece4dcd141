// Calling somebody: the title, the icon, and, if they wish so, a soft sound and a notice in the background.
import { byId, set } from "./dom.js";
import { say } from "./words.js";

const NOTES_HZ = [523.25, 659.25];
const MOODS_HZ = { glad: [659.25, 783.99, 1046.5], grim: [311.13, 233.08], plain: [392] };
let waited = false;
let sound = null;

export const callsWanted = () => localStorage.getItem("call") === "yes";

/** Remember whether calls are wanted. A browser plays sounds, and asks for notices, only after such a press. */
export async function wantCalls(wanted) {
  localStorage.setItem("call", wanted ? "yes" : "no");
  if (!wanted) return;
  sound ??= new AudioContext();
  chime();
  if (window.Notification?.permission === "default") await Notification.requestPermission();
}

/** Show whether the table waits for this person; make it heard when it begins to, and when it calls again. */
export function call(waits, called, title, asked) {
  document.title = waits ? `● ${say("your-turn")} · ${title}` : title || "Mestre";
  set(byId("icon"), { href: waits ? "/static/icon-waiting.svg" : "/static/icon.svg" });
  if (waits && (called || !waited) && callsWanted()) {
    chime();
    if (document.hidden && window.Notification?.permission === "granted") new Notification(title, { body: asked });
  }
  waited = waits;
}

/** What is felt is heard as well, by whoever wants to be called. */
export function resound(mood) {
  if (callsWanted()) chime(MOODS_HZ[mood]);
}

function chime(notes = NOTES_HZ) {
  sound ??= new AudioContext();
  if (sound.state !== "running") return;
  notes.forEach((pitch, at) => {
    const [tone, loud] = [sound.createOscillator(), sound.createGain()];
    const begins = sound.currentTime + at * 0.16;
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, begins);
    loud.gain.linearRampToValueAtTime(0.07, begins + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0005, begins + 0.5);
    tone.connect(loud).connect(sound.destination);
    tone.start(begins);
    tone.stop(begins + 0.55);
  });
}
