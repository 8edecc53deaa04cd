// What a card shows, taken into the reader's own lesson.
import { lazyModule } from "../nian/lazy.js";

/** @typedef {(card: import("../tools.js").Card, said: Record<string, string>) => void} Add */

/** @type {() => Promise<{ addToLesson: Add }>} */
const script = lazyModule("add.js");

/** @param {import("../tools.js").Card} card */
export async function addToLesson({ widget, frame, words }) {
  const said = {
    name: words.add,
    added: words.added,
    full: words.addFull,
    forbidden: words.addForbidden,
    cannot: words.addCannot,
    lesson: words.lesson,
  };
  const { addToLesson: add } = await script();
  add({ widget, frame, words }, said);
}
