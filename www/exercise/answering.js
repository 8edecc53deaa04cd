// What an exercise says while its tasks are answered.
import { fill, list } from "../common/fill.js";
import { NAMES } from "./names.js";
import { missingOf, spelled } from "./task.js";
import { WORDS } from "./words.js";

const ALL = "%ANSWERING%"; // of each language; $1, $2 are to be filled in

/** The text of a list that is called so; nothing where there is none. */
export const named = (words, of, name) => list(words[of])[NAMES[of].indexOf(name)] ?? "";

/** What is wrong with an answer: a name and its numbers. */
const faultOf = (words, [name, ...numbers]) => (name ? fill(named(words, "faults", name), ...numbers) : "");

/** Takes in an answer that the wasm has judged in the text `told`: the verdict, and what is said of it, which is a verdict
    and a sentence. `answers` are those before, and this one is added unless it is none. The same in another spelling is no
    other try. */
export function heard(told, task, value, answers) {
  const [verdict, ...fault] = told.split(" ");
  if (verdict === "unread") return [verdict];
  if (verdict === "unfinished") return [verdict, [verdict, (words) => named(words, "missing", missingOf(task))]];
  const answer = spelled(task, value);
  const again = answers.has(answer);
  answers.add(answer);
  return [verdict, [again ? "again" : verdict, (words) => faultOf(words, fault)]];
}

/** Refuses an answer: on the card, and to whoever gave it. */
export function reject(handle, message) {
  handle.complain(message, "bad-value");
  throw new RangeError(message);
}

/** Where the trouble lies: a name and its numbers, of which some are lists, `odd 4,1`. */
export function clueOf(words, clue) {
  const [name, ...numbers] = clue.split(" ");
  return fill(named(words, "clues", name), ...numbers.map((text) => text.split(",").join(words.comma)));
}

/** The words of each language, with the questions that they make. */
export const SAID = Object.fromEntries(Object.entries(ALL).map(([lang, words]) => [lang, {
  ...WORDS[lang],
  ...words,
  verdict: (name) => named(words, "verdicts", name),
  question: (task) => fill(named(words, "questions", task.form || task.asks), ...task.numbers),
}]));
