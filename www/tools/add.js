// What a card shows, taken into the reader's own lesson.
import { late } from "../nian/late.js";

const script = late("add.js");

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
