// What the attributes of an exercise may say.
import { SKILLS } from "../common/known.js";

const LEVELS = ["1", "2", "3"];
const MOST = 2 ** 32;

const number = (text, least) => (/^\d{1,10}$/.test(text) && text >= least && text < MOST ? Number(text) : undefined);

/** What each attribute's text means; undefined where it is no value. Which rules there are tasks for, the wasm
    knows. */
export const ATTRIBUTES_OF = {
  skill: (text) => (SKILLS.includes(text) ? text : undefined),
  rules: (text) => (/^[a-z][a-z0-9.,-]*$/.test(text) ? text : undefined),
  level: (text) => (LEVELS.includes(text) ? text : undefined),
  seed: (text) => number(text, 0),
  count: (text) => number(text, 1),
};

export const USUAL = { skill: SKILLS[0], rules: null, level: LEVELS[0], seed: 1, count: null };
