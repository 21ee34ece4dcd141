// Boards are drawn for the night: a table opens in dark colours, unless its reader has chosen light ones here.

const root = document.documentElement;
root.dataset.look = localStorage.getItem("look") ?? "night";

export const isNight = () => root.dataset.look === "night";

export function wantNight(wanted) {
  root.dataset.look = wanted ? "night" : "day";
  localStorage.setItem("look", root.dataset.look);
}
