// What an exercise says.
import { fill, named } from "../common/fill.js";

const ALL = "%EXERCISE%"; // of each language; $1, $2 are to be filled in

/** What is wrong with an answer: a name and its numbers. */
export const faultOf = (words, [name, ...numbers]) => (name ? fill(named(words, "fault", name), ...numbers) : "");

/** The words of each language, with the questions that they make. */
export const WORDS = Object.fromEntries(Object.entries(ALL).map(([lang, words]) => [lang, {
  ...words,
  verdict: (name) => named(words, "verdict", name),
  question: (asks, about, facts) => fill(named(words, "question", facts[1] ? "mend" : asks), ...numbersOf(asks, about, facts)),
}]));

/** The numbers in a question. */
function numbersOf(asks, about, [facts]) {
  if (asks === "residue") return facts.split(" ").slice(1);
  return about.match(/\d+(?=@|,|$)/) ?? [];
}
