// What is said of tasks on paper.
import { fill, list } from "./fill.js";

/** The words of each language; $1, $2 are to be filled in. */
export const WORDS = "%EXERCISE%";

/** The ways in which a number is written or read, in the order of the texts. */
const WAYS = ["binary", "read", "fibonacci", "mend"];

/** How a number comes to be written so, in the steps that the hints teach. */
export function workedOf(words, { asks, form, about, worked }) {
  const [steps, result] = worked.split(";");
  const text = list(words.worked)[WAYS.indexOf(form || asks)];
  return fill(text, about.split("=")[1], steps.split(",").join(words.between), result);
}

const USED = ["rules", "count"]; // what is named that has no value, in the order of the texts
const LONGEST = 60; // characters of a wrong value that are told

/** What is wrong with an attribute, and what is used instead: `used` is nothing where no value says that. */
export function badOf(words, name, text, used) {
  const clipped = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
  return fill(words.bad, name, clipped, used ?? list(words.used)[USED.indexOf(name)]);
}
