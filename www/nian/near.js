// What comes near the screen is brought to life. What is watched takes time from every step: an element
// in a part of one of our long pages is watched only when its part is near.

const NEAR = 1100; // pixels: about a screen away

const inParts = new Map();
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      if (inParts.has(target)) {
        observer.unobserve(target);
        inParts.get(target).forEach((element) => observer.observe(element));
        inParts.delete(target);
      } else target.wake();
    }
  },
  { rootMargin: `${NEAR}px` }
);

let first;

/** Looks for the first element under one of these names, before they are defined: the page has been laid out,
    and is not once more. If it is near it is woken at once: the observer is a frame late, and a long page is
    read on meanwhile. */
export function lookAtFirst(names) {
  const found = document.querySelector(names);
  if (found?.getBoundingClientRect().top < innerHeight + NEAR) first = found;
}

/** Has an element's `wake` called when it comes near. */
export function watch(element) {
  if (element === first) return element.wake();
  const part = element.closest("[data-nian-part]");
  if (!part) return observer.observe(element);
  if (inParts.has(part)) inParts.get(part).add(element);
  else inParts.set(part, new Set([element]));
  observer.observe(part);
}

/** It need not be called any more. */
export const unwatch = (element) => observer.unobserve(element);
