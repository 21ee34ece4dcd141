// The rooms that were visited in this browser. Their links are secrets and stay here.
const NAME = "rooms";
const MOST = 30;

export function rooms() {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export const keyFor = (room) => rooms().find((one) => one.room === room)?.key;

export function remember(room, key, title) {
  const others = rooms().filter((one) => one.room !== room || one.key !== key);
  localStorage.setItem(NAME, JSON.stringify([{ room, key, title, at: Date.now() }, ...others].slice(0, MOST)));
}

export function forget(room, key) {
  localStorage.setItem(NAME, JSON.stringify(rooms().filter((one) => one.room !== room || one.key !== key)));
}
