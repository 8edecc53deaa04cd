// Tasks of an exercise as a group of a sheet.
import { SKILLS } from "../common/known.js";
import { paperIn } from "./paper.js";
import { itemOf, read } from "./task.js";
import { wordsOf } from "./words.js";

/** So many milliseconds of work, then the page has its turn. */
const TURN = 20;

/** What takes little room to be answered. */
const NARROW = ["columns"];

const list = (text) => text.split("\n");
const pause = () => new Promise((then) => setTimeout(then));

/** The group of `count` tasks, with what is to be done above them, and the rules where these are the same for all;
    nothing where there are no tasks by these rules. `signal` breaks it off. */
export async function groupOf(language, { skill, rules, level, seed, count, tasks }, signal) {
  const words = wordsOf(language);
  const { task } = await paperIn(language);
  const all = [];
  let began = performance.now();
  for (let index = 0; index < count && !signal.aborted; index += 1) {
    const lines = task(language, skill, rules ?? undefined, Number(level), seed, index, Number(tasks ?? 1));
    if (!lines) return undefined;
    all.push(read(lines));
    if (performance.now() - began > TURN) {
      await pause();
      began = performance.now();
    }
  }
  const different = new Set(all.map((facts) => facts.rules));
  const shared = different.size === 1 ? [...different].filter(Boolean) : [];
  if (shared.length) for (const facts of all) delete facts.rules;
  return { how: [how(words, skill, all[0]), ...shared], narrow: NARROW.includes(skill), items: all.map((facts) => itemOf(facts, language, words)) };
}

/** What is to be done: the texts are in the order of the skills; all tasks of a level ask for one winning move, or for
    all. */
const how = (words, skill, task) => ({ all: words.howAll, two: words.howTwo })[task?.form] ?? list(words.how)[SKILLS.indexOf(skill)];
