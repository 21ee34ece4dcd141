// The browser's way back closes what lies over the page before it leaves the page.
const opened = () => [...document.querySelectorAll("dialog[open]")].at(-1);

export function prepareLeaving() {
  let over = 0;
  const follows = () => {
    const now = document.querySelectorAll("dialog[open]").length;
    if (now > over) history.pushState({ over: now }, "");
    else if (now < over && history.state?.over > now) history.back();
    over = now;
  };
  const watch = new MutationObserver(follows);
  for (const dialog of document.querySelectorAll("dialog")) watch.observe(dialog, { attributeFilter: ["open"] });
  addEventListener("popstate", () => opened()?.close());
}
