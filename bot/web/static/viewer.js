// A picture in its full size: a tap goes closer to the place that was tapped, another one back.
import { byId } from "./dom.js";

const CLOSER = 2.5;

/** Show a picture of the page as large as the window. */
export function zoom(picture, alt) {
  if (!picture) return;
  const large = byId("large");
  large.classList.remove("close");
  large.style.removeProperty("width");
  large.replaceChildren(picture.cloneNode(true));
  large.ariaLabel = alt;
  byId("viewer").showModal();
}

export function prepareViewer() {
  const large = byId("large");
  byId("viewer").addEventListener("close", () => large.replaceChildren());
  large.addEventListener("click", (event) => {
    const pane = large.parentElement;
    const box = large.getBoundingClientRect();
    const at = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    const closer = large.classList.toggle("close");
    large.style.width = closer ? `${Math.round(box.width * CLOSER)}px` : "";
    const now = large.getBoundingClientRect();
    pane.scrollTo(now.width * at.x - pane.clientWidth / 2, now.height * at.y - pane.clientHeight / 2);
  });
}
