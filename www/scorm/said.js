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

/** A text of somebody's own in the nearest language there is: { text, lang }; of a string nobody knows the language. */
export function spokenIn(text, language) {
  if (typeof text === "string") return { text, lang: "" };
  const near = (tag) => tag.split("-")[0] === language.split("-")[0];
  const tags = Object.keys(text ?? {});
  const lang = [language, ...tags.filter(near), ...WRITTEN, ...tags].find((tag) => text[tag]);
  return lang && { text: text[lang], lang };
}

export const nameOf = (language) => all[language].name;
