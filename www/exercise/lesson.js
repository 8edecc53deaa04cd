// A task as a lesson, which the engine shows: the start asks, the one step is the answer.
import { read } from "./moves.js";
import { WORDS } from "./words.js";

const everywhere = (text) => Object.fromEntries(Object.entries(WORDS).map(([lang, words]) => [lang, text(words)]));

/** How the answer to each question is shown. */
const ANSWERS = {
  columns: () => ({ show: "columns" }),
  binary: ([stages]) => ({ done: Number(stages) }),
  fibonacci: ([stages]) => ({ done: Number(stages) }),
  pair: ([position]) => ({ position }),
  residue: () => ({}),
  limit: ([position]) => ({ position }),
  slip: (facts) => ({ position: read(facts).before }),
};

/** The text of the lesson. `title` and `question` give their texts in the words of a language. */
export function lesson(asks, about, facts, title, question) {
  const made = { title: everywhere(title), steps: [] };
  const [system, value] = about.split("=");
  const [, digits] = facts;
  if (digits) made.numeral = { in: system, digits };
  else if (value) made.numeral = { value: Number(value), in: system };
  else made.start = about;
  if (asks in ANSWERS) {
    made.say = everywhere(question);
    made.steps.push(ANSWERS[asks](facts));
  } else made.ask = asks;
  return JSON.stringify(made);
}
