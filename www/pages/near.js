// The fallback content of a long page's widgets is inert in `noscript`, and inserted when it comes near the viewport.
import { linkIn } from "./links.js";

const comingNear = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) fill(/** @type {HTMLElement} */ (target));
  },
  { rootMargin: "1800px" }
);

/** Inserts the fallback content of a widget.
    @param {HTMLElement} widget */
export const fill = (widget) => {
  comingNear.unobserve(widget); // whatever is watched takes time from every step
  widget.dataset.near = "";
  const putBy = widget.querySelector(":scope > noscript");
  putBy?.replaceWith(document.createRange().createContextualFragment(putBy.textContent));
};

/** Inserts it where it comes near the viewport, where a link goes to, and everywhere for printing.
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
    // A widget that runs already needs it for printing only.
    widget.addEventListener("nian-ready", () => {
      comingNear.unobserve(widget);
      widget.dataset.near = "";
    });
  }
  fillAt(location.hash);
  document.addEventListener("click", (event) => fillAt(linkIn(event)?.hash ?? ""));
  addEventListener("beforeprint", () => waiting.forEach(fill));
};
