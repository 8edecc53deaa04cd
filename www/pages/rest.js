// The rest of an article, which is not laid out before its first example runs.
import { idle } from "../common/idle.js";
import { linkIn } from "./links.js";
import { fill } from "./near.js";
import { root } from "./root.js";

/** Shows the rest of an article at once for whoever goes there. */
export const showAllForLinks = () => {
  const showAll = () => delete root.dataset.early;
  document.addEventListener("click", (event) => linkIn(event) && showAll());
  addEventListener("beforeprint", showAll);
  addEventListener("hashchange", () => {
    if (!("early" in root.dataset)) return;
    showAll();
    document.querySelector(":target")?.scrollIntoView();
  });
};

/** Once the first example runs, shows the rest of an article and fills its cards, piece by piece.
    @param {HTMLElement[]} waiting */
export const settle = async (waiting) => {
  await new Promise((then) => {
    document.addEventListener("nian-ready", then, { once: true });
    addEventListener("load", () => setTimeout(then, 1000)); // it may be far away
  });
  for (const piece of document.querySelectorAll("[data-early] .book > .part ~ *")) {
    await idle();
    piece.setAttribute("data-settled", "");
  }
  delete root.dataset.early;
  for (const widget of waiting) {
    if ("near" in widget.dataset) continue;
    await idle();
    fill(widget);
  }
};
