// What the page says.
import { WRITTEN } from "../common/known.js";
import { fill } from "../common/fill.js";
import { nearest } from "../common/nearest.js";

const all = "%SCORM%"; // of each language

/** The language of the page that is nearest to the first of these tags that is of one. */
export function nearestOf(tags) {
  const ours = tags.filter(Boolean).filter((tag) => nearest(tag) !== "en" || /^en\b/i.test(tag)).map(nearest);
  return ours.find((language) => WRITTEN.includes(language)) ?? "en";
}

/** What there is to say in a language: a function of a text's name and of what fills it in. */
export const saying = (language) => (name, ...values) => fill(all[language][name], ...values);

export const nameOf = (language) => all[language].name;
