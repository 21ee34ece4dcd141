// Building and changing the page. Texts come as texts and become text nodes: nothing that anybody is called or says is
// ever markup.

export const byId = (id) => document.getElementById(id);

/** An element with properties, attributes (written with a dash, or one of a few) and children. */
export function make(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  set(node, properties);
  node.append(...children);
  return node;
}

export function set(node, properties) {
  for (const [name, value] of Object.entries(properties)) {
    if (name === "dataset") Object.assign(node.dataset, value);
    else if (name.includes("-") || ["role", "tabindex", "alt"].includes(name)) attribute(node, name, value);
    else if (node[name] !== value) node[name] = value;
  }
}

function attribute(node, name, value) {
  if (value === null || value === undefined || value === false) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
}

/**
 * Make the children of `parent` show `items`, keeping the nodes of those that stay: what has the focus keeps it, and
 * what did not change is not redrawn. `draw(item, node)` returns a new node, or the given one brought up to date.
 */
export function list(parent, items, keyOf, draw) {
  const old = new Map([...parent.children].map((node) => [node.dataset.key, node]));
  let place = parent.firstElementChild;
  for (const item of items) {
    const key = String(keyOf(item));
    const node = draw(item, old.get(key) ?? null);
    node.dataset.key = key;
    old.delete(key);
    if (node === place) place = place.nextElementSibling;
    else parent.insertBefore(node, place);
  }
  for (const node of old.values()) node.remove();
}

/** Do something to a part of the page; if what had the focus there is gone, the focus goes to what stands in its place. */
export function keepingFocus(part, change) {
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  const at = focused ? focusable(part).indexOf(focused) : -1;
  change();
  if (!focused || (part.contains(focused) && !focused.disabled)) return;
  const left = focusable(part);
  (left[Math.min(at, left.length - 1)] ?? part).focus({ preventScroll: true });
}

function focusable(part) {
  return [...part.querySelectorAll("button:not(:disabled), summary, input, select, a[href]")]
    .filter((node) => node.checkVisibility());
}

/** Fill a choice: each value with what it is called. */
export function options(input, choices, value) {
  list(input, choices, (one) => one.value, (one, old) => {
    const made = old ?? make("option");
    made.setAttribute("value", one.value);
    set(made, { textContent: one.label });
    return made;
  });
  set(input, { value: String(value) });
}
