// A pointer that is held down: what it acts on is not to be replaced meanwhile.
import { deferred } from "./deferred.js";

/** So long a card waits for it to come up, in milliseconds. */
const LONGEST = 10_000;
/** What else comes of it, a click, say, has come by then. */
const AFTER = 100;

/** The way of its event, and the promise of its end.
    @type {{ way: EventTarget[], over: import("./deferred.js").Deferred<void> } | undefined} */
let held;

/** It is over in so many milliseconds.
    @param {number} after */
function end(after) {
  const { over } = held ?? {};
  setTimeout(() => {
    if (held?.over === over) held = undefined;
    over?.resolve();
  }, after);
}

addEventListener(
  "pointerdown",
  (event) => {
    held?.over.resolve();
    held = { way: event.composedPath(), over: deferred() };
    end(LONGEST);
  },
  true
);
for (const type of ["pointerup", "pointercancel"]) addEventListener(type, () => end(AFTER), true);
addEventListener("click", () => end(0), true);

/** What there is to wait for until no pointer is held down in an element; nothing where none is.
    @param {Element} element */
export const heldIn = (element) => (held?.way.includes(element) ? held.over.promise : undefined);
