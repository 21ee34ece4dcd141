// What leaves the page as a file: shared where the device can, else saved.
import { here } from "./wire.js";
import { language } from "./words.js";

/** Save this as a file of this name. */
export function save(name, content) {
  const link = document.createElement("a");
  link.download = name;
  link.href = URL.createObjectURL(content);
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The picture of how the game ended, for showing it around; false if it cannot be had. */
export async function keepEnding(title) {
  const answer = await fetch(`${here}/ending?${new URLSearchParams({ language: language() })}`).catch(() => null);
  if (!answer?.ok) return false;
  const file = new File([await answer.blob()], `${title.replace(/[^\p{L}\p{N}]+/gu, "-")}.jpg`, { type: "image/jpeg" });
  if (!navigator.canShare?.({ files: [file] })) save(file.name, file);
  else await navigator.share({ files: [file], title }).catch(() => {});
  return true;
}
