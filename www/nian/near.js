// Lazy activation of what comes near the viewport.

/** @typedef {import("./element.js").NianElement} NianElement */

const NEAR = 1100; // pixels: about a screen away

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) /** @type {NianElement} */ (target).wake();
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
  observer.observe(element);
}

/** Stops observing an element.
    @param {NianElement} element */
export const unwatch = (element) => observer.unobserve(element);
