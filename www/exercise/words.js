// What an exercise says.
import { fill } from "../common/fill.js";
import { NAMES } from "./names.js";

const ALL = "%EXERCISE%"; // of each language; $1, $2 are to be filled in

export const list = (text) => text.split("\n");

/** The text of a list that is called so. */
const named = (words, of, name) => list(words[of])[NAMES[of].indexOf(name)] ?? "";

/** How one finds out what a task asks. */
export const methodOf = (words, about) => list(words.methods)[NAMES.methods.findIndex((of) => of.test(about))];

/** What is wrong with an answer: a name and its numbers. */
export const faultOf = (words, [name, ...numbers]) => (name ? fill(named(words, "faults", name), ...numbers) : "");

/** The words of each language, with the questions that they make. */
export const WORDS = Object.fromEntries(Object.entries(ALL).map(([lang, words]) => [lang, {
  ...words,
  verdict: (name) => named(words, "verdicts", name),
  question: (asks, about, facts) => fill(named(words, "questions", facts[1] ? "mend" : asks), ...numbersOf(asks, about, facts)),
}]));

/** The numbers in a question. */
function numbersOf(asks, about, [facts]) {
  if (asks === "residue") return facts.split(" ").slice(1);
  return about.match(/\d+(?=@|,|$)/) ?? [];
}
