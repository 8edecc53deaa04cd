// What the reader has gone through, and where the reader has stopped: kept on the device, and shown as coins.
import { showCoins } from "./path/coins.js";
import { change } from "./path/record.js";

/** @typedef {import("./path/record.js").Place} Place */

/** The reader is at this step of an example.
    @param {Place} at
    @param {boolean} done */
export function remember(at, done) {
  change(({ done: before, ...rest }) => ({
    ...rest,
    at,
    done: done && !before.includes(at.section) ? [...before, at.section] : before,
  }));
  showCoins();
}

/** Marks the chapter as read, or no longer. */
const mark = /** @type {HTMLButtonElement | null} */ (document.querySelector(".chapter-end [name=read]"));
mark?.addEventListener("click", () => {
  const { value } = mark;
  change(({ read: before, ...rest }) => ({
    ...rest,
    read: before.includes(value) ? before.filter((chapter) => chapter !== value) : [...before, value],
  }));
  showCoins();
});
// Also where one comes back to the page, and where another window has changed what is kept.
for (const event of ["pageshow", "storage"]) addEventListener(event, showCoins);
showCoins();
