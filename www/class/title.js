// What the things of a lesson are called.
import { textOf } from "./texts.js";
import { writeItem } from "./item.js";

/** What a thing is called: by the teacher, else as on our pages. */
export async function titleOf(thing, language) {
  const own = textOf(thing.name, language);
  if (own) return own.text;
  return writeItem({ ...thing, start: 0 });
}
