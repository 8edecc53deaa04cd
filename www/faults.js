// Error messages for files that cannot be shown; imported by nian.js on demand.

import { KEYS } from "./common/known.js";

export const version = "%VERSION%";

/** Of each language. @type {Record<string, Record<string, string>>} */
const WORDS = /** @type {any} */ ("%FAULTS%"); // filled in

/** Of each language. @type {Record<string, string>} */
const OF_LESSONS = /** @type {any} */ ("%OF_LESSONS%"); // filled in

/** What the engine says of lessons with a mistake, a text a line.
    @param {string} lang */
export const ofLessons = (lang) => OF_LESSONS[lang];

/** Whether there is something in the text of a lesson that this version does not know.
    @param {string} text */
function isLater(text) {
  try {
    const lesson = JSON.parse(text.replace(/^\ufeff/, ""));
    return [lesson, ...(lesson.steps ?? [])].some((one) => Object.keys(one).some((key) => !KEYS.includes(key)));
  } catch {
    return false;
  }
}

/** The sentence in a language for what is wrong with a file that is called so; of a `lesson` the engine has said
    it, and its text is given as well.
    @param {string} lang
    @param {string} what */
export const sentence = (lang, what, name = "", text = "") =>
  what === "lesson" ? name + (isLater(text) ? WORDS[lang].later : "") : WORDS[lang][what].replace("$1", () => name);
