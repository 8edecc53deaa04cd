// The lesson that is kept on this device, and the one before it.
import { Store } from "../common/store.js";
import { fromText, toText } from "./file.js";
import { EMPTY } from "./lesson.js";

const isWhole = (value) => typeof value?.text === "string" && Number.isInteger(value.at) && Boolean(fromText(value.text).lesson);

/** { lesson, at }, with `at` a step that there is. */
export function settled({ lesson, at }) {
  return { lesson, at: Math.min(Math.max(at, 0), lesson.steps.length) };
}

const from = ({ text, at }) => settled({ lesson: fromText(text).lesson, at });
const value = ({ lesson, at }) => ({ text: toText(lesson), at });

export const KEY = "make";

export class Kept {
  #store = new Store(KEY, 1, isWhole);
  #before = new Store(`${KEY}-before`, 1, isWhole);

  /** `ok`, `damaged` or `forbidden`. */
  get state() { return this.#store.state; }

  read() { return from(this.#store.read(value({ lesson: EMPTY, at: 0 }))); }

  write(now) {
    this.#store.state = "ok";
    this.#store.write(value(now));
  }

  /** Another lesson is to take the place of this one, which can be brought back, unless there is nothing in it. */
  put(now) {
    if (toText(now.lesson) !== toText(EMPTY)) this.#before.write(value(now));
  }

  /** The lesson that was there before, if there is one. */
  get before() {
    const found = this.#before.read(null);
    return found ? from(found) : undefined;
  }
}
