// Carrying a thing of the board to where it goes: one movement of the hand for what two touches do.
import { make } from "./dom.js";
import { likeness } from "./portrait.js";

const FAR_PX = 9;

/**
 * Let the things of this stage be carried. `held` tells what would be carried from a place, `takes` is told what is on its
 * way, `drops` where it was put down.
 */
export function carriable(stage, { held, takes, drops }) {
  let hand = null;  // which pointer is on what, and where it came there
  let copy = null;  // what is seen on its way
  let carried = false;

  function grasp(event) {
    carried = false;
    release();  // what was let go of where nobody heard of it
    if (!event.isPrimary) return;  // two fingers go closer
    const thing = event.button === 0 ? held(event) : null;
    hand = thing && { id: event.pointerId, thing, from: event };
  }

  function carry({ pointerId, clientX, clientY }) {
    if (pointerId !== hand?.id) return;
    const [across, down] = [clientX - hand.from.clientX, clientY - hand.from.clientY];
    if (!copy && Math.hypot(across, down) > FAR_PX) lift();
    if (copy) copy.style.translate = `${across}px ${down}px`;
  }

  function lift() {
    const { thing, from } = hand;
    const { left, top, width, height } = thing.getBoundingClientRect();
    copy = make("div", { className: "carried" }, likeness(thing));
    Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    document.body.append(copy);
    thing.classList.add("away");
    stage.classList.add("carrying");
    carried = true;
    takes(thing, from);
  }

  function release() {
    copy?.remove();
    hand?.thing.classList.remove("away");
    stage.classList.remove("carrying");
    [hand, copy] = [null, null];
  }

  function putDown(event) {
    if (event.pointerId !== hand?.id) return;
    const arrived = copy !== null;
    release();
    if (arrived) drops(event);
  }

  stage.addEventListener("pointerdown", grasp);
  addEventListener("pointermove", carry, true);
  addEventListener("pointerup", putDown);
  addEventListener("pointercancel", ({ pointerId }) => { if (pointerId === hand?.id) release(); });
  stage.addEventListener("touchmove", (event) => { if (hand && event.cancelable) event.preventDefault(); }, { passive: false });
  stage.addEventListener("click", (event) => { if (carried) event.stopImmediatePropagation(); }, true);
}
