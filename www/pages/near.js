// What stands in the tags of a long page is put by in it, and filled in where a reader comes.
import { linkIn } from "./links.js";

const comingNear = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) fill(/** @type {HTMLElement} */ (target));
  },
  { rootMargin: "1800px" }
);

/** Shows what stands in a widget's tag until it runs: the page's own markup, put by until now.
    @param {HTMLElement} widget */
export const fill = (widget) => {
  comingNear.unobserve(widget); // whatever is watched takes time from every step
  widget.dataset.near = "";
  const putBy = widget.querySelector(":scope > noscript");
  putBy?.replaceWith(document.createRange().createContextualFragment(putBy.textContent));
};

/** Fills what comes near the screen, what a link goes to, and all of it for paper.
    @param {HTMLElement[]} waiting */
export const fillNear = (waiting) => {
  const fillAt = (/** @type {string} */ hash) => {
    const part = document.getElementById(hash.slice(1))?.closest(".part");
    for (const widget of waiting) {
      if (part?.contains(widget) || part?.nextElementSibling?.contains(widget)) fill(widget);
    }
  };
  for (const widget of waiting) {
    comingNear.observe(widget);
    // What runs already needs filling for paper only.
    widget.addEventListener("nian-ready", () => {
      comingNear.unobserve(widget);
      widget.dataset.near = "";
    });
  }
  fillAt(location.hash);
  document.addEventListener("click", (event) => fillAt(linkIn(event)?.hash ?? ""));
  addEventListener("beforeprint", () => waiting.forEach(fill));
};
