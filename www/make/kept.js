// The lesson that is kept on this device, and the last few before it.
import { Earlier } from "../common/earlier.js";
import { Store } from "../common/store.js";
import { fromText, mended, toText } from "./file.js";
import { EMPTY } from "./lesson.js";

const isWhole = (value) => typeof value?.text === "string" && Number.isInteger(value.at) && Boolean(fromText(value.text).lesson);

/** { lesson, at }, with `at` a step that there is. */
export function settled({ lesson, at }) {
  return { lesson, at: Math.min(Math.max(at, 0), lesson.steps.length) };
}

/** What is whole of a lesson that an earlier version has kept although it could not be shown. */
function mend(value) {
  const lesson = typeof value?.text === "string" ? mended(value.text) : undefined;
  return lesson && { text: toText(lesson), at: Number.isInteger(value.at) ? value.at : 0 };
}

const from = ({ text, at }) => settled({ lesson: fromText(text).lesson, at });
const value = ({ lesson, at }) => ({ text: toText(lesson), at });

export const KEY = "make";

export class Kept {
  #store = new Store(KEY, 1, isWhole, mend);
  #earlier = new Earlier(KEY, isWhole);

  /** `ok`, `mended`, `damaged` or `forbidden`. */
  get state() { return this.#store.state; }

  read() { return from(this.#store.read(value({ lesson: EMPTY, at: 0 }))); }

  write(now) {
    this.#store.state = "ok";
    this.#store.write(value(now));
  }

  /** Another lesson is to take the place of this one, which can be brought back, unless there is nothing in it. */
  put(now) {
    if (!isEmpty(now)) this.#earlier.put(value(now));
  }

  /** Whether there is a lesson that can be brought back. */
  get hasEarlier() { return Boolean(this.#earlier.newest); }

  /** The lesson that was there before, in the place of this one; asked again, the one before that, and so on. */
  turn(now) { return from(this.#earlier.turn(isEmpty(now) ? undefined : value(now))); }

  /** The text that was put aside last, as it was; nothing where there is none. */
  get damaged() {
    const [last] = this.#store.damaged?.split("\n").slice(-1) ?? [];
    try {
      return JSON.parse(last).value.text ?? last;
    } catch {
      return last;
    }
  }

  /** What was put aside has been mended. */
  forgetDamaged() { this.#store.forgetDamaged(); }
}

export const isEmpty = ({ lesson }) => toText(lesson) === toText(EMPTY);
