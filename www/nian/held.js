// A pointer that is held down: its target must not be replaced meanwhile.
import { deferred } from "./deferred.js";

/** The timeout of that, in milliseconds. */
const LONGEST = 10_000;
/** The delay until the events that follow, such as a click, have been dispatched, in milliseconds. */
const AFTER = 100;

/** The composed path of its event, and the promise of its release.
    @type {{ way: EventTarget[], over: import("./deferred.js").Deferred<void> } | undefined} */
let held;

/** Resolves it in so many milliseconds.
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

/** The promise that the pointer in an element is released; none where none is held down.
    @param {Element} element */
export const heldIn = (element) => (held?.way.includes(element) ? held.over.promise : undefined);
