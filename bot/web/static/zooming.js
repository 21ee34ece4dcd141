// Going closer to a picture with two fingers, the wheel or the keys + and -, without losing one's place: a picture that
// takes the place of another of the same size is seen as closely.
const CLOSEST = 6;
const STEP = 1.25;
const DRAG_PX = 6;

/** Let the picture on this stage be zoomed. */
export function zoomable(stage) {
  let [closeness, left, top] = [1, 0, 0];
  const fingers = new Map();
  let dragged = false;

  const svg = () => stage.firstElementChild;
  const size = () => (svg().size ??= [svg().viewBox.baseVal.width, svg().viewBox.baseVal.height]);

  function apply() {
    const [wide, high] = size();
    left = Math.max(0, Math.min(wide - wide / closeness, left));
    top = Math.max(0, Math.min(high - high / closeness, top));
    svg().setAttribute("viewBox", `${left} ${top} ${wide / closeness} ${high / closeness}`);
    stage.classList.toggle("near", closeness > 1);
  }

  /** Closer by a factor; what lies below the point stays there. */
  function closer(factor, x, y) {
    const before = inPicture(x, y);
    closeness = Math.max(1, Math.min(CLOSEST, closeness * factor));
    apply();
    const after = inPicture(x, y);
    [left, top] = [left + before.x - after.x, top + before.y - after.y];
    apply();
  }

  const inPicture = (x, y) => new DOMPoint(x, y).matrixTransform(svg().getScreenCTM().inverse());
  const middle = () => { const box = stage.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };

  function dragging(event) {
    if (!fingers.has(event.pointerId) || stage.matches(".carrying")) return;
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const before = fingers.get(event.pointerId);
    const now = { x: event.clientX, y: event.clientY, from: before.from };
    if (others.length === 1) {
      const far = (one) => Math.hypot(one.x - others[0].x, one.y - others[0].y);
      closer(far(now) / Math.max(1, far(before)), (now.x + others[0].x) / 2, (now.y + others[0].y) / 2);
      dragged = true;
    } else if (others.length === 0 && closeness > 1) {
      dragged ||= Math.hypot(now.x - now.from.x, now.y - now.from.y) > DRAG_PX;
      const [from, to] = [inPicture(before.x, before.y), inPicture(now.x, now.y)];
      [left, top] = [left + from.x - to.x, top + from.y - to.y];
      apply();
    }
    fingers.set(event.pointerId, now);
  }

  stage.addEventListener("pointerdown", (event) => {
    if (fingers.size === 0) dragged = false;
    const at = { x: event.clientX, y: event.clientY };
    fingers.set(event.pointerId, { ...at, from: at });
  });
  stage.addEventListener("pointermove", dragging);
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) stage.addEventListener(end, ({ pointerId }) => fingers.delete(pointerId));
  stage.addEventListener("click", (event) => { if (dragged) event.stopImmediatePropagation(); dragged = false; }, true);
  stage.addEventListener("wheel", (event) => {
    if (closeness === 1 && event.deltaY > 0) return;
    event.preventDefault();
    closer(event.deltaY < 0 ? STEP : 1 / STEP, event.clientX, event.clientY);
  }, { passive: false });
  document.addEventListener("keydown", (event) => {
    const factor = { "+": STEP, "=": STEP, "-": 1 / STEP }[event.key];
    if (!factor || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) || !svg() || !stage.checkVisibility()) return;
    closer(factor, ...middle());
  });
  stage.addEventListener("shown", () => { if (closeness > 1) apply(); });
}
