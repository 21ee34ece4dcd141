// What is that? A long press, the other mouse button or the key ? on anything of a picture is answered in words.
const LONG_MS = 550;
const STILL_PX = 8;

/** Let the things of this stage be asked about; `tell` is given the names by which one may be known. */
export function askable(stage, tell) {
  let resting = 0;
  let from = null;
  let told = false;

  const about = (x, y) => {
    const things = document.elementsFromPoint(x, y).map((node) => node.closest("[data-names]")).filter((one) => stage.contains(one));
    if (things.length === 0) return false;
    tell(things.flatMap((one) => one.dataset.names.split("|")), things[0]);
    return true;
  };
  const leave = () => clearTimeout(resting);

  stage.addEventListener("pointerdown", ({ clientX, clientY, pointerType, isPrimary }) => {
    leave();
    told = false;
    from = { clientX, clientY };
    if (isPrimary && pointerType !== "mouse") resting = setTimeout(() => { told = about(clientX, clientY); }, LONG_MS);
  });
  stage.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (from && Math.hypot(clientX - from.clientX, clientY - from.clientY) > STILL_PX) leave();
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) stage.addEventListener(end, leave);
  stage.addEventListener("click", (event) => { if (told) event.stopImmediatePropagation(); told = false; }, true);
  stage.addEventListener("contextmenu", (event) => {
    if (told || about(event.clientX, event.clientY)) event.preventDefault();
  });
  document.addEventListener("keydown", ({ key }) => {
    const thing = document.activeElement?.closest?.("[data-names]") ?? stage.querySelector("[data-names]:hover");
    if (key === "?" && thing && stage.contains(thing)) tell(thing.dataset.names.split("|"), thing);
  });
}
