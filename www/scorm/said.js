// What the page says.
import { WRITTEN } from "../common/known.js";
import { fill } from "../common/fill.js";

const all = "%SCORM%"; // of each language

/** The language we speak that is nearest to one of these tags: script before region, else the last. */
export function nearest(tags) {
  for (const tag of tags.filter(Boolean)) {
    if (WRITTEN.includes(tag)) return tag;
    if (/^zh\b.*(hans|cn|sg|my)/i.test(tag)) return "zh-Hans";
    if (/^zh\b/i.test(tag)) return "zh-Hant";
    if (/^en\b/i.test(tag)) return "en";
  }
  return "en";
}

/** What there is to say in a language: a function of a text's name and of what fills it in. */
export const saying = (language) => (name, ...values) => fill(all[language][name], ...values);

export const nameOf = (language) => all[language].name;
