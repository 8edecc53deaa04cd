// A task as a lesson, which the engine shows: the start asks, the one step is the answer.
import { read } from "./moves.js";
import { SAID } from "./answering.js";
import { workedOf } from "./words.js";

const everywhere = (text) => Object.fromEntries(Object.entries(SAID).map(([lang, words]) => [lang, text(words)]));

const number = (task) => ({ done: Number(task.facts), say: everywhere((words) => workedOf(words, task)) });
const position = (task) => ({ position: task.facts });

/** How the answer to each question is shown. */
const ANSWERS = {
  columns: () => ({ show: "columns" }),
  binary: number,
  fibonacci: number,
  pair: position,
  residue: () => ({}),
  limit: position,
  slip: (task) => ({ position: read(task.facts).before }),
};

/** The text of the lesson about a task. `shown` is the position that is shown, if another than what it is about; `title`
    gives a title in the words of a language. A picture keeps room for all steps: before it is `solved` there is none of
    the answer. */
export function lesson(task, shown, solved, title) {
  const { asks, about, form, digits } = task;
  const made = { title: everywhere(title), steps: [] };
  const [system, value] = about.split("=");
  if (form === "mend") made.numeral = { in: system, digits };
  else if (value) made.numeral = { value: Number(value), in: system };
  else made.start = shown ?? about;
  if (asks in ANSWERS) {
    made.say = everywhere((words) => words.question(task));
    made.steps.push(solved ? ANSWERS[asks](task) : {});
  } else made.ask = asks;
  return JSON.stringify(made);
}
