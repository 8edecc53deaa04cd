// Lazy activation of what comes near the viewport. Every observed element costs time at each step: an element in a part
// of one of our long pages is observed only when its part is near.

/** @typedef {import("./element.js").NianElement} NianElement */

const NEAR = 1100; // pixels: about a screen away

/** @type {Map<Element, Set<NianElement>>} */
const inParts = new Map();
const observer = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      const target = /** @type {NianElement} */ (entry.target); // or a part
      const part = inParts.get(target);
      if (part) {
        observer.unobserve(target);
        part.forEach((element) => observer.observe(element));
        inParts.delete(target);
      } else target.wake();
    }
  },
  { rootMargin: `${NEAR}px` }
);

/** @type {Element | undefined} */
let first;

/** Looks for the first element under one of these names, before they are defined: the page has been laid out,
    and is not once more. If it is near it is woken at once: the observer is a frame late, and a long page is
    read on meanwhile.
    @param {string} names */
export function lookAtFirst(names) {
  const found = document.querySelector(names);
  if (found && found.getBoundingClientRect().top < innerHeight + NEAR) first = found;
}

/** Has an element's `wake` called when it comes near.
    @param {NianElement} element */
export function watch(element) {
  if (element === first) return element.wake();
  const part = element.closest("[data-nian-part]");
  if (!part) return observer.observe(element);
  inParts.set(part, (inParts.get(part) ?? new Set()).add(element));
  observer.observe(part);
}

/** Stops observing an element.
    @param {NianElement} element */
export const unwatch = (element) => observer.unobserve(element);
