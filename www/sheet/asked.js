// What the address of a worksheet may say.
import { ATTRIBUTES_OF } from "./setting.js";
import { TRAINING } from "../common/known.js";

/** The versions of the tasks, by their `v`: the same address makes the same tasks as long as it stands. */
const VERSIONS = ["1", "2"];
/** What an address says of them. The attribute `tasks` of the exercise follows `v`. */
const SAID = TRAINING.filter((name) => name !== "tasks");
const MOST = 40;

/** What holds where nothing is said; of all skills some, where none is named. */
export const USUAL = { skill: null, rules: null, level: "1", seed: 1, count: 10, v: VERSIONS[0] };

/** What is asked for, and what is wrong with it: { asked, wrong }, the latter a list of name, text and what is used.
    `shown` are the values that `print` may have; `before` is what holds where nothing is said; there are at `most` so many
    tasks. */
export function read(query, shown, before = { ...USUAL, print: shown[0] }, most = MOST) {
  const values = {
    ...Object.fromEntries(SAID.map((name) => [name, ATTRIBUTES_OF[name]])),
    count: (text) => (/^\d{1,10}$/.test(text) && text >= 1 && text <= most ? Number(text) : undefined),
    v: (text) => (VERSIONS.includes(text) ? text : undefined),
    print: (text) => (shown.includes(text) ? text : undefined),
  };
  const [asked, wrong] = [{}, []];
  for (const [name, value] of Object.entries(values)) {
    const text = query.get(name);
    asked[name] = text === null ? before[name] : value(text) ?? before[name];
    if (text !== null && value(text) === undefined) wrong.push([name, text, before[name]]);
  }
  // Rules are those of one skill.
  if (!asked.skill && asked.rules) {
    wrong.push(["rules", asked.rules, null]);
    asked.rules = null;
  }
  return { asked, wrong };
}

/** The address of what is asked for, without what is not said; `print` leads to the sheet, without it to the same tasks
    on the screen. */
export function query({ print, v, ...asked }) {
  const said = Object.entries({ v, ...asked, print }).filter(([, value]) => value !== null && value !== undefined);
  return new URLSearchParams(said).toString();
}
